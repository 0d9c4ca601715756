//! Any text is a prime that prints and parses back, or an error with a line of text.
#![no_main]

use libfuzzer_sys::fuzz_target;
use limbforge_core::Prime;

fuzz_target!(|text: &str| {
    match Prime::parse(text) {
        Ok(prime) => assert_eq!(Prime::parse(&prime.to_string()).as_ref(), Ok(&prime)),
        Err(error) => {
            assert!(matches!(error.exit_status(), 1 | 2));
            assert!(!error.to_string().contains('\n'));
        }
    }
});
