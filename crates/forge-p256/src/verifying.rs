//! Public keys, and verification of one signature.

use crate::bytes::Words;
use crate::equation::{Claim, Equations};
use crate::machine::Job;
use crate::sec1::{self, InvalidPublicKey};
use crate::single::Single;
use crate::{
    COMPRESSED_LENGTH, DIGEST_LENGTH, Signature, SignatureError, UNCOMPRESSED_LENGTH, Verifier,
};
use core::fmt;
use sha2::{Digest, Sha256};
use signature::hazmat::PrehashVerifier;

/// A public key: a point of the curve, not infinity.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct VerifyingKey([Words; 2]);

impl VerifyingKey {
    /// From 65 bytes without compression, or 33 compressed (SEC 1, section 2.3.4).
    ///
    /// # Errors
    /// If the bytes are no such encoding of a point of the curve: of another length, hybrid, the point at infinity,
    /// with a coordinate that is not below p, or off the curve.
    pub fn from_sec1_bytes(bytes: &[u8]) -> Result<VerifyingKey, InvalidPublicKey> {
        sec1::vartime_decode(bytes).map(VerifyingKey)
    }

    /// The encoding without compression.
    pub fn to_sec1_bytes(&self) -> [u8; UNCOMPRESSED_LENGTH] {
        sec1::uncompressed(&self.0)
    }

    /// The compressed encoding.
    pub fn to_compressed_bytes(&self) -> [u8; COMPRESSED_LENGTH] {
        sec1::compressed(&self.0)
    }

    /// x and y, below p.
    pub(crate) fn coordinates(&self) -> [Words; 2] {
        self.0
    }

    /// Verifies the signature of a message by its hash: the first 32 bytes of a longer hash, or a shorter one with
    /// zeros before it.
    ///
    /// # Errors
    /// If the signature is not valid.
    pub fn verify_prehashed(
        &self,
        digest: &[u8; DIGEST_LENGTH],
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        let claim = Claim {
            key: self,
            digest: *digest,
            signature,
        };
        verdict(vartime_single(claim))
    }
}

/// Whether the signature is valid, in words.
#[inline(never)]
pub(crate) fn vartime_single(claim: Claim<'_>) -> bool {
    Equations([claim]).run(Single) == 1
}

/// The hash of a message.
pub(crate) fn hash(message: &[u8]) -> [u8; DIGEST_LENGTH] {
    Sha256::digest(message).into()
}

pub(crate) fn verdict(valid: bool) -> Result<(), SignatureError> {
    if valid {
        Ok(())
    } else {
        Err(SignatureError::new())
    }
}

impl Verifier<Signature> for VerifyingKey {
    /// With SHA-256.
    fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), SignatureError> {
        self.verify_prehashed(&hash(message), signature)
    }
}

impl PrehashVerifier<Signature> for VerifyingKey {
    /// For a hash of 32 bytes; of any other length it is an error.
    fn verify_prehash(&self, prehash: &[u8], signature: &Signature) -> Result<(), SignatureError> {
        let digest = prehash.try_into().map_err(|_| SignatureError::new())?;
        self.verify_prehashed(digest, signature)
    }
}

impl fmt::Debug for VerifyingKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "VerifyingKey(")?;
        let bytes = self.to_compressed_bytes();
        bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
        write!(f, ")")
    }
}
