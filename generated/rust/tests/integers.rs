//! Conversions from and to integers of `crypto-bigint`, for every field and word size. Machine-made by Limbforge: do not edit.

#![allow(unused_macros, reason = "a build may have no field")]

macro_rules! integers {
    ($test:ident, $name:ident::$word:ident $feature:literal, $U:ident, $prime:literal) => {
        #[cfg(feature = $feature)]
        #[test]
        fn $test() {
            use crypto_bigint::$U;
            use limbforge_fields::$name::$word::Element;
            let p = $U::from_be_hex($prime);
            let (zero, one) = ($U::from(0u8), $U::from(1u8));
            for integer in [zero, one, p.wrapping_sub(&one)] {
                assert_eq!($U::from(Element::from(integer)), integer);
            }
            // Congruent integers are one element.
            assert_eq!(Element::from(p), Element::ZERO);
            assert_eq!(
                Element::from(p.wrapping_add(&one)) - Element::ONE,
                Element::ZERO
            );
            assert_eq!(Element::from(p.wrapping_sub(&one)), -Element::ONE);
            let greatest = zero.wrapping_sub(&one);
            // 2^n - 1 by doublings.
            let mut expected = Element::ONE;
            for _ in 0..$U::BITS {
                expected = expected + expected;
            }
            assert_eq!(Element::from(greatest), expected - Element::ONE);
        }
    };
}

integers!(curve25519_64, curve25519::word64 "curve25519", U256, "7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed");
integers!(curve25519_32, curve25519::word32 "curve25519", U256, "7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed");
integers!(curve25519_m51_64, curve25519_m51::word64 "curve25519_m51", U256, "7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed");
integers!(curve25519_serial51_64, curve25519_serial51::word64 "curve25519_serial51", U256, "7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed");
integers!(curve25519_x25_5_32, curve25519_x25_5::word32 "curve25519_x25_5", U256, "7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed");
integers!(scalar25519_64, scalar25519::word64 "scalar25519", U256, "1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed");
integers!(scalar25519_32, scalar25519::word32 "scalar25519", U256, "1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed");
integers!(goldilocks_64, goldilocks::word64 "goldilocks", U448, "fffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffffffff");
integers!(goldilocks_32, goldilocks::word32 "goldilocks", U448, "fffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffffffffffffffffffffffffffffffffffffffffffffffffffff");
integers!(scalar448_64, scalar448::word64 "scalar448", U448, "3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3");
integers!(scalar448_32, scalar448::word32 "scalar448", U448, "3fffffffffffffffffffffffffffffffffffffffffffffffffffffff7cca23e9c44edb49aed63690216cc2728dc58f552378c292ab5844f3");
integers!(secp256k1_64, secp256k1::word64 "secp256k1", U256, "fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f");
integers!(secp256k1_32, secp256k1::word32 "secp256k1", U256, "fffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f");
integers!(p256_64, p256::word64 "p256", U256, "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff");
integers!(p256_32, p256::word32 "p256", U256, "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff");
integers!(scalar_p256_64, scalar_p256::word64 "scalar_p256", U256, "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551");
integers!(scalar_p256_32, scalar_p256::word32 "scalar_p256", U256, "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551");
integers!(p384_64, p384::word64 "p384", U384, "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff");
integers!(p384_32, p384::word32 "p384", U384, "fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff");
integers!(p521_64, p521::word64 "p521", U576, "00000000000001ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff");
integers!(p521_32, p521::word32 "p521", U576, "00000000000001ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff");
integers!(csidh512_64, csidh512::word64 "csidh512", U512, "65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b");
integers!(csidh512_32, csidh512::word32 "csidh512", U512, "65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b");
integers!(csidh512_x57_64, csidh512_x57::word64 "csidh512_x57", U512, "65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b");
