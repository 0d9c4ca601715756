//! Straus' method in each lane: one chain of doublings for all.

use super::base::Base;
use super::digits::{Digit, ODD_WIDTH, OddWindows, WIDTH, Windows};
use super::edwards::{Cached, Point};
use super::field::Fe;
use super::{COUNT, Machine, Mask};
use crate::field;
use crate::integer::Integer;
use crate::scalar::Scalar;

/// Multiples of a window: 0·P to 8·P.
const ENTRIES: usize = (1 << (WIDTH - 1)) + 1;

/// scalar·point in each lane, with what it is computed from.
struct Term<M: Machine> {
    table: [Cached<M>; ENTRIES],
    digits: Windows,
}

impl<M: Machine> Term<M> {
    #[inline(always)]
    fn vartime_new(scalars: &[Integer; COUNT], points: Point<M>) -> Term<M> {
        Term {
            table: table(points),
            digits: Windows::vartime_new(scalars),
        }
    }

    /// The multiples of a window's digits, and the lanes where it is the opposites. Every entry is read, as gathers would take longer.
    #[inline(always)]
    fn multiple(&self, window: usize) -> (Cached<M>, Mask) {
        let machine = self.table[0].sum.machine();
        let Digit {
            magnitude,
            negative,
        } = self.digits.digit(machine, window);
        let mut found = self.table[0];
        for (entry, j) in self.table.iter().zip(0..).skip(1) {
            found = Cached::select(machine.lanes_equal(&magnitude, j), entry, &found);
        }
        (found, negative)
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
    let [(v, a), (u, r)] = multiples;
    let terms = [Term::vartime_new(v, a), Term::vartime_new(u, r)];
    let windows = terms[0].digits.len.max(terms[1].digits.len);
    let places = (WIDTH * windows).max(ODD_WIDTH * (OddWindows::LEN - 1) + 1);
    let mut sum = Point::identity(machine).double();
    for place in (0..places).rev() {
        sum = sum.projective().double();
        if place % WIDTH == 0 {
            for term in terms.iter().filter(|term| place < WIDTH * term.digits.len) {
                let (multiple, negative) = term.multiple(place / WIDTH);
                sum = sum.extended().add_signed(&multiple, negative);
            }
        }
        if place % ODD_WIDTH == 0 && place / ODD_WIDTH < OddWindows::LEN {
            for (multiple, negative) in base.vartime_multiples(machine, place / ODD_WIDTH) {
                sum = sum.extended().add_niels(&multiple, negative);
            }
        }
    }
    sum.extended()
}
