//! Objects of RISC-V: the machine words of each function, by the reader of `limbforge`.

use std::time::Instant;

use limbforge::{
    emit::asm::riscv::prover,
    field::Field,
    read::{Meanings, Riscv},
};
use riscv_lab::isa::Isa;

use super::{
    examine::{Outcome, Report, Row},
    problem::Problem,
};

/// Proves the functions of an object that are named like operations of the field, after a common beginning such as
/// `curve25519_`.
///
/// # Errors
/// The reason for which the object as a whole is refused.
pub fn examine_object(object: &[u8], isa: Isa, field: &Field) -> Result<Report, Problem> {
    let found = Riscv { isa }.functions(object);
    let found =
        found.map_err(|reason| Problem::at(0, format!("the object is refused: {reason}")))?;
    let prefix = found.keys().find_map(|name| name.strip_suffix("_square"));
    let prefix = prefix.map_or(String::new(), |prefix| format!("{prefix}_"));
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
                let proved = prover(field, wanted, isa).map_err(|error| error.to_string());
                let proved =
                    proved.and_then(|prover| prover.prove(code).map_err(|error| error.to_string()));
                match proved {
                    Ok(()) => Outcome::Code,
                    Err(reason) => Outcome::Refused(Problem::at(0, reason)),
                }
            }
        };
        rows.push(Row {
            name: name.clone(),
            line: 0,
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
