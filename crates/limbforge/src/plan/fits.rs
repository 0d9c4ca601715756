//! Whether a plan can be tried on a prime.

use std::fmt;

use num_bigint::BigInt;

use super::{Accumulation, Place, Plan, Product, Reduction};
use crate::prime::Prime;

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
            "`{}` does not fit the prime: {}",
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
    let refuse = |reason: String| {
        Err(UnfitRecipe {
            recipe: plan.to_string(),
            reason,
        })
    };
    let (m, n) = (prime.bits(), plan.limbs);
    let word = u32::from(plan.word);
    let (start, end) = (plan.radix.exponent(n - 1), plan.radix.exponent(n));
    if plan.radix.half_bits > 2 * word {
        return refuse(format!(
            "a limb of {} bits exceeds the word of {word}",
            plan.radix
        ));
    }
    if end < m || start >= m {
        return refuse(format!("{n} limbs hold {end} bits and the prime has {m}"));
    }
    let saturated = plan.is_saturated();
    match (&plan.reduction, plan.accumulation, plan.product) {
        (_, Accumulation::CarryChain | Accumulation::CarryChainTwice, _) if !saturated => {
            return refuse("carry chains belong to full words".to_owned());
        }
        (_, Accumulation::CarryChainTwice, product) if product != Product::OperandScanning => {
            return refuse("adding twice is for operand scanning".to_owned());
        }
        (_, Accumulation::Split { .. }, _) if saturated => {
            return refuse("full words have no room for shifts".to_owned());
        }
        (_, Accumulation::Split { left, right }, product) => {
            let room = word.checked_sub(left.saturating_add(right));
            if plan.radix.uniform() != room {
                return refuse(format!("the shifts and the radix do not add up to {word}"));
            }
            if !matches!(product, Product::OperandScanning | Product::ProductScanning) {
                return refuse("split accumulation needs plain products".to_owned());
            }
        }
        (_, _, Product::Adk | Product::Karatsuba(_)) if saturated => {
            return refuse("differences of full words have no room for a sign".to_owned());
        }
        _ => {}
    }
    if let Product::Karatsuba(levels) = plan.product
        && (levels == 0
            || n.checked_shr(u32::from(levels))
                .is_none_or(|part| part == 0))
    {
        return refuse(format!("{n} limbs cannot be halved {levels} times"));
    }
    let uniform = plan.radix.uniform().is_some();
    if !uniform
        && !matches!(
            plan.product,
            Product::OperandScanning | Product::ProductScanning
        )
    {
        return refuse("mixed radix needs plain products".to_owned());
    }
    match &plan.reduction {
        Reduction::Fold {
            constant, place, ..
        } => {
            let Some(form) = prime.pseudo_mersenne() else {
                return refuse("it is not pseudo-Mersenne".to_owned());
            };
            let expected = BigInt::from(form.c) << (end - m);
            if *constant != expected {
                return refuse(format!("2^{end} folds to {expected}"));
            }
            if saturated && (constant.bits() > u64::from(word) || *place != Place::High) {
                return refuse("full words fold their high words, by one word".to_owned());
            }
            let on_operand = place.is_operand();
            let plain = matches!(
                plan.product,
                Product::OperandScanning | Product::ProductScanning
            );
            if on_operand && !plain {
                return refuse("folding an operand needs plain products".to_owned());
            }
        }
        Reduction::Solinas | Reduction::Golden => {
            let Some(terms) = prime.generalised_mersenne() else {
                return refuse("it is not generalised Mersenne".to_owned());
            };
            if saturated || !uniform {
                return refuse("this reduction is for limbs of one width with room".to_owned());
            }
            let golden: Vec<(bool, u32)> = vec![(false, m), (true, m / 2), (true, 0)];
            let terms: Vec<(bool, u32)> = terms.iter().map(|t| (t.negative, t.exponent)).collect();
            if plan.reduction == Reduction::Golden
                && (terms != golden || n % 2 != 0 || plan.radix.exponent(n / 2) != m / 2)
            {
                return refuse("it is not x^2 - x - 1 with x at a limb boundary".to_owned());
            }
            if terms.first() != Some(&(false, m)) {
                return refuse("2^m - p is negative in this form".to_owned());
            }
        }
        Reduction::Montgomery { interleaved, .. } => {
            if !uniform {
                return refuse("Montgomery reduction needs limbs of one width".to_owned());
            }
            if *interleaved && !saturated {
                return refuse("interleaving is for full words".to_owned());
            }
        }
    }
    Ok(())
}
