//! Arithmetic modulo 2^255 - 19. The base field of Curve25519 and Ed25519, with limbs of alternating 26 and 25 bits. Machine-made by Limbforge: do not edit.

#[rustfmt::skip]
pub mod word32;
#[cfg(rustc_1_89)]
#[rustfmt::skip]
pub mod lanes4;

pub use self::word32::*;
