//! Why a build gives no file.

use std::fmt;
use std::path::PathBuf;

use crate::{ops::derive::Rejection, plan::UnreadableRecipe, prime::PrimeError};

/// Why a [`Build`](super::Build) wrote nothing. The message is one line: what is wrong, then what to do.
#[derive(Debug)]
#[non_exhaustive]
pub enum BuildError {
    /// No prime was given.
    NoPrime,
    /// The text is no usable prime.
    Prime(PrimeError),
    /// The text is no recipe.
    Recipe(UnreadableRecipe),
    /// The recipe gives no field.
    Rejected(Rejection),
    /// No recipe is known that works.
    NothingWorks {
        /// The prime.
        prime: String,
        /// Bits of a word.
        word: u8,
    },
    /// Words of this length are not supported.
    Word {
        /// Bits of a word.
        word: u8,
    },
    /// The recipe has words of another length.
    OtherWord {
        /// Bits of the recipe's words.
        recipe: u8,
        /// Bits that were asked for.
        wanted: u8,
    },
    /// The name cannot be used in code.
    Name {
        /// The name.
        name: String,
    },
    /// Names of files for vectors begin so.
    OfVectors {
        /// The name.
        name: String,
    },
    /// The environment has no `OUT_DIR`.
    NoOutDir,
    /// The file cannot be written.
    File {
        /// Its path.
        path: PathBuf,
        /// The system's reason.
        reason: std::io::Error,
    },
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPrime => f.write_str("there is no prime; add `.prime(\"2^255-19\")`"),
            Self::Prime(error) => write!(f, "{error}"),
            Self::Recipe(error) => write!(f, "{error}"),
            Self::Rejected(rejection) => {
                write!(
                    f,
                    "{rejection}; `limbforge plan PRIME` lists recipes that work"
                )
            }
            Self::NothingWorks { prime, word } => write!(
                f,
                "no recipe with words of {word} bits works for {prime}; `limbforge plan` gives the reasons"
            ),
            Self::Word { word } => {
                write!(f, "there are no words of {word} bits; give 64 or 32")
            }
            Self::OtherWord { recipe, wanted } => write!(
                f,
                "the recipe has words of {recipe} bits, not {wanted}; leave the word out, or give another recipe"
            ),
            Self::Name { name } => write!(
                f,
                "`{}` is not a valid name in code; use a letter, then letters, digits and `_`",
                name.escape_debug()
            ),
            Self::OfVectors { name } => write!(
                f,
                "`{name}` can collide with names of fields on vectors; use a name without `_lanes` or `_across` and a digit"
            ),
            Self::NoOutDir => f.write_str(
                "OUT_DIR is not set, so this is not a build script; call `emit_to` with a path",
            ),
            Self::File { path, reason } => write!(
                f,
                "cannot write {} ({reason}); give the path of a file in a folder that can be written",
                path.display().to_string().escape_debug()
            ),
        }
    }
}

impl std::error::Error for BuildError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Prime(error) => Some(error),
            Self::Recipe(error) => Some(error),
            Self::Rejected(error) => Some(error),
            Self::File { reason, .. } => Some(reason),
            _ => None,
        }
    }
}

impl From<PrimeError> for BuildError {
    fn from(error: PrimeError) -> Self {
        Self::Prime(error)
    }
}

impl From<UnreadableRecipe> for BuildError {
    fn from(error: UnreadableRecipe) -> Self {
        Self::Recipe(error)
    }
}

impl From<Rejection> for BuildError {
    fn from(rejection: Rejection) -> Self {
        Self::Rejected(rejection)
    }
}
