//! Signed windows of scalars.

use crate::bytes::Words;
use crate::machine::{Mask, lanes};

/// Words of a scalar and its offset, and one to read windows across.
const LEN: usize = 6;

/// The windows of W bits of a scalar in each lane: digits dᵢ in [−2^(W − 1), 2^(W − 1) − 1] with scalar = Σ dᵢ·2^(W·i).
///
/// The scalar + Σ 2^(W − 1)·2^(W·i) has the digits dᵢ + 2^(W − 1) in [0, 2^W − 1]: one addition, and no carry from
/// digit to digit. The sum has to be below 2^b for the b = W·COUNT bits of all windows. The offset is 2^(W − 1)·(2^b −
/// 1)/(2^W − 1), which is below 2^b·(1/2 + 2^−W), so for W of 3 and more it leaves 2^(b − 2) at least: enough if b is
/// 258 or more.
pub(crate) struct Windows<const W: usize, const N: usize>([[u64; LEN]; N]);

/// A digit of each lane.
pub(crate) struct Digit<const N: usize> {
    /// Absolute values, at most 2^(W − 1).
    pub(crate) magnitude: [usize; N],
    pub(crate) negative: Mask,
    pub(crate) zero: Mask,
}

impl<const W: usize, const N: usize> Windows<W, N> {
    /// The number of windows.
    pub(crate) const COUNT: usize = 256 / W + 1;

    const OFFSET: [u64; LEN] = {
        assert!(W >= 3 && W * Self::COUNT >= 258);
        assert!(W * Self::COUNT <= 64 * (LEN - 1));
        let mut words = [0; LEN];
        let mut i = 0;
        while i < Self::COUNT {
            let bit = W * (i + 1) - 1;
            words[bit / 64] |= 1 << (bit % 64);
            i += 1;
        }
        words
    };

    #[inline(always)]
    pub(crate) fn new(scalars: &[Words; N]) -> Windows<W, N> {
        Windows(scalars.map(|scalar| {
            let mut sum = [0; LEN];
            let mut carry = 0;
            for (i, out) in sum.iter_mut().enumerate() {
                let word = scalar.get(i).copied().unwrap_or(0);
                carry += u128::from(word) + u128::from(Self::OFFSET[i]);
                *out = carry as u64;
                carry >>= 64;
            }
            sum
        }))
    }

    /// The digits of window i.
    #[inline(always)]
    pub(crate) fn digit(&self, i: usize) -> Digit<N> {
        let (word, bit) = (W * i / 64, W * i % 64);
        let digits = self.0.each_ref().map(|words| {
            let pair = u128::from(words[word]) | u128::from(words[word + 1]) << 64;
            ((pair >> bit) as i64 & ((1 << W) - 1)) - (1 << (W - 1))
        });
        Digit {
            magnitude: digits.map(|digit| digit.unsigned_abs() as usize),
            negative: lanes::<N>(|lane| digits[lane] < 0),
            zero: lanes::<N>(|lane| digits[lane] == 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    /// Σ dᵢ·2^(W·i) from the highest digit, modulo 2^256, and the digits within their range.
    fn value<const W: usize>(scalar: Words) -> Words {
        let windows = Windows::<W, 1>::new(&[scalar]);
        let digits: Vec<i64> = (0..Windows::<W, 1>::COUNT)
            .map(|i| {
                let digit = windows.digit(i);
                let magnitude = digit.magnitude[0] as i64;
                assert_eq!(digit.zero == 1, magnitude == 0);
                let signed = if digit.negative == 1 {
                    -magnitude
                } else {
                    magnitude
                };
                assert!(
                    (-(1 << (W - 1))..1 << (W - 1)).contains(&signed),
                    "{signed}"
                );
                signed
            })
            .collect();
        digits.iter().rev().fold([0; 4], |sum, digit| {
            let shifted = core::array::from_fn(|i| {
                sum[i] << W | if i > 0 { sum[i - 1] >> (64 - W) } else { 0 }
            });
            let extended = [*digit as u64, (*digit >> 63) as u64];
            let digit = [extended[0], extended[1], extended[1], extended[1]];
            crate::bytes::add(&shifted, &digit).0
        })
    }

    #[test]
    fn digits_are_those_of_the_scalar() {
        let mut scalars = std::vec![[0; 4], [u64::MAX; 4], crate::bytes::N, [1, 0, 0, 0]];
        for bit in 0..256 {
            let mut one = [0; 4];
            one[bit / 64] = 1u64 << (bit % 64);
            scalars.push(one);
            scalars.push(one.map(|word| !word));
            scalars.push(core::array::from_fn(|i| 0x8080_8080_8080_8080 ^ one[i]));
            scalars.push(core::array::from_fn(|i| 0x8421_0842_1084_2108 ^ one[i]));
        }
        for scalar in scalars {
            assert_eq!(value::<5>(scalar), scalar);
            assert_eq!(value::<8>(scalar), scalar);
        }
    }
}
