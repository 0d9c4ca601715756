//! Recipes for vectors.
//!
//! By the multiplier of 52 bits: the fewest limbs that hold the prime, of 52 bits or of as many as are needed. By
//! multiply-adds of doubles: the fewest of at most 51 bits. By products of 32 bits: limbs of 25 to 29 bits, mixed where
//! the prime asks for it.
//!
//! One element over lanes: from the fewest limbs of at most 52 bits on, as products need room, and how much depends on
//! the constant of the fold. Montgomery's reduction takes any prime: limbs hold a multiple of it, and are of 51 bits at
//! most, as factors are sums.

use num_bigint::BigInt;

use super::{
    ACROSS, Accumulation, Carry, Inversion, Multiples, Place, Plan, Product, Reduction, fits,
};
use crate::{
    ir::{across::registers, build::ConstMul},
    prime::Prime,
    repr::Radix,
};

/// The recipes with so many lanes that fit `prime`; the first ones use the multiplier of 52 bits.
pub fn vectors(prime: &Prime, lanes: u8) -> Vec<Plan> {
    let mut plans = Vec::new();
    let m = prime.bits();
    let n = m.div_ceil(52);
    for radix in [Radix::bits(52), Radix::bits(m.div_ceil(n))] {
        let shape = (lanes, n as usize, radix);
        for product in [Product::ProductScanning, Product::OperandScanning] {
            for (reduction, carry) in reductions_of_halves(prime, shape) {
                plans.push(plan(shape, product, Accumulation::Madd52, reduction, carry));
            }
        }
    }
    let n = m.div_ceil(51);
    let shape = (lanes, n as usize, Radix::bits(m.div_ceil(n)));
    if let Some(fold) = fold(prime, shape, Place::Columns, ConstMul::ShiftAdd) {
        let (product, carry) = (Product::ProductScanning, Carry::Parallel);
        plans.push(plan(shape, product, Accumulation::Fma51, fold, carry));
    }
    for n in m.div_ceil(29)..=m.div_ceil(25) {
        let mut words = |radix, reductions: &dyn Fn(Shape) -> Vec<(Reduction, Carry)>| {
            let shape = (lanes, n as usize, radix);
            for (reduction, carry) in reductions(shape) {
                let product = Product::ProductScanning;
                plans.push(plan(shape, product, Accumulation::Word, reduction, carry));
            }
        };
        let half_bits = (2 * m).div_ceil(n);
        for radix in [Radix { half_bits }, Radix::bits(m.div_ceil(n))] {
            words(radix, &|shape| folds_of_words(prime, shape));
        }
        let radix = Radix::bits((m + SPARE).div_ceil(n));
        words(radix, &|_| montgomery().collect());
    }
    plans.retain(|plan| fits(prime, plan).is_ok());
    let mut seen = std::collections::BTreeSet::new();
    plans.retain(|plan| seen.insert(plan.to_string()));
    plans
}

/// The recipes that spread one element over lanes and fit `prime`, those with the least work in a product first. Some
/// of them have no room for their products, which `derive` finds out.
pub fn across(prime: &Prime) -> Vec<Plan> {
    let m = prime.bits();
    let limbs = m.div_ceil(52) as usize..=m.div_ceil(FEWEST_BITS) as usize + 1;
    let plans = limbs.flat_map(|n| {
        let folds = folds_across(prime, n);
        folds.into_iter().chain(montgomery_across(prime, n))
    });
    let mut plans: Vec<Plan> = plans.collect();
    plans.sort_by_key(work_across);
    plans
}

/// About how many products of registers a product across lanes takes: with Montgomery's reduction, a step for each limb
/// multiplies by the modulus too.
fn work_across(plan: &Plan) -> usize {
    let each = if plan.is_montgomery() { 4 } else { 2 };
    each * plan.limbs * registers(plan.limbs)
}

/// The folds of n limbs across lanes, in the order of their costs.
fn folds_across(prime: &Prime, n: usize) -> Vec<Plan> {
    let shape = (1, n, Radix::bits(prime.bits().div_ceil(n as u32)));
    let ways = [ConstMul::ShiftAdd, ConstMul::Madd52].into_iter();
    ways.filter_map(|by| plan_across(prime, shape, fold(prime, shape, Place::Left, by)?))
        .collect()
}

