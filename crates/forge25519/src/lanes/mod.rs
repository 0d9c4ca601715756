//! Eight independent computations side by side, one in each lane of a vector.
//!
//! [`Machine`] is the arithmetic of the field over lanes. [`portable`] has it on every target, lane after lane by the
//! scalar field: the oracle of the others. Everything above is generic over it. [`Path`](crate::hazmat::Path) chooses
//! one when the program runs.

mod base;
#[cfg(feature = "alloc")]
mod batch;
mod decode;
mod digits;
mod edwards;
mod equation;
mod field;
mod fixed;
#[cfg(feature = "alloc")]
mod joint;
mod ladder;
#[cfg(feature = "alloc")]
mod niels;
#[cfg(feature = "alloc")]
mod pippenger;
mod portable;
mod repeated;
mod sha512;
mod sign;
mod straus;

use crate::integer::{Integer, Natural};
use crate::lattice::vartime_candidate;

#[cfg(feature = "alloc")]
pub(crate) use batch::Batch;
pub(crate) use decode::{DecodingPairs, Decodings};
pub use equation::Stage;
pub(crate) use equation::{Equations, ROWS, Verdicts};
pub(crate) use ladder::Ladders;
pub(crate) use portable::Portable;
pub(crate) use repeated::Repeating;
pub use repeated::Repeats;
pub(crate) use sign::{Keys, Signatures};
#[cfg(all(test, feature = "alloc"))]
pub(crate) use {
    digits::{Digit, Halves, ODD_WIDTH, OddWindows, Windows},
    edwards::Point,
    equation::{vartime_equations, vartime_factors},
    field::Fe,
    fixed::normalize,
    pippenger::Recoding,
    sha512::sha512,
};

/// Lanes of a vector.
pub(crate) const COUNT: usize = 8;

/// A set of lanes: bit i is lane i.
pub(crate) type Mask = u8;

/// A word of each lane.
pub(crate) type Word = [u64; COUNT];

/// A number of four words, least significant first, in each lane.
pub(crate) type Words = [Word; 4];

/// The field of 2^255 − 19 elements, an element in each lane: each operation acts on all lanes.
///
/// A value of the implementing type is evidence that the processor has the instructions.
pub(crate) trait Machine: Copy {
    /// Elements within the tight bounds of the generated code.
    type Tight: Copy;
    /// Elements within its loose bounds: a sum, difference or opposite of two `Tight`.
    type Loose: Copy;
    /// Four elements of one lane, within the tight bounds.
    type Row: Copy;
    /// A row of zeros.
    const ZEROS: Self::Row;

