//! AVX2: 32-bit products, in vectors of 256 bits.

pub(in crate::vectors) mod eight;
mod four;

use crate::four::Number;
use core::arch::x86_64::*;
use limbforge_fields::curve25519_x25_5::lanes4::avx2 as field;

evidence! {
    Avx2: "avx2" = "avx2";
    off by "off"
}

four! { Avx2: "avx2" }

/// x·y. A function of its own: in the place of each product it would not fit into the cache of instructions.
#[inline(never)]
#[target_feature(enable = "avx2")]
fn mul(x: &field::Loose, y: &field::Loose) -> field::Element {
    field::mul(x, y)
}

#[inline(never)]
#[target_feature(enable = "avx2")]
fn square(x: &field::Loose) -> field::Element {
    field::square(x)
}

/// A vector of its words: one load, as the compiler sees.
#[inline]
#[target_feature(enable = "avx2")]
pub(in crate::vectors) fn vector(words: &Number) -> __m256i {
    field::vload(words)
}
