//! Routines: what needs a loop. Calls of checked programs, repeated a public number of times.
//!
//! A program is straight-line; an inversion is not. A [`Routine`] has variables of a [`Sort`], and statements that call
//! programs and earlier routines, copy, and repeat. There is no statement that decides anything by a secret: counts are
//! constants, lengths of lists or public parameters, and the one condition there is reads a public exponent.
//!
//! One description serves everything: [`crate::Field::call`] runs it, every emitter prints it, and
//! [`crate::check::check_routine`] proves that each call passes what the callee takes and, where the routine
//! claims a power, that it computes that power.

mod datum;
mod draft;

use num_bigint::BigInt;
use num_traits::Signed;
use serde::{Deserialize, Serialize};

use crate::{
    ir::{Kind, Port, interval::Interval},
    repr::Repr,
};

pub use datum::Datum;
pub use draft::Draft;

/// Sort of the value that a variable holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    /// An element within tight bounds.
    Tight,
    /// An element within loose bounds.
    Loose,
    /// This many bytes, little-endian.
    Bytes(usize),
    /// 0 or 1.
    Flag,
    /// Words within these bounds; one word is a scalar. Words are signed where a bound is below 0.
    Words(Vec<Interval>),
    /// A public number: of repetitions, or an index.
    Count,
    /// A public number as little-endian 64-bit words: time depends on it.
    Exponent,
    /// Elements within tight bounds, as many as the caller brings; a routine may write them.
    Elements,
}

impl Sort {
    /// The sort of a port of a program; `bytes` is the length of an encoded element.
    pub fn of(port: &Port, bytes: usize) -> Sort {
        match port.kind {
            Kind::Tight => Sort::Tight,
            Kind::Loose => Sort::Loose,
            Kind::Bytes => Sort::Bytes(bytes),
            Kind::Flag => Sort::Flag,
            Kind::Word => Sort::Words(port.bounds.clone()),
        }
    }

    /// Whether it is one number, which is passed by value.
    pub fn is_scalar(&self) -> bool {
        match self {
            Sort::Flag | Sort::Count => true,
            Sort::Words(bounds) => bounds.len() == 1,
            _ => false,
        }
    }

    /// Whether every datum of this sort may stand where `wanted` is asked for.
    ///
    /// Tight bounds lie within loose ones: [`crate::check::check_routine`] has made sure.
    pub fn serves(&self, wanted: &Sort, repr: &Repr) -> bool {
        match (self, wanted) {
            (Sort::Tight, Sort::Loose) => true,
            (Sort::Loose, Sort::Tight) => !repr.has_loose(),
            // Words are of one type in printed code; constants, of which each is one number, are of any.
            (Sort::Words(have), Sort::Words(want)) => {
                let signed = |bounds: &[Interval]| bounds.iter().any(|b| b.lo.is_negative());
                let constant = have.iter().all(|bound| bound.single().is_some());
                have.len() == want.len()
                    && have.iter().zip(want).all(|(h, w)| h.within(w))
                    && (constant || signed(have) == signed(want))
            }
            _ => self == wanted,
        }
    }
}

/// A variable of a routine, by its place in [`Routine::variables`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Var(pub usize);

/// A variable: its name in printed code, and what it holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Variable {
    /// Name.
    pub name: String,
    /// Sort.
    pub sort: Sort,
}

/// An element that is known when the field is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Constant {
    /// Name, in lower case.
    pub name: String,
    /// Its meaning, for people.
    pub meaning: String,
    /// Limbs within tight bounds, in the representation's domain.
    #[serde(with = "crate::ir::decimal::list")]
    pub limbs: Vec<BigInt>,
}

/// Argument of a call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Operand {
    /// The value of a variable.
    Var(Var),
    /// One of the field's constants, by its name.
    Constant(String),
    /// Words that are known.
    #[serde(with = "crate::ir::decimal::list")]
    Words(Vec<BigInt>),
}

impl From<Var> for Operand {
    fn from(var: Var) -> Operand {
        Operand::Var(var)
    }
}

/// How often a body is repeated. Always public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Times {
    /// So often.
    Fixed(u32),
    /// As often as a [`Sort::Count`] says.
    Count(Var),
    /// Once for each of a [`Sort::Elements`].
    Each(Var),
    /// Once for each bit of a [`Sort::Exponent`], leading zeros included.
    Bits(Var),
}

/// A repeated body.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repeat {
    /// How often.
    pub times: Times,
    /// The variable that counts from 0, if the body needs it.
    pub index: Option<Var>,
    /// Whether it counts down to 0 instead.
    pub down: bool,
    /// Statements to repeat.
    pub body: Vec<Statement>,
}

/// A step of a routine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Statement {
    /// Results of a program, or of an earlier routine of the field.
    Call {
        /// Its name.
        callee: String,
        /// Arguments, in the callee's order.
        args: Vec<Operand>,
        /// Where its results go, in the callee's order.
        results: Vec<Var>,
    },
    /// A copy.
    Set {
        /// The variable that changes.
        to: Var,
        /// Its new value.
        from: Operand,
    },
    /// A loop.
    Repeat(Repeat),
    /// The body if bit `at` of the public exponent is 1.
    VartimeIfBit {
        /// The exponent.
        exponent: Var,
        /// Which bit, from the least significant.
        at: Var,
        /// Statements to run.
        body: Vec<Statement>,
    },
    /// An element of a list.
    Get {
        /// The variable that changes.
        to: Var,
        /// The list.
        list: Var,
        /// The index.
        at: Var,
    },
    /// Replaces an element of a list.
    Put {
        /// The list.
        list: Var,
        /// The index.
        at: Var,
        /// The new element.
        from: Var,
    },
    /// Consecutive bytes of longer bytes.
    Slice {
        /// The variable that changes.
        to: Var,
        /// The longer bytes.
        from: Var,
        /// Where they begin.
        at: usize,
    },
}

/// Claim about the result of a routine, in a form that is checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// The one result is the one parameter to this power.
    Power(#[serde(with = "crate::ir::decimal")] BigInt),
    /// Nothing beyond the statements of what it calls: the formula is for people, and for tests.
    Composed,
}

/// A routine: statements over variables, of which some are parameters and some are results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Routine {
    /// Name of the operation, such as `invert`.
    pub name: String,
    /// Formulas of its results, a line each, for people.
    pub formula: Vec<String>,
    /// Whether only other routines call it.
    pub internal: bool,
    /// All variables.
    pub variables: Vec<Variable>,
    /// The parameters. Lists among them are written in place.
    pub params: Vec<Var>,
    /// The results.
    pub results: Vec<Var>,
    /// The statements.
    pub body: Vec<Statement>,
    /// The claim.
    pub claim: Claim,
}

impl Routine {
    /// The variable.
    pub fn variable(&self, var: Var) -> &Variable {
        &self.variables[var.0]
    }

    /// Sort of the variable.
    pub fn sort(&self, var: Var) -> &Sort {
        &self.variable(var).sort
    }
}
