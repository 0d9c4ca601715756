//! The product within a field: 2^255 - 19 in five limbs, with 19 multiplied or shifted and added, once or for each
//! product.

use crate::{
    measure::Measured,
    search::{Built, Candidate},
};
use limbforge::{
    ir::build::ConstMul,
    plan::{Place, Plan, Reduction},
    prime::{Prime, PrimeError},
};

use super::record::{Row, row};

/// The prime of the paper's field.
pub const PRIME: &str = "2^255-19";

/// The recipe that the others are compared with: products by the multiplier, each once.
pub const BASELINE: &str = "5x51 product-scanning double-word fold(19@right:mul) carry(parallel)";

/// The operations that are measured.
pub const OPERATIONS: [&str; 2] = ["mul", "square"];

/// The quantities of a row, in the order of its cells.
pub(super) const QUANTITIES: [&str; 4] = [
    "mul_latency",
    "mul_throughput",
    "square_latency",
    "square_throughput",
];

/// The four: multiplier or shifts and additions, once or for each product. The last is the paper's.
const WAYS: [(Place, ConstMul, &str); 4] = [
    (Place::Right, ConstMul::Mul, "multiplier, cached"),
    (
        Place::RightUncached,
        ConstMul::Mul,
        "multiplier, recomputed",
    ),
    (Place::Right, ConstMul::ShiftAdd, "shift-add, cached"),
    (
        Place::RightUncached,
        ConstMul::ShiftAdd,
        "shift-add, recomputed",
    ),
];

fn baseline() -> Plan {
    BASELINE.parse().expect("a recipe as they are written")
}

/// The recipes with their checked operations.
///
/// # Errors
/// A line that says why a recipe gives no field.
pub fn candidates() -> Result<Vec<Candidate>, String> {
    let prime: Result<Prime, PrimeError> = Prime::parse(PRIME);
    let prime = prime.expect("2^255 - 19 is a prime");
    let candidates = WAYS.iter().map(|(place, by, _)| {
        let mut plan = baseline();
        plan.reduction = Reduction::Fold {
            constant: 19.into(),
            place: *place,
            by: *by,
        };
        Candidate::new(&prime, plan, &OPERATIONS)
    });
    candidates.collect()
}

/// Name in tables of a recipe of this study.
pub(super) fn label(plan: &Plan) -> String {
    let of = |place: &Place, by: &ConstMul| match &plan.reduction {
        Reduction::Fold {
            place: p, by: b, ..
        } => (p, b) == (place, by),
        _ => false,
    };
    let way = WAYS.iter().find(|(place, by, _)| of(place, by));
    way.map_or_else(|| plan.to_string(), |(_, _, label)| (*label).to_owned())
}

/// Measured rows, grouped by compiler; the baseline comes first. Compilers without the baseline are left out.
pub fn rows_of_fields(built: &[Built], measured: &[Measured]) -> Vec<Row> {
    let pairs: Vec<(&Built, &Measured)> = built
        .iter()
        .zip(measured)
        .filter(|(_, m)| !m.is_empty())
        .collect();
    let first = baseline();
    let mut rows = Vec::new();
    for (built, measured) in &pairs {
        let baseline = pairs
            .iter()
            .find(|(b, _)| b.compiler == built.compiler && b.candidate.plan == first);
        let Some((_, baseline)) = baseline else {
            continue;
        };
        let plan = &built.candidate.plan;
        let samples =
            QUANTITIES.map(|key| (measured.samples(key).clone(), baseline.samples(key).clone()));
        rows.push(row(
            "field",
            &label(plan),
            &plan.to_string(),
            &built.compiler,
            *plan == first,
            &samples,
        ));
    }
    // Compilers in the order of their first appearance, recipes in the order of the ways.
    let compilers: Vec<String> = rows.iter().map(|r: &Row| r.by.clone()).collect();
    let place = |row: &Row| {
        let way = WAYS.iter().position(|(_, _, label)| *label == row.way);
        (compilers.iter().position(|by| *by == row.by), way)
    };
    let mut order: Vec<usize> = (0..rows.len()).collect();
    order.sort_by_key(|&i| place(&rows[i]));
    order.into_iter().map(|i| rows[i].clone()).collect()
}
