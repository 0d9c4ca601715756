//! Recipes for vectors.
//!
//! By the multiplier of 52 bits: the fewest limbs that hold the prime, of 52 bits or of as many as are needed. By
//! multiply-adds of doubles: the fewest of at most 51 bits. By products of 32 bits: limbs of 25 to 29 bits, mixed where
//! the prime asks for it.
//!
//! One element over lanes: from the fewest limbs of at most 52 bits on, as products need room, and how much depends on
//! the constant of the fold.

use num_bigint::BigInt;

use super::{
    ACROSS, Accumulation, Carry, Inversion, Multiples, Place, Plan, Product, Reduction, fits,
};
use crate::{ir::build::ConstMul, prime::Prime, repr::Radix};

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

/// The recipes that spread one element over lanes and fit `prime`, those with the fewest limbs first: a product takes
/// as many steps as there are limbs. Many of them have no room for their products, which `derive` finds out.
pub fn across(prime: &Prime) -> Vec<Plan> {
    let m = prime.bits();
    let limbs = m.div_ceil(52)..=m.div_ceil(FEWEST_BITS);
    let plans = limbs.flat_map(|n| {
        let shape = (1, n as usize, Radix::bits(m.div_ceil(n)));
        [ConstMul::ShiftAdd, ConstMul::Madd52]
            .into_iter()
            .filter_map(move |by| {
                let fold = fold(prime, shape, Place::Left, by)?;
                let product = Product::OperandScanning;
                let own = plan(shape, product, Accumulation::Madd52, fold, Carry::Parallel);
                let across = ACROSS;
                Some(Plan { across, ..own })
            })
    });
    plans.filter(|plan| fits(prime, plan).is_ok()).collect()
}

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
