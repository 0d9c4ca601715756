//! What is printed.

pub mod progress;
pub mod ranking;
