//! Curve25519: the ladder as RFC 7748, section 5, defines it.

use super::field::Element;
use super::{from_bytes, to_bytes};

/// X25519(k, u): the scalar is clamped, the top bit of u is ignored and u is taken mod p.
pub fn x25519(scalar: &[u8; 32], u: &[u8; 32]) -> [u8; 32] {
    let mut scalar = *scalar;
    scalar[0] &= 248;
    scalar[31] = (scalar[31] & 127) | 64;
    let k = from_bytes(&scalar);
    let mut u = from_bytes(u);
    u.set_bit(255, false);

    let x1 = Element::new(&u);
    let a24 = Element::small(121_665);
    // (x2 : z2) = n·P and (x3 : z3) = (n + 1)·P, for n the bits of k that were read.
    let (mut x2, mut z2) = (Element::small(1), Element::small(0));
    let (mut x3, mut z3) = (x1.clone(), Element::small(1));
    for i in (0..255).rev() {
        let bit = k.bit(i);
        if bit {
            (x2, x3, z2, z3) = (x3, x2, z3, z2);
        }
        let (a, b) = (&x2 + &z2, &x2 - &z2);
        let (aa, bb) = (&a * &a, &b * &b);
        let e = &aa - &bb;
        let (c, d) = (&x3 + &z3, &x3 - &z3);
        let (da, cb) = (&d * &a, &c * &b);
        let (sum, difference) = (&da + &cb, &da - &cb);
        x3 = &sum * &sum;
        z3 = &x1 * &(&difference * &difference);
        x2 = &aa * &bb;
        z2 = &e * &(&aa + &(&a24 * &e));
        if bit {
            (x2, x3, z2, z3) = (x3, x2, z3, z2);
        }
    }
    to_bytes((&x2 * &z2.inverted()).number())
}
