//! Values: whether one is public, and whether it is an address.

use iced_x86::Register;

use super::range::Range;

/// No distance within an array is as large; an address of a program is.
pub const LARGE: i64 = 1 << 16;

/// Where the caller's frame begins, above the place to return to.
pub const CALLER: i64 = 8;

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
    /// One of these numbers, which are below [`LARGE`].
    Among(Range),
    /// So many bytes above where the stack pointer was on entry.
    Stack(i64),
    /// Somewhere in the frame: one of these distances, or below the place to return to.
    Frame(Option<Range>),
    /// Somewhere in the frame or in those of callers.
    Above,
    /// An address in read-only data.
    Constants,
    /// A number that may be an address elsewhere. The sum of it and an argument is not taken for an address of the
    /// argument.
    Elsewhere,
    /// So many bytes above an argument; `None` if the number is not known.
    Argument(u8, Option<Range>),
}

use Shape::{Above, Among, Argument, Elsewhere, Frame, Number, Stack};

impl Shape {
    fn is_number(self) -> bool {
        matches!(self, Number | Among(_))
    }

    /// The numbers that it is one of, or the distances from the stack pointer on entry.
    pub fn range(self) -> Option<Range> {
        match self {
            Among(range) | Frame(Some(range)) | Argument(_, Some(range)) => Some(range),
            Stack(at) => Some(Range::one(at)),
            _ => None,
        }
    }

    /// A number of these, or any.
    fn among(range: Option<Range>) -> Shape {
        let small = |range: &Range| -LARGE < range.low && range.high < LARGE;
        range.filter(small).map_or(Number, Among)
    }

    /// An address at one of these distances, or at any from an address of the frame.
    fn frame(range: Option<Range>, began: Shape) -> Shape {
        match (range, began, began.range()) {
            (Some(range), ..) => range.only().map_or(Frame(Some(range)), Stack),
            (None, Above, _) => Above,
            (None, _, Some(began)) if began.high >= CALLER => Above,
            (None, ..) => Frame(None),
        }
    }

    fn is_frame(self) -> bool {
        matches!(self, Stack(_) | Frame(_) | Above)
    }
}

impl Value {
    /// A number that follows from constants.
    pub const NUMBER: Value = Value::Public {
        arguments: 0,
        shape: Number,
    };

    /// A constant. A large one may be the address of a table.
    pub fn constant(k: i64) -> Value {
        Value::NUMBER.shaped(Among(Range::one(0))).plus_constant(k)
    }

