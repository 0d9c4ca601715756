//! Arithmetic modulo 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551. The order of the group of NIST P-256. Machine-made by Limbforge: do not edit.

#[rustfmt::skip]
pub mod word32;
#[rustfmt::skip]
pub mod word64;

native!();
