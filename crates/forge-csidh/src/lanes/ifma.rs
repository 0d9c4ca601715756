//! Lanes by AVX-512 IFMA: the generated field.
//!
//! The one module of the crate with `unsafe`. A function that enables instructions is unsafe to call from one that does
//! not: the processor must have them. Each operation therefore asks the cached detection, a load and a comparison, and
//! computes with [`Portable`] where they are missing.

#![allow(unsafe_code)]

use super::{COUNT, Limbs, Machine, Portable};
use core::mem::transmute;
use limbforge_fields::csidh512::lanes8::ifma as field;

cpufeatures::new!(detected, "avx512f", "avx512ifma");

/// AVX-512 F and IFMA.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ifma;

impl Ifma {
    /// If the processor has the instructions, and the system saves their registers.
    #[inline]
    pub(crate) fn detect() -> Option<Ifma> {
        detected::get().then_some(Ifma)
    }
}

// A vector of eight words has their size, and any words are one.
const _: () = assert!(size_of::<Limbs>() == size_of::<field::Element>());
const _: () = assert!(align_of::<Limbs>() == align_of::<field::Element>());

#[inline(always)]
fn element(x: &Limbs) -> &field::Element {
    // SAFETY: both have the same size and alignment, and any bits are a value of both.
    unsafe { transmute::<&Limbs, &field::Element>(x) }
}

#[inline(always)]
fn loose(x: &Limbs) -> &field::Loose {
    // SAFETY: as above. The bounds of tight elements are within those of loose ones.
    unsafe { transmute::<&Limbs, &field::Loose>(x) }
}

#[inline(always)]
fn limbs(x: field::Element) -> Limbs {
    // SAFETY: as above.
    unsafe { transmute::<field::Element, Limbs>(x) }
}

/// Operations as functions that enable the instructions, and as methods of the machine that call them.
macro_rules! operations {
    ($(fn $name:ident($($argument:ident: $type:ty),*) -> $output:ty { $body:expr })*) => {
        mod enabled {
            use super::*;

            $(
                #[inline(never)]
                #[target_feature(enable = "avx512f,avx512ifma")]
                pub(super) fn $name($($argument: $type),*) -> $output {
                    $body
                }
            )*
        }

        impl Machine for Ifma {
            $(
                #[inline(always)]
                fn $name($($argument: $type),*) -> $output {
                    if detected::get() {
                        // SAFETY: the processor has the instructions.
                        unsafe { enabled::$name($($argument),*) }
                    } else {
                        Portable::$name($($argument),*)
                    }
                }
            )*
        }
    };
}

operations! {
    fn add(x: &Limbs, y: &Limbs) -> Limbs { limbs(field::carry(&field::add(element(x), element(y)))) }
    fn sub(x: &Limbs, y: &Limbs) -> Limbs { limbs(field::carry(&field::sub(element(x), element(y)))) }
    fn mul(x: &Limbs, y: &Limbs) -> Limbs { limbs(field::mul(loose(x), loose(y))) }
    fn square(x: &Limbs) -> Limbs { limbs(field::square(loose(x))) }
    fn select(lanes: u8, yes: &Limbs, no: &Limbs) -> Limbs {
        limbs(field::select(lanes, element(yes), element(no)))
    }
    fn is_zero(x: &Limbs) -> u8 { field::is_zero(element(x)) }
    fn is_square(x: &Limbs) -> u8 { field::is_square(element(x)) }
    fn invert(x: &Limbs) -> Limbs { limbs(field::invert(element(x))) }
    fn from_rows(rows: &[[u8; 64]; COUNT]) -> Limbs { limbs(field::from_words(&field::words_of_bytes(rows))) }
    fn to_rows(x: &Limbs) -> [[u8; 64]; COUNT] { field::bytes_of_words(&field::to_words(element(x))) }
}
