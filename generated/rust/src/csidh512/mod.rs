//! Arithmetic modulo 0x65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cda7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b. The base field of CSIDH-512. Machine-made by Limbforge: do not edit.

#[rustfmt::skip]
pub mod word32;
#[rustfmt::skip]
pub mod word64;
#[cfg(rustc_1_89)]
#[rustfmt::skip]
pub mod lanes8;
#[rustfmt::skip]
pub mod formulas64;
#[rustfmt::skip]
pub mod formulas32;
#[cfg(all(feature = "asm", target_arch = "x86_64", rustc_1_89))]
#[rustfmt::skip]
pub mod x86_64;

native!();
