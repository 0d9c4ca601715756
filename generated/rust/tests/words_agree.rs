//! Tests that all fields with the same prime compute the same results, for every word size. Machine-made by Limbforge: do not edit.

// If loose and tight bounds are equal, `Loose` is `Element`.
#![allow(clippy::useless_conversion)]
#![allow(unused_macros, reason = "a build may have no field")]

/// Encodings of sum, difference, negative, products and round trip of two elements.
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

macro_rules! agree {
    ($test:ident, $name:ident::$word:ident $feature:literal, $first:ident::$other:ident $also:literal
        $(, $constant:ident)*) => {
        #[cfg(all(feature = $feature, feature = $also))]
        #[test]
        fn $test() {
            use form::BYTES;
            use limbforge_fields::{$first::$other as expected, $name::$word as form};
            $(
                let value = form::to_bytes(&form::$constant);
                assert_eq!(value, expected::to_bytes(&expected::$constant));
            )*
            // Knuth's MMIX generator. Only its high bits are random enough.
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
                assert_eq!(results!(form, &a, &b), results!(expected, &a, &b));
                a = core::array::from_fn(|_| byte());
                b = core::array::from_fn(|_| byte());
            }
        }
    };
}

agree!(curve25519_32, curve25519::word32 "curve25519", curve25519::word64 "curve25519", EDWARDS_D, EDWARDS_D2, SQRT_M1);
agree!(curve25519_m51_64, curve25519_m51::word64 "curve25519_m51", curve25519::word64 "curve25519", EDWARDS_D, EDWARDS_D2, SQRT_M1);
agree!(curve25519_serial51_64, curve25519_serial51::word64 "curve25519_serial51", curve25519::word64 "curve25519", EDWARDS_D, EDWARDS_D2, SQRT_M1);
agree!(curve25519_x25_5_32, curve25519_x25_5::word32 "curve25519_x25_5", curve25519::word64 "curve25519", EDWARDS_D, EDWARDS_D2, SQRT_M1);
agree!(scalar25519_32, scalar25519::word32 "scalar25519", scalar25519::word64 "scalar25519");
agree!(goldilocks_32, goldilocks::word32 "goldilocks", goldilocks::word64 "goldilocks");
agree!(scalar448_32, scalar448::word32 "scalar448", scalar448::word64 "scalar448");
agree!(secp256k1_32, secp256k1::word32 "secp256k1", secp256k1::word64 "secp256k1");
agree!(p256_32, p256::word32 "p256", p256::word64 "p256");
agree!(scalar_p256_32, scalar_p256::word32 "scalar_p256", scalar_p256::word64 "scalar_p256");
agree!(p384_32, p384::word32 "p384", p384::word64 "p384");
agree!(p521_32, p521::word32 "p521", p521::word64 "p521");
agree!(csidh512_32, csidh512::word32 "csidh512", csidh512::word64 "csidh512");
agree!(csidh512_x57_64, csidh512_x57::word64 "csidh512_x57", csidh512::word64 "csidh512");
