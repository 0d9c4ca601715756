//! The equation of a batch: hashes, points and sums in lanes.

use super::equation::vartime_decode_rows;
use super::pippenger::{Multiples, vartime_pippenger};
use super::sha512::sha512;
use super::{COUNT, Hasher, Job};
use crate::batch::{Base, Hashes, Scalars, coefficients};
use crate::operation::Operation;
use crate::path::Path;
use crate::signed::Claim;
use crate::{Rule, edwards};
use alloc::vec::Vec;

/// The equation of a batch under a rule with the cofactor.
pub(crate) struct Batch<'a> {
    pub(crate) rule: Rule,
    pub(crate) claims: &'a [Claim<'a>],
}

impl Job for Batch<'_> {
    /// Σ z·(S·B − R − k·A), but for parts of small order; nothing if a signature is out of order.
    type Output = Option<edwards::Point>;

    #[inline(always)]
    fn run<M: Hasher>(self, machine: M) -> Option<edwards::Point> {
        let Batch { rule, claims } = self;
        let count = claims.len();
        let mut multiples = Multiples::with_capacity(count);
        let mut scalars = Vec::with_capacity(count);
        for pair in claims.chunks(2 * COUNT) {
            for (row, [r, a]) in vartime_decode_rows(machine, pair).iter().flatten() {
                if row.vartime_candidates(rule, r, a) != row.filled() {
                    return None;
                }
                multiples.set_points(scalars.len(), [r.points, a.points]);
                scalars.extend(row.scalars(machine));
            }
        }
        let coefficients = coefficients(
            InLanes(machine),
            claims.iter().copied(),
            scalars.iter().map(|(_, k)| k),
        );
        let mut base = Base::default();
        for ((s, k), z) in scalars.iter().zip(coefficients) {
            let Scalars { of_r, of_a } = base.add(z, s, k);
            multiples.push_scalars([of_r, of_a]);
        }
        let sum = vartime_pippenger(machine, multiples);
        let base = edwards::multiply_base(Path::for_one(Operation::Key), &base.sum());
        Some(base.add(&sum.cached()).extended())
    }
}

#[derive(Clone, Copy)]
pub(super) struct InLanes<M>(pub(super) M);

impl<M: Hasher> Hashes for InLanes<M> {
    #[inline(always)]
    fn hash(self, messages: &[[&[u8]; 3]; COUNT]) -> [[u8; 64]; COUNT] {
        sha512(self.0, messages)
    }
}
