//! Why a curve or its base point is refused.

use std::fmt;

/// Defect of a curve or its base point. The message is one line: what is wrong, then what to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CurveError {
    /// a or d is 0, or they are equal.
    Degenerate,
    /// a is no square or d is one, so that addition has exceptions.
    Incomplete {
        /// Whether a is a square.
        a_is_square: bool,
        /// Whether d is a square.
        d_is_square: bool,
    },
    /// No point has the y and the parity of x.
    NoPoint,
    /// The base point does not fulfil the equation.
    NotOnCurve,
    /// The base point is the neutral element.
    Neutral,
    /// The order times the base point is not the neutral element.
    OtherOrder,
}

impl fmt::Display for CurveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Degenerate => {
                "`a` and `d` must be distinct and nonzero; check both coefficients"
            }
            Self::Incomplete {
                a_is_square: false,
                d_is_square: false,
            } => "`a` is not a square, so addition is not complete; give an isomorphic curve with a square `a`",
            Self::Incomplete {
                a_is_square: true, ..
            } => "`d` is a square, so addition is not complete; give an isomorphic curve with a nonsquare `d`",
            Self::Incomplete { .. } => {
                "`a` is not a square and `d` is one, so addition is not complete; give an isomorphic curve with a square \
                 `a` and a nonsquare `d`"
            }
            Self::NoPoint => {
                "the curve has no point with this `y` and this parity of x; check `base`, `a` and `d`"
            }
            Self::NotOnCurve => "the base point is not on the curve; check `base`, `a` and `d`",
            Self::Neutral => "the base point is the neutral element; give a point of the stated order",
            Self::OtherOrder => {
                "`order` times the base point is not the neutral element; check `order` and `base`"
            }
        })
    }
}

impl std::error::Error for CurveError {}
