//! Errors that end a call early: one line, and an exit status that tells who has to act.

use std::fmt;
use std::path::Path;

use limbforge::{
    build::BuildError,
    ops::derive::Rejection,
    plan::UnreadableRecipe,
    prime::{Prime, PrimeError},
    target::{CostError, CpuError},
};
use riscv_lab::{isa::IsaError, timing::ModelError};

/// Why nothing was done.
#[derive(Debug)]
pub enum Failure {
    /// The text is no usable prime.
    Prime(PrimeError),
    /// The text is no recipe.
    Recipe(UnreadableRecipe),
    /// The recipe gives no field.
    Rejected(Rejection),
    /// There is no such processor model.
    Cpu(CpuError),
    /// The processor model has no answer.
    Cost(CostError),
    /// The text names no instruction set.
    Isa(IsaError),
    /// There is no such timing model.
    Model(ModelError),
    /// A file or a folder cannot be written.
    File {
        /// Its path.
        path: String,
        /// The system's reason.
        reason: std::io::Error,
    },
    /// Another usage error, as a whole line.
    Usage(String),
    /// Another reason why the request is not possible, as a whole line.
    Impossible(String),
}

impl Failure {
    /// A failure about a path.
    pub fn file(path: &Path, reason: std::io::Error) -> Failure {
        Failure::File {
            path: path.display().to_string(),
            reason,
        }
    }

    /// The exit status.
    pub fn status(&self) -> u8 {
        match self {
            Failure::Prime(error) => error.exit_status(),
            Failure::Recipe(_)
            | Failure::Usage(_)
            | Failure::Isa(_)
            | Failure::Model(ModelError::NoSuchModel { .. })
            | Failure::Cpu(CpuError::NoSuchModel { .. }) => 2,
            Failure::Cpu(_)
            | Failure::Cost(_)
            | Failure::Model(_)
            | Failure::Rejected(_)
            | Failure::File { .. }
            | Failure::Impossible(_) => 1,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Prime(error) => write!(f, "{error}"),
            Failure::Recipe(error) => write!(f, "{error}"),
            Failure::Cpu(error) => write!(f, "{error}"),
            Failure::Cost(error) => write!(f, "{error}"),
            Failure::Isa(error) => write!(f, "{error}"),
            Failure::Model(error) => write!(f, "{error}"),
            Failure::Rejected(rejection) => {
                write!(
                    f,
                    "{rejection}; `limbforge plan PRIME` lists recipes that work"
                )
            }
            Failure::File { path, reason } => {
                write!(f, "cannot write {path} ({reason}); give a writable path")
            }
            Failure::Usage(line) | Failure::Impossible(line) => write!(f, "{line}"),
        }
    }
}

impl From<BuildError> for Failure {
    fn from(error: BuildError) -> Failure {
        match error {
            BuildError::Prime(error) => Failure::Prime(error),
            BuildError::Recipe(error) => Failure::Recipe(error),
            BuildError::Rejected(rejection) => Failure::Rejected(rejection),
            BuildError::Name { .. } | BuildError::OfVectors { .. } => {
                Failure::Usage(error.to_string())
            }
            error => Failure::Impossible(error.to_string()),
        }
    }
}

impl From<PrimeError> for Failure {
    fn from(error: PrimeError) -> Failure {
        Failure::Prime(error)
    }
}

impl From<UnreadableRecipe> for Failure {
    fn from(error: UnreadableRecipe) -> Failure {
        Failure::Recipe(error)
    }
}

impl From<Rejection> for Failure {
    fn from(rejection: Rejection) -> Failure {
        Failure::Rejected(rejection)
    }
}

impl From<CpuError> for Failure {
    fn from(error: CpuError) -> Failure {
        Failure::Cpu(error)
    }
}

impl From<CostError> for Failure {
    fn from(error: CostError) -> Failure {
        Failure::Cost(error)
    }
}

impl From<IsaError> for Failure {
    fn from(error: IsaError) -> Failure {
        Failure::Isa(error)
    }
}

impl From<ModelError> for Failure {
    fn from(error: ModelError) -> Failure {
        Failure::Model(error)
    }
}

/// Reads a prime as users write it.
pub fn prime(text: &str) -> Result<Prime, Failure> {
    Ok(Prime::parse(text)?)
}
