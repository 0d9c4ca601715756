//! Many signatures.

use super::errors::{Refusal, SignatureError};
use super::verifying::VerifyingKey;
use ed25519::Signature;
use ed25519::signature::Verifier;

/// Whether `verify` accepts each of the signatures.
///
/// ed25519-dalek's function of this name sums up equations without the cofactor, and accepts some lists with signatures
/// that its `verify` refuses. This one verifies one after the other, and takes as long. For batches that are faster and
/// have single verdicts, use `forge25519::verify_batch`, whose rule has the cofactor.
///
/// # Errors
/// A signature is not valid, or the lists are not equally long.
pub fn verify_batch(
    messages: &[&[u8]],
    signatures: &[Signature],
    verifying_keys: &[VerifyingKey],
) -> Result<(), SignatureError> {
    if messages.len() != signatures.len() || verifying_keys.len() != signatures.len() {
        return Err(Refusal::Lists {
            signatures: signatures.len(),
            messages: messages.len(),
            keys: verifying_keys.len(),
        }
        .into());
    }
    let mut signed = messages.iter().zip(signatures).zip(verifying_keys);
    signed.try_for_each(|((message, signature), key)| key.verify(message, signature))
}
