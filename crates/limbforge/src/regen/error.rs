//! Why nothing is generated.

use std::fmt;

use super::CurveProblem;
use crate::{
    emit::asm::AsmError,
    ops::derive::Rejection,
    plan::UnreadableRecipe,
    prime::{PrimeError, ResidueError},
};

/// Defect of a constant of a field. The message is the rest of a line that names both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConstantProblem {
    /// The name cannot be a constant's.
    Name,
    /// Something else in the field's files has the name, in Rust or, in lower case, in C.
    Taken,
    /// The value cannot be read, or does not exist modulo the prime.
    Value(ResidueError),
}

impl fmt::Display for ConstantProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name => f.write_str(
                "not a valid constant name; use an upper-case letter, then upper-case letters, digits and `_`",
            ),
            Self::Taken => f.write_str(
                "a constant or an operation of the field already has this name, in upper or lower case; use another",
            ),
            Self::Value(error) => error.fmt(f),
        }
    }
}

/// Defect of a `fields.toml`. The message is one line and names the field or the curve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RegenError {
    /// It is not TOML, or a key is unknown, missing or of another type.
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The reason.
        reason: String,
    },
    /// There is no field in it.
    NoFields,
    /// A name cannot be one in code.
    Name {
        /// The name.
        name: String,
        /// How to correct it.
        reason: &'static str,
    },
    /// Two fields have one name.
    Twice {
        /// The name.
        field: String,
    },
    /// The prime of a field is none, or cannot be read.
    Prime {
        /// The field.
        field: String,
        /// Why.
        error: PrimeError,
    },
    /// A recipe cannot be read.
    Recipe {
        /// The field.
        field: String,
        /// The target of its row.
        target: String,
        /// Why.
        error: UnreadableRecipe,
    },
    /// A recipe is for words of another width than its target has.
    OtherWord {
        /// The field.
        field: String,
        /// The target of its row.
        target: String,
        /// Bits of the target's words.
        word: u8,
        /// The recipe.
        recipe: String,
    },
    /// There is no such language.
    Language {
        /// The field.
        field: String,
        /// Its name.
        language: String,
    },
    /// A language has no such target.
    Target {
        /// The field.
        field: String,
        /// The language.
        language: &'static str,
        /// The target.
        target: String,
        /// The targets that can be written.
        known: String,
    },
    /// Two rows are for one language and one target.
    BuiltTwice {
        /// The field.
        field: String,
        /// The language.
        language: &'static str,
        /// The target.
        target: String,
    },
    /// There is Go, and no folder for it.
    NoFolder {
        /// The field.
        field: String,
    },
    /// There is no assembly of a field.
    Assembly {
        /// The field.
        field: String,
        /// The instruction set.
        target: String,
        /// Why.
        reason: Box<AsmError>,
    },
    /// Schedules cannot be used.
    Schedules {
        /// The field.
        field: String,
        /// The file.
        path: String,
        /// Why.
        reason: String,
    },
    /// The elements of a field in assembly are not those of its module in Rust, or of its package of Go.
    OtherElements {
        /// The field.
        field: String,
    },
    /// A recipe does not work for its prime.
    Rejected {
        /// The field.
        field: String,
        /// The width of words.
        word: u8,
        /// Why.
        rejection: Rejection,
    },
    /// A package of Go cannot go there.
    Folder {
        /// The field.
        field: String,
        /// The folder.
        folder: String,
    },
    /// No recipe was found.
    NothingWorks {
        /// The field.
        field: String,
        /// The width of words.
        word: u8,
    },
    /// A constant cannot be made.
    Constant {
        /// The field.
        field: String,
        /// Its name.
        constant: String,
        /// Why.
        problem: ConstantProblem,
    },
    /// A formula cannot be used.
    Formula {
        /// The file, or the formula's name.
        file: String,
        /// Why.
        reason: String,
    },
    /// A curve cannot be used.
    Curve {
        /// The curve.
        curve: String,
        /// Why.
        problem: CurveProblem,
    },
}

