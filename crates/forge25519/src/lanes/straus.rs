//! Straus' method in each lane: one chain of doublings for all.

use super::base::Base;
use super::digits::{Digit, ODD_WIDTH, ODD_WINDOWS, WIDTH, WINDOWS, vartime_windows};
use super::edwards::{Cached, Point};
use super::field::Fe;
use super::{COUNT, Machine};
use crate::field;
use crate::integer::Integer;
use crate::scalar::Scalar;

/// Multiples of a window: 0·P to 8·P.
const ENTRIES: usize = (1 << (WIDTH - 1)) + 1;

/// scalar·point in each lane, with what it is computed from.
struct Term<M: Machine> {
    table: [Cached<M>; ENTRIES],
    digits: [Digit; WINDOWS],
    len: usize,
}

impl<M: Machine> Term<M> {
    #[inline(always)]
    fn vartime_new(scalars: &[Integer; COUNT], points: Point<M>) -> Term<M> {
        let (digits, len) = vartime_windows(scalars);
        Term {
            table: table(points),
            digits,
            len,
        }
    }

    /// The multiples of a window's digits. Every entry is read, as gathers would take longer.
    #[inline(always)]
    fn multiple(&self, window: usize) -> Cached<M> {
        let Digit {
            magnitude,
            negative,
        } = &self.digits[window];
        let machine = self.table[0].sum.machine();
        let mut found = self.table[0];
        for (entry, j) in self.table.iter().zip(0..).skip(1) {
            found = Cached::select(machine.lanes_equal(magnitude, j), entry, &found);
        }
        found.negate_if(*negative)
    }
}

/// 0·P to 8·P.
#[inline(always)]
fn table<M: Machine>(points: Point<M>) -> [Cached<M>; ENTRIES] {
    let machine = points.x.machine();
    let d2 = Fe::splat(machine, field::Fe::EDWARDS_D2);
    let step = points.cached(d2);
    let mut table = [Cached::identity(machine); ENTRIES];
    table[1] = step;
    let mut multiple = points;
    for entry in &mut table[2..] {
        multiple = multiple.add(&step).extended();
        *entry = multiple.cached(d2);
    }
    table
}

/// base·B + Σ scalars·points in each lane.
#[inline(always)]
pub(super) fn vartime_straus<M: Machine>(
    machine: M,
    base: &[Scalar; COUNT],
    multiples: [(&[Integer; COUNT], Point<M>); 2],
) -> Point<M> {
    let base = Base::new(base);
    let terms = multiples.map(|(scalars, points)| Term::vartime_new(scalars, points));
    let windows = terms.iter().map(|term| term.len).max().unwrap_or(0);
    let places = (WIDTH * windows).max(ODD_WIDTH * (ODD_WINDOWS - 1) + 1);
    let mut sum = Point::identity(machine).double();
    for place in (0..places).rev() {
        sum = sum.projective().double();
        if place % WIDTH == 0 {
            for term in terms.iter().filter(|term| place < WIDTH * term.len) {
                sum = sum.extended().add(&term.multiple(place / WIDTH));
            }
        }
        if place % ODD_WIDTH == 0 && place / ODD_WIDTH < ODD_WINDOWS {
            for multiple in base.vartime_multiples(machine, place / ODD_WIDTH) {
                sum = sum.extended().add_niels(&multiple);
            }
        }
    }
    sum.extended()
}
