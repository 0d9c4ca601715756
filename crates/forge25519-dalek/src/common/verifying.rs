//! Keys that verify.

use super::constants::PUBLIC_KEY_LENGTH;
use super::errors::{Refusal, SignatureError};
use super::hazmat::ExpandedSecretKey;
use super::signing::SigningKey;
use crate::version::curve::{EdwardsPoint, MontgomeryPoint};
use crate::version::{self, Digest, Sha512, U64};
use core::fmt;
use core::hash::{Hash, Hasher};
use ed25519::Signature;
use ed25519::signature::Verifier;
use forge25519::Rule;
use forge25519::hazmat::verify_challenge;

/// A public key: 32 bytes as received, and the point that they stand for.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct VerifyingKey(pub(crate) forge25519::VerifyingKey);

impl VerifyingKey {
    /// The bytes as received.
    #[inline]
    pub fn to_bytes(&self) -> [u8; PUBLIC_KEY_LENGTH] {
        self.0.to_bytes()
    }

    /// The bytes as received.
    #[inline]
    pub fn as_bytes(&self) -> &[u8; PUBLIC_KEY_LENGTH] {
        self.0.as_bytes()
    }

    /// From the encoding of a point, canonical or not.
    ///
    /// # Errors
    /// The bytes stand for no point of the curve.
    #[inline]
    pub fn from_bytes(bytes: &[u8; PUBLIC_KEY_LENGTH]) -> Result<VerifyingKey, SignatureError> {
        let key = forge25519::VerifyingKey::from_bytes(bytes).map_err(|_| Refusal::NoPoint)?;
        Ok(VerifyingKey(key))
    }

    /// Whether A has small order: then a signature says nothing about who made it.
    pub fn is_weak(&self) -> bool {
        self.0.is_weak()
    }

    /// [`Rule::DalekStrict`]: A and R of small order are refused.
    ///
    /// # Errors
    /// The signature is not valid.
    pub fn verify_strict(
        &self,
        message: &[u8],
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        let verification = Verification::<Sha512>::new(self, None, signature)?;
        verification.of(&[message], Rule::DalekStrict)
    }

    /// Ed25519ph under [`Rule::Ref10`]: of a hash that has taken up the message. No context is the empty one.
    ///
    /// # Errors
    /// The signature is not valid, or the context has more than 255 bytes.
    #[cfg(feature = "digest")]
    pub fn verify_prehashed<MsgDigest: Digest<OutputSize = U64>>(
        &self,
        prehashed_message: MsgDigest,
        context: Option<&[u8]>,
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        self.verify_prehashed_by::<Sha512, _>(Rule::Ref10, prehashed_message, context, signature)
    }

    /// Ed25519ph under [`Rule::DalekStrict`].
    ///
    /// # Errors
    /// The signature is not valid, or the context has more than 255 bytes.
    #[cfg(feature = "digest")]
    pub fn verify_prehashed_strict<MsgDigest: Digest<OutputSize = U64>>(
        &self,
        prehashed_message: MsgDigest,
        context: Option<&[u8]>,
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        let rule = Rule::DalekStrict;
        self.verify_prehashed_by::<Sha512, _>(rule, prehashed_message, context, signature)
    }

    /// Ed25519ph by any hash for the challenge.
    #[cfg(feature = "digest")]
    pub(crate) fn verify_prehashed_by<CtxDigest, MsgDigest>(
        &self,
        rule: Rule,
        prehashed_message: MsgDigest,
        context: Option<&[u8]>,
        signature: &Signature,
    ) -> Result<(), SignatureError>
    where
        CtxDigest: Digest<OutputSize = U64>,
        MsgDigest: Digest<OutputSize = U64>,
    {
        let context = Some(context.unwrap_or_default());
        let verification = Verification::<CtxDigest>::new(self, context, signature)?;
        verification.of(&[&prehashed_message.finalize()[..]], rule)
    }

    /// Ed25519 under [`Rule::Ref10`] by any hash for the challenge.
    pub(crate) fn verify_by<CtxDigest: Digest<OutputSize = U64>>(
        &self,
        message: &[&[u8]],
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        let verification = Verification::<CtxDigest>::new(self, None, signature)?;
        verification.of(message, Rule::Ref10)
    }

    /// A verification that takes up the message in parts, under [`Rule::Ref10`].
    ///
    /// # Errors
    /// S is out of range.
    #[cfg(feature = "hazmat")]
    pub fn verify_stream(&self, signature: &Signature) -> Result<StreamVerifier, SignatureError> {
        Verification::new(self, None, signature).map(StreamVerifier)
    }

    /// This key with a context of at most 255 bytes: it verifies by Ed25519ph.
    ///
    /// # Errors
    /// The context has more than 255 bytes.
    #[cfg(feature = "digest")]
    pub fn with_context<'k, 'v>(
        &'k self,
        context_value: &'v [u8],
    ) -> Result<super::context::Context<'k, 'v, VerifyingKey>, SignatureError> {
        super::context::Context::new(self, context_value)
    }

