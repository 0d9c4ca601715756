//! The vectors of Wycheproof.

use crate::common::{RULES, by_rule};
use crate::oracle::{self, Instance, Key, challenge, from_bytes};
use forge25519::x25519::{PublicKey, StaticSecret};
use forge25519::{Rule, Signature, VerifyingKey};
use wycheproof::{TestResult, eddsa, xdh};

#[test]
fn ed25519() {
    let set = eddsa::TestSet::load(eddsa::TestName::Ed25519).unwrap();
    let (mut count, mut exceptions) = (0, Vec::new());
    for group in set.test_groups {
        let bytes: [u8; 32] = group.key.pk.to_vec().try_into().unwrap();
        let (key, oracle) = (VerifyingKey::from_bytes(&bytes).unwrap(), Key::new(&bytes));
        for test in group.tests {
            count += 1;
            let listed = match test.result {
                TestResult::Valid => true,
                TestResult::Invalid => false,
                TestResult::Acceptable => panic!("tc {}: none is acceptable", test.tc_id),
            };
            let signature = Signature::from_slice(&test.sig);
            assert_eq!(signature.is_ok(), test.sig.len() == 64, "tc {}", test.tc_id);
            let expected = signature.as_ref().map(|signature| {
                let k = challenge(&Instance::Pure, &bytes, signature.r_bytes(), &test.msg);
                oracle.verdicts(signature.r_bytes(), &from_bytes(signature.s_bytes()), &k)
            });
            for rule in RULES {
                let got = signature
                    .as_ref()
                    .is_ok_and(|signature| key.verify_with(rule, &test.msg, signature).is_ok());
                assert_eq!(
                    got,
                    expected.as_ref().is_ok_and(|all| by_rule(all, rule)),
                    "tc {}, {rule:?}",
                    test.tc_id
                );
                if got != listed {
                    exceptions.push((test.tc_id, rule));
                }
            }
        }
    }
    assert!(count >= 150, "{count}");
    // R has y = p + 1, another encoding of the identity, and S fits: refused for its encoding alone.
    assert_eq!(exceptions, [(151, Rule::Zip215)]);
}

/// "Acceptable" are u that are not canonical, on the twist, or of small order. RFC 7748 computes them like any other.
#[test]
fn x25519() {
    let set = xdh::TestSet::load(xdh::TestName::X25519).unwrap();
    let (mut count, mut zeros) = (0, 0);
    for test in set.test_groups.into_iter().flat_map(|group| group.tests) {
        assert_ne!(test.result, TestResult::Invalid, "tc {}", test.tc_id);
        let [secret, public, expected] = [&test.private_key, &test.public_key, &test.shared_secret]
            .map(|bytes| <[u8; 32]>::try_from(bytes.to_vec()).unwrap());
        assert_eq!(
            oracle::x25519(&secret, &public),
            expected,
            "tc {}: the oracle",
            test.tc_id
        );
        let shared = StaticSecret::from(secret).diffie_hellman(&PublicKey::from(public));
        assert_eq!(shared.to_bytes(), expected, "tc {}", test.tc_id);
        assert_eq!(
            shared.was_contributory(),
            expected != [0; 32],
            "tc {}",
            test.tc_id
        );
        count += 1;
        zeros += usize::from(expected == [0; 32]);
    }
    assert!(count >= 500 && zeros > 0, "{count}, {zeros}");
}
