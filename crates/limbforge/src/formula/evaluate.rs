//! A formula computed on integers modulo a prime: what compiled formulas are compared with.

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Zero};

use super::{
    Element, Factor, Formula, Step,
    error::{FormulaError, Mistake},
    expression::Expression,
};

/// Numbers for the parameters of a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inputs {
    /// One for each flag.
    pub flags: Vec<bool>,
    /// One for each element.
    pub elements: Vec<BigInt>,
}

impl Formula {
    /// The values of all constants modulo a prime, from 0 to p - 1.
    ///
    /// # Errors
    /// [`Mistake::Divisor`] if a constant divides by a multiple of p.
    pub fn constants_modulo(&self, p: &BigInt) -> Result<Vec<BigInt>, FormulaError> {
        let mut values: Vec<BigInt> = Vec::new();
        for constant in &self.constants {
            let named = |name: &str| {
                let known = self.constants.iter().zip(&values);
                let mut found = known.filter(|(other, _)| other.name.name == name);
                found.next().map(|(_, value)| value.clone())
            };
            let value = value(&constant.value, &named, p).ok_or_else(|| {
                let mistake = Mistake::Divisor(constant.value.to_string());
                FormulaError::at(constant.name.place, mistake)
            })?;
            values.push(value);
        }
        Ok(values)
    }

    /// The values of all lines modulo a prime.
    ///
    /// # Errors
    /// As [`Formula::constants_modulo`].
    ///
    /// # Panics
    /// If there are not as many numbers as parameters.
    pub fn evaluate(&self, inputs: &Inputs, p: &BigInt) -> Result<Vec<BigInt>, FormulaError> {
        assert_eq!(inputs.elements.len(), self.parameters.len(), "elements");
        assert_eq!(inputs.flags.len(), self.flags.len(), "flags");
        let constants = self.constants_modulo(p)?;
        let mut values = inputs.elements.clone();
        for line in &self.lines {
            let element = |element: Element| &values[element.0];
            let value = match &line.step {
                Step::Product(x, y) => element(*x) * element(*y),
                Step::Sum(x, y) => element(*x) + element(*y),
                Step::Difference(x, y) => element(*x) - element(*y),
                Step::Opposite(x) => -element(*x),
                Step::Multiple(Factor::Number(k), x) => k * element(*x),
                Step::Multiple(Factor::Constant(k), x) => &constants[*k] * element(*x),
                Step::Select(flag, x, _) if inputs.flags[*flag] => element(*x).clone(),
                Step::Select(_, _, y) => element(*y).clone(),
            };
            values.push(value.mod_floor(p));
        }
        Ok(values.split_off(self.parameters.len()))
    }
}

/// The value modulo p; `None` if it divides by 0, or names something else than a constant.
fn value(
    expression: &Expression,
    named: &impl Fn(&str) -> Option<BigInt>,
    p: &BigInt,
) -> Option<BigInt> {
    let both = |x: &Expression, y: &Expression| Some((value(x, named, p)?, value(y, named, p)?));
    let result = match expression {
        Expression::Number(k) => k.clone(),
        Expression::Name(name, _) => named(name)?,
        Expression::Sum(x, y) => both(x, y).map(|(x, y)| x + y)?,
        Expression::Difference(x, y) => both(x, y).map(|(x, y)| x - y)?,
        Expression::Product(x, y) => both(x, y).map(|(x, y)| x * y)?,
        Expression::Quotient(x, y) => {
            let (x, y) = both(x, y)?;
            if y.is_zero() {
                return None;
            }
            let inverse = y.extended_gcd(p);
            inverse.gcd.is_one().then(|| x * inverse.x)?
        }
        Expression::Power(x, k) => value(x, named, p)?.modpow(&BigInt::from(*k), p),
        Expression::Opposite(x) => -value(x, named, p)?,
    };
    Some(result.mod_floor(p))
}
