//! Signed digits of public scalars.

use crate::integer::Integer;

/// Digits of a scalar below 2^256 in width-w non-adjacent form: one more than bits, as the last carry may be 2^256.
const DIGITS: usize = 257;

/// Signed odd digits dᵢ, any two of which that are not 0 at least w places apart, with scalar = Σ dᵢ·2ⁱ.
pub(crate) struct Digits {
    digits: [i8; DIGITS],
    /// Places up to the highest digit that is not 0.
    pub(crate) len: usize,
}

impl Digits {
    /// Digits with |dᵢ| < 2^(w − 1), for w from 2 to 8; the opposite ones if the integer is negative.
    ///
    /// At each turn the scalar is Σ dᵢ·2ⁱ + rest·2^place with |Σ dᵢ·2ⁱ| < 2^(place − 1). From scalar < 2^256 follows
    /// rest ≤ 2^(256 − place), and place ≤ 256 unless rest is 0: no digit is above 2^256.
    pub(crate) fn vartime_new(integer: &Integer, width: u32) -> Digits {
        let mut digits = [0; DIGITS];
        let mut len = 0;
        let scalar = &integer.magnitude;
        let bits = scalar.bits();
        // `rest` is ⌊scalar / 2^place⌋ + carry.
        let (mut place, mut carry) = (0, 0);
        while place < bits || carry == 1 {
            let rest = scalar.window(place).wrapping_add(carry);
            // Below the lowest one of `rest`, the scalar's bits are zeros without a carry, and ones with it: the carry
            // passes them.
            let zeros = rest.trailing_zeros();
            if zeros > 0 {
                place += zeros;
                continue;
            }
            // The window of the odd number, as a signed one: its carry goes into what is above.
            let window = rest & ((1 << width) - 1);
            carry = window >> (width - 1);
            let digit = window as i16 - ((carry as i16) << width);
            digits[place as usize] = if integer.negative { -digit } else { digit } as i8;
            len = place as usize + 1;
            place += width;
        }
        Digits { digits, len }
    }

    /// The digit at 2^place.
    #[inline(always)]
    pub(crate) fn at(&self, place: usize) -> i8 {
        self.digits[place]
    }
}
