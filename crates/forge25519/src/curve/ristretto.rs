//! ristretto255, a group of prime order L with canonical encodings (RFC 9496).

use super::digest::{Digest, consts::U64};
use super::root::{is_canonical, low_255, sqrt_ratio};
use super::traits::Identity;
use super::{EdwardsPoint, Scalar, choice, constants, elligator};
use crate::edwards::Point;
use crate::field::Fe;
use core::fmt;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};

#[cfg(feature = "alloc")]
pub use super::sums::VartimeRistrettoPrecomputation;
pub use super::tables::RistrettoBasepointTable;

/// 32 bytes that may encode an element.
#[allow(clippy::derived_hash_with_manual_eq)]
#[derive(Clone, Copy, Default, Hash)]
pub struct CompressedRistretto(pub [u8; 32]);
bytes!(CompressedRistretto);

impl CompressedRistretto {
    /// The element, if there is one (RFC 9496, section 4.3.1). Constant-time but for the answer.
    pub fn decompress(&self) -> Option<RistrettoPoint> {
        decode(&self.0).into()
    }
}

/// RFC 9496, section 4.3.1.
pub(super) fn decode(bytes: &[u8; 32]) -> CtOption<RistrettoPoint> {
    let s = Fe::from_bytes(bytes);
    let ss = s.square();
    let u1 = (Fe::ONE - ss).carry();
    let u2 = (Fe::ONE + ss).carry();
    let u2_squared = u2.square();
    let minus_d_u1_squared = -(Fe::EDWARDS_D * u1.square());
    let v = (minus_d_u1_squared.carry() - u2_squared).carry();
    let (was_square, inverse_root) = sqrt_ratio(Fe::ONE, v * u2_squared);
    let denominator_x = inverse_root * u2;
    let denominator_y = inverse_root * denominator_x * v;
    let x = ((s + s) * denominator_x).abs();
    let y = u1 * denominator_y;
    let (z, t) = (Fe::ONE, x * y);
    let valid = is_canonical(bytes)
        & !choice(s.is_odd())
        & was_square
        & !choice(t.is_odd())
        & !choice(y.is_zero());
    CtOption::new(RistrettoPoint(EdwardsPoint(Point { x, y, z, t })), valid)
}

impl ConstantTimeEq for CompressedRistretto {
    fn ct_eq(&self, other: &CompressedRistretto) -> Choice {
        self.0.ct_eq(&other.0)
    }
}

impl PartialEq for CompressedRistretto {
    fn eq(&self, other: &CompressedRistretto) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for CompressedRistretto {}

impl Identity for CompressedRistretto {
    fn identity() -> CompressedRistretto {
        CompressedRistretto([0; 32])
    }
}

/// An element of ristretto255: a coset of points that counts as one.
#[derive(Clone, Copy, Default)]
pub struct RistrettoPoint(pub(crate) EdwardsPoint);

impl RistrettoPoint {
    /// The canonical encoding (RFC 9496, section 4.3.2). Constant-time.
    pub fn compress(&self) -> CompressedRistretto {
        let Point { x, y, z, t } = self.0.0;
        let u1 = (z + y) * (z - y);
        let u2 = x * y;
        let (_, inverse_root) = sqrt_ratio(Fe::ONE, u1 * u2.square());
        let denominator1 = inverse_root * u1;
        let denominator2 = inverse_root * u2;
        let z_inverse = denominator1 * denominator2 * t;
        let enchanted = denominator1 * constants::INVSQRT_A_MINUS_D;
        let rotate = (t * z_inverse).is_odd();
        let rotated_x = Fe::select(rotate, y * Fe::SQRT_M1, x);
        let rotated_y = Fe::select(rotate, x * Fe::SQRT_M1, y);
        let denominator = Fe::select(rotate, enchanted, denominator2);
        let y = rotated_y.negate_if((rotated_x * z_inverse).is_odd());
        CompressedRistretto((denominator * (z - y)).abs().to_bytes())
    }

    /// The element derived from 64 uniform bytes (RFC 9496, section 4.3.4). Constant-time.
    pub fn from_uniform_bytes(bytes: &[u8; 64]) -> RistrettoPoint {
        let half = |at| {
            let half: [u8; 32] = core::array::from_fn(|i| bytes[at + i]);
            elligator::map_to_ristretto(Fe::from_bytes(&low_255(&half)))
        };
        let sum = half(0).add(&half(32).cached());
        RistrettoPoint(EdwardsPoint(sum.extended()))
    }

