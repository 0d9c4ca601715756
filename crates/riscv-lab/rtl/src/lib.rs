//! The proposed instructions in hardware: multiplier units, simulated, proved and synthesised with open tools.
//!
//! ```text
//! isa::TABLE ──► vectors ──► bench (Verilator) ──► results compared, planted bugs caught
//!     └────────► formal  ──► yosys sat         ──► units equal the pseudo-code, for any product
//! programs ────► core    ──► Verilator         ──► registers, memory, cycles
//! unit::UNITS ─► area    ──► yosys synth       ──► LUT, FF, DSP, transistors, longest path
//! ```

pub mod area;
pub mod bench;
pub mod check;
pub mod core;
pub mod formal;
pub mod instance;
mod tool;
pub mod unit;
mod vectors;

pub use tool::{HardwareError, Tool};
pub use vectors::Amount;
