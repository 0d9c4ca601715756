//! A certificate with changes is refused, or its operations compute what their names say.
#![no_main]

use libfuzzer_sys::fuzz_target;
use limbforge_core::{Plan, Prime, certificate::recheck, ops::derive::derive};
use serde_json::Value;

#[path = "../../crates/limbforge/tests/support/meaning.rs"]
mod meaning;
#[path = "../../crates/limbforge/tests/support/mutated.rs"]
mod mutated;

/// Limbs with room, and full words in the Montgomery domain with inversion by divsteps.
const RECIPES: [&str; 2] = [
    "3x21 product-scanning double-word fold(4@right:mul) carry(sequential)",
    "1x64 operand-scanning carry-chain montgomery(interleaved) carry(none) invert(divsteps)",
];

/// A certificate, and the places of its values.
type Saved = (Value, Vec<String>);

thread_local! {
    static SAVED: Vec<Saved> = RECIPES.iter().map(|recipe| saved(recipe)).collect();
}

fn saved(recipe: &str) -> Saved {
    let prime = Prime::parse("2^61 - 1").expect("a prime");
    let plan: Plan = recipe.parse().expect("a recipe");
    let json = mutated::saved(&derive(&prime, &plan).expect("a field"));
    let places = mutated::places(&json);
    (json, places)
}

fuzz_target!(|data: &[u8]| {
    let mut bytes = data.iter();
    // Two bytes a choice; when they have run out, the first of all possibilities.
    let mut pick = |n: usize| {
        let mut byte = || usize::from(*bytes.next().unwrap_or(&0));
        (byte() | byte() << 8) % n
    };
    SAVED.with(|all| {
        let (json, places) = &all[pick(all.len())];
        let mut json = json.clone();
        for _ in 0..1 + pick(3) {
            mutated::mutate(&mut json, places, &mut pick);
        }
        if let Ok(checked) = recheck(&json.to_string()) {
            mutated::judge(&checked, 4, &mut pick);
        }
    });
});
