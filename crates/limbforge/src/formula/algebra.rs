//! The proof that a formula computes what its meaning says.
//!
//! Everything is a polynomial over the integers in the free variables, the parameters without a representation, the
//! flags and the constants. An equation `n/d = m/e` is proved by `n e - m d = 0` modulo the assumptions: each is a rule
//! that replaces its monomial by its polynomial, and every step keeps the value. If nothing remains, the equation holds
//! modulo every prime, for all numbers that satisfy the assumptions, wherever both sides are defined. The converse does
//! not hold: a true equation whose rules do not lead to 0 is refused.

use std::{cell::Cell, collections::HashMap};

use num_bigint::BigInt;
use num_traits::One;

use super::{
    Claim, Element, Factor, Formula, Step,
    error::{FormulaError, Mistake, Place},
    expression::Expression,
    poly::{Poly, Rule},
};

/// A formula of which every equation is proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proved(Formula);

impl Proved {
    /// Proves every equation of the formula's meaning.
    ///
    /// # Errors
    /// The first equation that does not follow, or holds for any results, with its place: [`Mistake::False`],
    /// [`Mistake::Vacuous`], [`Mistake::Divisor`], [`Mistake::NoMonomial`] or [`Mistake::TooHard`].
    pub fn prove(formula: Formula) -> Result<Proved, FormulaError> {
        for claim in &formula.meaning.claims {
            let mut algebra = Algebra::new(&formula, claim)?;
            algebra.prove(claim)?;
            algebra.forget(&formula);
            algebra.refute(claim)?;
        }
        Ok(Proved(formula))
    }

    /// The formula.
    pub fn formula(&self) -> &Formula {
        &self.0
    }
}

/// A quotient of polynomials.
struct Fraction {
    above: Poly,
    below: Poly,
}

/// Polynomials of all names under the conditions of one claim.
struct Algebra {
    variables: usize,
    values: HashMap<String, Poly>,
    rules: Vec<Rule>,
    place: Place,
    claim: String,
    /// Products of terms that may still be formed.
    work: Cell<usize>,
}

/// Products of terms for one claim: those of `formulas/` take less than a fiftieth of it.
const WORK: usize = 2_000_000;

type Computed<T> = Result<T, FormulaError>;

/// The names that are variables, in order. For each result there is one more.
fn variables(formula: &Formula) -> Vec<String> {
    let represented = &formula.meaning.representations;
    let is_leaf = |value: &Expression| value.names().is_empty();
    let constants = formula.constants.iter().filter(|c| is_leaf(&c.value));
    let constants = constants.map(|constant| constant.name.name.clone());
    let flags = formula.flags.iter().chain(&formula.variables);
    let flags = flags.map(|flag| flag.name.clone());
    let plain = formula.parameters.iter().map(|port| &port.name.name);
    let plain = plain.filter(|name| represented.iter().all(|(other, _)| other.name != **name));
    let mut all: Vec<String> = constants.chain(flags).chain(plain.cloned()).collect();
    let derived = formula.constants.iter().filter(|c| !is_leaf(&c.value));
    let derived: Vec<&str> = derived.map(|c| c.name.name.as_str()).collect();
    for (_, value) in represented {
        for (name, _) in value.names() {
            if !derived.contains(&name) && !all.iter().any(|known| known == name) {
                all.push(name.to_owned());
            }
        }
    }
    all
}

impl Algebra {
    fn new(formula: &Formula, claim: &Claim) -> Computed<Algebra> {
        let names = variables(formula);
        let count = names.len() + formula.results.len();
        let index = |name: &str| names.iter().position(|known| known == name);
        let values = names.iter().enumerate();
        let values = values.map(|(i, name)| (name.clone(), Poly::variable(i, count)));
        let mut algebra = Algebra {
            variables: count,
            values: values.collect(),
            rules: Vec::new(),
            place: claim.place,
            claim: claim.to_string(),
            work: Cell::new(WORK),
        };
        for constant in &formula.constants {
            if !constant.value.names().is_empty() {
                let value = algebra.polynomial(&constant.value)?;
                algebra.values.insert(constant.name.name.clone(), value);
            }
        }
        for (name, value) in &claim.when {
            let value = algebra.polynomial(value)?;
            if let Some(index) = index(&name.name) {
                algebra.substitute(index, &value)?;
            }
        }
        for (name, value) in &formula.meaning.representations {
            let value = algebra.polynomial(value)?;
            algebra.values.insert(name.name.clone(), value);
        }
        algebra.assume(formula)?;
        algebra.compute(formula)?;
        Ok(algebra)
    }

