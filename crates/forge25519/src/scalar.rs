//! Integers modulo L = 2^252 + 27742317777372353535851937790883648493, the order of the base point.

use crate::wipe::Wiped;
use crate::words;
use limbforge_fields::edwards25519 as curve;
use limbforge_fields::scalar25519;

/// An integer modulo L. All of it is constant-time.
#[derive(Clone, Copy)]
pub(crate) struct Scalar(scalar25519::Element);

impl Scalar {
    /// The 64 bytes of a hash, modulo L.
    pub(crate) fn from_wide(bytes: &[u8; 64]) -> Scalar {
        Scalar(scalar25519::from_bytes_wide(bytes))
    }

    /// 32 bytes, modulo L.
    pub(crate) fn from_bytes(bytes: &[u8; 32]) -> Scalar {
        Scalar(scalar25519::from_bytes(bytes))
    }

    /// Four little-endian words, modulo L.
    pub(crate) fn from_words(words: &[u64; 4]) -> Scalar {
        Scalar::from_bytes(&words::to_bytes(words))
    }

    /// 32 bytes of a number below L, else nothing. Whether they are shows in the time.
    pub(crate) fn vartime_from_canonical(bytes: &[u8; 32]) -> Option<Scalar> {
        let (scalar, canonical) = scalar25519::from_bytes_canonical(bytes);
        (canonical == 1).then_some(Scalar(scalar))
    }

    /// The representative below L, little-endian.
    pub(crate) fn to_bytes(self) -> [u8; 32] {
        scalar25519::to_bytes(&self.0)
    }

    /// The representative below L, in little-endian words.
    pub(crate) fn to_words(self) -> [u64; 4] {
        words::from_bytes(&self.to_bytes())
    }

    /// Whether both are the same integer modulo L.
    pub(crate) fn equals(self, other: Scalar) -> bool {
        scalar25519::equal(&self.0, &other.0) == 1
    }

    /// 1 / self, and 0 for 0.
    #[cfg(feature = "curve")]
    pub(crate) fn invert(self) -> Scalar {
        Scalar(scalar25519::invert(&self.0))
    }

    /// self / 2 modulo L.
    #[cfg(feature = "curve")]
    pub(crate) fn halve(self) -> Scalar {
        Scalar(scalar25519::halve(&self.0))
    }

    /// Digits dᵢ in [−16, 15] with self = Σ dᵢ·32ⁱ.
    ///
    /// self + Σ 16·32ⁱ has the digits dᵢ + 16 in [0, 31]: one addition, and no carry from digit to digit. The sum is
    /// below 2^253 + 2^255 < 2^256, and its highest digit is below 32: self < 2^253 and 51 digits of 5 bits hold 2^255
    /// − 1.
    pub(crate) fn signed_windows(self) -> Wiped<[i8; curve::BASE.len()]> {
        const WINDOW: usize = curve::BASE_WINDOW as usize;
        const HALF: u64 = 1 << (WINDOW - 1);
        const OFFSET: [u64; 4] = offset();
        let mut words = Wiped([0; 5]);
        let mut carry = 0;
        for (out, (x, y)) in words.0.iter_mut().zip(self.to_words().iter().zip(OFFSET)) {
            let sum = u128::from(*x) + u128::from(y) + carry;
            *out = sum as u64;
            carry = sum >> 64;
        }
        Wiped(core::array::from_fn(|i| {
            let (word, bit) = (WINDOW * i / 64, WINDOW * i % 64);
            let pair = u128::from(words[word]) | u128::from(words[word + 1]) << 64;
            let digit = (pair >> bit) as u64 & (2 * HALF - 1);
            (digit as i8) - HALF as i8
        }))
    }
}

/// Σ 2^(w − 1)·2^(w·i) over the windows of w bits.
const fn offset() -> [u64; 4] {
    let mut words = [0; 4];
    let mut i = 0;
    while i < curve::BASE.len() {
        let bit = curve::BASE_WINDOW as usize * (i + 1) - 1;
        words[bit / 64] |= 1 << (bit % 64);
        i += 1;
    }
    words
}

impl core::ops::Add for Scalar {
    type Output = Scalar;
    fn add(self, other: Scalar) -> Scalar {
        Scalar(scalar25519::add(&self.0, &other.0))
    }
}

#[cfg(any(feature = "alloc", feature = "curve"))]
impl core::ops::Sub for Scalar {
    type Output = Scalar;
    fn sub(self, other: Scalar) -> Scalar {
        Scalar(scalar25519::sub(&self.0, &other.0))
    }
}

impl core::ops::Mul for Scalar {
    type Output = Scalar;
    fn mul(self, other: Scalar) -> Scalar {
        Scalar(scalar25519::mul(&self.0, &other.0))
    }
}

#[cfg(feature = "zeroize")]
impl zeroize::DefaultIsZeroes for Scalar {}

impl Default for Scalar {
    fn default() -> Scalar {
        Scalar(scalar25519::ZERO)
    }
}
