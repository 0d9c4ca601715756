//! A key together with a context.

use super::errors::{Refusal, SignatureError};

/// A key and a context of at most 255 bytes, for Ed25519ph.
#[derive(Clone, Debug)]
pub struct Context<'k, 'v, K> {
    key: &'k K,
    value: &'v [u8],
}

impl<'k, 'v, K> Context<'k, 'v, K> {
    /// Longest context in bytes.
    pub const MAX_LENGTH: usize = 255;

    pub(crate) fn new(key: &'k K, value: &'v [u8]) -> Result<Context<'k, 'v, K>, SignatureError> {
        if value.len() > Self::MAX_LENGTH {
            return Err(Refusal::ContextLength.into());
        }
        Ok(Context { key, value })
    }

    /// The key.
    pub fn key(&self) -> &'k K {
        self.key
    }

    /// The context.
    pub fn value(&self) -> &'v [u8] {
        self.value
    }
}
