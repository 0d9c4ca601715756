//! Domains of values: the evaluator of [`super::op`] is generic over this trait.
//!
//! Run on big integers it is the meaning of the IR and the test oracle; on intervals it bounds every value; on
//! polynomials with intervals it is the checker.

use num_bigint::BigInt;

/// Bitwise operations on non-negative values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BitOp {
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
}

/// Exact integer arithmetic, and the split of an exact integer at a bit, on some representation of values.
pub trait Domain {
    /// A representation of an integer, or of a set of integers.
    type V: Clone;

    /// The integer `k`.
    fn constant(&mut self, k: &BigInt) -> Self::V;
    /// Exact sum.
    fn add(&mut self, x: &Self::V, y: &Self::V) -> Self::V;
    /// Exact product with a constant.
    fn scale(&mut self, x: &Self::V, k: &BigInt) -> Self::V;
    /// Exact product.
    fn mul(&mut self, x: &Self::V, y: &Self::V) -> Self::V;
    /// `(e mod 2^k, floor(e / 2^k))`.
    fn split(&mut self, e: &Self::V, k: u32) -> (Self::V, Self::V);
    /// `x` if `condition` is 1, `y` if it is 0.
    fn select(&mut self, condition: &Self::V, x: &Self::V, y: &Self::V) -> Self::V;
    /// A bitwise operation on two non-negative values.
    fn bitwise(&mut self, op: BitOp, x: &Self::V, y: &Self::V) -> Self::V;

    /// Exact difference.
    fn sub(&mut self, x: &Self::V, y: &Self::V) -> Self::V {
        let minus_y = self.scale(y, &BigInt::from(-1));
        self.add(x, &minus_y)
    }
}
