//! Keys that sign.

use crate::context::Context;
use crate::hash::Variant;
use crate::hazmat::ExpandedSecretKey;
use crate::wipe::Wiped;
use crate::{Signature, SignatureError, VerifyingKey};
use core::fmt;
use ed25519::signature::{KeypairRef, MultipartSigner, MultipartVerifier, Signer, Verifier};
use sha2::Digest;
use sha2::digest::consts::U64;
use subtle::{Choice, ConstantTimeEq};

/// A secret key: the 32 bytes of a seed, with what is computed from them once.
///
/// Signing is deterministic and constant-time. There is no way to sign with a public key other than the secret's own.
/// The seed, the scalar and the prefix of nonces are wiped when the key is dropped (feature `zeroize`, on by default).
#[derive(Clone)]
pub struct SigningKey {
    seed: Wiped<[u8; 32]>,
    expanded: ExpandedSecretKey,
}

impl SigningKey {
    /// From a seed: any 32 bytes that nobody else knows.
    pub fn from_bytes(seed: &[u8; 32]) -> SigningKey {
        SigningKey {
            seed: Wiped(*seed),
            expanded: ExpandedSecretKey::from_seed(seed),
        }
    }

    /// From a seed and the public key that belongs to it, as [`to_keypair_bytes`](SigningKey::to_keypair_bytes) gives
    /// them.
    ///
    /// # Errors
    /// The public key is another one.
    pub fn from_keypair_bytes(bytes: &[u8; 64]) -> Result<SigningKey, SignatureError> {
        let seed = Wiped(core::array::from_fn(|i| bytes[i]));
        let key = SigningKey::from_bytes(&seed);
        if key.verifying_key().as_bytes() == &bytes[32..] {
            Ok(key)
        } else {
            Err(SignatureError::new())
        }
    }

    /// A new key.
    #[cfg(feature = "rand_core")]
    pub fn generate<R: rand_core::CryptoRng + ?Sized>(rng: &mut R) -> SigningKey {
        match SigningKey::try_generate(rng) {
            Ok(key) => key,
        }
    }

    /// A new key from a generator that may fail.
    ///
    /// # Errors
    /// The generator's; no key is made then.
    #[cfg(feature = "rand_core")]
    pub fn try_generate<R: rand_core::TryCryptoRng + ?Sized>(
        rng: &mut R,
    ) -> Result<SigningKey, R::Error> {
        let mut seed = Wiped([0; 32]);
        rng.try_fill_bytes(&mut seed.0)?;
        Ok(SigningKey::from_bytes(&seed))
    }

    /// The seed.
    pub fn to_bytes(&self) -> [u8; 32] {
        self.seed.0
    }

    /// The seed.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.seed
    }

    /// The seed, then the public key.
    pub fn to_keypair_bytes(&self) -> [u8; 64] {
        let mut bytes = [0; 64];
        bytes[..32].copy_from_slice(self.as_bytes());
        bytes[32..].copy_from_slice(self.verifying_key().as_bytes());
        bytes
    }

    /// The first half of the hash of the seed, not clamped: as a secret of X25519 it belongs to
    /// [`VerifyingKey::to_montgomery`].
    pub fn to_scalar_bytes(&self) -> [u8; 32] {
        let hash = Wiped::<[u8; 64]>(sha2::Sha512::digest(*self.seed).into());
        core::array::from_fn(|i| hash[i])
    }

    /// The public key.
    pub fn verifying_key(&self) -> VerifyingKey {
        *self.expanded.verifying_key()
    }

    /// This key with a context of at most 255 bytes: it signs by Ed25519ctx.
    ///
    /// # Errors
    /// The context has more than 255 bytes.
    pub fn with_context<'k, 'c>(
        &'k self,
        context: &'c [u8],
    ) -> Result<Context<'k, 'c, SigningKey>, SignatureError> {
        Context::new(self, context)
    }

    /// Ed25519ph: of a hash that has taken up the message, SHA-512 by the RFC. No context is the empty one.
    ///
    /// # Errors
    /// The context has more than 255 bytes.
    pub fn sign_prehashed<D: Digest<OutputSize = U64>>(
        &self,
        message: D,
        context: Option<&[u8]>,
    ) -> Result<Signature, SignatureError> {
        let variant = Variant::prehashed(context)?;
        Ok(self.sign_variant(&variant, &[message.finalize().as_slice()]))
    }

    /// Signs, and verifies the signature before giving it: a computation that was disturbed (by heat, radiation or an
    /// attacker with the device in hand) can give a signature from which the secret follows. It takes the time of both.
    ///
    /// # Errors
    /// The signature is not valid: something was disturbed.
    pub fn sign_and_verify(&self, message: &[u8]) -> Result<Signature, SignatureError> {
        let signature = Signer::try_sign(self, message)?;
        self.verify(message, &signature)?;
        Ok(signature)
    }

    /// The secret scalar, clamped and modulo L.
    #[cfg(feature = "curve")]
    pub fn to_scalar(&self) -> crate::curve::Scalar {
        crate::curve::Scalar::pack(*self.expanded.scalar())
    }

    pub(crate) fn expanded(&self) -> &ExpandedSecretKey {
        &self.expanded
    }

    pub(crate) fn sign_variant(&self, variant: &Variant<'_>, message: &[&[u8]]) -> Signature {
        self.expanded.sign_variant(variant, message)
    }

    /// [`VerifyingKey::verify`](Verifier::verify) of this key's public key.
    ///
    /// # Errors
    /// The signature is not valid.
    pub fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), SignatureError> {
        Verifier::verify(self.expanded.verifying_key(), message, signature)
    }

    /// [`VerifyingKey::verify_strict`] of this key's public key.
    ///
    /// # Errors
    /// The signature is not valid.
    pub fn verify_strict(
        &self,
        message: &[u8],
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        self.expanded
            .verifying_key()
            .verify_strict(message, signature)
    }

    /// [`VerifyingKey::verify_prehashed`] of this key's public key.
    ///
    /// # Errors
    /// The signature is not valid, or the context has more than 255 bytes.
    pub fn verify_prehashed<D: Digest<OutputSize = U64>>(
        &self,
        message: D,
        context: Option<&[u8]>,
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        self.expanded
            .verifying_key()
            .verify_prehashed(message, context, signature)
    }
}

