//! The equation of a batch: hashes, points and sums in lanes.

use super::equation::vartime_decode_rows;
use super::pippenger::{Multiples, vartime_pippenger};
use super::sha512::sha512;
use super::{COUNT, Hasher, Job};
use crate::batch::{Base, Hashes, coefficients};
use crate::operation::Operation;
use crate::path::Path;
use crate::{Rule, Signed, edwards};
use alloc::vec::Vec;

pub(crate) struct Batch<'a> {
    pub(crate) rule: Rule,
    pub(crate) signed: &'a [Signed<'a>],
}

impl Job for Batch<'_> {
    /// Σ z·(S·B − R − k·A), but for parts of small order; nothing if a signature is out of order.
    type Output = Option<edwards::Point>;

    #[inline(always)]
    fn run<M: Hasher>(self, machine: M) -> Option<edwards::Point> {
        let Batch { rule, signed } = self;
        let count = signed.len();
        let (mut of_r, mut of_a) = (
            Multiples::with_capacity(count),
            Multiples::with_capacity(count),
        );
        let mut scalars = Vec::with_capacity(count);
        for pair in signed.chunks(2 * COUNT) {
            let (rows, decoded) = vartime_decode_rows(machine, pair);
            for (row, r) in rows.iter().flatten().zip(decoded.iter().flatten()) {
                let a = row.load_keys(machine);
                if row.vartime_candidates(rule, r, &a) != row.filled() {
                    return None;
                }
                of_r.push_points(r.points, row.len());
                of_a.push_points(a, row.len());
                scalars.extend(row.scalars(machine));
            }
        }
        let coefficients = coefficients(InLanes(machine), signed, scalars.iter().map(|(_, k)| k));
        let mut base = Base::default();
        for ((s, k), z) in scalars.iter().zip(coefficients) {
            let scalars = base.add(z, s, k);
            of_r.push_scalar(scalars.of_r);
            of_a.push_scalar(scalars.of_a);
        }
        let sum = vartime_pippenger(machine, [&of_r, &of_a]);
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
