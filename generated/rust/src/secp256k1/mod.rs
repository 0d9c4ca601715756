//! Arithmetic modulo 2^256 - 2^32 - 977. The base field of secp256k1. Machine-made by Limbforge: do not edit.

#[rustfmt::skip]
pub mod word32;
#[rustfmt::skip]
pub mod word64;

native!();
