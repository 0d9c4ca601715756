//! Whatever the check accepts of programs that are almost right is true in every run.
#![no_main]

use libfuzzer_sys::fuzz_target;
use limbforge_core::check::check;
use support::{
    Random,
    random_programs::{Choices, program},
    sound,
};

#[path = "../../crates/limbforge/tests/support/mod.rs"]
mod support;

/// Runs of each accepted program.
const RUNS: usize = 16;

fuzz_target!(|script: &[u8]| {
    // What the script does not decide depends on all of it.
    let seed = script
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3)
        });
    let program = program(&mut Choices::new(script, Random(seed)));
    if let Ok(checked) = check(program)
        && let Err(why) = sound(&checked, &mut Random(seed), RUNS)
    {
        panic!("{why}\n{}", checked.program());
    }
});
