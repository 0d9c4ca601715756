//! How many instructions of 512 bits the processor begins in a cycle.
//!
//! The one module here with `unsafe`: instructions that the processor was asked for first.

#![allow(unsafe_code)]

use core::arch::x86_64::{_mm512_add_epi64, _mm512_madd52lo_epu64, _mm512_set1_epi64};
use std::hint::black_box;
use std::time::Duration;

use limbforge_lab::measure::Clock;

/// Chains that do not wait for each other: more than the latency of four cycles times two units.
const CHAINS: usize = 10;
const TURNS: usize = 2000;

/// Multiply-adds.
pub fn of_multiply_adds() -> f64 {
    // SAFETY: `best` has asked for the instructions.
    best(|| unsafe { multiply_adds() })
}

/// Sums.
pub fn of_sums() -> f64 {
    // SAFETY: as above.
    best(|| unsafe { sums() })
}

/// Instructions a cycle in the best of many rounds. The processor must have AVX-512 IFMA.
fn best(chains: impl Fn()) -> f64 {
    assert!(is_x86_feature_detected!("avx512ifma"));
    let mut clock = Clock::warmed_up(Duration::from_millis(50));
    let rounds = (0..200).map(|_| {
        clock.refresh();
        clock.cycles(&chains)
    });
    (CHAINS * TURNS) as f64 / rounds.fold(f64::MAX, f64::min)
}

#[target_feature(enable = "avx512f,avx512ifma")]
fn multiply_adds() {
    let factor = black_box(_mm512_set1_epi64(5));
    let mut sums = [factor; CHAINS];
    for _ in 0..TURNS {
        for sum in &mut sums {
            *sum = _mm512_madd52lo_epu64(*sum, factor, factor);
        }
    }
    black_box(sums);
}

/// Each sum adds its neighbour, so that the compiler makes no product of many.
#[target_feature(enable = "avx512f,avx512ifma")]
fn sums() {
    let mut sums = black_box([_mm512_set1_epi64(5); CHAINS]);
    for _ in 0..TURNS {
        for i in 0..CHAINS {
            sums[i] = _mm512_add_epi64(sums[i], sums[(i + 1) % CHAINS]);
        }
    }
    black_box(sums);
}
