//! The product modulo 2^521 − 1 that Limbforge prints for limbs over lanes: that of [`fold`](crate::fold) as a recipe.
//!
//! `p521_across.rs.in` has four functions of the output of the command in its head. The compiler's tests compare it
//! with what is printed.

#![allow(unsafe_code)]

use crate::vector::Machine;
use num_bigint::BigUint;

/// The printed file.
#[allow(dead_code)]
#[rustfmt::skip]
#[path = "p521_across.rs.in"]
mod p521;

pub use p521::LIMBS;
use p521::ifma;
pub use p521::ifma::Element;

/// Bits of a limb.
pub const BITS: usize = 44;

/// Arithmetic modulo 2^521 − 1. It is made only where the processor was seen to have the instructions.
#[derive(Clone, Copy, Debug)]
pub struct Printed(());

/// A function of the file as a call, with its result in memory of the caller.
macro_rules! call {
    ($name:ident($($operand:ident),*)) => {
        /// As printed, with its result in memory of the caller.
        #[inline(always)]
        pub fn $name(self, out: &mut Element, $($operand: &Element),*) {
            #[inline(never)]
            #[target_feature(enable = "avx512f,avx512ifma")]
            fn call(out: &mut Element, $($operand: &Element),*) {
                *out = ifma::$name($($operand),*);
            }
            // SAFETY: `Printed::detect` alone makes a `Printed`, after it has found both sets of instructions.
            unsafe { call(out, $($operand),*) }
        }
    };
}

impl Printed {
    /// AVX-512 F and IFMA, if the processor has them.
    #[must_use]
    pub fn detect() -> Option<Printed> {
        Machine::ifma().map(|_| Printed(()))
    }

    /// The element of limbs.
    #[must_use]
    pub fn enter(self, limbs: &[u64; LIMBS]) -> Element {
        // SAFETY: as for the calls below.
        unsafe { ifma::from_limbs(limbs) }
    }

    /// The limbs of an element.
    #[must_use]
    pub fn leave(self, x: &Element) -> [u64; LIMBS] {
        // SAFETY: as for the calls below.
        unsafe { ifma::to_limbs(x) }
    }

    call!(mul(a, b));
    call!(square(a));
    call!(add(a, b));
}

/// The limbs of a number below 2^528.
#[must_use]
pub fn limbs(x: &BigUint) -> [u64; LIMBS] {
    let low = BigUint::from((1u64 << BITS) - 1);
    std::array::from_fn(|l| u64::try_from((x >> (BITS * l)) & &low).expect("44 bits"))
}

/// The number of limbs.
#[must_use]
pub fn number(limbs: &[u64; LIMBS]) -> BigUint {
    let limbs = limbs.iter().rev();
    limbs.fold(BigUint::ZERO, |sum, limb| (sum << BITS) + limb)
}
