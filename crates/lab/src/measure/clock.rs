//! Core cycles from wall-clock time.
//!
//! The time-stamp counter of x86-64 ticks at a constant rate and not at the core's, which changes with load and
//! temperature. A chain of dependent one-cycle operations is the better ruler: `n` of them take `n` core cycles,
//! whatever the frequency. Timing such a chain gives the nanoseconds of one cycle *now*.
//!
//! Only an optimised build (`opt-level` 2 or 3) measures cycles; without optimisation the chain runs through memory.

use std::hint::black_box;
use std::time::{Duration, Instant};

use crate::measure::library::opaque;

/// Steps of one calibration chain. Each step is an addition and an exclusive or: two cycles.
const CHAIN_STEPS: u32 = 8192;
const CYCLES_PER_STEP: u32 = 2;
/// Chains timed for one calibration. An interruption only ever makes a chain longer, so the shortest counts.
const CHAINS: usize = 3;
/// A calibration is repeated after this time: frequencies change over milliseconds.
const MAX_AGE: Duration = Duration::from_millis(1);
/// Independent streams of multiplications: latency 5 cycles with the folding, so up to 2 per cycle can be seen.
const STREAMS: usize = 10;
/// Multiplications of each stream in one timed run.
const PRODUCTS: u32 = 2048;
/// Timed runs of which the median is the multiplier's throughput.
const RUNS: usize = 31;

/// A calibrated clock: turns elapsed time into core cycles.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    nanoseconds_per_cycle: f64,
    /// Cost in nanoseconds of reading the time twice with nothing in between.
    overhead: f64,
    calibrated: Instant,
}

impl Clock {
    /// Measures the core's present speed; takes about 20 µs.
    #[must_use]
    pub fn calibrate() -> Self {
        let overhead = shortest(64, || {});
        let chain = shortest(CHAINS, || {
            black_box(dependent_chain());
        });
        Self {
            nanoseconds_per_cycle: (chain - overhead).max(1.0)
                / f64::from(CHAIN_STEPS * CYCLES_PER_STEP),
            overhead,
            calibrated: Instant::now(),
        }
    }

    /// Keeps the core busy for `time`, for it to reach its frequency, then calibrates.
    #[must_use]
    pub fn warmed_up(time: Duration) -> Self {
        let start = Instant::now();
        loop {
            let clock = Self::calibrate();
            if start.elapsed() >= time {
                return clock;
            }
        }
    }

    /// Calibrates again if the last calibration is more than a millisecond old.
    pub fn refresh(&mut self) {
        if self.calibrated.elapsed() > MAX_AGE {
            *self = Self::calibrate();
        }
    }

    /// Nanoseconds of one core cycle at the last calibration.
    #[must_use]
    pub fn nanoseconds_per_cycle(&self) -> f64 {
        self.nanoseconds_per_cycle
    }

    /// Core cycles that `work` takes, the cost of reading the time taken off.
    pub fn cycles(&self, work: impl FnOnce()) -> f64 {
        let start = Instant::now();
        work();
        let elapsed = nanoseconds(start.elapsed());
        (elapsed - self.overhead).max(0.0) / self.nanoseconds_per_cycle
    }
}

/// Reciprocal throughput of the 64×64→128-bit multiplication in cycles: 1.0 means one product per cycle.
///
/// Ten independent streams x ← lo(x·y) ⊕ hi(x·y), so that neither half can be dropped and the multiplier is the only
/// unit under pressure. Times the number of products, it is a lower bound for any scalar field multiplication.
#[must_use]
pub fn multiplier_throughput() -> f64 {
    throughput(|x, y| {
        let product = u128::from(x) * u128::from(y);
        (product as u64) ^ ((product >> 64) as u64)
    })
}

