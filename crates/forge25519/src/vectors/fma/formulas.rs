//! The formulas of [`crate::lanes`] on one vector, as calls of products between places in memory: compiled as a whole
//! they would not fit into the cache of instructions together, and on both vectors by operators they would mostly copy.

use super::{field, mul, square};
use field::{Element, add, sub};

/// E, F, G, H of the point 2·P, in place of those of P.
#[inline(never)]
#[target_feature(enable = "avx2,fma")]
pub(super) fn double([e, f, g, h]: [&mut Element; 4]) {
    let (x, y, z) = (mul(e, f), mul(g, h), mul(f, g));
    let (a, b, zz, xy) = (square(&x), square(&y), square(&z), mul(&x, &y));
    *e = add(&xy, &xy);
    *g = sub(&b, &a);
    *h = add(&a, &b);
    *f = sub(&add(&zz, &zz), g);
}

/// E, F, G, H of P + Q in place of those of P, from Y + X, Y − X, 2·Z, 2·d·T of Q.
#[inline(never)]
#[target_feature(enable = "avx2,fma")]
pub(super) fn add_cached(factors: [&mut Element; 4], cached: [&Element; 4]) {
    let [sum, difference, double_z, t2d] = cached;
    let [x, y, z, t] = extended(&factors);
    let a = mul(&sub(&y, &x), difference);
    let b = mul(&add(&y, &x), sum);
    complete(factors, &a, &b, &mul(&t, t2d), &mul(&z, double_z));
}

/// The same from (y + x)/2, (y − x)/2, d·x·y of Q.
#[inline(never)]
#[target_feature(enable = "avx2,fma")]
pub(super) fn add_niels(factors: [&mut Element; 4], niels: [&Element; 3]) {
    let [sum, difference, td] = niels;
    let [x, y, z, t] = extended(&factors);
    let a = mul(&sub(&y, &x), difference);
    let b = mul(&add(&y, &x), sum);
    complete(factors, &a, &b, &mul(&t, td), &z);
}

/// X, Y, Z, T of P + Q in place of those of P, from the same.
#[cfg(feature = "alloc")]
#[inline(never)]
#[target_feature(enable = "avx2,fma")]
pub(super) fn add_table([x, y, z, t]: [&mut Element; 4], niels: [&Element; 3]) {
    let [sum, difference, td] = niels;
    let a = mul(&sub(y, x), difference);
    let b = mul(&add(y, x), sum);
    let c = mul(t, td);
    let (e, f, g, h) = (sub(&b, &a), sub(z, &c), add(z, &c), add(&b, &a));
    (*x, *y) = (mul(&e, &f), mul(&g, &h));
    (*z, *t) = (mul(&f, &g), mul(&e, &h));
}

/// X, Y, Z, T.
#[inline]
#[target_feature(enable = "avx2,fma")]
fn extended([e, f, g, h]: &[&mut Element; 4]) -> [Element; 4] {
    [mul(e, f), mul(g, h), mul(f, g), mul(e, h)]
}

#[inline]
#[target_feature(enable = "avx2,fma")]
fn complete(factors: [&mut Element; 4], a: &Element, b: &Element, c: &Element, d: &Element) {
    let [e, f, g, h] = factors;
    *e = sub(b, a);
    *f = sub(d, c);
    *g = add(d, c);
    *h = add(b, a);
}
