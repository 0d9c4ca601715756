//! Arithmetic modulo 2^448 - 2^224 - 1. The base field of Curve448 and Ed448. Machine-made by Limbforge: do not edit.

#[rustfmt::skip]
pub mod word32;
#[rustfmt::skip]
pub mod word64;

native!();
