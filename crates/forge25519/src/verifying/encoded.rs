//! Keys that are not kept.

use super::{Decoded, VerifyingKey};
use crate::edwards;
use crate::hash::Variant;
use crate::operation::Operation;
use crate::path::Path;
use crate::{Rule, Signature, SignatureError};

/// [`VerifyingKey::from_bytes`] and [`VerifyingKey::verify_with`], for a key that is not kept: its point and R are
/// decoded together, in less time than one after the other.
///
/// ```
/// use forge25519::{Rule, Signer, SigningKey, verify_encoded};
///
/// let secret = SigningKey::from_bytes(&[7; 32]);
/// let (key, signature) = (secret.verifying_key().to_bytes(), secret.sign(b"one"));
/// assert!(verify_encoded(Rule::Strict, &key, b"one", &signature).is_ok());
/// assert!(verify_encoded(Rule::Strict, &key, b"two", &signature).is_err());
/// ```
///
/// # Errors
/// The bytes stand for no point of the curve, or the signature is not valid.
pub fn verify_encoded(
    rule: Rule,
    key: &[u8; 32],
    message: &[u8],
    signature: &Signature,
) -> Result<(), SignatureError> {
    Path::for_one(Operation::Verify).verify_encoded(rule, key, message, signature)
}

impl Path {
    /// [`verify_encoded`] in this way.
    ///
    /// # Errors
    /// Those of [`verify_encoded`].
    pub fn verify_encoded(
        self,
        rule: Rule,
        key: &[u8; 32],
        message: &[u8],
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        let [a, r] = edwards::vartime_decode_pair(self, key, signature.r_bytes());
        let key = VerifyingKey {
            bytes: *key,
            encoding: a.ok_or_else(SignatureError::new)?,
        };
        let variant = Variant::PURE;
        let decoded = Decoded::vartime_with_r(rule, &key, &variant, &[message], signature, r);
        let decoded = decoded.ok_or_else(SignatureError::new)?;
        key.verify_decoded(self, rule, &decoded)
    }
}
