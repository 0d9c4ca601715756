//! Constant-time arithmetic in prime fields, machine-made by Limbforge: do not edit.
//!
//! Each field is a module behind a Cargo feature of the same name. All features are on by default. A module exports the
//! functions for the target's word size. The submodules `word64` and `word32` have the source for each word size, with the
//! recipe and the bounds of the limbs. A field with one submodule uses it on every target. Limbforge checked every function
//! for all inputs within its bounds before printing it. A curve's module has tables of a base point, as integers that any
//! of these fields can read.
//!
//! `Element` has operators, and the functions as methods.
//!
//! ```
//! # #[cfg(feature = "curve25519")] {
//! use limbforge_fields::curve25519::Element;
//!
//! let (x, y) = (Element::from(2), Element::from(3));
//! assert_eq!((x + y).square(), x * x + x * y.double() + y * y);
//! assert_eq!(x * x.invert(), Element::ONE);
//! # }
//! ```
//!
//! Operators carry every sum. The functions let the caller skip that: `add` returns a `Loose`, which `mul` and `square`
//! accept.
//!
//! ```
//! # #[cfg(feature = "curve25519")] {
//! use limbforge_fields::curve25519::{BYTES, add, from_bytes, mul, square, to_bytes};
//!
//! let (x, y) = (from_bytes(&[2; BYTES]), from_bytes(&[3; BYTES]));
//! let sum = add(&x, &y);
//! let left = square(&sum);
//! let right = mul(&sum, &sum);
//! assert_eq!(to_bytes(&left), to_bytes(&right));
//! # }
//! ```
//!
//! The feature `asm` adds a module `x86_64` to fields that have searched assembly for processors with BMI2. Its functions
//! find out when they run whether the processor has it, and call those of `word64` if not. Without this feature the crate
//! forbids `unsafe`.
//!
//! With `RUSTFLAGS="--cfg limbforge_calls"` no function is inlined, so that `limbforge prove` can prove the bytes of all of them.
//!
//! Functions are `const`, but for those that write lists, take exponents, or repeat what an argument says. Those that choose by
//! a flag, inversion among them, are `const` from Rust 1.86 on. So the compiler computes tables:
//!
//! ```
//! # #[cfg(feature = "curve25519")] {
//! use limbforge_fields::curve25519::{BYTES, Element};
//!
//! const THREE: Element = {
//!     let mut bytes = [0; BYTES];
//!     bytes[0] = 3;
//!     Element::from_bytes(&bytes)
//! };
//! const THIRD: Element = THREE.invert();
//! assert_eq!(THREE * THIRD, Element::ONE);
//! # }
//! ```
//!
//! The features `ff`, `ff_0_14`, `subtle` and `zeroize` implement the traits of these crates: `Field` and `PrimeField` of `ff`
//! 0.13 and 0.14, `ConstantTimeEq` and `ConditionallySelectable`, `Zeroize`. The feature `crypto-bigint` converts elements from
//! and to integers of that crate. With `ff`, elements work in generic code:
//!
//! ```
//! # #[cfg(all(feature = "curve25519", feature = "ff"))] {
//! use ff::PrimeField;
//! use limbforge_fields::curve25519::Element;
//!
//! /// The value of a polynomial at x, by Horner's rule.
//! fn evaluate<F: PrimeField>(coefficients: &[F], x: F) -> F {
//!     coefficients.iter().rev().fold(F::ZERO, |sum, c| sum * x + c)
//! }
//!
//! let coefficients = [1, 2, 3].map(Element::from);
//! assert_eq!(evaluate(&coefficients, Element::from(10)), Element::from(321));
//! # }
//! ```

#![no_std]
#![cfg_attr(not(feature = "asm"), forbid(unsafe_code))]
#![deny(unsafe_code)]
#![warn(missing_docs)]
// Style lints do not apply to generated straight-line code. Some take minutes on functions of a thousand lines.
#![allow(clippy::all)]

#[macro_use]
mod target;

pub use target::WORD;

#[cfg(feature = "curve25519")]
pub mod curve25519;

#[cfg(feature = "curve25519_m51")]
pub mod curve25519_m51;

#[cfg(feature = "curve25519_serial51")]
pub mod curve25519_serial51;

#[cfg(feature = "curve25519_x25_5")]
pub mod curve25519_x25_5;

#[cfg(feature = "scalar25519")]
pub mod scalar25519;

#[cfg(feature = "goldilocks")]
pub mod goldilocks;

#[cfg(feature = "scalar448")]
pub mod scalar448;

#[cfg(feature = "secp256k1")]
pub mod secp256k1;

#[cfg(feature = "p256")]
pub mod p256;

#[cfg(feature = "scalar_p256")]
pub mod scalar_p256;

#[cfg(feature = "p384")]
pub mod p384;

#[cfg(feature = "p521")]
pub mod p521;

#[cfg(feature = "csidh512")]
pub mod csidh512;

#[cfg(feature = "csidh512_x57")]
pub mod csidh512_x57;

#[cfg(feature = "edwards25519")]
#[rustfmt::skip]
pub mod edwards25519;
