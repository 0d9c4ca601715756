//! Which candidates to build: every structure first, then the cheapest variants by count.

use std::collections::BTreeSet;

use limbforge::{
    field::Field,
    ir::Counts,
    ops::derive::{Rejection, derive, derive_only},
    plan::{Accumulation, Effort, Plan, Reduction, candidates},
    prime::Prime,
};

use super::operations::{keep_only, work};
use crate::{measure::Code, parallel::in_parallel};

/// A recipe with its checked operations.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The recipe.
    pub plan: Plan,
    /// A field of the operations that are asked for, and of those that they call.
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

impl Candidate {
    /// The recipe with these operations of its field.
    ///
    /// # Errors
    /// A line that says why the recipe gives no field, or that its field has no such operation.
    pub fn new(prime: &Prime, plan: Plan, operations: &[&str]) -> Result<Candidate, String> {
        let mut field = checked(prime, &plan, operations).map_err(|reason| reason.to_string())?;
        let code = Code::Field(&field);
        let unknown = |name: &&&str| code.signature(name).is_none();
        if let Some(name) = operations.iter().find(unknown) {
            return Err(format!("its field has no `{name}`"));
        }
        keep_only(&mut field, operations);
        Ok(Candidate { plan, field })
    }
}

/// Programs are checked alone. A routine needs what it calls, so that the whole field is.
fn checked(prime: &Prime, plan: &Plan, operations: &[&str]) -> Result<Field, Rejection> {
    let field = derive_only(prime, plan, operations);
    match field {
        Ok(field) if operations.iter().all(|name| field.program(name).is_some()) => Ok(field),
        Ok(_) | Err(Rejection::RefusedRoutine { .. }) => derive(prime, plan),
        Err(rejection) => Err(rejection),
    }
}

/// Derives and checks all recipes with these operations. Keeps at most `limit`, and not more than compilers can cope
/// with.
#[must_use]
pub fn survey(prime: &Prime, effort: Effort, limit: usize, operations: &[&str]) -> Survey {
    let mut survey = Survey::default();
    let plans = candidates(prime, effort);
    let results = in_parallel(plans.len(), &|_, _| true, |i| {
        Candidate::new(prime, plans[i].clone(), operations)
    });
    let mut checked: Vec<Candidate> = Vec::new();
    for (plan, result) in plans.into_iter().zip(results) {
        match result {
            Ok(candidate) => checked.push(candidate),
            Err(reason) => survey.rejected.push((plan, reason)),
        }
    }
    let estimate = |candidate: &Candidate| estimate(candidate, operations);
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
        let programs = candidate.field.programs.iter();
        let length: usize = programs.map(|p| p.program().counts().total()).sum();
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

/// Rough cost in tenths of a cycle on a core that multiplies once and adds four times a cycle.
fn estimate(candidate: &Candidate, operations: &[&str]) -> usize {
    let cost = |c: Counts| 10 * c.multiplications + 3 * (c.additions + c.other);
    let operations = operations.iter();
    operations
        .map(|name| cost(work(&candidate.field, name)))
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
