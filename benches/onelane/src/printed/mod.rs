//! The products over lanes that Limbforge prints, a module for each modulus.
//!
//! A file `across.rs.in` has four functions of the output of the command in its head. The compiler's tests compare it
//! with what is printed.

#![allow(unsafe_code)]

use num_bigint::BigUint;

/// A function of a printed file on registers, with its result in memory of the caller.
macro_rules! call {
    ($(#[$about:meta])* $name:ident($($operand:ident: $kind:ident),*)) => {
        $(#[$about])*
        #[inline(always)]
        pub fn $name(self, out: &mut Element, $($operand: &Element),*) {
            #[inline(never)]
            #[target_feature(enable = "avx512f,avx512ifma")]
            fn call(out: &mut Element, $($operand: &Element),*) {
                *out = ifma::$name($(&ifma::$kind { 0: *$operand }),*).0;
            }
            // SAFETY: `detect` alone makes a `Printed`, after it has found both sets of instructions.
            unsafe { call(out, $($operand),*) }
        }
    };
}

/// The module of a printed file with limbs of so many bits.
macro_rules! printed {
    ($(#[$about:meta])* $module:ident, $bits:literal) => {
        $(#[$about])*
        pub mod $module {
            use crate::vector::Machine;

            #[allow(dead_code)]
            #[rustfmt::skip]
            #[path = "across.rs.in"]
            mod file;

            pub use file::LIMBS;
            use file::{REGISTERS, ifma};

            /// Bits of a limb.
            pub const BITS: u32 = $bits;

            /// The registers of an element, within loose bounds where it is an operand of a product.
            pub type Element = [ifma::V; REGISTERS];

            /// Arithmetic, made only where the processor was seen to have the instructions.
            #[derive(Clone, Copy, Debug)]
            pub struct Printed(());

            impl Printed {
                /// AVX-512 F and IFMA, if the processor has them.
                #[must_use]
                pub fn detect() -> Option<Printed> {
                    Machine::ifma().map(|_| Printed(()))
                }

                /// The element of limbs.
                #[must_use]
                pub fn enter(self, limbs: &[u64; LIMBS]) -> Element {
                    // SAFETY: `detect` alone makes a `Printed`, after it has found both sets of instructions.
                    unsafe { ifma::registers_of(limbs) }
                }

                /// The limbs of an element.
                #[must_use]
                pub fn leave(self, x: &Element) -> [u64; LIMBS] {
                    // SAFETY: as above.
                    unsafe { ifma::limbs_of(x) }
                }

                call! {
                    /// The product, in the Montgomery domain if the file's elements are.
                    mul(a: Loose, b: Loose)
                }
                call! {
                    /// The square, as [`mul`](Self::mul).
                    square(a: Loose)
                }
                call! {
                    /// The sum of products.
                    add(a: Element, b: Element)
                }
            }
        }
    };
}

printed! {
    /// 2^521 − 1, by a fold: [`fold`](crate::fold) as a recipe.
    p521, 44
}
printed! {
    /// The prime of CSIDH-512, by Montgomery's reduction.
    csidh512, 47
}
printed! {
    /// [`x1024`](crate::primes::x1024), by Montgomery's reduction.
    x1024, 49
}

/// The limbs of a number, of so many bits each.
///
/// # Panics
/// If it has more limbs.
#[must_use]
pub fn limbs<const N: usize>(x: &BigUint, bits: u32) -> [u64; N] {
    assert!(x.bits() <= u64::from(bits) * N as u64, "a longer number");
    let low = BigUint::from((1u64 << bits) - 1);
    std::array::from_fn(|l| u64::try_from((x >> (bits as usize * l)) & &low).expect("a limb"))
}

/// The number of limbs, which may have more bits.
#[must_use]
pub fn number(limbs: &[u64], bits: u32) -> BigUint {
    let limbs = limbs.iter().rev();
    limbs.fold(BigUint::ZERO, |sum, limb| (sum << bits) + limb)
}
