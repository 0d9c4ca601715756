//! Multiples of the base point for secret scalars: a table, every entry of which is read.

use super::niels::Niels;
use super::{Point, curve};
use crate::field::Bit;
use crate::scalar::Scalar;
use core::hint::black_box;

/// Entries of a window: 1 to 16 times its point.
const ENTRIES: usize = curve::BASE[0].len();

/// s·B. Constant-time.
///
/// s = Σ dᵢ·32ⁱ with dᵢ in [−16, 15]; the table has j·32ⁱ·B for j from 1 to 16. One mixed addition per window.
pub(crate) fn multiply_base(s: &Scalar) -> Point {
    let digits = s.signed_windows();
    let mut sum = Point::IDENTITY;
    for (row, digit) in curve::BASE.iter().zip(digits.iter()) {
        sum = sum.add_niels(&lookup(row, *digit)).extended();
    }
    sum
}

/// digit times the point of the row, for a digit in [−16, 16].
#[inline(always)]
fn lookup(row: &[curve::Niels; ENTRIES], digit: i8) -> Niels {
    let negative = (digit >> 7) as u8;
    // |digit|, by two's complement.
    let magnitude = (digit as u8 ^ negative).wrapping_sub(negative);
    Niels::from_words(&entry(row, magnitude)).negate_if(Bit::from(negative & 1))
}

/// The entry for 1 to 16, the neutral element for 0. A function of its own: the compiler takes vectors for words that
/// end in memory, and single words for those that are computed with.
#[inline(never)]
fn entry(row: &[curve::Niels; ENTRIES], magnitude: u8) -> curve::Niels {
    let none = mask(magnitude, 0);
    let mut words = curve::NEUTRAL.map(|coordinate| coordinate.map(|word| word & none));
    for (entry, j) in row.iter().zip(1..) {
        let mask = mask(magnitude, j);
        for (word, from) in words
            .as_flattened_mut()
            .iter_mut()
            .zip(entry.as_flattened())
        {
            *word |= mask & from;
        }
    }
    words
}

/// All ones if both are the same, else 0. The compiler is not to know that there are only two cases: it could branch.
#[inline(always)]
fn mask(x: u8, y: u8) -> u64 {
    let difference = u64::from(x ^ y);
    black_box((difference.wrapping_sub(1) >> 63).wrapping_neg())
}
