//! Reading tokens one after the other: words, values, numbers.

use num_bigint::BigInt;

use super::{
    error::{ListingError, Mistake},
    lex::{Token, tokens},
};
use crate::ir::{Value, decimal::MOST_DIGITS, interval::power_of_two};

/// Bits of a number: those of a decimal number in JSON, 10^5000 < 2^16610.
pub const MOST_BITS: u32 = 16_610;
/// Characters of a found token that an error quotes.
const MOST_QUOTED: usize = 40;

/// Tokens, and the place among them.
pub struct Cursor<'a> {
    tokens: Vec<Token<'a>>,
    at: usize,
}

type Read<T> = Result<T, ListingError>;

/// The value that a word names.
pub fn value(word: &str) -> Option<Value> {
    decimal(word.strip_prefix('v')?).map(Value)
}

/// A number of decimal digits alone.
pub fn decimal<T: std::str::FromStr>(word: &str) -> Option<T> {
    let digits = word.bytes().all(|b| b.is_ascii_digit());
    digits.then(|| word.parse().ok()).flatten()
}

impl<'a> Cursor<'a> {
    pub fn new(text: &'a str) -> Cursor<'a> {
        Cursor {
            tokens: tokens(text),
            at: 0,
        }
    }

    /// The token that stands so many places further on; the end has no places behind it.
    fn token(&self, ahead: usize) -> Token<'a> {
        let last = self.tokens.len() - 1;
        self.tokens[last.min(self.at + ahead)]
    }

    /// The text of the token that stands so many places further on.
    pub fn ahead(&self, ahead: usize) -> &'a str {
        self.token(ahead).text
    }

    pub fn peek(&self) -> &'a str {
        self.ahead(0)
    }

    pub fn advance(&mut self) {
        self.at += 1;
    }

    /// Line and column of the next token.
    pub fn place(&self) -> (usize, usize) {
        let Token { line, column, .. } = self.token(0);
        (line, column)
    }

    /// Refuses the next token.
    pub fn expected<T>(&self, expected: &str) -> Read<T> {
        let found = match self.peek() {
            "" => "the end".to_owned(),
            "\n" => "the end of the line".to_owned(),
            text => {
                let cut: String = text.chars().take(MOST_QUOTED).collect();
                format!("`{}`", cut.escape_debug())
            }
        };
        let expected = expected.to_owned();
        Err(ListingError::at(
            self.place(),
            Mistake::Expected { expected, found },
        ))
    }

    /// Passes the token if it is the next one.
    pub fn accept(&mut self, text: &str) -> bool {
        let is_next = self.peek() == text;
        if is_next {
            self.advance();
        }
        is_next
    }

    pub fn expect(&mut self, text: &str) -> Read<()> {
        if self.accept(text) {
            Ok(())
        } else {
            self.expected(&format!("`{text}`"))
        }
    }

    pub fn end_of_line(&mut self) -> Read<()> {
        if self.accept("\n") {
            Ok(())
        } else {
            self.expected("the end of the line")
        }
    }

    /// The token as `read` understands it.
    pub fn read<T>(&mut self, read: impl FnOnce(&str) -> Option<T>, expected: &str) -> Read<T> {
        match read(self.peek()) {
            Some(item) => {
                self.advance();
                Ok(item)
            }
            None => self.expected(expected),
        }
    }

    pub fn value(&mut self) -> Read<Value> {
        self.read(value, "a value such as `v0`")
    }

    /// One item, and another one after each comma.
    pub fn list<T>(&mut self, mut item: impl FnMut(&mut Self) -> Read<T>) -> Read<Vec<T>> {
        let mut items = vec![item(self)?];
        while self.accept(",") {
            items.push(item(self)?);
        }
        Ok(items)
    }

    /// A number, or two with a sign between them: `-5`, `2^51 - 19`, `-(2^63 - 5)`.
    pub fn number(&mut self) -> Read<BigInt> {
        let place = self.place();
        let negative = self.accept("-");
        let mut sum = self.magnitude()?;
        if negative {
            sum = -sum;
        }
        if self.accept("+") {
            sum += self.magnitude()?;
        } else if self.accept("-") {
            sum -= self.magnitude()?;
        }
        within_limit(sum, place)
    }

    /// A number without a sign, or one in brackets.
    pub fn magnitude(&mut self) -> Read<BigInt> {
        if self.accept("(") {
            let sum = self.sum_in_brackets()?;
            self.expect(")")?;
            return Ok(sum);
        }
        self.atom()
    }

    /// `2^51 - 19`, of numbers without brackets: nothing is nested deeper.
    fn sum_in_brackets(&mut self) -> Read<BigInt> {
        let place = self.place();
        let first = self.atom()?;
        let sum = if self.accept("+") {
            first + self.atom()?
        } else if self.accept("-") {
            first - self.atom()?
        } else {
            first
        };
        within_limit(sum, place)
    }

    /// Decimal digits, hexadecimal ones after `0x`, or a power of two.
    fn atom(&mut self) -> Read<BigInt> {
        let place = self.place();
        if self.peek() == "2" && self.ahead(1) == "^" {
            self.advance();
            self.advance();
            let exponent: u32 = self.read(decimal, "an exponent")?;
            if exponent > MOST_BITS {
                return Err(too_large(place));
            }
            return within_limit(power_of_two(exponent), place);
        }
        let word = self.peek();
        let (digits, radix) = match word.strip_prefix("0x") {
            Some(digits) => (digits, 16),
            None => (word, 10),
        };
        let is_number = digits.chars().all(|c| c.is_digit(radix));
        if is_number && digits.len() > MOST_DIGITS + 1 {
            return Err(too_large(place));
        }
        let number = is_number.then(|| BigInt::parse_bytes(digits.as_bytes(), radix));
        match number.flatten() {
            Some(number) => {
                self.advance();
                within_limit(number, place)
            }
            None => self.expected("a number"),
        }
    }
}

fn too_large(place: (usize, usize)) -> ListingError {
    let most = u64::from(MOST_BITS);
    ListingError::at(place, Mistake::NumberTooLarge { most })
}

fn within_limit(number: BigInt, place: (usize, usize)) -> Read<BigInt> {
    if number.bits() <= u64::from(MOST_BITS) {
        Ok(number)
    } else {
        Err(too_large(place))
    }
}
