//! Machine code on the emulated core.

use limbforge_core::ir::{Kind, Program};
use num_bigint::BigInt;
use num_traits::{Signed, ToPrimitive};
use riscv_lab::{
    isa::{Isa, Reg},
    machine::{Machine, Permissions},
    relocatable::Routine,
};

/// Where the arrays of arguments are, one after the other.
const ARRAYS: u64 = 0x10_0000;
const SIZE: u64 = 0x1000;
const CODE: u64 = 0x40_0000;
const CONSTANTS: u64 = 0x90_0000;

/// Runs a function whose arrays are words, and returns the words of its results; `None` if it does not return, or
/// changes a register that it has to keep.
pub fn run(
    routine: &Routine,
    isa: &Isa,
    program: &Program,
    inputs: &[Vec<BigInt>],
) -> Option<Vec<Vec<BigInt>>> {
    let mut machine = Machine::new(*isa);
    machine.limit = Some(100_000);
    let code = routine.linked(CODE, CONSTANTS);
    let run = Permissions::READ.and(Permissions::EXECUTE);
    for (at, bytes, permissions) in [
        (CODE, &code, run),
        (CONSTANTS, &routine.constants, Permissions::READ),
    ] {
        if !bytes.is_empty() {
            assert!(machine.memory.map(at, bytes.len() as u64, permissions));
            machine.memory.load_image(at, bytes).expect("a place");
        }
    }
    let results = program.results.len();
    let mut arguments = Vec::new();
    for argument in 0..results + inputs.len() {
        let base = ARRAYS + SIZE * argument as u64;
        assert!(machine.memory.map(base, SIZE, Permissions::READ_WRITE));
        arguments.push(base);
        let Some(port) = argument.checked_sub(results) else {
            continue;
        };
        if program.params[port].kind == Kind::Flag {
            arguments[argument] = word(&inputs[port][0]);
        }
        for (k, at) in inputs[port].iter().zip((base..).step_by(8)) {
            let stored = machine.memory.store(at, word(k).to_le_bytes());
            stored.expect("a place");
        }
    }
    let kept: Vec<Reg> = [2, 3, 4, 8, 9]
        .into_iter()
        .chain(18..28)
        .map(Reg::x)
        .collect();
    let held = |machine: &Machine| {
        kept.iter()
            .map(|r| machine.hart.get(*r))
            .collect::<Vec<_>>()
    };
    let before = held(&machine);
    machine.call(CODE, &arguments, &mut ()).ok()?;
    if held(&machine) != before {
        return None;
    }
    let ports = program.results.iter().enumerate();
    let ports = ports.map(|(argument, port)| {
        let base = ARRAYS + SIZE * argument as u64;
        let words = port.bounds.iter().zip((base..).step_by(8));
        let words = words.map(|(bound, at)| {
            let bits = u64::from_le_bytes(machine.memory.load(at).expect("a place"));
            if bound.lo.is_negative() {
                BigInt::from(bits as i64)
            } else {
                BigInt::from(bits)
            }
        });
        words.collect()
    });
    Some(ports.collect())
}

fn word(k: &BigInt) -> u64 {
    k.to_u64()
        .unwrap_or_else(|| k.to_i64().expect("a word") as u64)
}
