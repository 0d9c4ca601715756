//! Bounds of limbs that reproduce themselves.
//!
//! Tight bounds start from ideal limbs and grow to whatever products, carries and conversions really return when
//! their operands are loose; loose bounds are what sums and differences of tight elements reach. The first pair that
//! reproduces itself is taken.

use num_bigint::BigInt;

use super::{
    Arithmetic, derive::Rejection, geometry::Geometry, saturated::Saturated,
    statements::small_multiplier,
};
use crate::{
    ir::{
        Value,
        build::Builder,
        interval::{Interval, power_of_two},
    },
    plan::Plan,
    repr::{Domain, Repr},
};

/// Rounds of growth before the bounds are called unstable.
const ROUNDS: usize = 12;

/// The representation with bounds that reproduce themselves.
pub fn bounds(
    plan: &Plan,
    geometry: &Geometry,
    arithmetic: &dyn Arithmetic,
    lazy: bool,
) -> Result<Repr, Rejection> {
    let domain = if plan.is_montgomery() {
        Domain::Montgomery {
            r: geometry.exponent(geometry.n),
        }
    } else {
        Domain::Standard
    };
    let mut tight = if plan.is_saturated() && Saturated::any_words(geometry, plan) {
        vec![Interval::of_bits(u32::from(plan.word)); geometry.n]
    } else {
        geometry.ideal()
    };
    for round in 0..ROUNDS {
        let sum = reached("add", plan, &[&tight, &tight], |b, v| {
            arithmetic.add(b, &v[0], &v[1])
        })?;
        let difference = reached("sub", plan, &[&tight, &tight], |b, v| {
            arithmetic.subtract(b, &v[0], &v[1])
        })?;
        let reached_by_sums = hull(&sum, &difference);
        let loose = if lazy {
            hull(&reached_by_sums, &tight)
        } else {
            tight.clone()
        };
        let product = reached("mul", plan, &[&loose, &loose], |b, v| {
            arithmetic.multiply(b, &v[0], &v[1])
        })?;
        let square = reached("square", plan, &[&loose], |b, v| {
            arithmetic.square(b, &v[0])
        })?;
        let carried = reached("carry", plan, &[&loose], |b, v| arithmetic.carry(b, &v[0]))?;
        let mut next = hull(&hull(&product, &square), &carried);
        if !lazy {
            next = hull(&next, &reached_by_sums);
        }
        next = hull(
            &next,
            &other_operations(plan, arithmetic, &tight, &loose, geometry)?,
        );
        if next.iter().zip(&tight).all(|(n, t)| n.within(t)) {
            return Ok(Repr {
                word: plan.word,
                limbs: plan.limbs,
                radix: plan.radix,
                domain,
                tight,
                loose,
            });
        }
        tight = hull(&next, &tight);
        if round > 0 {
            tight = widened(&tight);
        }
    }
    Err(Rejection::Unstable)
}

/// Hull of the bounds that conversions and halving return. In the standard domain it includes products with small
/// numbers.
fn other_operations(
    plan: &Plan,
    arithmetic: &dyn Arithmetic,
    tight: &[Interval],
    loose: &[Interval],
    geometry: &Geometry,
) -> Result<Vec<Interval>, Rejection> {
    let words = geometry.byte_bounds();
    let small = [small_multiplier(plan.word)];
    let halved = reached("halve", plan, &[tight], |b, v| arithmetic.halve(b, &v[0]))?;
    let decoded = reached("from_bytes", plan, &[&words], |b, v| {
        arithmetic.words_to_limbs(b, &v[0])
    })?;
    let mut all = hull(&halved, &decoded);
    if plan.is_montgomery() {
        let from = reached("from_montgomery", plan, &[loose], |b, v| {
            arithmetic.leave_montgomery(b, &v[0])
        })?;
        let word = reached("limbs_of_word", plan, &[&small], |b, v| {
            arithmetic.words_to_limbs(b, &v[0])
        })?;
        all = hull(&hull(&all, &from), &word);
    } else {
        let scaled = reached("mul_small", plan, &[loose, &small], |b, v| {
            arithmetic.multiply_small(b, &v[0], v[1][0])
        })?;
        all = hull(&all, &scaled);
    }
    Ok(all)
}

/// The intervals of the limbs that `write` returns for parameters within `bounds`.
fn reached(
    name: &str,
    plan: &Plan,
    bounds: &[&[Interval]],
    write: impl FnOnce(&mut Builder, &[Vec<Value>]) -> Vec<Value>,
) -> Result<Vec<Interval>, Rejection> {
    let mut b = Builder::new(name, plan.word);
    let params: Vec<Vec<Value>> = bounds
        .iter()
        .map(|bounds| b.param("x", crate::ir::Kind::Loose, bounds))
        .collect();
    let out = write(&mut b, &params);
    let ranges = out.iter().map(|&v| b.range(v).clone()).collect();
    b.finish(Vec::new(), crate::ir::Spec::default())?;
    Ok(ranges)
}

fn hull(x: &[Interval], y: &[Interval]) -> Vec<Interval> {
    x.iter().zip(y).map(|(x, y)| x.hull(y)).collect()
}

/// Rounds bounds up to eight leading bits, so that slowly growing ones settle.
fn widened(bounds: &[Interval]) -> Vec<Interval> {
    bounds
        .iter()
        .map(|bound| {
            let kept = bound.hi.bits().saturating_sub(8);
            let unit = power_of_two(u32::try_from(kept).unwrap_or(0));
            let hi: BigInt = (&bound.hi / &unit + 1u32) * &unit - 1u32;
            Interval::new(bound.lo.clone(), hi)
        })
        .collect()
}
