//! Routines of an object for x86-64: calls of its functions that are proved.

use std::{collections::BTreeMap, time::Instant};

use limbforge::{
    check::Checked,
    emit::asm::x86,
    field::Field,
    interface::layout,
    ir::Program,
    read::{Returned, Routines, x86::Code},
};

use super::{Judged, Names};
use crate::lang::report::Outcome;

/// Proves the routines among the functions of an object, whose other functions are judged. One that is not proved stays
/// what it is, with the reason.
pub fn prove(
    judged: &mut [Judged],
    found: &BTreeMap<String, Code>,
    names: &impl Names,
    field: &Field,
) {
    let mut routines = Routines::new(field, |wanted| {
        x86::prover(field, wanted).map_err(|error| error.to_string())
    });
    let codes: Vec<&Code> = found.values().collect();
    for (judged, code) in judged.iter().zip(&codes) {
        let operation = judged.row.operation.as_deref();
        let program = operation.and_then(|name| field.program(name));
        if let (Some(program), Some(arrangement)) = (program, &judged.arrangement) {
            routines.enter(program.program(), code, arrangement);
        }
    }
    enter_merged(&mut routines, judged, &codes, field);
    // Each routine of the field calls earlier ones.
    for routine in &field.routines {
        let name = &routine.program().name;
        for (k, judged) in judged.iter_mut().enumerate() {
            if judged.row.operation.as_ref() != Some(name) {
                continue;
            }
            let start = Instant::now();
            let is_rust = names.named(k, field).is_some_and(|named| named.is_rust);
            judged.row.outcome = one(&mut routines, name, codes[k], is_rust);
            judged.row.took = start.elapsed();
        }
    }
}

/// Enters functions under the names of further operations that the object does not have: of parts that compute the
/// same, such as two products of matrices, LLVM keeps one where nothing but the field calls them.
fn enter_merged(routines: &mut Routines<'_>, judged: &[Judged], codes: &[&Code], field: &Field) {
    let is_there = |name: &str| {
        let mut rows = judged.iter().map(|judged| judged.row.operation.as_deref());
        rows.any(|operation| operation == Some(name))
    };
    let internal = |program: &&Checked<Program>| program.program().internal;
    let missing = field.programs.iter().filter(internal);
    for wanted in missing.filter(|wanted| !is_there(&wanted.program().name)) {
        for (judged, code) in judged.iter().zip(codes) {
            let operation = judged.row.operation.as_deref();
            let kept = operation
                .and_then(|name| field.program(name))
                .filter(internal);
            let (Some(kept), Some(arrangement)) = (kept, &judged.arrangement) else {
                continue;
            };
            if !is_called_alike(field, kept.program(), wanted.program()) {
                continue;
            }
            let prover = x86::prover(field, wanted).ok();
            let prover = prover.and_then(|prover| prover.arranged(arrangement.clone()).ok());
            if prover.is_some_and(|prover| prover.prove(code).is_ok()) {
                routines.enter(wanted.program(), code, arrangement);
            }
        }
    }
}

/// Whether parameters and results of two programs are passed in the same way.
fn is_called_alike(field: &Field, one: &Program, other: &Program) -> bool {
    let ports = |program: &Program| {
        let all = program.params.iter().chain(&program.results);
        let all = all.map(|port| (layout(field.into(), port), port.values.len()));
        (program.params.len(), all.collect::<Vec<_>>())
    };
    ports(one) == ports(other)
}

/// Proves one under the first arrangement that does.
fn one(routines: &mut Routines<'_>, name: &str, code: &Code, is_rust: bool) -> Outcome {
    let arrangements = match is_rust {
        true => routines.arrangements_of_rust(name),
        false => vec![Returned::Addresses.into()],
    };
    let mut reason = None;
    for arrangement in &arrangements {
        match routines.prove(name, code, arrangement) {
            Ok(composed) => {
                let passing = is_rust.then(|| routines.describe(name, arrangement));
                return Outcome::Composed(composed, passing.flatten());
            }
            Err(error) => reason = reason.or(Some(error.to_string())),
        }
    }
    let reason = reason.unwrap_or_else(|| "its parameters are not followed".to_owned());
    Outcome::Unseen(format!("a routine: nothing is proved, as {reason}"))
}
