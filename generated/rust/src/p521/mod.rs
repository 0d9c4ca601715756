//! Arithmetic modulo 2^521 - 1. The base field of NIST P-521. Machine-made by Limbforge: do not edit.

#[rustfmt::skip]
pub mod word32;
#[rustfmt::skip]
pub mod word64;

native!();
