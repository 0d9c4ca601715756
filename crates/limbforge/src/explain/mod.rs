//! How a recipe multiplies, as people draw it: partial products in columns by weight, folds, reductions in words.
//!
//! [`diagram`] gives data; its `Display` is the drawing as text, and other printers can take the same data. The numbers
//! of products are those that the programs form; a test compares the two.

pub mod formula;
mod notes;
mod products;
mod text;

use std::collections::BTreeSet;

use num_bigint::BigInt;
use num_traits::One;
use serde::{Serialize, Serializer};

use crate::{
    ir::interval::power_of_two,
    plan::{Plan, Reduction, UnfitRecipe, fits},
    prime::Prime,
};

/// The operation that is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Operation {
    /// a · b.
    Mul,
    /// a².
    Square,
}

/// The partial products of an operation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Diagram {
    /// Which operation.
    pub operation: Operation,
    /// Number of limbs of an operand.
    pub limbs: usize,
    /// Columns by weight, the least first: as many as limbs if folds are part of the products, else 2n − 1.
    pub columns: Vec<Column>,
    /// Later steps on the columns, one a line.
    pub steps: Vec<String>,
}

/// The products of one weight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Column {
    /// The column weighs 2 to this power.
    pub exponent: u32,
    /// Its products, folded ones last.
    pub products: Vec<Product>,
}

/// A partial product, `factor · left · right`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Product {
    /// Index of the left limb, of the first one if the left factor is a sum.
    pub i: usize,
    /// Index of the right limb: `i + j` is the column before folding.
    pub j: usize,
    /// The left factor: `a0`, or a sum that is formed first: `(a0-a3)`.
    pub left: String,
    /// The right factor, of `a` too in squares.
    pub right: String,
    /// 1; 2 in squares and where limbs of a mixed radix meet; the folding constant; products of these. Negative where
    /// Karatsuba takes a square away.
    #[serde(serialize_with = "decimal")]
    pub factor: BigInt,
    /// The column in which it would stand without folding.
    pub folded_from: Option<usize>,
}

fn decimal<S: Serializer>(k: &BigInt, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&k.to_string())
}

/// Draws an operation of a recipe.
///
/// ```
/// # use limbforge_core::{Prime, Plan, explain::{diagram, Operation}};
/// let prime = Prime::parse("2^255-19")?;
/// let plan: Plan = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)".parse()?;
/// let drawn = diagram(&prime, &plan, Operation::Mul)?;
/// assert_eq!(drawn.columns.len(), 5);
/// assert!(drawn.to_string().contains("19*a1b4"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`UnfitRecipe`] if the recipe is not one for the prime.
pub fn diagram(prime: &Prime, plan: &Plan, operation: Operation) -> Result<Diagram, UnfitRecipe> {
    fits(prime, plan)?;
    let mut columns: Vec<Column> = products::products(plan, operation)
        .into_iter()
        .enumerate()
        .map(|(k, products)| Column {
            exponent: plan.radix.exponent(k),
            products,
        })
        .collect();
    if let Reduction::Fold { place, .. } = &plan.reduction
        && place.is_operand()
    {
        let upper = columns.split_off(plan.limbs.min(columns.len()));
        for (k, column) in upper.into_iter().enumerate() {
            let factor = fold_factor(prime, plan, plan.limbs + k);
            columns[k]
                .products
                .extend(column.products.into_iter().map(|product| Product {
                    factor: &product.factor * &factor,
                    folded_from: Some(plan.limbs + k),
                    ..product
                }));
        }
    }
    Ok(Diagram {
        operation,
        limbs: plan.limbs,
        columns,
        steps: notes::steps(prime, plan, operation),
    })
}

impl Diagram {
    /// Number of partial products that are formed: one that stands in two columns is formed once.
    pub fn products(&self) -> usize {
        let all = self.columns.iter().flat_map(|column| &column.products);
        let distinct: BTreeSet<_> = all.map(|p| (&p.left, &p.right)).collect();
        distinct.len()
    }
}

/// By how much column `k >= n` is multiplied when it is folded to column `k - n`: with p = 2^m - c,
/// 2^e(k) = c 2^(e(k) - m) (mod p).
fn fold_factor(prime: &Prime, plan: &Plan, k: usize) -> BigInt {
    let m = prime.bits();
    let rest = power_of_two(m) - BigInt::from(prime.value().clone());
    let shift = plan.radix.exponent(k) - m - plan.radix.exponent(k - plan.limbs);
    rest * (BigInt::one() << shift)
}
