//! Keys as PKCS#8 and SubjectPublicKeyInfo documents (RFC 8410).

use crate::{Signature, SigningKey, VerifyingKey};
// The names that ed25519-dalek has in this place.
pub use ed25519::pkcs8::{
    DecodePrivateKey, DecodePublicKey, Error, KeyError, KeypairBytes, PrivateKeyInfoRef,
    PublicKeyBytes, spki,
};
#[cfg(feature = "alloc")]
pub use ed25519::pkcs8::{EncodePrivateKey, EncodePublicKey};
use pkcs8::spki::{
    AlgorithmIdentifier, AssociatedAlgorithmIdentifier, SignatureAlgorithmIdentifier, der::AnyRef,
};

impl TryFrom<&KeypairBytes> for SigningKey {
    type Error = Error;

    /// An error if there is a public key, and it is not the secret's.
    fn try_from(pair: &KeypairBytes) -> Result<SigningKey, Error> {
        let key = SigningKey::from_bytes(&pair.secret_key);
        match &pair.public_key {
            Some(public) if public.as_ref() != key.verifying_key().as_bytes() => {
                Err(Error::KeyMalformed(KeyError::Invalid))
            }
            _ => Ok(key),
        }
    }
}

impl TryFrom<KeypairBytes> for SigningKey {
    type Error = Error;

    fn try_from(pair: KeypairBytes) -> Result<SigningKey, Error> {
        SigningKey::try_from(&pair)
    }
}

impl TryFrom<PrivateKeyInfoRef<'_>> for SigningKey {
    type Error = Error;

    fn try_from(info: PrivateKeyInfoRef<'_>) -> Result<SigningKey, Error> {
        KeypairBytes::try_from(info)?.try_into()
    }
}

impl From<&SigningKey> for KeypairBytes {
    fn from(key: &SigningKey) -> KeypairBytes {
        KeypairBytes {
            secret_key: key.to_bytes(),
            public_key: Some(PublicKeyBytes(key.verifying_key().to_bytes())),
        }
    }
}

impl From<SigningKey> for KeypairBytes {
    fn from(key: SigningKey) -> KeypairBytes {
        KeypairBytes::from(&key)
    }
}

#[cfg(feature = "alloc")]
impl pkcs8::EncodePrivateKey for SigningKey {
    fn to_pkcs8_der(&self) -> Result<pkcs8::SecretDocument, Error> {
        KeypairBytes::from(self).to_pkcs8_der()
    }
}

impl SignatureAlgorithmIdentifier for SigningKey {
    type Params = AnyRef<'static>;

    const SIGNATURE_ALGORITHM_IDENTIFIER: AlgorithmIdentifier<AnyRef<'static>> =
        <Signature as AssociatedAlgorithmIdentifier>::ALGORITHM_IDENTIFIER;
}

impl TryFrom<&PublicKeyBytes> for VerifyingKey {
    type Error = spki::Error;

    fn try_from(public: &PublicKeyBytes) -> Result<VerifyingKey, spki::Error> {
        VerifyingKey::from_bytes(public.as_ref()).map_err(|_| spki::Error::KeyMalformed)
    }
}

impl TryFrom<PublicKeyBytes> for VerifyingKey {
    type Error = spki::Error;

    fn try_from(public: PublicKeyBytes) -> Result<VerifyingKey, spki::Error> {
        VerifyingKey::try_from(&public)
    }
}

impl TryFrom<spki::SubjectPublicKeyInfoRef<'_>> for VerifyingKey {
    type Error = spki::Error;

    fn try_from(info: spki::SubjectPublicKeyInfoRef<'_>) -> Result<VerifyingKey, spki::Error> {
        PublicKeyBytes::try_from(info)?.try_into()
    }
}

impl From<&VerifyingKey> for PublicKeyBytes {
    fn from(key: &VerifyingKey) -> PublicKeyBytes {
        PublicKeyBytes(key.to_bytes())
    }
}

impl From<VerifyingKey> for PublicKeyBytes {
    fn from(key: VerifyingKey) -> PublicKeyBytes {
        PublicKeyBytes::from(&key)
    }
}

#[cfg(feature = "alloc")]
impl pkcs8::EncodePublicKey for VerifyingKey {
    fn to_public_key_der(&self) -> Result<pkcs8::Document, spki::Error> {
        PublicKeyBytes::from(self).to_public_key_der()
    }
}

impl SignatureAlgorithmIdentifier for VerifyingKey {
    type Params = AnyRef<'static>;

    const SIGNATURE_ALGORITHM_IDENTIFIER: AlgorithmIdentifier<AnyRef<'static>> =
        <Signature as AssociatedAlgorithmIdentifier>::ALGORITHM_IDENTIFIER;
}
