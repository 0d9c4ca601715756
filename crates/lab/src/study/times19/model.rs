//! Predictions of processor models for the recipes: where the work goes, and what waits for what.

use serde::{Deserialize, Serialize};

use super::field::{OPERATIONS, label};
use crate::search::Candidate;
use limbforge::{
    forecast::analyse,
    target::{CostError, Cpu},
};

/// Prediction of a model for one operation of one recipe.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Model {
    /// The model's name.
    pub cpu: String,
    /// The recipe in short.
    pub way: String,
    /// `mul` or `square`.
    pub operation: String,
    /// Machine instructions.
    pub instructions: usize,
    /// The heaviest set of ports, such as `p1`.
    pub ports: String,
    /// Cycles for which the operation keeps these ports busy.
    pub pressure: f64,
    /// Cycles of one operation alone, from operands to results.
    pub critical_path: u32,
    /// Predicted cycles in a chain.
    pub latency: f64,
    /// Predicted cycles where many are independent.
    pub throughput: f64,
}

/// Asks a model about `mul` and `square` of all candidates.
///
/// # Errors
/// [`CostError`] if the model has no answer.
pub fn models(candidates: &[Candidate], cpu: &Cpu) -> Result<Vec<Model>, CostError> {
    let mut models = Vec::new();
    for operation in OPERATIONS {
        for candidate in candidates {
            let Some(program) = candidate.field.program(operation) else {
                continue;
            };
            let analysis = analyse(program.program(), cpu)?;
            let heaviest = analysis.pressure.first();
            models.push(Model {
                cpu: cpu.name.clone(),
                way: label(&candidate.plan),
                operation: operation.to_owned(),
                instructions: analysis.instructions(),
                ports: heaviest.map_or_else(String::new, |p| p.names.clone()),
                pressure: heaviest.map_or(0.0, |p| p.cycles),
                critical_path: analysis.critical_path,
                latency: analysis.predicted.latency,
                throughput: analysis.predicted.throughput,
            });
        }
    }
    Ok(models)
}
