//! Arithmetic modulo 2^384 - 2^128 - 2^96 + 2^32 - 1. The base field of NIST P-384. Machine-made by Limbforge: do not edit.

#[rustfmt::skip]
pub mod word32;
#[rustfmt::skip]
pub mod word64;

native!();
