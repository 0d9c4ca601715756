//! Crafted signatures, for both versions: all functions that verify have dalek's verdict.

use crate::common::rng;
use crate::forged::crafted::{Crafted, count, crafted, halves};
use crate::oracle::Instance;
use ed25519_dalek as theirs;
use forge25519_dalek as ours;
use ours::{Digest, Sha512};

const CONTEXT: &[u8] = b"context";

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
    let cases = count(4_000);
    let halves = halves(130);
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
