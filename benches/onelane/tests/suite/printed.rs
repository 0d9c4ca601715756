//! The printed products against big integers, with limbs at the ends of their bounds.

use crate::support::Random;
use limbforge_onelane::{fold::Fold, primes, printed::number};
use num_bigint::BigUint;

/// The bounds of limbs in the head of a printed file: tight and loose ones.
fn bounds(file: &str) -> [Vec<u64>; 2] {
    let rows = file
        .lines()
        .skip_while(|line| !line.starts_with("//! limb "));
    let rows = rows.skip(1).take_while(|line| line.ends_with(']'));
    let both = rows.map(|row| {
        let mut bounds = row.split("[0, ").skip(1);
        [(); 2].map(|()| bound(bounds.next().expect("a bound")))
    });
    let both: Vec<[u64; 2]> = both.collect();
    [0, 1].map(|i| both.iter().map(|bounds| bounds[i]).collect())
}

/// A bound as it is printed: 2^a, 2^a + b, 2^a - b, or a number.
fn bound(text: &str) -> u64 {
    let text = text.split(']').next().expect("an end");
    let number = |text: &str| match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).expect("a number"),
        None => text.parse().expect("a number"),
    };
    let Some(power) = text.strip_prefix("2^") else {
        return number(text);
    };
    match power.split_once(' ') {
        None => 1 << number(power),
        Some((power, rest)) => match rest.split_at(2) {
            ("+ ", rest) => (1 << number(power)) + number(rest),
            (_, rest) => (1 << number(power)) - number(rest),
        },
    }
}

/// The test of a module: the modulus, and whether a product is divided by R.
macro_rules! agrees {
    ($name:ident, $module:ident, $p:expr, $montgomery:literal) => {
        #[test]
        fn $name() {
            use limbforge_onelane::printed::$module::{BITS, LIMBS, Printed};
            const FILE: &str = include_str!(concat!(
                "../../src/printed/",
                stringify!($module),
                "/across.rs.in"
            ));
            let Some(printed) = Printed::detect() else {
                println!("skipped: this processor has no AVX-512 IFMA");
                return;
            };
            let (p, mut random): (BigUint, _) = ($p, Random(11));
            let [tight, loose] = bounds(FILE);
            assert_eq!(tight.len(), LIMBS);
            let r = if $montgomery {
                BigUint::from(1u8) << (BITS as usize * LIMBS)
            } else {
                BigUint::from(1u8)
            };
            for round in 0..50_000 {
                let mut limbs = |bounds: &[u64]| -> [u64; LIMBS] {
                    std::array::from_fn(|i| match round {
                        0 => bounds[i],
                        // A limb at its end or 0 beside others.
                        _ if round % 3 == 0 => bounds[i] * random.below(2),
                        _ => random.below(bounds[i] + 1),
                    })
                };
                let check = |out: &_, expected: &BigUint, factor: &BigUint, bounds: &[u64]| {
                    let limbs = printed.leave(out);
                    assert!(
                        limbs.iter().zip(bounds).all(|(limb, most)| limb <= most),
                        "{limbs:x?}"
                    );
                    assert_eq!(number(&limbs, BITS) * factor % &p, expected % &p);
                };
                let (a, b) = (limbs(&loose), limbs(&loose));
                let [x, y] = [&a, &b].map(|limbs| printed.enter(limbs));
                let mut out = x;
                let [a, b] = [&a, &b].map(|limbs| number(limbs, BITS));
                printed.mul(&mut out, &x, &y);
                check(&out, &(&a * &b), &r, &tight);
                printed.square(&mut out, &x);
                check(&out, &(&a * &a), &r, &tight);
                let (a, b) = (limbs(&tight), limbs(&tight));
                let [x, y] = [&a, &b].map(|limbs| printed.enter(limbs));
                printed.add(&mut out, &x, &y);
                let [a, b] = [&a, &b].map(|limbs| number(limbs, BITS));
                check(&out, &(a + b), &BigUint::from(1u8), &loose);
            }
        }
    };
}

agrees!(modulo_2_521_1, p521, Fold::modulus(), false);
agrees!(modulo_csidh512, csidh512, primes::csidh512(), true);
agrees!(modulo_x1024, x1024, primes::x1024(), true);
