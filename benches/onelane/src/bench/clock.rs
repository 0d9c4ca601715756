//! Core cycles from wall-clock time, as in `crates/lab/src/measure/clock.rs`, without the compiler that the lab needs.

use std::hint::black_box;
use std::time::Instant;

/// Dependent pairs of an addition and an exclusive or: two cycles each, at any frequency.
const STEPS: u32 = 4096;

/// Nanoseconds of a core cycle now. An interruption only ever makes a chain longer, so the shortest of three counts.
pub fn nanoseconds_per_cycle() -> f64 {
    let chain = || {
        let (mut x, k) = (black_box(1u64), black_box(0x9e37_79b9_7f4a_7c15));
        let start = Instant::now();
        for _ in 0..STEPS {
            x = x.wrapping_add(k) ^ k;
        }
        black_box(x);
        start.elapsed().as_nanos() as f64
    };
    let shortest = (0..3).map(|_| chain()).fold(f64::INFINITY, f64::min);
    shortest / f64::from(2 * STEPS)
}
