//! The base field in lanes, of which each has an element of its own.

use crate::bytes::Words;
use core::borrow::Borrow;

/// A set of lanes: bit i is lane i.
pub(crate) type Mask = u8;

/// The field of P-256 with N elements side by side, at most eight: each operation acts on all of them.
///
/// `single` has one lane, `portable` and `vectors` have eight. Formulas, Straus' method and the equation of ECDSA are
/// generic over the machine. A value of the implementing type is evidence that the processor has the instructions.
///
/// Implementations, and functions that are generic over machines, are `inline(always)`: only code inlined into the
/// function that enables the instructions of a machine is compiled to them.
pub(crate) trait Machine<const N: usize>: Copy {
    /// Elements within the tight bounds of the generated code.
    type Element: Copy + Borrow<Self::Limbs>;
    /// Sums and differences of two such elements: within the loose bounds.
    type Loose: Copy + Borrow<Self::Limbs>;
    /// The limbs of either, as factors of products.
    type Limbs;
    /// The same in memory, for tables that lanes read at places of their own.
    type Row: Copy;

    /// All lanes.
    const ALL: Mask = if N == 8 { 0xff } else { (1 << N) - 1 };

    /// The elements of numbers below p.
    fn load(self, numbers: &[Words; N]) -> Self::Element;
    fn add(self, x: &Self::Element, y: &Self::Element) -> Self::Loose;
    fn sub(self, x: &Self::Element, y: &Self::Element) -> Self::Loose;
    /// The same elements within tight bounds.
    fn carry(self, x: &Self::Loose) -> Self::Element;
    fn mul(self, x: &impl Borrow<Self::Limbs>, y: &impl Borrow<Self::Limbs>) -> Self::Element;
    fn square(self, x: &impl Borrow<Self::Limbs>) -> Self::Element;
    /// x/2.
    fn halve(self, x: &Self::Element) -> Self::Element;
    /// The opposite in the lanes of the set.
    fn negate(self, lanes: Mask, x: &Self::Element) -> Self::Element;
    /// `one` in the lanes of the set, `zero` in the others.
    fn select(self, lanes: Mask, one: &Self::Element, zero: &Self::Element) -> Self::Element;
    /// The lanes that are 0.
    fn zeros(self, x: &Self::Loose) -> Mask;
    /// The elements, to be read by `gather`.
    fn row(self, x: &Self::Element) -> Self::Row;
    /// In each lane the element of that lane in its own row. The addresses depend on the indices.
    fn vartime_gather(self, rows: [&Self::Row; N]) -> Self::Element;
}

/// A computation in lanes, whatever they are made of.
pub(crate) trait Job<const N: usize> {
    type Output;
    fn run<M: Machine<N>>(self, machine: M) -> Self::Output;
}

/// The lanes for which the function holds.
#[inline(always)]
pub(crate) fn lanes<const N: usize>(mut holds: impl FnMut(usize) -> bool) -> Mask {
    (0..N).fold(0, |mask, lane| mask | Mask::from(holds(lane)) << lane)
}

/// Whether the lane is in the set.
#[inline(always)]
pub(crate) fn has(mask: Mask, lane: usize) -> bool {
    mask >> lane & 1 == 1
}
