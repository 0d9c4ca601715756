//! Limbforge.
pub mod check;
pub mod emit;
pub mod field;
pub mod ir;
pub mod ops;
pub mod opt;
pub mod plan;
pub mod prime;
pub mod repr;
pub mod tune;
