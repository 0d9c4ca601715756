//! Fields with each instruction set, on the model of Rocket: what a radix that each instruction selects is worth.
//!
//! Ahmad, Cheng, Großschädl and Page 2026 publish ratios for whole scalar multiplications of X25519. Ours are sums of
//! field operations.

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

/// Prime, limbs, instruction sets.
const CASES: [(&str, &str, &[&str]); 5] = [
    (
        "2^255 - 19",
        "4x64",
        &["rv64gc", "rv64gc+ise-full", "rv64gc+ise-flexible"],
    ),
    ("2^255 - 19", "5x51", &["rv64gc", "rv64gc+ise-flexible"]),
    (
        "csidh512",
        "8x64",
        &["rv64gc", "rv64gc+ise-full", "rv64gc+ise-flexible"],
    ),
    (
        "csidh512",
        "9x57",
        &["rv64gc", "rv64gc+ise-reduced", "rv64gc+ise-flexible"],
    ),
    ("csidh512", "9x58", &["rv64gc", "rv64gc+ise-flexible"]),
];

/// Operations, and how many of them a scalar multiplication of X25519 takes (RFC 7748): 255 steps of the ladder, and an
/// inversion of 254 squarings and 11 multiplications.
pub(super) const X25519: [(&str, u64); 5] = [
    ("mul", 255 * 5 + 11),
    ("square", 255 * 4 + 254),
    ("mul_small", 255),
    ("add", 255 * 4),
    ("sub", 255 * 4),
];

impl Compared {
    /// Cycles of the field operations of a scalar multiplication of X25519; `None` for other primes.
    pub fn x25519(&self) -> Option<u64> {
        let cycles = |name: &str| self.cycles.iter().find(|(known, _)| known == name);
        let parts = X25519
            .iter()
            .map(|(name, count)| Some(cycles(name)?.1 * count));
        parts.sum()
    }
}

/// Every case.
///
/// # Errors
/// [`StudyError::Prime`].
pub fn successor() -> Result<Vec<Compared>, StudyError> {
    let mut all = Vec::new();
    for (prime, limbs, sets) in CASES {
        let parsed = Prime::parse(prime)?;
        let shape = format!("{limbs} ");
        let plans: Vec<Plan> = candidates(&parsed, Effort::Full)
            .into_iter()
            .filter(|plan| plan.word == 64 && plan.to_string().starts_with(&shape))
            .collect();
        for isa in sets {
            all.extend(compared(&parsed, prime, limbs, isa, &plans));
        }
    }
    Ok(all)
}

/// The recipe with the fastest multiplication, and its operations; nothing if none leads to code.
fn compared(prime: &Prime, name: &str, limbs: &str, isa: &str, plans: &[Plan]) -> Option<Compared> {
    let target = target(isa);
    let modelled = |plan: &Plan, operation: &str| {
        let field = derive_only(prime, plan, &[operation]).ok()?;
        let modelled = Modelled::program(&field, operation, &target).ok()?;
        Some(modelled.cycles)
    };
    let products = in_parallel(plans.len(), &|_, _| true, |at| modelled(&plans[at], "mul"));
    let found = products.into_iter().zip(plans);
    let found = found.filter_map(|(cycles, plan)| Some((cycles?, plan)));
    let (cycles, plan) = found.min_by_key(|(cycles, _)| *cycles)?;
    let mut all = vec![("mul".to_owned(), cycles)];
    for (operation, _) in &X25519[1..] {
        let has_small = name.starts_with("2^255");
        if *operation != "mul_small" || has_small {
            all.push(((*operation).to_owned(), modelled(plan, operation)?));
        }
    }
    Some(Compared {
        prime: name.to_owned(),
        limbs: limbs.to_owned(),
        isa: isa.to_owned(),
        recipe: plan.to_string(),
        cycles: all,
    })
}
