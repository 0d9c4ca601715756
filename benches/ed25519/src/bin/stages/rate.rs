//! How many multiply-adds of 512 bits the processor begins in a cycle.
//!
//! The one module here with `unsafe`: instructions that the processor was asked for first.

#![allow(unsafe_code)]

use core::arch::x86_64::{_mm512_madd52lo_epu64, _mm512_set1_epi64};
use std::hint::black_box;
use std::time::Duration;

use limbforge_lab::measure::Clock;

/// Chains that do not wait for each other: more than the latency of four cycles times two units.
const CHAINS: usize = 10;
const TURNS: usize = 2000;

/// The best of many rounds. The processor must have AVX-512 IFMA.
pub fn measured() -> f64 {
    assert!(is_x86_feature_detected!("avx512ifma"));
    let mut clock = Clock::warmed_up(Duration::from_millis(50));
    let rounds = (0..200).map(|_| {
        clock.refresh();
        // SAFETY: the processor has the instructions.
        clock.cycles(|| unsafe { chains() })
    });
    (CHAINS * TURNS) as f64 / rounds.fold(f64::MAX, f64::min)
}

#[target_feature(enable = "avx512f,avx512ifma")]
fn chains() {
    let factor = black_box(_mm512_set1_epi64(5));
    let mut sums = [factor; CHAINS];
    for _ in 0..TURNS {
        for sum in &mut sums {
            *sum = _mm512_madd52lo_epu64(*sum, factor, factor);
        }
    }
    black_box(sums);
}
