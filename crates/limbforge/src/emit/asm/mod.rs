//! Assembly: checked programs in machine instructions, proved again from the text.
//!
//! ```text
//! Checked<Program> ──► Split ──► Graph ──► order ──► registers ──► text
//!                      split    riscv/    schedule  allocate      riscv/print
//!                                select
//!        check ◄── Program ◄── Words ◄──────────────────────────── riscv/read
//!                  lift
//! ```
//!
//! `split` writes a program in words of 64 bits: expressions (`word`) with claims about them (`claim`). A target selects
//! instructions for the expressions, `schedule` orders them, `allocate` gives registers. Then the text is read back:
//! what it leaves in the results is again expressions of words, which `lift` makes a program with the statement of the
//! first, and the check proves it for all inputs. Nothing between the first program and the text is trusted.

mod allocate;
mod claim;
mod error;
mod graph;
mod layout;
mod lift;
pub mod riscv;
mod schedule;
mod split;
mod word;

pub use error::AsmError;
pub use layout::Interface;
