//! Numbers from a seed: SHA-512 in counter mode.

use crate::arithmetic::Arithmetic;
use crate::field::Field;
use crate::wipe::Wiped;
use sha2::{Digest, Sha512};

/// Bytes that nobody can tell from random ones without the seed.
pub(crate) struct Stream {
    seed: Wiped<[u8; 64]>,
    blocks: u64,
    /// Words of the last block that were not taken yet, from this index on.
    words: Wiped<[u64; 8]>,
    taken: usize,
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
            words: Wiped([0; 8]),
            taken: 8,
        }
    }

    fn block(&mut self) -> [u8; 64] {
        let mut hash = Sha512::new();
        hash.update(self.seed.0);
        hash.update(self.blocks.to_le_bytes());
        self.blocks += 1;
        hash.finalize().into()
    }

    /// Two numbers below 2^512 and 2^128.
    fn numbers(&mut self) -> [[u8; 64]; 2] {
        let low = self.block();
        let mut high = [0; 64];
        high[..16].copy_from_slice(&self.block()[..16]);
        [low, high]
    }

    /// An element: uniform but for 2^-128.
    pub(crate) fn element<F: Field>(&mut self) -> F {
        elements(core::slice::from_mut(self))
    }

    /// A word: eight of each block.
    pub(crate) fn word(&mut self) -> u64 {
        if self.taken == 8 {
            let block = Wiped(self.block());
            for (word, bytes) in self.words.0.iter_mut().zip(block.0.as_chunks().0) {
                *word = u64::from_le_bytes(*bytes);
            }
            self.taken = 0;
        }
        self.taken += 1;
        self.words.0[self.taken - 1]
    }
}

/// An element from the stream of each lane: uniform but for 2^-128.
pub(crate) fn elements<F: Arithmetic>(streams: &mut [Stream]) -> F {
    let numbers = F::each(|lane| streams[lane].numbers());
    let rows = |i: usize| F::from_rows(&F::each(|lane| numbers.as_ref()[lane][i]));
    // 2^128·first + second
    let mut shift = [0; 64];
    shift[16] = 1;
    let shift = F::from_rows(&F::each(|_| shift));
    rows(0).mul(&shift).add(&rows(1))
}
