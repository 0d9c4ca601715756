//! Digits that all lanes add at the same places.

use super::{COUNT, Machine, Mask, Word, Words, lanes, transpose};
use crate::integer::{Integer, Natural};
use crate::scalar::Scalar;
use limbforge_fields::edwards25519 as curve;

/// A digit of each lane: which multiple to add, and in which lanes its opposite.
pub(crate) struct Digit {
    pub(crate) magnitude: Word,
    pub(crate) negative: Mask,
}

/// Bits of a digit of [`Windows`].
pub(crate) const WIDTH: usize = 4;

/// A scalar of each lane in digits dᵢ in [−8, 7]: scalar = Σ dᵢ·16ⁱ, of the opposite digits where it is negative.
pub(crate) struct Windows {
    /// |scalar| + Σ 8·16ⁱ: its digits are dᵢ + 8.
    words: Words,
    negative: Mask,
    /// Digits up to the highest that is not 0 in some lane.
    pub(crate) len: usize,
}

impl Windows {
    /// Of scalars below 2^254 in magnitude: the sum is below 2^254 + (8/15)·2^256 < 2^256.
    ///
    /// A scalar of n bits is at most a quarter of 16^len for len = ceil((n + 2)/4), and the lowest len terms of the sum
    /// are below (8/15)·16^len: no carry reaches the digits above, which are 0.
    pub(crate) fn vartime_new(scalars: &[Integer; COUNT]) -> Windows {
        let bits = scalars.iter().map(|scalar| scalar.magnitude.bits());
        let bits = bits.max().unwrap_or(0) as usize;
        debug_assert!(bits <= 254, "{scalars:?}");
        let eights = Natural([0x8888_8888_8888_8888; 4]);
        let mut numbers = [[0; 4]; COUNT];
        for (number, scalar) in numbers.iter_mut().zip(scalars) {
            *number = scalar.magnitude.plus(&eights).0;
        }
        Windows {
            words: transpose(&numbers),
            negative: lanes(|lane| scalars[lane].negative),
            len: (bits + 2).div_ceil(WIDTH),
        }
    }

    /// dᵢ in each lane.
    #[inline(always)]
    pub(crate) fn digit<M: Machine>(&self, machine: M, i: usize) -> Digit {
        let word = &self.words[i / 16];
        let shift = WIDTH * (i % 16);
        let mut magnitude = [0; COUNT];
        let mut sign = [0; COUNT];
        for lane in 0..COUNT {
            let digit = ((word[lane] >> shift) & 15).wrapping_sub(8);
            // All ones if the digit is negative.
            sign[lane] = ((digit as i64) >> 63) as u64;
            magnitude[lane] = (digit ^ sign[lane]).wrapping_sub(sign[lane]);
        }
        Digit {
            magnitude,
            negative: self.negative ^ machine.lanes_equal(&sign, u64::MAX),
        }
    }
}

/// Bits of a digit of [`OddWindows`]: their odd magnitudes are those of the generated tables.
pub(crate) const ODD_WIDTH: usize = curve::BASE_WIDE_WIDTH as usize - 1;

/// 2^w for digits of w bits.
const ODD_RADIX: u64 = 1 << ODD_WIDTH;

/// An odd number n below 2^128 of each lane in odd digits dᵢ, |dᵢ| < 2^w: n = Σ dᵢ·2^(w·i), of the opposite digits
/// where it is negative.
pub(crate) struct OddWindows {
    words: [Word; 2],
    negative: Mask,
}

impl OddWindows {
    /// Digits of 128 bits.
    pub(crate) const LEN: usize = 128usize.div_ceil(ODD_WIDTH);

    fn new(numbers: &[Odd; COUNT]) -> OddWindows {
        let mut words = [[0; COUNT]; 2];
        for (lane, (_, magnitude)) in numbers.iter().enumerate() {
            words[0][lane] = *magnitude as u64;
            words[1][lane] = (magnitude >> 64) as u64;
        }
        OddWindows {
            words,
            negative: lanes(|lane| numbers[lane].0),
        }
    }

    /// dᵢ in each lane.
    ///
    /// With dᵢ = (nᵢ mod 2^(w + 1)) − 2^w it is nᵢ₊₁ = (nᵢ − dᵢ)/2^w = floor(nᵢ/2^w) | 1, odd again, so that nᵢ =
    /// floor(n/2^(w·i)) | 1. The highest digit is all that is left: below 2^w, as `LEN` digits have 128 bits.
    #[inline(always)]
    pub(crate) fn digit<M: Machine>(&self, machine: M, i: usize) -> Digit {
        let [low, high] = &self.words;
        let place = ODD_WIDTH * i;
        let last = u64::from(i == OddWindows::LEN - 1);
        let mut magnitude = [0; COUNT];
        let mut sign = [0; COUNT];
        for lane in 0..COUNT {
            let rest = if place < 64 {
                // A shift by 64 in two steps.
                low[lane] >> place | high[lane] << 1 << (63 - place)
            } else {
                high[lane] >> (place - 64)
            };
            let digit = ((rest | 1) & (2 * ODD_RADIX - 1)).wrapping_sub(ODD_RADIX * (1 - last));
            sign[lane] = ((digit as i64) >> 63) as u64;
            magnitude[lane] = (digit ^ sign[lane]).wrapping_sub(sign[lane]);
        }
        Digit {
            magnitude,
            negative: self.negative ^ machine.lanes_equal(&sign, u64::MAX),
        }
    }
}

/// Two halves of a scalar modulo L: scalar ≡ low + 2^128·high, both odd, so that no digit is 0.
pub(crate) struct Halves {
    pub(crate) low: OddWindows,
    pub(crate) high: OddWindows,
}

impl Halves {
    pub(crate) fn new(scalars: &[Scalar; COUNT]) -> Halves {
        let halves = scalars.map(odd_halves);
        Halves {
            low: OddWindows::new(&halves.map(|[low, _]| low)),
            high: OddWindows::new(&halves.map(|[_, high]| high)),
        }
    }
}

/// Whether it is negative, and an odd magnitude.
type Odd = (bool, u128);

/// low and high, both odd and below 2^128, with scalar ≡ low + 2^128·high (mod L).
///
/// L is odd: the scalar or L more is odd, and below 2^254. Where the high word is even, it is one more and the low one
/// 2^128 less: an odd number between −2^128 and 0.
fn odd_halves(scalar: Scalar) -> [Odd; 2] {
    const ORDER: [u128; 2] = [0x14de_f9de_a2f7_9cd6_5812_631a_5cf5_d3ed, 1 << 124];
    let [a, b, c, d] = scalar.to_words();
    let (mut low, mut high) = (
        u128::from(a) | u128::from(b) << 64,
        u128::from(c) | u128::from(d) << 64,
    );
    if low % 2 == 0 {
        let (sum, carry) = low.overflowing_add(ORDER[0]);
        (low, high) = (sum, high + ORDER[1] + u128::from(carry));
    }
    if high % 2 == 0 {
        [(true, low.wrapping_neg()), (false, high + 1)]
    } else {
        [(false, low), (false, high)]
    }
}
