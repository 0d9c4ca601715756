//! Scalars and points as tuples of 32 numbers, as curve25519-dalek has them.

use super::edwards::CompressedEdwardsY;
use super::ristretto::CompressedRistretto;
use super::{EdwardsPoint, MontgomeryPoint, RistrettoPoint, Scalar};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// `tuple!(Type, |value| bytes, |bytes| Option<value>, "the error")`.
macro_rules! tuple {
    ($Type:ident, $to:expr, $from:expr, $error:literal) => {
        impl Serialize for $Type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let to: fn(&$Type) -> [u8; 32] = $to;
                to(self).serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $Type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Type, D::Error> {
                let from: fn([u8; 32]) -> Option<$Type> = $from;
                let bytes = crate::wipe::Wiped(<[u8; 32]>::deserialize(deserializer)?);
                from(*bytes).ok_or_else(|| D::Error::custom($error))
            }
        }
    };
}

tuple!(
    Scalar,
    |scalar| scalar.bytes,
    |bytes| Scalar::from_canonical_bytes(bytes).into(),
    "these are not the bytes of a number below L"
);
tuple!(
    EdwardsPoint,
    |point| point.compress().0,
    |bytes| CompressedEdwardsY(bytes).decompress(),
    "these are not the bytes of a point"
);
tuple!(
    RistrettoPoint,
    |point| point.compress().0,
    |bytes| CompressedRistretto(bytes).decompress(),
    "these are not the bytes of an element of ristretto255"
);
tuple!(
    CompressedEdwardsY,
    |point| point.0,
    |bytes| Some(CompressedEdwardsY(bytes)),
    "32 bytes"
);
tuple!(
    CompressedRistretto,
    |point| point.0,
    |bytes| Some(CompressedRistretto(bytes)),
    "32 bytes"
);

crate::one_field::one_field!(
    MontgomeryPoint,
    |point: &MontgomeryPoint| point.0,
    MontgomeryPoint
);
