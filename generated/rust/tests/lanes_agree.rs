//! Tests that the lanes of vectors compute what the field computes one by one. Machine-made by Limbforge: do not edit.

#![cfg(rustc_1_89)]

macro_rules! agree {
    ($test:ident, $name:ident::$lanes:ident $feature:literal, $word:ident) => {
        #[cfg(feature = $feature)]
        #[test]
        fn $test() {
            use limbforge_fields::$name::{
                $lanes::{BYTES, LANES, portable as many},
                $word as one,
            };
            let mut state = 1u64;
            let mut byte = || {
                // Knuth's MMIX generator. Only its high bits are random enough.
                state = state
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
                (state >> 56) as u8
            };
            let mut rows = || -> [[u8; BYTES]; LANES] {
                core::array::from_fn(|_| core::array::from_fn(|_| byte()))
            };
            let mut pair = [[[0xff; BYTES]; LANES], [[0; BYTES]; LANES]];
            for round in 0..20 {
                let [a, b] = pair.map(|rows| many::from_words(&many::words_of_bytes(&rows)));
                let bytes = |x| many::bytes_of_words(&many::to_words(x));
                let found = [
                    bytes(&many::mul(&a.into(), &b.into())),
                    bytes(&many::square(&a.into())),
                    bytes(&many::invert(&a)),
                    bytes(&many::halve(&a)),
                    bytes(&many::conditional_negate(&a, 0b0101_0101)),
                    bytes(&many::square(&many::add_or_sub(0b0101_0101, &a, &b))),
                ];
                let equal = many::equal(&a, &b);
                for lane in 0..LANES {
                    let [a, b] = [0, 1].map(|i| one::from_bytes(&pair[i][lane]));
                    let negated = one::conditional_negate(&a, u64::from(lane % 2 == 0) as _);
                    let sum = if lane % 2 == 0 {
                        one::sub(&a, &b)
                    } else {
                        one::add(&a, &b)
                    };
                    let expected = [
                        one::mul(&a.into(), &b.into()),
                        one::square(&a.into()),
                        one::invert(&a),
                        one::halve(&a),
                        negated,
                        one::square(&sum),
                    ];
                    assert_eq!(
                        found.map(|rows| rows[lane]),
                        expected.map(|x| one::to_bytes(&x))
                    );
                    assert_eq!(u32::from(equal >> lane & 1), one::equal(&a, &b) as u32);
                }
                pair = [rows(), if round % 2 == 0 { rows() } else { pair[0] }];
            }
        }
    };
}

agree!(curve25519_lanes8, curve25519::lanes8 "curve25519", word64);
agree!(curve25519_lanes4, curve25519::lanes4 "curve25519", word64);
agree!(curve25519_m51_lanes4, curve25519_m51::lanes4 "curve25519_m51", word64);
agree!(curve25519_x25_5_lanes4, curve25519_x25_5::lanes4 "curve25519_x25_5", word32);
agree!(p256_lanes8, p256::lanes8 "p256", word64);
agree!(p256_lanes4, p256::lanes4 "p256", word64);
agree!(csidh512_lanes8, csidh512::lanes8 "csidh512", word64);
