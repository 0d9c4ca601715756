//! Eight signatures' equations, each with its own verdict.

use super::decode::vartime_decode;
use super::edwards::Point;
use super::sha512::sha512;
use super::straus::vartime_straus;
use super::{COUNT, Hasher, Job, Machine, Mask, lanes, transpose};
use crate::integer::Integer;
use crate::lattice::Factors;
use crate::scalar::Scalar;
use crate::{Rule, Signed};

/// A part of the verification of eight signatures, for measurements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Points R from bytes, and points A of keys into lanes.
    Decompression,
    /// Hashes of messages, reduced to challenges.
    Hashing,
    /// Half-size scalars, and those of the base point.
    Scalars,
    /// Multiples of R and A, and digits.
    Tables,
    /// One doubling.
    Doubling,
    /// One addition of multiples of R or A.
    Addition,
    /// One addition of multiples of the base point.
    BaseAddition,
    /// Comparison of the sums with the neutral element.
    Verdict,
}

/// Which lanes' signatures are valid under the rule: the verdicts of
/// [`VerifyingKey::verify_with`](crate::VerifyingKey::verify_with). At the end of each stage, `passed` is called.
pub(crate) struct Equations<'a, F> {
    pub(crate) rule: Rule,
    pub(crate) signed: [&'a Signed<'a>; COUNT],
    pub(crate) passed: F,
}

impl<F: FnMut(Stage)> Job for Equations<'_, F> {
    type Output = Mask;

    #[inline(always)]
    fn run<M: Hasher>(self, machine: M) -> Mask {
        let Equations {
            rule,
            signed,
            mut passed,
        } = self;
        let s = signed.map(|one| Scalar::vartime_from_canonical(one.signature.s_bytes()));
        let r = vartime_decode(machine, &signed.map(|one| one.signature.r_bytes()));
        let a = Point::load_affine(machine, signed.map(|one| one.key.point()));
        let mut accepted = r.valid & lanes(|lane| s[lane].is_some());
        if rule.wants_canonical_r() {
            accepted &= r.canonical;
        }
        if rule.wants_canonical_key() {
            accepted &= lanes(|lane| signed[lane].key.is_canonical());
        }
        if rule.refuses_small_order() {
            accepted &= !r.points.small_orders() & !a.small_orders();
        }
        passed(Stage::Decompression);
        if accepted == 0 {
            return 0;
        }

        let challenges = sha512(
            machine,
            &signed.map(|one| {
                let (r, key) = (one.signature.r_bytes(), one.key.as_bytes());
                [&r[..], &key[..], one.message]
            }),
        );
        let s = s.map(Option::unwrap_or_default);
        let k = challenges.each_ref().map(Scalar::from_wide);
        passed(Stage::Hashing);
        let difference = vartime_equations(machine, &s, &k, a, r.points, &mut passed);
        let difference = if rule.has_cofactor() {
            difference.multiply_by_cofactor()
        } else {
            difference
        };
        accepted &= difference.identities();
        passed(Stage::Verdict);
        accepted
    }
}

/// u·(S·B − R − k·A) in each lane, as for one signature: with half-size u and v = u·k, modulo 8·L and with odd u. That
/// the scalars of a lane may be longer than those of the others costs time, nothing else.
#[inline(always)]
pub(crate) fn vartime_equations<M: Machine>(
    machine: M,
    s: &[Scalar; COUNT],
    k: &[Scalar; COUNT],
    a: Point<M>,
    r: Point<M>,
    passed: &mut impl FnMut(Stage),
) -> Point<M> {
    let factors = vartime_factors(machine, k);
    let base = core::array::from_fn(|lane| Scalar::from_words(&factors[lane].u.0) * s[lane]);
    let u = factors.each_ref().map(|pair| Integer::negative(pair.u));
    let v = factors.each_ref().map(|pair| pair.v.negate());
    passed(Stage::Scalars);
    vartime_straus(machine, &base, [(&v, a), (&u, r)], passed)
}

/// Short factors of each lane, or those of the equation as it is written.
#[inline(always)]
pub(crate) fn vartime_factors<M: Machine>(machine: M, k: &[Scalar; COUNT]) -> [Factors; COUNT] {
    let candidates = machine.vartime_half_size(&transpose(&k.map(Scalar::to_words)));
    core::array::from_fn(|lane| {
        let (u, v) = candidates[lane];
        Factors::vartime_checked(u, v, &k[lane])
    })
}
