//! Errors in names of instruction sets, instructions, words and text.

use std::fmt;

use super::{Extension, Isa};

/// A text that names no instruction set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IsaError {
    /// A part of the text is no extension.
    Unknown {
        /// The text.
        isa: String,
        /// The part.
        part: String,
    },
    /// The published words of one proposed extension exclude the other.
    Clash,
}

impl fmt::Display for IsaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IsaError::Unknown { isa, part } => {
                let names: Vec<_> = Extension::ALL.iter().map(|e| e.name()).collect();
                write!(
                    f,
                    "unknown extension `{part}` in the instruction set `{isa}`; write it like rv64gc_zba_zbb, with extensions of: {}",
                    names.join(", ")
                )
            }
            IsaError::Clash => write!(
                f,
                "as published, cadd and madd57lu have the same encoding; use one of the two extensions, or both without `-published`"
            ),
        }
    }
}

impl std::error::Error for IsaError {}

/// An instruction that has no word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EncodeError {
    /// The instruction set does not have it.
    Missing {
        /// Its name.
        name: &'static str,
        /// The extension that it needs.
        extension: Extension,
        /// The instruction set.
        isa: Isa,
    },
    /// The immediate does not fit.
    Immediate {
        /// The instruction's name.
        name: &'static str,
        /// The immediate.
        value: i64,
        /// The least that fits.
        least: i64,
        /// The greatest that fits.
        greatest: i64,
        /// It must be a multiple of this.
        step: i64,
    },
    /// A register is of the other kind, or is set though the instruction has no such operand.
    Register {
        /// The instruction's name.
        name: &'static str,
        /// Which operand.
        operand: &'static str,
    },
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EncodeError::Missing {
                name,
                extension,
                isa,
            } => write!(
                f,
                "{isa} has no `{name}`; add {extension} to the instruction set"
            ),
            EncodeError::Immediate {
                name,
                value,
                least,
                greatest,
                step,
            } => {
                write!(
                    f,
                    "the immediate of `{name}` must be from {least} to {greatest}"
                )?;
                if *step > 1 {
                    write!(f, " and a multiple of {step}")?;
                }
                write!(f, ", not {value}")
            }
            EncodeError::Register { name, operand } => write!(
                f,
                "`{name}` cannot use this register as {operand}; see docs/riscv-isa.md"
            ),
        }
    }
}

impl std::error::Error for EncodeError {}

/// Bytes that are no instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DecodeError {
    /// An instruction of an extension that the instruction set does not have.
    Missing {
        /// Its name.
        name: &'static str,
        /// The extension.
        extension: Extension,
        /// The word; 16 bits of it if it is a compressed one.
        word: u32,
        /// The instruction set.
        isa: Isa,
    },
    /// Arithmetic of floating point, which is not emulated.
    FloatingPoint {
        /// The word.
        word: u32,
    },
    /// Nothing that is known.
    Unknown {
        /// The word; 16 bits of it if it would be a compressed one.
        word: u32,
    },
}

/// The bytes of a word as they are in memory.
fn bytes(word: u32) -> String {
    let length = if word & 3 == 3 { 4 } else { 2 };
    let bytes = word.to_le_bytes();
    let bytes = bytes[..length].iter().map(|byte| format!("{byte:02x}"));
    bytes.collect::<Vec<_>>().join(" ")
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DecodeError::Missing {
                name,
                extension,
                word,
                isa,
            } => write!(
                f,
                "the bytes {} are `{name}`, which {isa} does not have; add {extension} to the instruction set",
                bytes(*word)
            ),
            DecodeError::FloatingPoint { word } => write!(
                f,
                "the bytes {} are floating-point arithmetic, which is not emulated; build the program without it",
                bytes(*word)
            ),
            DecodeError::Unknown { word } => {
                write!(f, "the bytes {} are not an instruction", bytes(*word))
            }
        }
    }
}

impl std::error::Error for DecodeError {}

/// A line that is no instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// No instruction has this name.
    Name(String),
    /// The operands are others than those of the instruction.
    Operands {
        /// The line.
        line: String,
        /// How it is written.
        expected: String,
    },
    /// All is well formed, but there is no such word.
    Encode(EncodeError),
    /// `.insn` with fields that are no instruction.
    Insn {
        /// The line.
        line: String,
        /// Why.
        reason: DecodeError,
    },
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseError::Name(name) => write!(
                f,
                "`{name}` is not an instruction; docs/riscv-isa.md lists all, and aliases are not supported"
            ),
            ParseError::Operands { line, expected } => {
                write!(f, "`{line}` should read `{expected}`")
            }
            ParseError::Encode(error) => write!(f, "{error}"),
            ParseError::Insn { line, reason } => write!(f, "`{line}`: {reason}"),
        }
    }
}

impl std::error::Error for ParseError {}
