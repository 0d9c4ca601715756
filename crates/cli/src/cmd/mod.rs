//! One file per verb.

pub mod emit;
pub mod recipes;
pub mod tune;
