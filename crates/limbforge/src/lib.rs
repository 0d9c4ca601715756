//! Limbforge.
pub mod check;
pub mod field;
pub mod ir;
pub mod prime;
pub mod repr;
