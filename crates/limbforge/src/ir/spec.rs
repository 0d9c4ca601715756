//! Specification of a program, as data: congruences, and bounds on linear forms.

use std::fmt;

use num_bigint::BigInt;
use num_traits::One;
use serde::{Deserialize, Serialize};

use super::{Value, interval::Interval};

/// A linear form of values with integer coefficients, such as the integer that limbs stand for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Form(pub Vec<Weighted>);

/// A value with its coefficient.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Weighted {
    /// The coefficient.
    #[serde(with = "super::decimal")]
    pub weight: BigInt,
    /// The value.
    pub value: Value,
}

impl Form {
    /// `1 * value`.
    pub fn of(value: Value) -> Form {
        Form(vec![Weighted {
            weight: BigInt::one(),
            value,
        }])
    }

    /// The sum of `weights[i] * values[i]`.
    pub fn weighted(values: &[Value], weights: &[BigInt]) -> Form {
        assert_eq!(values.len(), weights.len(), "a weight for each value");
        Form(
            values
                .iter()
                .zip(weights)
                .map(|(&value, weight)| Weighted {
                    weight: weight.clone(),
                    value,
                })
                .collect(),
        )
    }

    /// The sum of `values[i] * 2^(bits * i)`.
    pub fn radix(values: &[Value], bits: u32) -> Form {
        Form(
            values
                .iter()
                .zip(0u32..)
                .map(|(&value, i)| Weighted {
                    weight: BigInt::one() << (bits * i),
                    value,
                })
                .collect(),
        )
    }

    /// The sum of two forms.
    #[must_use]
    pub fn plus(mut self, weight: impl Into<BigInt>, value: Value) -> Form {
        self.0.push(Weighted {
            weight: weight.into(),
            value,
        });
        self
    }
}

/// A sum of products of forms, each with a coefficient: what a specification says of values.
pub type Expression = Vec<Term>;

/// A coefficient times a product of forms; the empty product is 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Term {
    /// The coefficient.
    #[serde(with = "super::decimal")]
    pub coefficient: BigInt,
    /// The factors.
    pub factors: Vec<Form>,
}

impl Term {
    /// `coefficient * product of factors`.
    pub fn new(coefficient: impl Into<BigInt>, factors: Vec<Form>) -> Term {
        Term {
            coefficient: coefficient.into(),
            factors,
        }
    }
}

/// `left = right` modulo the prime, for all parameters within their bounds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Congruence {
    /// Of results, and of parameters.
    pub left: Expression,
    /// Of parameters.
    pub right: Expression,
    /// Hint: values proved to be 0 that the proof adds to the left, such as words that a result does not need.
    #[serde(default)]
    pub zeros: Form,
}

impl Congruence {
    /// `left = right`.
    pub fn new(left: Expression, right: Expression) -> Congruence {
        Congruence {
            left,
            right,
            zeros: Form::default(),
        }
    }
}

/// A bound on `form`, for all parameters within their bounds for which the `given` flags have the given values.
///
/// How to prove it: separately for each setting of the flags in `cases`; and in each, by the intersection of what
/// these give: interval arithmetic on the form itself, and, for each list in `through`,
/// `scale * form = sum(weight * known form) + rest` with `rest` expanded to polynomials of earlier values. Cases,
/// scale and lists are hints: wrong ones make the proof fail and cannot make it succeed wrongly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Goal {
    /// The bounded form.
    pub form: Form,
    /// The bound.
    pub claim: Interval,
    /// Flags with the value for which the claim is made.
    #[serde(default)]
    pub given: Vec<(Value, bool)>,
    /// Flags to distinguish in the proof.
    #[serde(default)]
    pub cases: Vec<Value>,
    /// Multiplier of the form in the proof.
    #[serde(with = "super::decimal")]
    pub scale: BigInt,
    /// Ways to rewrite the scaled form through forms with known bounds.
    #[serde(default)]
    pub through: Vec<Vec<Known>>,
}

/// A product of forms whose bounds are known (from earlier goals, from the parameters, or from their values), with a
/// coefficient.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Known {
    /// The coefficient.
    #[serde(with = "super::decimal")]
    pub weight: BigInt,
    /// The factors.
    pub factors: Vec<Form>,
}

impl Known {
    /// `weight * form`.
    pub fn new(weight: impl Into<BigInt>, form: Form) -> Known {
        Known {
            weight: weight.into(),
            factors: vec![form],
        }
    }

    /// `x * y`.
    pub fn product(x: Form, y: Form) -> Known {
        Known {
            weight: BigInt::one(),
            factors: vec![x, y],
        }
    }
}

impl Goal {
    /// `form` lies in `claim`: to be proved by interval arithmetic.
    pub fn new(form: Form, claim: Interval) -> Goal {
        Goal {
            form,
            claim,
            given: Vec::new(),
            cases: Vec::new(),
            scale: BigInt::one(),
            through: Vec::new(),
        }
    }

    /// The value that is bounded for all parameters, with its bound, if the claim is about one value.
    pub fn bounded(&self) -> Option<(Value, &Interval)> {
        match self.form.0.as_slice() {
            [term] if self.given.is_empty() && term.weight.is_one() => {
                Some((term.value, &self.claim))
            }
            _ => None,
        }
    }

    /// The same claim where `flag` has the value `set`.
    #[must_use]
    pub fn given(mut self, flag: Value, set: bool) -> Goal {
        self.given.push((flag, set));
        self
    }

    /// To be proved for `flag` = 0 and for `flag` = 1.
    #[must_use]
    pub fn cases(mut self, flag: Value) -> Goal {
        self.cases.push(flag);
        self
    }

    /// To be proved of `scale * form`.
    #[must_use]
    pub fn scaled(mut self, scale: BigInt) -> Goal {
        self.scale = scale;
        self
    }

    /// To be proved through known forms with these weights; an empty list expands the form itself.
    #[must_use]
    pub fn through(mut self, known: impl IntoIterator<Item = Known>) -> Goal {
        self.through.push(known.into_iter().collect());
        self
    }
}

/// The mark of a formula that says more than the rest of its specification.
pub const UNPROVED: &str = "(not proved; bounds are)";

/// The statement about a program.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spec {
    /// In the field's words, for people: `out * R = a * b (mod p)`.
    pub formula: String,
    /// The prime.
    #[serde(with = "super::decimal")]
    pub modulus: BigInt,
    /// Congruences modulo the prime.
    pub congruences: Vec<Congruence>,
    /// Further goals, such as a canonical result.
    #[serde(default)]
    pub ensures: Vec<Goal>,
    /// Forms inside the program that congruences may read. No caller sees them: the congruences say that there are
    /// such integers, and those of these forms are the witnesses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cuts: Vec<Cut>,
    /// Conditions of callers beyond the bounds of words, such as that an integer of words is below the prime.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub requires: Vec<Require>,
}

impl Spec {
    /// Whether the formula says more than what is proved: then code has to compute the program's very words.
    pub fn is_partial(&self) -> bool {
        self.formula.contains(UNPROVED)
    }
}

/// A condition of callers: the integer of a parameter's words lies in a range that begins at 0. The check takes it for
/// granted, in programs of which it is told that callers see to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Require {
    /// The integer of one parameter, whole.
    pub form: Form,
    /// Its range.
    pub range: Interval,
}

impl fmt::Display for Require {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in {}", self.form, self.range)
    }
}

/// The integer that stands for a named element inside a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cut {
    /// The element.
    pub name: String,
    /// Its integer.
    pub form: Form,
}