    /// An address in the frame.
    pub fn stack(at: i64) -> Value {
        Value::NUMBER.shaped(Stack(at))
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
                shape: if shape.is_number() && another.is_number() {
                    Number
                } else {
                    Elsewhere
                },
            },
            _ => Value::Secret,
        }
    }

    /// The sum of both; the sum of a place and a number is in the same region.
    pub fn plus(self, other: Value) -> Value {
        let (Value::Public { shape: x, .. }, Value::Public { shape: y, .. }) = (self, other) else {
            return Value::Secret;
        };
        let sum = || x.range()?.sum(y.range()?);
        let shape = match (x, y) {
            (place, Number | Among(_)) | (Number | Among(_), place) if place.is_frame() => {
                Shape::frame(sum(), place)
            }
            (Argument(n, _), Number | Among(_)) | (Number | Among(_), Argument(n, _)) => {
                Argument(n, sum())
            }
            (Number | Among(_), Number | Among(_)) => Shape::among(sum()),
            (place, Number | Among(_)) | (Number | Among(_), place) => place,
            _ if self.is_frame() || other.is_frame() => return Value::Secret,
            _ => Elsewhere,
        };
        self.with(other).shaped(shape)
    }

    /// The sum of it and a constant. A large one may be the address of a table, with an argument for the index.
    pub fn plus_constant(self, by: i64) -> Value {
        let Value::Public { shape, .. } = self else {
            return Value::Secret;
        };
        let large = by.unsigned_abs() >= LARGE.unsigned_abs();
        let sum = shape.range().and_then(|range| range.plus(by));
        self.shaped(match shape {
            Stack(_) | Frame(Some(_)) => Shape::frame(sum, shape),
            Number | Among(_) | Argument(..) if large => Elsewhere,
            Among(_) => Shape::among(sum),
            Argument(n, _) => Argument(n, sum),
            other => other,
        })
    }

    /// A multiple of it, as a number: a multiple of an address is none.
    pub fn times(self, by: i64) -> Value {
        self.shaped(match self.numbers() {
            Some(range) => Shape::among(range.times(by)),
            None => Number,
        })
    }

    /// One of these numbers, if it is public.
    pub fn among(self, range: Range) -> Value {
        self.shaped(Among(range))
    }

    /// The same as the result of a decision by another value.
    pub fn decided_by(self, other: Value) -> Value {
        match self {
            Value::Public { shape, .. } => self.with(other).shaped(shape),
            _ => self,
        }
    }

    /// The numbers that it is one of, if it is a number of few.
    pub fn numbers(self) -> Option<Range> {
        match self {
            Value::Public {
                shape: Among(range),
                ..
            } => Some(range),
            _ => None,
        }
    }

    /// The only number that it can be.
    pub fn only(self) -> Option<i64> {
        self.numbers().and_then(Range::only)
    }

    /// The differences of it and another value in the same region that has a single place there, or of two numbers.
    pub fn difference(self, other: Value) -> Option<Range> {
        let (Value::Public { shape: x, .. }, Value::Public { shape: y, .. }) = (self, other) else {
            return None;
        };
        let same = match (x, y) {
            (Argument(n, _), Argument(m, _)) => n == m,
            _ => x.is_number() && y.is_number() || self.is_frame() && other.is_frame(),
        };
        let by = y.range()?.only()?.checked_neg()?;
        let range = same.then(|| x.range()?.plus(by)).flatten();
        // An aligned stack pointer and the one before are not as far apart as they are put.
        range.filter(|range| -LARGE < range.low && range.high < LARGE)
    }

    /// How many bytes it is above another address of the frame at least, if both are known.
    pub fn least_above(self, other: Value) -> Option<i64> {
        let (Value::Public { shape: x, .. }, Value::Public { shape: y, .. }) = (self, other) else {
            return None;
        };
        let both = self.is_frame() && other.is_frame();
        let range = |shape: Shape| shape.range().filter(|_| both);
        range(x)?.low.checked_sub(range(y)?.high)
    }

    /// The same, as far as its difference to another is one of these.
    pub fn differing(self, other: Value, range: Range) -> Value {
        let only = |shape: Shape| shape.range().and_then(Range::only);
        let (Value::Public { shape: x, .. }, Value::Public { shape: y, .. }) = (self, other) else {
            return self;
        };
        let Some(range) = only(y).and_then(|by| range.plus(by)) else {
            return self;
        };
        self.shaped(match x {
            Among(_) => Among(range),
            Argument(n, _) => Argument(n, Some(range)),
            _ => Shape::frame(Some(range), x),
        })
    }

    /// Whether it is no secret.
    pub fn is_public(self) -> bool {
        matches!(self, Value::Public { .. })
    }

    /// Whether it is an address in the frame.
    pub fn is_frame(self) -> bool {
        matches!(self, Value::Public { shape, .. } if shape.is_frame())
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
        let (Value::Public { shape: x, .. }, Value::Public { shape: y, .. }) = (self, other) else {
            return Value::Secret;
        };
        let both = || x.range()?.join(y.range()?);
        let shape = match (x, y) {
            (x, y) if x == y => x,
            (x, y) if x.is_frame() && y.is_frame() => match Shape::frame(both(), x) {
                Frame(None) => Shape::frame(None, y),
                place => place,
            },
            (Argument(n, _), Argument(m, _)) if n == m => Argument(n, both()),
            // A place that may be in the frame is not followed.
            _ if self.is_frame() || other.is_frame() => return Value::Secret,
            (Number | Among(_), Number | Among(_)) => Shape::among(both()),
            _ => Elsewhere,
        };
        self.with(other).shaped(shape)
    }
}
