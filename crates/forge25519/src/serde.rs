//! Keys as 32 bytes, in the form that ed25519-dalek and x25519-dalek give them.

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
        T::try_from(bytes).map_err(|_| E::custom("these are not the 32 bytes of a key"))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<T, A::Error> {
        let mut bytes = crate::wipe::Wiped([0; 32]);
        for (i, byte) in bytes.0.iter_mut().enumerate() {
            *byte = sequence
                .next_element()?
                .ok_or_else(|| A::Error::invalid_length(i, &self))?;
        }
        if sequence.next_element::<u8>()?.is_some() {
            return Err(A::Error::invalid_length(33, &self));
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
bytes!(PublicKey);
bytes!(StaticSecret);
