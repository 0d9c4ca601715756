//! Several operations at once, each with a result of its own.
//!
//! Results come from iterators that compute eight when the first of them is asked for: nothing is allocated, and there
//! may be any number of operations.

use crate::path::Path;
use crate::{Rule, Signature, SignatureError, VerifyingKey};

/// Operations that are computed at once.
const GROUP: usize = 8;

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

/// Whether each signature is valid under a rule: the verdicts of [`VerifyingKey::verify_with`], in the order of the
/// slice, several times as fast where the processor has AVX-512 IFMA.
///
/// Each signature has a verdict of its own, so that every rule can be followed. Collecting into a `Result` tells whether
/// all are valid.
///
/// ```
/// use forge25519::{Rule, Signed, Signer, SigningKey, verify_many};
///
/// let secret = SigningKey::from_bytes(&[7; 32]);
/// let (key, signature) = (secret.verifying_key(), secret.sign(b"one"));
/// let signed = [b"one", b"two"].map(|message| Signed { key: &key, message, signature: &signature });
/// let verdicts: Vec<bool> = verify_many(Rule::Strict, &signed).map(|verdict| verdict.is_ok()).collect();
/// assert_eq!(verdicts, [true, false]);
/// assert!(verify_many(Rule::Strict, &signed).collect::<Result<(), _>>().is_err());
/// ```
pub fn verify_many<'a>(
    rule: Rule,
    signed: &'a [Signed<'a>],
) -> impl Iterator<Item = Result<(), SignatureError>> + 'a {
    verdicts(None, rule, signed)
}

impl Path {
    /// [`verify_many`] in this way.
    pub fn verify_many<'a>(
        self,
        rule: Rule,
        signed: &'a [Signed<'a>],
    ) -> impl Iterator<Item = Result<(), SignatureError>> + 'a {
        verdicts(Some(self), rule, signed)
    }
}

fn verdicts<'a>(
    path: Option<Path>,
    rule: Rule,
    signed: &'a [Signed<'a>],
) -> impl Iterator<Item = Result<(), SignatureError>> + 'a {
    signed.chunks(GROUP).flat_map(move |group| {
        let path = path.unwrap_or_else(|| Path::quickest(group.len()));
        let accepted = path.vartime_verify(rule, group);
        (0..group.len()).map(move |i| {
            if accepted >> i & 1 == 1 {
                Ok(())
            } else {
                Err(SignatureError::new())
            }
        })
    })
}
