//! A run of the study as data: what `--json` writes, and what the tables are made from.

use riscv_lab::{isa::IsaError, timing::Model};
use serde::{Deserialize, Serialize};

use super::{
    Cell, Column, Function, Limbs, Multiplied, Ours,
    cell::{cells, multiplications, with_multiplier},
    ours::{Want, best},
    sweep::{LATENCIES, limbs, wants_of_limbs, wants_of_multipliers},
};
use crate::parallel::OnStep;
use limbforge::prime::Prime;

/// A run. Nothing in it is measured: it is a function of the version, the model and the prime.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// `riscv-ise`.
    pub study: String,
    /// How it was made.
    pub command: String,
    /// The core's title.
    pub core: String,
    /// The published table beside code of its shape, row by row.
    pub cells: Vec<Cell>,
    /// Our best for each of these cells.
    pub ours: Vec<Option<Ours>>,
    /// Multiplication modulo p with other multipliers; empty in a quick run.
    pub multipliers: Vec<Multiplied>,
    /// Limbs of other widths with all instruction sets; empty in a quick run.
    pub limbs: Vec<Limbs>,
}

impl Record {
    /// Runs the study, the sweep as well unless it is to be quick.
    ///
    /// # Errors
    /// [`IsaError`] if an instruction set is not known.
    pub fn run(
        prime: &Prime,
        core: &Model,
        quick: bool,
        command: String,
        on_step: OnStep<'_>,
    ) -> Result<Record, IsaError> {
        let mut wants = wants_of_cells(prime, core)?;
        let of_cells = wants.len();
        if !quick {
            wants.extend(wants_of_multipliers(prime, core)?);
        }
        let of_multipliers = wants.len();
        if !quick {
            wants.extend(wants_of_limbs(prime, core)?);
        }
        let found = best(prime, &wants, on_step);
        let places = LATENCIES.into_iter().flat_map(|latency| {
            let shaped = multiplications(prime, &with_multiplier(core, latency));
            let places = Column::ALL.into_iter().zip(shaped);
            places.map(move |(column, shaped)| (latency, column, shaped))
        });
        let multipliers = places.zip(&found[of_cells..of_multipliers]);
        let multipliers = multipliers.map(|((latency, column, shaped), ours)| Multiplied {
            latency,
            column,
            shaped,
            ours: ours.clone(),
        });
        Ok(Record {
            study: "riscv-ise".to_owned(),
            command,
            core: core.title.clone(),
            cells: cells(prime, core),
            multipliers: multipliers.collect(),
            limbs: limbs(prime, &found[of_multipliers..]),
            ours: found[..of_cells].to_vec(),
        })
    }

    /// Our best for a row and a column.
    pub fn ours(&self, function: Function, column: Column) -> Option<&Ours> {
        let places = self.cells.iter().zip(&self.ours);
        let mut found =
            places.filter(|(cell, _)| (cell.function, cell.column) == (function, column));
        found.next()?.1.as_ref()
    }
}

/// Wanted code for each cell of the published table, row by row.
///
/// # Errors
/// [`IsaError`] if an instruction set is not known.
pub fn wants_of_cells(prime: &Prime, core: &Model) -> Result<Vec<Want>, IsaError> {
    let mut wants = Vec::new();
    for &function in Function::ALL {
        for column in Column::ALL {
            let ways = function.ways(prime, column.radix);
            wants.push(Want::new(function, ways, column.isa()?, core));
        }
    }
    Ok(wants)
}
