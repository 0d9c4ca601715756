//! Many at once: any number, messages of any lengths, and bad ones that disturb no other.

use crate::common::{Case, Numbers};
use crate::oracle::{g, inverse, multiply, n};
use forge_p256::hazmat::Path;
use forge_p256::{Signature, Signed, Verifier, VerifyingKey, verify_many, verify_many_prehashed};
use num_bigint::BigUint;
use sha2::{Digest, Sha256};

struct Item {
    key: VerifyingKey,
    message: Vec<u8>,
    signature: Signature,
    valid: bool,
}

/// Signatures under a few keys and nonces, of messages of many lengths. One in five is bad.
fn items(count: usize) -> Vec<Item> {
    let mut numbers = Numbers(5);
    let secrets: Vec<BigUint> = (0..3).map(|_| numbers.below(&n())).collect();
    let nonces: Vec<BigUint> = (0..3).map(|_| numbers.below(&n())).collect();
    let keys: Vec<VerifyingKey> = secrets
        .iter()
        .map(|d| {
            let point = multiply(d, &g());
            VerifyingKey::from_sec1_bytes(&crate::oracle::encode(&point)).unwrap()
        })
        .collect();
    let sums: Vec<(BigUint, BigUint)> = nonces
        .iter()
        .map(|k| (multiply(k, &g()).unwrap().0 % n(), inverse(k, &n())))
        .collect();
    (0..count)
        .map(|i| {
            let length = [0, 1, 55, 56, 63, 64, 65, 200, 1000][i % 9] + i / 9 % 3;
            let message: Vec<u8> = (0..length).map(|j| (i + j) as u8).collect();
            let z = BigUint::from_bytes_be(&Sha256::digest(&message));
            let (r, inverse) = &sums[i % 3];
            let s = inverse * (z + r * &secrets[i / 3 % 3]) % n();
            let mut bytes = [crate::oracle::bytes(r), crate::oracle::bytes(&s)].concat();
            let valid = i % 5 != 2;
            if !valid {
                bytes[i * 7 % 64] ^= 1 << (i % 8);
            }
            Item {
                key: keys[i / 3 % 3],
                message,
                signature: Signature::from_slice(&bytes).unwrap(),
                valid,
            }
        })
        .collect()
}

fn signed(items: &[Item]) -> Vec<Signed<'_>> {
    items
        .iter()
        .map(|item| Signed {
            key: &item.key,
            message: &item.message,
            signature: &item.signature,
        })
        .collect()
}

#[test]
fn every_count_has_its_verdicts() {
    let items = items(1000);
    for item in &items[..40] {
        let verdict = item.key.verify(&item.message, &item.signature);
        assert_eq!(verdict.is_ok(), item.valid);
    }
    let signed = signed(&items);
    for path in Path::all() {
        for count in (0..=17).chain([64, 1000]) {
            // The portable form is slow without optimisation.
            if count == 1000 && path == Path::PORTABLE {
                continue;
            }
            // The bad ones in every place.
            let turns = if count > 17 || path == Path::PORTABLE {
                1
            } else {
                5
            };
            for from in 0..turns {
                let some = from..from + count;
                let verdicts: Vec<bool> = path
                    .verify_many(&signed[some.clone()])
                    .map(|verdict| verdict.is_ok())
                    .collect();
                let expected: Vec<bool> = items[some].iter().map(|item| item.valid).collect();
                assert_eq!(verdicts, expected, "{count} from {from}, {}", path.name());
            }
        }
    }
    assert!(
        verify_many(&signed)
            .map(|verdict| verdict.is_ok())
            .eq(items.iter().map(|item| item.valid))
    );
    assert!(verify_many(&signed).collect::<Result<(), _>>().is_err());
    let taken = verify_many(&signed).take(3).filter(Result::is_ok).count();
    assert_eq!(taken, 2, "stopping early");
}

/// Every set of bad lanes, by out-of-range numbers and by wrong ones.
#[test]
fn a_bad_lane_disturbs_no_other() {
    let key = multiply(&BigUint::from(21u8), &g());
    let good = Case::of_factors("good", &key, &BigUint::from(4u8), &BigUint::from(6u8));
    let zero = Signature::from_bytes(&[0; 64]);
    let top = Signature::from_bytes(&[0xff; 64]);
    let mut wrong = good.signature.to_bytes();
    wrong[63] ^= 1;
    let wrong = Signature::from_bytes(&wrong);
    for path in Path::all() {
        for bad in 0..=255u8 {
            if path == Path::PORTABLE && bad % 16 != 5 {
                continue;
            }
            let hashed: Vec<_> = (0..8)
                .map(|lane| {
                    let mut hashed = good.hashed();
                    if bad >> lane & 1 == 1 {
                        hashed.signature = [&zero, &top, &wrong][(lane + usize::from(bad)) % 3];
                    }
                    hashed
                })
                .collect();
            let valid = path
                .verify_many_prehashed(&hashed)
                .map(|verdict| verdict.is_ok());
            assert!(
                valid.eq((0..8).map(|lane| bad >> lane & 1 == 0)),
                "{bad:08b}, {}",
                path.name()
            );
        }
    }
    let hashed = [good.hashed(); 3];
    assert!(verify_many_prehashed(&hashed).all(|verdict| verdict.is_ok()));
}

/// `cargo test -p forge-p256 --test suite paths -- --nocapture` prints the paths that ran.
#[test]
fn paths() {
    let names: Vec<&str> = Path::all().map(Path::name).collect();
    println!("paths of forge-p256: {}", names.join(", "));
    #[cfg_attr(not(target_arch = "x86_64"), allow(unused_mut))]
    let mut expected = vec!["single", "portable"];
    #[cfg(target_arch = "x86_64")]
    {
        let ifma = is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512ifma");
        expected.extend(is_x86_feature_detected!("avx2").then_some("avx2"));
        expected.extend(ifma.then_some("ifma"));
    }
    assert_eq!(names, expected, "what the processor has is used");
}
