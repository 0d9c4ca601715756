//! Straus' method in each lane: one chain of doublings for all.

use super::base::Base;
use super::digits::{Digit, ODD_WIDTH, OddWindows, WIDTH, Windows};
use super::edwards::{Cached, Completed, Point};
use super::field::Fe;
use super::{COUNT, Machine, Stage};
use crate::field;
use core::array::from_fn;

/// Multiples of a window: 0·P to 8·P.
const ENTRIES: usize = (1 << (WIDTH - 1)) + 1;

/// Tables that first caches hold, so that nothing is fetched ahead.
const NEAR: usize = 2;

/// Multiples of a point in each lane: a row for each lane, so that an addition reads what it adds.
#[derive(Clone, Copy)]
pub(super) struct Table<M: Machine>([[M::Row; COUNT]; ENTRIES]);

impl<M: Machine> Table<M> {
    pub(super) const ZEROS: Table<M> = Table([[M::ZEROS; COUNT]; ENTRIES]);

    /// The multiples of points with Z = 1, those of both tables side by side, as each waits for the one before. In
    /// place, as tables are long to copy.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn fill(tables: &mut [Table<M>], points: [Point<M>; 2]) {
        let machine = points[0].x.machine();
        let places = from_fn(|lane| lane);
        let d2 = Fe::splat(machine, field::Fe::EDWARDS_D2);
        let steps = points.map(|points| points.cached(d2));
        for (Table(entries), step) in tables.iter_mut().zip(&steps) {
            Cached::identity(machine).store_rows(&mut entries[0], &places);
            step.store_rows(&mut entries[1], &places);
        }
        let mut multiples = points;
        for entry in 2..ENTRIES {
            let own = steps.iter().zip(&mut multiples);
            for (Table(entries), (step, multiple)) in tables.iter_mut().zip(own) {
                *multiple = multiple.add_normal(step).extended();
                multiple.cached(d2).store_rows(&mut entries[entry], &places);
            }
        }
    }

    /// The rows of a digit's magnitudes, which are asked for if they are far.
    #[inline(always)]
    fn vartime_rows(&self, machine: M, digit: &Digit, far: bool) -> [&M::Row; COUNT] {
        let Table(entries) = self;
        let magnitudes = digit.magnitude;
        let rows = from_fn(|lane| &entries[(magnitudes[lane] as usize).min(ENTRIES - 1)][lane]);
        if far {
            for row in rows {
                machine.prefetch(row);
            }
        }
        rows
    }
}

/// The base point's multiple and Σ digits·points of the tables in each lane.
#[inline(always)]
pub(super) fn vartime_straus<M: Machine>(
    machine: M,
    base: &Base,
    tables: &[Table<M>],
    digits: &[Windows],
    passed: &mut impl FnMut(Stage),
) -> Point<M> {
    let windows = digits.iter().map(|digits| digits.len).max().unwrap_or(0);
    let highest = (WIDTH * windows.saturating_sub(1)).max(ODD_WIDTH * (OddWindows::LEN - 1));
    let far = tables.len() > NEAR;
    let mut sum = Completed::identity(machine);
    for place in (0..=highest).rev() {
        sum.double();
        passed(Stage::Doubling);
        if place % WIDTH == 0 {
            let window = place / WIDTH;
            let terms = tables.iter().zip(digits);
            let terms = terms.filter(|(_, digits)| window < digits.len);
            let mut rows = terms.map(|(table, digits)| {
                let digit = digits.digit(machine, window);
                (table.vartime_rows(machine, &digit, far), digit.negative)
            });
            // One ahead, as second caches take time.
            let mut next = rows.next();
            while let Some((multiple, negative)) = next {
                next = rows.next();
                sum.vartime_add_cached(Cached::load_rows(machine, multiple), negative);
                passed(Stage::Addition);
            }
        }
        if place % ODD_WIDTH == 3 && place / ODD_WIDTH < OddWindows::LEN {
            base.prefetch(machine, place / ODD_WIDTH);
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
