//! One file per verb.

pub mod check;
pub mod completions;
pub mod ct;
pub mod emit;
pub mod emit_asm;
pub mod explain;
mod explain_code;
pub mod formula;
mod formula_measure;
pub mod man;
pub mod merge;
pub mod plan;
pub mod prove;
pub mod regen;
pub mod report;
pub mod riscv;
pub mod serve;
pub mod superopt;
pub mod tune;
mod tune_asm;
mod tune_code;
mod tune_core;
mod tune_lanes;
