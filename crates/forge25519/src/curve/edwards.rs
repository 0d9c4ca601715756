//! The curve −x² + y² = 1 + d·x²·y² of Ed25519.

use super::digest::{Digest, consts::U64};
use super::root::{low_255, select, sqrt_ratio};
use super::traits::Identity;
use super::{MontgomeryPoint, Scalar, bit, choice, constants, elligator, scalar::clamp_integer};
use crate::edwards::{self, Multiple, Point};
use crate::field::{Bit, Fe};
use crate::integer::{Integer, Natural};
use crate::operation::Operation;
use crate::path::Path;
use crate::version::BlockSizeUser;
use crate::words;
use core::fmt;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq, CtOption};

#[cfg(feature = "group")]
pub use super::group::SubgroupPoint;
#[cfg(feature = "alloc")]
pub use super::sums::VartimeEdwardsPrecomputation;
pub use super::tables::{EdwardsBasepointTable, EdwardsBasepointTableRadix16};

/// 32 bytes: y, and the sign of x in the highest bit (RFC 8032, section 5.1.2). They may stand for no point.
#[allow(clippy::derived_hash_with_manual_eq)]
#[derive(Clone, Copy, Hash)]
pub struct CompressedEdwardsY(pub [u8; 32]);
bytes!(CompressedEdwardsY);

impl CompressedEdwardsY {
    /// The point, if there is one. Encodings that are not canonical count, as ed25519-dalek has it. Constant-time but
    /// for the answer.
    pub fn decompress(&self) -> Option<EdwardsPoint> {
        decode(&self.0).into()
    }
}

/// The point of 32 bytes by the formulas of `vartime_decode`, without a branch.
pub(super) fn decode(bytes: &[u8; 32]) -> CtOption<EdwardsPoint> {
    let y = Fe::from_bytes(&low_255(bytes));
    let yy = y.square();
    let u = (yy - Fe::ONE).carry();
    let v = (yy * Fe::EDWARDS_D + Fe::ONE).carry();
    // The root is even, and −0 = 0 is taken for both signs.
    let (is_square, x) = sqrt_ratio(u, v);
    let x = x.negate_if(Bit::from(bytes[31] >> 7));
    let (z, t) = (Fe::ONE, x * y);
    CtOption::new(EdwardsPoint(Point { x, y, z, t }), is_square)
}

impl ConstantTimeEq for CompressedEdwardsY {
    fn ct_eq(&self, other: &CompressedEdwardsY) -> Choice {
        self.0.ct_eq(&other.0)
    }
}

impl PartialEq for CompressedEdwardsY {
    fn eq(&self, other: &CompressedEdwardsY) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for CompressedEdwardsY {}

impl Identity for CompressedEdwardsY {
    fn identity() -> CompressedEdwardsY {
        let mut bytes = [0; 32];
        bytes[0] = 1;
        CompressedEdwardsY(bytes)
    }
}

impl Default for CompressedEdwardsY {
    fn default() -> CompressedEdwardsY {
        CompressedEdwardsY::identity()
    }
}

/// A point of the curve, of any order.
#[derive(Clone, Copy)]
pub struct EdwardsPoint(pub(crate) Point);

impl EdwardsPoint {
    /// y and the sign of x.
    pub fn compress(&self) -> CompressedEdwardsY {
        CompressedEdwardsY(self.0.encode())
    }

    /// The u of the same point on the Montgomery curve; 0 for the neutral element.
    pub fn to_montgomery(&self) -> MontgomeryPoint {
        MontgomeryPoint(self.0.montgomery_u().to_bytes())
    }

    /// scalar·B, by the table of the base point. Constant-time.
    pub fn mul_base(scalar: &Scalar) -> EdwardsPoint {
        EdwardsPoint(edwards::multiply_base(
            Path::for_one(Operation::Key),
            &scalar.unpack(),
        ))
    }

    /// The clamped integer (RFC 7748, section 5) times the point. Constant-time.
    pub fn mul_clamped(self, bytes: [u8; 32]) -> EdwardsPoint {
        EdwardsPoint(edwards::multiply(&clamp_integer(bytes), &self.0))
    }

    /// The clamped integer times B. Constant-time.
    pub fn mul_base_clamped(bytes: [u8; 32]) -> EdwardsPoint {
        EdwardsPoint::mul_base(&Scalar::from_bytes_mod_order(clamp_integer(bytes)))
    }

    /// a·A + b·B for the base point B, for public arguments.
    #[allow(non_snake_case, reason = "the names of curve25519-dalek")]
    pub fn vartime_double_scalar_mul_basepoint(
        a: &Scalar,
        A: &EdwardsPoint,
        b: &Scalar,
    ) -> EdwardsPoint {
        let term = edwards::Term::vartime_new(&multiple(a, A));
        EdwardsPoint(edwards::vartime_straus(&b.unpack(), &[term]))
    }

    /// 8·self.
    pub fn mul_by_cofactor(&self) -> EdwardsPoint {
        EdwardsPoint(self.0.multiply_by_cofactor())
    }

