//! Pippenger's method with a window of the scalars in each lane: [`crate::edwards`] has it for one.

use super::edwards::{Niels, Point};
use super::field::Fe;
use super::{COUNT, Machine, Mask};
use crate::edwards;
use crate::field;
use crate::integer::{Integer, Natural};
use alloc::vec;
use alloc::vec::Vec;
use core::array::from_fn;

/// Multiples of points: scalars below 2^254 in magnitude, and for each a point.
pub(super) struct Multiples<M: Machine> {
    scalars: Vec<Integer>,
    points: Vec<M::Row>,
}

impl<M: Machine> Multiples<M> {
    pub(super) fn with_capacity(capacity: usize) -> Multiples<M> {
        Multiples {
            scalars: Vec::with_capacity(capacity),
            points: Vec::with_capacity(capacity + COUNT),
        }
    }

    /// The points of the first lanes, which have Z = 1. As many scalars have to follow.
    #[inline(always)]
    pub(super) fn push_points(&mut self, points: Point<M>, count: usize) {
        let first = self.points.len();
        self.points.resize(first + COUNT, M::ZEROS);
        let places = from_fn(|lane| first + lane);
        Niels::store_rows(points, &mut self.points, &places);
        self.points.truncate(first + count);
    }

    pub(super) fn push_scalar(&mut self, scalar: Integer) {
        self.scalars.push(scalar);
    }

    fn vartime_bits(&self) -> u32 {
        let bits = self.scalars.iter().map(|scalar| scalar.magnitude.bits());
        bits.max().unwrap_or(0)
    }
}

/// Windows of w bits of scalars below 2^n, with w·windows > n: scalar = Σ dᵢ·2^(w·i) with |dᵢ| ≤ 2^(w − 1).
///
/// With h = 2^(w − 1) − 1 added to each window but the highest, all windows are dᵢ + h and the highest is dᵢ: no digit
/// carries into another. The highest begins at place t = w·(windows − 1) ≤ n and the scalar is below 2^(w − 1)·2^t,
/// the sum of the h below 2^t: the highest digit is at most 2^(w − 1). The sum is below 2^n + 2^t ≤ 2^(n + 1).
#[derive(Clone, Copy)]
pub(crate) struct Recoding {
    width: u32,
    windows: u32,
    offset: Natural,
}

impl Recoding {
    /// For n ≤ 254, so that the sum is below 2^256, and w from 2 to 16.
    pub(crate) fn new(bits: u32, width: u32) -> Recoding {
        debug_assert!(bits <= 254 && (2..=16).contains(&width), "{bits}, {width}");
        let windows = windows(bits, width);
        let half = Natural([(1 << (width - 1)) - 1, 0, 0, 0]);
        let offset = (0..windows - 1).fold(Natural::ZERO, |sum, window| {
            sum.plus(&half.shifted_left(window * width))
        });
        Recoding {
            width,
            windows,
            offset,
        }
    }

    /// The digits of windows from `first` on, by magnitudes and signs; 0 above the highest.
    #[inline(always)]
    pub(crate) fn vartime_digits(&self, scalar: &Integer, first: u32) -> ([usize; COUNT], Mask) {
        let sum = scalar.magnitude.plus(&self.offset);
        let mut magnitudes = [0; COUNT];
        let mut negative = 0;
        for (window, (lane, magnitude)) in (first..).zip(magnitudes.iter_mut().enumerate()) {
            let bits = sum.window(self.width * window) as i64 & ((1 << self.width) - 1);
            let below = i64::from(window + 1 < self.windows);
            let digit = bits - below * ((1 << (self.width - 1)) - 1);
            *magnitude = digit.unsigned_abs() as usize;
            negative |= Mask::from(digit < 0) << lane;
        }
        let all = Mask::from(scalar.negative).wrapping_neg();
        (magnitudes, negative ^ all)
    }
}

/// One bit more than the scalars have.
fn windows(bits: u32, width: u32) -> u32 {
    (bits + 1).div_ceil(width)
}

