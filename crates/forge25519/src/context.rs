//! A key together with a context: Ed25519ctx.

use crate::hash::Variant;
use crate::{Signature, SignatureError, SigningKey, VerifyingKey};
use ed25519::signature::{Signer, Verifier};

/// A key and a context of at most 255 bytes, which separates the signatures of one protocol from those of others (RFC
/// 8032, section 5.1 and 8.3). Its [`Signer`] and [`Verifier`] are Ed25519ctx; with prehashing it is
/// [`SigningKey::sign_prehashed`] and [`VerifyingKey::verify_prehashed`] with the same context.
#[derive(Clone, Copy, Debug)]
pub struct Context<'k, 'c, K> {
    key: &'k K,
    value: &'c [u8],
}

impl<'k, 'c, K> Context<'k, 'c, K> {
    /// Longest context in bytes.
    pub const MAX_LENGTH: usize = crate::hash::MAX_CONTEXT;

    pub(crate) fn new(key: &'k K, value: &'c [u8]) -> Result<Context<'k, 'c, K>, SignatureError> {
        Variant::with_context(value)?;
        Ok(Context { key, value })
    }

    /// The key.
    pub fn key(&self) -> &'k K {
        self.key
    }

    /// The context.
    pub fn value(&self) -> &'c [u8] {
        self.value
    }
}

impl Signer<Signature> for Context<'_, '_, SigningKey> {
    fn try_sign(&self, message: &[u8]) -> Result<Signature, SignatureError> {
        Ok(self
            .key
            .sign_variant(&Variant::with_context(self.value)?, &[message]))
    }
}

impl Verifier<Signature> for Context<'_, '_, VerifyingKey> {
    fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), SignatureError> {
        let variant = Variant::with_context(self.value)?;
        self.key
            .verify_variant(crate::Rule::default(), &variant, &[message], signature)
    }
}

#[cfg(feature = "digest")]
mod digest {
    use super::{Context, Signature, SignatureError, SigningKey, VerifyingKey};
    use ed25519::signature::{DigestSigner, DigestVerifier};
    use sha2::Digest;
    use sha2::digest::Update;
    use sha2::digest::consts::U64;

    impl<D: Digest<OutputSize = U64> + Update> DigestSigner<D, Signature>
        for Context<'_, '_, SigningKey>
    {
        fn try_sign_digest<F>(&self, update: F) -> Result<Signature, SignatureError>
        where
            F: Fn(&mut D) -> Result<(), SignatureError>,
        {
            let mut digest = D::new();
            update(&mut digest)?;
            self.key.sign_prehashed(digest, Some(self.value))
        }
    }

    impl<D: Digest<OutputSize = U64> + Update> DigestVerifier<D, Signature>
        for Context<'_, '_, VerifyingKey>
    {
        fn verify_digest<F>(&self, update: F, signature: &Signature) -> Result<(), SignatureError>
        where
            F: Fn(&mut D) -> Result<(), SignatureError>,
        {
            let mut digest = D::new();
            update(&mut digest)?;
            self.key
                .verify_prehashed(digest, Some(self.value), signature)
        }
    }
}
