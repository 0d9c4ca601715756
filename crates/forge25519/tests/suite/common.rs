//! Helpers that several modules share.

use crate::oracle::Verdicts;
use forge25519::{Rule, Signature, VerifyingKey};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// All rules.
pub const RULES: [Rule; 5] = Rule::ALL;

/// The oracle's verdict under one rule.
pub fn by_rule(verdicts: &Verdicts, rule: Rule) -> bool {
    match rule {
        Rule::Rfc8032 => verdicts.rfc8032,
        Rule::Zip215 => verdicts.zip215,
        Rule::Strict => verdicts.strict,
        Rule::DalekStrict => verdicts.dalek_strict,
        Rule::Ref10 => verdicts.ref10,
        other => panic!("the oracle does not know {other:?}"),
    }
}

/// `full` cases on x86-64, where the suite runs natively; an eighth of them, but one at least, where it may be
/// emulated.
pub const fn cases(full: usize) -> usize {
    if cfg!(target_arch = "x86_64") {
        full
    } else {
        full.div_ceil(8)
    }
}

/// Whether the case at a place has its turn: with each commit another one of `of`, by the number in `LIMBFORGE_TURN`.
/// `LIMBFORGE_ALL=1` takes all.
pub fn has_turn(place: usize, of: usize) -> bool {
    let variable = |name| std::env::var(name).ok();
    let turn = variable("LIMBFORGE_TURN").and_then(|turn| turn.parse().ok());
    variable("LIMBFORGE_ALL").is_some_and(|all| all == "1") || place % of == turn.unwrap_or(0) % of
}

/// A generator that gives the same numbers in every run. Each test has a seed of its own.
pub fn rng(seed: u64) -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(seed)
}

pub fn random<const N: usize>(rng: &mut impl Rng) -> [u8; N] {
    let mut bytes = [0; N];
    rng.fill_bytes(&mut bytes);
    bytes
}

/// A message of 0 to 299 bytes: SHA-512 takes one to three blocks for it.
pub fn random_message(rng: &mut impl Rng) -> Vec<u8> {
    let mut message = vec![0; (rng.next_u32() % 300) as usize];
    rng.fill_bytes(&mut message);
    message
}

pub fn hex(text: &str) -> Vec<u8> {
    assert_eq!(text.len() % 2, 0, "an odd number of digits");
    let byte = |i| u8::from_str_radix(&text[i..i + 2], 16).expect("hexadecimal digits");
    (0..text.len()).step_by(2).map(byte).collect()
}

/// Bytes that are no points. They have x and y for which the formulas bring four times the point to X = Z = 0, and its
/// sum with the neutral element to 0 in all coordinates, which stay 0 whatever is added: the sum would be taken for the
/// neutral element.
pub const NO_POINTS: [&str; 2] = [
    "78797ebd777691deaf33a223aa526076bf1311ae6f15f9b485d464dc4af9c425",
    "7586814288896e2150cc5ddc55ad9f8940ecee5190ea064b7a2b9b23b5063b5a",
];

pub fn hex_array<const N: usize>(text: &str) -> [u8; N] {
    hex(text).try_into().expect("the stated number of bytes")
}

/// Whether the crate accepts these bytes by a rule; bytes that are no key are a refusal.
pub fn accepts(rule: Rule, key: &[u8; 32], message: &[u8], signature: &[u8; 64]) -> bool {
    VerifyingKey::from_bytes(key).is_ok_and(|key| {
        key.verify_with(rule, message, &Signature::from_bytes(signature))
            .is_ok()
    })
}
