//! Inversion by divsteps as programs: Bernstein and Yang, "Fast constant-time gcd computation and modular inversion"
//! (2019), in Wuille's variant with half-integer delta (github.com/sipa/safegcd-bounds).
//!
//! A divstep takes (delta, f, g), f odd, to (1 - delta, g, (g - f) / 2) if delta > 0 and g is odd, and to
//! (1 + delta, f, (g + (g mod 2) f) / 2) otherwise (section 8). From delta = 1/2, f = p and 0 <= g <= p, after
//! [`Divsteps::count`] steps g = 0 and f is plus or minus the greatest common divisor.
//!
//! c steps depend on the low c bits of f and g alone, and are a matrix of integers over 2^c (section 9), which is made
//! here of words: three *chunks* of at most `field` steps are a *batch* of `steps` steps, whose matrix then updates f
//! and g exactly, and modulo p the cofactors d and e with d a = c f, e a = c g for a known constant c (section 10).
//! `step` is the chunk, `fg` what a batch does to f and g, `update` what it does to d and e, `ends` the way in and out.
//!
//! The check proves the statement of each program. Two facts are not proved there. That a chunk computes the matrix of
//! its steps is a theorem about a model of it (`proofs/Divsteps.v`), and tests compare the matrix with divsteps on big
//! integers. The number of steps is a theorem for up to 815 bits (`proofs/DivstepsCount.v`).

mod ends;
mod fg;
mod regroup;
mod step;
mod update;

use num_bigint::BigInt;
use num_integer::Integer;

use super::programs::{Operation, Subject};
use crate::{
    ir::{
        Program, Ty,
        build::Overflow,
        interval::{Interval, power_of_two},
    },
    pass::{self, PIPELINE, Settings},
};

/// A program that depends on the prime and the width of a word alone.
type Batch = (
    &'static str,
    fn(&Subject, &str) -> Result<Program, Overflow>,
);

/// The programs of batches, in the order in which they are printed. Only routines call them.
#[rustfmt::skip]
pub const BATCHES: &[Batch] = &[
    ("divsteps_head",  fg::head),
    ("divsteps_fg",    step::chunk_with_fg),
    ("divsteps_de",    |w, n| step::chunk_with_de(w, n, |shape| shape.chunk)),
    ("divsteps_last",  |w, n| step::chunk_with_de(w, n, |shape| shape.last)),
    ("divsteps_words", fg::words),
    ("divsteps_low",   |w, n| step::low(w, n, |shape| shape.chunk)),
    ("divsteps_ahead", |w, n| step::low(w, n, |shape| shape.last)),
    ("divsteps_pair",  step::compose),
    ("divsteps_batch", step::compose),
    ("update_fg",      fg::fg),
    ("update_de",      update::de),
];

/// The programs on the way in and out, which follow in print.
#[rustfmt::skip]
pub const ENDS: &[Operation] = &[
    ("invert_start",   ends::start),
    ("invert_sign",    ends::sign),
    ("invert_finish",  ends::finish),
];

/// The program of a batch of this name as this version writes it; `None` for every other name.
pub fn written(name: &str, subject: &Subject) -> Option<Program> {
    let (_, write) = BATCHES.iter().find(|(row, _)| *row == name)?;
    let program = write(subject, name).ok()?;
    Some(pass::run(program, PIPELINE, &Settings::default()))
}

/// How the divsteps of a field are spread over words.
#[derive(Clone, Debug)]
pub struct Divsteps {
    /// The prime.
    pub p: BigInt,
    /// Width of a word.
    pub word: u32,
    /// Bits of f and g that a chunk has: fields of packed words are one bit wider.
    pub field: u32,
    /// Steps of the first two chunks of a batch.
    pub chunk: u32,
    /// Steps of its third chunk.
    pub last: u32,
    /// Batches.
    pub batches: u32,
    /// Where the entries of a chunk's matrix lie.
    pub entry: Interval,
    /// Bounds of f and g: limbs of as many bits as a batch has steps, the last a signed word.
    pub fg: Vec<Interval>,
    /// Bits of the limbs of d and e.
    pub radix: u32,
    /// Bounds of d and e: limbs of `radix` bits, the last signed. What an update returns is within them if what it
    /// takes is.
    pub de: Vec<Interval>,
}

impl Divsteps {
    /// The spread for an odd prime and words of 32 or 64 bits.
    pub fn new(p: &BigInt, word: u8) -> Divsteps {
        let word = u32::from(word);
        // Three fields and their signs fit a word.
        let field = if word == 64 { 20 } else { 9 };
        let bits = u32::try_from(p.bits()).expect("fewer than 2^32 bits");
        let count = Divsteps::count(bits);
        let batches = count.div_ceil(3 * field);
        let steps = count.div_ceil(batches).max(3);
        let chunk = steps.div_ceil(3);
        // |f|, |g| <= p < 2^bits. As the limbs below it are negative, the last reaches
        // 2^(bits - steps (limbs - 1)) + 1, which has to be below 2^(word - 1).
        let limbs = 1 + (bits + 2).saturating_sub(word).div_ceil(steps).max(1);
        let top = Ty::signed(u8::try_from(word).expect("32 or 64")).range();
        let mut fg = vec![Divsteps::limb(steps); limbs as usize - 1];
        fg.push(top);
        let mut shape = Divsteps {
            p: p.clone(),
            word,
            field,
            chunk,
            last: steps - 2 * chunk,
            batches,
            entry: Interval::new(-power_of_two(field), power_of_two(field)),
            fg,
            radix: word - 2,
            de: Vec::new(),
        };
        shape.de = update::inductive_bounds(&shape);
        shape
    }

