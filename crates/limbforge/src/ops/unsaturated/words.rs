//! Montgomery reduction in words of 64 bits alone, as lanes have them: every product has factors of at most 32 bits.

use num_traits::{One, Zero};

use crate::{
    ir::{
        Value,
        build::{Builder, ConstMul},
    },
    ops::geometry::Geometry,
};

/// Montgomery reduction limb by limb: `columns + q p` with q such that the low n limbs vanish, divided by R = 2^(t n)
/// (Montgomery 1985).
///
/// The quotient digit is the low limb of `(c mod 2^t) (-1/p mod 2^t)`, a product of 2t bits. With p = -1 mod 2^t the
/// digit is the limb itself, and `c + q p = (c - q) + q (p + 1)`: the lowest limb of p + 1 is 0, and so are those above
/// it where p + 1 is divisible by a greater power of two.
pub fn montgomery(b: &mut Builder, g: &Geometry, mut columns: Vec<Value>) -> Vec<Value> {
    let (n, t, zero) = (g.n, g.exponent(1), b.zero());
    columns.resize(2 * n, zero);
    let inverse = g.negative_inverse(t);
    let friendly = inverse.is_one();
    let inverse = b.constant(inverse);
    let multiple = g.digits(&if friendly { &g.p + 1 } else { g.p.clone() });
    for k in 0..n {
        let low = b.low(columns[k], t);
        let digit = if friendly {
            low
        } else {
            let product = b.mul_word(low, inverse);
            b.low(product, t)
        };
        for (j, limb) in multiple.iter().enumerate().filter(|(_, l)| !l.is_zero()) {
            let product = b.mul_const(digit, limb, ConstMul::Mul);
            columns[k + j] = b.add(columns[k + j], product);
        }
        let high = b.shr(columns[k], t);
        if !friendly {
            b.mark_exact(high);
        }
        columns[k + 1] = b.add(columns[k + 1], high);
    }
    for k in n..2 * n - 1 {
        let high = b.shr(columns[k], t);
        columns[k] = b.low(columns[k], t);
        columns[k + 1] = b.add(columns[k + 1], high);
    }
    columns[n..].to_vec()
}
