//! Operations that a peer must offer to be measured and checked.

use num_bigint::BigUint;

/// A field element in a peer's own form.
pub(crate) trait Element: Copy + 'static {
    /// Becomes its product with `other`, by the peer's own in-place form where it has one.
    fn mul_assign(&mut self, other: &Self);
    /// Becomes its square.
    fn square_assign(&mut self);
    /// The element of a value below the modulus.
    fn from_integer(value: &BigUint) -> Self;
    /// The value, below `modulus`.
    fn to_integer(&self, modulus: &BigUint) -> BigUint;
}

/// An element of a crate that inverts.
pub(crate) trait Invert: Element {
    /// Becomes its inverse, 0 if it is 0.
    fn invert_assign(&mut self);
}

/// `value` in `N` limbs of 64 bits, least significant first.
///
/// # Panics
/// If it does not fit.
pub(crate) fn limbs<const N: usize>(value: &BigUint) -> [u64; N] {
    let digits = value.to_u64_digits();
    let mut limbs = [0; N];
    limbs[..digits.len()].copy_from_slice(&digits);
    limbs
}

/// `value` in `N` bytes, least significant first.
///
/// # Panics
/// If it does not fit.
pub(crate) fn bytes<const N: usize>(value: &BigUint) -> [u8; N] {
    let digits = value.to_bytes_le();
    let mut bytes = [0; N];
    bytes[..digits.len()].copy_from_slice(&digits);
    bytes
}

/// The integer of 64-bit limbs, least significant first.
pub(crate) fn integer(limbs: &[u64]) -> BigUint {
    limbs
        .iter()
        .rev()
        .fold(BigUint::ZERO, |value, &limb| (value << 64_u32) + limb)
}
