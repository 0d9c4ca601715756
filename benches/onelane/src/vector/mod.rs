//! Eight words side by side, and the machine that computes with them.
//!
//! Every routine is generic over [`Vector`]. [`Portable`] is the scalar emulation of the same instructions; `ifma` has
//! them as AVX-512 F and IFMA. A routine is a [`Work`], which a [`Machine`] runs as one out-of-line function.

#[cfg(target_arch = "x86_64")]
mod ifma;
mod portable;

pub use portable::Portable;

/// Words of a vector.
pub const LANES: usize = 8;

/// The low 52 bits, of which the multiplier takes its factors.
pub const LOW52: u64 = (1 << 52) - 1;

/// A vector in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Words(pub [u64; LANES]);

impl Words {
    /// Zeros.
    pub const ZERO: Words = Words([0; LANES]);
}

/// Lane l of a list of vectors, the first vector the lowest.
#[inline(always)]
pub fn lane(words: &[Words], l: usize) -> u64 {
    words[l / LANES].0[l % LANES]
}

/// Eight words. Every operation acts lane by lane modulo 2^64, unless it says otherwise.
pub trait Vector: Copy {
    /// The same word in all lanes.
    fn splat(word: u64) -> Self;
    /// From memory.
    fn load(words: &Words) -> Self;
    /// To memory.
    fn store(self, words: &mut Words);
    /// Sums.
    fn add(self, other: Self) -> Self;
    /// Differences.
    fn sub(self, other: Self) -> Self;
    /// Bits of both.
    fn and(self, other: Self) -> Self;
    /// Bits moved down by N.
    fn down<const N: u32>(self) -> Self;
    /// Bits moved up by N.
    fn up<const N: u32>(self) -> Self;
    /// `self` plus the low 52 bits of the product of the low 52 bits of a and b (`vpmadd52luq`).
    fn low(self, a: Self, b: Self) -> Self;
    /// `self` plus bits 52 to 103 of the product of the low 52 bits of a and b (`vpmadd52huq`).
    fn high(self, a: Self, b: Self) -> Self;
    /// Lanes N to 7 of `self`, then lanes 0 to N − 1 of `next` (`valignq`). N is at most 7.
    fn align<const N: i32>(self, next: Self) -> Self;
    /// Lane 0 in all lanes.
    fn first(self) -> Self;
    /// Lane 0 moved down by N bits, and 0 in the others.
    fn first_down<const N: u32>(self) -> Self;
    /// The lanes with a word above that of the other, bit l for lane l. Words are unsigned.
    fn above(self, other: Self) -> u8;
    /// The lanes with equal words.
    fn equal(self, other: Self) -> u8;
    /// `self` plus one in the lanes of the set.
    fn increment(self, lanes: u8) -> Self;
    /// No lane has a bit.
    fn zero() -> Self {
        Self::splat(0)
    }
}

/// A computation that is generic over vectors.
pub trait Work {
    /// Its result.
    type Output;
    /// Computes. Has to be `#[inline(always)]`, so that a machine's instructions are enabled in it.
    fn run<V: Vector>(self) -> Self::Output;
}

/// The same with its result in memory of the caller.
///
/// A result that is returned may be copied by code that is not compiled for the machine, in words of 128 bits. Loads of
/// whole vectors then wait for these stores to leave the processor's store buffer, which takes as long as a product.
pub struct Into<'a, W: Work> {
    /// The computation.
    pub work: W,
    /// Overwritten with its result.
    pub out: &'a mut W::Output,
}

impl<W: Work> Work for Into<'_, W> {
    type Output = ();

    #[inline(always)]
    fn run<V: Vector>(self) {
        *self.out = self.work.run::<V>();
    }
}

/// Instructions to compute with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Machine(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Portable,
    // Only made where the processor was seen to have the instructions.
    #[cfg(target_arch = "x86_64")]
    Ifma,
}

impl Machine {
    /// The emulation by scalar code, which runs everywhere.
    pub const PORTABLE: Machine = Machine(Kind::Portable);

    /// AVX-512 F and IFMA, if the processor has them.
    #[must_use]
    pub fn ifma() -> Option<Machine> {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx512f")
            && std::arch::is_x86_feature_detected!("avx512ifma")
        {
            return Some(Machine(Kind::Ifma));
        }
        None
    }

    /// Every machine that this processor has.
    #[must_use]
    pub fn all() -> Vec<Machine> {
        std::iter::once(Machine::PORTABLE)
            .chain(Machine::ifma())
            .collect()
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self.0 {
            Kind::Portable => "portable",
            #[cfg(target_arch = "x86_64")]
            Kind::Ifma => "ifma",
        }
    }

    /// Computes, as a call.
    #[inline(always)]
    pub fn run<W: Work>(self, work: W) -> W::Output {
        match self.0 {
            Kind::Portable => portable(work),
            #[cfg(target_arch = "x86_64")]
            Kind::Ifma => ifma::run(self, work),
        }
    }
}

#[inline(never)]
fn portable<W: Work>(work: W) -> W::Output {
    work.run::<Portable>()
}