    fn substitute(&mut self, index: usize, value: &Poly) -> Computed<()> {
        let hard = self.hard();
        for poly in self.values.values_mut() {
            *poly = poly.substituted(index, value).ok_or_else(|| hard.clone())?;
        }
        Ok(())
    }

    fn hard(&self) -> FormulaError {
        FormulaError::at(self.place, Mistake::TooHard(self.claim.clone()))
    }

    fn product(&self, x: &Poly, y: &Poly) -> Computed<Poly> {
        let left = self.work.get().checked_sub(x.len() * y.len());
        self.work.set(left.ok_or_else(|| self.hard())?);
        x.times(y).ok_or_else(|| self.hard())
    }

    /// The rules of the assumptions, and that flags are their own squares.
    fn assume(&mut self, formula: &Formula) -> Computed<()> {
        for (left, right) in &formula.meaning.assumptions {
            let names = [left.names(), right.names()].concat();
            let place = names.first().map_or(self.place, |(_, place)| *place);
            let (left, right) = (self.polynomial(left)?, self.polynomial(right)?);
            // Under the conditions of a claim an assumption may say nothing that a rule could: then it is not used.
            let rule = left.monomial().and_then(|m| Rule::new(m, right));
            match rule {
                Some(rule) => self.rules.push(rule),
                None if self.is_conditional(formula) => {}
                None => return Err(FormulaError::at(place, Mistake::NoMonomial)),
            }
        }
        for flag in &formula.flags {
            let value = self.values[&flag.name].clone();
            let square = self.product(&value, &value)?;
            if let Some(rule) = square.monomial().and_then(|m| Rule::new(m, value)) {
                self.rules.push(rule);
            }
        }
        Ok(())
    }

    fn is_conditional(&self, formula: &Formula) -> bool {
        let mut claims = formula.meaning.claims.iter();
        claims.any(|claim| claim.place == self.place && !claim.when.is_empty())
    }

    /// The lines, in order.
    fn compute(&mut self, formula: &Formula) -> Computed<()> {
        for line in &formula.lines {
            let element = |element: Element| &self.values[&formula.element_name(element).name];
            let value = match &line.step {
                Step::Product(x, y) => self.product(element(*x), element(*y))?,
                Step::Sum(x, y) => element(*x).plus(element(*y)),
                Step::Difference(x, y) => element(*x).minus(element(*y)),
                Step::Opposite(x) => element(*x).scaled(&BigInt::from(-1)),
                Step::Multiple(Factor::Number(k), x) => element(*x).scaled(k),
                Step::Multiple(Factor::Constant(k), x) => {
                    let constant = &self.values[&formula.constants[*k].name.name];
                    self.product(constant, element(*x))?
                }
                Step::Select(flag, x, y) => {
                    let flag = &self.values[&formula.flags[*flag].name];
                    let apart = element(*x).minus(element(*y));
                    self.product(flag, &apart)?.plus(element(*y))
                }
            };
            let value = value.reduced(&self.rules).ok_or_else(|| self.hard())?;
            self.values.insert(line.name.name.clone(), value);
        }
        Ok(())
    }

    /// The remainder of the difference of both sides.
    fn rest(&self, claim: &Claim) -> Computed<Poly> {
        let (left, right) = (self.fraction(&claim.left)?, self.fraction(&claim.right)?);
        let difference = self.product(&left.above, &right.below)?;
        let difference = difference.minus(&self.product(&right.above, &left.below)?);
        difference.reduced(&self.rules).ok_or_else(|| self.hard())
    }

