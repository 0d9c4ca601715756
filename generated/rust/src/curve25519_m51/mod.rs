//! Arithmetic modulo 2^255 - 19. The base field of Curve25519 and Ed25519, with limbs of 51 bits and sums in pairs of words. Machine-made by Limbforge: do not edit.

#[rustfmt::skip]
pub mod word64;
#[cfg(rustc_1_89)]
#[rustfmt::skip]
pub mod lanes4;

pub use self::word64::*;
