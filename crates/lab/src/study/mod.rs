//! Studies: published claims, made again with checked programs, counted and measured on this machine.

pub mod karatsuba;
pub mod riscv_ise;
mod table;
pub mod times19;

pub use table::Table;