impl Signer<Signature> for SigningKey {
    fn try_sign(&self, message: &[u8]) -> Result<Signature, SignatureError> {
        Ok(self.sign_variant(&Variant::PURE, &[message]))
    }
}

impl MultipartSigner<Signature> for SigningKey {
    fn try_multipart_sign(&self, message: &[&[u8]]) -> Result<Signature, SignatureError> {
        Ok(self.sign_variant(&Variant::PURE, message))
    }
}

#[cfg(feature = "digest")]
impl<D: Digest<OutputSize = U64> + sha2::digest::Update>
    ed25519::signature::DigestSigner<D, Signature> for SigningKey
{
    fn try_sign_digest<F>(&self, update: F) -> Result<Signature, SignatureError>
    where
        F: Fn(&mut D) -> Result<(), SignatureError>,
    {
        let mut digest = D::new();
        update(&mut digest)?;
        self.sign_prehashed(digest, None)
    }
}

impl Verifier<Signature> for SigningKey {
    fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), SignatureError> {
        SigningKey::verify(self, message, signature)
    }
}

impl MultipartVerifier<Signature> for SigningKey {
    fn multipart_verify(
        &self,
        message: &[&[u8]],
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        self.expanded
            .verifying_key()
            .multipart_verify(message, signature)
    }
}

impl AsRef<VerifyingKey> for SigningKey {
    fn as_ref(&self) -> &VerifyingKey {
        self.expanded.verifying_key()
    }
}

impl KeypairRef for SigningKey {
    type VerifyingKey = VerifyingKey;
}

impl From<[u8; 32]> for SigningKey {
    fn from(seed: [u8; 32]) -> SigningKey {
        SigningKey::from_bytes(&seed)
    }
}

impl From<&[u8; 32]> for SigningKey {
    fn from(seed: &[u8; 32]) -> SigningKey {
        SigningKey::from_bytes(seed)
    }
}

impl TryFrom<&[u8]> for SigningKey {
    type Error = SignatureError;

    /// An error if there are not 32 bytes.
    fn try_from(seed: &[u8]) -> Result<SigningKey, SignatureError> {
        let seed: &[u8; 32] = seed.try_into().map_err(|_| SignatureError::new())?;
        Ok(SigningKey::from_bytes(seed))
    }
}

impl ConstantTimeEq for SigningKey {
    fn ct_eq(&self, other: &SigningKey) -> Choice {
        self.seed.0.ct_eq(&other.seed.0)
    }
}

impl PartialEq for SigningKey {
    fn eq(&self, other: &SigningKey) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for SigningKey {}

impl fmt::Debug for SigningKey {
    /// The public key alone.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SigningKey")
            .field("verifying_key", self.expanded.verifying_key())
            .finish_non_exhaustive()
    }
}

#[cfg(feature = "zeroize")]
impl zeroize::ZeroizeOnDrop for SigningKey {}
