//! Signatures as bytes.

use crate::SIGNATURE_LENGTH;
use core::fmt;
use der::asn1::UintRef;
use der::{Decode, Reader, SliceReader};

/// A signature: r and s, of any value. Verification refuses those outside [1, n − 1].
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Signature([u8; SIGNATURE_LENGTH]);

impl Signature {
    /// From r and s, big-endian (IEEE P1363).
    pub const fn from_bytes(bytes: &[u8; SIGNATURE_LENGTH]) -> Signature {
        Signature(*bytes)
    }

    /// The same for a slice.
    ///
    /// # Errors
    /// If it has not 64 bytes.
    pub fn from_slice(bytes: &[u8]) -> Result<Signature, InvalidSignature> {
        let bytes = bytes
            .try_into()
            .map_err(|_| InvalidSignature::Length(bytes.len()))?;
        Ok(Signature(bytes))
    }

    /// From the sequence of two integers in DER (SEC 1, appendix C.8).
    ///
    /// # Errors
    /// For every encoding but the one of two integers in [0, 2^256 − 1].
    pub fn from_der(bytes: &[u8]) -> Result<Signature, InvalidSignature> {
        decode(bytes)
            .map_err(|_| InvalidSignature::Der)?
            .ok_or(InvalidSignature::Der)
    }

    /// r and s, big-endian.
    pub const fn to_bytes(&self) -> [u8; SIGNATURE_LENGTH] {
        self.0
    }

    /// r, big-endian.
    pub fn r_bytes(&self) -> &[u8; 32] {
        &self.0.as_chunks().0[0]
    }

    /// s, big-endian.
    pub fn s_bytes(&self) -> &[u8; 32] {
        &self.0.as_chunks().0[1]
    }
}

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signature(")?;
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
        write!(f, ")")
    }
}

/// `None` for an integer of more than 32 bytes.
fn decode(bytes: &[u8]) -> der::Result<Option<Signature>> {
    let mut reader = SliceReader::new(bytes)?;
    let integers = reader.sequence(|inner| {
        Ok::<_, der::Error>([UintRef::decode(inner)?, UintRef::decode(inner)?])
    })?;
    reader.finish()?;
    let mut out = [0; SIGNATURE_LENGTH];
    for (half, integer) in out.as_chunks_mut::<32>().0.iter_mut().zip(integers) {
        let bytes = integer.as_bytes();
        let Some(from) = half.len().checked_sub(bytes.len()) else {
            return Ok(None);
        };
        half[from..].copy_from_slice(bytes);
    }
    Ok(Some(Signature(out)))
}

/// The reason for which bytes are not a signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum InvalidSignature {
    /// Not 64 bytes, but so many.
    Length(usize),
    /// Not the DER encoding of two integers of at most 32 bytes.
    Der,
}

impl fmt::Display for InvalidSignature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InvalidSignature::Length(length) => write!(
                f,
                "a signature has 64 bytes, but these are {length}; use `from_der` for DER, or refuse it"
            ),
            InvalidSignature::Der => write!(
                f,
                "not the DER encoding of two integers of at most 32 bytes; use `from_slice` for 64 bytes, or refuse it"
            ),
        }
    }
}

impl core::error::Error for InvalidSignature {}
