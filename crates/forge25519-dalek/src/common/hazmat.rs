//! Parts that can be put together wrongly. A wrong public key or prefix gives the secret away.

use super::errors::{Refusal, SignatureError};
use super::verifying::VerifyingKey;
#[cfg(feature = "digest")]
use super::verifying::prehashed;
use crate::version::curve::scalar::clamp_integer;
use crate::version::curve::{EdwardsPoint, Scalar};
use crate::version::{Digest, Sha512, U64};
use core::fmt;
use ed25519::Signature;
use subtle::{Choice, ConstantTimeEq};

/// The secret scalar, and the prefix from which nonces are made. Wiped when dropped (feature `zeroize`).
pub struct ExpandedSecretKey {
    /// The secret scalar.
    pub scalar: Scalar,
    /// The bytes hashed before the message, for the nonce.
    pub hash_prefix: [u8; 32],
}

impl ExpandedSecretKey {
    /// From the 64 bytes of the hash of a seed: the first half becomes the scalar, clamped as RFC 8032 says.
    pub fn from_bytes(bytes: &[u8; 64]) -> ExpandedSecretKey {
        let half = |at: usize| core::array::from_fn(|i| bytes[at + i]);
        ExpandedSecretKey {
            scalar: Scalar::from_bytes_mod_order(clamp_integer(half(0))),
            hash_prefix: half(32),
        }
    }

    /// From a slice of 64 bytes.
    ///
    /// # Errors
    /// There are not 64 bytes.
    pub fn from_slice(bytes: &[u8]) -> Result<ExpandedSecretKey, SignatureError> {
        let bytes = bytes.try_into().map_err(|_| Refusal::Length {
            name: "ExpandedSecretKey",
            length: 64,
        })?;
        Ok(ExpandedSecretKey::from_bytes(bytes))
    }

    /// R = r·B for the nonce r, S = r + k·s for the challenge k (RFC 8032, section 5.1.6).
    fn sign_by<D, F>(
        &self,
        hash: impl Fn() -> D,
        message: F,
        verifying_key: &VerifyingKey,
    ) -> Result<Signature, SignatureError>
    where
        D: Digest<OutputSize = U64>,
        F: Fn(&mut D) -> Result<(), SignatureError>,
    {
        let mut nonce = hash().chain_update(self.hash_prefix);
        message(&mut nonce)?;
        let r = Nonce(reduced(nonce));
        let point = EdwardsPoint::mul_base(&r.0).compress();
        let mut challenge = hash()
            .chain_update(point.as_bytes())
            .chain_update(verifying_key.as_bytes());
        message(&mut challenge)?;
        let s = reduced(challenge) * self.scalar + r.0;
        Ok(Signature::from_components(point.to_bytes(), s.to_bytes()))
    }
}

/// The hash modulo L.
fn reduced<D: Digest<OutputSize = U64>>(hash: D) -> Scalar {
    #[cfg_attr(not(feature = "zeroize"), allow(unused_mut))]
    let mut bytes: [u8; 64] = hash.finalize().into();
    let scalar = Scalar::from_bytes_mod_order_wide(&bytes);
    #[cfg(feature = "zeroize")]
    zeroize::Zeroize::zeroize(&mut bytes);
    scalar
}

/// A nonce, wiped when dropped.
struct Nonce(Scalar);

#[cfg(feature = "zeroize")]
impl Drop for Nonce {
    fn drop(&mut self) {
        zeroize::Zeroize::zeroize(&mut self.0);
    }
}

/// Ed25519 with any hash in place of SHA-512. The public key has to be that of the secret.
pub fn raw_sign<CtxDigest: Digest<OutputSize = U64>>(
    esk: &ExpandedSecretKey,
    message: &[u8],
    verifying_key: &VerifyingKey,
) -> Signature {
    let update = |hash: &mut CtxDigest| {
        hash.update(message);
        Ok(())
    };
    esk.sign_by(CtxDigest::new, update, verifying_key)
        .expect("taking up a message does not fail")
}

