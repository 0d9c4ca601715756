//! Integers modulo L, the order of the base point.

use super::digest::{Digest, consts::U64};
use crate::scalar::Scalar as Unpacked;
use core::borrow::Borrow;
use core::fmt;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};

/// An integer modulo L = 2^252 + 27742317777372353535851937790883648493, as the 32 little-endian bytes of its
/// representative below L.
///
/// It is `Copy` and does not wipe itself: a secret one is wrapped in `zeroize::Zeroizing` by its owner. `Debug` shows
/// nothing of it.
#[derive(Clone, Copy, Default)]
pub struct Scalar {
    pub(crate) bytes: [u8; 32],
}

impl Scalar {
    /// 0.
    pub const ZERO: Scalar = Scalar { bytes: [0; 32] };
    /// 1.
    pub const ONE: Scalar = Scalar::small(1);

    /// A number of 64 bits.
    pub(super) const fn small(n: u64) -> Scalar {
        let mut bytes = [0; 32];
        let mut i = 0;
        while i < 8 {
            bytes[i] = (n >> (8 * i)) as u8;
            i += 1;
        }
        Scalar { bytes }
    }

    pub(crate) fn unpack(&self) -> Unpacked {
        Unpacked::from_bytes(&self.bytes)
    }

    pub(crate) fn pack(unpacked: Unpacked) -> Scalar {
        Scalar {
            bytes: unpacked.to_bytes(),
        }
    }

    /// 32 bytes modulo L.
    pub fn from_bytes_mod_order(bytes: [u8; 32]) -> Scalar {
        Scalar::pack(Unpacked::from_bytes(&bytes))
    }

    /// 64 bytes modulo L.
    pub fn from_bytes_mod_order_wide(bytes: &[u8; 64]) -> Scalar {
        Scalar::pack(Unpacked::from_wide(bytes))
    }

    /// 32 bytes of a number below L, else nothing.
    pub fn from_canonical_bytes(bytes: [u8; 32]) -> CtOption<Scalar> {
        let scalar = Scalar::from_bytes_mod_order(bytes);
        let canonical = scalar.bytes.ct_eq(&bytes);
        CtOption::new(scalar, canonical)
    }

    /// 32 bytes without the highest bit, *not* reduced: a multiple of a point takes them as an integer, arithmetic
    /// modulo L. Equality compares bytes. For systems that multiply points of small order by clamped integers.
    #[cfg(feature = "legacy_compatibility")]
    pub const fn from_bits(bytes: [u8; 32]) -> Scalar {
        let mut bytes = bytes;
        bytes[31] &= 0x7f;
        Scalar { bytes }
    }

    /// The hash of the bytes modulo L, for a hash of 64 bytes.
    pub fn hash_from_bytes<D: Digest<OutputSize = U64> + Default>(input: &[u8]) -> Scalar {
        Scalar::from_hash(D::default().chain_update(input))
    }

    /// The output of a hash of 64 bytes, modulo L.
    pub fn from_hash<D: Digest<OutputSize = U64>>(hash: D) -> Scalar {
        let bytes = crate::wipe::Wiped::<[u8; 64]>(hash.finalize().into());
        Scalar::from_bytes_mod_order_wide(&bytes)
    }

    /// A random scalar, of 64 bytes from the generator.
    #[cfg(feature = "rand_core")]
    pub fn random<R: crate::version::CryptoRng + ?Sized>(rng: &mut R) -> Scalar {
        let mut bytes = crate::wipe::Wiped([0; 64]);
        rng.fill_bytes(&mut bytes.0);
        Scalar::from_bytes_mod_order_wide(&bytes)
    }

    /// The little-endian bytes.
    pub const fn to_bytes(&self) -> [u8; 32] {
        self.bytes
    }

    /// The little-endian bytes.
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.bytes
    }

    /// 1 / self, and 0 for 0. Constant-time.
    pub fn invert(&self) -> Scalar {
        Scalar::pack(self.unpack().invert())
    }

    /// Inverts all in place and returns the product of the inverses. One inversion, and three products each
    /// (Montgomery's trick). Constant-time but for the length.
    ///
    /// None may be 0: then all become 0.
    #[cfg(feature = "alloc")]
    pub fn invert_batch_alloc(inputs: &mut [Scalar]) -> Scalar {
        let mut before = alloc::vec![Scalar::ZERO; inputs.len()];
        let inverse = invert_batch(inputs, &mut before);
        #[cfg(feature = "zeroize")]
        zeroize::Zeroize::zeroize(&mut before.iter_mut());
        inverse
    }

    /// The same for a fixed number.
    pub fn invert_batch<const N: usize>(inputs: &mut [Scalar; N]) -> Scalar {
        let mut before = [Scalar::ZERO; N];
        let inverse = invert_batch(inputs, &mut before);
        #[cfg(feature = "zeroize")]
        zeroize::Zeroize::zeroize(&mut before.iter_mut());
        inverse
    }

    /// self / 2 modulo L.
    pub fn div_by_2(&self) -> Scalar {
        Scalar::pack(self.unpack().halve())
    }

    /// The integer's bits from the highest one that can be set on.
    pub(super) fn bits(&self) -> impl Iterator<Item = bool> {
        (0..255)
            .rev()
            .map(|i| (self.bytes[i / 8] >> (i % 8)) & 1 == 1)
    }
}

