//! The exhaustive search: iterative deepening over all sequences of a set, each essentially once.
//!
//! The search omits sequences without loss: for every sequence there is one of the same length, for the same multiple,
//! with
//! - *no multiple twice, and no unused one*: the step could be dropped. A step uses at most two values and makes one,
//!   so that with r steps to come at most r + 1 values can be waiting;
//! - *no shift of a shift*: (a << i) << j is a << (i + j), and no `a + a`, which is a << 1;
//! - *in [`Set::Plain`] no negative multiple*: taking magnitudes everywhere makes sums and differences into each other;
//! - *independent neighbours in rising order*: of the orders of the same steps take the one that always does the step
//!   of the least multiple; a step that does not use the one before could have been done before it.

use std::ops::ControlFlow;

use super::{BOUND, Set, Step};

/// Multiples beyond this are not formed.
const LIMIT: i32 = 2 * BOUND as i32;

/// The largest shift of one operand of a sum.
fn largest_shift(set: Set) -> u32 {
    match set {
        Set::Plain => 0,
        Set::Scaled => 3,
        // Beyond it even the least multiple is beyond the limit.
        Set::Shifted => 1 + LIMIT.ilog2(),
    }
}

/// A sequence under construction.
struct Search<F> {
    set: Set,
    /// The multiples of x so far, of which the first is 1.
    values: Vec<i32>,
    steps: Vec<Step>,
    found: F,
}

/// Shows every sequence of exactly `length` steps, by its last multiple, until `found` breaks.
pub(super) fn sequences(
    set: Set,
    length: usize,
    found: impl FnMut(i32, &[Step]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut search = Search {
        set,
        values: vec![1],
        steps: Vec::new(),
        found,
    };
    match length {
        0 => (search.found)(1, &[]),
        _ => search.extend(length, 0),
    }
}

impl<F: FnMut(i32, &[Step]) -> ControlFlow<()>> Search<F> {
    /// All ways to go on for `left` steps; bit i of `unused` says that nothing uses value i yet.
    fn extend(&mut self, left: usize, unused: u32) -> ControlFlow<()> {
        for a in 0..self.values.len() {
            let uses = 1 << a;
            if too_many(unused & !uses, left) {
                continue;
            }
            if !matches!(
                a.checked_sub(1).map(|i| self.steps[i]),
                Some(Step::Shift { .. })
            ) {
                for by in 1.. {
                    let value = self.values[a] << by;
                    if value.abs() > LIMIT {
                        break;
                    }
                    self.try_step(Step::Shift { of: a, by }, value, uses, left, unused)?;
                }
            }
        }
        for a in 0..self.values.len() {
            for b in 0..self.values.len() {
                let uses = 1 << a | 1 << b;
                if !too_many(unused & !uses, left) {
                    self.pair(a, b, uses, left, unused)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// All sums and differences of values a and b, of which b can be shifted.
    fn pair(&mut self, a: usize, b: usize, uses: u32, left: usize, unused: u32) -> ControlFlow<()> {
        let (x, y) = (self.values[a], self.values[b]);
        for by in 0..=largest_shift(self.set) {
            let shifted = y << by;
            if shifted.abs() > 2 * LIMIT {
                break;
            }
            // Plain sums are the same in either order, and of a value with itself a shift.
            if by > 0 || a < b {
                let step = Step::Add { to: a, of: b, by };
                self.try_step(step, x + shifted, uses, left, unused)?;
            }
            if by == 0 || self.set == Set::Shifted {
                let step = Step::Sub { from: a, of: b, by };
                self.try_step(step, x - shifted, uses, left, unused)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn try_step(
        &mut self,
        step: Step,
        value: i32,
        uses: u32,
        left: usize,
        unused: u32,
    ) -> ControlFlow<()> {
        let last = self.values.len() - 1;
        let after_last = last == 0 || uses >> last & 1 == 1 || value > self.values[last];
        let negative = value < 0 && self.set == Set::Plain;
        if value == 0
            || value.abs() > LIMIT
            || negative
            || !after_last
            || self.values.contains(&value)
        {
            return ControlFlow::Continue(());
        }
        self.steps.push(step);
        let flow = if left == 1 {
            (self.found)(value, &self.steps)
        } else {
            self.values.push(value);
            let unused = unused & !uses | 1 << (last + 1);
            let flow = self.extend(left - 1, unused);
            self.values.pop();
            flow
        };
        self.steps.pop();
        flow
    }
}

/// Whether so many values still wait after a step that `left - 1` more cannot use them and its own.
fn too_many(waiting: u32, left: usize) -> bool {
    waiting.count_ones() as usize >= left
}
