//! Exact carries between limbs of 52 bits that lie side by side.

use crate::vector::{LOW52, Vector};

/// Lanes moved up by one over all registers: lane 0 becomes 0, the highest is dropped.
#[inline(always)]
pub fn raise<V: Vector, const R: usize>(x: &[V; R]) -> [V; R] {
    let mut out = *x;
    let mut below = V::zero();
    for r in 0..R {
        out[r] = below.align::<7>(x[r]);
        below = x[r];
    }
    out
}

/// Lanes moved down by one over all registers: lane 0 is dropped, the highest becomes 0.
#[inline(always)]
pub fn lower<V: Vector, const R: usize>(x: &[V; R]) -> [V; R] {
    let mut out = *x;
    for r in 0..R {
        let above = if r + 1 < R { x[r + 1] } else { V::zero() };
        out[r] = x[r].align::<1>(above);
    }
    out
}

/// The same number with limbs below 2^52, modulo 2^(52·8·R).
///
/// One step of carries leaves limbs of at most 2^52 − 1 + 2^12 for any words. After it a lane passes on at most one:
/// it generates a carry if it is above 2^52 − 1, and propagates one if it equals that. So one addition of the sets of
/// lanes finds all carries, as in a carry-lookahead adder (Weinberger and Smith 1958).
#[inline(always)]
pub fn exact<V: Vector, const R: usize>(x: &[V; R]) -> [V; R] {
    const { assert!(R <= 3, "sets of lanes fit a word with room for the carry") };
    let most = V::splat(LOW52);
    let mut carries = *x;
    for r in 0..R {
        carries[r] = x[r].down::<52>();
    }
    let carries = raise(&carries);
    let mut out = *x;
    let (mut generate, mut propagate) = (0u32, 0u32);
    for r in 0..R {
        out[r] = x[r].and(most).add(carries[r]);
        generate |= u32::from(out[r].above(most)) << (8 * r);
        propagate |= u32::from(out[r].equal(most)) << (8 * r);
    }
    let receive = ((generate << 1) + propagate) ^ propagate;
    for r in 0..R {
        out[r] = out[r].increment((receive >> (8 * r)) as u8).and(most);
    }
    out
}
