//! The printed product modulo 2^521 − 1.

use crate::support::Random;
use limbforge_onelane::fold::Fold;
use limbforge_onelane::printed::{LIMBS, Printed, number};

/// The greatest limb that the file's bounds allow.
const MOST: u64 = 0x101f_ffff_ffff;

#[test]
fn operations_are_those_of_integers() {
    let Some(printed) = Printed::detect() else {
        println!("skipped: this processor has no AVX-512 IFMA");
        return;
    };
    let (p, mut random) = (Fold::modulus(), Random(11));
    for round in 0..100_000 {
        let mut limbs = || -> [u64; LIMBS] {
            std::array::from_fn(|_| {
                if round == 0 {
                    MOST
                } else {
                    random.below(MOST + 1)
                }
            })
        };
        let (a, b) = (limbs(), limbs());
        let [x, y] = [&a, &b].map(|limbs| printed.enter(limbs));
        let mut out = [x; 3];
        printed.mul(&mut out[0], &x, &y);
        printed.square(&mut out[1], &x);
        printed.add(&mut out[2], &x, &y);
        let (a, b) = (number(&a), number(&b));
        let expected = [&a * &b, &a * &a, &a + &b];
        for (out, expected) in out.iter().zip(expected) {
            let limbs = printed.leave(out);
            assert!(limbs.iter().all(|limb| *limb <= MOST), "{limbs:x?}");
            assert_eq!(number(&limbs) % &p, expected % &p);
        }
    }
}
