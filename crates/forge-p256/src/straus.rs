//! Straus' method: one chain of doublings for both scalars, and for all lanes.

use crate::base;
use crate::bytes::Words;
use crate::digits::{Digit, Windows};
use crate::formulas::Affine;
use crate::machine::Machine;
use crate::point::Total;

/// Bits of the windows of the second scalar.
const WIDTH: usize = 5;
/// Multiples of a point that its digits need.
const ENTRIES: usize = 1 << (WIDTH - 1);

/// The multiples 1 to 16 of a point in each lane, with what additions need.
struct Table<const N: usize, M: Machine<N>> {
    machine: M,
    rows: [[M::Row; 5]; ENTRIES],
}

impl<const N: usize, M: Machine<N>> Table<N, M> {
    /// For points of the curve, not infinity.
    #[inline(always)]
    fn new(machine: M, point: &Affine<M::Element>) -> Table<N, M> {
        let first = Total::affine(machine, point);
        let mut rows = [[machine.row(&point[0]); 5]; ENTRIES];
        let mut multiple = first;
        for (i, row) in rows.iter_mut().enumerate() {
            multiple = match i {
                0 => first,
                1 => first.double(),
                _ => multiple.add_affine(point, 0),
            };
            for (out, coordinate) in row.iter_mut().zip(&multiple.cached()) {
                *out = machine.row(coordinate);
            }
        }
        Table { machine, rows }
    }

    /// Adds the multiples by digits.
    #[inline(always)]
    fn vartime_add_to(&self, total: Total<N, M>, digit: &Digit<N>) -> Total<N, M> {
        let machine = self.machine;
        let place = |lane: usize| digit.magnitude[lane].max(1) - 1;
        let coordinate = |i: usize| {
            machine.vartime_gather(core::array::from_fn(|lane| &self.rows[place(lane)][i]))
        };
        let y = machine.negate(digit.negative, &coordinate(1));
        let entry = [
            coordinate(0),
            y,
            coordinate(2),
            coordinate(3),
            coordinate(4),
        ];
        total.add_cached(&entry, digit.zero)
    }
}

/// base·G + scalar·point in each lane, for points of the curve that are not infinity.
#[inline(always)]
pub(crate) fn vartime_straus<const N: usize, M: Machine<N>>(
    machine: M,
    base: &[Words; N],
    scalar: &[Words; N],
    point: &Affine<M::Element>,
) -> Total<N, M> {
    let table = Table::new(machine, point);
    let base_digits = Windows::<{ base::WIDTH }, N>::new(base);
    let digits = Windows::<WIDTH, N>::new(scalar);
    let last = |width: usize, count: usize| width * (count - 1);
    let top = last(WIDTH, Windows::<WIDTH, N>::COUNT)
        .max(last(base::WIDTH, Windows::<{ base::WIDTH }, N>::COUNT));
    let mut total = Total::infinity(machine);
    for place in (0..=top).rev() {
        total = total.double();
        if place % WIDTH == 0 {
            total = table.vartime_add_to(total, &digits.digit(place / WIDTH));
        }
        if place % base::WIDTH == 0 {
            total = base::vartime_add_to(machine, total, &base_digits.digit(place / base::WIDTH));
        }
    }
    total
}
