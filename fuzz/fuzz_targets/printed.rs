//! Every recipe of every prime is printed in every language: bytes choose a form, a length, a prime and one of its
//! recipes. Go is printed from the program in words, which is checked again before.
#![no_main]

use libfuzzer_sys::fuzz_target;
use limbforge_compare::{
    printed,
    random_primes::{Form, random_prime},
};
use limbforge_core::{
    ops::derive::derive,
    plan::{Effort, candidates},
};

/// The longest prime, in bits: longer ones take seconds.
const MOST_BITS: u32 = 300;

fuzz_target!(|choice: (u8, u16, u64, u16)| {
    let (form, bits, seed, recipe) = choice;
    let form = match form % 6 {
        0 => Form::PseudoMersenne,
        1 => Form::Solinas,
        2 => Form::MontgomeryFriendly,
        3 => Form::TwoAdic,
        _ => Form::Plain {
            modulo8: [1, 3, 5, 7][usize::from(form) / 6 % 4],
        },
    };
    let Some(prime) = random_prime(form, 5 + u32::from(bits) % (MOST_BITS - 4), seed) else {
        return;
    };
    let plans = candidates(&prime, Effort::Full);
    let Some(plan) = plans.get(usize::from(recipe) % plans.len().max(1)) else {
        return;
    };
    if let Ok(field) = derive(&prime, plan) {
        for language in ["rust", "c", "go"] {
            printed(&field, language);
        }
    }
});
