//! One operation over four lanes: the coordinates of a point side by side.
//!
//! Eight operations in [`crate::lanes`] keep a processor busy; one operation waits for its own results. With X, Y, Z
//! and T of one point in four lanes, a doubling is a squaring and a product, an addition two products, and a step of
//! the Montgomery ladder three: Hisil, Wong, Carter, Dawson, "Twisted Edwards curves revisited" (2008), section 4;
//! Hisil, Eğrice, Yassi, "Fast 4 way vectorized ladder for the complete set of Montgomery curves" (2020).
//!
//! [`Machine`] is the arithmetic. [`portable`] has it on every target, by the scalar field: the oracle of the other.
//! [`Path`](crate::hazmat::Path) chooses one when the program runs.

#[cfg(feature = "precomputed-tables")]
mod base;
#[cfg(feature = "precomputed-tables")]
mod edwards;
mod elements;
mod ladder;
mod portable;
mod power;
#[cfg(feature = "precomputed-tables")]
mod straus;

#[cfg(feature = "precomputed-tables")]
pub(crate) use base::BaseMultiple;
#[cfg(all(test, feature = "precomputed-tables"))]
pub(crate) use edwards::PointPair;
pub(crate) use ladder::Ladder;
pub(crate) use portable::Portable;
pub(crate) use power::Power58;
#[cfg(feature = "precomputed-tables")]
pub(crate) use straus::Equation;

/// Lanes of a vector.
pub(crate) const COUNT: usize = 4;

/// A number of four words, least significant first.
pub(crate) type Number = [u64; 4];

/// A set of lanes: bit i is lane i.
pub(crate) type Mask = u8;

/// Lane i of a permutation is that of the operand with the number `order[i]`.
pub(crate) type Order = [u64; COUNT];

/// The field of 2^255 − 19 elements, one in each lane: each operation acts on all lanes.
///
/// A value of the implementing type is evidence that the processor has the instructions.
pub(crate) trait Machine: Copy {
    /// Elements within the tight bounds of the generated code.
    type Tight: Copy;
    /// Elements within its loose bounds: a sum or difference of two `Tight`.
    type Loose: Copy;

    /// The elements of four numbers below 2^255.
    fn load(self, numbers: &[Number; COUNT]) -> Self::Tight;
    /// The representatives below p.
    fn store(self, x: &Self::Tight) -> [Number; COUNT];
    fn relax(self, x: &Self::Tight) -> Self::Loose;
    #[cfg(feature = "precomputed-tables")]
    fn carry(self, x: &Self::Loose) -> Self::Tight;
    fn add(self, x: &Self::Tight, y: &Self::Tight) -> Self::Loose;
    fn sub(self, x: &Self::Tight, y: &Self::Tight) -> Self::Loose;
    fn mul(self, x: &Self::Loose, y: &Self::Loose) -> Self::Tight;
    fn square(self, x: &Self::Loose) -> Self::Tight;
    /// x + y, and x − y in the lanes of the mask.
    fn add_or_sub(self, mask: Mask, x: &Self::Tight, y: &Self::Tight) -> Self::Loose;
    /// `one` in the lanes of the mask, `zero` in the others.
    fn blend<const MASK: Mask>(self, one: &Self::Loose, zero: &Self::Loose) -> Self::Loose;
    /// Constant-time: the order shows in no address and no branch.
    fn permute(self, order: &Order, x: &Self::Tight) -> Self::Tight;
    /// The same for loose elements.
    fn permute_loose(self, order: &Order, x: &Self::Loose) -> Self::Loose;
    /// The second, first and third number of the entry at index − 1, or of `neutral` for 0, with 1 in lane 2.
    /// Constant-time: every entry is read.
    #[cfg(feature = "precomputed-tables")]
    fn lookup(self, row: &[Entry; 16], neutral: &Entry, index: u64) -> Self::Tight;
}

/// An entry of the generated tables.
#[cfg(feature = "precomputed-tables")]
pub(crate) type Entry = limbforge_fields::edwards25519::Niels;

/// A computation over lanes, whatever they are made of.
///
/// Implementations of `run`, and the functions that they call, are `inline(always)`: only code inlined into the
/// function that enables the instructions of a machine is compiled to them.
pub(crate) trait Job {
    type Output;
    fn run<M: Machine>(self, machine: M) -> Self::Output;
}
