//! Several signatures at once, each with a verdict of its own.
//!
//! Verdicts come from iterators that compute eight when the first of them is asked for: nothing is allocated, and there
//! may be any number of signatures.

use crate::equation::Claim;
use crate::machine::has;
use crate::path::{COUNT, Path};
use crate::verifying::{hash, verdict};
use crate::{DIGEST_LENGTH, Signature, SignatureError, VerifyingKey};

/// A message with a signature and the key under which it should be valid.
#[derive(Clone, Copy, Debug)]
pub struct Signed<'a> {
    /// The key, decoded once for all its signatures.
    pub key: &'a VerifyingKey,
    /// The message, of any length.
    pub message: &'a [u8],
    /// The signature.
    pub signature: &'a Signature,
}

/// The hash of a message with a signature and the key under which it should be valid.
#[derive(Clone, Copy, Debug)]
pub struct Prehashed<'a> {
    /// The key, decoded once for all its signatures.
    pub key: &'a VerifyingKey,
    /// The hash: the first 32 bytes of a longer one, or a shorter one with zeros before it.
    pub digest: &'a [u8; DIGEST_LENGTH],
    /// The signature.
    pub signature: &'a Signature,
}

/// Whether each signature is valid with SHA-256: the verdicts of [`Verifier::verify`](crate::Verifier::verify), in the
/// order of the slice. Collecting into a `Result` tells whether all are valid.
///
/// Where the processor has AVX-512 IFMA or AVX2, eight are verified in the lanes of its vectors; elsewhere one after
/// the other. The verdicts are the same.
pub fn verify_many<'a>(
    signed: &'a [Signed<'a>],
) -> impl Iterator<Item = Result<(), SignatureError>> + 'a {
    verify(None, signed, of_message)
}

/// The same for messages that are hashed already: the verdicts of [`VerifyingKey::verify_prehashed`].
pub fn verify_many_prehashed<'a>(
    hashed: &'a [Prehashed<'a>],
) -> impl Iterator<Item = Result<(), SignatureError>> + 'a {
    verify(None, hashed, of_hash)
}

/// The functions of many signatures in one of the ways there are.
impl Path {
    /// [`verify_many`] in this way.
    pub fn verify_many<'a>(
        self,
        signed: &'a [Signed<'a>],
    ) -> impl Iterator<Item = Result<(), SignatureError>> + 'a {
        verify(Some(self), signed, of_message)
    }

    /// [`verify_many_prehashed`] in this way.
    pub fn verify_many_prehashed<'a>(
        self,
        hashed: &'a [Prehashed<'a>],
    ) -> impl Iterator<Item = Result<(), SignatureError>> + 'a {
        verify(Some(self), hashed, of_hash)
    }
}

fn of_message<'a>(signed: &'a Signed<'a>) -> Claim<'a> {
    Claim {
        key: signed.key,
        digest: hash(signed.message),
        signature: signed.signature,
    }
}

fn of_hash<'a>(hashed: &'a Prehashed<'a>) -> Claim<'a> {
    Claim {
        key: hashed.key,
        digest: *hashed.digest,
        signature: hashed.signature,
    }
}

/// The verdicts by groups. Lanes beyond the items repeat the group's first.
fn verify<'a, T>(
    path: Option<Path>,
    items: &'a [T],
    claim: impl Fn(&'a T) -> Claim<'a> + 'a,
) -> impl Iterator<Item = Result<(), SignatureError>> + 'a {
    items.chunks(COUNT).flat_map(move |group| {
        let path = path.unwrap_or_else(|| Path::for_group(group.len()));
        let first = claim(&group[0]);
        let mut claims = [first; COUNT];
        for (out, item) in claims.iter_mut().zip(group).skip(1) {
            *out = claim(item);
        }
        let valid = path.vartime_verify(&claims, group.len());
        (0..group.len()).map(move |lane| verdict(has(valid, lane)))
    })
}
