//! Whether a plan can be tried on a prime.

use std::fmt;

use num_bigint::BigInt;

use num_traits::One;

use super::{Accumulation, Carry, Inversion, Multiples, Place, Plan, Product, Reduction};
use crate::{
    ir::{build::ConstMul, interval::power_of_two},
    prime::Prime,
};

/// A recipe that is not one for a prime.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnfitRecipe {
    /// The recipe.
    pub recipe: String,
    /// The reason.
    pub reason: String,
}

impl fmt::Display for UnfitRecipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` cannot be used with this prime: {}",
            self.recipe, self.reason
        )
    }
}

impl std::error::Error for UnfitRecipe {}

/// Whether a plan can be tried on a prime at all: shapes match and the limbs hold it.
///
/// # Errors
/// [`UnfitRecipe`] with the reason.
pub fn fits(prime: &Prime, plan: &Plan) -> Result<(), UnfitRecipe> {
    let all = lanes(plan)
        .and_then(|()| limbs(prime, plan))
        .and_then(|()| accumulation(plan))
        .and_then(|()| product(plan))
        .and_then(|()| reduction(prime, plan))
        .and_then(|()| across(plan));
    all.map_err(|reason| UnfitRecipe {
        recipe: plan.to_string(),
        reason,
    })
}

/// A step of [`fits`]: nothing, or the reason against the recipe.
type Fit = Result<(), String>;

fn refuse(reason: impl Into<String>) -> Fit {
    Err(reason.into())
}

/// Vectors have words of 64 bits, no carries and no double words; their sums have no other use.
fn lanes(plan: &Plan) -> Fit {
    let of_vectors = matches!(
        plan.accumulation,
        Accumulation::Madd52 | Accumulation::Fma51 | Accumulation::Word
    );
    if !plan.has_vectors() {
        return if of_vectors {
            refuse("this accumulation is for vectors; add `lanes(8)` after the limbs")
        } else {
            Ok(())
        };
    }
    if !of_vectors {
        return refuse(
            "lanes have no double words and no carries; use `madd52`, `fma51` or `word`",
        );
    }
    if plan.word != 64 {
        return refuse("a lane has 64 bits; remove `word(32)`");
    }
    if plan.inversion != Inversion::Power {
        return refuse("the number of divsteps in a batch is for one element; invert by a power");
    }
    if !is_plain(plan.product) {
        return refuse("lanes need plain products");
    }
    if plan.accumulation == Accumulation::Madd52 && plan.radix.half_bits > 2 * 52 {
        return refuse("a limb exceeds the multiplier of 52 bits");
    }
    if plan.accumulation == Accumulation::Fma51 {
        return doubles(plan);
    }
    if plan.accumulation == Accumulation::Madd52 && plan.radix.uniform().is_none() {
        return refuse("the halves of a product at bit 52 need limbs of one width");
    }
    Ok(())
}

/// The parts of a product at bit 51, of which the lower one can be negative.
fn doubles(plan: &Plan) -> Fit {
    if plan.lanes != 4 {
        return refuse("`fma51` has one form, `lanes(4)` of AVX2");
    }
    if plan.radix.uniform().is_none_or(|bits| bits > 51) {
        return refuse("the parts of a product at bit 51 need limbs of one width, at most 51");
    }
    if plan.product != Product::ProductScanning {
        return refuse("sums that can be negative go on from one another; use `product-scanning`");
    }
    if plan.is_montgomery() {
        return refuse("Montgomery reduction needs low halves that are not rounded; use `word`");
    }
    Ok(())
}

/// One element over the lanes: each limb of an operand is multiplied with all limbs of the other.
fn across(plan: &Plan) -> Fit {
    if plan.across == 1 {
        return Ok(());
    }
    if plan.lanes != 1 {
        return refuse("`lanes` and `across` are two ways to use the same lanes; leave one out");
    }
    if plan.product != Product::OperandScanning || plan.accumulation != Accumulation::Madd52 {
        return refuse("across lanes there is one product, `operand-scanning madd52`");
    }
    if plan.carry != Carry::Parallel {
        return refuse("across lanes all limbs carry at once; use `carry(parallel)`");
    }
    if plan.limbs < 2 {
        return refuse("one limb has no lanes to be spread over");
    }
    match &plan.reduction {
        Reduction::Fold {
            constant,
            place: Place::Left,
            by,
        } => fold_across(constant, *by),
        Reduction::Montgomery {
            multiples: Multiples::Interleaved,
            ..
        } => Ok(()),
        _ => refuse(
            "across lanes there are two reductions, `fold(C@left:…)` of a pseudo-Mersenne prime and \
             `montgomery(interleaved)`",
        ),
    }
}

/// The constant is multiplied by a shift or by the multiplier of 52 bits.
fn fold_across(constant: &BigInt, by: ConstMul) -> Fit {
    let is_power = constant
        .trailing_zeros()
        .is_some_and(|k| k + 1 == constant.bits());
    match by {
        ConstMul::Madd52 if constant.is_one() => {
            refuse("a fold by 1 is no product; use `shift-add`")
        }
        ConstMul::Madd52 => Ok(()),
        ConstMul::ShiftAdd if is_power => Ok(()),
        ConstMul::ShiftAdd => refuse(format!(
            "across lanes `shift-add` is one shift, and {constant} is no power of two; use `madd52`"
        )),
        ConstMul::Mul => refuse("lanes have no products of words; use `shift-add` or `madd52`"),
    }
}

/// The limbs are no wider than a word, and hold the prime with none to spare.
fn limbs(prime: &Prime, plan: &Plan) -> Fit {
    let n = plan.limbs;
    let word = u32::from(plan.word);
    let (start, end) = (plan.radix.exponent(n - 1), plan.radix.exponent(n));
    if plan.radix.half_bits > 2 * word {
        return refuse(format!(
            "a limb of {} bits exceeds the word of {word}",
            plan.radix
        ));
    }
    let p = BigInt::from(prime.value().clone());
    let multiple = plan.multiple(&p);
    let what = if multiple == p {
        "the prime"
    } else {
        "the multiple of the prime that is -1 modulo the weight of limb 1"
    };
    let m = multiple.bits();
    if u64::from(end) < m || u64::from(start) >= m {
        return refuse(format!("{n} limbs hold {end} bits, but {what} has {m}"));
    }
    Ok(())
}

/// How products are summed up suits the width of limbs and the product method.
fn accumulation(plan: &Plan) -> Fit {
    let word = u32::from(plan.word);
    let saturated = plan.is_saturated();
    match (plan.accumulation, plan.product) {
        (Accumulation::CarryChain | Accumulation::CarryChainTwice, _) if !saturated => {
            return refuse("carry chains need full words");
        }
        (Accumulation::CarryChainTwice, product) if product != Product::OperandScanning => {
            return refuse("adding off-diagonal products twice needs operand scanning");
        }
        (Accumulation::Split { .. }, _) if saturated => {
            return refuse("full words have no spare bits for shifts");
        }
        (Accumulation::Split { left, right }, product) => {
            let room = word.checked_sub(left.saturating_add(right));
            if plan.radix.uniform() != room {
                return refuse(format!("the shifts and the radix do not add up to {word}"));
            }
            if !is_plain(product) {
                return refuse("split accumulation needs plain products");
            }
        }
        (_, Product::Adk | Product::Karatsuba(_)) if saturated => {
            return refuse("full words have no spare bit for the sign of a difference");
        }
        _ => {}
    }
    Ok(())
}

/// The product method suits the number of limbs and their widths.
fn product(plan: &Plan) -> Fit {
    let n = plan.limbs;
    if let Product::Karatsuba(levels) = plan.product
        && (levels == 0
            || n.checked_shr(u32::from(levels))
                .is_none_or(|part| part == 0))
    {
        return refuse(format!("{n} limbs cannot be halved {levels} times"));
    }
    if plan.radix.uniform().is_none() && !is_plain(plan.product) {
        return refuse("mixed radix needs plain products");
    }
    Ok(())
}

fn is_plain(product: Product) -> bool {
    matches!(product, Product::OperandScanning | Product::ProductScanning)
}

/// The reduction suits the prime's shape and the limbs.
fn reduction(prime: &Prime, plan: &Plan) -> Fit {
    match &plan.reduction {
        Reduction::Fold {
            constant, place, ..
        } => fold(prime, plan, constant, *place),
        Reduction::Solinas | Reduction::Golden => generalised_mersenne(prime, plan),
        Reduction::Montgomery {
            multiples,
            scanning,
        } => {
            if plan.radix.uniform().is_none() {
                return refuse("Montgomery reduction needs limbs of one width");
            }
            if plan.across > 1 {
                return Ok(());
            }
            if plan.accumulation == Accumulation::Madd52 && plan.radix.uniform() != Some(52) {
                return refuse("Montgomery reduction by halves needs limbs of 52 bits");
            }
            if plan.accumulation == Accumulation::Word && *scanning != Product::ProductScanning {
                return refuse("`word` has one order of reduction, `montgomery(product-scanning)`");
            }
            if *multiples != Multiples::After && !plan.is_saturated() {
                return refuse("interleaved reduction needs full words");
            }
            if *multiples == Multiples::Complement {
                return complement(prime, plan);
            }
            Ok(())
        }
    }
}

/// 2^(word * n) - p has fewer words than p, and rows are added with carries.
fn complement(prime: &Prime, plan: &Plan) -> Fit {
    let end = plan.radix.exponent(plan.limbs);
    let complement = power_of_two(end) - BigInt::from(prime.value().clone());
    let words = complement.bits().div_ceil(u64::from(plan.word));
    let by_rows = plan.product == Product::OperandScanning;
    let chained = matches!(
        plan.accumulation,
        Accumulation::CarryChain | Accumulation::CarryChainTwice
    );
    if words >= plan.limbs as u64 {
        return refuse(format!("2^{end} - p has as many words as p"));
    }
    if !by_rows || !chained {
        return refuse("multiples of 2^(word n) - p need `operand-scanning carry-chain`");
    }
    Ok(())
}

fn fold(prime: &Prime, plan: &Plan, constant: &BigInt, place: Place) -> Fit {
    let Some(form) = prime.pseudo_mersenne() else {
        return refuse("the prime is not pseudo-Mersenne");
    };
    let end = plan.radix.exponent(plan.limbs);
    let expected = BigInt::from(form.c) << (end - prime.bits());
    if *constant != expected {
        return refuse(format!("2^{end} folds to {expected}"));
    }
    let one_word = constant.bits() <= u64::from(plan.word);
    if plan.is_saturated() && (!one_word || place != Place::High) {
        return refuse("with full words, fold only high words, by a one-word constant");
    }
    if place.is_operand() && !is_plain(plan.product) {
        return refuse("folding an operand needs plain products");
    }
    Ok(())
}

fn generalised_mersenne(prime: &Prime, plan: &Plan) -> Fit {
    let Some(terms) = prime.generalised_mersenne() else {
        return refuse("the prime is not generalised Mersenne");
    };
    if plan.is_saturated() || plan.radix.uniform().is_none() {
        return refuse("this reduction needs limbs of one width with spare bits");
    }
    let (m, n) = (prime.bits(), plan.limbs);
    let golden: Vec<(bool, u32)> = vec![(false, m), (true, m / 2), (true, 0)];
    let terms: Vec<(bool, u32)> = terms.iter().map(|t| (t.negative, t.exponent)).collect();
    if plan.reduction == Reduction::Golden
        && (terms != golden || n % 2 != 0 || plan.radix.exponent(n / 2) != m / 2)
    {
        return refuse("the prime is not x^2 - x - 1 with x at a limb boundary");
    }
    if terms.first() != Some(&(false, m)) {
        return refuse("2^m - p is negative in this form");
    }
    Ok(())
}