    /// The element derived from the hash of the bytes, for a hash of 64 bytes.
    pub fn hash_from_bytes<D: Digest<OutputSize = U64> + Default>(input: &[u8]) -> RistrettoPoint {
        RistrettoPoint::from_hash(D::default().chain_update(input))
    }

    /// The element derived from what a hash of 64 bytes has taken up.
    pub fn from_hash<D: Digest<OutputSize = U64>>(hash: D) -> RistrettoPoint {
        RistrettoPoint::from_uniform_bytes(&hash.finalize().into())
    }

    /// A random element, uniform.
    #[cfg(feature = "rand_core")]
    pub fn random<R: crate::version::CryptoRng + ?Sized>(rng: &mut R) -> RistrettoPoint {
        let mut bytes = crate::wipe::Wiped([0; 64]);
        rng.fill_bytes(&mut bytes.0);
        RistrettoPoint::from_uniform_bytes(&bytes)
    }

    /// The same from what fills bytes, and may fail.
    #[cfg(feature = "rand_core")]
    pub(crate) fn random_by<E>(
        fill: impl FnOnce(&mut [u8]) -> Result<(), E>,
    ) -> Result<RistrettoPoint, E> {
        let mut bytes = crate::wipe::Wiped([0; 64]);
        fill(&mut bytes.0)?;
        Ok(RistrettoPoint::from_uniform_bytes(&bytes))
    }

    /// scalar·B, by the table of the base point. Constant-time.
    pub fn mul_base(scalar: &Scalar) -> RistrettoPoint {
        RistrettoPoint(EdwardsPoint::mul_base(scalar))
    }

    /// a·A + b·B for the base point B, for public arguments.
    #[allow(non_snake_case, reason = "the names of curve25519-dalek")]
    pub fn vartime_double_scalar_mul_basepoint(
        a: &Scalar,
        A: &RistrettoPoint,
        b: &Scalar,
    ) -> RistrettoPoint {
        RistrettoPoint(EdwardsPoint::vartime_double_scalar_mul_basepoint(
            a, &A.0, b,
        ))
    }

    /// Encodings of the doubles of all points.
    #[cfg(feature = "alloc")]
    pub fn double_and_compress_batch<'a, I>(points: I) -> alloc::vec::Vec<CompressedRistretto>
    where
        I: IntoIterator<Item = &'a RistrettoPoint>,
    {
        points
            .into_iter()
            .map(|point| (point + point).compress())
            .collect()
    }
}

group!(
    RistrettoPoint,
    |a, b| RistrettoPoint(a.0 + b.0),
    |point| RistrettoPoint(-point.0),
    |point, scalar| RistrettoPoint(point.0 * scalar)
);

impl Identity for RistrettoPoint {
    fn identity() -> RistrettoPoint {
        RistrettoPoint::default()
    }
}

/// RFC 9496, section 4.3.3: x₁·y₂ = y₁·x₂ or y₁·y₂ = x₁·x₂.
impl ConstantTimeEq for RistrettoPoint {
    fn ct_eq(&self, other: &RistrettoPoint) -> Choice {
        let (a, b) = (&self.0.0, &other.0.0);
        choice((a.x * b.y).equals(a.y * b.x) | (a.y * b.y).equals(a.x * b.x))
    }
}

impl PartialEq for RistrettoPoint {
    fn eq(&self, other: &RistrettoPoint) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for RistrettoPoint {}

impl ConditionallySelectable for RistrettoPoint {
    fn conditional_select(
        a: &RistrettoPoint,
        b: &RistrettoPoint,
        choice: Choice,
    ) -> RistrettoPoint {
        RistrettoPoint(EdwardsPoint::conditional_select(&a.0, &b.0, choice))
    }
}

impl fmt::Debug for RistrettoPoint {
    /// Nothing of the element, which may be a secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RistrettoPoint").finish_non_exhaustive()
    }
}

#[cfg(feature = "zeroize")]
impl zeroize::DefaultIsZeroes for RistrettoPoint {}