/// Reciprocal throughput of the scalar 32×32→64-bit multiplication in cycles, measured as [`multiplier_throughput`] is.
#[must_use]
pub fn multiplier_throughput_32() -> f64 {
    throughput(|x, y| {
        let product = (x & 0xffff_ffff) * (y & 0xffff_ffff);
        product ^ (product >> 32)
    })
}

/// Cycles for one `step`, from [`STREAMS`] independent chains of them: the median of [`RUNS`] calibrated runs.
#[inline(always)]
fn throughput(step: impl Fn(u64, u64) -> u64 + Copy) -> f64 {
    let mut samples: Vec<f64> = (0..RUNS)
        .map(|_| {
            let clock = Clock::calibrate();
            let cycles = clock.cycles(|| {
                black_box(streams(step));
            });
            cycles / (STREAMS as f64 * f64::from(PRODUCTS))
        })
        .collect();
    samples.sort_by(f64::total_cmp);
    samples[RUNS / 2]
}

#[inline(never)]
fn streams(step: impl Fn(u64, u64) -> u64) -> [u64; STREAMS] {
    let y = black_box(0x9e37_79b9_7f4a_7c15_u64);
    let mut x: [u64; STREAMS] =
        black_box(std::array::from_fn(|i| 0x0123_4567_89ab_cdef + i as u64));
    for _ in 0..PRODUCTS {
        for x in &mut x {
            // Opaque, or narrow products would be joined into vectors and another unit be measured.
            *x = opaque(step(*x, y));
        }
    }
    x
}

/// x ← (x + y) ⊕ z, [`CHAIN_STEPS`] times: addition modulo 2^64 and exclusive or do not distribute over each other, so
/// a compiler can neither shorten the chain nor run its steps side by side. `y` and `z` are registers because some
/// cores carry out an addition of a constant for nothing, while renaming registers. The loop's own counter is not on
/// the chain, hence hidden.
#[inline(never)]
fn dependent_chain() -> u64 {
    let (mut x, y, z) = black_box((1_u64, 0x9e37_79b9_7f4a_7c15, 0x0f0f_1234_5678_f0f0));
    for _ in 0..CHAIN_STEPS {
        x = x.wrapping_add(y) ^ z;
    }
    x
}

/// Shortest time of `count` runs of `work`, in nanoseconds.
fn shortest(count: usize, work: impl Fn()) -> f64 {
    (0..count)
        .map(|_| {
            let start = Instant::now();
            work();
            nanoseconds(start.elapsed())
        })
        .fold(f64::INFINITY, f64::min)
}

fn nanoseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e9
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chain_takes_every_step() {
        let mut x = 1_u64;
        for _ in 0..CHAIN_STEPS {
            x = x.wrapping_add(0x9e37_79b9_7f4a_7c15) ^ 0x0f0f_1234_5678_f0f0;
        }
        assert_eq!(dependent_chain(), x);
    }

    #[test]
    fn cycles_are_time_over_the_calibrated_period() {
        let clock = Clock {
            nanoseconds_per_cycle: 0.25,
            overhead: 0.0,
            calibrated: Instant::now(),
        };
        let at_least = 2e6 / 0.25;
        let cycles = clock.cycles(|| std::thread::sleep(Duration::from_millis(2)));
        assert!(
            cycles >= at_least,
            "a sleep of 2 ms is at least {at_least} periods, not {cycles}"
        );
    }

    #[test]
    fn a_fresh_calibration_is_kept_and_an_old_one_replaced() {
        let mut clock = Clock::calibrate();
        assert!(clock.nanoseconds_per_cycle() > 0.0);
        let before = clock.calibrated;
        std::thread::sleep(2 * MAX_AGE);
        clock.refresh();
        assert!(clock.calibrated > before);
    }

    #[test]
    fn every_stream_takes_every_step() {
        let counted = streams(|x, _| x + 1);
        for (i, x) in counted.into_iter().enumerate() {
            assert_eq!(x, 0x0123_4567_89ab_cdef + i as u64 + u64::from(PRODUCTS));
        }
    }
}
