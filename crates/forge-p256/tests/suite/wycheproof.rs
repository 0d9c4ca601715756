//! The vectors of Wycheproof for P-256: DER and 64 bytes, with SHA-256 and, by its first half, SHA-512.

use forge_p256::hazmat::Path;
use forge_p256::{Prehashed, Signature, VerifyingKey};
use sha2::{Digest, Sha256, Sha512};
use wycheproof::TestResult;
use wycheproof::ecdsa::{TestName, TestSet};

type Decode = fn(&[u8]) -> Result<Signature, forge_p256::InvalidSignature>;

/// The number of vectors. Those whose bytes are a signature go through every path too, all in one list.
fn run(name: TestName, decode: Decode, wide: bool) -> usize {
    let set = TestSet::load(name).unwrap();
    let (mut count, mut decoded) = (0, Vec::new());
    for group in set.test_groups {
        let key = VerifyingKey::from_sec1_bytes(&group.key.key).unwrap();
        for test in group.tests {
            let valid = match test.result {
                TestResult::Valid => true,
                TestResult::Invalid => false,
                TestResult::Acceptable => panic!("tc {}: none is acceptable", test.tc_id),
            };
            let digest = if wide {
                Sha512::digest(&test.msg).to_vec()
            } else {
                Sha256::digest(&test.msg).to_vec()
            };
            let digest: [u8; 32] = digest[..32].try_into().unwrap();
            count += 1;
            match decode(&test.sig) {
                Ok(signature) => decoded.push((key, digest, signature, valid, test.tc_id)),
                Err(_) => assert!(!valid, "{name:?}, tc {}", test.tc_id),
            }
        }
    }
    let hashed: Vec<Prehashed<'_>> = decoded
        .iter()
        .map(|(key, digest, signature, ..)| Prehashed {
            key,
            digest,
            signature,
        })
        .collect();
    for path in Path::all() {
        let mut verdicts = path.verify_many_prehashed(&hashed);
        for (.., valid, id) in &decoded {
            let verdict = verdicts.next().unwrap();
            assert_eq!(
                verdict.is_ok(),
                *valid,
                "{name:?}, tc {id}, {}",
                path.name()
            );
        }
    }
    let valid = decoded.iter().filter(|(.., valid, _)| *valid).count();
    assert!(
        valid > 100 && decoded.len() > valid + 50,
        "{valid} of {}",
        decoded.len()
    );
    count
}

#[test]
fn der() {
    let count = run(TestName::EcdsaSecp256r1Sha256, Signature::from_der, false)
        + run(TestName::EcdsaSecp256r1Sha512, Signature::from_der, true);
    assert!(count > 900, "{count}");
}

#[test]
fn p1363() {
    let count = run(
        TestName::EcdsaSecp256r1Sha256P1363,
        Signature::from_slice,
        false,
    ) + run(
        TestName::EcdsaSecp256r1Sha512P1363,
        Signature::from_slice,
        true,
    );
    assert!(count > 500, "{count}");
}
