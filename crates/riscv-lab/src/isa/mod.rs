//! The instruction set: [`TABLE`], and what follows from it.
//!
//! References:
//!
//! - \[unpriv\]: The RISC-V Instruction Set Manual, Volume I: Unprivileged Architecture, version 20240411.
//! - \[ise\]: Cheng, Großschädl, Marshall, Page, Pham: RISC-V Instruction Set Extensions for Multi-Precision Integer
//!   Arithmetic, DAC 2024 (<https://github.com/scarv/mpise>).
//! - \[flexible\]: Ahmad, Cheng, Großschädl, Page: Extending RISC-V to Support Flexible-Radix Multiply-Accumulate
//!   Operations, 2026 (<https://eprint.iacr.org/2026/108>). Only its abstract was read: `ise-flexible` has the features
//!   that it names (carry propagation and multiply-accumulate, a radix that each instruction selects, any word size),
//!   with operands and words of our own.

mod arithmetic;
mod compressed;
mod encode;
mod error;
mod extension;
mod format;
mod instruction;
mod parse;
mod reference;
mod register;
mod row;
mod table;
mod text;

pub use compressed::{Compressed, compress};
pub use encode::{decode, encode};
pub use error::{DecodeError, EncodeError, IsaError, ParseError};
pub use extension::{CustomEncoding, Extension, Isa};
pub use format::{Format, Operand};
pub use instruction::Instruction;
pub use parse::parse;
pub use reference::reference;
pub use register::Reg;
pub use row::{Class, Effect, Row};
pub use table::{Op, TABLE};
pub use text::gnu_text;
