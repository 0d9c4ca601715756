//! Elements that are computed by the compiler, for every field and word size. Machine-made by Limbforge: do not edit.

#![allow(unused_macros, reason = "a build may have no field")]

/// Constants against the same expressions at run time.
macro_rules! constants {
    ($test:ident, $name:ident::$word:ident $feature:literal $(, $relax:ident)?) => {
        // Inversion is a constant from Rust 1.86 on.
        #[cfg(all(feature = $feature, rustc_1_86))]
        #[test]
        fn $test() {
            use limbforge_fields::$name::$word::{BYTES, Element, add, mul, sub};
            const ENCODED: [u8; BYTES] = {
                let mut bytes = [0; BYTES];
                let mut i = 0;
                while i < BYTES {
                    bytes[i] = (37 * i + 11) as u8;
                    i += 1;
                }
                bytes
            };
            const A: Element = Element::from_bytes(&ENCODED);
            const SQUARE: Element = A.square();
            const PRODUCT: Element = mul(&A$(.$relax())?, &SQUARE$(.$relax())?);
            const SUM: Element = mul(&add(&A, &SQUARE), &Element::ONE$(.$relax())?);
            const DIFFERENCE: Element = mul(&sub(&A, &SQUARE), &Element::ONE$(.$relax())?);
            const INVERSE: Element = A.invert();
            const BYTES_OF_SUM: [u8; BYTES] = SUM.to_bytes();

            let a = Element::from_bytes(&core::hint::black_box(ENCODED));
            assert_eq!(SQUARE, a.square());
            assert_eq!(PRODUCT, a * a * a);
            assert_eq!(SUM, a + a.square());
            assert_eq!(DIFFERENCE, a - a.square());
            assert_eq!(INVERSE, a.invert());
            assert_eq!(INVERSE * a, Element::ONE);
            assert_eq!(BYTES_OF_SUM, (a + a.square()).to_bytes());
        }
    };
}

constants!(curve25519_64, curve25519::word64 "curve25519", relax);
constants!(curve25519_32, curve25519::word32 "curve25519");
constants!(curve25519_m51_64, curve25519_m51::word64 "curve25519_m51", relax);
constants!(curve25519_serial51_64, curve25519_serial51::word64 "curve25519_serial51", relax);
constants!(curve25519_x25_5_32, curve25519_x25_5::word32 "curve25519_x25_5", relax);
constants!(scalar25519_64, scalar25519::word64 "scalar25519");
constants!(scalar25519_32, scalar25519::word32 "scalar25519");
constants!(goldilocks_64, goldilocks::word64 "goldilocks", relax);
constants!(goldilocks_32, goldilocks::word32 "goldilocks");
constants!(scalar448_64, scalar448::word64 "scalar448");
constants!(scalar448_32, scalar448::word32 "scalar448");
constants!(secp256k1_64, secp256k1::word64 "secp256k1");
constants!(secp256k1_32, secp256k1::word32 "secp256k1");
constants!(p256_64, p256::word64 "p256");
constants!(p256_32, p256::word32 "p256", relax);
constants!(scalar_p256_64, scalar_p256::word64 "scalar_p256");
constants!(scalar_p256_32, scalar_p256::word32 "scalar_p256");
constants!(p384_64, p384::word64 "p384");
constants!(p384_32, p384::word32 "p384");
constants!(p521_64, p521::word64 "p521", relax);
constants!(p521_32, p521::word32 "p521");
constants!(csidh512_64, csidh512::word64 "csidh512");
constants!(csidh512_32, csidh512::word32 "csidh512");
constants!(csidh512_x57_64, csidh512_x57::word64 "csidh512_x57");
