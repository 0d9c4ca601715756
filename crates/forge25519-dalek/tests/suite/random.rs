//! Crafted signatures by the thousand, for both versions: any kind of A with any kind of R, hashed as sent or encoded
//! again, S moved by multiples of L, single bits turned over. All functions that verify have dalek's verdict.
//!
//! `LIMBFORGE_CASES` sets the number of signatures.

use crate::common::{random, random_message, rng};
use crate::forged::cases::{Half, mixed_halves, small_halves};
use crate::oracle::{Instance, challenge, group_order, to_bytes};
use ed25519_dalek as theirs;
use forge25519_dalek as ours;
use num_bigint::BigUint;
use ours::{Digest, Sha512};
use rand_chacha::rand_core::Rng;

const CONTEXT: &[u8] = b"context";

struct Crafted {
    key: [u8; 32],
    signature: [u8; 64],
    message: Vec<u8>,
}

/// One of a list.
fn one<'a, T>(rng: &mut impl Rng, list: &'a [T]) -> &'a T {
    &list[rng.next_u32() as usize % list.len()]
}

/// S = r + k·a, right up to parts of small order; sometimes moved or changed.
fn crafted(rng: &mut impl Rng, halves: &[Half], instance: &Instance) -> Crafted {
    let (key, nonce) = (one(rng, halves), one(rng, halves));
    let message = random_message(rng);
    let hashed = match rng.next_u32() % 8 {
        0 => [key.canonical(), nonce.canonical()],
        _ => [key.bytes, nonce.bytes],
    };
    let k = challenge(instance, &hashed[0], &hashed[1], &message);
    let mut s = (&nonce.scalar + k * &key.scalar) % group_order();
    if rng.next_u32().is_multiple_of(8) {
        let moved = &s + group_order() * (rng.next_u32() % 16);
        s = if moved.bits() <= 256 {
            moved
        } else {
            BigUint::ZERO
        };
    }
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

/// The verdicts of one crate; nothing for bytes that are no key.
macro_rules! verdicts {
    ($dalek:ident, $crafted:expr) => {{
        let Crafted {
            key,
            signature,
            message,
        } = $crafted;
        let signature = $dalek::Signature::from_bytes(signature);
        $dalek::VerifyingKey::from_bytes(key).ok().map(|key| {
            use $dalek::Verifier as _;
            let hash = || Sha512::new().chain_update(message);
            let mut stream = key.verify_stream(&signature);
            if let Ok(stream) = &mut stream {
                stream.update(message);
            }
            [
                key.verify(message, &signature).is_ok(),
                key.verify_strict(message, &signature).is_ok(),
                stream
                    .and_then(|stream| stream.finalize_and_verify())
                    .is_ok(),
                $dalek::hazmat::raw_verify::<Sha512>(&key, message, &signature).is_ok(),
                key.verify_prehashed(hash(), Some(CONTEXT), &signature)
                    .is_ok(),
                key.verify_prehashed_strict(hash(), Some(CONTEXT), &signature)
                    .is_ok(),
                key.is_weak(),
            ]
        })
    }};
}

#[test]
fn crafted_signatures() {
    let cases = std::env::var("LIMBFORGE_CASES").ok();
    let cases = cases.map_or(4_000, |cases| cases.parse().expect("a number"));
    let halves = [small_halves(), mixed_halves(130), mixed_halves(131)].concat();
    let mut rng = rng(132);
    let (mut accepted, mut keys) = ([0; 7], 0);
    for case in 0..cases {
        let instance = match case % 3 {
            0 => Instance::Prehashed(CONTEXT.to_vec()),
            _ => Instance::Pure,
        };
        let crafted = crafted(&mut rng, &halves, &instance);
        let (our, their) = (verdicts!(ours, &crafted), verdicts!(theirs, &crafted));
        let Crafted {
            key,
            signature,
            message,
        } = &crafted;
        assert_eq!(our, their, "{key:02x?} {signature:02x?} {message:02x?}");
        keys += usize::from(our.is_some());
        for (count, accepts) in accepted.iter_mut().zip(our.into_iter().flatten()) {
            *count += usize::from(accepts);
        }
    }
    // Each function accepts some and refuses some.
    let some = |count: &usize| cases / 200 < *count && *count < keys * 9 / 10;
    assert!(accepted.iter().all(some), "{accepted:?} of {keys}");
}
