//! Any text is a recipe that prints and parses back, or an error; and every recipe fits a prime or not, without a
//! panic.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use limbforge_core::{Plan, Prime, plan::fits};

static PRIMES: LazyLock<Vec<Prime>> = LazyLock::new(|| {
    ["curve25519", "goldilocks", "p256", "m31"]
        .iter()
        .map(|name| Prime::parse(name).expect("a known name"))
        .collect()
});

fuzz_target!(|text: &str| {
    if let Ok(plan) = text.parse::<Plan>() {
        assert_eq!(plan.to_string().parse::<Plan>().as_ref(), Ok(&plan));
        for prime in PRIMES.iter() {
            let _ = fits(prime, &plan);
        }
    }
});
