//! Any text is a listing that prints and reads back, or an error with a line; what the check accepts of it is true in
//! every run.
#![no_main]

use libfuzzer_sys::fuzz_target;
use limbforge_core::{Program, check::check};
use support::{Random, sound};

#[path = "../../crates/limbforge/tests/support/mod.rs"]
mod support;

/// Programs with more values than this are slow to check and no more telling.
const MOST_VALUES: usize = 2000;
/// Runs of each accepted program.
const RUNS: usize = 16;

fuzz_target!(|text: &str| {
    let program = match text.parse::<Program>() {
        Ok(program) => program,
        Err(error) => {
            assert!((1..=text.split('\n').count()).contains(&error.line));
            assert!(!error.to_string().contains('\n'), "{error}");
            return;
        }
    };
    let printed = program.to_string();
    assert_eq!(
        printed.parse::<Program>().as_ref(),
        Ok(&program),
        "{printed}"
    );
    if program.types.len() > MOST_VALUES {
        return;
    }
    if let Ok(checked) = check(program)
        && let Err(why) = sound(&checked, &mut Random(text.len() as u64), RUNS)
    {
        panic!("{why}\n{}", checked.program());
    }
});
