//! Arithmetic modulo 2^255 - 19. The base field of Curve25519 and Ed25519. Machine-made by Limbforge: do not edit.

#[rustfmt::skip]
pub mod word32;
#[rustfmt::skip]
pub mod word64;
#[cfg(rustc_1_89)]
#[rustfmt::skip]
pub mod lanes8;
#[cfg(rustc_1_89)]
#[rustfmt::skip]
pub mod lanes4;
#[rustfmt::skip]
pub mod formulas64;
#[rustfmt::skip]
pub mod formulas32;
#[cfg(all(feature = "asm", target_arch = "x86_64", rustc_1_89))]
#[rustfmt::skip]
pub mod x86_64;

native!();
