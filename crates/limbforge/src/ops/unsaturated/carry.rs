//! Carries between unsaturated limbs, and the wrap of what leaves the top.

use num_traits::{Signed, Zero};

use super::halves::add_digits;
use crate::{
    ir::{
        Form, Goal, Known, Value,
        build::{Builder, ConstMul},
        interval::{Interval, power_of_two},
    },
    ops::geometry::{Geometry, Wrap, deficit},
    plan::Carry,
};

/// Limbs with at least this much above their width (a fraction 2^-SLACK) are carried once more.
const SLACK: u32 = 3;

/// Columns of n limbs become limbs about as wide as their widths, modulo p.
pub fn carry(
    b: &mut Builder,
    g: &Geometry,
    columns: &[Value],
    order: Carry,
    by: ConstMul,
) -> Vec<Value> {
    let mut limbs = columns.to_vec();
    match order {
        Carry::Parallel => {
            for _ in 0..3 {
                if (0..g.n).all(|i| !too_wide(b, g, i, limbs[i])) {
                    break;
                }
                limbs = parallel(b, g, &limbs, by);
            }
            return limbs;
        }
        Carry::TopFirst => return fold_first(b, g, &limbs, by),
        Carry::Interleaved if g.n >= 4 => {
            let middle = g.n / 2;
            for i in 0..g.n - middle {
                for start in [0, middle] {
                    let k = start + i;
                    if k < middle || start == middle {
                        limbs = step(b, g, limbs, k, by);
                    }
                }
            }
        }
        _ => {
            for k in 0..g.n {
                limbs = step(b, g, limbs, k, by);
            }
        }
    }
    settle(b, g, limbs, by)
}

/// Sums of a few limbs become limbs as wide as their widths but for the top, modulo p: what exceeds the width of the
/// top limb goes around first, before the others are carried into it, so that one chain is enough. The top limb keeps
/// what the fold and the last carry bring.
pub fn fold_first(b: &mut Builder, g: &Geometry, sums: &[Value], by: ConstMul) -> Vec<Value> {
    let top = g.n - 1;
    let mut limbs = step(b, g, sums.to_vec(), top, by);
    for k in 0..top {
        limbs = step(b, g, limbs, k, by);
    }
    limbs
}

/// Carries up to the top limb, which keeps what exceeds its width.
pub fn up_to_top(b: &mut Builder, g: &Geometry, sums: &[Value], by: ConstMul) -> Vec<Value> {
    (0..g.n - 1).fold(sums.to_vec(), |limbs, k| step(b, g, limbs, k, by))
}

/// Takes what exceeds the width of limb `k` to the next limb, or around the top.
fn step(
    b: &mut Builder,
    g: &Geometry,
    mut limbs: Vec<Value>,
    k: usize,
    by: ConstMul,
) -> Vec<Value> {
    let width = g.width(k);
    let carry = b.shr(limbs[k], width);
    limbs[k] = b.low(limbs[k], width);
    if k + 1 < g.n {
        limbs[k + 1] = b.add(limbs[k + 1], carry);
        limbs
    } else {
        wrap(b, g, &limbs, carry, by)
    }
}

fn too_wide(b: &Builder, g: &Geometry, i: usize, limb: Value) -> bool {
    let width = g.width(i);
    let range = b.range(limb);
    range.lo.is_negative()
        || range.hi >= power_of_two(width) + power_of_two(width.saturating_sub(SLACK))
}

/// After the last wrap: short carries where a limb is still too wide, upwards and without a further wrap, unless the
/// top limb needs one.
fn settle(b: &mut Builder, g: &Geometry, mut limbs: Vec<Value>, by: ConstMul) -> Vec<Value> {
    for _ in 0..3 {
        for k in 0..g.n - 1 {
            if too_wide(b, g, k, limbs[k]) {
                limbs = step(b, g, limbs, k, by);
            }
        }
        if !too_wide(b, g, g.n - 1, limbs[g.n - 1]) {
            break;
        }
        limbs = step(b, g, limbs, g.n - 1, by);
        if (0..g.n).all(|k| !too_wide(b, g, k, limbs[k])) {
            break;
        }
    }
    limbs
}

/// Rounds of carries from limbs that exceed their bounds: one reaches the top, the next what is folded from there.
const FITTING: usize = 3;

/// Carries upwards from each limb that exceeds its bound.
pub fn fitted(
    b: &mut Builder,
    g: &Geometry,
    mut limbs: Vec<Value>,
    bounds: &[Interval],
    by: ConstMul,
) -> Vec<Value> {
    for _ in 0..FITTING {
        for (k, bound) in bounds.iter().enumerate() {
            if !b.range(limbs[k]).within(bound) {
                limbs = step(b, g, limbs, k, by);
            }
        }
    }
    limbs
}

/// All limbs hand on their carries at once.
fn parallel(b: &mut Builder, g: &Geometry, limbs: &[Value], by: ConstMul) -> Vec<Value> {
    let carries: Vec<Value> = (0..g.n).map(|k| b.shr(limbs[k], g.width(k))).collect();
    let mut next: Vec<Value> = (0..g.n).map(|k| b.low(limbs[k], g.width(k))).collect();
    for k in 1..g.n {
        next[k] = b.add(next[k], carries[k - 1]);
    }
    wrap(b, g, &next, carries[g.n - 1], by)
}

/// How to multiply `x` by a constant: by shifts if it is too wide for the multiplier.
pub fn multiplier(b: &Builder, g: &Geometry, x: Value, by: ConstMul) -> ConstMul {
    match (by, g.factor) {
        (ConstMul::Mul, Some(bits)) if !b.range(x).within(&Interval::of_bits(bits)) => {
            ConstMul::ShiftAdd
        }
        _ => by,
    }
}

