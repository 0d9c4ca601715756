//! Lengths in bytes.

/// Bytes of a signature.
pub const SIGNATURE_LENGTH: usize = forge25519::SIGNATURE_LENGTH;
/// Bytes of a seed.
pub const SECRET_KEY_LENGTH: usize = forge25519::SECRET_KEY_LENGTH;
/// Bytes of a public key.
pub const PUBLIC_KEY_LENGTH: usize = forge25519::PUBLIC_KEY_LENGTH;
/// Bytes of a seed and its public key.
pub const KEYPAIR_LENGTH: usize = forge25519::KEYPAIR_LENGTH;
/// Bytes of a secret scalar and the prefix of nonces.
pub const EXPANDED_SECRET_KEY_LENGTH: usize = 64;

/// A seed.
pub type SecretKey = [u8; SECRET_KEY_LENGTH];
