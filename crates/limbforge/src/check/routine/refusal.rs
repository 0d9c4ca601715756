//! The reasons for which a routine is refused, each as one line.

use std::fmt;

use num_bigint::BigInt;

use super::{MOST_STATEMENTS, MOST_WORDS};

/// Why a routine was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoutineRefusal {
    /// Another operation before it has its name: a call could mean either.
    Name(String),
    /// A callee that the field does not have, or has only later.
    UnknownCallee(String),
    /// A callee with conditions of callers: a routine knows the bounds of words alone.
    Condition(String),
    /// A constant that the field does not have.
    UnknownConstant(String),
    /// A constant beyond the tight bounds.
    ConstantBounds(String),
    /// A call with the wrong number of arguments or results.
    Arity(String),
    /// A variable, or an operand, of a sort that is not the one asked for.
    Mismatch {
        /// Where: a callee, or a statement.
        at: String,
        /// Which variable.
        what: String,
    },
    /// A variable that is read before it is set.
    Unset(String),
    /// A slice beyond the end.
    Slice(String),
    /// A callee that does not take or give elements, bytes or flags as callers have them.
    Ports {
        /// The program.
        callee: String,
        /// The parameter or result.
        port: String,
    },
    /// Tight bounds that are not within loose ones.
    Bounds,
    /// A variable of more words than any operation has.
    Long(String),
    /// More statements than any operation has.
    Statements,
    /// A claimed power that is not what the statements compute.
    Power {
        /// The claimed exponent.
        claimed: BigInt,
        /// The computed exponent; `None` if the result is no power.
        computed: Option<BigInt>,
    },
}

impl fmt::Display for RoutineRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RoutineRefusal::Name(name) => write!(f, "`{name}` is already defined"),
            RoutineRefusal::UnknownCallee(name) => {
                write!(f, "it calls `{name}`, which is not defined before it")
            }
            RoutineRefusal::Condition(name) => write!(
                f,
                "it calls `{name}`, which has conditions of callers that no routine can see to"
            ),
            RoutineRefusal::UnknownConstant(name) => write!(f, "there is no constant `{name}`"),
            RoutineRefusal::ConstantBounds(name) => {
                write!(f, "the constant `{name}` exceeds the tight bounds")
            }
            RoutineRefusal::Arity(name) => {
                write!(
                    f,
                    "the call of `{name}` has the wrong number of arguments or results"
                )
            }
            RoutineRefusal::Mismatch { at, what } => {
                write!(f, "at `{at}`: `{what}` has the wrong type or bounds")
            }
            RoutineRefusal::Unset(name) => write!(f, "`{name}` is read before it is set"),
            RoutineRefusal::Slice(name) => write!(f, "a slice of `{name}` extends beyond its end"),
            RoutineRefusal::Ports { callee, port } => {
                write!(
                    f,
                    "the bounds of `{port}` of `{callee}` differ from those that callers rely on"
                )
            }
            RoutineRefusal::Long(name) => write!(f, "`{name}` has more than {MOST_WORDS} words"),
            RoutineRefusal::Statements => {
                write!(f, "it has more than {MOST_STATEMENTS} statements")
            }
            RoutineRefusal::Bounds => write!(f, "tight bounds are not within loose ones"),
            RoutineRefusal::Power { claimed, computed } => {
                write!(f, "the claimed power is {claimed}, ")?;
                match computed {
                    Some(computed) => write!(f, "but the computed one is {computed}"),
                    None => write!(f, "but the result is not a power"),
                }
            }
        }
    }
}

impl std::error::Error for RoutineRefusal {}
