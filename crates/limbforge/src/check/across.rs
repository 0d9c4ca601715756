//! Programs on registers whose words have passed the check.

use crate::ir::{
    Program, Step,
    across::{self, Meaningless},
    build::Builder,
};

use super::{Checked, Refusal};

/// Accepts a program on registers if its expansion is, instruction by instruction, a program that has passed the check.
///
/// # Errors
/// [`Refusal::Expansion`]: it has no meaning in words, or the words compute something else.
pub fn fits_across(
    registers: across::Program,
    words: &Checked<Program>,
) -> Result<Checked<across::Program>, Refusal> {
    let refuse = |reason: &str| Refusal::Expansion(Meaningless::new(&words.program().name, reason));
    let program = words.program();
    if registers.name != program.name {
        return Err(refuse("it is named otherwise"));
    }
    let mut b = Builder::new(&program.name, program.word);
    let params: Vec<_> = (program.params.iter())
        .map(|port| b.param(&port.name, port.kind, &port.bounds))
        .collect();
    let results = across::expand(&registers, &mut b, &params).map_err(Refusal::Expansion)?;
    let results = program.results.iter().zip(results);
    let ports = results.map(|(port, values)| (port.name.as_str(), port.kind, values));
    let expansion = b.finish(ports.collect(), program.spec.clone());
    let expansion = expansion.map_err(|overflow| refuse(&overflow.to_string()))?;
    let values = |program: &Program| {
        let results = program.results.iter();
        results.map(|port| port.values.clone()).collect::<Vec<_>>()
    };
    let instructions = |program: &Program| {
        let steps = program
            .steps
            .iter()
            .filter(|step| matches!(step, Step::Inst(_)));
        steps.cloned().collect::<Vec<_>>()
    };
    let same = registers.results.len() == program.results.len()
        && expansion.types == program.types
        && instructions(&expansion) == instructions(program)
        && values(&expansion) == values(program);
    if !same {
        return Err(refuse("the checked words compute something else"));
    }
    Ok(Checked {
        program: registers,
        ranges: words.ranges.clone(),
        over_integers: words.over_integers,
    })
}
