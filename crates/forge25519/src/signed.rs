//! Signatures in lists, with keys that are decoded or not.

use crate::{Signature, VerifyingKey};

/// A message with a signature and the key under which it should be valid: a [`VerifyingKey`], or its 32 bytes.
#[derive(Clone, Copy, Debug)]
pub struct Signed<'a, K = VerifyingKey> {
    /// The key. Decode it once if it has several signatures.
    pub key: &'a K,
    /// The message, of any length.
    pub message: &'a [u8],
    /// The signature.
    pub signature: &'a Signature,
}

/// The keys that [`Signed`] may have.
pub trait SignedKey: sealed::SignedKey {}

impl SignedKey for VerifyingKey {}

/// Bytes that stand for no point make signatures invalid.
impl SignedKey for [u8; 32] {}

mod sealed {
    use super::Key;

    pub trait SignedKey {
        fn key(&self) -> Key<'_>;
    }
}

impl sealed::SignedKey for VerifyingKey {
    fn key(&self) -> Key<'_> {
        Key::Decoded(self)
    }
}

impl sealed::SignedKey for [u8; 32] {
    fn key(&self) -> Key<'_> {
        Key::Encoded(self)
    }
}

/// A key in one of its forms.
#[derive(Clone, Copy)]
pub enum Key<'a> {
    Decoded(&'a VerifyingKey),
    Encoded(&'a [u8; 32]),
}

/// A [`Signed`] with a key in any form.
#[derive(Clone, Copy)]
pub(crate) struct Claim<'a> {
    pub(crate) key: Key<'a>,
    pub(crate) message: &'a [u8],
    pub(crate) signature: &'a Signature,
}

impl<'a, K: SignedKey> From<&Signed<'a, K>> for Claim<'a> {
    #[inline]
    fn from(signed: &Signed<'a, K>) -> Claim<'a> {
        Claim {
            key: signed.key.key(),
            message: signed.message,
            signature: signed.signature,
        }
    }
}

impl<'a> Claim<'a> {
    pub(crate) fn key_bytes(&self) -> &'a [u8; 32] {
        match self.key {
            Key::Decoded(key) => key.as_bytes(),
            Key::Encoded(bytes) => bytes,
        }
    }

    /// The key, if it is decoded.
    pub(crate) fn decoded(&self) -> Option<&'a VerifyingKey> {
        match self.key {
            Key::Decoded(key) => Some(key),
            Key::Encoded(_) => None,
        }
    }
}
