//! The extent of what is proved of an operation.

use std::fmt;

use num_bigint::BigInt;

use crate::{
    ir::Program,
    ops::{divsteps::written, programs::Subject, statements},
    prime::Prime,
    repr::Repr,
    routine::{Claim, Routine, Statement},
};

/// How much of an operation is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The whole meaning, for all inputs within bounds.
    Whole,
    /// The meaning without what it marks as not proved. The instructions are the library's, which are tested.
    Part,
    /// The same, but the instructions are not the library's.
    PartAlone,
    /// That calls pass what callees take. Statements and callees are the library's, which are tested, or proved.
    Calls,
    /// That calls pass what callees take.
    CallsAlone,
}

/// An operation of a checked file, with what has been proved of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The operation.
    pub name: String,
    /// How much is proved.
    pub proof: Proof,
    /// The meaning: the library's formula, or for a power what follows from the proved exponent. Empty if nothing
    /// is known of it.
    pub meaning: String,
}

impl Verdict {
    /// Of a program that has passed the check under this statement.
    pub(super) fn of_program(
        program: &Program,
        statement: &statements::Statement,
        repr: &Repr,
    ) -> Verdict {
        let p = &program.spec.modulus;
        let proof = if !statement.is_partial() {
            Proof::Whole
        } else if written(&program.name, &Subject { p, repr }).as_ref() == Some(program) {
            Proof::Part
        } else {
            Proof::PartAlone
        };
        Verdict {
            name: program.name.clone(),
            proof,
            meaning: program.spec.formula.clone(),
        }
    }

    /// Of a routine that passes the check and has the formula and the claim of the library's, after `earlier`
    /// operations.
    pub(super) fn of_routine(
        routine: &Routine,
        library: &Routine,
        prime: &Prime,
        earlier: &[Verdict],
    ) -> Verdict {
        let is_known = |callee: &str| {
            let verdict = earlier.iter().find(|verdict| verdict.name == callee);
            verdict.is_some_and(|v| !matches!(v.proof, Proof::PartAlone | Proof::CallsAlone))
        };
        let (proof, meaning) = match &routine.claim {
            Claim::Power(exponent) => (Proof::Whole, power(exponent, prime)),
            Claim::Composed if routine == library && callees(&routine.body).all(is_known) => {
                (Proof::Calls, routine.formula.join(" "))
            }
            Claim::Composed => (Proof::CallsAlone, String::new()),
        };
        Verdict {
            name: routine.name.clone(),
            proof,
            meaning,
        }
    }
}

/// The names of all operations that statements call.
fn callees(body: &[Statement]) -> Box<dyn Iterator<Item = &str> + '_> {
    Box::new(body.iter().flat_map(|statement| match statement {
        Statement::Call { callee, .. } => Box::new(std::iter::once(callee.as_str())),
        Statement::Repeat(repeat) => callees(&repeat.body),
        Statement::VartimeIfBit { body, .. } => callees(body),
        _ => Box::new(std::iter::empty()),
    }))
}

/// The meaning of a power modulo p, from the exponent alone: a^(p - 2) is the inverse by Fermat.
fn power(exponent: &BigInt, prime: &Prime) -> String {
    let p = BigInt::from(prime.value().clone());
    if *exponent == &p - 2u32 {
        "out = a^(p - 2), so out = 1 / a, and 0 if a = 0".to_owned()
    } else if *exponent == &p >> 1u8 {
        "out = a^((p - 1) / 2)".to_owned()
    } else {
        format!("out = a^{exponent}")
    }
}

impl fmt::Display for Verdict {
    /// The meaning, and in brackets what is proved.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let extent = match self.proof {
            Proof::Whole => "for all inputs within bounds",
            Proof::Part => {
                "for all inputs within bounds, except the part marked as not proved, which is tested"
            }
            Proof::PartAlone => {
                "for all inputs within bounds, except the part marked as not proved, which is untested"
            }
            Proof::Calls => {
                "calls are within bounds; the statements are those of this version (tested, not proved)"
            }
            Proof::CallsAlone => "calls are within bounds; its formula is not proved",
        };
        if !self.meaning.is_empty() {
            write!(f, "{}  ", self.meaning)?;
        }
        write!(f, "[{extent}]")
    }
}
