//! Many signatures at once.

use crate::edwards::{self, Multiple};
use crate::hash::Variant;
use crate::integer::{Integer, Natural};
use crate::scalar::Scalar;
use crate::verifying::Decoded;
use crate::{BatchRule, Signature, SignatureError, VerifyingKey};
use alloc::vec::Vec;
use sha2::{Digest, Sha512};

/// [`verify_batch_with`] [`BatchRule::Rfc8032`].
///
/// # Errors
/// A signature is not valid, or the lists are not equally long.
pub fn verify_batch(
    messages: &[&[u8]],
    signatures: &[Signature],
    verifying_keys: &[VerifyingKey],
) -> Result<(), SignatureError> {
    verify_batch_with(BatchRule::default(), messages, signatures, verifying_keys)
}

/// Whether all of the signatures are valid: the same verdict as if each was verified by itself under the rule, but for
/// a chance below 2^−127 to accept one that is not, over coefficients that nobody can choose. It does not tell which
/// one is not valid.
///
/// With random z_i of 128 bits it is 8·((Σ z_i·S_i)·B − Σ z_i·R_i − Σ z_i·k_i·A_i) = 0 (Bernstein, Duif, Lange,
/// Schwabe, Yang, "High-speed high-security signatures", section 5). The z_i are hashes over all that is verified.
///
/// An empty batch is valid.
///
/// # Errors
/// A signature is not valid, or the lists are not equally long.
pub fn verify_batch_with(
    rule: BatchRule,
    messages: &[&[u8]],
    signatures: &[Signature],
    verifying_keys: &[VerifyingKey],
) -> Result<(), SignatureError> {
    if messages.len() != signatures.len() || verifying_keys.len() != signatures.len() {
        return Err(SignatureError::new());
    }
    let decoded =
        decode(rule, messages, signatures, verifying_keys).ok_or_else(SignatureError::new)?;
    let coefficients = coefficients(&decoded, signatures, verifying_keys);

    let mut base = Scalar::default();
    let mut multiples = Vec::with_capacity(2 * decoded.len());
    for ((Decoded { s, k, r }, key), z) in decoded.iter().zip(verifying_keys).zip(coefficients) {
        let scalar = Scalar::from_words(&z.0);
        base = base + scalar * *s;
        multiples.push(Multiple {
            scalar: Integer::negative(z),
            point: *r,
        });
        multiples.push(Multiple {
            scalar: Integer::negative(Natural((scalar * *k).to_words())),
            point: *key.point(),
        });
    }
    crate::Rule::from(rule).vartime_accepts(edwards::vartime_sum(&base, &multiples))
}

/// All signatures decoded, two points at once; nothing if one is out of order.
fn decode(
    rule: BatchRule,
    messages: &[&[u8]],
    signatures: &[Signature],
    verifying_keys: &[VerifyingKey],
) -> Option<Vec<Decoded>> {
    let mut points = Vec::with_capacity(signatures.len());
    let pairs = signatures.chunks_exact(2);
    let last = pairs.remainder();
    for pair in pairs {
        points.extend(edwards::vartime_decode_pair(
            pair[0].r_bytes(),
            pair[1].r_bytes(),
        ));
    }
    points.extend(
        last.iter()
            .map(|signature| edwards::vartime_decode(signature.r_bytes())),
    );
    let parts = messages
        .iter()
        .zip(signatures)
        .zip(verifying_keys)
        .zip(points);
    parts
        .map(|(((message, signature), key), r)| {
            Decoded::vartime_with_r(rule.into(), key, &Variant::PURE, &[message], signature, r)
        })
        .collect()
}

/// A coefficient of 128 bits, not 0, for each signature: SHA-512 of a counter after a SHA-512 of all signatures, keys
/// and challenges.
fn coefficients(
    decoded: &[Decoded],
    signatures: &[Signature],
    verifying_keys: &[VerifyingKey],
) -> Vec<Natural> {
    let mut all = Sha512::new().chain_update(b"forge25519 batch");
    for ((decoded, signature), key) in decoded.iter().zip(signatures).zip(verifying_keys) {
        all.update(signature.to_bytes());
        all.update(key.as_bytes());
        // The message is bound by its challenge.
        all.update(decoded.k.to_bytes());
    }
    let seed = all.finalize();
    let mut out = Vec::with_capacity(decoded.len() + 3);
    for counter in 0u64.. {
        if out.len() >= decoded.len() {
            break;
        }
        let block = Sha512::new()
            .chain_update(seed)
            .chain_update(counter.to_le_bytes())
            .finalize();
        for bytes in block.chunks_exact(16) {
            let word = |at| u64::from_le_bytes(core::array::from_fn(|i| bytes[at + i]));
            let (low, high) = (word(0), word(8));
            // 1 stands for 0 too.
            out.push(Natural([low | u64::from(low | high == 0), high, 0, 0]));
        }
    }
    out.truncate(decoded.len());
    out
}
