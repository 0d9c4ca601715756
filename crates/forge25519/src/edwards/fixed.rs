//! Multiples of the base point for secret scalars: a table, every entry of which is read.

use super::niels::Niels;
use super::{Point, curve};
use crate::field::Bit;
use crate::four::BaseMultiple;
use crate::path::Path;
use crate::scalar::Scalar;
use core::hint::black_box;

/// Entries of a window: 1 to 16 times its point.
const ENTRIES: usize = curve::BASE[0].len();

/// s·B. Constant-time.
///
/// s = Σ dᵢ·32ⁱ with dᵢ in [−16, 15]; the table has j·32ⁱ·B for j from 1 to 16. One mixed addition per window.
pub(crate) fn multiply_base(path: Path, s: &Scalar) -> Point {
    multiply_base_digits(path, &s.signed_windows())
}

/// Σ dᵢ·32ⁱ·B. Constant-time.
pub(crate) fn multiply_base_digits(path: Path, digits: &[i8; curve::BASE.len()]) -> Point {
    path.run_four(BaseMultiple(digits))
        .unwrap_or_else(|| sum_in_words(digits))
}

fn sum_in_words(digits: &[i8; curve::BASE.len()]) -> Point {
    let mut sum = Point::IDENTITY.double();
    for (row, digit) in curve::BASE.iter().zip(digits) {
        let (entry, negative) = lookup(row, *digit);
        sum = sum.add_signed_niels(&entry, negative);
    }
    sum.extended()
}

/// |digit| times the point of the row, for a digit in [−16, 16], and whether the digit is negative.
#[inline(always)]
fn lookup(row: &[curve::Niels; ENTRIES], digit: i8) -> (Niels, Bit) {
    let negative = (digit >> 7) as u8;
    // |digit|, by two's complement.
    let magnitude = (digit as u8 ^ negative).wrapping_sub(negative);
    let entry = Niels::from_words(&entry(row, magnitude));
    (entry, Bit::from(negative & 1))
}

/// The entry for 1 to 16, the neutral element for 0. A function of its own: the compiler takes vectors for words that
/// end in memory, and single words for those that are computed with.
#[inline(never)]
fn entry(row: &[curve::Niels; ENTRIES], magnitude: u8) -> curve::Niels {
    let mut words = [[0; 4]; 3];
    or_masked(&mut words, mask(magnitude, 0), &curve::NEUTRAL);
    for (i, entry) in row.iter().enumerate() {
        or_masked(&mut words, mask(magnitude, i as u8 + 1), entry);
    }
    words
}

/// words | (mask & from). Word by word: builds for size leave the steps of iterators as calls, which doubled the
/// instructions of a signature.
#[inline(always)]
fn or_masked(words: &mut curve::Niels, mask: u64, from: &curve::Niels) {
    or_masked_words(&mut words[0], mask, &from[0]);
    or_masked_words(&mut words[1], mask, &from[1]);
    or_masked_words(&mut words[2], mask, &from[2]);
}

#[inline(always)]
fn or_masked_words(words: &mut [u64; 4], mask: u64, from: &[u64; 4]) {
    words[0] |= mask & from[0];
    words[1] |= mask & from[1];
    words[2] |= mask & from[2];
    words[3] |= mask & from[3];
}

/// All ones if both are the same, else 0. The compiler is not to know that there are only two cases: it could branch.
#[inline(always)]
fn mask(x: u8, y: u8) -> u64 {
    let difference = u64::from(x ^ y);
    black_box((difference.wrapping_sub(1) >> 63).wrapping_neg())
}
