//! AVX2 with FMA: products of doubles, in vectors of 256 bits. For what is public: no maker of processors says that
//! they take the same time for all operands.

mod eight;
mod formulas;

use limbforge_fields::curve25519_m51::lanes4::fma as field;

evidence! {
    Fma: "avx2,fma" = "avx2", "fma";
    off by "off"
}

/// x·y. A function of its own: in the place of each product it would not fit into the cache of instructions.
#[inline(never)]
#[target_feature(enable = "avx2,fma")]
fn mul(x: &field::Element, y: &field::Element) -> field::Element {
    field::mul(x, y)
}

#[inline(never)]
#[target_feature(enable = "avx2,fma")]
fn square(x: &field::Element) -> field::Element {
    field::square(x)
}
