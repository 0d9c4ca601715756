//! One peer on the emulated core: inputs from standard input, outputs to standard output, and between them the counter
//! of cycles is read before and after each turn, which the core's clock notes.
//!
//! Words of the call: turns to warm up, turns to time, then operations by number.

use std::io::{Read, Write};

use limbforge_ed25519_table::{Inputs, Operation};

fn main() {
    let words: Vec<usize> = (std::env::args().skip(1))
        .map(|word| word.parse().expect("a number"))
        .collect();
    let [warm_up, timed, operations @ ..] = words.as_slice() else {
        panic!("turns to warm up, turns to time, operations");
    };
    let peer = limbforge_ed25519_peer::limbforge_ed25519_peer().prepare(Box::leak(read()));
    let mut to = std::io::stdout().lock();
    for operation in operations {
        let operation = Operation::ALL[*operation];
        let _ = peer.run(operation, 0, *warm_up);
        let mut outputs = Vec::with_capacity(*timed);
        for turn in *warm_up..warm_up + timed {
            cycle::lap();
            let output = peer.run(operation, turn, 1);
            cycle::lap();
            outputs.push(output.expect("an operation that the peer has"));
        }
        to.write_all(outputs.as_flattened()).expect("an output");
    }
}

/// All lists of the inputs, one after the other.
fn read() -> Box<Inputs> {
    let mut inputs = Inputs::zero();
    let mut from = std::io::stdin().lock();
    for list in inputs.lists_mut() {
        from.read_exact(list).expect("inputs");
    }
    inputs
}

/// The only module with `unsafe` code.
mod cycle {
    #![allow(unsafe_code)]

    /// Reads the counter of cycles. The number is of no interest here: the clock of the core notes the place.
    #[inline(always)]
    pub fn lap() {
        let cycles: u64;
        // SAFETY: reads a counter that user programs may read; no memory, no stack.
        unsafe { std::arch::asm!("rdcycle {}", out(reg) cycles, options(nomem, nostack)) };
        std::hint::black_box(cycles);
    }
}
