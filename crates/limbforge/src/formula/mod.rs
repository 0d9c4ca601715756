//! Whole formulas, such as a point doubling: straight-line code over named field elements, with its meaning.
//!
//! ```text
//! text ──parse──► Formula ──prove──► Proved ──ops::formula──► one checked program
//! ```
//!
//! A [`Formula`] has parameters, lines with at most three operands, and results, as the explicit-formulas database
//! writes them. Its [`Meaning`] says what the results are: rational functions of variables that the parameters stand
//! for, on the curves that the variables satisfy. [`Proved::prove`] shows this by exact polynomial arithmetic over the
//! integers, with the constants as variables, so it holds modulo every prime. Only a [`Proved`] formula is compiled.
//!
//! ```
//! use limbforge_core::formula::{Formula, Proved};
//!
//! let text = "formula square_of_sum
//! parameter X Y
//! S = X + Y
//! R = S^2
//! result R
//! means R = X^2 + 2*X*Y + Y^2
//! ";
//! let formula = Formula::parse(text)?;
//! assert_eq!(formula.lines.len(), 2);
//! Proved::prove(formula)?;
//! let wrong = Formula::parse(&text.replace("2*X*Y", "3*X*Y"))?;
//! let error = Proved::prove(wrong).unwrap_err().to_string();
//! assert!(error.starts_with("6:7: `R = X^2 + 3*X*Y + Y^2` is false"), "{error}");
//! # Ok::<(), limbforge_core::formula::FormulaError>(())
//! ```

mod algebra;
mod complete;
mod dot;
mod error;
mod evaluate;
mod expression;
mod parse;
mod poly;
mod tokens;

use num_bigint::BigInt;

pub use algebra::Proved;
pub use dot::{MOST as MOST_PRODUCTS, dot};
pub use error::{FormulaError, Mistake, Place};
pub use evaluate::Inputs;
pub use expression::Expression;

/// A formula as text gives it: every name is defined once, and used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formula {
    /// The text that it was read from.
    pub text: String,
    /// Its name, an identifier in the printed languages.
    pub name: String,
    /// Where it was published.
    pub sources: Vec<String>,
    /// Constants of the curve.
    pub constants: Vec<Constant>,
    /// Parameters that are 0 or 1.
    pub flags: Vec<Name>,
    /// Parameters that are elements.
    pub parameters: Vec<Port>,
    /// Further free variables of the meaning, such as an ordinate that is not computed.
    pub variables: Vec<Name>,
    /// The computation, in order.
    pub lines: Vec<Line>,
    /// Results; each is a line.
    pub results: Vec<Port>,
    /// The equations that the results satisfy.
    pub meaning: Meaning,
}

/// A name where it is defined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The name.
    pub name: String,
    /// The place in the text.
    pub place: Place,
}

/// A number that the formula names. In proofs it is a variable, unless it is an expression of other constants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constant {
    /// Its name.
    pub name: Name,
    /// Its value, a rational number.
    pub value: Expression,
}

/// A parameter or a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Port {
    /// Its name.
    pub name: Name,
    /// Whether the element is within loose bounds, else within tight ones.
    pub loose: bool,
}

/// An element: a parameter, numbered from 0, or a line, numbered after the parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Element(pub usize);

/// One line of the computation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The name that it defines.
    pub name: Name,
    /// The computation.
    pub step: Step,
}

/// The computation of one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// x y; a square if both are the same.
    Product(Element, Element),
    /// x + y.
    Sum(Element, Element),
    /// x - y.
    Difference(Element, Element),
    /// -x.
    Opposite(Element),
    /// k x.
    Multiple(Factor, Element),
    /// The first if the flag of this index is 1, the second if it is 0.
    Select(usize, Element, Element),
}

/// A constant factor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Factor {
    /// A number.
    Number(BigInt),
    /// The constant of this index.
    Constant(usize),
}

/// The equations of a formula.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Meaning {
    /// `where X = x*Z`: parameters as polynomials of free variables.
    pub representations: Vec<(Name, Expression)>,
    /// `assume y^2 = x^3 + a*x + b`: a monomial, and what it equals.
    pub assumptions: Vec<(Expression, Expression)>,
    /// `means X3/Z3 = …`: equations of results.
    pub claims: Vec<Claim>,
}

/// An equation between rational functions: it says that the two sides are equal wherever both are defined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The place in the text.
    pub place: Place,
    /// Usually a quotient of results.
    pub left: Expression,
    /// A rational function of variables, parameters and constants.
    pub right: Expression,
    /// `when x2 = x1`: values of variables or flags for which it is claimed.
    pub when: Vec<(Name, Expression)>,
}

impl Step {
    /// The elements that the line reads.
    pub fn operands(&self) -> Vec<Element> {
        match *self {
            Step::Product(x, y)
            | Step::Sum(x, y)
            | Step::Difference(x, y)
            | Step::Select(_, x, y) => vec![x, y],
            Step::Opposite(x) | Step::Multiple(_, x) => vec![x],
        }
    }
}

impl Formula {
    /// The name of an element.
    pub fn element_name(&self, element: Element) -> &Name {
        let count = self.parameters.len();
        match element.0.checked_sub(count) {
            None => &self.parameters[element.0].name,
            Some(line) => &self.lines[line].name,
        }
    }

    /// The element that a line defines.
    pub fn element_of_line(&self, line: usize) -> Element {
        Element(self.parameters.len() + line)
    }

    /// The line of this name.
    pub fn line(&self, name: &str) -> Option<usize> {
        self.lines.iter().position(|line| line.name.name == name)
    }

    /// How many lines read an element, and how many results are it.
    pub fn uses(&self, element: Element) -> usize {
        let read = self.lines.iter().flat_map(|line| line.step.operands());
        let name = &self.element_name(element).name;
        let results = self.results.iter().filter(|port| port.name.name == *name);
        read.filter(|&operand| operand == element).count() + results.count()
    }
}

impl std::fmt::Display for Claim {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} = {}", self.left, self.right)?;
        for (i, (name, value)) in self.when.iter().enumerate() {
            let word = if i == 0 { " when" } else { "," };
            write!(f, "{word} {} = {value}", name.name)?;
        }
        Ok(())
    }
}

impl std::fmt::Display for Formula {
    /// The computation on one line.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let name = |element: Element| self.element_name(element).name.as_str();
        for (i, line) in self.lines.iter().enumerate() {
            let separator = if i == 0 { "" } else { ", " };
            write!(f, "{separator}{} = ", line.name.name)?;
            match &line.step {
                Step::Product(x, y) if x == y => write!(f, "{}^2", name(*x))?,
                Step::Product(x, y) => write!(f, "{} * {}", name(*x), name(*y))?,
                Step::Sum(x, y) => write!(f, "{} + {}", name(*x), name(*y))?,
                Step::Difference(x, y) => write!(f, "{} - {}", name(*x), name(*y))?,
                Step::Opposite(x) => write!(f, "-{}", name(*x))?,
                Step::Multiple(Factor::Number(k), x) => write!(f, "{k} * {}", name(*x))?,
                Step::Multiple(Factor::Constant(k), x) => {
                    write!(f, "{} * {}", self.constants[*k].name.name, name(*x))?;
                }
                Step::Select(flag, x, y) => {
                    let flag = &self.flags[*flag].name;
                    write!(f, "{} if {flag} else {}", name(*x), name(*y))?;
                }
            }
        }
        write!(f, " (mod p)")
    }
}