/// [`raw_sign`] of a message that a function gives to the hash, twice the same.
///
/// # Errors
/// The function's.
pub fn raw_sign_byupdate<CtxDigest, F>(
    esk: &ExpandedSecretKey,
    msg_update: F,
    verifying_key: &VerifyingKey,
) -> Result<Signature, SignatureError>
where
    CtxDigest: Digest<OutputSize = U64>,
    F: Fn(&mut CtxDigest) -> Result<(), SignatureError>,
{
    esk.sign_by(CtxDigest::new, msg_update, verifying_key)
}

/// Ed25519ph with any hashes.
///
/// # Errors
/// The context has more than 255 bytes.
#[cfg(feature = "digest")]
pub fn raw_sign_prehashed<CtxDigest, MsgDigest>(
    esk: &ExpandedSecretKey,
    prehashed_message: MsgDigest,
    verifying_key: &VerifyingKey,
    context: Option<&[u8]>,
) -> Result<Signature, SignatureError>
where
    MsgDigest: Digest<OutputSize = U64>,
    CtxDigest: Digest<OutputSize = U64>,
{
    let context = context.unwrap_or_default();
    prehashed::<CtxDigest>(context)?;
    let message: [u8; 64] = prehashed_message.finalize().into();
    let hash = || prehashed::<CtxDigest>(context).expect("a context of at most 255 bytes");
    let update = |hash: &mut CtxDigest| {
        hash.update(message);
        Ok(())
    };
    esk.sign_by(hash, update, verifying_key)
}

/// Verification under [`Rule::Ref10`](forge25519::Rule::Ref10) with any hash in place of SHA-512.
///
/// # Errors
/// The signature is not valid.
pub fn raw_verify<CtxDigest: Digest<OutputSize = U64>>(
    vk: &VerifyingKey,
    message: &[u8],
    signature: &Signature,
) -> Result<(), SignatureError> {
    vk.verify_by::<CtxDigest>(&[message], signature)
}

/// Verification of Ed25519ph under [`Rule::Ref10`](forge25519::Rule::Ref10) with any hashes.
///
/// # Errors
/// The signature is not valid, or the context has more than 255 bytes.
#[cfg(feature = "digest")]
pub fn raw_verify_prehashed<CtxDigest, MsgDigest>(
    vk: &VerifyingKey,
    prehashed_message: MsgDigest,
    context: Option<&[u8]>,
    signature: &Signature,
) -> Result<(), SignatureError>
where
    MsgDigest: Digest<OutputSize = U64>,
    CtxDigest: Digest<OutputSize = U64>,
{
    let rule = forge25519::Rule::Ref10;
    vk.verify_prehashed_by::<CtxDigest, MsgDigest>(rule, prehashed_message, context, signature)
}

impl From<&[u8; 32]> for ExpandedSecretKey {
    fn from(seed: &[u8; 32]) -> ExpandedSecretKey {
        #[cfg_attr(not(feature = "zeroize"), allow(unused_mut))]
        let mut hash: [u8; 64] = Sha512::digest(seed).into();
        let key = ExpandedSecretKey::from_bytes(&hash);
        #[cfg(feature = "zeroize")]
        zeroize::Zeroize::zeroize(&mut hash);
        key
    }
}

impl TryFrom<&[u8]> for ExpandedSecretKey {
    type Error = SignatureError;

    fn try_from(bytes: &[u8]) -> Result<ExpandedSecretKey, SignatureError> {
        ExpandedSecretKey::from_slice(bytes)
    }
}

impl ConstantTimeEq for ExpandedSecretKey {
    fn ct_eq(&self, other: &ExpandedSecretKey) -> Choice {
        self.scalar.ct_eq(&other.scalar) & self.hash_prefix[..].ct_eq(&other.hash_prefix[..])
    }
}

impl PartialEq for ExpandedSecretKey {
    fn eq(&self, other: &ExpandedSecretKey) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for ExpandedSecretKey {}

impl fmt::Debug for ExpandedSecretKey {
    /// Nothing of the secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ExpandedSecretKey").finish_non_exhaustive()
    }
}

#[cfg(feature = "zeroize")]
impl Drop for ExpandedSecretKey {
    fn drop(&mut self) {
        use zeroize::Zeroize;
        self.scalar.zeroize();
        self.hash_prefix.zeroize();
    }
}

#[cfg(feature = "zeroize")]
impl zeroize::ZeroizeOnDrop for ExpandedSecretKey {}
