//! Traits of other crates in the versions of x25519-dalek 2.

/// Random bytes from the system.
#[cfg(feature = "getrandom")]
pub(crate) fn fill_random(bytes: &mut [u8; 32]) {
    rand_core::RngCore::fill_bytes(&mut rand_core::OsRng, bytes);
}

/// Secrets from a generator.
macro_rules! random_from_rng {
    ($Name:ident) => {
        impl $Name {
            /// A new secret.
            pub fn random_from_rng<T: rand_core::RngCore + rand_core::CryptoRng>(
                mut csprng: T,
            ) -> $Name {
                let mut bytes = [0; 32];
                csprng.fill_bytes(&mut bytes);
                let secret = $Name::of_random(bytes);
                #[cfg(feature = "zeroize")]
                zeroize::Zeroize::zeroize(&mut bytes);
                secret
            }

            /// The old name of `random_from_rng`.
            #[deprecated(since = "2.0.0", note = "use `random_from_rng`")]
            pub fn new<T: rand_core::RngCore + rand_core::CryptoRng>(csprng: T) -> $Name {
                $Name::random_from_rng(csprng)
            }
        }
    };
}
pub(crate) use random_from_rng;

/// Secrets wipe themselves when dropped, as their inner types do, and when asked to.
macro_rules! wiped {
    ($Name:ident) => {
        #[cfg(feature = "zeroize")]
        impl zeroize::Zeroize for $Name {
            fn zeroize(&mut self) {
                self.0.zeroize();
            }
        }

        #[cfg(feature = "zeroize")]
        impl zeroize::ZeroizeOnDrop for $Name {}
    };
}
pub(crate) use wiped;
