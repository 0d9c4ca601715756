//! Random words without a dependency, and the machines to test.

use limbforge_onelane::vector::Machine;
use num_bigint::BigUint;

/// SplitMix64 (Steele, Lea and Flood 2014).
pub struct Random(pub u64);

impl Random {
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A word below a bound, often one of its ends.
    pub fn below(&mut self, bound: u64) -> u64 {
        match self.word() % 8 {
            0 => 0,
            1 | 2 => bound - 1,
            3 => 1 % bound,
            _ => self.word() % bound,
        }
    }

    /// A number below 2^bits, often with runs of ones or zeros.
    pub fn number(&mut self, bits: u64) -> BigUint {
        let mut out = BigUint::ZERO;
        while out.bits() < bits + 64 {
            let run = 1 + self.word() % 64;
            let word = match self.word() % 4 {
                0 => 0,
                1 => u64::MAX >> (64 - run),
                _ => self.word() >> (64 - run),
            };
            out = (out << run) + word;
            if self.word().is_multiple_of(64) {
                break;
            }
        }
        out & ((BigUint::from(1u8) << bits) - 1u8)
    }
}

/// The machines; says which are missing.
pub fn machines() -> Vec<Machine> {
    if Machine::ifma().is_none() {
        println!(
            "skipped ifma: this processor lacks AVX-512 IFMA; the emulation by scalar code runs"
        );
    }
    Machine::all()
}

/// Iterations: many where the machine is quick.
pub fn rounds(machine: Machine, quick: usize) -> usize {
    if machine == Machine::PORTABLE {
        quick / 10
    } else {
        quick
    }
}
