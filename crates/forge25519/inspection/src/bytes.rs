//! Bytes cut, joined, and as a random source.

/// Bytes that a generator of keys gets for random ones.
pub struct Source<'a>(pub &'a [u8]);

impl rand_core::TryRng for Source<'_> {
    type Error = core::convert::Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        rand_core::utils::next_word_via_fill(self)
    }

    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        rand_core::utils::next_word_via_fill(self)
    }

    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Self::Error> {
        out.copy_from_slice(&self.0[..out.len()]);
        Ok(())
    }
}

impl rand_core::TryCryptoRng for Source<'_> {}

/// The first and the second half.
pub fn halves(bytes: &[u8; 64]) -> [[u8; 32]; 2] {
    let [mut low, mut high] = [[0; 32]; 2];
    low.copy_from_slice(&bytes[..32]);
    high.copy_from_slice(&bytes[32..]);
    [low, high]
}

pub fn join(low: [u8; 32], high: [u8; 32]) -> [u8; 64] {
    let mut bytes = [0; 64];
    bytes[..32].copy_from_slice(&low);
    bytes[32..].copy_from_slice(&high);
    bytes
}