/// Turns of eight windows.
fn turns(bits: u32, width: u32) -> u32 {
    windows(bits, width).div_ceil(COUNT as u32)
}

/// Σ multiples of both lists, of which each has as many turns as its longest scalar needs.
#[inline(always)]
pub(super) fn vartime_pippenger<M: Machine>(
    machine: M,
    lists: [&Multiples<M>; 2],
) -> edwards::Point {
    let sizes = lists.map(|list| (list.vartime_bits(), list.points.len()));
    let width = width(sizes);
    let recodings = sizes.map(|(bits, _)| Recoding::new(bits, width));
    let most = sizes.map(|(bits, _)| turns(bits, width));
    let mut buckets = Buckets::new(machine, width);
    let mut sum = edwards::Point::IDENTITY;
    for turn in (0..most[0].max(most[1])).rev() {
        let first = turn * COUNT as u32;
        buckets.clear();
        for (list, (recoding, turns)) in lists.iter().zip(recodings.iter().zip(most)) {
            if turn < turns {
                buckets.vartime_add(list, recoding, first);
            }
        }
        for window in buckets.sum().store().iter().rev() {
            for _ in 0..width {
                sum = sum.double().extended();
            }
            sum = sum.add(&window.cached()).extended();
        }
    }
    sum
}

/// The width with the fewest additions: for each turn one of each point, and two of each bucket.
fn width(sizes: [(u32, usize); 2]) -> u32 {
    let additions = |width: u32| {
        let points = |(bits, points)| turns(bits, width) as usize * points;
        let most = sizes.map(|(bits, _)| turns(bits, width));
        let buckets = most[0].max(most[1]) as usize * (2 << (width - 1));
        points(sizes[0]) + points(sizes[1]) + buckets
    };
    (4..=11).min_by_key(|&width| additions(width)).unwrap_or(4)
}

/// The sums of points with equal digits, of a window in each lane.
struct Buckets<M: Machine> {
    machine: M,
    /// Those of digits 0 to 2^(w − 1) of the first lane, then of the other lanes. That of 0 is not read.
    rows: Vec<M::Row>,
    /// Of each lane.
    len: usize,
}

impl<M: Machine> Buckets<M> {
    #[inline(always)]
    fn new(machine: M, width: u32) -> Buckets<M> {
        let len = (1 << (width - 1)) + 1;
        Buckets {
            machine,
            rows: vec![M::ZEROS; COUNT * len],
            len,
        }
    }

    #[inline(always)]
    fn clear(&mut self) {
        // All lanes store the same row at the first place.
        Point::identity(self.machine).store_rows(&mut self.rows, &[0; COUNT]);
        let neutral = self.rows[0];
        self.rows.fill(neutral);
    }

    /// Adds every point to a bucket of each lane.
    #[inline(always)]
    fn vartime_add(&mut self, list: &Multiples<M>, recoding: &Recoding, first: u32) {
        for (scalar, point) in list.scalars.iter().zip(&list.points) {
            let (magnitudes, negative) = recoding.vartime_digits(scalar, first);
            let places: [usize; COUNT] = from_fn(|lane| lane * self.len + magnitudes[lane]);
            let rows = places.map(|place| &self.rows[place]);
            let mut bucket = Point::load_rows(self.machine, rows);
            bucket.add_niels(&Niels::splat(self.machine, point, negative));
            bucket.store_rows(&mut self.rows, &places);
        }
    }

    /// Σ j·bucket(j) in each lane: the sum of the running sums from the top.
    #[inline(always)]
    fn sum(&self) -> Point<M> {
        let d2 = Fe::splat(self.machine, field::Fe::EDWARDS_D2);
        let mut running = Point::identity(self.machine);
        let mut sum = running;
        for bucket in (1..self.len).rev() {
            let rows = from_fn(|lane| &self.rows[lane * self.len + bucket]);
            let bucket = Point::load_rows(self.machine, rows);
            running = running.add(&bucket.cached(d2)).extended();
            sum = sum.add(&running.cached(d2)).extended();
        }
        sum
    }
}
