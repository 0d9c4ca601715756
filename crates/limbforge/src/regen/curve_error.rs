//! Why a curve of `fields.toml` cannot be used.

use std::fmt;

use crate::{
    curve::CurveError,
    prime::{PrimeError, ResidueError},
};

/// Defect of a `[[curve]]`. The message is the rest of a line that names the curve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CurveProblem {
    /// The name cannot be one in code; what to do.
    Name(&'static str),
    /// A field or another curve has the name.
    Twice,
    /// `field` names none.
    UnknownField(String),
    /// A number cannot be read modulo the prime, or does not exist.
    Residue {
        /// The key.
        key: &'static str,
        /// Why.
        error: ResidueError,
    },
    /// `order` is neither the name of a field nor a prime.
    Order(PrimeError),
    /// a is not -1.
    NotMinusOne,
    /// The curve or its base point is no good.
    Curve(CurveError),
    /// There is neither `window` nor `naf`.
    NoTables,
    /// There is this key, `split` or `wide`, and no `naf`.
    WithoutNaf(&'static str),
    /// A width is out of range.
    Width {
        /// The key.
        key: &'static str,
        /// The least value.
        least: u32,
        /// The greatest value.
        most: u32,
    },
}

impl fmt::Display for CurveProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(reason) => write!(f, "not a valid name in code: {reason}"),
            Self::Twice => f.write_str("a field or another curve already has this name; rename one"),
            Self::UnknownField(name) => write!(
                f,
                "there is no field `{}`; use a field of this file",
                name.escape_debug()
            ),
            Self::Residue { key, error } => write!(f, "`{key}`: {error}"),
            Self::Order(error) => write!(f, "`order` is not the name of a field, and not a prime: {error}"),
            Self::NotMinusOne => f.write_str(
                "`a` is not -1, and the tables hold (y + x)/2, (y - x)/2 and d x y for a = -1; give an isomorphic curve with a = -1",
            ),
            Self::Curve(error) => error.fmt(f),
            Self::NoTables => f.write_str("`tables` is empty; give `window`, `naf` or both"),
            Self::WithoutNaf(key) => {
                write!(f, "`{key}` adds a second `naf` table, but `tables` has no `naf`; give both")
            }
            Self::Width { key, least, most } => {
                write!(f, "`tables.{key}` must be from {least} to {most}")
            }
        }
    }
}
