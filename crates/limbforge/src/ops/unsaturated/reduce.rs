//! From the columns of a product to limbs, modulo the prime.

use std::ops::Range;

use num_bigint::BigInt;

use super::{
    carry::{carry, multiplier, raised, shifted},
    columns::wrap_factor,
    halves, words,
};
use crate::{
    ir::{
        Form, Goal, Known, Op, Value,
        build::{Builder, ConstMul},
        interval::Interval,
    },
    ops::geometry::{Geometry, Wrap},
    plan::{Accumulation, Carry, Place, Plan, Product, Reduction},
    repr::Radix,
};

/// Reduces the columns of a product by the plan.
pub fn reduce(b: &mut Builder, g: &Geometry, plan: &Plan, columns: Vec<Value>) -> Vec<Value> {
    match &plan.reduction {
        Reduction::Fold {
            place: Place::Columns,
            by,
            ..
        } => {
            let folded = folded(b, g, plan, &columns, *by);
            carry(b, g, &folded, plan.carry, *by)
        }
        Reduction::Fold {
            place: Place::High,
            by,
            ..
        } => {
            let mut folded = carried_high(b, g, columns);
            for k in (g.n..folded.len()).rev() {
                fold_limb(b, g, &mut folded, k, *by);
            }
            carry(b, g, &folded[..g.n], plan.carry, *by)
        }
        // The columns have been folded while they were formed.
        Reduction::Fold { by, .. } => carry(b, g, &columns, plan.carry, *by),
        Reduction::Golden => carry(b, g, &columns, plan.carry, ConstMul::Mul),
        Reduction::Solinas => solinas(b, g, plan.carry, columns),
        Reduction::Montgomery { scanning, .. } => match plan.accumulation {
            Accumulation::Madd52 => halves::montgomery(b, g, columns),
            Accumulation::Word => words::montgomery(b, g, columns),
            _ => montgomery(b, g, *scanning, columns),
        },
    }
}

/// The columns beyond the top, added to those that they are congruent to.
pub fn folded(
    b: &mut Builder,
    g: &Geometry,
    plan: &Plan,
    columns: &[Value],
    by: ConstMul,
) -> Vec<Value> {
    let mut folded = columns[..g.n.min(columns.len())].to_vec();
    for (k, &column) in columns.iter().enumerate().skip(g.n) {
        let factor = wrap_factor(g, k);
        folded[k - g.n] = if plan.lanes > 1 {
            b.add_multiple(folded[k - g.n], column, &factor, by)
        } else {
            let part = b.mul_const_wide(column, &factor, by);
            b.add(folded[k - g.n], part)
        };
    }
    folded
}

/// Adds limb `k`, which is beyond the top, to the limbs that it is congruent to.
fn fold_limb(b: &mut Builder, g: &Geometry, limbs: &mut [Value], k: usize, by: ConstMul) {
    let (factor, low) = (wrap_factor(g, k), k - g.n);
    let operand = Interval::of_bits(52);
    let product = b.range(limbs[k]).times(&factor);
    let aligned = g.radix == Radix::bits(52);
    // The high half of the multiplier's product belongs to the next limb, unless that has already been folded.
    let halves = by == ConstMul::Madd52 && aligned && low + 1 < g.n;
    if halves && b.range(limbs[k]).within(&operand) && !product.within(&operand) {
        let factor = b.constant(factor);
        limbs[low] = b.madd52(Op::Madd52Lo, limbs[k], factor, limbs[low]);
        limbs[low + 1] = b.madd52(Op::Madd52Hi, limbs[k], factor, limbs[low + 1]);
    } else {
        let by = multiplier(b, g, limbs[k], by);
        limbs[low] = b.add_multiple(limbs[low], limbs[k], &factor, by);
    }
}

/// Carries within the columns beyond the top, which become limbs; one more takes what leaves the last.
fn carried_high(b: &mut Builder, g: &Geometry, mut columns: Vec<Value>) -> Vec<Value> {
    let mut k = g.n;
    while k < columns.len() {
        let width = g.exponent(k + 1) - g.exponent(k);
        let high = b.shr(columns[k], width);
        columns[k] = b.low(columns[k], width);
        if k + 1 < columns.len() {
            columns[k + 1] = b.add(columns[k + 1], high);
        } else if !b.is(high, 0) && columns.len() < 2 * g.n + 2 {
            columns.push(high);
        } else {
            b.require_zero("carry beyond the top", high);
        }
        k += 1;
    }
    columns
}

/// How often upper bits can come back to their limb before the recipe is given up.
const RETURNS: usize = 3;

/// High limbs, top down, go to the places of the signed powers of 2^m mod p (Solinas 1999); a multiple of p keeps
/// the limbs from being negative.
fn solinas(b: &mut Builder, g: &Geometry, order: Carry, columns: Vec<Value>) -> Vec<Value> {
    let Wrap::Sparse(powers) = &g.wrap else {
        unreachable!("a Solinas reduction comes with a sparse wrap")
    };
    let mut limbs = carried_high(b, g, columns);
    for k in (g.n..limbs.len()).rev() {
        // A power close below 2^m can bring the upper bits of a limb back to that limb: fewer each time.
        for _ in 0..RETURNS {
            let high = std::mem::replace(&mut limbs[k], b.zero());
            for &(minus, exponent) in powers {
                for (limb, part) in shifted(b, g, high, g.exponent(k) - g.m + exponent) {
                    limbs[limb] = if minus {
                        b.sub(limbs[limb], part)
                    } else {
                        b.add(limbs[limb], part)
                    };
                }
            }
        }
        b.require_zero("limb beyond the top", limbs[k]);
    }
    limbs.truncate(g.n);
    raised(b, g, &mut limbs);
    carry(b, g, &limbs, order, ConstMul::Mul)
}

