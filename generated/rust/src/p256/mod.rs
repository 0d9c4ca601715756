//! Arithmetic modulo 2^256 - 2^224 + 2^192 + 2^96 - 1. The base field of NIST P-256. Machine-made by Limbforge: do not edit.

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

native!();
