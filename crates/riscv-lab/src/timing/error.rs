//! Models that cannot be had.

use std::fmt;

/// A model that cannot be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModelError {
    /// No model has this name.
    NoSuchModel {
        /// The name.
        name: String,
    },
    /// The text is not TOML of the right form.
    Unreadable {
        /// Message of the TOML parser.
        reason: String,
    },
    /// The text is of the right form and makes no sense.
    Senseless {
        /// Where, such as `cost.add`.
        place: String,
        /// The reason.
        reason: String,
    },
}

impl fmt::Display for ModelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ModelError::NoSuchModel { name } => write!(
                f,
                "`{name}` is not a timing model; use one of {}",
                super::names().join(", ")
            ),
            ModelError::Unreadable { reason } => {
                write!(
                    f,
                    "the timing model cannot be read: {reason}; correct its file"
                )
            }
            ModelError::Senseless { place, reason } => {
                write!(
                    f,
                    "`{place}` of the timing model: {reason}; correct its file"
                )
            }
        }
    }
}

impl std::error::Error for ModelError {}
