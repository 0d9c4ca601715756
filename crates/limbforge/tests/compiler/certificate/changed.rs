//! Files with one thing changed at random.

use super::{FIELDS, again};
use crate::{
    mutated::{self, mutate, neighbours, number, places, put_number, saved},
    support::{Random, field},
};

/// How many of the numbers of a certificate are tried.
const NUMBERS: usize = 250;

/// Every number of a certificate, one at a time: refused, or only a hint.
#[test]
fn a_changed_number_is_refused_or_does_not_matter() {
    let mut random = Random(11);
    for (prime, recipe) in &FIELDS[1..] {
        let mut file = saved(&field(prime, recipe));
        let all = places(&file);
        let numbers: Vec<&String> = all
            .iter()
            .filter(|at| number(&file, at).is_some())
            .collect();
        assert!(numbers.len() > 1000);
        let (mut accepted, step) = (0, numbers.len().div_ceil(NUMBERS));
        for place in numbers.iter().skip(random.below(step)).step_by(step) {
            let k = number(&file, place).expect("a number");
            let other = &neighbours(&k)[random.below(4)];
            if *other == k {
                continue;
            }
            put_number(&mut file, place, other);
            if let Ok(checked) = again(&file) {
                accepted += 1;
                mutated::judge(&checked, 6, &mut |n| random.below(n));
            }
            put_number(&mut file, place, &k);
        }
        assert!(
            accepted < NUMBERS / 4,
            "{accepted} of {NUMBERS} numbers do not matter"
        );
    }
}

/// Lists and values moved about.
#[test]
fn a_changed_file_is_refused_or_right() {
    let mut random = Random(12);
    for (prime, recipe) in &FIELDS[1..] {
        let file = saved(&field(prime, recipe));
        let all = places(&file);
        for _ in 0..NUMBERS {
            let mut other = file.clone();
            let mut pick = |n: usize| random.below(n);
            mutate(&mut other, &all, &mut pick);
            if let Ok(checked) = again(&other) {
                mutated::judge(&checked, 4, &mut pick);
            }
        }
    }
}
