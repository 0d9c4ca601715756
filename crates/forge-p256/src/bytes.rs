//! Numbers of 256 bits: big-endian bytes, as SEC 1 has them, and words with the least significant first.

/// A number of four words, the least significant first.
pub(crate) type Words = [u64; 4];

/// p = 2^256 − 2^224 + 2^192 + 2^96 − 1.
pub(crate) const P: Words = [u64::MAX, 0xffff_ffff, 0, 0xffff_ffff_0000_0001];

/// The order n of the group.
pub(crate) const N: Words = [
    0xf3b9_cac2_fc63_2551,
    0xbce6_faad_a717_9e84,
    u64::MAX,
    0xffff_ffff_0000_0000,
];

/// The words of big-endian bytes.
pub(crate) fn words(bytes: &[u8; 32]) -> Words {
    core::array::from_fn(|i| {
        let (chunks, _) = bytes.as_chunks();
        u64::from_be_bytes(chunks[3 - i])
    })
}

/// The big-endian bytes of words.
pub(crate) fn big_endian(words: &Words) -> [u8; 32] {
    let mut bytes = little_endian(words);
    bytes.reverse();
    bytes
}

/// The little-endian bytes of words.
pub(crate) fn little_endian(words: &Words) -> [u8; 32] {
    let mut bytes = [0; 32];
    for (chunk, word) in bytes.as_chunks_mut().0.iter_mut().zip(words) {
        *chunk = word.to_le_bytes();
    }
    bytes
}

/// The words of little-endian bytes.
pub(crate) fn words_little_endian(bytes: &[u8; 32]) -> Words {
    core::array::from_fn(|i| u64::from_le_bytes(bytes.as_chunks().0[i]))
}

/// Whether x is below y. Time depends on both.
pub(crate) fn vartime_below(x: &Words, y: &Words) -> bool {
    x.iter().rev().lt(y.iter().rev())
}

/// x + y, and whether it reached 2^256.
pub(crate) fn add(x: &Words, y: &Words) -> (Words, bool) {
    let (mut sum, mut carry) = ([0; 4], false);
    for (out, (x, y)) in sum.iter_mut().zip(x.iter().zip(y)) {
        let (partial, first) = x.overflowing_add(*y);
        let (word, second) = partial.overflowing_add(u64::from(carry));
        (*out, carry) = (word, first | second);
    }
    (sum, carry)
}
