//! Which candidates to build: every structure first, then the cheapest variants by count.

use std::collections::BTreeSet;

use limbforge::{
    field::Field,
    ir::Counts,
    ops::derive::derive_only,
    plan::{Accumulation, Effort, Plan, Reduction, candidates},
    prime::Prime,
};

/// A recipe with its checked multiplication and squaring.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The recipe.
    pub plan: Plan,
    /// A field of `mul` and `square` only.
    pub field: Field,
}

/// Result of a survey.
#[derive(Clone, Debug, Default)]
pub struct Survey {
    /// To be built, in the order of the estimate.
    pub candidates: Vec<Candidate>,
    /// Checked, but estimated to be slower than others of the same structure.
    pub passed_over: usize,
    /// Recipes that do not work for the prime, with the reason.
    pub rejected: Vec<(Plan, String)>,
}

/// Derives and checks all recipes and keeps at most `limit`, and so many that compilers can cope.
#[must_use]
pub fn survey(prime: &Prime, effort: Effort, limit: usize) -> Survey {
    let mut survey = Survey::default();
    let mut checked: Vec<Candidate> = Vec::new();
    for plan in candidates(prime, effort) {
        match derive_only(prime, &plan, &["mul", "square"]) {
            Ok(field) => checked.push(Candidate { plan, field }),
            Err(reason) => survey.rejected.push((plan, reason.to_string())),
        }
    }
    checked.sort_by_key(estimate);
    // Two recipes can come down to the same programs; the first stands for both.
    let mut programs = BTreeSet::new();
    checked.retain(|candidate| {
        let texts = candidate
            .field
            .programs
            .iter()
            .map(|p| p.program().to_string());
        programs.insert(texts.collect::<String>())
    });
    let mut structures = BTreeSet::new();
    let (first, rest): (Vec<Candidate>, Vec<Candidate>) = checked
        .into_iter()
        .partition(|candidate| structures.insert(structure(&candidate.plan)));
    let all = first.len() + rest.len();
    let mut instructions = 0;
    for candidate in first.into_iter().chain(rest).take(limit) {
        let length: usize = counts(&candidate).map(|c| c.total()).sum();
        if survey.candidates.is_empty() || instructions + length <= MOST_INSTRUCTIONS {
            instructions += length;
            survey.candidates.push(candidate);
        }
    }
    survey.passed_over = all - survey.candidates.len();
    survey.candidates.sort_by_key(estimate);
    survey
}

/// Straight-line code is slow to compile: no more than this much of it in one run.
const MOST_INSTRUCTIONS: usize = 60_000;

fn counts(candidate: &Candidate) -> impl Iterator<Item = Counts> + '_ {
    candidate
        .field
        .programs
        .iter()
        .map(|p| p.program().counts())
}

/// Rough cost in tenths of a cycle on a core that multiplies once and adds four times a cycle.
fn estimate(candidate: &Candidate) -> usize {
    counts(candidate)
        .map(|c| 10 * c.multiplications + 3 * (c.additions + c.other))
        .sum()
}

/// Structure of a recipe: all but limb count, whole radix and constants. The order of carries is a part of it. That
/// order changes no count, but the length of the chain that a product waits for.
fn structure(plan: &Plan) -> String {
    let reduction = match &plan.reduction {
        Reduction::Fold { place, by, .. } => format!("fold {place:?} {by:?}"),
        other => other.to_string(),
    };
    let accumulation = match plan.accumulation {
        Accumulation::Split { .. } => "split".to_owned(),
        other => other.to_string(),
    };
    format!(
        "{} {} {} {} {accumulation} {reduction} {:?}",
        plan.word,
        plan.is_saturated(),
        plan.radix.uniform().is_none(),
        plan.product,
        plan.carry
    )
}
