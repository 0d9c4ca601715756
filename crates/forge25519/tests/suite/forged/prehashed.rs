//! Ed25519ph takes the same rules. The forged signatures are made for Ed25519, and right for Ed25519ph only where no
//! challenge matters; so that both verdicts occur with mixed orders too, good ones are disturbed by torsion here.

use super::cases::{Case, torsion};
use crate::common::{RULES, by_rule};
use crate::oracle::{Instance, Key, Point, base, challenge, group_order, small_order};
use forge25519::{Signature, VerifyingKey};
use num_bigint::BigUint;
use sha2::{Digest, Sha512};

const CONTEXT: &[u8] = b"context";

/// a·B + iT as key, r·B + jT as R, for all i and j.
fn mixed(instance: &Instance) -> Vec<Case> {
    let (a, r) = (
        BigUint::from(0x1234_5678_u32),
        BigUint::from(0x9abc_def0_u32),
    );
    let torsions = small_order();
    let encode = |scalar: &BigUint, torsion: &Point| base().times(scalar).plus(torsion).encode();
    let pairs = torsions
        .iter()
        .flat_map(|i| torsions.iter().map(move |j| (i, j)));
    pairs
        .map(|(i, j)| {
            let (key, nonce, message) = (encode(&a, i), encode(&r, j), b"message");
            let k = challenge(instance, &key, &nonce, message);
            Case::new(
                "prehashed".to_owned(),
                key,
                nonce,
                (&r + k * &a) % group_order(),
                message,
            )
        })
        .collect()
}

#[test]
fn every_rule_decides_as_the_oracle() {
    let mut counts = [[0; 2]; 5];
    for context in [CONTEXT, b""] {
        let instance = Instance::Prehashed(context.to_vec());
        let few = torsion().into_iter().step_by(29).take(100);
        for case in mixed(&instance).into_iter().chain(few) {
            let verdicts = case.verdicts(&Key::new(&case.key), &instance);
            let Ok(key) = VerifyingKey::from_bytes(&case.key) else {
                panic!("{case:?}")
            };
            let signature = Signature::from_bytes(&case.signature());
            let digest = || Sha512::new().chain_update(&case.message);
            for (rule, counts) in RULES.into_iter().zip(&mut counts) {
                let expected = by_rule(&verdicts, rule);
                let got = key.verify_prehashed_with(rule, digest(), Some(context), &signature);
                assert_eq!(got.is_ok(), expected, "{rule:?}, {case:?}");
                counts[usize::from(expected)] += 1;
            }
            let got = key.verify_prehashed(digest(), Some(context), &signature);
            assert_eq!(got.is_ok(), verdicts.rfc8032, "{case:?}");
            if context.is_empty() {
                let got = key.verify_prehashed(digest(), None, &signature);
                assert_eq!(
                    got.is_ok(),
                    verdicts.rfc8032,
                    "no context is the empty one, {case:?}"
                );
            }
        }
    }
    assert!(
        counts.iter().flatten().all(|count| *count > 0),
        "both verdicts, for each rule: {counts:?}"
    );
}
