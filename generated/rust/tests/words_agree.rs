//! The two forms of each field compute the same. Machine-made by Limbforge: do not edit.

// Where a field needs no loose bounds, both types are one.
#![allow(clippy::useless_conversion)]
#![allow(unused_macros, reason = "a build may be without any field")]

/// The bytes of sum, difference, opposite, products and round trip of two elements, in one form.
macro_rules! results {
    ($word:ident, $a:expr, $b:expr) => {{
        use $word::{ONE, add, from_bytes, mul, mul_small, opp, square, sub, to_bytes};
        let (a, b) = (from_bytes($a), from_bytes($b));
        let one = ONE.into();
        [
            to_bytes(&a),
            to_bytes(&mul(&add(&a, &b), &one)),
            to_bytes(&mul(&sub(&a, &b), &one)),
            to_bytes(&mul(&opp(&a), &one)),
            to_bytes(&mul(&a.into(), &b.into())),
            to_bytes(&square(&a.into())),
            to_bytes(&mul_small(&a.into(), 12345)),
        ]
    }};
}

macro_rules! field {
    ($name:ident, $feature:literal) => {
        #[cfg(feature = $feature)]
        #[test]
        fn $name() {
            use limbforge_fields::$name::{BYTES, word32, word64};
            // Knuth's MMIX generator; the high bits are the good ones.
            let mut state = 1u64;
            let mut byte = || {
                state = state
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
                (state >> 56) as u8
            };
            let mut a = [0xff; BYTES];
            let mut b = [0xff; BYTES];
            for _ in 0..200 {
                assert_eq!(results!(word64, &a, &b), results!(word32, &a, &b));
                a = core::array::from_fn(|_| byte());
                b = core::array::from_fn(|_| byte());
            }
        }
    };
}

field!(curve25519, "curve25519");
field!(scalar25519, "scalar25519");
field!(goldilocks, "goldilocks");
field!(scalar448, "scalar448");
field!(secp256k1, "secp256k1");
field!(p256, "p256");
field!(p384, "p384");
field!(p521, "p521");
field!(csidh512, "csidh512");
