//! Candidates on a core that is not at hand: written as assembly, proved, and timed by the model of the core.

use std::collections::BTreeMap;

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
    plan::Plan,
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
    #[serde(rename = "recipe")]
    pub plan: Plan,
    /// The operations by name.
    #[serde(flatten)]
    pub operations: BTreeMap<String, Modelled>,
}

impl ModelledEntry {
    /// Writes and times these operations of a candidate.
    ///
    /// # Errors
    /// [`AsmError`] if one of them cannot be written or proved.
    ///
    /// # Panics
    /// If one of them is no program of the candidate's field.
    pub fn of(
        candidate: &Candidate,
        operations: &[&str],
        target: &Target,
    ) -> Result<ModelledEntry, AsmError> {
        let modelled = operations.iter().map(|&name| {
            let modelled = Modelled::program(&candidate.field, name, target)?;
            Ok((name.to_owned(), modelled))
        });
        Ok(ModelledEntry {
            plan: candidate.plan.clone(),
            operations: modelled.collect::<Result<_, AsmError>>()?,
        })
    }

    /// Cycles by which candidates are ordered: all operations weigh the same.
    pub fn cycles(&self) -> u64 {
        self.operations
            .values()
            .map(|modelled| modelled.cycles)
            .sum()
    }
}
