//! Errors of models, and of questions to a model about a program.

use std::fmt;

use super::Class;

/// A model that cannot be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CpuError {
    /// No model has this name.
    NoSuchModel {
        /// The name asked for.
        name: String,
        /// The names that exist.
        known: Vec<&'static str>,
    },
    /// No model is like the processor of this machine.
    NoModelOfHost {
        /// Its architecture.
        architecture: &'static str,
        /// The names that exist.
        known: Vec<&'static str>,
    },
    /// The text is not TOML of the right form.
    Unreadable {
        /// Line in the text, from 1, if it is known.
        line: Option<usize>,
        /// Message of the TOML parser.
        reason: String,
    },
    /// The text is of the right form and makes no sense.
    Senseless {
        /// Where in the file, such as `cost.add`.
        place: String,
        /// The reason.
        reason: String,
    },
}

impl fmt::Display for CpuError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CpuError::NoSuchModel { name, known } => write!(
                f,
                "`{name}` is not a processor model; use one of {}, or the path of a TOML file",
                known.join(", ")
            ),
            CpuError::NoModelOfHost {
                architecture,
                known,
            } => write!(
                f,
                "there is no processor model for {architecture}; use --cpu with one of {}, or a TOML file",
                known.join(", ")
            ),
            CpuError::Unreadable { line, reason } => match line {
                Some(line) => write!(f, "line {line} of the processor model: {reason}"),
                None => write!(f, "the processor model cannot be read: {reason}"),
            },
            CpuError::Senseless { place, reason } => {
                write!(f, "`{place}` of the processor model: {reason}")
            }
        }
    }
}

impl std::error::Error for CpuError {}

/// A program of which a model cannot say what it costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CostError {
    /// The model has no cost for a class, and does not say that it is absent.
    Unknown {
        /// The model.
        cpu: String,
        /// The class.
        class: Class,
    },
    /// An instruction of an extension that models have no class for.
    NoClass {
        /// The model.
        cpu: String,
        /// The operation's name in the IR.
        operation: &'static str,
    },
    /// The program's words are wider than the registers.
    WideWord {
        /// The model.
        cpu: String,
        /// Width of a word of the program.
        word: u8,
    },
}

impl fmt::Display for CostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CostError::Unknown { cpu, class } => write!(
                f,
                "the model `{cpu}` has no cost of `{class}`; add [cost.{class}] with its source, or list it as absent"
            ),
            CostError::NoClass { cpu, operation } => write!(
                f,
                "the model `{cpu}` has no instruction for `{operation}`; choose a recipe without it"
            ),
            CostError::WideWord { cpu, word } => write!(
                f,
                "the model `{cpu}` has no {word}-bit registers; choose a recipe with narrower words"
            ),
        }
    }
}

impl std::error::Error for CostError {}
