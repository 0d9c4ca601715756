//! Registers and flags before and after code, for tests that compare a table with what executes it.

use std::{collections::BTreeMap, fmt::Display};

use limbforge_compare::Random;
use limbforge_core::read::{Block, Meanings, State};

/// A word at an end, with few bits, or any.
pub fn word(random: &mut Random) -> u64 {
    match random.word() % 8 {
        0 => 0,
        1 => u64::MAX,
        2 => random.word() % 3,
        3 => u64::MAX - random.word() % 3,
        4 => 1 << (random.word() % 64),
        5 => (1u64 << (random.word() % 64)).wrapping_sub(1),
        6 => random.word() & 0xffff_ffff,
        _ => random.word(),
    }
}

/// Compares the results of cases, each the number of a text and the contents of `places`, with what the table says.
pub fn agree<M: Meanings<Place: Display>>(
    places: &[M::Place],
    blocks: &BTreeMap<usize, Block<M>>,
    texts: &[String],
    cases: &[(usize, Vec<u64>)],
    results: impl IntoIterator<Item = Vec<u64>>,
) {
    for ((at, before), found) in cases.iter().zip(results) {
        let state: State<M::Place> = places.iter().copied().zip(before.iter().copied()).collect();
        let expected = blocks[at].run(&state);
        for (place, found) in places.iter().zip(found) {
            if let Some(&expected) = expected.get(place) {
                assert_eq!(
                    found, expected,
                    "{place} after\n{}\nfrom {state:x?}",
                    texts[*at]
                );
            }
        }
    }
    println!("{} texts, {} cases", blocks.len(), cases.len());
}
