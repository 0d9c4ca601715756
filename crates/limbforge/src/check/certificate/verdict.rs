//! The extent of what is proved of an operation.

use std::fmt;

use num_bigint::BigInt;

use crate::{
    ir::Program,
    ops::statements::Statement,
    prime::Prime,
    routine::{Claim, Routine},
};

/// How much of an operation is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The whole meaning, for all inputs within bounds.
    Whole,
    /// The meaning without what it marks as not proved.
    Part,
    /// That calls pass what callees take. The statements are the library's, whose formula is tested.
    Calls,
    /// That calls pass what callees take. The statements are not the library's.
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
    pub(super) fn of_program(program: &Program, statement: &Statement) -> Verdict {
        Verdict {
            name: program.name.clone(),
            proof: if statement.partial {
                Proof::Part
            } else {
                Proof::Whole
            },
            meaning: program.spec.formula.clone(),
        }
    }

    /// Of a routine that passes the check and has the formula and the claim of the library's.
    pub(super) fn of_routine(routine: &Routine, library: &Routine, prime: &Prime) -> Verdict {
        let (proof, meaning) = match &routine.claim {
            Claim::Power(exponent) => (Proof::Whole, power(exponent, prime)),
            Claim::Composed if routine == library => (Proof::Calls, routine.formula.join(" ")),
            Claim::Composed => (Proof::CallsAlone, String::new()),
        };
        Verdict {
            name: routine.name.clone(),
            proof,
            meaning,
        }
    }
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
            Proof::Part => "for all inputs within bounds, without what is marked as not proved",
            Proof::Calls => {
                "calls within bounds; statements are those of this version (tested, not proved)"
            }
            Proof::CallsAlone => "calls within bounds; nothing is proved of its formula",
        };
        if !self.meaning.is_empty() {
            write!(f, "{}  ", self.meaning)?;
        }
        write!(f, "[{extent}]")
    }
}
