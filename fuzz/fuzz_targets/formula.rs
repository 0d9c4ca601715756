//! Texts of formulas: whatever they say, a formula is refused in one line, or read, proved and evaluated.
#![no_main]

use libfuzzer_sys::fuzz_target;
use limbforge_core::formula::{Formula, Proved};

fuzz_target!(|text: &str| {
    let proved = Formula::parse(text).and_then(Proved::prove);
    if let Err(error) = proved {
        let line = error.to_string();
        assert_eq!(line.lines().count(), 1, "{line}");
    }
});
