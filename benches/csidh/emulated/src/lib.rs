//! The action of fixed keys on the emulated core. Each program has one assembly of the field, generated and proved by
//! `limbforge regen`. Words of the call: the first key and the number of keys.
//!
//! The counter of cycles is read before and after each action, which the core's clock notes. Each public key goes to
//! standard output. The seed of key n is 64 bytes: n, little-endian, then zeros.

use forge_csidh::hazmat::{self, Field};
use forge_csidh::{KeySpace, PrivateKey, PublicKey};
use std::io::Write;

/// A field whose sums and products are assembly. Everything else is that of the generated Rust with the same limbs, and
/// inversions and Legendre symbols are powers, as in the published code.
#[macro_export]
macro_rules! assembly {
    ($file:literal, $module:ident, $add:ident, $sub:ident, $mul:ident, $square:ident) => {
        use forge_csidh::hazmat::Field;
        use limbforge_fields::$module::word64 as field;
        use std::mem::MaybeUninit;

        // With link-time optimisation the assembler does not know the target's instruction set.
        std::arch::global_asm!(
            ".option push",
            ".option arch, +m",
            include_str!(concat!("../../../../../generated/asm/", $file, ".s")),
            ".option pop"
        );

        // They are called with the addresses of elements: result, operands.
        unsafe extern "C" {
            fn $add(out: *mut u64, a: *const u64, b: *const u64);
            fn $sub(out: *mut u64, a: *const u64, b: *const u64);
            fn $mul(out: *mut u64, a: *const u64, b: *const u64);
            fn $square(out: *mut u64, a: *const u64);
        }

        #[derive(Clone, Copy)]
        struct Assembly([u64; field::LIMBS]);

        impl Assembly {
            #[inline(always)]
            fn two(
                &self,
                other: &Self,
                function: unsafe extern "C" fn(*mut u64, *const u64, *const u64),
            ) -> Self {
                let mut out = MaybeUninit::<Assembly>::uninit();
                // SAFETY: the function reads two elements, writes all words of one, and keeps to the calling
                // convention: it was proved as machine code.
                unsafe {
                    function(out.as_mut_ptr().cast(), self.0.as_ptr(), other.0.as_ptr());
                    out.assume_init()
                }
            }
        }

        impl Field for Assembly {
            const ZERO: Self = Assembly(field::ZERO.0);
            const ONE: Self = Assembly(field::ONE.0);

            #[inline(always)]
            fn add(&self, other: &Self) -> Self {
                self.two(other, $add)
            }

            #[inline(always)]
            fn sub(&self, other: &Self) -> Self {
                self.two(other, $sub)
            }

            #[inline(always)]
            fn mul(&self, other: &Self) -> Self {
                self.two(other, $mul)
            }

            #[inline(always)]
            fn square(&self) -> Self {
                let mut out = MaybeUninit::<Assembly>::uninit();
                // SAFETY: as above, of one element.
                unsafe {
                    $square(out.as_mut_ptr().cast(), self.0.as_ptr());
                    out.assume_init()
                }
            }

            fn select(choice: u64, yes: &Self, no: &Self) -> Self {
                Assembly(field::select(choice, &field::Element(yes.0), &field::Element(no.0)).0)
            }

            fn from_bytes(bytes: &[u8; 64]) -> (Self, u64) {
                let (element, canonical) = field::from_bytes_canonical(bytes);
                (Assembly(element.0), canonical)
            }

            fn to_bytes(&self) -> [u8; 64] {
                field::to_bytes(&field::Element(self.0))
            }
        }

        fn main() {
            $crate::run::<Assembly>();
        }
    };
}

/// Runs the keys of the call.
pub fn run<F: Field>() {
    let words = std::env::args().skip(1).map(|word| word.parse::<u64>());
    let words: Vec<u64> = words.map(|word| word.expect("a number")).collect();
    let &[first, count] = words.as_slice() else {
        panic!("the first key and the number of keys");
    };
    let mut to = std::io::stdout().lock();
    for n in first..first + count {
        let mut seed = [0; 64];
        seed[..8].copy_from_slice(&n.to_le_bytes());
        let exponents = hazmat::exponents(&PrivateKey::from_seed(KeySpace::Box5, &seed));
        cycle::lap();
        let public = hazmat::vartime_reference_action::<F>(&PublicKey::BASE, &exponents, &seed);
        cycle::lap();
        to.write_all(public.as_bytes()).expect("an output");
    }
}

mod cycle {
    /// Reads the counter of cycles. The number is of no interest here: the clock of the core notes the place.
    #[inline(always)]
    pub fn lap() {
        let cycles: u64;
        // SAFETY: reads a counter that user programs may read; no memory, no stack.
        unsafe { std::arch::asm!("rdcycle {}", out(reg) cycles, options(nomem, nostack)) };
        std::hint::black_box(cycles);
    }
}
