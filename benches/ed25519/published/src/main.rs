//! One crate of the published table on the emulated core, in its version of then and built by the compiler of then: the
//! protocol is that of `../emulated`, which this compiler is too old for.
//!
//! Words of the call: turns to warm up, turns to time, then operations by number, of which 1 is signing and 3 verifying
//! under a decoded key, as the published benches do.

use std::hint::black_box;
use std::io::{Read, Write};

#[cfg_attr(feature = "dalek", path = "dalek.rs")]
#[cfg_attr(not(feature = "dalek"), path = "crrl.rs")]
mod chosen;

use chosen::Chosen;

/// Keys and signatures that the turns rotate over.
const COUNT: usize = 1024;

/// Index i of each list belongs together.
pub struct Inputs {
    seeds: Vec<[u8; 32]>,
    keys: Vec<[u8; 32]>,
    messages: Vec<[u8; 32]>,
    signatures: Vec<[u8; 64]>,
}

fn main() {
    let words: Vec<usize> = (std::env::args().skip(1))
        .map(|word| word.parse().expect("a number"))
        .collect();
    let [warm_up, timed, operations @ ..] = words.as_slice() else {
        panic!("turns to warm up, turns to time, operations");
    };
    let inputs = Inputs {
        seeds: list(),
        keys: list(),
        messages: list(),
        signatures: list(),
    };
    let peer = Chosen::prepare(inputs);
    let mut to = std::io::stdout().lock();
    for operation in operations {
        let turn = |k: usize| {
            let i = black_box(k % COUNT);
            match operation {
                1 => black_box(peer.sign(i)),
                3 => verdict(black_box(peer.verify(i))),
                other => {
                    panic!("signing is 1 and verifying 3, and nothing else is here, not {other}")
                }
            }
        };
        for k in 0..*warm_up {
            turn(k);
        }
        let mut outputs = Vec::with_capacity(*timed);
        for k in *warm_up..warm_up + timed {
            cycle::lap();
            let output = turn(k);
            cycle::lap();
            outputs.push(output);
        }
        to.write_all(&outputs.concat()).expect("an output");
    }
}

/// The next list of the inputs.
fn list<const N: usize>() -> Vec<[u8; N]> {
    let mut list = vec![[0; N]; COUNT];
    let mut from = std::io::stdin().lock();
    for item in &mut list {
        from.read_exact(item).expect("inputs");
    }
    list
}

/// Whether a signature was found good, as an output.
fn verdict(good: bool) -> [u8; 64] {
    let mut output = [0; 64];
    output[0] = u8::from(good);
    output
}

/// The only module with `unsafe` code.
mod cycle {
    /// Reads the counter of cycles. The number is of no interest here: the clock of the core notes the place.
    #[inline(always)]
    pub fn lap() {
        let cycles: u64;
        // SAFETY: reads a counter that user programs may read; no memory, no stack.
        unsafe { std::arch::asm!("rdcycle {}", out(reg) cycles, options(nomem, nostack)) };
        std::hint::black_box(cycles);
    }
}
