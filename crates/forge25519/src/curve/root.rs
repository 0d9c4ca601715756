//! Square roots of fractions, in constant time.

use super::{bit, choice};
use crate::edwards::power_p58;
use crate::field::Fe;
use subtle::{Choice, ConstantTimeEq};

/// sqrt(u/v) with an even representative and 1, if u/v is a square. Else sqrt(√−1·u/v) and 0. For v = 0 it is 0, with 1
/// only if u = 0 too (RFC 9496, section 4.2).
pub(super) fn sqrt_ratio(u: Fe, v: Fe) -> (Choice, Fe) {
    let v3 = v.square() * v;
    let uv3 = u * v3;
    let root = uv3 * power_p58(uv3 * (v3 * v));
    let check = root.square() * v;
    let minus_u = (-u).carry();
    let correct = check.equals(u);
    let flipped = check.equals(minus_u);
    let flipped_i = check.equals(minus_u * Fe::SQRT_M1);
    let root = Fe::select(flipped | flipped_i, root * Fe::SQRT_M1, root);
    (choice(correct | flipped), root.abs())
}

/// 1 if the 32 bytes are those of an element below p, without the highest bit.
pub(super) fn is_canonical(bytes: &[u8; 32]) -> Choice {
    let below_p = Fe::from_bytes(&low_255(bytes)).to_bytes();
    below_p[..].ct_eq(&bytes[..])
}

/// The bytes without the highest bit.
pub(super) fn low_255(bytes: &[u8; 32]) -> [u8; 32] {
    let mut low = *bytes;
    low[31] &= 0x7f;
    low
}

/// `one` if the choice is 1, else `zero`.
pub(super) fn select(one_if: Choice, one: Fe, zero: Fe) -> Fe {
    Fe::select(bit(one_if), one, zero)
}
