//! Shared by the packages for both versions of x25519-dalek. `crate::version` has the differences: traits of random
//! generators in the versions of the time.

use core::fmt;
use forge25519::x25519 as inner;

pub use inner::{X25519_BASEPOINT_BYTES, x25519};

/// A public key: the u of a point, as received. Equality and hashes ignore the highest bit and take u modulo p.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PublicKey(inner::PublicKey);

impl PublicKey {
    /// The bytes of u.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        self.0.to_bytes()
    }

    /// The bytes of u.
    #[inline]
    pub fn as_bytes(&self) -> &[u8; 32] {
        self.0.as_bytes()
    }
}

impl From<[u8; 32]> for PublicKey {
    fn from(bytes: [u8; 32]) -> PublicKey {
        PublicKey(bytes.into())
    }
}

impl AsRef<[u8]> for PublicKey {
    #[inline]
    fn as_ref(&self) -> &[u8] {
        self.as_bytes()
    }
}

#[cfg(feature = "zeroize")]
impl zeroize::Zeroize for PublicKey {
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}

/// The type of a secret: 32 bytes, wiped when dropped (feature `zeroize`).
macro_rules! secret {
    ($(#[$attribute:meta])* $Name:ident) => {
        $(#[$attribute])*
        pub struct $Name(inner::StaticSecret);

        impl $Name {
            /// A new secret of these random bytes.
            fn of_random(#[cfg_attr(not(feature = "zeroize"), allow(unused_mut))] mut bytes: [u8; 32]) -> $Name {
                let secret = $Name(bytes.into());
                #[cfg(feature = "zeroize")]
                zeroize::Zeroize::zeroize(&mut bytes);
                secret
            }

            /// A new secret from the system's generator.
            ///
            /// # Panics
            /// If the system has no randomness.
            #[cfg(feature = "getrandom")]
            pub fn random() -> $Name {
                let mut bytes = [0; 32];
                crate::version::fill_random(&mut bytes);
                let secret = $Name::of_random(bytes);
                #[cfg(feature = "zeroize")]
                zeroize::Zeroize::zeroize(&mut bytes);
                secret
            }
        }

        impl<'a> From<&'a $Name> for PublicKey {
            fn from(secret: &'a $Name) -> PublicKey {
                PublicKey((&secret.0).into())
            }
        }

        impl fmt::Debug for $Name {
            /// Nothing of the secret.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($Name)).finish_non_exhaustive()
            }
        }

        crate::version::random_from_rng!($Name);
        crate::version::wiped!($Name);
    };
}

secret!(
    /// A secret for one exchange: it is used up by it.
    EphemeralSecret
);

impl EphemeralSecret {
    /// The secret shared with the owner of a public key.
    pub fn diffie_hellman(self, their_public: &PublicKey) -> SharedSecret {
        SharedSecret(self.0.diffie_hellman(&their_public.0))
    }
}

#[cfg(feature = "reusable_secrets")]
secret!(
    /// A secret for the exchanges of one protocol run, that cannot be stored.
    #[derive(Clone)]
    ReusableSecret
);

#[cfg(feature = "reusable_secrets")]
impl ReusableSecret {
    /// The secret shared with the owner of a public key.
    pub fn diffie_hellman(&self, their_public: &PublicKey) -> SharedSecret {
        SharedSecret(self.0.diffie_hellman(&their_public.0))
    }
}

#[cfg(feature = "static_secrets")]
secret!(
    /// A secret that can be stored.
    #[derive(Clone)]
    StaticSecret
);

#[cfg(feature = "static_secrets")]
impl StaticSecret {
    /// The secret shared with the owner of a public key.
    pub fn diffie_hellman(&self, their_public: &PublicKey) -> SharedSecret {
        SharedSecret(self.0.diffie_hellman(&their_public.0))
    }

    /// The bytes as given: not clamped.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        self.0.to_bytes()
    }

    /// The bytes as given: not clamped.
    #[inline]
    pub fn as_bytes(&self) -> &[u8; 32] {
        self.0.as_bytes()
    }
}

#[cfg(feature = "static_secrets")]
impl From<[u8; 32]> for StaticSecret {
    fn from(bytes: [u8; 32]) -> StaticSecret {
        StaticSecret::of_random(bytes)
    }
}

#[cfg(feature = "static_secrets")]
impl AsRef<[u8]> for StaticSecret {
    #[inline]
    fn as_ref(&self) -> &[u8] {
        self.as_bytes()
    }
}

/// Secret shared by two parties. Wiped when dropped (feature `zeroize`).
pub struct SharedSecret(inner::SharedSecret);

impl SharedSecret {
    /// The bytes of the shared u.
    #[inline]
    pub fn to_bytes(&self) -> [u8; 32] {
        self.0.to_bytes()
    }

    /// The bytes of the shared u.
    #[inline]
    pub fn as_bytes(&self) -> &[u8; 32] {
        self.0.as_bytes()
    }

    /// False if the other side sent a point of small order, and the shared u is 0 whatever the secret is.
    /// Constant-time.
    #[must_use]
    pub fn was_contributory(&self) -> bool {
        self.0.was_contributory()
    }
}

impl AsRef<[u8]> for SharedSecret {
    #[inline]
    fn as_ref(&self) -> &[u8] {
        self.as_bytes()
    }
}

impl fmt::Debug for SharedSecret {
    /// Nothing of the secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SharedSecret").finish_non_exhaustive()
    }
}

crate::version::wiped!(SharedSecret);

#[cfg(feature = "serde")]
mod stored {
    use super::{PublicKey, inner};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// In the form that x25519-dalek has: that of the inner type.
    macro_rules! stored {
        ($Name:ident) => {
            impl Serialize for $Name {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    self.0.serialize(serializer)
                }
            }

            impl<'de> Deserialize<'de> for $Name {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Name, D::Error> {
                    inner::$Name::deserialize(deserializer).map($Name)
                }
            }
        };
    }

    stored!(PublicKey);
    #[cfg(feature = "static_secrets")]
    use super::StaticSecret;
    #[cfg(feature = "static_secrets")]
    stored!(StaticSecret);
}