    /// The u of the same point on Curve25519, as a public key of X25519.
    pub fn to_montgomery(&self) -> MontgomeryPoint {
        MontgomeryPoint(self.0.to_montgomery())
    }

    /// The point A.
    pub fn to_edwards(&self) -> EdwardsPoint {
        version::point_of_key(&self.0)
    }
}

/// A signature whose message is being hashed.
pub(crate) struct Verification<CtxDigest> {
    key: forge25519::VerifyingKey,
    r: [u8; 32],
    s: [u8; 32],
    hash: CtxDigest,
}

impl<CtxDigest: Digest<OutputSize = U64>> Verification<CtxDigest> {
    /// S in range, and the hash after everything that precedes the message. A context makes it Ed25519ph.
    fn new(
        key: &VerifyingKey,
        context: Option<&[u8]>,
        signature: &Signature,
    ) -> Result<Verification<CtxDigest>, SignatureError> {
        let (r, s) = (*signature.r_bytes(), *signature.s_bytes());
        if !is_in_range(&s) {
            return Err(Refusal::ScalarRange.into());
        }
        let hash = match context {
            None => CtxDigest::new(),
            Some(context) => prehashed(context)?,
        };
        Ok(Verification {
            key: key.0,
            r,
            s,
            hash: hash.chain_update(r).chain_update(key.as_bytes()),
        })
    }

    /// The verdict on a message in parts.
    fn of(mut self, message: &[&[u8]], rule: Rule) -> Result<(), SignatureError> {
        for part in message {
            self.hash.update(part);
        }
        self.finish(rule)
    }

    fn finish(self, rule: Rule) -> Result<(), SignatureError> {
        let challenge: [u8; 64] = self.hash.finalize().into();
        verify_challenge(rule, &self.key, &self.r, &self.s, &challenge)
            .map_err(|_| Refusal::Equation.into())
    }
}

/// The hash after dom2 of Ed25519ph (RFC 8032, section 2).
pub(crate) fn prehashed<D: Digest>(context: &[u8]) -> Result<D, SignatureError> {
    let length = u8::try_from(context.len()).map_err(|_| Refusal::ContextLength)?;
    Ok(D::new()
        .chain_update(b"SigEd25519 no Ed25519 collisions")
        .chain_update([1, length])
        .chain_update(context))
}

/// S < L.
#[cfg(not(feature = "legacy_compatibility"))]
fn is_in_range(s: &[u8; 32]) -> bool {
    version::curve::Scalar::from_canonical_bytes(*s)
        .is_some()
        .into()
}

/// S < 2^253, as ed25519-donna and old versions of libsodium have it. L is above 2^252, so that S + L may pass as well
/// as S: signatures can be changed by others.
#[cfg(feature = "legacy_compatibility")]
fn is_in_range(s: &[u8; 32]) -> bool {
    s[31] & 0xe0 == 0
}

/// A verification that takes up the message in parts.
#[cfg(feature = "hazmat")]
pub struct StreamVerifier(Verification<Sha512>);

#[cfg(feature = "hazmat")]
impl StreamVerifier {
    /// Takes up a part of the message.
    pub fn update(&mut self, chunk: impl AsRef<[u8]>) {
        self.0.hash.update(chunk.as_ref());
    }

    /// The verdict on all parts, under [`Rule::Ref10`].
    ///
    /// # Errors
    /// The signature is not valid.
    pub fn finalize_and_verify(self) -> Result<(), SignatureError> {
        self.0.finish(Rule::Ref10)
    }
}

impl Verifier<Signature> for VerifyingKey {
    /// [`Rule::Ref10`].
    fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), SignatureError> {
        self.verify_by::<Sha512>(&[message], signature)
    }
}

impl From<&ExpandedSecretKey> for VerifyingKey {
    fn from(key: &ExpandedSecretKey) -> VerifyingKey {
        VerifyingKey::from(EdwardsPoint::mul_base(&key.scalar))
    }
}

impl From<&SigningKey> for VerifyingKey {
    fn from(key: &SigningKey) -> VerifyingKey {
        key.verifying_key()
    }
}

impl From<EdwardsPoint> for VerifyingKey {
    fn from(point: EdwardsPoint) -> VerifyingKey {
        VerifyingKey(version::key_of_point(point))
    }
}

impl From<VerifyingKey> for EdwardsPoint {
    fn from(key: VerifyingKey) -> EdwardsPoint {
        key.to_edwards()
    }
}

impl TryFrom<&[u8]> for VerifyingKey {
    type Error = SignatureError;

    /// An error if there are not 32 bytes, or they stand for no point.
    fn try_from(bytes: &[u8]) -> Result<VerifyingKey, SignatureError> {
        let bytes = bytes.try_into().map_err(|_| Refusal::Length {
            name: "VerifyingKey",
            length: PUBLIC_KEY_LENGTH,
        })?;
        VerifyingKey::from_bytes(bytes)
    }
}

impl AsRef<[u8]> for VerifyingKey {
    fn as_ref(&self) -> &[u8] {
        self.as_bytes()
    }
}

impl Hash for VerifyingKey {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl fmt::Debug for VerifyingKey {
    /// The bytes in hexadecimal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