/// Inverts `inputs`; `before` is scratch of their length.
fn invert_batch(inputs: &mut [Scalar], before: &mut [Scalar]) -> Scalar {
    let mut product = Scalar::ONE;
    for (input, before) in inputs.iter().zip(before.iter_mut()) {
        *before = product;
        product *= input;
    }
    let all = product.invert();
    let mut inverse = all;
    for (input, before) in inputs.iter_mut().zip(before.iter()).rev() {
        let next = inverse * *input;
        *input = inverse * before;
        inverse = next;
    }
    all
}

binary!(Add add, Scalar, Scalar => Scalar, |a, b| Scalar::pack(a.unpack() + b.unpack()));
binary!(Sub sub, Scalar, Scalar => Scalar, |a, b| Scalar::pack(a.unpack() - b.unpack()));
binary!(Mul mul, Scalar, Scalar => Scalar, |a, b| Scalar::pack(a.unpack() * b.unpack()));
assign!(AddAssign add_assign Add add, Scalar, Scalar);
assign!(SubAssign sub_assign Sub sub, Scalar, Scalar);
assign!(MulAssign mul_assign Mul mul, Scalar, Scalar);

impl core::ops::Neg for &Scalar {
    type Output = Scalar;
    fn neg(self) -> Scalar {
        Scalar::ZERO - self
    }
}

impl core::ops::Neg for Scalar {
    type Output = Scalar;
    fn neg(self) -> Scalar {
        -&self
    }
}

impl<T: Borrow<Scalar>> core::iter::Sum<T> for Scalar {
    fn sum<I: Iterator<Item = T>>(scalars: I) -> Scalar {
        scalars.fold(Scalar::ZERO, |sum, scalar| sum + scalar.borrow())
    }
}

impl<T: Borrow<Scalar>> core::iter::Product<T> for Scalar {
    fn product<I: Iterator<Item = T>>(scalars: I) -> Scalar {
        scalars.fold(Scalar::ONE, |product, scalar| product * scalar.borrow())
    }
}

/// Small numbers.
macro_rules! from {
    ($($small:ty),*) => { $(
        impl From<$small> for Scalar {
            fn from(n: $small) -> Scalar {
                let mut bytes = [0; 32];
                let n = n.to_le_bytes();
                bytes[..n.len()].copy_from_slice(&n);
                Scalar { bytes }
            }
        }
    )* };
}

from!(u8, u16, u32, u64, u128);

impl core::ops::Index<usize> for Scalar {
    type Output = u8;

    /// A byte, the least significant first.
    fn index(&self, index: usize) -> &u8 {
        &self.bytes[index]
    }
}

impl ConstantTimeEq for Scalar {
    fn ct_eq(&self, other: &Scalar) -> Choice {
        self.bytes.ct_eq(&other.bytes)
    }
}

impl PartialEq for Scalar {
    fn eq(&self, other: &Scalar) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for Scalar {}

impl core::hash::Hash for Scalar {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.bytes.hash(state);
    }
}

impl ConditionallySelectable for Scalar {
    fn conditional_select(a: &Scalar, b: &Scalar, choice: Choice) -> Scalar {
        Scalar {
            bytes: core::array::from_fn(|i| {
                u8::conditional_select(&a.bytes[i], &b.bytes[i], choice)
            }),
        }
    }
}

impl fmt::Debug for Scalar {
    /// Nothing of the scalar, which is a secret more often than not.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scalar").finish_non_exhaustive()
    }
}

#[cfg(feature = "zeroize")]
impl zeroize::Zeroize for Scalar {
    fn zeroize(&mut self) {
        self.bytes.zeroize();
    }
}

/// A multiple of 8 between 2^254 and 2^255 (RFC 7748, section 5).
pub const fn clamp_integer(mut bytes: [u8; 32]) -> [u8; 32] {
    bytes[0] &= 0xf8;
    bytes[31] = bytes[31] & 0x7f | 0x40;
    bytes
}