/// Adds `top * 2^m` modulo p to the limbs.
fn wrap(b: &mut Builder, g: &Geometry, limbs: &[Value], top: Value, by: ConstMul) -> Vec<Value> {
    if b.is(top, 0) {
        return limbs.to_vec();
    }
    let mut sums = limbs.to_vec();
    match &g.wrap {
        Wrap::Small(c) => {
            let by = multiplier(b, g, top, by);
            sums[0] = b.add_multiple(sums[0], top, c, by);
        }
        Wrap::Dense(rest) if by == ConstMul::Madd52 => {
            add_digits(b, &mut sums, top, &g.digits(rest));
        }
        Wrap::Dense(rest) => {
            for (limb, digit) in g.digits(rest).iter().enumerate() {
                if !digit.is_zero() {
                    let part = b.mul_const(top, digit, ConstMul::Mul);
                    sums[limb] = b.add(sums[limb], part);
                }
            }
        }
        Wrap::Sparse(powers) => return wrap_sparse(b, g, limbs, top, powers),
    }
    sums
}

/// How often a wrap can itself wrap before the recipe is given up.
const WRAPS: usize = 3;

/// Adds `top` at signed powers of two. What thereby leaves the top limb again wraps again.
fn wrap_sparse(
    b: &mut Builder,
    g: &Geometry,
    limbs: &[Value],
    top: Value,
    powers: &[(bool, u32)],
) -> Vec<Value> {
    let mut sums = limbs.to_vec();
    let beyond = add_powers(b, g, &mut sums, top, powers);
    let negative = |b: &Builder, sums: &[Value]| sums.iter().any(|&s| b.range(s).lo.is_negative());
    if b.is(beyond, 0) && !b.range(top).lo.is_negative() {
        if negative(b, &sums) {
            return lifted(b, g, &sums, limbs, top);
        }
        return sums;
    }
    let mut again = beyond;
    for _ in 0..WRAPS {
        let above = b.shl_widening(again, g.exponent(g.n) - g.m);
        again = add_powers(b, g, &mut sums, above, powers);
    }
    b.require_zero("carry beyond the top", again);
    raised(b, g, &mut sums);
    sums
}

/// Adds `x` times signed powers of two to limbs and returns what belongs to limb n.
fn add_powers(
    b: &mut Builder,
    g: &Geometry,
    limbs: &mut [Value],
    x: Value,
    powers: &[(bool, u32)],
) -> Value {
    let mut beyond = b.zero();
    for &(minus, exponent) in powers {
        for (limb, part) in shifted(b, g, x, exponent) {
            let sum = limbs.get(limb).copied().unwrap_or(beyond);
            let sum = if minus {
                b.sub(sum, part)
            } else {
                b.add(sum, part)
            };
            match limbs.get_mut(limb) {
                Some(place) => *place = sum,
                None => beyond = sum,
            }
        }
    }
    beyond
}

/// Adds a multiple of p so that no limb is negative.
pub fn raised(b: &mut Builder, g: &Geometry, limbs: &mut [Value]) {
    let floors: Vec<_> = limbs.iter().map(|&l| deficit(b.range(l))).collect();
    if floors.iter().any(|f| !f.is_zero()) {
        for (limb, multiple) in limbs.iter_mut().zip(g.multiple_above(&floors)) {
            let multiple = b.constant(multiple);
            *limb = b.add(*limb, multiple);
        }
    }
}

/// `x * 2^exponent` as parts for limbs: shifted within one limb if that fits a word, else cut at the limb's end.
pub fn shifted(b: &mut Builder, g: &Geometry, x: Value, exponent: u32) -> Vec<(usize, Value)> {
    let (limb, shift) = g.position(exponent);
    let word = Interval::new(-power_of_two(b.word() - 2), power_of_two(b.word() - 2));
    if b.range(x).times(&power_of_two(shift)).within(&word) {
        return vec![(limb, b.shl(x, shift))];
    }
    let width = g.exponent(limb + 1) - g.exponent(limb);
    let low = b.low(x, width - shift);
    let high = b.shr(x, width - shift);
    vec![(limb, b.shl(low, shift)), (limb + 1, high)]
}

/// After a wrap with negative terms, carries all limbs up to the top, which then is not negative: the whole is `limbs +
/// top * (2^m - p)`, and 2^m - p is positive.
fn lifted(
    b: &mut Builder,
    g: &Geometry,
    sums: &[Value],
    before: &[Value],
    top: Value,
) -> Vec<Value> {
    let mut limbs = sums.to_vec();
    for k in 0..g.n - 1 {
        if !b.range(limbs[k]).within(&Interval::of_bits(g.width(k))) {
            let carry = b.shr(limbs[k], g.width(k));
            limbs[k] = b.low(limbs[k], g.width(k));
            limbs[k + 1] = b.add(limbs[k + 1], carry);
        }
    }
    let last = g.n - 1;
    if b.range(limbs[last]).lo.is_negative() {
        // 2^e(last) * limb = limbs before + top * (2^m - p) - lower limbs, and the lower limbs are below 2^e(last).
        let claim = Interval::up_to(b.range(limbs[last]).hi.clone());
        let lower = (0..last).map(|k| Known::new(-power_of_two(g.exponent(k)), Form::of(limbs[k])));
        let known = lower.chain([
            Known::new(1, g.form(before)),
            Known::new(g.rest(), Form::of(top)),
        ]);
        b.claim(
            Goal::new(Form::of(limbs[last]), claim)
                .scaled(power_of_two(g.exponent(last)))
                .through(known),
        );
    }
    limbs
}
