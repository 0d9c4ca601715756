//! Eight signatures' equations, each with its own verdict.

use super::decode::vartime_decode;
use super::edwards::Point;
use super::straus::vartime_straus;
use super::{COUNT, Job, Machine, Mask, lanes};
use crate::integer::Integer;
use crate::lattice::Factors;
use crate::scalar::Scalar;
use crate::{Rule, VerifyingKey};

/// A signature with its challenge.
#[derive(Clone, Copy)]
pub(crate) struct Lane<'a> {
    pub(crate) key: &'a VerifyingKey,
    pub(crate) r: &'a [u8; 32],
    /// Nothing if it is not below L.
    pub(crate) s: Option<Scalar>,
    pub(crate) k: Scalar,
}

/// Which lanes' signatures are valid under the rule: the verdicts of [`VerifyingKey::verify_with`].
pub(crate) struct Equations<'a> {
    pub(crate) rule: Rule,
    pub(crate) lanes: [Lane<'a>; COUNT],
}

impl Job for Equations<'_> {
    type Output = Mask;

    /// As with one signature: u·(S·B − R − k·A) with half-size u and v = u·k, modulo 8·L and with odd u. That the
    /// scalars of a lane may be longer than those of the others costs time, nothing else.
    #[inline(always)]
    fn run<M: Machine>(self, machine: M) -> Mask {
        let Equations {
            rule,
            lanes: signed,
        } = self;
        let r = vartime_decode(machine, &signed.map(|lane| lane.r));
        let a = Point::load_affine(machine, signed.map(|lane| lane.key.point()));
        let mut accepted = r.valid & lanes(|lane| signed[lane].s.is_some());
        if rule.wants_canonical_r() {
            accepted &= r.canonical;
        }
        if rule.wants_canonical_key() {
            accepted &= lanes(|lane| signed[lane].key.is_canonical());
        }
        if rule.refuses_small_order() {
            accepted &= !r.points.small_orders() & !a.small_orders();
        }
        if accepted == 0 {
            return 0;
        }

        let factors = signed.map(|lane| Factors::vartime_new(&lane.k));
        let base = core::array::from_fn(|lane| {
            Scalar::from_words(&factors[lane].u.0) * signed[lane].s.unwrap_or_default()
        });
        let u = factors.each_ref().map(|pair| Integer::negative(pair.u));
        let v = factors.each_ref().map(|pair| pair.v.negate());
        let difference = vartime_straus(machine, &base, [(&v, a), (&u, r.points)]);
        let difference = if rule.has_cofactor() {
            difference.multiply_by_cofactor()
        } else {
            difference
        };
        accepted & difference.identities()
    }
}
