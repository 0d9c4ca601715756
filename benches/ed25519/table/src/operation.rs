//! The operations by number and by name.

/// A measured operation.
#[repr(u32)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// Seed to public key, encoded.
    Keygen,
    /// Signature of 32 bytes under a prepared secret key.
    Sign,
    /// Verification under the peer's default rule, the key decoded from its 32 bytes within.
    Verify,
    /// The same under a key that was decoded before.
    VerifyDecoded,
    /// Batch verification of 64, keys decoded within. A turn is a batch.
    Batch64,
    /// Batch verification of 1024, keys decoded within.
    Batch1024,
    /// Batch verification of 64 under keys that were decoded before.
    Batch64Decoded,
    /// Batch verification of 1024 under keys that were decoded before.
    Batch1024Decoded,
    /// X25519 shared secret.
    X25519,
    /// X25519 public key: the multiple of the base point.
    X25519Base,
    /// A public key's 32 bytes to a point.
    Decode,
    /// Inversion in the field.
    Invert,
    /// Verification, key decoded within: cofactored, canonical encodings only (RFC 8032).
    Rfc8032,
    /// Verification, key decoded within: cofactored, any encodings (ZIP 215).
    Zip215,
    /// Verification, key decoded within: cofactorless, no points of small order.
    Strict,
    /// Verification, key decoded within: cofactorless, R computed and its bytes compared, as the reference code does.
    Ref10,
    /// Separate verdicts on 8 signatures, keys decoded within. A turn is all of them.
    Verify8,
    /// Separate verdicts on 64, keys decoded within.
    Verify64,
    /// Separate verdicts on 1024, keys decoded within.
    Verify1024,
    /// Separate verdicts on 64 under keys that were decoded before.
    Verify64Decoded,
    /// Separate verdicts on 64, keys decoded within: the last eight are of other messages.
    Verify64Wrong,
    /// 64 signatures of 32 bytes each, under prepared secret keys.
    Sign64,
    /// 64 X25519 shared secrets.
    X25519Of64,
}

impl Operation {
    /// All, in the order of tables; an operation's number is its index.
    pub const ALL: [Self; 23] = [
        Self::Keygen,
        Self::Sign,
        Self::Verify,
        Self::VerifyDecoded,
        Self::Batch64,
        Self::Batch1024,
        Self::Batch64Decoded,
        Self::Batch1024Decoded,
        Self::X25519,
        Self::X25519Base,
        Self::Decode,
        Self::Invert,
        Self::Rfc8032,
        Self::Zip215,
        Self::Strict,
        Self::Ref10,
        Self::Verify8,
        Self::Verify64,
        Self::Verify1024,
        Self::Verify64Decoded,
        Self::Verify64Wrong,
        Self::Sign64,
        Self::X25519Of64,
    ];

    /// The name in records and tables.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Keygen => "keygen",
            Self::Sign => "sign 32 B",
            Self::Verify => "verify",
            Self::VerifyDecoded => "verify, key decoded",
            Self::Batch64 => "batch 64",
            Self::Batch1024 => "batch 1024",
            Self::Batch64Decoded => "batch 64, keys decoded",
            Self::Batch1024Decoded => "batch 1024, keys decoded",
            Self::X25519 => "X25519",
            Self::X25519Base => "X25519 base",
            Self::Decode => "point decoding",
            Self::Invert => "field inversion",
            Self::Rfc8032 => "verify RFC 8032",
            Self::Zip215 => "verify ZIP 215",
            Self::Strict => "verify strict",
            Self::Ref10 => "verify ref10",
            Self::Verify8 => "verify many 8",
            Self::Verify64 => "verify many 64",
            Self::Verify1024 => "verify many 1024",
            Self::Verify64Decoded => "verify many 64, keys decoded",
            Self::Verify64Wrong => "verify many 64, 8 wrong",
            Self::Sign64 => "sign many 64",
            Self::X25519Of64 => "X25519 many 64",
        }
    }

    /// Signatures or secrets that one turn is about: what its time is divided by.
    #[must_use]
    pub fn signatures(self) -> usize {
        match self {
            Self::Verify8 => 8,
            Self::Batch64
            | Self::Batch64Decoded
            | Self::Verify64
            | Self::Verify64Decoded
            | Self::Verify64Wrong
            | Self::Sign64
            | Self::X25519Of64 => 64,
            Self::Batch1024 | Self::Batch1024Decoded | Self::Verify1024 => 1024,
            _ => 1,
        }
    }

    /// Whether the output is a verdict on signatures, `[1]` or `[0]`.
    #[must_use]
    pub fn is_verdict(self) -> bool {
        !matches!(
            self,
            Self::Keygen
                | Self::Sign
                | Self::X25519
                | Self::X25519Base
                | Self::Decode
                | Self::Invert
                | Self::Sign64
                | Self::X25519Of64
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_indices_and_names_differ() {
        for (index, operation) in Operation::ALL.into_iter().enumerate() {
            assert_eq!(operation as usize, index);
            let same = Operation::ALL
                .into_iter()
                .filter(|other| other.name() == operation.name());
            assert_eq!(same.count(), 1, "{}", operation.name());
        }
    }
}