    /// Whether 8·self is the neutral element.
    pub fn is_small_order(&self) -> bool {
        self.0.has_small_order()
    }

    /// Whether L·self is the neutral element: the point is a multiple of B.
    pub fn is_torsion_free(&self) -> bool {
        self.torsion_free().into()
    }

    pub(super) fn torsion_free(&self) -> Choice {
        choice(edwards::multiply(&constants::ORDER, &self.0).is_identity())
    }

    /// The suite edwards25519_XMD:SHA-512_ELL2_RO_ of RFC 9380, with any hash of 64 bytes. The message and the domain
    /// separation tag are the concatenations of their parts. Constant-time but for lengths.
    ///
    /// # Panics
    /// If the tag is empty or longer than 255 bytes.
    pub fn hash_to_curve<D>(message: &[&[u8]], tag: &[&[u8]]) -> EdwardsPoint
    where
        D: Digest<OutputSize = U64> + BlockSizeUser,
    {
        let [u0, u1] = elligator::hash_to_field::<D, 2>(message, tag);
        let sum = elligator::map_to_edwards(u0).add(&elligator::map_to_edwards(u1).cached());
        EdwardsPoint(sum.extended().multiply_by_cofactor())
    }

    /// The suite edwards25519_XMD:SHA-512_ELL2_NU_ of RFC 9380. Its points are not uniform.
    ///
    /// # Panics
    /// If the tag is empty or longer than 255 bytes.
    pub fn encode_to_curve<D>(message: &[&[u8]], tag: &[&[u8]]) -> EdwardsPoint
    where
        D: Digest<OutputSize = U64> + BlockSizeUser,
    {
        let [u] = elligator::hash_to_field::<D, 1>(message, tag);
        EdwardsPoint(elligator::map_to_edwards(u).multiply_by_cofactor())
    }

    /// A random point other than the neutral element, of any order: the first 32 random bytes that encode one.
    #[cfg(feature = "rand_core")]
    pub fn random<R: crate::version::Rng + ?Sized>(rng: &mut R) -> EdwardsPoint {
        let mut bytes = [0; 32];
        loop {
            rng.fill_bytes(&mut bytes);
            let point = CompressedEdwardsY(bytes).decompress();
            if let Some(point) = point.filter(|point| point.0.is_identity() == 0) {
                return point;
            }
        }
    }

    /// Encodings of all points.
    #[cfg(feature = "alloc")]
    pub fn compress_batch_alloc(points: &[EdwardsPoint]) -> alloc::vec::Vec<CompressedEdwardsY> {
        points.iter().map(EdwardsPoint::compress).collect()
    }

    /// Encodings of all points.
    pub fn compress_batch<const N: usize>(points: &[EdwardsPoint; N]) -> [CompressedEdwardsY; N] {
        points.each_ref().map(|point| point.compress())
    }
}

/// A public summand.
pub(super) fn multiple(scalar: &Scalar, point: &EdwardsPoint) -> Multiple {
    Multiple {
        scalar: Integer::positive(Natural(words::from_bytes(&scalar.bytes))),
        point: point.0,
    }
}

group!(
    EdwardsPoint,
    |a, b| EdwardsPoint(a.0.add(&b.0.cached()).extended()),
    |point| EdwardsPoint(point.0.negate()),
    |point, scalar| EdwardsPoint(edwards::multiply(&scalar.bytes, &point.0))
);

impl Identity for EdwardsPoint {
    fn identity() -> EdwardsPoint {
        EdwardsPoint(Point::IDENTITY)
    }
}

impl Default for EdwardsPoint {
    fn default() -> EdwardsPoint {
        EdwardsPoint::identity()
    }
}

impl ConstantTimeEq for EdwardsPoint {
    fn ct_eq(&self, other: &EdwardsPoint) -> Choice {
        choice(self.0.equals(&other.0))
    }
}

impl PartialEq for EdwardsPoint {
    fn eq(&self, other: &EdwardsPoint) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for EdwardsPoint {}

impl ConditionallySelectable for EdwardsPoint {
    fn conditional_select(a: &EdwardsPoint, b: &EdwardsPoint, choice: Choice) -> EdwardsPoint {
        EdwardsPoint(Point::select(bit(choice), &b.0, &a.0))
    }
}

impl fmt::Debug for EdwardsPoint {
    /// Nothing of the point, which may be a secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EdwardsPoint").finish_non_exhaustive()
    }
}

#[cfg(feature = "zeroize")]
impl zeroize::DefaultIsZeroes for EdwardsPoint {}

/// (u − 1)/(u + 1), the y of the points with that u on the Montgomery curve, with a sign. Nothing for u = −1.
pub(super) fn of_montgomery(u: Fe, sign: u8) -> Option<EdwardsPoint> {
    let below = (u + Fe::ONE).carry();
    let is_minus_one = choice(below.is_zero());
    let y = (u - Fe::ONE) * below.invert();
    let mut bytes = select(is_minus_one, Fe::ZERO, y).to_bytes();
    bytes[31] ^= sign << 7;
    decode(&bytes)
        .and_then(|point| CtOption::new(point, !is_minus_one))
        .into()
}
