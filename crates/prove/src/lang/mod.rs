//! The printed text, read back and proved.

pub mod datum;
pub mod machine;
pub mod numbers;
pub mod problem;
pub mod prove;
mod run;
pub mod rust;
mod signature;
pub mod syntax;
pub mod word;
