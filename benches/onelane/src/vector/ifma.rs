//! AVX-512 F and IFMA.
//!
//! Intrinsics are unsafe to call from functions that do not enable their instructions. The methods here are inlined
//! into [`enabled`], which does, and nothing else makes or takes an [`Ifma`]: `Work::run` is called for it there alone.

#![allow(unsafe_code)]

use super::{Machine, Vector, Words, Work};
use std::arch::x86_64::*;

/// Eight words in a register.
#[derive(Clone, Copy)]
pub struct Ifma(__m512i);

/// Computes with the instructions. The machine is the evidence that the processor has them.
#[inline(always)]
pub fn run<W: Work>(machine: Machine, work: W) -> W::Output {
    let Machine(super::Kind::Ifma) = machine else {
        unreachable!("the caller matched it")
    };
    // SAFETY: `Machine::ifma` makes this kind only after it has found both sets of instructions.
    unsafe { enabled(work) }
}

#[inline(never)]
#[target_feature(enable = "avx512f,avx512ifma")]
fn enabled<W: Work>(work: W) -> W::Output {
    work.run::<Ifma>()
}

/// Calls an intrinsic that reads and writes registers alone.
macro_rules! registers {
    ($call:expr) => {
        // SAFETY: values of `Ifma` exist only within `enabled`, so the processor has AVX-512 F and IFMA.
        unsafe { $call }
    };
}

impl Vector for Ifma {
    #[inline(always)]
    fn splat(word: u64) -> Self {
        Ifma(registers!(_mm512_set1_epi64(word.cast_signed())))
    }

    #[inline(always)]
    fn load(words: &Words) -> Self {
        // SAFETY: as for registers, and `words` has 64 bytes, aligned to 64.
        Ifma(unsafe { _mm512_load_si512(std::ptr::from_ref(words).cast()) })
    }

    #[inline(always)]
    fn store(self, words: &mut Words) {
        // SAFETY: as for registers, and `words` has 64 bytes, aligned to 64, that nobody else refers to.
        unsafe { _mm512_store_si512(std::ptr::from_mut(words).cast(), self.0) }
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Ifma(registers!(_mm512_add_epi64(self.0, other.0)))
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Ifma(registers!(_mm512_sub_epi64(self.0, other.0)))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Ifma(registers!(_mm512_and_si512(self.0, other.0)))
    }

    #[inline(always)]
    fn down<const N: u32>(self) -> Self {
        Ifma(registers!(_mm512_srli_epi64::<N>(self.0)))
    }

    #[inline(always)]
    fn up<const N: u32>(self) -> Self {
        Ifma(registers!(_mm512_slli_epi64::<N>(self.0)))
    }

    #[inline(always)]
    fn low(self, a: Self, b: Self) -> Self {
        Ifma(registers!(_mm512_madd52lo_epu64(self.0, a.0, b.0)))
    }

    #[inline(always)]
    fn high(self, a: Self, b: Self) -> Self {
        Ifma(registers!(_mm512_madd52hi_epu64(self.0, a.0, b.0)))
    }

    #[inline(always)]
    fn align<const N: i32>(self, next: Self) -> Self {
        Ifma(registers!(_mm512_alignr_epi64::<N>(next.0, self.0)))
    }

    #[inline(always)]
    fn first(self) -> Self {
        Ifma(registers!(_mm512_broadcastq_epi64(_mm512_castsi512_si128(
            self.0
        ))))
    }

    #[inline(always)]
    fn first_down<const N: u32>(self) -> Self {
        Ifma(registers!(_mm512_maskz_srli_epi64::<N>(1, self.0)))
    }

    #[inline(always)]
    fn above(self, other: Self) -> u8 {
        registers!(_mm512_cmpgt_epu64_mask(self.0, other.0))
    }

    #[inline(always)]
    fn equal(self, other: Self) -> u8 {
        registers!(_mm512_cmpeq_epu64_mask(self.0, other.0))
    }

    #[inline(always)]
    fn increment(self, lanes: u8) -> Self {
        let one = Self::splat(1);
        Ifma(registers!(_mm512_mask_add_epi64(
            self.0, lanes, self.0, one.0
        )))
    }
}
