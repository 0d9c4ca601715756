//! The equation of a signature for all k and all parts of small order, by half-size scalars and as it is written.

use super::challenges::{self, Random};
use super::sums::{modulo, plus, point, torsion_times};
use super::{big, for_one, hashes, natural, order, scalar};
use crate::edwards::{self, Point, vartime_equation, vartime_equation_times};
use crate::hazmat::Path;
use crate::integer::{Integer, Natural};
use crate::lattice::Factors;
use num_bigint::{BigInt, BigUint};
use std::vec::Vec;

/// S, A and R with S·B − R − k·A = e·T for the point T of order 8.
struct Case {
    s: BigUint,
    a: Point,
    r: Point,
}

impl Case {
    /// A = 7·B + i·T, R = 11·B + j·T, with j such that e is left.
    fn new(k: &BigUint, i: u32, e: u32) -> Case {
        let (a, r) = (BigUint::from(7u8), BigUint::from(11u8));
        let j = modulo(&-(BigInt::from(k * i) + e), &8u8.into());
        Case {
            s: (&r + k * &a) % order(),
            a: point(&a, i),
            r: point(&r, j.to_u32_digits().first().copied().unwrap_or(0)),
        }
    }

    /// S·B − R − k·A is e·T, and what the function gives is an odd multiple of it.
    fn check(&self, e: u32, equation: impl Fn(&BigUint, &Point, &Point) -> Point, what: &str) {
        let left = equation(&self.s, &self.a, &self.r);
        let odd = [1, 3, 5, 7].map(|odd| torsion_times(odd * e % 8).encode());
        assert!(odd.contains(&left.encode()), "{what}: {e}");
        // S + 1 is wrong under any rule.
        let wrong = equation(&((&self.s + 1u8) % order()), &self.a, &self.r);
        assert!(!wrong.has_small_order(), "{what}: S + 1 is right");
    }
}

fn all() -> Vec<BigUint> {
    let mut random = Random(7);
    let mut all: Vec<BigUint> = (0u8..4).map(BigUint::from).collect();
    all.extend(challenges::near_fractions().into_iter().step_by(97));
    all.extend(challenges::near_powers().into_iter().step_by(79));
    for _ in 0..60 {
        all.extend(challenges::huge_quotient(&mut random).into_iter().flatten());
        all.extend(challenges::near_the_stop(&mut random).into_iter().flatten());
    }
    all.retain(|k| *k < order());
    all
}

#[test]
fn the_half_size_equation_is_the_equation() {
    let all = all();
    assert!(all.len() > 100, "only {}", all.len());
    for (i, k) in all.iter().enumerate() {
        let (i, e) = (i as u32 % 8, i as u32 / 8 % 8);
        let case = Case::new(k, i, e);
        for path in for_one() {
            let half_size = |s: &BigUint, a: &Point, r: &Point| {
                vartime_equation(path, &scalar(s), &scalar(k), a, r)
            };
            case.check(e, half_size, path.name());
        }
        let written = |s: &BigUint, a: &Point, r: &Point| {
            let k_a = edwards::multiply(&scalar(k).to_bytes(), &a.negate());
            let left = plus(edwards::multiply_base(Path::SINGLE, &scalar(s)), k_a);
            plus(left, r.negate())
        };
        case.check(e, written, "as written");
    }
}

/// A candidate that is wrong, in whatever way, costs time and changes no verdict.
#[test]
fn wrong_candidates_change_no_verdict() {
    let negative = |n: &Natural| Integer::negative(*n);
    for (i, hash) in hashes(8).enumerate() {
        let k = hash % order();
        let Factors { u, v } = Factors::vartime_new(&scalar(&k));
        let long = natural(&(big(&u) << 100u32));
        let candidates = [
            ("u = 0", Natural::ZERO, Integer::positive(Natural::ZERO)),
            ("even u", u.plus(&Natural::ONE), v),
            ("long u", long.plus(&Natural::ONE), v),
            ("v + 1", u, v.plus_one()),
            ("−v", u, v.negate()),
            ("long v", u, negative(&Natural([u64::MAX; 4]))),
        ];
        for (what, u, v) in candidates {
            let factors = Factors::vartime_checked(u, v, &scalar(&k));
            for path in for_one() {
                let equation = |s: &BigUint, a: &Point, r: &Point| {
                    vartime_equation_times(path, &factors, &scalar(s), a, r)
                };
                for e in 0..8 {
                    Case::new(&k, i as u32, e).check(e, equation, what);
                }
            }
        }
    }
}

impl Integer {
    fn plus_one(self) -> Integer {
        Integer {
            magnitude: self.magnitude.plus(&Natural::ONE),
            ..self
        }
    }
}