    /// Divsteps after which g = 0, for 0 <= g <= f < 2^bits and delta = 1/2 at the start: Wuille's bound
    /// (safegcd-bounds, README, "half-delta"), by the convex hulls of Bernstein and Yang's theorem 11.2.
    /// `proofs/DivstepsCount.v` proves it for 2 to 815 bits.
    pub fn count(bits: u32) -> u32 {
        (45907 * bits + 26313) / 19929
    }

    /// Steps of a batch.
    pub fn steps(&self) -> u32 {
        2 * self.chunk + self.last
    }

    /// Where the entries of the matrix of two chunks lie.
    pub fn pair_entry(&self) -> Interval {
        sum_of_two(&self.entry.product(&self.entry))
    }

    /// Where the entries of the matrix of three chunks lie, as far as intervals say.
    pub fn batch_entry(&self) -> Interval {
        sum_of_two(&self.entry.product(&self.pair_entry()))
    }

    /// The entries that an update of d and e takes whole: signed numbers of `radix - 1` bits.
    ///
    /// All entries of a batch are: minus a matrix of n divsteps, they lie in -2^n ..= 2^n - 1, where
    /// n = `steps` <= 3 `field` <= `radix - 2` (`entries` and `nothing_cut` in `proofs/Divsteps.v`). So are those of
    /// the first matrix, -2^n and 0.
    pub fn whole_entry(&self) -> Interval {
        let half = power_of_two(self.radix - 2);
        Interval::new(-&half, half - 1)
    }

    /// Bounds of a whole word.
    pub fn any_word(&self) -> Interval {
        Interval::new(
            -power_of_two(self.word - 1),
            power_of_two(self.word - 1) - 1,
        )
    }

    /// Bounds of a limb of `bits` bits below the last: what an update returns, or that minus 2^bits.
    ///
    /// All first limbs are negative, and only those. A compiler that sees limbs without sign multiplies them by signed
    /// entries in three instructions; where some are negative it takes the one signed multiplication.
    pub fn limb(bits: u32) -> Interval {
        Interval::new(-power_of_two(bits), power_of_two(bits) - 1)
    }

    /// The digits of `k` in -2^bits .. 0; the last takes what is left.
    pub fn negative_digits(k: &BigInt, bits: u32, count: usize) -> Vec<BigInt> {
        Divsteps::digits(k, bits, &-power_of_two(bits), count)
    }

    /// The digits of `k`, each at least `least`, below it plus 2^bits; the last takes what is left.
    pub fn digits(k: &BigInt, bits: u32, least: &BigInt, count: usize) -> Vec<BigInt> {
        let mut rest = k.clone();
        let mut digits = Vec::with_capacity(count);
        for _ in 1..count {
            let digit = (&rest - least).mod_floor(&power_of_two(bits)) + least;
            rest = (rest - &digit) >> bits;
            digits.push(digit);
        }
        digits.push(rest);
        digits
    }

    /// The digits of p as limbs of d and e: signed, for primes between powers of two have many that are 0.
    pub fn p_digits(&self, count: usize) -> Vec<BigInt> {
        let least = -power_of_two(self.radix - 1);
        Divsteps::digits(&self.p, self.radix, &least, count)
    }

    /// The first matrix: minus that of a batch which does nothing.
    pub fn first_matrix(&self) -> [BigInt; 4] {
        let unit = -power_of_two(self.steps());
        [unit.clone(), 0.into(), 0.into(), unit]
    }

    /// The first e: `factor` times 2^((radix - steps) (batches + 1)) modulo p.
    ///
    /// Every update divides by 2^radix where a batch divides by 2^steps, the first one, which does nothing, too. So at
    /// the end d a = factor f (mod p).
    pub fn first_e(&self, factor: &BigInt) -> Vec<BigInt> {
        let exponent = (self.radix - self.steps()) * (self.batches + 1);
        let e = (power_of_two(exponent) * factor).mod_floor(&self.p);
        Divsteps::negative_digits(&e, self.radix, self.de.len())
    }

    /// The first d: 0.
    pub fn first_d(&self) -> Vec<BigInt> {
        Divsteps::negative_digits(&BigInt::from(0), self.radix, self.de.len())
    }

    /// p as limbs of f.
    pub fn first_f(&self) -> Vec<BigInt> {
        Divsteps::negative_digits(&self.p, self.steps(), self.fg.len())
    }
}

fn sum_of_two(range: &Interval) -> Interval {
    range.plus(range)
}
