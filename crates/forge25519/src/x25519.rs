//! Diffie–Hellman on Curve25519 (RFC 7748), with the names of x25519-dalek.

pub use crate::many::x25519_many;
use crate::operation::Operation;
use crate::path::Path;
use crate::wipe::Wiped;
use crate::{edwards, montgomery, scalar::Scalar};
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use subtle::{Choice, ConstantTimeEq};

/// u of the base point: 9.
pub const X25519_BASEPOINT_BYTES: [u8; 32] = {
    let mut bytes = [0; 32];
    bytes[0] = 9;
    bytes
};

/// The function X25519 of RFC 7748 (section 5): the u of k·P for the point P with the given u. Constant-time in both.
///
/// The highest bit of u is ignored, u need not be below p, and u of a point of small order gives 0.
pub fn x25519(k: [u8; 32], u: [u8; 32]) -> [u8; 32] {
    montgomery::multiply(Path::for_one(Operation::Exchange), &Wiped(k), &u)
}

/// k·B: the same as `x25519(k, X25519_BASEPOINT_BYTES)`, by the table of the base point.
fn x25519_base(k: &[u8; 32]) -> [u8; 32] {
    let k = Wiped(montgomery::clamp(k));
    let scalar = Wiped(Scalar::from_bytes(&k));
    edwards::multiply_base(Path::for_one(Operation::Key), &scalar)
        .montgomery_u()
        .to_bytes()
}

/// A public key: the u of a point, as received.
///
/// Keys are compared, hashed and ordered by u modulo p without the highest bit, as [`x25519`] reads them: by what they
/// do, not by their bytes. Equality is constant-time.
#[derive(Clone, Copy, Debug)]
pub struct PublicKey([u8; 32]);

impl PublicKey {
    /// The bytes of u.
    pub fn to_bytes(&self) -> [u8; 32] {
        self.0
    }

    /// The bytes of u.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The bytes of u below p, the same for all that are equal.
    fn canonical(&self) -> [u8; 32] {
        montgomery::canonical(&self.0)
    }
}

impl PartialEq for PublicKey {
    fn eq(&self, other: &PublicKey) -> bool {
        self.canonical().ct_eq(&other.canonical()).into()
    }
}

impl Eq for PublicKey {}

impl Hash for PublicKey {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.canonical().hash(state);
    }
}

impl Ord for PublicKey {
    fn cmp(&self, other: &PublicKey) -> Ordering {
        self.canonical().cmp(&other.canonical())
    }
}

impl PartialOrd for PublicKey {
    fn partial_cmp(&self, other: &PublicKey) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl From<[u8; 32]> for PublicKey {
    fn from(bytes: [u8; 32]) -> PublicKey {
        PublicKey(bytes)
    }
}

impl TryFrom<&[u8]> for PublicKey {
    type Error = core::array::TryFromSliceError;

