//! Straus' method in each lane: one chain of doublings for all.

use super::base::Base;
use super::digits::{Digit, ODD_WIDTH, OddWindows, WIDTH, Windows};
use super::edwards::{Cached, Completed, Point};
use super::field::Fe;
use super::{COUNT, Machine, Stage};
use crate::field;
use crate::integer::Integer;
use crate::scalar::Scalar;

/// Multiples of a window: 0·P to 8·P.
const ENTRIES: usize = (1 << (WIDTH - 1)) + 1;

/// Multiples of a point in each lane.
type Table<M> = [Cached<M>; ENTRIES];

/// scalar·point in each lane, with what it is computed from.
struct Term<'a, M: Machine> {
    table: &'a Table<M>,
    digits: Windows,
}

impl<M: Machine> Term<'_, M> {
    /// Adds the multiples of a window's digits. Every entry is read, as gathers would take longer; one coordinate at a
    /// time, just before it is needed, as registers hold no more.
    #[inline(always)]
    fn vartime_add_to(&self, sum: &mut Completed<M>, window: usize) {
        let machine = self.table[0].sum.machine();
        let Digit {
            magnitude,
            negative,
        } = self.digits.digit(machine, window);
        let mut masks = [0; ENTRIES];
        for (mask, j) in masks.iter_mut().zip(0..) {
            *mask = machine.lanes_equal(&magnitude, j);
        }
        let entries = self.table.each_ref();
        let multiple = Cached {
            sum: Fe::vartime_choose(entries.map(|entry| &entry.sum), &masks),
            difference: Fe::vartime_choose(entries.map(|entry| &entry.difference), &masks),
            double_z: Fe::vartime_choose(entries.map(|entry| &entry.double_z), &masks),
            t2d: Fe::vartime_choose(entries.map(|entry| &entry.t2d), &masks),
        };
        sum.add_cached(multiple, negative);
    }
}

/// Writes P to 8·P after the neutral element, for P with Z = 1. In place, as tables are long to copy.
#[inline(always)]
fn fill<M: Machine>(table: &mut Table<M>, points: Point<M>) {
    let machine = points.x.machine();
    let d2 = Fe::splat(machine, field::Fe::EDWARDS_D2);
    let step = points.cached(d2);
    table[1] = step;
    let mut multiple = points;
    for entry in &mut table[2..] {
        multiple = multiple.add_normal(&step).extended();
        *entry = multiple.cached(d2);
    }
}

/// base·B + Σ scalars·points in each lane, for points with Z = 1.
#[inline(always)]
pub(super) fn vartime_straus<M: Machine>(
    machine: M,
    base: &[Scalar; COUNT],
    multiples: [(&[Integer; COUNT], Point<M>); 2],
    passed: &mut impl FnMut(Stage),
) -> Point<M> {
    let base = Base::new(base);
    let [(v, a), (u, r)] = multiples;
    let mut tables = [[Cached::identity(machine); ENTRIES]; 2];
    for (table, points) in tables.iter_mut().zip([a, r]) {
        fill(table, points);
    }
    let terms = [(&tables[0], v), (&tables[1], u)].map(|(table, scalars)| Term {
        table,
        digits: Windows::vartime_new(scalars),
    });
    let windows = terms[0].digits.len.max(terms[1].digits.len);
    passed(Stage::Tables);
    let highest = (WIDTH * (windows - 1)).max(ODD_WIDTH * (OddWindows::LEN - 1));
    let mut sum = Completed::identity(machine);
    for place in (0..=highest).rev() {
        sum.double();
        passed(Stage::Doubling);
        if place % WIDTH == 0 {
            for term in terms.iter().filter(|term| place < WIDTH * term.digits.len) {
                term.vartime_add_to(&mut sum, place / WIDTH);
                passed(Stage::Addition);
            }
        }
        if place % ODD_WIDTH == 0 && place / ODD_WIDTH < OddWindows::LEN {
            for (multiple, negative) in base.vartime_multiples(machine, place / ODD_WIDTH) {
                sum.add_niels(multiple, negative);
                passed(Stage::BaseAddition);
            }
        }
    }
    sum.extended()
}
