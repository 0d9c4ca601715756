//! Points of batches as entries to be added, in rows.

use super::edwards::{Niels, Point};
use super::field::Fe;
use super::{COUNT, Machine, Mask};
use crate::field;

/// 1/2 = (p + 1)/2 = 2^254 − 9.
const HALF: [u64; 4] = [u64::MAX - 8, u64::MAX, u64::MAX, u64::MAX >> 2];

impl<M: Machine> Niels<M> {
    /// Stores points with Z = 1 as entries, each lane's in the row at its place. The fourth element is −d·x·y.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn store_rows(point: Point<M>, rows: &mut [M::Row], places: &[usize; COUNT]) {
        let machine = point.x.machine();
        let half = Fe::load(machine, &HALF.map(|word| [word; COUNT]));
        let (x, y) = (point.x * half, point.y * half);
        let td = point.t * Fe::splat(machine, field::Fe::EDWARDS_D);
        let elements = [(y + x).carry(), (y - x).carry(), td, (-td).carry()];
        Fe::store_rows(&elements, rows, places);
    }

    /// The point of one row, or its opposite in the lanes of the mask.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn splat(machine: M, row: &M::Row, negative: Mask) -> Niels<M> {
        let [mut sum, mut difference, td, opposite] = Fe::splat_row(machine, row);
        Fe::exchange(negative, &mut difference, &mut sum);
        Niels {
            sum,
            difference,
            td: Fe::select(negative, &opposite, &td),
        }
    }
}