/// Montgomery's reduction of n limbs across lanes: the narrowest limbs in which products have room, and those a bit
/// wider. Where few limbs have no width to spare beyond the multiple of p, wider ones still may.
fn montgomery_across(prime: &Prime, n: usize) -> Vec<Plan> {
    let p = BigInt::from(prime.value().clone());
    let widths = FEWEST_BITS..52;
    let plans = widths.filter_map(|bits| {
        let reduction = Reduction::Montgomery {
            scanning: Product::OperandScanning,
            multiples: Multiples::Interleaved,
        };
        let plan = plan_across(prime, (1, n, Radix::bits(bits)), reduction)?;
        let room = u64::from(plan.radix.exponent(n)).checked_sub(plan.multiple(&p).bits())?;
        (room >= ROOM).then_some(plan)
    });
    plans.take(if n <= FEW { usize::MAX } else { 2 }).collect()
}

/// So few limbs are tried in all widths.
const FEW: usize = 3;

/// The recipe of this shape across lanes, if it fits the prime.
fn plan_across(prime: &Prime, shape: Shape, reduction: Reduction) -> Option<Plan> {
    let (product, carry) = (Product::OperandScanning, Carry::Parallel);
    let own = plan(shape, product, Accumulation::Madd52, reduction, carry);
    let plan = Plan {
        across: ACROSS,
        ..own
    };
    fits(prime, &plan).is_ok().then_some(plan)
}

/// Bits by which R exceeds the multiple of p in Montgomery recipes across lanes, at least: factors are sums.
const ROOM: u64 = 4;

/// Bits of a limb of one element over lanes, the least that are tried.
const FEWEST_BITS: u32 = 26;

/// Bits by which R exceeds p in Montgomery recipes of words: sums of a few elements are factors without carries.
const SPARE: u32 = 4;

/// Lanes, limbs and radix.
type Shape = (u8, usize, Radix);

fn plan(
    (lanes, limbs, radix): Shape,
    product: Product,
    accumulation: Accumulation,
    reduction: Reduction,
    carry: Carry,
) -> Plan {
    Plan {
        word: 64,
        lanes,
        across: 1,
        limbs,
        radix,
        product,
        accumulation,
        reduction,
        carry,
        inversion: Inversion::Power,
    }
}

fn fold(prime: &Prime, shape: Shape, place: Place, by: ConstMul) -> Option<Reduction> {
    let form = prime.pseudo_mersenne()?;
    let excess = shape.2.exponent(shape.1).checked_sub(prime.bits())?;
    Some(Reduction::Fold {
        constant: BigInt::from(form.c) << excess,
        place,
        by,
    })
}

fn reductions_of_halves(prime: &Prime, shape: Shape) -> Vec<(Reduction, Carry)> {
    let folds = [
        (Place::High, ConstMul::Madd52, Carry::TopFirst),
        (Place::Columns, ConstMul::ShiftAdd, Carry::Parallel),
        (Place::Columns, ConstMul::Madd52, Carry::Parallel),
        (Place::Columns, ConstMul::Madd52, Carry::TopFirst),
    ];
    let folds = folds.into_iter().filter_map(|(place, by, carry)| {
        let reduction = fold(prime, shape, place, by)?;
        Some((reduction, carry))
    });
    folds.chain(montgomery()).collect()
}

fn folds_of_words(prime: &Prime, shape: Shape) -> Vec<(Reduction, Carry)> {
    let places = [
        (Place::Right, ConstMul::Mul),
        (Place::Columns, ConstMul::ShiftAdd),
        (Place::High, ConstMul::ShiftAdd),
        (Place::High, ConstMul::Mul),
    ];
    let folds = places.into_iter().flat_map(|place| {
        [Carry::Interleaved, Carry::Sequential, Carry::Parallel].map(|carry| (place, carry))
    });
    folds
        .filter_map(|((place, by), carry)| Some((fold(prime, shape, place, by)?, carry)))
        .collect()
}

fn montgomery() -> impl Iterator<Item = (Reduction, Carry)> {
    let reduction = Reduction::Montgomery {
        scanning: Product::ProductScanning,
        multiples: Multiples::After,
    };
    std::iter::once((reduction, Carry::TopFirst))
}
