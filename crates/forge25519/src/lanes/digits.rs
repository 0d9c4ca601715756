//! Digits that all lanes add at the same places.

use super::{COUNT, Mask, Word, lanes};
use crate::integer::Integer;
use crate::scalar::Scalar;
use limbforge_fields::edwards25519 as curve;

/// A digit of each lane: which multiple to add, and in which lanes its opposite.
#[derive(Clone, Copy, Default)]
pub(super) struct Digit {
    pub(super) magnitude: Word,
    pub(super) negative: Mask,
}

impl Digit {
    #[inline(always)]
    fn of(digits: [i16; COUNT]) -> Digit {
        Digit {
            magnitude: digits.map(|digit| u64::from(digit.unsigned_abs())),
            negative: lanes(|lane| digits[lane] < 0),
        }
    }
}

/// Bits of a [`windows`] digit.
pub(super) const WIDTH: usize = 4;
/// Digits of a scalar below 2^255.
pub(super) const WINDOWS: usize = 64;

/// Digits with scalar = Σ dᵢ·16ⁱ, dᵢ in [−8, 7], the highest in [0, 8]; opposite ones for negative scalars. How many
/// there are: those above are 0 in all lanes.
///
/// Magnitudes are below 2^255: the highest nibble is at most 7 before it takes the carry of the one below.
pub(super) fn vartime_windows(scalars: &[Integer; COUNT]) -> ([Digit; WINDOWS], usize) {
    let mut digits = [Digit::default(); WINDOWS];
    let bits = scalars.iter().map(|scalar| scalar.magnitude.bits());
    let bits = bits.max().unwrap_or(0) as usize;
    debug_assert!(bits <= 255, "{scalars:?}");
    // One more than the nibbles: it takes the last carry.
    let len = (bits.div_ceil(WIDTH) + 1).min(WINDOWS);
    let mut carries = [0; COUNT];
    for (i, digit) in digits[..len].iter_mut().enumerate() {
        *digit = Digit::of(core::array::from_fn(|lane| {
            let Integer {
                negative,
                magnitude,
            } = &scalars[lane];
            let nibble = (magnitude.window((WIDTH * i) as u32) & 15) as i16 + carries[lane];
            carries[lane] = if i < WINDOWS - 1 {
                (nibble + 8) >> 4
            } else {
                0
            };
            let digit = nibble - (carries[lane] << 4);
            if *negative { -digit } else { digit }
        }));
    }
    (digits, len)
}

/// Bits of an [`odd_windows`] digit: their odd magnitudes are those of the generated tables.
pub(super) const ODD_WIDTH: usize = curve::BASE_ODD_WIDTH as usize - 1;
/// Digits of a half of 128 bits.
pub(super) const ODD_WINDOWS: usize = 128usize.div_ceil(ODD_WIDTH);

/// Two halves of a scalar modulo L, as digits of the base point and of 2^128·B: odd ones, of which none is 0.
pub(super) struct Halves {
    pub(super) low: [Digit; ODD_WINDOWS],
    pub(super) high: [Digit; ODD_WINDOWS],
}

impl Halves {
    /// low + 2^128·high is the scalar modulo L, with dᵢ odd in [−127, 127] in both Σ dᵢ·128ⁱ.
    pub(super) fn new(scalars: &[Scalar; COUNT]) -> Halves {
        let halves = scalars.map(odd_halves);
        Halves {
            low: odd_windows(&halves.map(|[low, _]| low)),
            high: odd_windows(&halves.map(|[_, high]| high)),
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

/// Odd digits of odd numbers n: with dᵢ = (nᵢ mod 256) − 128 it is nᵢ₊₁ = (nᵢ − dᵢ)/128 = floor(nᵢ/128) | 1, odd again.
/// The highest digit is all that is left: at most 3, as 7·18 bits are below it.
fn odd_windows(numbers: &[Odd; COUNT]) -> [Digit; ODD_WINDOWS] {
    core::array::from_fn(|i| {
        Digit::of(numbers.map(|(negative, magnitude)| {
            let rest = (magnitude >> (ODD_WIDTH * i) | 1) as i16;
            let digit = if i < ODD_WINDOWS - 1 {
                (rest & 255) - 128
            } else {
                rest
            };
            if negative { -digit } else { digit }
        }))
    })
}
