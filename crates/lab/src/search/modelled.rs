//! Candidates on a core that is not at hand: written as assembly, proved, and timed by the model of the core.

use riscv_lab::timing::Timing;
use serde::{Deserialize, Serialize};

use super::Candidate;
use limbforge::{
    check::Checked,
    emit::asm::{
        AsmError,
        riscv::{Target, function},
    },
    field::Field,
    interface::Interface,
    ir::Program,
};

/// Modelled cycles and instructions of a function on a core.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Modelled {
    /// Cycles from its first instruction to its return, with it.
    pub cycles: u64,
    /// Instructions.
    pub instructions: u64,
    /// Cycles in which none began.
    pub stalls: u64,
}

impl From<&Timing> for Modelled {
    fn from(timing: &Timing) -> Modelled {
        Modelled {
            cycles: timing.cycles,
            instructions: timing.instructions,
            stalls: timing.stalls.iter().sum(),
        }
    }
}

impl Modelled {
    /// Writes one program of a field and times it.
    ///
    /// # Errors
    /// [`AsmError`] if it cannot be written or proved.
    ///
    /// # Panics
    /// If the field has no such program.
    pub fn program(field: &Field, name: &str, target: &Target) -> Result<Modelled, AsmError> {
        let checked = field.program(name).expect("a program of the field");
        Modelled::of(field, checked, target)
    }

    /// Writes a program and times it.
    ///
    /// # Errors
    /// [`AsmError`] if it cannot be written or proved.
    pub fn of(
        interface: impl Into<Interface>,
        checked: &Checked<Program>,
        target: &Target,
    ) -> Result<Modelled, AsmError> {
        let function = function(interface, checked, target)?;
        Ok(Modelled::from(&function.timing))
    }
}

/// A candidate's place in a ranking by a model.
#[derive(Clone, Debug, Serialize)]
pub struct ModelledEntry {
    /// The recipe.
    pub recipe: String,
    /// Multiplication.
    pub mul: Modelled,
    /// Squaring.
    pub square: Modelled,
}

impl ModelledEntry {
    /// Writes and times the multiplication and the squaring of a candidate.
    ///
    /// # Errors
    /// [`AsmError`] if one of them cannot be written or proved.
    pub fn of(candidate: &Candidate, target: &Target) -> Result<ModelledEntry, AsmError> {
        Ok(ModelledEntry {
            recipe: candidate.plan.to_string(),
            mul: Modelled::program(&candidate.field, "mul", target)?,
            square: Modelled::program(&candidate.field, "square", target)?,
        })
    }

    /// Cycles by which candidates are ordered: multiplications and squarings weigh the same.
    pub fn cycles(&self) -> u64 {
        self.mul.cycles + self.square.cycles
    }
}