/// Montgomery reduction limb by limb: `columns + q p` with q such that the low n limbs vanish, divided by R = 2^(t n)
/// (Montgomery 1985).
///
/// With p = -1 mod 2^t the quotient digit is the limb itself, and `c + q p = (c - q) + q (p + 1)` needs no product
/// with the lowest limb of p.
pub fn montgomery(
    b: &mut Builder,
    g: &Geometry,
    scanning: Product,
    mut columns: Vec<Value>,
) -> Vec<Value> {
    let n = g.n;
    let width = |k: usize| g.exponent(k + 1) - g.exponent(k);
    let t = width(0);
    let zero = b.zero();
    columns.resize(2 * n, zero);
    let inverse = g.negative_inverse(t);
    let friendly = inverse == BigInt::from(1);
    let p = g.digits(&g.p);
    let mut q: Vec<Value> = Vec::with_capacity(n);
    for k in 0..2 * n - 1 {
        let added = quotient_products(b, &q, &p, k, scanning);
        columns[k] = b.add(columns[k], added);
        let next = if k >= n {
            let high = b.shr(columns[k], t);
            columns[k] = b.low(columns[k], t);
            high
        } else {
            let digit = if friendly {
                b.low(columns[k], t)
            } else {
                let word = b.word();
                let low = b.low(columns[k], word);
                let inverse = b.constant(inverse.clone());
                let product = b.mul_low(low, inverse);
                b.low(product, t)
            };
            q.push(digit);
            if friendly {
                let high = b.shr(columns[k], t);
                b.add(high, digit)
            } else {
                let product = b.mul_const_wide(digit, &p[0], ConstMul::Mul);
                let sum = b.add(columns[k], product);
                let high = b.shr(sum, t);
                b.mark_exact(high);
                high
            }
        };
        columns[k + 1] = b.add(columns[k + 1], next);
    }
    columns[n..].to_vec()
}

/// The products of known quotient digits with limbs of p that belong to column `k`; for k < n digit `k` is not known,
/// and its product with the lowest limb is left out.
fn quotient_products(
    b: &mut Builder,
    q: &[Value],
    p: &[BigInt],
    k: usize,
    scanning: Product,
) -> Value {
    let digits = (k + 1).saturating_sub(p.len())..q.len().min(p.len());
    if scanning == Product::Adk {
        return adk_products(b, q, p, k, digits);
    }
    let mut sum = b.zero();
    for i in digits {
        let product = b.mul_const_wide(q[i], &p[k - i], ConstMul::Mul);
        sum = b.add(sum, product);
    }
    sum
}

/// The same by arbitrary-degree Karatsuba (Scott, "Missing a trick", 2015, algorithm 2):
/// q_i p_j + q_j p_i = q_i p_i + q_j p_j + (q_i - q_j)(p_j - p_i) for 1 <= i < j. The sum of all q_i p_i is one
/// addition more than that of the column before or after. Digit 0 has no partner: when it is used, digit `k` is not
/// known.
fn adk_products(
    b: &mut Builder,
    q: &[Value],
    p: &[BigInt],
    k: usize,
    digits: Range<usize>,
) -> Value {
    let mut paired: Vec<usize> = (digits.start.max(1)..digits.end).collect();
    if k > p.len() {
        paired.reverse();
    }
    // What the sum stands for: pairs of a digit and a limb of p.
    let mut terms: Vec<(usize, usize)> = paired.iter().map(|&i| (i, i)).collect();
    if digits.contains(&0) {
        terms.push((0, k));
    }
    let mut sum = b.zero();
    for &(i, j) in &terms {
        let product = b.mul_const_wide(q[i], &p[j], ConstMul::Mul);
        sum = b.add(sum, product);
    }
    for i in digits.start.max(1)..k.div_ceil(2) {
        let j = k - i;
        // (q_i - q_j)(p_j - p_i) with the constant not below 0.
        let (less, more) = if p[j] < p[i] { (j, i) } else { (i, j) };
        if p[more] != p[less] {
            let difference = b.sub(q[less], q[more]);
            let cross = b.mul_const_wide_signed(difference, &(&p[more] - &p[less]));
            if !b.sum_fits(sum, cross) {
                claim_plain_sum(b, sum, q, p, &terms);
            }
            sum = b.add(sum, cross);
        }
        for (digit, limb) in &mut terms {
            if *digit == i || *digit == j {
                *limb = k - *digit;
            }
        }
    }
    claim_plain_sum(b, sum, q, p, &terms);
    sum
}

/// Claims that `sum` is the sum of `q_i p_j` over these pairs: not negative, though differences went into it.
fn claim_plain_sum(
    b: &mut Builder,
    sum: Value,
    q: &[Value],
    p: &[BigInt],
    terms: &[(usize, usize)],
) {
    let mut claim = Interval::point(0);
    let mut known = Vec::new();
    for &(i, j) in terms {
        claim = claim.plus(&b.range(q[i]).times(&p[j]));
        known.push(Known::new(p[j].clone(), Form::of(q[i])));
    }
    if *b.range(sum) != claim {
        b.claim(Goal::new(Form::of(sum), claim).through(known));
    }
}
