//! The hashes of RFC 8032: what is signed besides the message.

use crate::SignatureError;
use crate::scalar::Scalar;
use sha2::{Digest, Sha512};

/// Longest context in bytes.
pub(crate) const MAX_CONTEXT: usize = 255;

/// Which of the three variants of RFC 8032 (section 5.1) a signature belongs to: the prefix of its hashes.
#[derive(Clone, Copy)]
pub(crate) struct Variant<'a>(Option<(u8, &'a [u8])>);

impl<'a> Variant<'a> {
    /// Ed25519: no prefix.
    pub(crate) const PURE: Variant<'static> = Variant(None);

    /// Ed25519ctx. An error if the context has more than 255 bytes.
    pub(crate) fn with_context(context: &'a [u8]) -> Result<Variant<'a>, SignatureError> {
        Variant::new(0, context)
    }

    /// Ed25519ph: the message is a hash. An error if the context has more than 255 bytes.
    pub(crate) fn prehashed(context: Option<&'a [u8]>) -> Result<Variant<'a>, SignatureError> {
        Variant::new(1, context.unwrap_or_default())
    }

    fn new(flag: u8, context: &'a [u8]) -> Result<Variant<'a>, SignatureError> {
        if context.len() > MAX_CONTEXT {
            return Err(SignatureError::new());
        }
        Ok(Variant(Some((flag, context))))
    }

    /// SHA-512 after dom2(F, C) of RFC 8032 (section 2).
    fn hasher(&self) -> Sha512 {
        match *self {
            Variant(None) => Sha512::new(),
            Variant(Some((flag, context))) => Sha512::new()
                .chain_update(b"SigEd25519 no Ed25519 collisions")
                .chain_update([flag, context.len() as u8])
                .chain_update(context),
        }
    }

    /// SHA-512 of the parts and the message, modulo L.
    pub(crate) fn hash_after(&self, parts: &[&[u8]], message: &[&[u8]]) -> Scalar {
        let mut hasher = self.hasher();
        for part in parts.iter().chain(message) {
            hasher.update(part);
        }
        let bytes = crate::wipe::Wiped::<[u8; 64]>(hasher.finalize().into());
        Scalar::from_wide(&bytes)
    }
}