impl fmt::Display for RegenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RegenError::Unreadable { line, reason } => write!(
                f,
                "line {line}: {reason}; a field is `[[field]]` with `name` and `prime`, and optionally `constants`, `go` (a folder), `doc` and `[[field.build]]` rows (`language`, `target`, `recipe`, `cpu`); \
                 a formula is `[[formula]]` with `file` and `fields`; a curve is `[[curve]]` with `name`, `field`, `a`, `d`, `base`, `order` and `tables`, and optionally `doc`"
            ),
            RegenError::NoFields => write!(
                f,
                "there is no field; add `[[field]]` with `name` and `prime`"
            ),
            RegenError::Name { name, reason } => {
                write!(
                    f,
                    "field `{}`: not a valid name in code: {reason}",
                    name.escape_debug()
                )
            }
            RegenError::Twice { field } => {
                write!(f, "field `{field}`: two fields have this name; rename one")
            }
            RegenError::Prime { field, error } => write!(f, "field `{field}`: {error}"),
            RegenError::Recipe {
                field,
                target,
                error,
            } => {
                write!(
                    f,
                    "field `{field}`, recipe for {}: {error}",
                    target.escape_debug()
                )
            }
            RegenError::OtherWord {
                field,
                target,
                word,
                recipe,
            } => write!(
                f,
                "field `{field}`, recipe for {}: `{recipe}` is for {}-bit words, but the target has {word}-bit words; \
                 write `word(32)` after the limbs for 32 bits, and nothing for 64",
                target.escape_debug(),
                96 - word
            ),
            RegenError::Language { field, language } => write!(
                f,
                "field `{field}`: `{}` is not a build language; use rust, c, go or asm",
                language.escape_debug()
            ),
            RegenError::Target {
                field,
                language,
                target,
                known,
            } => write!(
                f,
                "field `{field}`: `{}` is not a target for {language}: {known}",
                target.escape_debug()
            ),
            RegenError::BuiltTwice {
                field,
                language,
                target,
            } => write!(
                f,
                "field `{field}`: two rows have the language {language} and the target `{}`; remove one",
                target.escape_debug()
            ),
            RegenError::NoFolder { field } => write!(
                f,
                "field `{field}`: a build row is for Go, but the field names no folder; add `go = \"FOLDER\"` to the field"
            ),
            RegenError::Assembly {
                field,
                target,
                reason,
            } => write!(f, "field `{field}`, assembly for {target}: {reason}"),
            RegenError::Schedules {
                field,
                path,
                reason,
            } => write!(f, "field `{field}`, {path}: {reason}"),
            RegenError::OtherElements { field } => write!(
                f,
                "field `{field}`: assembly in Rust or Go needs a build of that language for 64 bits, in Go for \"amd64\", with elements of the same form; \
                 give both recipes the same limbs"
            ),
            RegenError::Rejected {
                field,
                word,
                rejection,
            } => write!(
                f,
                "field `{field}`, recipe for {word} bits: {rejection}; `limbforge plan PRIME` lists recipes that work, \
                 and \"auto\" selects the first"
            ),
            RegenError::Folder { field, folder } => write!(
                f,
                "field `{field}`: its Go package cannot be written to `{}`; name a folder below that of the \
                 fields file, with `/` and without `..`",
                folder.escape_debug()
            ),
            RegenError::NothingWorks { field, word } => write!(
                f,
                "field `{field}`: no recipe works with {word}-bit words; \
                 `limbforge plan PRIME` gives the reasons"
            ),
            RegenError::Constant {
                field,
                constant,
                problem,
            } => write!(
                f,
                "field `{field}`, constant `{}`: {problem}",
                constant.escape_debug()
            ),
            RegenError::Formula { file, reason } => {
                write!(f, "formula `{}`: {reason}", file.escape_debug())
            }
            RegenError::Curve { curve, problem } => {
                write!(f, "curve `{}`: {problem}", curve.escape_debug())
            }
        }
    }
}

impl std::error::Error for RegenError {}
