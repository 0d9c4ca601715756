//! Keys as PKCS#8 and SubjectPublicKeyInfo documents (RFC 8410).

use super::{signing::SigningKey, verifying::VerifyingKey};
use crate::version::{PrivateKeyInfo, malformed};
use ed25519::pkcs8::{self, KeypairBytes, PublicKeyBytes, spki};

impl TryFrom<&KeypairBytes> for SigningKey {
    type Error = pkcs8::Error;

    /// An error if there is a public key, and it is not the secret's.
    fn try_from(pair: &KeypairBytes) -> pkcs8::Result<SigningKey> {
        let key = SigningKey::from_bytes(&pair.secret_key);
        match &pair.public_key {
            Some(public) if public.as_ref() != key.verifying_key().as_bytes() => Err(malformed()),
            _ => Ok(key),
        }
    }
}

impl TryFrom<KeypairBytes> for SigningKey {
    type Error = pkcs8::Error;

    fn try_from(pair: KeypairBytes) -> pkcs8::Result<SigningKey> {
        SigningKey::try_from(&pair)
    }
}

impl TryFrom<PrivateKeyInfo<'_>> for SigningKey {
    type Error = pkcs8::Error;

    fn try_from(info: PrivateKeyInfo<'_>) -> pkcs8::Result<SigningKey> {
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
    fn to_pkcs8_der(&self) -> pkcs8::Result<pkcs8::SecretDocument> {
        KeypairBytes::from(self).to_pkcs8_der()
    }
}

impl TryFrom<&PublicKeyBytes> for VerifyingKey {
    type Error = spki::Error;

    fn try_from(public: &PublicKeyBytes) -> spki::Result<VerifyingKey> {
        VerifyingKey::from_bytes(public.as_ref()).map_err(|_| spki::Error::KeyMalformed)
    }
}

impl TryFrom<PublicKeyBytes> for VerifyingKey {
    type Error = spki::Error;

    fn try_from(public: PublicKeyBytes) -> spki::Result<VerifyingKey> {
        VerifyingKey::try_from(&public)
    }
}

impl TryFrom<spki::SubjectPublicKeyInfoRef<'_>> for VerifyingKey {
    type Error = spki::Error;

    fn try_from(info: spki::SubjectPublicKeyInfoRef<'_>) -> spki::Result<VerifyingKey> {
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
    fn to_public_key_der(&self) -> spki::Result<pkcs8::Document> {
        PublicKeyBytes::from(self).to_public_key_der()
    }
}
