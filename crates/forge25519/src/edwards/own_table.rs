//! Multiples of a fixed point other than the base point, for secret scalars.

use super::{Cached, Point};
use crate::field::{Bit, Fe};
use crate::wipe::Wiped;

/// A table for multiples of any fixed point: j·256ⁱ·P at `[i][j − 1]`, j from 1 to 8. 32 kB with 64-bit limbs.
#[derive(Clone)]
pub(crate) struct OwnTable([[Cached; 8]; 32]);

impl OwnTable {
    pub(crate) fn new(point: &Point) -> OwnTable {
        let mut power = *point;
        OwnTable(core::array::from_fn(|_| {
            let step = power.cached();
            let mut multiple = power;
            let row = core::array::from_fn(|_| {
                let entry = multiple.cached();
                multiple = multiple.add(&step).extended();
                entry
            });
            power = times_power_of_2(power, 8);
            row
        }))
    }

    /// s·P for an integer s below 2^255, of 32 little-endian bytes. Constant-time.
    ///
    /// With the digits of [`signed_digits`] the sum is Σ d₂ᵢ·256ⁱ + 16·Σ d₂ᵢ₊₁·256ⁱ.
    pub(crate) fn multiply(&self, s: &[u8; 32]) -> Point {
        let digits = signed_digits(s);
        let mut sum = Point::IDENTITY;
        for parity in [1, 0] {
            for (row, pair) in self.0.iter().zip(digits.chunks_exact(2)) {
                let (entry, negative) = own_lookup(row, pair[parity]);
                sum = sum
                    .add(&entry.exchange_if(negative))
                    .exchange_if(negative)
                    .extended();
            }
            if parity == 1 {
                sum = times_power_of_2(sum, 4);
            }
        }
        sum
    }
}

/// Digits of an integer s below 2^255: s = Σ dᵢ·16ⁱ with dᵢ in [−8, 7] and d₆₃ in [0, 8]. Constant-time.
///
/// A carry goes from each digit to the next, and the highest digit is at most 7 before it.
#[inline(always)]
pub(crate) fn signed_digits(s: &[u8; 32]) -> Wiped<[i8; 64]> {
    let mut digits = Wiped([0i8; 64]);
    let mut carry = 0;
    for (i, digit) in digits.0.iter_mut().enumerate() {
        let nibble = (s[i / 2] >> (4 * (i % 2)) & 15) as i8 + carry;
        carry = if i < 63 { (nibble + 8) >> 4 } else { 0 };
        *digit = nibble - (carry << 4);
    }
    digits
}

/// 2^k·P.
fn times_power_of_2(point: Point, k: usize) -> Point {
    (0..k).fold(point, |point, _| point.double().extended())
}

/// |digit| times the point of the row, for a digit in [−8, 8], and whether the digit is negative.
#[inline(always)]
fn own_lookup(row: &[Cached; 8], digit: i8) -> (Cached, Bit) {
    let negative = (digit >> 7) as u8;
    let magnitude = (digit as u8 ^ negative).wrapping_sub(negative);
    let mut found = Point::IDENTITY.cached();
    for (entry, j) in row.iter().zip(1..) {
        let difference = u32::from(magnitude ^ j);
        let same = Bit::from((difference.wrapping_sub(1) >> 31) as u8);
        found = Cached {
            sum: Fe::select(same, entry.sum, found.sum),
            difference: Fe::select(same, entry.difference, found.difference),
            double_z: Fe::select(same, entry.double_z, found.double_z),
            t2d: Fe::select(same, entry.t2d, found.t2d),
        };
    }
    (found, Bit::from(negative & 1))
}
