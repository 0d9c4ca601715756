//! Routines of an object for x86-64: calls of its functions that are proved.

use std::{collections::BTreeMap, time::Instant};

use limbforge::{
    emit::asm::x86,
    field::Field,
    read::{Arrangement, Routines, x86::Code},
};

use super::{Judged, Names};
use crate::lang::examine::Outcome;

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

/// Proves one under the first arrangement that does.
fn one(routines: &mut Routines<'_>, name: &str, code: &Code, is_rust: bool) -> Outcome {
    let arrangements = match is_rust {
        true => routines.arrangements_of_rust(name),
        false => vec![Arrangement::Addresses],
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
