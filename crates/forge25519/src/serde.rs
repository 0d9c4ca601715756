//! Keys as 32 bytes, in the forms of two crates. Those of ed25519-dalek are byte strings. Those of x25519-dalek are
//! tuples of 32 numbers, within structs of one field.

use crate::one_field::one_field;
use crate::x25519::{PublicKey, StaticSecret};
use crate::{SigningKey, VerifyingKey};
use core::fmt;
use core::marker::PhantomData;
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Takes 32 bytes, or a sequence of 32 numbers, for a `T`.
struct Bytes<T>(PhantomData<T>);

impl<'de, T: for<'a> TryFrom<&'a [u8]>> Visitor<'de> for Bytes<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the 32 bytes of a key")
    }

    fn visit_bytes<E: Error>(self, bytes: &[u8]) -> Result<T, E> {
        T::try_from(bytes).map_err(|_| E::custom("expected the 32 bytes of a key"))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<T, A::Error> {
        let mut bytes = crate::wipe::Wiped([0; 32]);
        for (i, byte) in bytes.0.iter_mut().enumerate() {
            *byte = sequence
                .next_element()?
                .ok_or_else(|| A::Error::invalid_length(i, &self))?;
        }
        let mut length = bytes.0.len();
        while sequence.next_element::<u8>()?.is_some() {
            length += 1;
        }
        if length > bytes.0.len() {
            return Err(A::Error::invalid_length(length, &self));
        }
        self.visit_bytes(&*bytes)
    }
}

/// Gives a type both directions, by `as_bytes` and `TryFrom<&[u8]>`.
macro_rules! bytes {
    ($name:ident) => {
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_bytes(self.as_bytes())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                deserializer.deserialize_bytes(Bytes(PhantomData))
            }
        }
    };
}

bytes!(SigningKey);
bytes!(VerifyingKey);

#[cfg(feature = "curve")]
use crate::curve::MontgomeryPoint;

/// The field of x25519-dalek's public keys.
#[cfg(not(feature = "curve"))]
struct MontgomeryPoint([u8; 32]);

#[cfg(not(feature = "curve"))]
one_field!(
    MontgomeryPoint,
    |point: &MontgomeryPoint| point.0,
    MontgomeryPoint
);
one_field!(
    PublicKey,
    |key: &PublicKey| MontgomeryPoint(key.to_bytes()),
    |point: MontgomeryPoint| PublicKey::from(point.0)
);
one_field!(
    StaticSecret,
    StaticSecret::as_bytes,
    <StaticSecret as From<[u8; 32]>>::from
);
