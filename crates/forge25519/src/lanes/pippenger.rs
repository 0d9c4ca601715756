//! Pippenger's method with a window of the scalars in each lane: [`crate::edwards`] has it for one.

use super::edwards::{Niels, Point};
use super::field::Fe;
use super::{COUNT, Machine, Mask};
use crate::edwards;
use crate::field;
use crate::integer::{Integer, Natural};
use alloc::vec::Vec;
use core::array::from_fn;

/// Bits of the scalars of R and of A: coefficients of batches, and scalars below L.
const BITS: [u32; 2] = [127, 253];

/// Multiples of the points R and A of signatures.
pub(super) struct Multiples<M: Machine> {
    scalars: Vec<[Integer; 2]>,
    /// The points R, then the points A. Buckets follow them: allocators give several long lists back to the system
    /// with each batch, and page faults took a sixteenth of the time.
    rows: Vec<M::Row>,
    width: u32,
}

impl<M: Machine> Multiples<M> {
    /// Of so many signatures.
    pub(super) fn with_capacity(count: usize) -> Multiples<M> {
        let width = width(count);
        let points = 2 * count.next_multiple_of(COUNT);
        let mut rows = Vec::with_capacity(points + COUNT * buckets(width));
        rows.resize(points, M::ZEROS);
        Multiples {
            scalars: Vec::with_capacity(count),
            rows,
            width,
        }
    }

    /// R and A of the signatures from number `first` on, which have Z = 1. Lanes above the last one have any points.
    #[inline(always)]
    pub(super) fn set_points(&mut self, first: usize, points: [Point<M>; 2]) {
        let half = self.rows.len() / 2;
        for (points, list) in points.into_iter().zip(self.rows.chunks_exact_mut(half)) {
            Niels::store_rows(points, list, &from_fn(|lane| first + lane));
        }
    }

    pub(super) fn push_scalars(&mut self, scalars: [Integer; 2]) {
        self.scalars.push(scalars);
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

/// Σ multiples. Scalars of R take fewer turns than those of A.
#[inline(always)]
pub(super) fn vartime_pippenger<M: Machine>(machine: M, multiples: Multiples<M>) -> edwards::Point {
    let Multiples {
        scalars,
        mut rows,
        width,
    } = multiples;
    let points = rows.len();
    let len = buckets(width);
    rows.resize(points + COUNT * len, M::ZEROS);
    let (points, rows) = rows.split_at_mut(points);
    let mut buckets = Buckets { machine, rows, len };
    let recodings = BITS.map(|bits| Recoding::new(bits, width));
    let turns = BITS.map(|bits| turns(bits, width));
    let mut sum = edwards::Point::IDENTITY.double();
    for turn in (0..turns[0].max(turns[1])).rev() {
        buckets.clear();
        for which in (0..2).filter(|&which| turn < turns[which]) {
            let scalars = scalars.iter().map(|scalars| &scalars[which]);
            let points = &points[which * points.len() / 2..];
            buckets.vartime_add(scalars.zip(points), &recodings[which], turn * COUNT as u32);
        }
        for window in buckets.sum().store().iter().rev() {
            for _ in 0..width {
                sum = sum.double();
            }
            sum = sum.extended().add(&window.cached());
        }
    }
    sum.extended()
}

/// The width with the fewest additions: for each turn one of each point, and two of each bucket.
fn width(count: usize) -> u32 {
    let additions = |width: u32| {
        let [of_r, of_a] = BITS.map(|bits| turns(bits, width) as usize);
        (of_r + of_a) * count + of_r.max(of_a) * 2 * buckets(width)
    };
    (4..=11).min_by_key(|&width| additions(width)).unwrap_or(4)
}

/// Digits 0 to 2^(w − 1).
fn buckets(width: u32) -> usize {
    (1 << (width - 1)) + 1
}

/// The sums of points with equal digits, of a window in each lane.
struct Buckets<'a, M: Machine> {
    machine: M,
    /// Those of the first lane, then of the other lanes. That of 0 is not read.
    rows: &'a mut [M::Row],
    /// Of each lane.
    len: usize,
}

impl<M: Machine> Buckets<'_, M> {
    #[inline(always)]
    fn clear(&mut self) {
        // All lanes store the same row at the first place.
        Point::identity(self.machine).store_rows(self.rows, &[0; COUNT]);
        let neutral = self.rows[0];
        self.rows.fill(neutral);
    }

    /// Adds every point to a bucket of each lane.
    #[inline(always)]
    fn vartime_add<'b>(
        &mut self,
        multiples: impl Iterator<Item = (&'b Integer, &'b M::Row)>,
        recoding: &Recoding,
        first: u32,
    ) where
        M::Row: 'b,
    {
        for (scalar, point) in multiples {
            let (magnitudes, negative) = recoding.vartime_digits(scalar, first);
            let places: [usize; COUNT] = from_fn(|lane| lane * self.len + magnitudes[lane]);
            let rows = places.map(|place| &self.rows[place]);
            let mut bucket = Point::load_rows(self.machine, rows);
            bucket.add_niels(&Niels::splat(self.machine, point, negative));
            bucket.store_rows(self.rows, &places);
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
