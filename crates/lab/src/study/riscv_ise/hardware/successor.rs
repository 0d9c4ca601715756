//! Fields with each instruction set, on the model of Rocket: what a radix that each instruction selects is worth.
//!
//! Ahmad, Cheng, Großschädl and Page 2026 publish ratios for whole scalar multiplications of X25519. Sums of field
//! operations choose our recipes here; [`x25519`](super::x25519) runs the whole of it with them.

use limbforge::{
    ops::derive::derive_only,
    plan::{Effort, Plan, candidates},
    prime::Prime,
};
use serde::{Deserialize, Serialize};

use super::{StudyError, routines::target};
use crate::{parallel::in_parallel, search::Modelled};

/// A field with limbs of one width and one instruction set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Compared {
    /// The prime.
    pub prime: String,
    /// Number and width of the limbs.
    pub limbs: String,
    /// The instruction set.
    pub isa: String,
    /// The recipe with the fastest multiplication.
    pub recipe: String,
    /// Cycles of an operation by name.
    pub cycles: Vec<(String, u64)>,
}

/// Instruction sets, and the unit of each.
pub(super) const SETS: [(&str, usize); 4] = [(BASE, 0), (FULL, 1), (REDUCED, 2), (FLEXIBLE, 4)];
const BASE: &str = "rv64im";
const FULL: &str = "rv64im+ise-full";
const REDUCED: &str = "rv64im+ise-reduced";
const FLEXIBLE: &str = "rv64im+ise-flexible";

/// Prime, limbs, instruction sets.
const CASES: [(&str, &str, &[&str]); 5] = [
    ("2^255 - 19", "4x64", &[BASE, FULL, FLEXIBLE]),
    ("2^255 - 19", "5x51", &[BASE, FLEXIBLE]),
    ("csidh512", "8x64", &[BASE, FULL, FLEXIBLE]),
    ("csidh512", "9x57", &[BASE, REDUCED, FLEXIBLE]),
    ("csidh512", "9x58", &[BASE, FLEXIBLE]),
];

/// Operations, and how many of them a scalar multiplication of X25519 takes (RFC 7748): 255 steps of the ladder, an
/// inversion of 254 squarings and 11 multiplications, and a multiplication with it.
pub const X25519: [(&str, u64); 5] = [
    ("mul", 255 * 5 + 11 + 1),
    ("square", 255 * 4 + 254),
    ("mul_small", 255),
    ("add", 255 * 4),
    ("sub", 255 * 4),
];

/// The same of the action of CSIDH-512 in variable time, rounded: the mean of random keys, counted in the code that the
/// authors of the six instructions published.
pub const ACTION: [(&str, u64); 4] = [
    ("mul", 303_900),
    ("square", 143_300),
    ("add", 250_000),
    ("sub", 188_300),
];

/// Recipes with the fastest multiplications of which all operations are timed.
const TIMED: usize = 6;

/// The operations of a whole computation with a prime.
fn counts(prime: &str) -> &'static [(&'static str, u64)] {
    if prime == "csidh512" {
        &ACTION
    } else {
        &X25519
    }
}

impl Compared {
    /// Cycles of the field operations of a scalar multiplication of X25519, or of an action of CSIDH-512.
    pub fn whole(&self) -> Option<u64> {
        let cycles = |name: &str| self.cycles.iter().find(|(known, _)| known == name);
        let parts = counts(&self.prime).iter();
        let parts = parts.map(|(name, count)| Some(cycles(name)?.1 * count));
        parts.sum()
    }
}

/// Every case.
///
/// # Errors
/// [`StudyError::Prime`].
pub(super) fn successor() -> Result<Vec<Compared>, StudyError> {
    let mut all = Vec::new();
    for (prime, limbs, sets) in CASES {
        let parsed = Prime::parse(prime)?;
        let shape = format!("{limbs} ");
        let plans: Vec<Plan> = candidates(&parsed, Effort::Full)
            .into_iter()
            .filter(|plan| plan.word == 64 && plan.to_string().starts_with(&shape))
            // Small multiples of elements in Montgomery form have no code without loops.
            .filter(|plan| prime == "csidh512" || !plan.is_montgomery())
            .collect();
        for isa in sets {
            all.extend(compared(&parsed, prime, limbs, isa, &plans));
        }
    }
    Ok(all)
}

/// The recipe with the fastest sum of operations, among those with the fastest multiplications; nothing if none leads
/// to code.
fn compared(prime: &Prime, name: &str, limbs: &str, isa: &str, plans: &[Plan]) -> Option<Compared> {
    let target = target(isa);
    let modelled = |plan: &Plan, operation: &str| {
        let field = derive_only(prime, plan, &[operation]).ok()?;
        let modelled = Modelled::program(&field, operation, &target).ok()?;
        Some(modelled.cycles)
    };
    let products = in_parallel(plans.len(), &|_, _| true, |at| modelled(&plans[at], "mul"));
    let found = products.into_iter().zip(plans);
    let mut found: Vec<(u64, &Plan)> = found
        .filter_map(|(cycles, plan)| Some((cycles?, plan)))
        .collect();
    found.sort_by_key(|(cycles, _)| *cycles);
    found.truncate(TIMED);
    let timed = in_parallel(found.len(), &|_, _| true, |at| {
        let plan = found[at].1;
        let operations = counts(name).iter();
        let cycles = operations
            .map(|(operation, _)| Some(((*operation).to_owned(), modelled(plan, operation)?)));
        Some(Compared {
            prime: name.to_owned(),
            limbs: limbs.to_owned(),
            isa: isa.to_owned(),
            recipe: plan.to_string(),
            cycles: cycles.collect::<Option<_>>()?,
        })
    });
    timed.into_iter().flatten().min_by_key(Compared::whole)
}
