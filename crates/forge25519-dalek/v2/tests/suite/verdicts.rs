//! Every function that verifies has dalek's verdict, and its reason, on forged signatures.

use crate::forged::cases::all;
use ed25519_dalek as theirs;
use forge25519_dalek as ours;
use ours::{Digest, DigestVerifier as _, Sha512, Verifier as _};
use std::error::Error;

/// The reason of a refusal.
fn reason(result: Result<(), ours::SignatureError>) -> Option<String> {
    let error = result.err()?;
    Some(error.source().expect("a reason").to_string())
}

/// A verdict by ours and by theirs, with the reason.
macro_rules! both {
    ($case:expr, |$dalek:ident, $key:ident, $signature:ident| $verify:expr) => {{
        let our = {
            use ours as $dalek;
            let $key = $dalek::VerifyingKey::from_bytes(&$case.key).expect("a key");
            let $signature = $dalek::Signature::from_bytes(&$case.signature());
            reason($verify)
        };
        let their = {
            use theirs as $dalek;
            let $key = $dalek::VerifyingKey::from_bytes(&$case.key).expect("a key");
            let $signature = $dalek::Signature::from_bytes(&$case.signature());
            reason($verify)
        };
        assert_eq!(our.is_none(), their.is_none(), "{:?}", $case);
        our.is_none()
    }};
}

#[test]
fn forged_signatures() {
    let mut accepted = [0; 8];
    for (case, verdicts) in all() {
        let key = ours::VerifyingKey::from_bytes(&case.key);
        let their_key = theirs::VerifyingKey::from_bytes(&case.key);
        assert_eq!(key.is_ok(), their_key.is_ok());
        let (Ok(key), Ok(their_key)) = (key, their_key) else {
            continue;
        };
        assert_eq!(key.is_weak(), their_key.is_weak(), "{case:?}");
        let message = &case.message[..];
        let (left, right) = message.split_at(message.len() / 2);
        let hash = || Sha512::new().chain_update(message);
        let context = Some(&b"context"[..]);
        let of_all = [
            both!(case, |dalek, key, signature| key
                .verify(message, &signature)),
            both!(case, |dalek, key, signature| key
                .verify_strict(message, &signature)),
            both!(case, |dalek, key, signature| key
                .verify_stream(&signature)
                .and_then(|mut stream| {
                    stream.update(left);
                    stream.update(right);
                    stream.finalize_and_verify()
                })),
            both!(case, |dalek, key, signature| {
                dalek::hazmat::raw_verify::<Sha512>(&key, message, &signature)
            }),
            both!(case, |dalek, key, signature| key.verify_prehashed(
                hash(),
                context,
                &signature
            )),
            both!(case, |dalek, key, signature| key.verify_prehashed_strict(
                hash(),
                None,
                &signature
            )),
            both!(case, |dalek, key, signature| key
                .verify_digest(hash(), &signature)),
            both!(case, |dalek, key, signature| key
                .with_context(b"context")
                .and_then(|key| key.verify_digest(hash(), &signature))),
        ];
        assert_eq!(of_all[0], verdicts.ref10, "{case:?}");
        assert_eq!(of_all[1], verdicts.dalek_strict, "{case:?}");
        for (count, accepts) in accepted.iter_mut().zip(of_all) {
            *count += usize::from(accepts);
        }
    }
    assert!(
        accepted[..4].iter().all(|count| *count > 40),
        "{accepted:?}"
    );
}

/// A list is valid if each of its signatures is.
#[test]
fn batches_have_single_verdicts() {
    let (mut lists, mut refused) = (0, 0);
    for window in all().windows(3).step_by(5) {
        let parsed: Option<Vec<_>> = window
            .iter()
            .map(|(case, _)| ours::VerifyingKey::from_bytes(&case.key).ok())
            .collect();
        let Some(keys) = parsed else { continue };
        let messages: Vec<&[u8]> = window.iter().map(|(case, _)| &case.message[..]).collect();
        let signatures: Vec<_> = window
            .iter()
            .map(|(case, _)| ours::Signature::from_bytes(&case.signature()))
            .collect();
        let each = window.iter().all(|(_, verdicts)| verdicts.ref10);
        let ours = ours::verify_batch(&messages, &signatures, &keys);
        assert_eq!(ours.is_ok(), each, "{window:?}");
        (lists, refused) = (lists + 1, refused + usize::from(!each));
    }
    assert!(
        lists > 40 && refused > 10 && refused < lists,
        "{lists}, {refused}"
    );
}
