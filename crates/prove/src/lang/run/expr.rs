//! Expressions.

use num_bigint::BigInt;
use num_traits::Zero;

use super::{
    super::{
        datum::Datum,
        numbers::{Int, Language},
        problem::Problem,
        syntax::{Expr, Node, Operator, Type},
        word::{Overflow, Sum, Word},
    },
    Run,
};

impl Run<'_> {
    fn unknown<T>(&self, what: impl std::fmt::Display) -> Result<T, Problem> {
        Err(Problem::unknown(self.machine.line, what))
    }

    /// The value of an expression.
    pub fn expr(&mut self, e: &Expr) -> Result<Datum, Problem> {
        self.at(e.line);
        match &e.kind {
            Node::Number(k, None) => Ok(Datum::Number(k.clone())),
            Node::Number(k, Some(ty)) => Ok(Datum::Word(self.machine.number(k, *ty)?)),
            Node::Name(name) => self.variable(name),
            Node::Cast(x, to) => {
                let x = self.expr(x)?;
                self.cast(x, *to)
            }
            Node::Negate(x) => {
                let x = self.expr(x)?;
                self.negated(x)
            }
            Node::Complement(x) => {
                let x = self.word(x)?;
                let ty = self.language.alone(x.ty);
                let x = self.machine.cast(&x, ty)?;
                Ok(Datum::Word(self.machine.complement(&x)?))
            }
            Node::Binary(operator, x, y) => self.binary(*operator, x, y),
            Node::Call(name, args) => self.call(e.line, name, args),
            Node::Method(x, name, args) => self.method(x, name, args),
            Node::Index(of, at) => self.item(of, at),
            Node::Limbs(x) if self.language == Language::Rust => match self.expr(x)? {
                Datum::Items(items) => Ok(Datum::Items(items)),
                _ => self.unknown("`.0` of what is no element"),
            },
            Node::Reference(x) => match &x.kind {
                Node::Name(name) if self.language != Language::Rust => {
                    Ok(Datum::Address(name.clone()))
                }
                _ => self.expr(x),
            },
            Node::Deref(x) => match self.expr(x)? {
                items @ Datum::Items(_) if self.language == Language::Rust => Ok(items),
                _ => self.unknown("a value behind this pointer"),
            },
            Node::List(items) | Node::Tuple(items) => {
                let items = items.iter().map(|item| self.expr(item));
                Ok(Datum::Items(items.collect::<Result<_, _>>()?))
            }
            Node::Fill(item, count) => {
                let item = self.expr(item)?;
                let count = self.count(count)?;
                Ok(Datum::Items(vec![item; count]))
            }
            Node::Limbs(_) | Node::Slice(..) | Node::Convert(..) => {
                self.unknown("this expression in an operation without calls")
            }
        }
    }

    /// The value of a variable.
    pub fn variable(&self, name: &str) -> Result<Datum, Problem> {
        if self.depth == 0 && self.written.is_some() && self.inputs.iter().any(|own| own == name) {
            let line = self.written.unwrap_or_default();
            let what = format!(
                "reads `{name}` after line {line} writes a result, which may be in its place"
            );
            return Err(self.machine.wrong(what));
        }
        match self.variables.get(name) {
            Some(Datum::Unset) => Err(self.machine.wrong(format!("`{name}` has no value"))),
            Some(datum) => Ok(datum.clone()),
            None => match self.file.number(name) {
                Some(k) => Ok(Datum::Number(k.clone())),
                None => self.unknown(format!("the name `{name}`")),
            },
        }
    }

    /// A word of a type of its own.
    pub fn word(&mut self, e: &Expr) -> Result<Word, Problem> {
        match self.expr(e)? {
            Datum::Word(word) => Ok(word),
            _ => self.unknown("something else than a number with a type"),
        }
    }

    /// A word, of this type if it has none of its own.
    pub fn word_as(&mut self, datum: Datum, ty: Int) -> Result<Word, Problem> {
        match datum {
            Datum::Number(k) => self.machine.number(&k, ty),
            Datum::Word(word) if word.ty == ty => Ok(word),
            // An assignment converts in C, and in no other language.
            Datum::Word(word) if self.language == Language::C => self.machine.cast(&word, ty),
            Datum::Word(word) => {
                let what = format!("{} where {} is expected", word.ty.name(), ty.name());
                Err(self.machine.wrong(what))
            }
            _ => self.unknown("something else than a number"),
        }
    }

    /// The value as one of a type that is spelt.
    pub fn converted(&mut self, datum: Datum, ty: &Type) -> Result<Datum, Problem> {
        match (self.file.resolved(ty), datum) {
            (Type::Int(int), datum @ (Datum::Number(_) | Datum::Word(_))) => {
                Ok(Datum::Word(self.word_as(datum, int)?))
            }
            (_, datum @ (Datum::Number(_) | Datum::Word(_))) => {
                let _ = datum;
                self.unknown("a number in the place of something else")
            }
            (_, datum) => Ok(datum),
        }
    }

    /// A number that is known, such as an index.
    pub fn count(&mut self, e: &Expr) -> Result<usize, Problem> {
        let k = match self.expr(e)? {
            Datum::Number(k) => Some(k),
            Datum::Word(word) => self.machine.constant_of(word.value).cloned(),
            _ => None,
        };
        match k.and_then(|k| usize::try_from(k).ok()) {
            Some(k) => Ok(k),
            None => self.unknown("an index or a count that is no constant"),
        }
    }

    fn cast(&mut self, x: Datum, to: Int) -> Result<Datum, Problem> {
        match x {
            Datum::Number(k) => Ok(Datum::Word(self.machine.number(&k, to)?)),
            // Neither Rust nor Go converts a number to a condition; C's `_Bool` is not read.
            Datum::Word(_) if to == Int::BOOL => self.unknown("a cast to a condition"),
            Datum::Word(x) => Ok(Datum::Word(self.machine.cast(&x, to)?)),
            _ => self.unknown("a cast of what is no number"),
        }
    }

    fn negated(&mut self, x: Datum) -> Result<Datum, Problem> {
        match x {
            Datum::Number(k) => Ok(Datum::Number(-k)),
            Datum::Word(x) => {
                let ty = self.language.alone(x.ty);
                let x = self.machine.cast(&x, ty)?;
                let zero = self.machine.number(&BigInt::zero(), ty)?;
                let overflow = Overflow::of(self.language, ty);
                Ok(Datum::Word(self.machine.sum(
                    Sum::Minus,
                    &zero,
                    &x,
                    overflow,
                )?))
            }
            _ => self.unknown("minus something that is no number"),
        }
    }

    /// Both operands in the type in which the language computes.
    pub fn pair(&mut self, x: Datum, y: Datum) -> Result<[Word; 2], Problem> {
        let [x, y] = match (x, y) {
            (Datum::Word(x), Datum::Word(y)) => [x, y],
            (Datum::Word(x), Datum::Number(k)) => {
                let y = self.machine.number(&k, x.ty)?;
                [x, y]
            }
            (Datum::Number(k), Datum::Word(y)) => {
                let x = self.machine.number(&k, y.ty)?;
                [x, y]
            }
            _ => return self.unknown("operands without a type"),
        };
        let Some(ty) = self.language.common(x.ty, y.ty) else {
            let what = format!("{} and {} in one operation", x.ty.name(), y.ty.name());
            return Err(self.machine.wrong(what));
        };
        Ok([self.machine.cast(&x, ty)?, self.machine.cast(&y, ty)?])
    }

    fn binary(&mut self, operator: Operator, x: &Expr, y: &Expr) -> Result<Datum, Problem> {
        let line = self.machine.line;
        let left = self.expr(x)?;
        if matches!(operator, Operator::Shl | Operator::Shr) {
            let k = self.count(y)?;
            let Ok(k) = u32::try_from(k) else {
                return self.unknown("this shift");
            };
            let Datum::Word(x) = left else {
                return self.unknown("a shift of a number without a type");
            };
            let ty = self.language.alone(x.ty);
            let x = self.machine.cast(&x, ty)?;
            self.machine.line = line;
            let shifted = match operator {
                // Rust's and Go's shifts lose bits silently; C's of numbers with sign must not.
                Operator::Shl if self.language == Language::C => {
                    let overflow = Overflow::of(self.language, ty);
                    self.machine.left(&x, k, overflow)?
                }
                Operator::Shl => self.machine.left(&x, k, Overflow::Wraps)?,
                _ => self.machine.right(&x, k)?,
            };
            return Ok(Datum::Word(shifted));
        }
        let right = self.expr(y)?;
        self.machine.line = line;
        if let (Datum::Number(x), Datum::Number(y)) = (&left, &right) {
            return match operator {
                Operator::Add => Ok(Datum::Number(x + y)),
                Operator::Sub => Ok(Datum::Number(x - y)),
                Operator::Mul => Ok(Datum::Number(x * y)),
                _ => self.unknown("this operation on numbers without a type"),
            };
        }
        if let (Datum::Items(_) | Datum::Bytes(_), Operator::Add, Node::Name(name)) =
            (&left, operator, &x.kind)
        {
            let k = self.count(y)?;
            return Ok(Datum::Offset(name.clone(), k));
        }
        let [x, y] = self.pair(left, right)?;
        let overflow = Overflow::of(self.language, x.ty);
        let word = match operator {
            Operator::Add => self.machine.sum(Sum::Plus, &x, &y, overflow)?,
            Operator::Sub => self.machine.sum(Sum::Minus, &x, &y, overflow)?,
            Operator::Mul => self.machine.product(&x, &y, overflow)?,
            Operator::And => self.machine.and(&x, &y)?,
            Operator::Or => self.machine.or(&x, &y)?,
            Operator::Xor => self.machine.xor(&x, &y)?,
            Operator::AndNot => {
                let y = self.machine.complement(&y)?;
                self.machine.and(&x, &y)?
            }
            Operator::NotEqual | Operator::Equal
                if self.machine.constant_of(y.value).is_some_and(Zero::is_zero) =>
            {
                // x != 0 is x for a flag, and x == 0 is its complement.
                let flag = self.machine.flag(x.value);
                self.machine.flag(y.value);
                let flag = Word::plain(flag, Int::BOOL);
                let flag = match operator {
                    Operator::Equal => self.machine.complement(&flag)?,
                    _ => flag,
                };
                match self.language {
                    Language::C => self.machine.cast(&flag, Int::C_INT)?,
                    _ => flag,
                }
            }
            _ => return self.unknown("this operation"),
        };
        Ok(Datum::Word(word))
    }
}
