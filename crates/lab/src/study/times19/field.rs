//! The product within a field: 2^255 - 19 in five limbs, with 19 multiplied or shifted and added, once or for each
//! product.

use crate::{
    measure::{Measured, Metric},
    search::{Built, Candidate},
};
use limbforge::{
    ops::derive::{Rejection, derive_only},
    plan::Plan,
    prime::{Prime, PrimeError},
};

use super::record::{Row, row};

/// The prime of the paper's field.
pub const PRIME: &str = "2^255-19";

/// The recipe that the others are compared with: products by the multiplier, each once.
pub const BASELINE: &str = "5x51 product-scanning double-word fold(19@right:mul) carry(parallel)";

/// The four: multiplier or shifts and additions, once or for each product. The last is the paper's.
const WAYS: [(&str, &str); 4] = [
    ("@right:mul", "multiplier, cached"),
    ("@right-uncached:mul", "multiplier, recomputed"),
    ("@right:shift-add", "shift-add, cached"),
    ("@right-uncached:shift-add", "shift-add, recomputed"),
];

/// The recipes with their checked `mul` and `square`.
///
/// # Errors
/// [`Rejection`] if a recipe gives no field.
pub fn candidates() -> Result<Vec<Candidate>, Rejection> {
    let prime: Result<Prime, PrimeError> = Prime::parse(PRIME);
    let prime = prime.expect("2^255 - 19 is a prime");
    let mut candidates = Vec::new();
    for (way, _) in WAYS {
        let plan: Plan = BASELINE
            .replace(WAYS[0].0, way)
            .parse()
            .expect("a recipe as they are written");
        let field = derive_only(&prime, &plan, &["mul", "square"])?;
        candidates.push(Candidate { plan, field });
    }
    Ok(candidates)
}

/// Name in tables of a recipe of this study.
pub(super) fn label(recipe: &str) -> String {
    let way = WAYS.iter().find(|(text, _)| recipe.contains(text));
    way.map_or_else(|| recipe.to_owned(), |(_, label)| (*label).to_owned())
}

/// Measured rows, grouped by compiler; the baseline comes first. Compilers without the baseline are left out.
pub fn rows_of_fields(built: &[Built], measured: &[Measured]) -> Vec<Row> {
    let pairs: Vec<(&Built, &Measured)> = built
        .iter()
        .zip(measured)
        .filter(|(_, m)| !m.mul_latency.raw().is_empty())
        .collect();
    let mut rows = Vec::new();
    for (built, measured) in &pairs {
        let baseline = pairs.iter().find(|(b, _)| {
            b.compiler == built.compiler && b.candidate.plan.to_string() == BASELINE
        });
        let Some((_, baseline)) = baseline else {
            continue;
        };
        let recipe = built.candidate.plan.to_string();
        let samples = Metric::ALL.map(|metric| {
            (
                measured.samples(metric).clone(),
                baseline.samples(metric).clone(),
            )
        });
        rows.push(row(
            "field",
            &label(&recipe),
            &recipe,
            &built.compiler,
            recipe == BASELINE,
            &samples,
        ));
    }
    // Compilers in the order of their first appearance, recipes in the order of the ways.
    let compilers: Vec<String> = rows.iter().map(|r: &Row| r.by.clone()).collect();
    let place = |row: &Row| {
        let way = WAYS.iter().position(|(_, label)| *label == row.way);
        (compilers.iter().position(|by| *by == row.by), way)
    };
    let mut order: Vec<usize> = (0..rows.len()).collect();
    order.sort_by_key(|&i| place(&rows[i]));
    order.into_iter().map(|i| rows[i].clone()).collect()
}
