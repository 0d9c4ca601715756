//! Lanes by vector instructions: the generated fields, and what formulas need beside them.
//!
//! The one module of the crate with `unsafe`. A function that enables instructions is unsafe to call from one that does
//! not: the processor must have them. [`Ifma`], [`Avx2`] and [`Fma`] are the evidence that it does, and `detect` alone
//! makes one.

#![allow(unsafe_code)]

/// `$Name`, the evidence that the processor has the instructions `$enabled`. `--cfg forge25519_vectors` with one of the
/// names `$off` says no, to compare paths.
macro_rules! evidence {
    ($Name:ident: $enabled:literal = $($feature:tt),+; off by $($off:literal),+) => {
        cpufeatures::new!(detected, $($feature),+);

        /// Evidence that the processor has the instructions.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) struct $Name(());

        impl $Name {
            /// If the processor has the instructions, and the system saves their registers.
            #[inline]
            pub(crate) fn detect() -> Option<$Name> {
                let off = cfg!(any($(forge25519_vectors = $off),+));
                (!off && detected::get()).then_some($Name(()))
            }

            /// Runs the job on eight lanes, compiled to the instructions. A function of its own also where the whole
            /// program has them: the compiler puts formulas in place if they have one caller.
            pub(crate) fn run<J: crate::lanes::Job>(self, job: J) -> J::Output {
                #[inline(never)]
                #[target_feature(enable = $enabled)]
                fn enabled<J: crate::lanes::Job>(machine: $Name, job: J) -> J::Output {
                    job.run(machine)
                }
                // SAFETY: `self` is evidence that the processor has the instructions.
                unsafe { enabled(self, job) }
            }
        }
    };
}

/// Runs jobs on four lanes.
macro_rules! four {
    ($Name:ident: $enabled:literal) => {
        impl $Name {
            /// Runs the job on four lanes, compiled to the instructions.
            pub(crate) fn run_four<J: crate::four::Job>(self, job: J) -> J::Output {
                #[inline(never)]
                #[target_feature(enable = $enabled)]
                fn enabled<J: crate::four::Job>(machine: $Name, job: J) -> J::Output {
                    job.run(machine)
                }
                // SAFETY: `self` is evidence that the processor has the instructions.
                unsafe { enabled(self, job) }
            }
        }
    };
}

/// The value for both vectors of eight lanes. Closures would be functions without the instructions.
macro_rules! both {
    ($part:ident => $value:expr) => {
        [both!($part 0 $value), both!($part 1 $value)]
    };
    ($part:ident $number:literal $value:expr) => {{
        let $part = $number;
        $value
    }};
}

/// Methods of a trait cannot enable instructions. Each calls a function that does, and is inlined, so that within `run`
/// the caller has them too.
macro_rules! methods {
    ($(
        $name:ident$(<$($generic:ident: $kind:ty),*>)?($self:ident $(, $argument:ident: $type:ty)*)
            -> $output:ty = $call:expr;
    )*) => {
        $(
            #[inline(always)]
            fn $name$(<$(const $generic: $kind),*>)?($self $(, $argument: $type)*) -> $output {
                // SAFETY: `self` is evidence that the processor has the instructions.
                unsafe { $call }
            }
        )*
    };
}

/// Eight words in two vectors of 256 bits, with the operations of SHA-512.
macro_rules! hasher {
    ($Name:ident) => {
        impl Hasher for $Name {
            type Vector = Both<__m256i>;

            methods! {
                vector(self, words: &Word) -> Both<__m256i> = vectors(words);
                words(self, vector: Both<__m256i>) -> Word = words(vector);
                plus(self, x: Both<__m256i>, y: Both<__m256i>) -> Both<__m256i> =
                    both!(i => _mm256_add_epi64(x[i], y[i]));
                rotations<A: i32, B: i32, C: i32>(self, x: Both<__m256i>) -> Both<__m256i> =
                    both!(i => rotations::<A, B, C>(x[i]));
                shifted<A: i32, B: i32, C: u32>(self, x: Both<__m256i>) -> Both<__m256i> =
                    both!(i => shifted::<A, B, C>(x[i]));
                choice(self, x: Both<__m256i>, y: Both<__m256i>, z: Both<__m256i>) -> Both<__m256i> =
                    both!(i => choice(x[i], y[i], z[i]));
                majority(self, x: Both<__m256i>, y: Both<__m256i>, z: Both<__m256i>) -> Both<__m256i> =
                    both!(i => majority(x[i], y[i], z[i]));
                blend(self, mask: Mask, one: Both<__m256i>, zero: Both<__m256i>) -> Both<__m256i> =
                    both!(i => _mm256_blendv_epi8(zero[i], one[i], spread(part(mask, i))));
            }
        }
    };
}

mod avx2;
mod fma;
mod ifma;

pub(crate) use avx2::Avx2;
pub(crate) use fma::Fma;
pub(crate) use ifma::Ifma;

use core::arch::x86_64::*;

/// Four rows of four words, transposed: words change places, then halves.
#[inline]
#[target_feature(enable = "avx2")]
fn transposed([a, b, c, d]: [__m256i; 4]) -> [__m256i; 4] {
    let (ab, ab_odd) = (_mm256_unpacklo_epi64(a, b), _mm256_unpackhi_epi64(a, b));
    let (cd, cd_odd) = (_mm256_unpacklo_epi64(c, d), _mm256_unpackhi_epi64(c, d));
    [
        _mm256_permute2x128_si256::<0x20>(ab, cd),
        _mm256_permute2x128_si256::<0x20>(ab_odd, cd_odd),
        _mm256_permute2x128_si256::<0x31>(ab, cd),
        _mm256_permute2x128_si256::<0x31>(ab_odd, cd_odd),
    ]
}
