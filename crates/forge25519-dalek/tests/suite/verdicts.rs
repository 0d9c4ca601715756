//! Every function that verifies has dalek's verdict, on forged signatures.

use crate::forged::cases::all;
use ed25519_dalek as theirs;
use forge25519_dalek as ours;
use ours::ed25519::signature::MultipartVerifier as _;
use ours::{Digest, DigestVerifier as _, Sha512, Verifier as _};

/// A verdict by ours and by theirs.
macro_rules! both {
    ($case:expr, |$key:ident, $signature:ident| $verify:expr) => {{
        let our = {
            let $key = ours::VerifyingKey::from_bytes(&$case.key).expect("a key");
            let $signature = ours::Signature::from_bytes(&$case.signature());
            $verify
        };
        let their = {
            let $key = theirs::VerifyingKey::from_bytes(&$case.key).expect("a key");
            let $signature = theirs::Signature::from_bytes(&$case.signature());
            $verify
        };
        assert_eq!(our.is_ok(), their.is_ok(), "{:?}", $case);
        our.is_ok()
    }};
}

#[test]
fn forged_signatures() {
    let mut accepted = [0; 8];
    for (case, verdicts) in all() {
        let key = ours::VerifyingKey::from_bytes(&case.key);
        assert_eq!(
            key.is_ok(),
            theirs::VerifyingKey::from_bytes(&case.key).is_ok()
        );
        if key.is_err() {
            continue;
        }
        let message = &case.message[..];
        let (left, right) = message.split_at(message.len() / 2);
        let hash = || Sha512::new().chain_update(message);
        let context = Some(&b"context"[..]);
        let of_all = [
            both!(case, |key, signature| key.verify(message, &signature)),
            both!(case, |key, signature| key
                .verify_strict(message, &signature)),
            both!(case, |key, signature| key
                .multipart_verify(&[left, right], &signature)),
            both!(case, |key, signature| key
                .verify_stream(&signature)
                .and_then(|mut stream| {
                    stream.update(left);
                    stream.update(right);
                    stream.finalize_and_verify()
                })),
            both!(case, |key, signature| key.verify_prehashed(
                hash(),
                context,
                &signature
            )),
            both!(case, |key, signature| key.verify_prehashed_strict(
                hash(),
                None,
                &signature
            )),
            both!(case, |key, signature| key.verify_digest(
                |digest: &mut Sha512| {
                    digest.update(message);
                    Ok(())
                },
                &signature
            )),
            both!(case, |key, signature| key
                .with_context(b"context")
                .and_then(|key| key.verify_digest(
                    |digest: &mut Sha512| {
                        digest.update(message);
                        Ok(())
                    },
                    &signature
                ))),
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

/// A list is valid if each of its signatures is. dalek's batch accepts more: pairs whose parts of small order cancel.
#[test]
fn batches_have_single_verdicts() {
    let signed = |accepted: bool| {
        all()
            .iter()
            .filter(move |(_, verdicts)| verdicts.ref10 == accepted)
            .filter_map(|(case, _)| {
                let key = ours::VerifyingKey::from_bytes(&case.key).ok()?;
                let signature = ours::Signature::from_bytes(&case.signature());
                Some((&case.message[..], signature, key))
            })
    };
    let check = |list: &[(&[u8], ours::Signature, ours::VerifyingKey)]| {
        let messages: Vec<_> = list.iter().map(|(message, ..)| *message).collect();
        let signatures: Vec<_> = list.iter().map(|(_, signature, _)| *signature).collect();
        let keys: Vec<_> = list.iter().map(|(.., key)| *key).collect();
        ours::verify_batch(&messages, &signatures, &keys).is_ok()
    };
    let good: Vec<_> = signed(true).step_by(7).take(20).collect();
    assert!(good.len() > 10 && check(&good) && check(&[]));
    for (i, bad) in signed(false).step_by(29).enumerate() {
        let mut list = good[..6].to_vec();
        list.insert(i % 7, bad);
        assert!(!check(&list), "place {i}");
    }
    let (messages, signatures) = ([good[0].0], [good[0].1; 2]);
    assert!(ours::verify_batch(&messages, &signatures, &[good[0].2]).is_err());
}

/// What dalek's batches do: a list of one signature that `verify` refuses is accepted for some messages.
#[test]
fn dalek_accepts_batches_of_what_it_refuses() {
    let differ = all().iter().filter(|(case, verdicts)| {
        let Ok(key) = theirs::VerifyingKey::from_bytes(&case.key) else {
            return false;
        };
        let signature = theirs::Signature::from_bytes(&case.signature());
        !verdicts.ref10 && theirs::verify_batch(&[&case.message], &[signature], &[key]).is_ok()
    });
    assert!(differ.count() > 0, "then verify_batch could be a batch");
}
