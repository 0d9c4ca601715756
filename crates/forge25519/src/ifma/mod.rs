//! Lanes by AVX-512 IFMA: the generated fields, and what formulas need beside them.
//!
//! The one module of the crate with `unsafe`. A function that enables instructions is unsafe to call from one that does
//! not: the processor must have them. [`Ifma`] is the evidence that it does, and [`Ifma::detect`] alone makes one.

#![allow(unsafe_code)]

mod eight;
mod four;

cpufeatures::new!(detected, "avx512f", "avx512ifma", "avx512dq", "avx512vl");

/// Evidence that the processor has the instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ifma(());

impl Ifma {
    /// If the processor has the instructions, and the system saves their registers. `--cfg forge25519_vectors="off"`
    /// says no, to compare backends.
    #[inline]
    pub(crate) fn detect() -> Option<Ifma> {
        let off = cfg!(forge25519_vectors = "off");
        (!off && detected::get()).then_some(Ifma(()))
    }

    /// Runs the job on eight lanes, compiled to the instructions.
    pub(crate) fn run<J: crate::lanes::Job>(self, job: J) -> J::Output {
        #[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
        fn enabled<J: crate::lanes::Job>(machine: Ifma, job: J) -> J::Output {
            job.run(machine)
        }
        // SAFETY: `self` is evidence that the processor has the instructions.
        unsafe { enabled(self, job) }
    }

    /// The same on four lanes.
    pub(crate) fn run_four<J: crate::four::Job>(self, job: J) -> J::Output {
        #[target_feature(enable = "avx512f,avx512ifma,avx512dq,avx512vl")]
        fn enabled<J: crate::four::Job>(machine: Ifma, job: J) -> J::Output {
            job.run(machine)
        }
        // SAFETY: `self` is evidence that the processor has the instructions.
        unsafe { enabled(self, job) }
    }
}

/// Methods of a trait cannot enable instructions. Each calls a function that does, and is inlined, so that within
/// [`Ifma::run`] the caller has them too.
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
use methods;
