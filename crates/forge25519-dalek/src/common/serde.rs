//! Keys as byte strings of 32 bytes.

use super::{signing::SigningKey, verifying::VerifyingKey};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

impl Serialize for VerifyingKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for VerifyingKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<VerifyingKey, D::Error> {
        forge25519::VerifyingKey::deserialize(deserializer).map(VerifyingKey)
    }
}

impl Serialize for SigningKey {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(self.as_bytes())
    }
}

impl<'de> Deserialize<'de> for SigningKey {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SigningKey, D::Error> {
        let key = forge25519::SigningKey::deserialize(deserializer)?;
        Ok(SigningKey::from_bytes(key.as_bytes()))
    }
}
