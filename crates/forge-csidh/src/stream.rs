//! Numbers from a seed: SHA-512 in counter mode.

use crate::field::Field;
use crate::wipe::Wiped;
use sha2::{Digest, Sha512};

/// Bytes that nobody can tell from random ones without the seed.
pub(crate) struct Stream {
    seed: Wiped<[u8; 64]>,
    blocks: u64,
}

impl Stream {
    /// Of a purpose and data, which together are a hash's input.
    pub(crate) fn new(purpose: &[u8], data: &[&[u8]]) -> Stream {
        let mut hash = Sha512::new();
        hash.update(b"forge-csidh ");
        for part in [purpose].iter().chain(data) {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        Stream {
            seed: Wiped(hash.finalize().into()),
            blocks: 0,
        }
    }

    fn block(&mut self) -> [u8; 64] {
        let mut hash = Sha512::new();
        hash.update(self.seed.0);
        hash.update(self.blocks.to_le_bytes());
        self.blocks += 1;
        hash.finalize().into()
    }

    /// An element: uniform but for 2^-128.
    pub(crate) fn element<F: Field>(&mut self) -> F {
        // 2^128·low + high, with low below 2^512 and high below 2^128
        let (low, _) = F::from_bytes(&self.block());
        let mut bytes = [0; 64];
        bytes[..16].copy_from_slice(&self.block()[..16]);
        let (high, _) = F::from_bytes(&bytes);
        let mut shift = [0; 64];
        shift[16] = 1;
        let (shift, _) = F::from_bytes(&shift);
        low.mul(&shift).add(&high)
    }

    /// A word.
    pub(crate) fn word(&mut self) -> u64 {
        let block = self.block();
        u64::from_le_bytes(core::array::from_fn(|i| block[i]))
    }
}
