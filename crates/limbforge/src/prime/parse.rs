//! Text to integer: the expressions in which people write primes.
//!
//! ```text
//! sum     = product (("+" | "-") product)*
//! product = factor ("*" factor)*
//! factor  = "-" factor | power
//! power   = atom (("^" | "**") factor)?        right-associative: 2^3^2 = 2^9, and -2^2 = -4
//! atom    = decimal | "0x" hexadecimal | "(" sum ")"
//! ```
//!
//! White space may stand between any two symbols, `_` inside a number, and U+2212 is a minus sign. A name stands alone,
//! because a hyphen in `bls12-381` could not be told from a minus sign inside an expression.
//!
//! Work is bounded before it is done: the length of the text, the depth of nesting, and the bits of every value.

use num_bigint::{BigInt, BigUint};
use num_traits::{One, Signed, ToPrimitive, Zero};

use super::PrimeError;
use super::names;

/// Longest text, in characters. A 4096-bit prime in decimal has 1234.
pub(super) const MAX_LENGTH: usize = 1 << 14;
/// Deepest nesting of brackets, signs and exponents.
pub(super) const MAX_DEPTH: usize = 64;
/// Most bits of any value on the way: far above any usable prime, and far below what takes noticeable time.
pub(super) const MAX_VALUE_BITS: u64 = 1 << 16;

const OPERAND: &str = "a number or an opening bracket";
const OPERATOR: &str = "an operator";
const CLOSING: &str = "an operator or a closing bracket";
const HEX_DIGIT: &str = "a hexadecimal digit";

/// The integer that `text` stands for: a known name alone, or an expression.
pub(super) fn integer(text: &str) -> Result<BigInt, PrimeError> {
    let length = text.chars().count();
    if length > MAX_LENGTH {
        return Err(PrimeError::TooLong { length });
    }
    if let Some(known) = names::lookup(text) {
        return expression(known.text);
    }
    if names::looks_like_name(text) {
        return Err(PrimeError::UnknownName {
            name: text.trim().chars().take(40).collect(),
            near: names::nearest(text),
        });
    }
    expression(text)
}

/// The value of an expression without names; `text` is at most [`MAX_LENGTH`] long.
pub(super) fn expression(text: &str) -> Result<BigInt, PrimeError> {
    let mut parser = Parser {
        chars: text.chars().collect(),
        at: 0,
        depth: 0,
    };
    let value = parser.sum()?;
    match parser.peek() {
        None => Ok(value),
        Some(_) => Err(parser.unreadable(OPERATOR)),
    }
}

/// A recursive-descent parser that evaluates as it reads.
struct Parser {
    chars: Vec<char>,
    /// Index of the next character.
    at: usize,
    /// Calls of `factor` that have not returned: every recursion passes through it.
    depth: usize,
}

impl Parser {
    fn sum(&mut self) -> Result<BigInt, PrimeError> {
        let mut value = self.product()?;
        loop {
            if self.take(&['+']) {
                let column = self.column();
                value = bounded(value + self.product()?, column)?;
            } else if self.take_minus() {
                let column = self.column();
                value = bounded(value - self.product()?, column)?;
            } else {
                return Ok(value);
            }
        }
    }

    fn product(&mut self) -> Result<BigInt, PrimeError> {
        let mut value = self.factor()?;
        // `power` has read any `**`.
        while self.take(&['*']) {
            let column = self.column();
            value = bounded(value * self.factor()?, column)?;
        }
        Ok(value)
    }

    fn factor(&mut self) -> Result<BigInt, PrimeError> {
        if self.depth == MAX_DEPTH {
            return Err(PrimeError::TooDeep {
                column: self.column(),
            });
        }
        self.depth += 1;
        let value = if self.take_minus() {
            self.factor().map(|v| -v)
        } else {
            self.power()
        };
        self.depth -= 1;
        value
    }

    fn power(&mut self) -> Result<BigInt, PrimeError> {
        let base = self.atom()?;
        if self.take(&['^']) || self.take(&['*', '*']) {
            let column = self.column();
            let exponent = self.factor()?;
            raise(&base, &exponent, column)
        } else {
            Ok(base)
        }
    }

    fn atom(&mut self) -> Result<BigInt, PrimeError> {
        if self.take(&['(']) {
            let value = self.sum()?;
            if !self.take(&[')']) {
                return Err(self.unreadable(CLOSING));
            }
            return Ok(value);
        }
        let column = self.column();
        let value = if self.take(&['0', 'x']) || self.take(&['0', 'X']) {
            self.digits(16, HEX_DIGIT)?
        } else {
            self.digits(10, OPERAND)?
        };
        bounded(value.into(), column)
    }

    /// One digit, then digits and underscores.
    fn digits(&mut self, radix: u32, expected: &'static str) -> Result<BigUint, PrimeError> {
        let is_digit = |c: &char| c.is_digit(radix);
        if !self.chars.get(self.at).is_some_and(is_digit) {
            return Err(self.unreadable(expected));
        }
        let run = self.chars[self.at..]
            .iter()
            .take_while(|c| is_digit(c) || **c == '_')
            .count();
        let digits: String = self.chars[self.at..self.at + run]
            .iter()
            .filter(|c| **c != '_')
            .collect();
        let value = BigUint::parse_bytes(digits.as_bytes(), radix)
            .ok_or_else(|| self.unreadable(expected))?;
        self.at += run;
        Ok(value)
    }

    /// The next character that is not white space.
    fn peek(&mut self) -> Option<char> {
        while self.chars.get(self.at).is_some_and(|c| c.is_whitespace()) {
            self.at += 1;
        }
        self.chars.get(self.at).copied()
    }

    /// Reads `symbol` if it comes next.
    fn take(&mut self, symbol: &[char]) -> bool {
        self.peek();
        let found = self.chars[self.at..].starts_with(symbol);
        if found {
            self.at += symbol.len();
        }
        found
    }

    fn take_minus(&mut self) -> bool {
        self.take(&['-']) || self.take(&['\u{2212}'])
    }

    /// Column of the next symbol.
    fn column(&mut self) -> usize {
        self.peek();
        self.at + 1
    }

    fn unreadable(&mut self, expected: &'static str) -> PrimeError {
        PrimeError::Unreadable {
            found: self.peek(),
            column: self.column(),
            expected,
        }
    }
}

/// `base^exponent`, with 0^0 = 1; `column` is where the exponent begins.
fn raise(base: &BigInt, exponent: &BigInt, column: usize) -> Result<BigInt, PrimeError> {
    if exponent.is_negative() {
        return Err(PrimeError::NegativeExponent { column });
    }
    if base.magnitude().is_zero() || base.magnitude().is_one() {
        // Any exponent, however long, gives 0, 1 or -1.
        return Ok(match (exponent.is_zero(), exponent.bit(0)) {
            (true, _) => BigInt::one(),
            (false, true) => base.clone(),
            (false, false) => base * base,
        });
    }
    // |base| >= 2^(b-1) with b its bits, so the power has more than (b-1) exponent bits; b-1 >= 1 here.
    let least_bits = exponent
        .to_u64()
        .and_then(|e| e.checked_mul(base.bits() - 1));
    match (exponent.to_u32(), least_bits) {
        (Some(e), Some(bits)) if bits < MAX_VALUE_BITS => bounded(base.pow(e), column),
        _ => Err(PrimeError::TooLarge { column }),
    }
}

fn bounded(value: BigInt, column: usize) -> Result<BigInt, PrimeError> {
    if value.bits() > MAX_VALUE_BITS {
        Err(PrimeError::TooLarge { column })
    } else {
        Ok(value)
    }
}
