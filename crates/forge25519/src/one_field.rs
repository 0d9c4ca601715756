//! Structs of one field under serde, as serde derives them.

use core::fmt;
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// Takes a struct of one field, made into a `T`, as visitors do that serde derives.
pub(crate) struct OneField<Field, T>(pub(crate) fn(Field) -> T);

impl<'de, Field: Deserialize<'de>, T> Visitor<'de> for OneField<Field, T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a struct of one field: the 32 bytes of a key")
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, field: D) -> Result<T, D::Error> {
        Field::deserialize(field).map(self.0)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<T, A::Error> {
        let field = sequence.next_element()?;
        field
            .map(self.0)
            .ok_or_else(|| A::Error::invalid_length(0, &self))
    }
}

/// Gives a type both directions as a struct of one field.
macro_rules! one_field {
    ($name:ident, $get:expr, $new:expr) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_newtype_struct(stringify!($name), &$get(self))
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<$name, D::Error> {
                deserializer
                    .deserialize_newtype_struct(stringify!($name), crate::one_field::OneField($new))
            }
        }
    };
}
pub(crate) use one_field;
