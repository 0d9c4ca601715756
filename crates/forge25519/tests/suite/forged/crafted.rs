//! Crafted signatures by the thousand: any kind of A with any kind of R, hashed as sent or encoded again, S moved by
//! multiples of L, single bits turned over.
//!
//! `LIMBFORGE_CASES` sets their number.

use super::cases::{Half, mixed_halves, small_halves};
use crate::common::{random, random_message};
use crate::oracle::{Instance, challenge, group_order, to_bytes};
use num_bigint::BigUint;
use rand_chacha::rand_core::Rng;

pub struct Crafted {
    pub key: [u8; 32],
    pub signature: [u8; 64],
    pub message: Vec<u8>,
}

/// The number of `LIMBFORGE_CASES`, or `few` where it is not set.
pub fn count(few: usize) -> usize {
    let cases = std::env::var("LIMBFORGE_CASES").ok();
    cases.map_or(few, |cases| cases.parse().expect("a number"))
}

/// Points to be A and R.
pub fn halves(seed: u64) -> Vec<Half> {
    [small_halves(), mixed_halves(seed), mixed_halves(seed + 1)].concat()
}

/// One of a list.
fn one<'a, T>(rng: &mut impl Rng, list: &'a [T]) -> &'a T {
    &list[rng.next_u32() as usize % list.len()]
}

/// S = r + k·a, right up to parts of small order; sometimes moved or changed.
pub fn crafted(rng: &mut impl Rng, halves: &[Half], instance: &Instance) -> Crafted {
    let (key, nonce) = (one(rng, halves), one(rng, halves));
    let message = random_message(rng);
    let hashed = match rng.next_u32() % 8 {
        0 => [key.canonical(), nonce.canonical()],
        _ => [key.bytes, nonce.bytes],
    };
    let k = challenge(instance, &hashed[0], &hashed[1], &message);
    let right = (&nonce.scalar + k * &key.scalar) % group_order();
    let s = match rng.next_u32() % 8 {
        0 => &right + group_order() * (rng.next_u32() % 16),
        _ => right,
    };
    let s = if s.bits() <= 256 { s } else { BigUint::ZERO };
    let mut crafted = Crafted {
        key: key.bytes,
        signature: [nonce.bytes, to_bytes(&s)]
            .concat()
            .try_into()
            .expect("64 bytes"),
        message,
    };
    let [at, bit, what, ..] = random::<4>(rng);
    match what {
        0..10 => crafted.key[usize::from(at) % 32] ^= 1 << (bit % 8),
        10..30 => crafted.signature[usize::from(at) % 64] ^= 1 << (bit % 8),
        30..40 => crafted.message.push(at),
        _ => {}
    }
    crafted
}