    fn prove(&self, claim: &Claim) -> Computed<()> {
        let rest = self.rest(claim)?;
        if rest.is_zero() {
            return Ok(());
        }
        let mistake = Mistake::False {
            claim: self.claim.clone(),
            terms: rest.len(),
        };
        Err(FormulaError::at(claim.place, mistake))
    }

    /// Puts a variable of its own in the place of each result.
    fn forget(&mut self, formula: &Formula) {
        let first = self.variables - formula.results.len();
        for (i, port) in formula.results.iter().enumerate() {
            let any = Poly::variable(first + i, self.variables);
            self.values.insert(port.name.name.clone(), any);
        }
    }

    /// Refuses an equation that holds for any results: it says nothing of them.
    fn refute(&self, claim: &Claim) -> Computed<()> {
        if !self.rest(claim)?.is_zero() {
            return Ok(());
        }
        let mistake = Mistake::Vacuous(self.claim.clone());
        Err(FormulaError::at(claim.place, mistake))
    }

    /// The value of an expression that must not divide.
    fn polynomial(&self, expression: &Expression) -> Computed<Poly> {
        let fraction = self.fraction(expression)?;
        if fraction.below == Poly::constant(BigInt::one(), self.variables) {
            return Ok(fraction.above);
        }
        Err(self.divisor(expression))
    }

    fn divisor(&self, expression: &Expression) -> FormulaError {
        let place = expression.names().first().map(|(_, place)| *place);
        let mistake = Mistake::Divisor(expression.to_string());
        FormulaError::at(place.unwrap_or(self.place), mistake)
    }

    fn fraction(&self, expression: &Expression) -> Computed<Fraction> {
        let one = || Poly::constant(BigInt::one(), self.variables);
        let whole = |above: Poly| Fraction {
            above,
            below: one(),
        };
        let sum = |x: &Expression, y: &Expression, sign: i64| -> Computed<Fraction> {
            let (x, y) = (self.fraction(x)?, self.fraction(y)?);
            let left = self.product(&x.above, &y.below)?;
            let right = self.product(&y.above, &x.below)?;
            Ok(Fraction {
                above: left.plus(&right.scaled(&BigInt::from(sign))),
                below: self.product(&x.below, &y.below)?,
            })
        };
        match expression {
            Expression::Number(k) => Ok(whole(Poly::constant(k.clone(), self.variables))),
            Expression::Name(name, place) => match self.values.get(name) {
                Some(value) => Ok(whole(value.clone())),
                None => Err(FormulaError::at(*place, Mistake::Undefined(name.clone()))),
            },
            Expression::Sum(x, y) => sum(x, y, 1),
            Expression::Difference(x, y) => sum(x, y, -1),
            Expression::Product(x, y) => {
                let (x, y) = (self.fraction(x)?, self.fraction(y)?);
                Ok(Fraction {
                    above: self.product(&x.above, &y.above)?,
                    below: self.product(&x.below, &y.below)?,
                })
            }
            Expression::Quotient(x, y) => {
                let below = self.fraction(y)?;
                let reduced = below
                    .above
                    .reduced(&self.rules)
                    .ok_or_else(|| self.hard())?;
                if reduced.is_zero() {
                    return Err(self.divisor(y));
                }
                let x = self.fraction(x)?;
                Ok(Fraction {
                    above: self.product(&x.above, &below.below)?,
                    below: self.product(&x.below, &below.above)?,
                })
            }
            Expression::Power(x, exponent) => {
                let x = self.fraction(x)?;
                let mut power = whole(one());
                for _ in 0..*exponent {
                    power.above = self.product(&power.above, &x.above)?;
                    power.below = self.product(&power.below, &x.below)?;
                }
                Ok(power)
            }
            Expression::Opposite(x) => {
                let x = self.fraction(x)?;
                let above = x.above.scaled(&BigInt::from(-1));
                Ok(Fraction { above, ..x })
            }
        }
    }
}
