//! Objects of RISC-V, x86-64 and AArch64: the machine words of each function, by the reader of `limbforge`.

use std::{collections::BTreeMap, time::Instant};

use limbforge::{
    check::Checked,
    emit::asm::{AsmError, aarch64, riscv, x86},
    field::Field,
    ir::Program,
    read::{Aarch64, Meanings, Prover, Riscv, X86},
};
use riscv_lab::isa::Isa;

use super::{
    examine::{Outcome, Report, Row},
    problem::Problem,
};

/// Where the header of an ELF file has the number of the processor, and the numbers of those beside x86-64.
const MACHINE: usize = 18;
const RISCV: [u8; 2] = [243, 0];
const AARCH64: [u8; 2] = [183, 0];

/// The number of the processor in a file's header; of an archive, in that of its first object.
fn machine(file: &[u8]) -> Option<[u8; 2]> {
    let start = match file.starts_with(b"!<arch>\n") {
        true => file.windows(4).position(|bytes| bytes == b"\x7fELF")?,
        false => 0,
    };
    file.get(start + MACHINE..start + MACHINE + 2)?
        .try_into()
        .ok()
}

/// Whether a file begins as an ELF file or an archive does.
pub fn is_object(file: &[u8]) -> bool {
    file.starts_with(b"\x7fELF") || file.starts_with(b"!<arch>\n")
}

/// Proves the functions of an object that are named like operations of the field, after a common beginning such as
/// `curve25519_`. The object says for which processor it is; the instruction set is that of RISC-V.
///
/// # Errors
/// The reason for which the object as a whole is refused.
pub fn examine_object(object: &[u8], isa: Isa, field: &Field) -> Result<Report, Problem> {
    match machine(object) {
        Some(RISCV) => {
            let prover = |wanted| riscv::prover(field, wanted, isa);
            examine(object, &Riscv { isa }, field, prover)
        }
        Some(AARCH64) => examine(object, &Aarch64, field, |wanted| {
            aarch64::prover(field, wanted)
        }),
        _ => examine(object, &X86::SystemV, field, |wanted| {
            x86::prover(field, wanted)
        }),
    }
}

fn examine<'a, M: Meanings>(
    object: &[u8],
    meanings: &M,
    field: &'a Field,
    prover: impl Fn(&'a Checked<Program>) -> Result<Prover<'a, M>, AsmError>,
) -> Result<Report, Problem> {
    let found = meanings.functions(object);
    let found =
        found.map_err(|reason| Problem::at(0, format!("the object is refused: {reason}")))?;
    let prefix = prefix(found.keys(), field);
    let mut rows = Vec::new();
    for (name, code) in &found {
        let start = Instant::now();
        let wanted = name
            .strip_prefix(&prefix)
            .and_then(|name| field.program(name));
        let outcome = match wanted {
            None => {
                Outcome::Unseen("no straight-line operation of the field: not looked at".to_owned())
            }
            Some(wanted) => {
                let proved = prover(wanted).map_err(|error| error.to_string());
                let proved =
                    proved.and_then(|prover| prover.prove(code).map_err(|error| error.to_string()));
                match proved {
                    Ok(lifted) => Outcome::Code(Box::new(lifted)),
                    Err(reason) => Outcome::Refused(Problem::at(0, reason)),
                }
            }
        };
        rows.push(Row {
            name: name.clone(),
            line: 0,
            operation: wanted.map(|wanted| wanted.program().name.clone()),
            outcome,
            took: start.elapsed(),
        });
    }
    let missing = field.programs.iter().map(|p| p.program());
    let missing =
        missing.filter(|p| !p.internal && !found.contains_key(&format!("{prefix}{}", p.name)));
    let missing = missing.map(|p| p.name.clone()).collect();
    Ok(Report { rows, missing })
}

/// The beginning of names under which most operations of the field are there.
fn prefix<'a>(names: impl Iterator<Item = &'a String>, field: &Field) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for name in names {
        for program in &field.programs {
            if let Some(prefix) = name.strip_suffix(&program.program().name) {
                *counts.entry(prefix).or_default() += 1;
            }
        }
    }
    let most = counts.into_iter().max_by_key(|(_, count)| *count);
    most.map_or(String::new(), |(prefix, _)| prefix.to_owned())
}
