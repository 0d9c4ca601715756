//! The same operations by scalar code, lane after lane.

use super::{LANES, LOW52, Vector, Words};
use std::array::from_fn;

/// Eight words in an array.
#[derive(Clone, Copy, Debug)]
pub struct Portable([u64; LANES]);

impl Portable {
    #[inline(always)]
    fn each(self, other: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        Portable(from_fn(|l| f(self.0[l], other.0[l])))
    }

    #[inline(always)]
    fn lanes(self, other: Self, f: impl Fn(u64, u64) -> bool) -> u8 {
        (0..LANES).fold(0, |set, l| set | u8::from(f(self.0[l], other.0[l])) << l)
    }
}

#[inline(always)]
fn product(a: u64, b: u64) -> u128 {
    u128::from(a & LOW52) * u128::from(b & LOW52)
}

impl Vector for Portable {
    #[inline(always)]
    fn splat(word: u64) -> Self {
        Portable([word; LANES])
    }

    #[inline(always)]
    fn load(words: &Words) -> Self {
        Portable(words.0)
    }

    #[inline(always)]
    fn store(self, words: &mut Words) {
        words.0 = self.0;
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        self.each(other, u64::wrapping_add)
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        self.each(other, u64::wrapping_sub)
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.each(other, |a, b| a & b)
    }

    #[inline(always)]
    fn down<const N: u32>(self) -> Self {
        Portable(self.0.map(|word| word >> N))
    }

    #[inline(always)]
    fn up<const N: u32>(self) -> Self {
        Portable(self.0.map(|word| word << N))
    }

    #[inline(always)]
    fn low(self, a: Self, b: Self) -> Self {
        self.add(a.each(b, |a, b| product(a, b) as u64 & LOW52))
    }

    #[inline(always)]
    fn high(self, a: Self, b: Self) -> Self {
        self.add(a.each(b, |a, b| (product(a, b) >> 52) as u64))
    }

    #[inline(always)]
    fn align<const N: i32>(self, next: Self) -> Self {
        let n = N as usize;
        Portable(from_fn(|l| {
            if l + n < LANES {
                self.0[l + n]
            } else {
                next.0[l + n - LANES]
            }
        }))
    }

    #[inline(always)]
    fn first(self) -> Self {
        Self::splat(self.0[0])
    }

    #[inline(always)]
    fn first_down<const N: u32>(self) -> Self {
        let mut words = [0; LANES];
        words[0] = self.0[0] >> N;
        Portable(words)
    }

    #[inline(always)]
    fn above(self, other: Self) -> u8 {
        self.lanes(other, |a, b| a > b)
    }

    #[inline(always)]
    fn equal(self, other: Self) -> u8 {
        self.lanes(other, |a, b| a == b)
    }

    #[inline(always)]
    fn increment(self, lanes: u8) -> Self {
        Portable(from_fn(|l| {
            self.0[l].wrapping_add(u64::from(lanes >> l & 1))
        }))
    }
}
