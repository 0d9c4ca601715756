//! The test vectors of RFC 7748, sections 5.2 and 6.1, and what u may be.

use crate::common::{cases, hex_array, random, rng};
use crate::oracle::{self, modulus, to_bytes};
use forge25519::x25519::{PublicKey, StaticSecret, X25519_BASEPOINT_BYTES, x25519};
use num_bigint::BigUint;

/// Scalar, u, result.
const SECTION_5_2: [[&str; 3]; 2] = [
    [
        "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
        "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c",
        "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552",
    ],
    [
        "4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d",
        "e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493",
        "95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957",
    ],
];

/// Secret and public key of one side.
const ALICE: [&str; 2] = [
    "77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a",
    "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a",
];
const BOB: [&str; 2] = [
    "5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb",
    "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f",
];
const SHARED: &str = "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742";

#[test]
fn section_5_2() {
    for vector in SECTION_5_2 {
        let [scalar, u, result] = vector.map(hex_array);
        assert_eq!(oracle::x25519(&scalar, &u), result, "the oracle");
        assert_eq!(x25519(scalar, u), result);
    }
}

/// k := X25519(k, u), u := the former k, so many times.
fn iterated(times: usize) -> [u8; 32] {
    let (k, _) = (0..times).fold(
        (X25519_BASEPOINT_BYTES, X25519_BASEPOINT_BYTES),
        |(k, u), _| (x25519(k, u), k),
    );
    k
}

#[test]
fn iterated_once_and_a_thousand_times() {
    assert_eq!(
        iterated(1),
        hex_array("422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079")
    );
    assert_eq!(
        iterated(1000),
        hex_array("684cf59ba83309552800ef566f2f4d3c1c3887c49360e3875f2eb94d99532c51")
    );
}

#[test]
#[ignore = "takes half a minute and more"]
fn iterated_a_million_times() {
    assert_eq!(
        iterated(1_000_000),
        hex_array("7c3911e0ab2586fd864497297e575e6f3bc601c0883c30df5f4dd2d24f665424")
    );
}

#[test]
fn section_6_1() {
    let [[alice, alice_public], [bob, bob_public]] =
        [ALICE, BOB].map(|side| side.map(hex_array::<32>));
    for (secret, public, their) in [
        (alice, alice_public, bob_public),
        (bob, bob_public, alice_public),
    ] {
        let secret = StaticSecret::from(secret);
        assert_eq!(PublicKey::from(&secret).to_bytes(), public);
        let shared = secret.diffie_hellman(&PublicKey::from(their));
        assert_eq!(shared.to_bytes(), hex_array(SHARED));
        assert!(shared.was_contributory());
    }
}

/// u = 0, 1, …; u around p and 2^255, where it is read mod p; all with the top bit, which is ignored. Some are on the
/// twist, and the result 0 is reported as one to which nobody contributed.
#[test]
fn boundary_values_of_u() {
    let power = |n: u32| BigUint::from(1u8) << n;
    let around = |n: BigUint| (0u8..=19).flat_map(move |i| [&n + i, &n - i]);
    let low = (0u8..20).map(BigUint::from);
    let high = around(modulus().clone()).chain(around(power(255) - 1u8));
    let mut rng = rng(30);
    let mut zeros = 0;
    for u in low
        .chain(high)
        .chain([power(254), power(255) - power(51), power(204) - 1u8])
    {
        for top in [false, true] {
            let mut u = u.clone();
            u.set_bit(255, top);
            let (scalar, u) = (random(&mut rng), to_bytes(&u));
            let expected = oracle::x25519(&scalar, &u);
            assert_eq!(x25519(scalar, u), expected, "u = {u:02x?}");
            let shared = StaticSecret::from(scalar).diffie_hellman(&PublicKey::from(u));
            assert_eq!(shared.as_bytes(), &expected);
            assert_eq!(
                shared.was_contributory(),
                expected != [0; 32],
                "u = {u:02x?}"
            );
            zeros += usize::from(expected == [0; 32]);
        }
    }
    assert!(zeros >= 12, "0, 1, p − 1, p, p + 1 give zero: {zeros}");
}

#[test]
fn boundary_scalars() {
    let u = hex_array(BOB[1]);
    let bits = (0..256)
        .step_by(8)
        .map(|n| to_bytes(&(BigUint::from(1u8) << n)));
    let fills = [
        [0x00; 32],
        [0xff; 32],
        [0x55; 32],
        [0xaa; 32],
        to_bytes(oracle::group_order()),
    ];
    for scalar in bits.chain(fills) {
        assert_eq!(
            x25519(scalar, u),
            oracle::x25519(&scalar, &u),
            "{scalar:02x?}"
        );
        let public = PublicKey::from(&StaticSecret::from(scalar)).to_bytes();
        assert_eq!(
            public,
            oracle::x25519(&scalar, &X25519_BASEPOINT_BYTES),
            "times the base point, {scalar:02x?}"
        );
    }
}

#[test]
fn random_scalars_and_u() {
    let mut rng = rng(31);
    for _ in 0..cases(300) {
        let (scalar, u) = (random(&mut rng), random(&mut rng));
        assert_eq!(x25519(scalar, u), oracle::x25519(&scalar, &u));
        let public = PublicKey::from(&StaticSecret::from(scalar)).to_bytes();
        assert_eq!(public, oracle::x25519(&scalar, &X25519_BASEPOINT_BYTES));
    }
}
