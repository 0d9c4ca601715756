//! Traits of other crates in the versions of ed25519-dalek 3.

use crate::common::errors::{Refusal, SignatureError};
use crate::common::{signing::SigningKey, verifying::VerifyingKey};
use ed25519::Signature;
use ed25519::signature::{MultipartSigner, MultipartVerifier};

#[cfg(feature = "pkcs8")]
pub(crate) use ed25519::pkcs8::PrivateKeyInfoRef as PrivateKeyInfo;
pub(crate) use forge25519::curve;
#[cfg(feature = "rand_core")]
pub(crate) use rand_core::CryptoRng;
pub(crate) use sha2::{Digest, Sha512, digest::consts::U64};

/// The secret scalar of a key.
pub(crate) fn scalar(scalar: curve::Scalar) -> curve::Scalar {
    scalar
}

/// The point of a key.
pub(crate) fn point_of_key(key: &forge25519::VerifyingKey) -> curve::EdwardsPoint {
    key.to_edwards()
}

/// The key of a point.
pub(crate) fn key_of_point(point: curve::EdwardsPoint) -> forge25519::VerifyingKey {
    point.into()
}

/// With its source where there is memory for it.
#[cfg(feature = "alloc")]
pub(crate) fn error(refusal: Refusal) -> SignatureError {
    SignatureError::from_source(refusal)
}

#[cfg(not(feature = "alloc"))]
pub(crate) fn error(_: Refusal) -> SignatureError {
    SignatureError::new()
}

#[cfg(feature = "pkcs8")]
pub(crate) fn malformed() -> ed25519::pkcs8::Error {
    ed25519::pkcs8::Error::KeyMalformed(ed25519::pkcs8::KeyError::Invalid)
}

impl MultipartSigner<Signature> for SigningKey {
    fn try_multipart_sign(&self, message: &[&[u8]]) -> Result<Signature, SignatureError> {
        Ok(self.sign_parts(message))
    }
}

impl MultipartVerifier<Signature> for VerifyingKey {
    fn multipart_verify(
        &self,
        message: &[&[u8]],
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        self.verify_by::<Sha512>(message, signature)
    }
}

impl MultipartVerifier<Signature> for SigningKey {
    fn multipart_verify(
        &self,
        message: &[&[u8]],
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        self.verifying_key().multipart_verify(message, signature)
    }
}

#[cfg(feature = "pkcs8")]
mod identifiers {
    use super::{Signature, SigningKey, VerifyingKey};
    use ed25519::pkcs8::spki::der::AnyRef;
    use ed25519::pkcs8::spki::{
        AlgorithmIdentifier, AssociatedAlgorithmIdentifier, SignatureAlgorithmIdentifier,
    };

    impl SignatureAlgorithmIdentifier for SigningKey {
        type Params = AnyRef<'static>;

        const SIGNATURE_ALGORITHM_IDENTIFIER: AlgorithmIdentifier<AnyRef<'static>> =
            <Signature as AssociatedAlgorithmIdentifier>::ALGORITHM_IDENTIFIER;
    }

    impl SignatureAlgorithmIdentifier for VerifyingKey {
        type Params = AnyRef<'static>;

        const SIGNATURE_ALGORITHM_IDENTIFIER: AlgorithmIdentifier<AnyRef<'static>> =
            <Signature as AssociatedAlgorithmIdentifier>::ALGORITHM_IDENTIFIER;
    }
}

#[cfg(feature = "digest")]
mod digest {
    use super::{Digest, Signature, SignatureError, SigningKey, U64, VerifyingKey};
    use crate::common::context::Context;
    use ed25519::signature::{DigestSigner, DigestVerifier};
    use sha2::digest::Update;
    use sha2::digest::common::{InvalidKey, Key, KeySizeUser, TryKeyInit};
    use sha2::digest::consts::U32;

    /// `update` of a new hash.
    fn hashed<D: Digest, F>(update: F) -> Result<D, SignatureError>
    where
        F: Fn(&mut D) -> Result<(), SignatureError>,
    {
        let mut digest = D::new();
        update(&mut digest)?;
        Ok(digest)
    }

    impl<D: Digest<OutputSize = U64> + Update> DigestSigner<D, Signature> for SigningKey {
        fn try_sign_digest<F>(&self, update: F) -> Result<Signature, SignatureError>
        where
            F: Fn(&mut D) -> Result<(), SignatureError>,
        {
            self.sign_prehashed(hashed(update)?, None)
        }
    }

    impl<D: Digest<OutputSize = U64> + Update> DigestSigner<D, Signature>
        for Context<'_, '_, SigningKey>
    {
        fn try_sign_digest<F>(&self, update: F) -> Result<Signature, SignatureError>
        where
            F: Fn(&mut D) -> Result<(), SignatureError>,
        {
            self.key()
                .sign_prehashed(hashed(update)?, Some(self.value()))
        }
    }

    impl<D: Digest<OutputSize = U64> + Update> DigestVerifier<D, Signature> for VerifyingKey {
        fn verify_digest<F>(&self, update: F, signature: &Signature) -> Result<(), SignatureError>
        where
            F: Fn(&mut D) -> Result<(), SignatureError>,
        {
            self.verify_prehashed(hashed(update)?, None, signature)
        }
    }

    impl<D: Digest<OutputSize = U64> + Update> DigestVerifier<D, Signature>
        for Context<'_, '_, VerifyingKey>
    {
        fn verify_digest<F>(&self, update: F, signature: &Signature) -> Result<(), SignatureError>
        where
            F: Fn(&mut D) -> Result<(), SignatureError>,
        {
            self.key()
                .verify_prehashed(hashed(update)?, Some(self.value()), signature)
        }
    }

    impl KeySizeUser for SigningKey {
        type KeySize = U32;
    }

    impl KeySizeUser for VerifyingKey {
        type KeySize = U32;
    }

    impl TryKeyInit for SigningKey {
        fn new(key: &Key<SigningKey>) -> Result<SigningKey, InvalidKey> {
            Ok(SigningKey::from_bytes(key.as_ref()))
        }
    }

    #[cfg(feature = "rand_core")]
    impl sha2::digest::common::Generate for SigningKey {
        fn try_generate_from_rng<R: rand_core::TryCryptoRng + ?Sized>(
            rng: &mut R,
        ) -> Result<SigningKey, R::Error> {
            let mut seed = [0; 32];
            rng.try_fill_bytes(&mut seed)?;
            let key = SigningKey::from_bytes(&seed);
            #[cfg(feature = "zeroize")]
            zeroize::Zeroize::zeroize(&mut seed);
            Ok(key)
        }
    }
}
