//! Code as text, under a timing model.

use riscv_lab::isa::{Instruction, Isa, parse};
use riscv_lab::machine::Machine;
use riscv_lab::timing::{Model, Timing};

pub fn code(text: &str) -> Vec<Instruction> {
    let isa = Isa::everything();
    let lines = text.lines().flat_map(|line| line.split(';'));
    let lines = lines.map(str::trim).filter(|line| !line.is_empty());
    lines
        .map(|line| parse(line, &isa).unwrap_or_else(|e| panic!("{e}")))
        .collect()
}

pub fn model(name: &str) -> Model {
    Model::named(name).expect("a model")
}

/// The cycle in which each instruction begins.
pub fn begins(name: &str, text: &str) -> Vec<u64> {
    let timeline = model(name).timeline(&code(text));
    timeline.iter().map(|issue| issue.cycle).collect()
}

/// A run under a model: its result, and its cycles.
pub fn run(model: &Model, text: &str, argument: u64) -> (u64, Timing) {
    let mut machine = Machine::new(Isa::everything());
    machine.place(0x1_0000, &code(text)).expect("a place");
    let mut clock = model.clock();
    let result = machine
        .call(0x1_0000, &[argument], &mut clock)
        .expect("a return");
    (result, clock.timing())
}
