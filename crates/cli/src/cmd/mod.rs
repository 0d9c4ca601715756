//! One file per verb.

pub mod check;
pub mod emit;
pub mod recipes;
pub mod tune;
