//! Traits of other crates for `curve`, in the versions of curve25519-dalek 5. The façade for version 4 compiles `curve`
//! with a module of its own.

#[cfg(feature = "rand_core")]
use crate::curve::RistrettoPoint;

#[cfg(feature = "rand_core")]
pub(crate) use rand_core::{CryptoRng, Rng};
pub(crate) use sha2::digest::block_api::BlockSizeUser;

#[cfg(feature = "rand_core")]
impl RistrettoPoint {
    /// A random element from a generator that may fail.
    ///
    /// # Errors
    /// The generator's.
    pub fn try_random<R: rand_core::TryCryptoRng + ?Sized>(
        rng: &mut R,
    ) -> Result<RistrettoPoint, R::Error> {
        RistrettoPoint::random_by(|bytes| rng.try_fill_bytes(bytes))
    }
}

/// A random value for the traits of `ff` and `group`, by a function of what fills bytes.
#[cfg(feature = "group")]
macro_rules! random {
    ($by:expr) => {
        fn try_random<R: rand_core::TryRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
            $by(|bytes: &mut [u8]| rng.try_fill_bytes(bytes))
        }
    };
}
#[cfg(feature = "group")]
pub(crate) use random;
