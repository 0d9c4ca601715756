//! Traits of other crates in the versions of ed25519-dalek 2.

use crate::common::errors::{Refusal, SignatureError};
#[cfg(any(feature = "digest", all(feature = "alloc", feature = "pkcs8")))]
use crate::common::{signing::SigningKey, verifying::VerifyingKey};

#[cfg(feature = "pkcs8")]
pub(crate) use ed25519::pkcs8::PrivateKeyInfo;
pub(crate) use forge_curve25519_dalek as curve;
#[cfg(feature = "rand_core")]
pub(crate) use rand_core::CryptoRngCore as CryptoRng;
pub(crate) use sha2::{Digest, Sha512, digest::consts::U64};

/// The secret scalar of a key, which is below L.
pub(crate) fn scalar(scalar: forge25519::curve::Scalar) -> curve::Scalar {
    curve::Scalar::from_bytes_mod_order(scalar.to_bytes())
}

/// The point of a key.
pub(crate) fn point_of_key(key: &forge25519::VerifyingKey) -> curve::EdwardsPoint {
    let bytes = curve::edwards::CompressedEdwardsY(key.to_bytes());
    bytes
        .decompress()
        .expect("the bytes of a key are a point's")
}

/// The key of a point.
pub(crate) fn key_of_point(point: curve::EdwardsPoint) -> forge25519::VerifyingKey {
    let key = forge25519::VerifyingKey::from_bytes(&point.compress().to_bytes());
    key.expect("a point has an encoding")
}

/// With its source where there is std.
#[cfg(feature = "std")]
pub(crate) fn error(refusal: Refusal) -> SignatureError {
    SignatureError::from_source(refusal)
}

#[cfg(not(feature = "std"))]
pub(crate) fn error(_: Refusal) -> SignatureError {
    SignatureError::new()
}

#[cfg(feature = "pkcs8")]
pub(crate) fn malformed() -> ed25519::pkcs8::Error {
    ed25519::pkcs8::Error::KeyMalformed
}

#[cfg(all(feature = "alloc", feature = "pkcs8"))]
mod identifiers {
    use super::{SigningKey, VerifyingKey};
    use ed25519::pkcs8::{ALGORITHM_OID, spki};

    /// RFC 8410: an identifier without parameters.
    const IDENTIFIER: spki::AlgorithmIdentifierOwned = spki::AlgorithmIdentifier {
        oid: ALGORITHM_OID,
        parameters: None,
    };

    impl spki::DynSignatureAlgorithmIdentifier for SigningKey {
        fn signature_algorithm_identifier(&self) -> spki::Result<spki::AlgorithmIdentifierOwned> {
            Ok(IDENTIFIER)
        }
    }

    impl spki::DynSignatureAlgorithmIdentifier for VerifyingKey {
        fn signature_algorithm_identifier(&self) -> spki::Result<spki::AlgorithmIdentifierOwned> {
            Ok(IDENTIFIER)
        }
    }
}

#[cfg(feature = "digest")]
mod digest {
    use super::{Digest, SignatureError, SigningKey, U64, VerifyingKey};
    use crate::common::context::Context;
    use ed25519::Signature;
    use ed25519::signature::{DigestSigner, DigestVerifier};

    impl<D: Digest<OutputSize = U64>> DigestSigner<D, Signature> for SigningKey {
        fn try_sign_digest(&self, digest: D) -> Result<Signature, SignatureError> {
            self.sign_prehashed(digest, None)
        }
    }

    impl<D: Digest<OutputSize = U64>> DigestSigner<D, Signature> for Context<'_, '_, SigningKey> {
        fn try_sign_digest(&self, digest: D) -> Result<Signature, SignatureError> {
            self.key().sign_prehashed(digest, Some(self.value()))
        }
    }

    impl<D: Digest<OutputSize = U64>> DigestVerifier<D, Signature> for VerifyingKey {
        fn verify_digest(&self, digest: D, signature: &Signature) -> Result<(), SignatureError> {
            self.verify_prehashed(digest, None, signature)
        }
    }

    impl<D: Digest<OutputSize = U64>> DigestVerifier<D, Signature> for Context<'_, '_, VerifyingKey> {
        fn verify_digest(&self, digest: D, signature: &Signature) -> Result<(), SignatureError> {
            self.key()
                .verify_prehashed(digest, Some(self.value()), signature)
        }
    }
}
