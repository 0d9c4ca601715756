//! Calls: of the libraries of the languages, of helpers whose text is known, of functions of the file.

use limbforge::ir::{Op, Ty};
use num_bigint::BigInt;
use num_traits::Zero;

use super::{
    super::{
        datum::Datum,
        numbers::{Int, Language},
        problem::Problem,
        syntax::{Expr, Node},
        word::{Overflow, Sum, Word},
    },
    Run,
};

/// The operation of the IR that a helper of lanes is.
fn part_of_product(name: &str) -> Option<Op> {
    match name {
        "vfma51lo" => Some(Op::Fma51Lo),
        "vfma51hi" => Some(Op::Fma51Hi),
        "vmadd52lo" => Some(Op::Madd52Lo),
        "vmadd52hi" => Some(Op::Madd52Hi),
        _ => None,
    }
}

impl Run<'_> {
    fn not_known<T>(&self, what: impl std::fmt::Display) -> Result<T, Problem> {
        Err(Problem::unknown(self.machine.line, what))
    }

    /// A call of a function by its name.
    pub fn call(&mut self, line: usize, name: &str, args: &[Expr]) -> Result<Datum, Problem> {
        let is_helper = self.file.helpers.iter().any(|helper| helper == name);
        if is_helper && let Some(of) = part_of_product(name) {
            return self.multiply_add(of, args);
        }
        if let Some(function) = self.file.function(name).cloned() {
            let args = args.iter().map(|arg| self.expr(arg));
            let args = args.collect::<Result<_, _>>()?;
            self.machine.line = line;
            return self.called(&function, args);
        }
        if is_helper {
            return self.helper(name, args);
        }
        match (self.language, name, args) {
            (Language::Rust, "Element" | "Loose", [limbs]) => self.expr(limbs),
            (Language::Rust, "core::hint::black_box", [x]) => self.expr(x),
            (Language::Go, _, _) => self.go(name, args),
            _ => self.not_known(format!("the function `{name}`")),
        }
    }

    /// z plus a part of a product of x and y, in a lane.
    fn multiply_add(&mut self, of: Op, args: &[Expr]) -> Result<Datum, Problem> {
        let [z, x, y] = args else {
            return self.not_known("this call");
        };
        let word = Int::unsigned(64);
        let mut operands = Vec::new();
        for operand in [x, y, z] {
            let datum = self.expr(operand)?;
            operands.push(self.word_as(datum, word)?.value);
        }
        let sum = self.machine.inst(of, &operands, &[Ty::unsigned(64)])[0];
        Ok(Datum::Word(Word::plain(sum, word)))
    }

    /// A helper whose text is that of a known one.
    fn helper(&mut self, name: &str, args: &[Expr]) -> Result<Datum, Problem> {
        let bits = 8 * self.stride;
        if self.file.widths.iter().any(|width| *width != bits) {
            return self.not_known(format!(
                "the helper `{name}` of words of other than {bits} bits"
            ));
        }
        match (self.language, args) {
            (Language::Rust, [bytes, at]) if name == "load" => {
                let (bytes, at) = (self.expr(bytes)?, self.count(at)?);
                let Datum::Bytes(param) = bytes else {
                    return self.not_known("bytes that are no parameter");
                };
                self.loaded(param, at, self.stride)
            }
            (Language::Rust, [bytes, at, word]) if name == "store" => {
                let Node::Reference(place) = &bytes.kind else {
                    return self.not_known("a store to what is no variable");
                };
                let Node::Name(place) = &place.kind else {
                    return self.not_known("a store to what is no variable");
                };
                let at = self.count(at)?;
                let word = self.expr(word)?;
                let ty = Int::unsigned(8 * self.stride as u8);
                let word = self.word_as(word, ty)?;
                let stride = self.stride;
                self.stored(place, at, stride, &word)?;
                Ok(Datum::Items(Vec::new()))
            }
            (Language::Rust, [x, y, carry]) => self.sum_with_carry(name, [x, y, carry]),
            (Language::C, args) => self.c_helper(name, args),
            _ => self.not_known(format!("this call of `{name}`")),
        }
    }

    /// A call of Rust's `add_carry` or `sub_borrow`: of words of the file, and a condition.
    fn sum_with_carry(&mut self, name: &str, args: [&Expr; 3]) -> Result<Datum, Problem> {
        let line = self.machine.line;
        let kind = match name {
            "add_carry" => Sum::Plus,
            "sub_borrow" => Sum::Minus,
            _ => return self.not_known(format!("this call of `{name}`")),
        };
        let word = Int::unsigned(8 * self.stride as u8);
        let [x, y, carry] = args;
        let [x, y, carry] = [self.expr(x)?, self.expr(y)?, self.expr(carry)?];
        let [x, y] = [self.word_as(x, word)?, self.word_as(y, word)?];
        self.machine.line = line;
        self.with_carry(kind, &x, &y, carry)
    }

    /// The sum or the difference of two words and a condition, and its carry.
    fn with_carry(
        &mut self,
        kind: Sum,
        x: &Word,
        y: &Word,
        carry: Datum,
    ) -> Result<Datum, Problem> {
        match carry {
            Datum::Word(carry) if carry.ty == Int::BOOL => {
                let both = self.machine.carry(kind, x, y, carry.value)?;
                Ok(Datum::Items(both.map(Datum::Word).into()))
            }
            _ => self.not_known("a carry that is no condition"),
        }
    }

    fn c_helper(&mut self, name: &str, args: &[Expr]) -> Result<Datum, Problem> {
        let name = name.strip_prefix("limbforge_").unwrap_or(name);
        let (kind, bits) = match name.rsplit_once("_u") {
            Some((kind, bits)) => (kind, bits.parse::<u8>().unwrap_or_default()),
            None => (name, 0),
        };
        if !matches!(bits, 32 | 64) {
            return self.not_known(format!("the helper `{name}`"));
        }
        let word = Int::unsigned(bits);
        match (kind, args) {
            ("add_carry" | "sub_borrow", [to, x, y, carry]) => {
                let Datum::Address(to) = self.expr(to)? else {
                    return self.not_known("a word that is no variable");
                };
                let [x, y] = [self.expr(x)?, self.expr(y)?];
                let [x, y] = [self.word_as(x, word)?, self.word_as(y, word)?];
                let carry = self.expr(carry)?;
                let carry = self.word_as(carry, Int::unsigned(8))?;
                let sum = if kind == "add_carry" {
                    Sum::Plus
                } else {
                    Sum::Minus
                };
                let [sum, flag] = self.machine.carry(sum, &x, &y, carry.value)?;
                self.set(&to, Datum::Word(sum))?;
                let ty = Int::unsigned(8);
                Ok(Datum::Word(Word { ty, ..flag }))
            }
            ("barrier", [x]) => {
                let x = self.expr(x)?;
                Ok(Datum::Word(self.word_as(x, word)?))
            }
            ("load", [at, count]) => {
                let (name, at) = self.bytes_at(at)?;
                let count = self.count(count)?;
                match self.variable(&name)? {
                    Datum::Bytes(param) => self.loaded(param, at, count),
                    _ => self.not_known("bytes that are no parameter"),
                }
            }
            ("store", [at, count, x]) => {
                let (name, at) = self.bytes_at(at)?;
                let count = self.count(count)?;
                let x = self.expr(x)?;
                let x = self.word_as(x, word)?;
                self.stored(&name, at, count, &x)?;
                Ok(Datum::Items(Vec::new()))
            }
            _ => self.not_known(format!("this call of `{name}`")),
        }
    }

    /// The variable and the offset of `bytes + 8`.
    fn bytes_at(&mut self, e: &Expr) -> Result<(String, usize), Problem> {
        match (&e.kind, self.written) {
            (Node::Name(name), _) => return Ok((name.clone(), 0)),
            (Node::Binary(super::super::syntax::Operator::Add, name, at), _) => {
                if let Node::Name(name) = &name.kind {
                    return Ok((name.clone(), self.count(at)?));
                }
            }
            _ => {}
        }
        self.not_known("this address")
    }

    /// A call of a method of a number: Rust's.
    pub fn method(&mut self, x: &Expr, name: &str, args: &[Expr]) -> Result<Datum, Problem> {
        if self.language != Language::Rust {
            return self.not_known(format!("the method `{name}`"));
        }
        let line = self.machine.line;
        let x = self.word(x)?;
        let args = args.iter().map(|arg| self.expr(arg));
        let args = args.collect::<Result<Vec<_>, _>>()?;
        self.machine.line = line;
        let pair = |run: &mut Run<'_>, y: &Datum| run.pair(Datum::Word(x.clone()), y.clone());
        let kind = match name {
            "overflowing_add" | "carrying_add" | "wrapping_add" => Sum::Plus,
            _ => Sum::Minus,
        };
        let word = match (name, args.as_slice()) {
            ("wrapping_add" | "wrapping_sub", [y]) => {
                let [x, y] = pair(self, y)?;
                self.machine.sum(kind, &x, &y, Overflow::Wraps)?
            }
            ("wrapping_mul", [y]) => {
                let [x, y] = pair(self, y)?;
                self.machine.product(&x, &y, Overflow::Wraps)?
            }
            ("overflowing_add" | "overflowing_sub", [y]) if !x.ty.signed => {
                let [x, y] = pair(self, y)?;
                let zero = self.machine.constant(&BigInt::zero());
                let both = self.machine.carry(kind, &x, &y, zero)?;
                return Ok(Datum::Items(both.map(Datum::Word).into()));
            }
            ("carrying_add" | "borrowing_sub", [y, carry]) if !x.ty.signed => {
                let [x, y] = pair(self, y)?;
                return self.with_carry(kind, &x, &y, carry.clone());
            }
            _ => return self.not_known(format!("the method `{name}`")),
        };
        Ok(Datum::Word(word))
    }

    /// A call of a package of Go.
    fn go(&mut self, name: &str, args: &[Expr]) -> Result<Datum, Problem> {
        let (kind, bits) = match name {
            "bits.Add64" => (Some(Sum::Plus), 64),
            "bits.Sub64" => (Some(Sum::Minus), 64),
            "bits.Add32" => (Some(Sum::Plus), 32),
            "bits.Sub32" => (Some(Sum::Minus), 32),
            "bits.Mul64" => (None, 64),
            "bits.Mul32" => (None, 32),
            _ => return self.bytes_of_go(name, args),
        };
        let word = Int::unsigned(bits);
        let mut words = Vec::new();
        for arg in args {
            let datum = self.expr(arg)?;
            words.push(self.word_as(datum, word)?);
        }
        match (kind, words.as_slice()) {
            (None, [x, y]) => {
                let both = self.machine.halves(x, y)?;
                Ok(Datum::Items(both.map(Datum::Word).into()))
            }
            (Some(kind), [x, y, carry]) => {
                let [sum, flag] = self.machine.carry_with_sign(kind, x, y, carry.value)?;
                let flag = self.machine.cast(&flag, word)?;
                Ok(Datum::Items(vec![Datum::Word(sum), Datum::Word(flag)]))
            }
            _ => self.not_known(format!("this call of `{name}`")),
        }
    }

    fn bytes_of_go(&mut self, name: &str, args: &[Expr]) -> Result<Datum, Problem> {
        let span = |run: &mut Run<'_>, e: &Expr| match &e.kind {
            Node::Slice(of, Some(from), Some(to)) => match &of.kind {
                Node::Name(name) => Ok((name.clone(), run.count(from)?, run.count(to)?)),
                _ => run.not_known("these bytes"),
            },
            _ => run.not_known("these bytes"),
        };
        let (method, bits) = match name.strip_prefix("binary.LittleEndian.") {
            Some("Uint64") => ("load", 64),
            Some("Uint32") => ("load", 32),
            Some("PutUint64") => ("store", 64),
            Some("PutUint32") => ("store", 32),
            _ => return self.not_known(format!("the function `{name}`")),
        };
        match (method, args) {
            ("load", [from]) => {
                let (name, from, to) = span(self, from)?;
                match self.variable(&name)? {
                    Datum::Bytes(param) if from + usize::from(bits) / 8 == to => {
                        self.loaded(param, from, to - from)
                    }
                    _ => self.not_known("bytes that are no parameter"),
                }
            }
            ("store", [to, word]) => {
                let (name, from, end) = span(self, to)?;
                let word = self.expr(word)?;
                let word = self.word_as(word, Int::unsigned(bits))?;
                if from + usize::from(bits) / 8 != end {
                    return self.not_known("a store of another length");
                }
                self.stored(&name, from, end - from, &word)?;
                Ok(Datum::Items(Vec::new()))
            }
            _ => self.not_known(format!("this call of `{name}`")),
        }
    }
}
