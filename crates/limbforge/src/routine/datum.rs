//! Values that routines take and return.

use num_bigint::BigInt;

/// A value of a [`Sort`](super::Sort).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Datum {
    /// Limbs of an element, words, or a flag.
    Words(Vec<BigInt>),
    /// Little-endian bytes.
    Bytes(Vec<u8>),
    /// A public number.
    Count(usize),
    /// A public exponent, little-endian words of 64 bits.
    Exponent(Vec<u64>),
    /// A list of elements.
    Elements(Vec<Vec<BigInt>>),
}

impl Datum {
    /// The limbs or words.
    ///
    /// # Panics
    /// If it is something else.
    pub fn words(&self) -> &[BigInt] {
        match self {
            Datum::Words(words) => words,
            other => panic!("{other:?} is not words"),
        }
    }
}
