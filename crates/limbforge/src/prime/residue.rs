//! Numbers modulo a prime, from text: a fraction, or a square root of one.
//!
//! ```text
//! residue  = fraction | "sqrt(" fraction ")"       of the two roots the even one: the one whose least residue is even
//! fraction = sum ("/" sum)?                        sums as in the text of a prime, without names
//! ```
//!
//! For public constants on the host: time depends on the numbers.

use std::{borrow::Cow, fmt};

use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{One, Zero};

use super::{Prime, PrimeError, parse};

/// Why [`Prime::residue`] refused its text. The message is one line: what is wrong, then what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResidueError {
    /// Numerator or denominator cannot be read as an expression.
    Expression(PrimeError),
    /// The denominator is a multiple of the prime.
    NoInverse,
    /// The number under the root is not a square.
    NoRoot,
}

impl fmt::Display for ResidueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Expression(PrimeError::Unreadable {
                column,
                expected,
                found,
            }) => {
                write!(f, "column {column}: expected {expected}, found ")?;
                match found {
                    Some(c) => write!(f, "`{}`", c.escape_debug())?,
                    None => f.write_str("the end of the text")?,
                }
                f.write_str("; write a fraction like -121665/121666, or a root like sqrt(-1)")
            }
            Self::Expression(error) => error.fmt(f),
            Self::NoInverse => f.write_str(
                "the denominator is 0 modulo the prime and has no inverse; give another",
            ),
            Self::NoRoot => {
                f.write_str("the operand of sqrt is not a square modulo the prime; give a square")
            }
        }
    }
}

impl std::error::Error for ResidueError {}

/// Follows a root where people read it.
const WHICH_ROOT: &str = ", the root that is even as an integer below the prime";

/// A text that [`Prime::residue`] has read, for people: on one line, and with the root that is meant.
pub(crate) fn meaning(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.starts_with("sqrt") {
        line + WHICH_ROOT
    } else {
        line
    }
}

/// A text without the root around it, and whether there is one.
fn under_root(text: &str) -> (Cow<'_, str>, bool) {
    let is_root = text.trim_start().starts_with("sqrt(");
    match text.trim_end().strip_suffix(')').filter(|_| is_root) {
        // Blanks keep the columns.
        Some(inside) => (inside.replacen("sqrt(", "     ", 1).into(), true),
        None => (text.into(), false),
    }
}

impl Prime {
    /// Reads a number modulo the prime: an expression as [`Prime::parse`] takes, a fraction of two of them, or
    /// `sqrt(…)` of either. Of two roots it is the even one: the one whose least non-negative residue is even.
    ///
    /// ```
    /// # use limbforge_core::prime::Prime;
    /// let p = Prime::parse("13")?;
    /// assert_eq!(p.residue("-3/4")?, 9u32.into());
    /// assert_eq!(p.residue("sqrt(-1)")?, 8u32.into());
    /// let refusal = p.residue("sqrt(2)").unwrap_err();
    /// assert_eq!(refusal.to_string(), "the operand of sqrt is not a square modulo the prime; give a square");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`ResidueError`], when the text cannot be read, or the inverse or the root does not exist.
    pub fn residue(&self, text: &str) -> Result<BigUint, ResidueError> {
        let length = text.chars().count();
        if length > parse::MAX_LENGTH {
            return Err(ResidueError::Expression(PrimeError::TooLong { length }));
        }
        let (inside, is_root) = under_root(text);
        let number = self.fraction(&inside)?;
        if is_root {
            self.even_root(&number).ok_or(ResidueError::NoRoot)
        } else {
            Ok(number)
        }
    }

    /// Whether a text that [`meaning`] wrote means this number below the prime. Every other text means none.
    ///
    /// By products: a root takes as many powers to find as p - 1 has factors 2.
    pub(crate) fn has_meaning(&self, k: &BigUint, text: &str) -> bool {
        let source = text.strip_suffix(WHICH_ROOT).unwrap_or(text);
        if meaning(source) != text || source.chars().count() > parse::MAX_LENGTH {
            return false;
        }
        let (inside, is_root) = under_root(source);
        let Ok((n, d)) = self.quotient(&inside) else {
            return false;
        };
        let power = if is_root { k * k } else { k.clone() };
        let proper = !d.is_zero() && k < &self.value && !(is_root && k.is_odd());
        proper && power * d % &self.value == n
    }

    fn fraction(&self, text: &str) -> Result<BigUint, ResidueError> {
        let (n, d) = self.quotient(text)?;
        let inverse = self.inverse(&d).ok_or(ResidueError::NoInverse)?;
        Ok(n * inverse % &self.value)
    }

