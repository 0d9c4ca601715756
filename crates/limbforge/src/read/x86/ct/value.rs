//! Values: whether one is public, and whether it is an address.

use iced_x86::Register;

/// No distance within an array is as large; an address of a program is.
pub const LARGE: i64 = 1 << 16;

/// Knowledge of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// Perhaps a secret.
    Secret,
    /// The contents of this register on entry, perhaps a secret. Those of `RIP` are the place to return to.
    Entry(Register),
    /// It follows from constants and from these arguments, a bit each, alone.
    Public {
        /// The arguments.
        arguments: u8,
        /// More about it.
        shape: Shape,
    },
}

/// Kinds of public values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A number.
    Number,
    /// So many bytes above where the stack pointer was on entry.
    Stack(i64),
    /// Somewhere in the frame.
    Frame,
    /// An address in read-only data.
    Constants,
    /// A number that may be an address elsewhere. The sum of it and an argument is not taken for an address of the
    /// argument.
    Elsewhere,
    /// So many bytes above an argument; `None` if the number is not known.
    Argument(u8, Option<i64>),
}

impl Value {
    /// A number that follows from constants.
    pub const NUMBER: Value = Value::Public {
        arguments: 0,
        shape: Shape::Number,
    };

    /// An address in the frame.
    pub fn stack(at: i64) -> Value {
        Value::Public {
            arguments: 0,
            shape: Shape::Stack(at),
        }
    }

    /// A result that is computed from both: an address if one of them may be one.
    pub fn with(self, other: Value) -> Value {
        match (self, other) {
            (
                Value::Public {
                    arguments: x,
                    shape,
                },
                Value::Public {
                    arguments: y,
                    shape: another,
                },
            ) => Value::Public {
                arguments: x | y,
                shape: if [shape, another].iter().all(|s| *s == Shape::Number) {
                    Shape::Number
                } else {
                    Shape::Elsewhere
                },
            },
            _ => Value::Secret,
        }
    }

    /// The sum of both; the sum of a place and a number is in the same region.
    pub fn plus(self, other: Value) -> Value {
        let shape = match (self, other) {
            (Value::Public { shape: x, .. }, Value::Public { shape: y, .. }) => match (x, y) {
                // Above the place to return to is the caller's frame.
                (Shape::Stack(8..), Shape::Number) | (Shape::Number, Shape::Stack(8..)) => {
                    return Value::Secret;
                }
                (Shape::Stack(_) | Shape::Frame, Shape::Number)
                | (Shape::Number, Shape::Stack(_) | Shape::Frame) => Shape::Frame,
                (Shape::Argument(n, _), Shape::Number) | (Shape::Number, Shape::Argument(n, _)) => {
                    Shape::Argument(n, None)
                }
                (place, Shape::Number) | (Shape::Number, place) => place,
                _ if self.is_frame() || other.is_frame() => return Value::Secret,
                _ => Shape::Elsewhere,
            },
            _ => Shape::Number,
        };
        self.with(other).shaped(shape)
    }

    /// The sum of it and a constant. A large one may be the address of a table, with an argument for the index.
    pub fn plus_constant(self, by: i64) -> Value {
        let Value::Public { shape, .. } = self else {
            return Value::Secret;
        };
        let large = by.unsigned_abs() >= LARGE.unsigned_abs();
        self.shaped(match shape {
            Shape::Stack(at) => Shape::Stack(at.wrapping_add(by)),
            Shape::Number if large => Shape::Elsewhere,
            Shape::Argument(..) if large => Shape::Elsewhere,
            Shape::Argument(n, at) => Shape::Argument(n, at.map(|at| at.wrapping_add(by))),
            other => other,
        })
    }

    /// Whether it is an address in the frame.
    pub fn is_frame(self) -> bool {
        let of_frame = |shape| matches!(shape, Shape::Stack(_) | Shape::Frame);
        matches!(self, Value::Public { shape, .. } if of_frame(shape))
    }

    /// The same with another shape.
    pub fn shaped(self, shape: Shape) -> Value {
        match self {
            Value::Public { arguments, .. } => Value::Public { arguments, shape },
            Value::Secret | Value::Entry(_) => Value::Secret,
        }
    }

    /// A state that holds of either.
    pub fn join(self, other: Value) -> Value {
        if self == other {
            return self;
        }
        let shape = match (self, other) {
            (Value::Public { shape: x, .. }, Value::Public { shape: y, .. }) => match (x, y) {
                (x, y) if x == y => x,
                (Shape::Stack(_) | Shape::Frame, Shape::Stack(_) | Shape::Frame) => Shape::Frame,
                (Shape::Argument(n, _), Shape::Argument(m, _)) if n == m => {
                    Shape::Argument(n, None)
                }
                // A place that may be in the frame is not followed.
                (Shape::Stack(_) | Shape::Frame, _) | (_, Shape::Stack(_) | Shape::Frame) => {
                    return Value::Secret;
                }
                _ => Shape::Elsewhere,
            },
            _ => return Value::Secret,
        };
        self.with(other).shaped(shape)
    }
}
