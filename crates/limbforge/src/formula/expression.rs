//! Expressions of the meaning and of constants: sums, products, quotients and powers of names and numbers.

use std::fmt;

use num_bigint::BigInt;

use super::{
    error::{FormulaError, Mistake, Place},
    tokens::Cursor,
};

/// An expression with the places of its names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expression {
    /// A number that is not negative.
    Number(BigInt),
    /// A name.
    Name(String, Place),
    /// x + y.
    Sum(Box<Expression>, Box<Expression>),
    /// x - y.
    Difference(Box<Expression>, Box<Expression>),
    /// x y.
    Product(Box<Expression>, Box<Expression>),
    /// x / y.
    Quotient(Box<Expression>, Box<Expression>),
    /// x^k.
    Power(Box<Expression>, u32),
    /// -x.
    Opposite(Box<Expression>),
}

type Read = Result<Expression, FormulaError>;

/// Digits of a number at most.
const MOST_DIGITS: usize = 1024;
/// An exponent at most.
const MOST_EXPONENT: u32 = 64;
/// Brackets and signs within each other at most.
const MOST_DEPTH: usize = 64;
/// Terms of a sum, and factors of a product, at most.
const MOST_TERMS: usize = 256;

/// A number of decimal digits, or of hexadecimal ones after `0x`.
pub fn number(cursor: &mut Cursor<'_>) -> Result<BigInt, FormulaError> {
    let place = cursor.place();
    let token = cursor.peek().unwrap_or_default();
    let parsed = match token.strip_prefix("0x") {
        Some(digits) => BigInt::parse_bytes(digits.as_bytes(), 16),
        None => BigInt::parse_bytes(token.as_bytes(), 10),
    };
    let number = parsed.ok_or_else(|| cursor.expected("a number"))?;
    if token.len() > MOST_DIGITS {
        return Err(FormulaError::at(place, Mistake::TooLarge));
    }
    cursor.next();
    Ok(number)
}

impl Expression {
    /// Reads a sum.
    pub(super) fn read(cursor: &mut Cursor<'_>) -> Read {
        sum(cursor, 0)
    }

    /// All names with their places, in order.
    pub fn names(&self) -> Vec<(&str, Place)> {
        match self {
            Expression::Number(_) => Vec::new(),
            Expression::Name(name, place) => vec![(name, *place)],
            Expression::Sum(x, y)
            | Expression::Difference(x, y)
            | Expression::Product(x, y)
            | Expression::Quotient(x, y) => [x.names(), y.names()].concat(),
            Expression::Power(x, _) | Expression::Opposite(x) => x.names(),
        }
    }
}

fn sum(cursor: &mut Cursor<'_>, depth: usize) -> Read {
    let mut left = product(cursor, depth)?;
    for _ in 0..MOST_TERMS {
        let build = match cursor.peek() {
            Some("+") => Expression::Sum,
            Some("-") => Expression::Difference,
            _ => return Ok(left),
        };
        cursor.next();
        let right = product(cursor, depth)?;
        left = build(Box::new(left), Box::new(right));
    }
    Err(cursor.expected("fewer terms"))
}

fn product(cursor: &mut Cursor<'_>, depth: usize) -> Read {
    let mut left = power(cursor, depth)?;
    for _ in 0..MOST_TERMS {
        let build = match cursor.peek() {
            Some("*") => Expression::Product,
            Some("/") => Expression::Quotient,
            _ => return Ok(left),
        };
        cursor.next();
        let right = power(cursor, depth)?;
        left = build(Box::new(left), Box::new(right));
    }
    Err(cursor.expected("fewer factors"))
}

fn power(cursor: &mut Cursor<'_>, depth: usize) -> Read {
    if cursor.peek() == Some("-") {
        deeper(cursor, depth)?;
        cursor.next();
        // As in mathematics, -x^2 is -(x^2).
        return Ok(Expression::Opposite(Box::new(power(cursor, depth + 1)?)));
    }
    let base = atom(cursor, depth)?;
    if !cursor.accept("^") {
        return Ok(base);
    }
    let place = cursor.place();
    let exponent = number(cursor)?;
    let exponent = u32::try_from(exponent).ok().filter(|&k| k <= MOST_EXPONENT);
    let exponent = exponent.ok_or(FormulaError::at(place, Mistake::TooLarge))?;
    Ok(Expression::Power(Box::new(base), exponent))
}

fn deeper(cursor: &Cursor<'_>, depth: usize) -> Result<(), FormulaError> {
    if depth < MOST_DEPTH {
        Ok(())
    } else {
        Err(cursor.expected("fewer brackets"))
    }
}

fn atom(cursor: &mut Cursor<'_>, depth: usize) -> Read {
    match cursor.peek() {
        Some("(") => {
            deeper(cursor, depth)?;
            cursor.next();
            let inner = sum(cursor, depth + 1)?;
            cursor.expect(")")?;
            Ok(inner)
        }
        Some(text) if text.starts_with(|c: char| c.is_ascii_digit()) => {
            Ok(Expression::Number(number(cursor)?))
        }
        Some(text) if text.starts_with(|c: char| c.is_ascii_alphabetic()) => {
            let token = cursor.name()?;
            Ok(Expression::Name(token.text.to_owned(), token.place))
        }
        _ => Err(cursor.expected("a name, a number or `(`")),
    }
}

impl Expression {
    /// How strongly its operator binds: sums 0, products 1, powers 2, others 3.
    fn strength(&self) -> u8 {
        match self {
            Expression::Sum(..) | Expression::Difference(..) | Expression::Opposite(_) => 0,
            Expression::Product(..) | Expression::Quotient(..) => 1,
            Expression::Power(..) => 2,
            Expression::Number(_) | Expression::Name(..) => 3,
        }
    }

    fn within(&self, f: &mut fmt::Formatter<'_>, least: u8) -> fmt::Result {
        if self.strength() < least {
            write!(f, "({self})")
        } else {
            write!(f, "{self}")
        }
    }
}

impl fmt::Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut binary = |x: &Expression, operator: &str, y: &Expression, (left, right)| {
            x.within(f, left)?;
            write!(f, "{operator}")?;
            y.within(f, right)
        };
        match self {
            Expression::Number(k) => write!(f, "{k}"),
            Expression::Name(name, _) => write!(f, "{name}"),
            Expression::Sum(x, y) => binary(x, " + ", y, (0, 1)),
            Expression::Difference(x, y) => binary(x, " - ", y, (0, 1)),
            Expression::Product(x, y) => binary(x, "*", y, (1, 2)),
            Expression::Quotient(x, y) => binary(x, "/", y, (1, 2)),
            Expression::Power(x, k) => {
                x.within(f, 3)?;
                write!(f, "^{k}")
            }
            Expression::Opposite(x) => {
                write!(f, "-")?;
                x.within(f, 1)
            }
        }
    }
}
