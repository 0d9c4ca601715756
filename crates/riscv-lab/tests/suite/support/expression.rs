//! The language of pseudo-code: expressions on integers without a bound.
//!
//! ```text
//! choice  = compare [ "?" choice ":" choice ]
//! compare = or [ ( "==" | "!=" | "<" | ">=" ) or ]
//! or = xor { "|" xor }       xor = and { "^" and }      and = shift { "&" shift }
//! shift = sum { ( "<<" | ">>" ) sum }                   sum = product { ( "+" | "-" ) product }
//! product = unary { "*" unary }                         unary = ( "-" | "~" ) unary | atom
//! atom = number | name | name "(" choice { "," choice } ")" | "(" choice ")"
//! ```

use num_bigint::{BigInt, Sign};
use num_traits::{One, Signed, ToPrimitive, Zero};

/// Values of names.
pub type Names<'a> = &'a dyn Fn(&str) -> Option<BigInt>;

/// Evaluates the expression; what is no expression is a failure of the test.
pub fn evaluate(text: &str, names: Names<'_>) -> BigInt {
    let mut reader = Reader {
        text,
        rest: text,
        names,
    };
    let value = reader.choice();
    reader.space();
    assert!(reader.rest.is_empty(), "`{text}`: stray `{}`", reader.rest);
    value
}

/// Modulo 2^64.
pub fn word(value: &BigInt) -> u64 {
    let (_, digits) = low(value, 64).to_u64_digits();
    digits.first().copied().unwrap_or(0)
}

fn low(value: &BigInt, width: usize) -> BigInt {
    value & ((BigInt::one() << width) - 1_u8)
}

fn truth(condition: bool) -> BigInt {
    BigInt::from(u8::from(condition))
}

struct Reader<'a> {
    text: &'a str,
    rest: &'a str,
    names: Names<'a>,
}

impl Reader<'_> {
    fn space(&mut self) {
        self.rest = self.rest.trim_start();
    }

    /// Takes the token, unless a longer one begins there.
    fn take(&mut self, token: &str) -> bool {
        self.space();
        let longer = ["<<", ">>", ">=", "==", "!="];
        if longer
            .iter()
            .any(|l| l.len() > token.len() && self.rest.starts_with(l))
        {
            return false;
        }
        let rest = self.rest.strip_prefix(token);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn expect(&mut self, token: &str) {
        assert!(
            self.take(token),
            "`{}`: no `{token}` at `{}`",
            self.text,
            self.rest
        );
    }

    fn choice(&mut self) -> BigInt {
        let condition = self.compare();
        if !self.take("?") {
            return condition;
        }
        let yes = self.choice();
        self.expect(":");
        let no = self.choice();
        if condition.is_zero() { no } else { yes }
    }

    fn compare(&mut self) -> BigInt {
        let x = self.or();
        if self.take("==") {
            truth(x == self.or())
        } else if self.take("!=") {
            truth(x != self.or())
        } else if self.take(">=") {
            truth(x >= self.or())
        } else if self.take("<") {
            truth(x < self.or())
        } else {
            x
        }
    }

    fn or(&mut self) -> BigInt {
        let mut x = self.xor();
        while self.take("|") {
            x |= self.xor();
        }
        x
    }

    fn xor(&mut self) -> BigInt {
        let mut x = self.and();
        while self.take("^") {
            x ^= self.and();
        }
        x
    }

    fn and(&mut self) -> BigInt {
        let mut x = self.shift();
        while self.take("&") {
            x &= self.shift();
        }
        x
    }

    fn shift(&mut self) -> BigInt {
        let mut x = self.sum();
        loop {
            if self.take("<<") {
                x <<= self.sum().to_usize().expect("a shift");
            } else if self.take(">>") {
                // Rounds down, for negative numbers too.
                x >>= self.sum().to_usize().expect("a shift");
            } else {
                return x;
            }
        }
    }

    fn sum(&mut self) -> BigInt {
        let mut x = self.product();
        loop {
            if self.take("+") {
                x += self.product();
            } else if self.take("-") {
                x -= self.product();
            } else {
                return x;
            }
        }
    }

    fn product(&mut self) -> BigInt {
        let mut x = self.unary();
        while self.take("*") {
            x *= self.unary();
        }
        x
    }

    fn unary(&mut self) -> BigInt {
        if self.take("-") {
            -self.unary()
        } else if self.take("~") {
            -self.unary() - 1_u8
        } else {
            self.atom()
        }
    }

    fn atom(&mut self) -> BigInt {
        if self.take("(") {
            let value = self.choice();
            self.expect(")");
            return value;
        }
        self.space();
        let end = self
            .rest
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
            .unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest;
        if name.starts_with(|c: char| c.is_ascii_digit()) {
            return name.parse().expect("a number");
        }
        if self.take("(") {
            let mut arguments = vec![self.choice()];
            while self.take(",") {
                arguments.push(self.choice());
            }
            self.expect(")");
            return call(name, &arguments).unwrap_or_else(|| panic!("`{}`: `{name}`?", self.text));
        }
        (self.names)(name).unwrap_or_else(|| panic!("`{}`: no value of `{name}`", self.text))
    }
}

fn call(name: &str, arguments: &[BigInt]) -> Option<BigInt> {
    let bits = |x: &BigInt| {
        assert!(!x.is_negative());
        x.bits()
    };
    Some(match (name, arguments) {
        ("unsigned", [x, width]) => low(x, width.to_usize()?),
        ("signed", [x, width]) => {
            let width = width.to_usize()?;
            let x = low(x, width);
            let negative = x.bit(width as u64 - 1);
            if negative {
                x - (BigInt::one() << width)
            } else {
                x
            }
        }
        // What `?` does not take is evaluated too.
        ("quotient" | "remainder", [_, y]) if y.is_zero() => BigInt::zero(),
        // BigInt divides towards zero.
        ("quotient", [x, y]) => x / y,
        ("remainder", [x, y]) => x % y,
        ("minimum", [x, y]) => x.min(y).clone(),
        ("maximum", [x, y]) => x.max(y).clone(),
        ("leading_zeros", [x, width]) => width - bits(x),
        ("trailing_zeros", [x, width]) => x
            .trailing_zeros()
            .map_or_else(|| width.clone(), BigInt::from),
        ("ones", [x]) => (0..bits(x)).filter(|bit| x.bit(*bit)).count().into(),
        ("reverse_bytes", [x]) => {
            let mut bytes = x.to_bytes_le().1;
            bytes.resize(8, 0);
            BigInt::from_bytes_be(Sign::Plus, &bytes)
        }
        ("or_bytes", [x]) => {
            let bytes: Vec<u8> = x
                .to_bytes_le()
                .1
                .iter()
                .map(|b| if *b == 0 { 0 } else { 255 })
                .collect();
            BigInt::from_bytes_le(Sign::Plus, &bytes)
        }
        _ => return None,
    })
}
