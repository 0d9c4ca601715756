//! Traits of other crates in the versions of curve25519-dalek 4.

#[cfg(feature = "rand_core")]
pub(crate) use rand_core::{CryptoRngCore as CryptoRng, RngCore as Rng};
pub(crate) use sha2::digest::core_api::BlockSizeUser;

use crate::curve::digest::{Digest, consts::U64};
use crate::curve::{EdwardsPoint, MontgomeryPoint, elligator};
use crate::field::Fe;

impl EdwardsPoint {
    /// A point of the hash of the bytes, for a hash of 64 bytes. It is not uniform, and no standard has it: RFC 9380 is
    /// in [`EdwardsPoint::hash_to_curve`].
    ///
    /// # Panics
    /// For a hash, which nobody knows, with u = −1.
    #[deprecated(
        since = "4.0.0",
        note = "use `hash_to_curve`, which is a secure hash function"
    )]
    pub fn nonspec_map_to_curve<D: Digest<OutputSize = U64> + Default>(
        bytes: &[u8],
    ) -> EdwardsPoint {
        let hash: [u8; 64] = D::new().chain_update(bytes).finalize().into();
        let mut half: [u8; 32] = core::array::from_fn(|i| hash[i]);
        let sign = half[31] >> 7;
        half[31] &= 0x7f;
        let (numerator, denominator, _) = elligator::map_to_montgomery(Fe::from_bytes(&half));
        let u = MontgomeryPoint((numerator * denominator.invert()).to_bytes());
        let point = u.to_edwards(sign).expect("a point for each u but −1");
        point.mul_by_cofactor()
    }
}

#[cfg(feature = "alloc")]
impl crate::curve::Scalar {
    /// [`Scalar::invert_batch_alloc`](crate::curve::Scalar::invert_batch_alloc).
    pub fn batch_invert(inputs: &mut [crate::curve::Scalar]) -> crate::curve::Scalar {
        crate::curve::Scalar::invert_batch_alloc(inputs)
    }
}

/// A random value for the traits of `ff` and `group`, by a function of what fills bytes.
#[cfg(feature = "group")]
macro_rules! random {
    ($by:expr) => {
        fn random(mut rng: impl rand_core::RngCore) -> Self {
            let value = $by(|bytes: &mut [u8]| {
                rng.fill_bytes(bytes);
                Ok::<(), core::convert::Infallible>(())
            });
            match value {
                Ok(value) => value,
            }
        }
    };
}
#[cfg(feature = "group")]
pub(crate) use random;
