//! Numbers below 2^256 as bytes and as words, little-endian both.

/// The bytes of four words.
#[inline(always)]
pub(crate) fn to_bytes(words: &[u64; 4]) -> [u8; 32] {
    let mut bytes = [0; 32];
    for (bytes, word) in bytes.chunks_exact_mut(8).zip(words) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    bytes
}

/// The words of 32 bytes.
#[inline(always)]
pub(crate) fn from_bytes(bytes: &[u8; 32]) -> [u64; 4] {
    core::array::from_fn(|i| u64::from_le_bytes(core::array::from_fn(|j| bytes[8 * i + j])))
}
