//! Tests that assembly computes what the same field without assembly does. Machine-made by Limbforge: do not edit.
#![cfg(all(feature = "asm", target_arch = "x86_64"))]

macro_rules! agree {
    ($name:ident $feature:literal) => {
        #[cfg(feature = $feature)]
        #[test]
        fn $name() {
            use limbforge_fields::$name::{
                word64::{self as plain, Element, LIMBS},
                x86_64 as assembly,
            };
            let mut state = 1u64;
            // Knuth's MMIX generator, from its better half. A word in four is 0 or has all bits, as carries go through
            // these.
            let mut half = || {
                state = state
                    .wrapping_mul(6364136223846793005)
                    .wrapping_add(1442695040888963407);
                state >> 32
            };
            let mut word = || match half() % 8 {
                0 => 0,
                1 => u64::MAX,
                _ => half() << 32 | half(),
            };
            let bytes = |x: &Element| plain::to_bytes(x);
            for _ in 0..20_000 {
                let [a, b] = [0; 2].map(|_| Element([0; LIMBS].map(|_| word())));
                assert_eq!(
                    bytes(&assembly::mul(&a, &b)),
                    bytes(&plain::mul(&a, &b)),
                    "{:x?} {:x?}",
                    a.0,
                    b.0
                );
                assert_eq!(
                    bytes(&assembly::square(&a)),
                    bytes(&plain::square(&a)),
                    "{:x?}",
                    a.0
                );
            }
        }
    };
}

agree!(csidh512 "csidh512");