    /// An error if there are not 32 bytes.
    fn try_from(bytes: &[u8]) -> Result<PublicKey, Self::Error> {
        bytes.try_into().map(PublicKey)
    }
}

impl AsRef<[u8]> for PublicKey {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

#[cfg(feature = "zeroize")]
impl zeroize::Zeroize for PublicKey {
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}

/// Secrets are wiped when they are dropped, and earlier if asked to.
macro_rules! wiped {
    ($name:ident) => {
        #[cfg(feature = "zeroize")]
        impl zeroize::Zeroize for $name {
            fn zeroize(&mut self) {
                self.0.0.zeroize();
            }
        }

        #[cfg(feature = "zeroize")]
        impl zeroize::ZeroizeOnDrop for $name {}
    };
}

/// Implementations shared by all types of secrets.
macro_rules! secret {
    ($name:ident) => {
        impl $name {
            /// A new secret.
            #[cfg(feature = "rand_core")]
            pub fn random_from_rng<R: rand_core::CryptoRng + ?Sized>(rng: &mut R) -> $name {
                match $name::try_random_from_rng(rng) {
                    Ok(secret) => secret,
                }
            }

            /// A new secret from a generator that may fail.
            ///
            /// # Errors
            /// The generator's; no secret is made then.
            #[cfg(feature = "rand_core")]
            pub fn try_random_from_rng<R: rand_core::TryCryptoRng + ?Sized>(
                rng: &mut R,
            ) -> Result<$name, R::Error> {
                let mut bytes = Wiped([0; 32]);
                rng.try_fill_bytes(&mut bytes.0)?;
                Ok($name(bytes))
            }
        }

        impl From<&$name> for PublicKey {
            fn from(secret: &$name) -> PublicKey {
                PublicKey(x25519_base(&secret.0))
            }
        }

        impl fmt::Debug for $name {
            /// Nothing of the secret.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($name)).finish_non_exhaustive()
            }
        }

        wiped!($name);
    };
}

/// A secret for one exchange: it is used up by it. Wiped when dropped.
pub struct EphemeralSecret(Wiped<[u8; 32]>);
secret!(EphemeralSecret);

impl EphemeralSecret {
    /// The secret shared with the owner of a public key.
    pub fn diffie_hellman(self, their_public: &PublicKey) -> SharedSecret {
        SharedSecret::new(&self.0, their_public)
    }
}

/// A secret for the exchanges of one protocol run, that cannot be stored. Wiped when dropped.
#[derive(Clone)]
pub struct ReusableSecret(Wiped<[u8; 32]>);
secret!(ReusableSecret);

impl ReusableSecret {
    /// The secret shared with the owner of a public key.
    pub fn diffie_hellman(&self, their_public: &PublicKey) -> SharedSecret {
        SharedSecret::new(&self.0, their_public)
    }
}

/// A secret that can be stored. Wiped when dropped.
#[derive(Clone)]
pub struct StaticSecret(Wiped<[u8; 32]>);
secret!(StaticSecret);

impl StaticSecret {
    /// The secret shared with the owner of a public key.
    pub fn diffie_hellman(&self, their_public: &PublicKey) -> SharedSecret {
        SharedSecret::new(&self.0, their_public)
    }

    /// The bytes as given: not clamped.
    pub fn to_bytes(&self) -> [u8; 32] {
        self.0.0
    }

    /// The bytes as given: not clamped.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl From<[u8; 32]> for StaticSecret {
    fn from(bytes: [u8; 32]) -> StaticSecret {
        StaticSecret(Wiped(bytes))
    }
}

impl TryFrom<&[u8]> for StaticSecret {
    type Error = core::array::TryFromSliceError;

    /// An error if there are not 32 bytes.
    fn try_from(bytes: &[u8]) -> Result<StaticSecret, Self::Error> {
        bytes.try_into().map(|bytes| StaticSecret(Wiped(bytes)))
    }
}

impl AsRef<[u8]> for StaticSecret {
    fn as_ref(&self) -> &[u8] {
        self.as_bytes()
    }
}

impl ConstantTimeEq for StaticSecret {
    fn ct_eq(&self, other: &StaticSecret) -> Choice {
        self.0.0.ct_eq(&other.0.0)
    }
}

/// Secret shared by two parties. It is not a key yet: hash it, together with both public keys. Wiped when dropped.
pub struct SharedSecret(Wiped<[u8; 32]>);

impl SharedSecret {
    fn new(secret: &[u8; 32], public: &PublicKey) -> SharedSecret {
        SharedSecret(Wiped(montgomery::multiply(
            Path::for_one(Operation::Exchange),
            secret,
            &public.0,
        )))
    }

    /// The bytes of the shared u.
    pub fn to_bytes(&self) -> [u8; 32] {
        self.0.0
    }

    /// The bytes of the shared u.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// False if the other side sent a point of small order, and the shared u is 0 whatever the secret is (RFC 7748,
    /// section 6.1). Constant-time.
    #[must_use]
    pub fn was_contributory(&self) -> bool {
        !bool::from(self.0.0.ct_eq(&[0; 32]))
    }
}

impl AsRef<[u8]> for SharedSecret {
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

wiped!(SharedSecret);