    /// The elements of numbers below 2^255.
    fn load(self, words: &Words) -> Self::Tight;
    /// The representatives below p.
    fn store(self, x: &Self::Tight) -> Words;
    fn carry(self, x: &Self::Loose) -> Self::Tight;
    fn add(self, x: &Self::Tight, y: &Self::Tight) -> Self::Loose;
    fn sub(self, x: &Self::Tight, y: &Self::Tight) -> Self::Loose;
    fn negate(self, x: &Self::Tight) -> Self::Loose;
    fn mul(self, x: Factor<'_, Self>, y: Factor<'_, Self>) -> Self::Tight;
    fn square(self, x: Factor<'_, Self>) -> Self::Tight;
    /// `one` in the lanes of the mask, `zero` in the others. Constant-time.
    fn select(self, mask: Mask, one: &Self::Tight, zero: &Self::Tight) -> Self::Tight;
    /// The same for loose elements.
    fn select_loose(self, mask: Mask, one: &Self::Loose, zero: &Self::Loose) -> Self::Loose;
    /// x·k for k below 2^24.
    fn mul_small(self, x: &Self::Loose, k: u32) -> Self::Tight;
    /// The lanes whose word is the value. Constant-time.
    fn lanes_equal(self, words: &Word, value: u64) -> Mask;
    /// Eight words of each lane, from the words of one lane after the other.
    fn transpose(self, rows: [&Word; COUNT]) -> [Word; COUNT];
    /// Stores the elements of each lane in the row at its place.
    fn store_rows(
        self,
        elements: &[Self::Tight; 4],
        rows: &mut [Self::Row],
        places: &[usize; COUNT],
    );
    /// The elements of a row in each lane.
    fn load_rows(self, rows: [&Self::Row; COUNT]) -> [Self::Tight; 4];
    /// Tells the processor that a value will be loaded. Its place is public.
    #[inline(always)]
    fn prefetch<T>(self, _value: &T) {}
    /// The elements of one row in all lanes.
    fn splat_row(self, row: &Self::Row) -> [Self::Tight; 4];
    /// The numbers of the entry at index − 1 in each lane, those of `neutral` for 0. Constant-time: every entry is
    /// read.
    fn lookup(self, row: &[Entry; 16], neutral: &Entry, index: &Word) -> [Words; 3];
    /// Exchanges elements in the lanes of the mask. Constant-time.
    #[inline(always)]
    fn exchange(self, mask: Mask, x: &mut Self::Tight, y: &mut Self::Tight) {
        (*x, *y) = (self.select(mask, y, x), self.select(mask, x, y));
    }
    /// The same for loose elements.
    #[inline(always)]
    fn exchange_loose(self, mask: Mask, x: &mut Self::Loose, y: &mut Self::Loose) {
        (*x, *y) = (self.select_loose(mask, y, x), self.select_loose(mask, x, y));
    }
    /// [`exchange`](Machine::exchange) by a mask that is public.
    #[inline(always)]
    fn vartime_exchange(self, mask: Mask, x: &mut Self::Tight, y: &mut Self::Tight) {
        self.exchange(mask, x, y);
    }
    /// The same for loose elements.
    #[inline(always)]
    fn vartime_exchange_loose(self, mask: Mask, x: &mut Self::Loose, y: &mut Self::Loose) {
        self.exchange_loose(mask, x, y);
    }
    /// The factors E, F, G, H of 2·P in place of those of P. Formulas work in place, as copies of long vectors would
    /// take time.
    #[inline(always)]
    fn double(self, factors: [&mut Self::Loose; 4]) {
        edwards::double(self, factors);
    }
    /// The factors of P + Q in place of those of P, from Y + X, Y − X, 2·Z, 2·d·T of Q.
    #[inline(always)]
    fn add_cached(self, factors: [&mut Self::Loose; 4], cached: [&Self::Tight; 4]) {
        edwards::add_cached(self, factors, cached);
    }
    /// The factors of P + Q in place of those of P, from (y + x)/2, (y − x)/2, d·x·y of Q.
    #[inline(always)]
    fn add_niels(self, factors: [&mut Self::Loose; 4], niels: [&Self::Tight; 3]) {
        edwards::add_niels(self, factors, niels);
    }
    /// X, Y, Z, T of P + Q in place of those of P, from (y + x)/2, (y − x)/2, d·x·y of Q.
    #[cfg(feature = "alloc")]
    #[inline(always)]
    fn add_table(self, point: [&mut Self::Tight; 4], niels: [&Self::Tight; 3]) {
        edwards::add_table(self, point, niels);
    }
    /// A step of the Montgomery ladder on X2, Z2, X3, Z3. Constant-time.
    #[inline(always)]
    fn ladder_step(self, pair: [&mut Self::Tight; 4], u: &Self::Tight, exchanged: Mask) {
        ladder::step(self, pair, u, exchanged);
    }
    /// Candidates u and v for the [half-size equations](crate::lattice) of challenges below 8·L, which are to be
    /// checked.
    #[inline(always)]
    fn vartime_half_size(self, k: &Words) -> [(Natural, Integer); COUNT] {
        core::array::from_fn(|lane| vartime_candidate(&Natural(k.map(|word| word[lane]))))
    }
}

/// Elements to multiply, within either bounds: where they are, as copies of long vectors would take time.
#[derive(Clone, Copy)]
pub(crate) enum Factor<'a, M: Machine> {
    Tight(&'a M::Tight),
    Loose(&'a M::Loose),
}

/// Words of each lane with the operations of SHA-512.
pub(crate) trait Hasher: Machine {
    type Vector: Copy;

    fn vector(self, words: &Word) -> Self::Vector;
    fn words(self, vector: Self::Vector) -> Word;
    /// x + y modulo 2^64.
    fn plus(self, x: Self::Vector, y: Self::Vector) -> Self::Vector;
    /// The exclusive or of x rotated to the right by three distances.
    fn rotations<const A: i32, const B: i32, const C: i32>(self, x: Self::Vector) -> Self::Vector;
    /// The exclusive or of x rotated to the right by two distances, and shifted by a third.
    fn shifted<const A: i32, const B: i32, const C: u32>(self, x: Self::Vector) -> Self::Vector;
    /// The bits of y where x has ones, those of z elsewhere.
    fn choice(self, x: Self::Vector, y: Self::Vector, z: Self::Vector) -> Self::Vector;
    /// The bits that two or three have.
    fn majority(self, x: Self::Vector, y: Self::Vector, z: Self::Vector) -> Self::Vector;
    /// `one` in the lanes of the mask, `zero` in the others.
    fn blend(self, mask: Mask, one: Self::Vector, zero: Self::Vector) -> Self::Vector;
}

/// An entry of the generated tables.
pub(crate) type Entry = limbforge_fields::edwards25519::Niels;

/// A computation over lanes, whatever they are made of.
///
/// Implementations of `run`, and the functions that they call, are `inline(always)`: only code inlined into the
/// function that enables the instructions of a machine is compiled to them. Large ones are functions where debug
/// assertions are on, for the sake of the stack.
pub(crate) trait Job {
    type Output;
    fn run<M: Hasher>(self, machine: M) -> Self::Output;
}

/// A number for each lane, as words of all lanes.
#[inline(always)]
pub(crate) fn transpose(numbers: &[[u64; 4]; COUNT]) -> Words {
    core::array::from_fn(|word| core::array::from_fn(|lane| numbers[lane][word]))
}

/// The lanes for which the function holds.
#[inline(always)]
pub(crate) fn lanes(mut holds: impl FnMut(usize) -> bool) -> Mask {
    (0..COUNT).fold(0, |mask, lane| mask | Mask::from(holds(lane)) << lane)
}

/// Whether the lane is in the mask.
#[inline(always)]
pub(crate) fn has(mask: Mask, lane: usize) -> bool {
    mask >> lane & 1 == 1
}
