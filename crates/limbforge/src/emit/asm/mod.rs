//! Assembly: checked programs in machine instructions, proved again from the machine words.
//!
//! ```text
//! Checked<Program> ──► Split ──► Graph ──► order ──► registers ──► Code ──► text ──► assembler
//!                      split    riscv/    schedule  allocate        │                   │
//!                                select                             ▼                   ▼
//!        check ◄── Program ◄── Words ◄────────────────────────── Routine ◄──────────── object
//!                  lift        riscv/execute                     encoder    riscv_lab::relocatable
//! ```
//!
//! `split` writes a program in words of 64 bits: expressions (`word`) with claims about them (`claim`). A target selects
//! instructions for the expressions, `schedule` orders them, `allocate` gives registers. The machine words are executed
//! symbolically: what they leave in the results is again expressions of words, which `lift` makes a program with the
//! statement of the first, and the check proves it for all inputs. Nothing between the first program and the machine
//! words is trusted: what is modelled is proved as the encoder writes it, what is printed as the assembler writes it.

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
