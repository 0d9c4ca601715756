//! Big integers in JSON as decimal text: JSON numbers lose digits beyond 2^53 in many readers.

use num_bigint::BigInt;
use serde::{Deserialize, Deserializer, Serializer, de::Error};

/// Writes the decimal text.
///
/// # Errors
/// Those of the serializer.
pub fn serialize<S: Serializer>(k: &BigInt, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(k)
}

/// Decimal digits of a number: twice those of the square of a prime of 4096 bits. Reading takes a time quadratic in
/// them.
pub const MOST_DIGITS: usize = 5000;

/// Reads decimal text.
///
/// # Errors
/// Text that is not a decimal integer, or has more than 5000 digits.
pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<BigInt, D::Error> {
    let text = String::deserialize(from)?;
    if text.len() > MOST_DIGITS {
        let reason = format!("a number has more than {MOST_DIGITS} digits");
        return Err(D::Error::custom(reason));
    }
    text.parse()
        .map_err(|_| D::Error::custom(format!("`{text}` is not a decimal integer")))
}

/// Lists of big integers.
pub mod list {
    use num_bigint::BigInt;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Decimal(#[serde(with = "super")] BigInt);

    /// Writes decimal texts.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<S: Serializer>(list: &[BigInt], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(list.iter().map(|k| Decimal(k.clone())))
    }

    /// Reads decimal texts.
    ///
    /// # Errors
    /// Text that is not a decimal integer.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<BigInt>, D::Error> {
        let list = Vec::<Decimal>::deserialize(from)?;
        Ok(list.into_iter().map(|Decimal(k)| k).collect())
    }
}
