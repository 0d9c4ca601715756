//! Feature `legacy_compatibility`: `cargo test -p forge25519-dalek --features legacy_compatibility --test legacy`.

#![cfg(feature = "legacy_compatibility")]

use forge25519::curve::Scalar;
use forge25519_dalek::{Signature, Signer, SigningKey};

/// L, little-endian.
const ORDER: [u8; 32] = [
    0xed, 0xd3, 0xf5, 0x5c, 0x1a, 0x63, 0x12, 0x58, 0xd6, 0x9c, 0xf7, 0xa2, 0xde, 0xf9, 0xde, 0x14,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
];

fn plus_order(s: &[u8; 32]) -> [u8; 32] {
    let mut carry = 0;
    core::array::from_fn(|i| {
        let sum = u16::from(s[i]) + u16::from(ORDER[i]) + carry;
        carry = sum >> 8;
        sum as u8
    })
}

/// S + n·L is accepted below 2^253, and nothing from there on.
#[test]
fn scalars_up_to_2_253() {
    let mut accepted = 0;
    for seed in 0..20 {
        let key = SigningKey::from_bytes(&[seed; 32]);
        let signature = key.sign(b"message");
        let mut s = *signature.s_bytes();
        for n in 0..15 {
            let shifted = Signature::from_components(*signature.r_bytes(), s);
            let below = s[31] < 0x20;
            assert_eq!(
                key.verify(b"message", &shifted).is_ok(),
                below,
                "{seed}, {n}"
            );
            assert_eq!(
                key.verify_strict(b"message", &shifted).is_ok(),
                below,
                "{seed}, {n}"
            );
            assert!(key.verify(b"another", &shifted).is_err());
            accepted += usize::from(below && n > 0);
            s = plus_order(&s);
        }
    }
    // Such are malleable: that is why the feature is off by default.
    assert!(accepted > 0);
    assert_eq!(Scalar::from_bits(ORDER).to_bytes(), ORDER);
}