    /// Numerator and denominator modulo the prime. A number without a denominator has 1.
    fn quotient(&self, text: &str) -> Result<(BigUint, BigUint), ResidueError> {
        let integer = |text: &str| -> Result<BigUint, ResidueError> {
            let value = parse::expression(text).map_err(ResidueError::Expression)?;
            let least = value.mod_floor(&BigInt::from(self.value.clone()));
            Ok(least.magnitude().clone())
        };
        let Some((numerator, denominator)) = text.split_once('/') else {
            return Ok((integer(text)?, BigUint::one()));
        };
        let columns = " ".repeat(numerator.chars().count() + 1);
        Ok((integer(numerator)?, integer(&(columns + denominator))?))
    }

    /// The inverse of `a` modulo the prime, unless it is 0 there (Fermat).
    pub fn inverse(&self, a: &BigUint) -> Option<BigUint> {
        let inverse = a.modpow(&(&self.value - 2u32), &self.value);
        (!inverse.is_zero()).then_some(inverse)
    }

    /// Whether `a` is a square modulo the prime, as 0 is (Euler's criterion).
    pub fn is_square(&self, a: &BigUint) -> bool {
        let symbol = a.modpow(&(&self.value >> 1u8), &self.value);
        symbol.is_zero() || symbol.is_one()
    }

    /// The root of `a` modulo the prime whose least non-negative residue is even, if `a` is a square (Tonelli, Shanks).
    pub fn even_root(&self, a: &BigUint) -> Option<BigUint> {
        let p = &self.value;
        if !self.is_square(a) {
            return None;
        }
        // p - 1 = 2^s t with t odd.
        let s = (p - 1u32).trailing_zeros()?;
        let t = (p - 1u32) >> s;
        let mut numbers = (2u32..).map(BigUint::from);
        let non_square = numbers.find(|k| !self.is_square(k))?;
        // Always root^2 = a * error; error and unit^2 are of the 2-part, whose order falls by a half in each turn.
        let mut root = a.modpow(&((&t + 1u32) >> 1u8), p);
        let mut error = a.modpow(&t, p);
        let mut unit = non_square.modpow(&t, p);
        for k in (1..s).rev() {
            let sign = error.modpow(&(BigUint::one() << (k - 1)), p);
            let square = &unit * &unit % p;
            if !sign.is_one() {
                root = root * &unit % p;
                error = error * &square % p;
            }
            unit = square;
        }
        Some(if root.is_even() { root } else { p - root })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All residues of small primes with s from 1 to 8, by search.
    #[test]
    fn inverses_and_roots_of_small_primes() {
        for p in [5u32, 7, 13, 17, 23, 97, 193, 257] {
            let prime = Prime::new(p.into()).expect("a prime");
            for a in 0..p {
                let number = BigUint::from(a);
                let inverse = (0..p).find(|b| a * b % p == 1).map(BigUint::from);
                assert_eq!(prime.inverse(&number), inverse, "1/{a} mod {p}");
                let root = (0..p).find(|b| b % 2 == 0 && b * b % p == a);
                assert_eq!(prime.is_square(&number), root.is_some(), "{a} mod {p}");
                assert_eq!(prime.even_root(&number), root.map(BigUint::from));
            }
        }
    }

    #[test]
    fn fractions_and_roots_are_read() {
        let p = Prime::parse("curve25519").expect("a prime");
        let d = p.residue(" -121665 / 121666").expect("a fraction");
        assert_eq!((d * 121666u32 + 121665u32) % p.value(), BigUint::zero());
        let i = p.residue("sqrt(-1)").expect("a root");
        assert!(i.is_even());
        assert_eq!((&i * &i + 1u32) % p.value(), BigUint::zero());
        let half = p.residue("sqrt( (2 - 1) / 2^2 )").expect("a root");
        assert_eq!(&half * &half * 4u32 % p.value(), BigUint::one());
    }

    #[test]
    fn refusals_are_lines_with_columns() {
        let p = Prime::parse("13").expect("a prime");
        for (text, part) in [
            ("", "column 1: expected a number"),
            ("1/2/3", "column 4: expected an operator, found `/`"),
            ("1/x", "column 3: expected a number"),
            ("sqrt(1", "column 1: expected a number"),
            ("sqrt(1+)", "column 8: expected a number"),
            ("1/13", "the denominator is 0"),
            ("sqrt(2)", "not a square"),
        ] {
            let line = p.residue(text).expect_err(text).to_string();
            assert!(line.contains(part), "{text}: {line}");
            assert!(!line.contains('\n'));
        }
    }
}
