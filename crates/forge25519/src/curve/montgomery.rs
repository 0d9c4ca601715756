//! The curve of X25519, by its u alone (RFC 7748).

use super::traits::Identity;
use super::{EdwardsPoint, Scalar, edwards};
use crate::montgomery;
use crate::operation::Operation;
use crate::path::Path;
use core::hash::{Hash, Hasher};
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};

/// The u of a point, as 32 bytes. Equality, hashes and arithmetic ignore the highest bit and take u modulo p.
#[derive(Clone, Copy, Default)]
pub struct MontgomeryPoint(pub [u8; 32]);
bytes!(MontgomeryPoint);

impl MontgomeryPoint {
    /// The u of scalar·B. Constant-time.
    pub fn mul_base(scalar: &Scalar) -> MontgomeryPoint {
        EdwardsPoint::mul_base(scalar).to_montgomery()
    }

    /// X25519: the clamped integer times the point. Constant-time.
    pub fn mul_clamped(self, bytes: [u8; 32]) -> MontgomeryPoint {
        MontgomeryPoint(montgomery::multiply(
            Path::for_one(Operation::Exchange),
            &bytes,
            &self.0,
        ))
    }

    /// The clamped integer times B. Constant-time.
    pub fn mul_base_clamped(bytes: [u8; 32]) -> MontgomeryPoint {
        EdwardsPoint::mul_base_clamped(bytes).to_montgomery()
    }

    /// k·self, for the bits of k from the highest on. Constant-time but for their number.
    pub fn mul_bits_be(&self, bits: impl Iterator<Item = bool>) -> MontgomeryPoint {
        MontgomeryPoint(montgomery::multiply_bits(bits, &self.0))
    }

    /// The point of the Edwards curve with this u and an x of the given sign, 0 or 1. Nothing if u is −1 or belongs to
    /// the twist. Constant-time but for that.
    pub fn to_edwards(&self, sign: u8) -> Option<EdwardsPoint> {
        edwards::of_montgomery(montgomery::decode(&self.0), sign & 1)
    }

    fn canonical(&self) -> [u8; 32] {
        montgomery::canonical(&self.0)
    }
}

binary!(Mul mul, MontgomeryPoint, Scalar => MontgomeryPoint, |point, s| point.mul_bits_be(s.bits()));
binary!(Mul mul, Scalar, MontgomeryPoint => MontgomeryPoint, |s, point| point * s);
assign!(MulAssign mul_assign Mul mul, MontgomeryPoint, Scalar);

/// u = 0: the neutral element, and the point of order 2, have the same multiples.
impl Identity for MontgomeryPoint {
    fn identity() -> MontgomeryPoint {
        MontgomeryPoint([0; 32])
    }
}

impl ConstantTimeEq for MontgomeryPoint {
    fn ct_eq(&self, other: &MontgomeryPoint) -> Choice {
        self.canonical().ct_eq(&other.canonical())
    }
}

impl PartialEq for MontgomeryPoint {
    fn eq(&self, other: &MontgomeryPoint) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for MontgomeryPoint {}

impl Hash for MontgomeryPoint {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.canonical().hash(state);
    }
}

impl ConditionallySelectable for MontgomeryPoint {
    fn conditional_select(
        a: &MontgomeryPoint,
        b: &MontgomeryPoint,
        choice: Choice,
    ) -> MontgomeryPoint {
        MontgomeryPoint(core::array::from_fn(|i| {
            u8::conditional_select(&a.0[i], &b.0[i], choice)
        }))
    }
}
