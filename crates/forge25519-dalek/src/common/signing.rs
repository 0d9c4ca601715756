//! Keys that sign.

use super::constants::{KEYPAIR_LENGTH, SECRET_KEY_LENGTH, SecretKey};
use super::errors::{Refusal, SignatureError};
use super::verifying::VerifyingKey;
use crate::version::curve::Scalar;
use core::fmt;
use ed25519::Signature;
use ed25519::signature::{KeypairRef, Signer, Verifier};
use subtle::{Choice, ConstantTimeEq};

/// A secret key: the 32 bytes of a seed, with what is computed from them once. Wiped when dropped (feature `zeroize`).
#[derive(Clone)]
pub struct SigningKey {
    inner: forge25519::SigningKey,
    verifying_key: VerifyingKey,
}

impl SigningKey {
    /// From a seed.
    #[inline]
    pub fn from_bytes(secret_key: &SecretKey) -> SigningKey {
        let inner = forge25519::SigningKey::from_bytes(secret_key);
        let verifying_key = VerifyingKey(inner.verifying_key());
        SigningKey {
            inner,
            verifying_key,
        }
    }

    /// The seed.
    #[inline]
    pub fn to_bytes(&self) -> SecretKey {
        self.inner.to_bytes()
    }

    /// The seed.
    #[inline]
    pub fn as_bytes(&self) -> &SecretKey {
        self.inner.as_bytes()
    }

    /// From a seed and its public key.
    ///
    /// # Errors
    /// The public key is no point, or another one.
    pub fn from_keypair_bytes(bytes: &[u8; KEYPAIR_LENGTH]) -> Result<SigningKey, SignatureError> {
        let (seed, public) = bytes.split_at(SECRET_KEY_LENGTH);
        let key = SigningKey::try_from(seed)?;
        if VerifyingKey::try_from(public)? == key.verifying_key {
            Ok(key)
        } else {
            Err(Refusal::OtherKey.into())
        }
    }

    /// The seed, then the public key.
    pub fn to_keypair_bytes(&self) -> [u8; KEYPAIR_LENGTH] {
        self.inner.to_keypair_bytes()
    }

    /// The public key.
    pub fn verifying_key(&self) -> VerifyingKey {
        self.verifying_key
    }

    /// This key with a context of at most 255 bytes: it signs by Ed25519ph.
    ///
    /// # Errors
    /// The context has more than 255 bytes.
    #[cfg(feature = "digest")]
    pub fn with_context<'k, 'v>(
        &'k self,
        context_value: &'v [u8],
    ) -> Result<super::context::Context<'k, 'v, SigningKey>, SignatureError> {
        super::context::Context::new(self, context_value)
    }

    /// A new key.
    #[cfg(feature = "rand_core")]
    pub fn generate<R: crate::version::CryptoRng + ?Sized>(csprng: &mut R) -> SigningKey {
        let mut seed = SecretKey::default();
        csprng.fill_bytes(&mut seed);
        let key = SigningKey::from_bytes(&seed);
        #[cfg(feature = "zeroize")]
        zeroize::Zeroize::zeroize(&mut seed);
        key
    }

    /// Ed25519ph: of a hash that has taken up the message. No context is the empty one.
    ///
    /// # Errors
    /// The context has more than 255 bytes.
    #[cfg(feature = "digest")]
    pub fn sign_prehashed<MsgDigest>(
        &self,
        prehashed_message: MsgDigest,
        context: Option<&[u8]>,
    ) -> Result<Signature, SignatureError>
    where
        MsgDigest: crate::version::Digest<OutputSize = crate::version::U64>,
    {
        super::hazmat::raw_sign_prehashed::<crate::version::Sha512, MsgDigest>(
            &self.as_bytes().into(),
            prehashed_message,
            &self.verifying_key,
            context,
        )
    }

    /// [`VerifyingKey::verify`](Verifier::verify) of this key's public key.
    ///
    /// # Errors
    /// The signature is not valid.
    pub fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), SignatureError> {
        self.verifying_key.verify(message, signature)
    }

    /// [`VerifyingKey::verify_prehashed`] of this key's public key.
    ///
    /// # Errors
    /// The signature is not valid, or the context has more than 255 bytes.
    #[cfg(feature = "digest")]
    pub fn verify_prehashed<MsgDigest>(
        &self,
        prehashed_message: MsgDigest,
        context: Option<&[u8]>,
        signature: &Signature,
    ) -> Result<(), SignatureError>
    where
        MsgDigest: crate::version::Digest<OutputSize = crate::version::U64>,
    {
        self.verifying_key
            .verify_prehashed(prehashed_message, context, signature)
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
        self.verifying_key.verify_strict(message, signature)
    }

    /// [`VerifyingKey::verify_stream`] of this key's public key.
    ///
    /// # Errors
    /// S is out of range.
    #[cfg(feature = "hazmat")]
    pub fn verify_stream(
        &self,
        signature: &Signature,
    ) -> Result<super::verifying::StreamVerifier, SignatureError> {
        self.verifying_key.verify_stream(signature)
    }

    /// The first half of the hash of the seed, not clamped.
    pub fn to_scalar_bytes(&self) -> [u8; 32] {
        self.inner.to_scalar_bytes()
    }

    /// The secret scalar, clamped and modulo L.
    pub fn to_scalar(&self) -> Scalar {
        crate::version::scalar(self.inner.to_scalar())
    }

    /// Ed25519 of a message in parts.
    pub(crate) fn sign_parts(&self, message: &[&[u8]]) -> Signature {
        let signature =
            forge25519::signature::MultipartSigner::multipart_sign(&self.inner, message);
        Signature::from_components(*signature.r_bytes(), *signature.s_bytes())
    }
}

impl Signer<Signature> for SigningKey {
    fn try_sign(&self, message: &[u8]) -> Result<Signature, SignatureError> {
        Ok(self.sign_parts(&[message]))
    }
}

impl Verifier<Signature> for SigningKey {
    fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), SignatureError> {
        self.verifying_key.verify(message, signature)
    }
}

impl KeypairRef for SigningKey {
    type VerifyingKey = VerifyingKey;
}

impl AsRef<VerifyingKey> for SigningKey {
    fn as_ref(&self) -> &VerifyingKey {
        &self.verifying_key
    }
}

impl From<SecretKey> for SigningKey {
    fn from(secret: SecretKey) -> SigningKey {
        SigningKey::from_bytes(&secret)
    }
}

impl From<&SecretKey> for SigningKey {
    fn from(secret: &SecretKey) -> SigningKey {
        SigningKey::from_bytes(secret)
    }
}

impl TryFrom<&[u8]> for SigningKey {
    type Error = SignatureError;

    /// An error if there are not 32 bytes.
    fn try_from(bytes: &[u8]) -> Result<SigningKey, SignatureError> {
        let bytes: &SecretKey = bytes.try_into().map_err(|_| Refusal::Length {
            name: "SecretKey",
            length: SECRET_KEY_LENGTH,
        })?;
        Ok(SigningKey::from_bytes(bytes))
    }
}

impl ConstantTimeEq for SigningKey {
    fn ct_eq(&self, other: &SigningKey) -> Choice {
        self.inner.ct_eq(&other.inner)
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
            .field("verifying_key", &self.verifying_key)
            .finish_non_exhaustive()
    }
}

#[cfg(feature = "zeroize")]
impl zeroize::ZeroizeOnDrop for SigningKey {}
