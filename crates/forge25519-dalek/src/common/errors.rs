//! Reasons of refusals, as ed25519-dalek words them.

use core::fmt;

/// The error of keys and signatures. With feature `alloc` its source says why.
pub type SignatureError = ed25519::signature::Error;

/// Why something was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// Bytes of a key that are of no point.
    NoPoint,
    /// S out of range.
    ScalarRange,
    /// Not so many bytes.
    Length { name: &'static str, length: usize },
    /// The equation does not hold, or the rule refuses A or R.
    Equation,
    /// Lists of a batch.
    #[cfg(feature = "batch")]
    Lists {
        signatures: usize,
        messages: usize,
        keys: usize,
    },
    /// A context of more than 255 bytes.
    ContextLength,
    /// A seed with the public key of another one.
    OtherKey,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Refusal::NoPoint => f.write_str("Cannot decompress Edwards point"),
            Refusal::ScalarRange => f.write_str("Cannot use scalar with high-bit set"),
            Refusal::Length { name, length } => {
                write!(f, "{name} must be {length} bytes in length")
            }
            Refusal::Equation => f.write_str("Verification equation was not satisfied"),
            #[cfg(feature = "batch")]
            Refusal::Lists {
                signatures,
                messages,
                keys,
                // The line break is dalek's.
            } => write!(
                f,
                "Arrays must be the same length: signatures has length {signatures},\n{:30}messages has \
                 length {messages}, verifying_keys has length {keys}.",
                ""
            ),
            Refusal::ContextLength => {
                f.write_str("An ed25519ph signature can only take up to 255 octets of context")
            }
            Refusal::OtherKey => f.write_str("Mismatched Keypair detected"),
        }
    }
}

impl core::error::Error for Refusal {}

impl From<Refusal> for SignatureError {
    fn from(refusal: Refusal) -> SignatureError {
        crate::version::error(refusal)
    }
}
