//! Whole formulas: each line is a congruence between values inside the program, so these values become results too.

use std::collections::HashSet;

use limbforge::ir::{Kind, Port, Program, Value};

/// The program with every value that its statement is about among its parameters and results. The values that are added
/// are bounded by their types alone.
pub fn with_cuts(program: &Program) -> Program {
    let mut program = program.clone();
    let ports = program.params.iter().chain(&program.results);
    let mut known: HashSet<Value> = ports.flat_map(|port| port.values.clone()).collect();
    let cuts = program.spec.cuts.iter();
    let terms = cuts.flat_map(|cut| &cut.form.0);
    let values: Vec<Value> = terms
        .map(|term| term.value)
        .filter(|v| known.insert(*v))
        .collect();
    let bounds = values.iter().map(|v| program.ty(*v).range()).collect();
    program.results.push(Port {
        name: "lines".to_owned(),
        kind: Kind::Word,
        values,
        bounds,
    });
    program
}
