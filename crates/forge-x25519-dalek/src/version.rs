//! Traits of other crates in the versions of x25519-dalek 3.

/// Random bytes from the system.
#[cfg(feature = "getrandom")]
pub(crate) fn fill_random(bytes: &mut [u8; 32]) {
    getrandom::fill(bytes).expect("randomness of the system");
}

/// Secrets from a generator.
macro_rules! random_from_rng {
    ($Name:ident) => {
        impl $Name {
            /// A new secret.
            pub fn random_from_rng<R: rand_core::CryptoRng + ?Sized>(csprng: &mut R) -> $Name {
                let mut bytes = [0; 32];
                csprng.fill_bytes(&mut bytes);
                let secret = $Name::of_random(bytes);
                #[cfg(feature = "zeroize")]
                zeroize::Zeroize::zeroize(&mut bytes);
                secret
            }
        }
    };
}
pub(crate) use random_from_rng;

/// Secrets wipe themselves: their inner types do.
macro_rules! wiped {
    ($Name:ident) => {
        #[cfg(feature = "zeroize")]
        impl zeroize::ZeroizeOnDrop for $Name {}
    };
}
pub(crate) use wiped;
