//! A listing as a program.

mod goals;

use std::collections::BTreeMap;
use std::str::FromStr;

use num_bigint::BigInt;
use num_traits::One;

use super::{
    cursor::{self, Cursor, decimal},
    error::{ListingError, Mistake},
    print::KINDS,
};
use crate::ir::{
    Congruence, Cut, Form, Inst, Op, Port, Program, Spec, Step, Ty, Value,
    interval::Interval,
    spec::{Expression, Term, Weighted},
};

type Read<T> = Result<T, ListingError>;

impl FromStr for Program {
    type Err = ListingError;

    /// Reads a listing. Whether it is a program that keeps its statement is for the check to say.
    fn from_str(text: &str) -> Result<Program, ListingError> {
        let reader = Reader {
            cursor: Cursor::new(text),
            types: BTreeMap::new(),
        };
        reader.program()
    }
}

/// The type of a value and where it was first given.
type Typed = (Ty, (usize, usize));

struct Reader<'a> {
    cursor: Cursor<'a>,
    types: BTreeMap<Value, Typed>,
}

impl Reader<'_> {
    fn program(mut self) -> Read<Program> {
        self.cursor.expect("program")?;
        let name = self.name()?;
        self.cursor.expect("(")?;
        let word = self.cursor.read(decimal, "the width of a word in bits")?;
        for text in ["-", "bit", "words"] {
            self.cursor.expect(text)?;
        }
        let internal = self.cursor.accept(",");
        if internal {
            self.cursor.expect("internal")?;
        }
        self.cursor.expect(")")?;
        self.cursor.end_of_line()?;
        let formula = self.line("formula", |reader| {
            reader.cursor.read(unquoted, "a text in quotes")
        })?;
        let modulus = self.line("modulus", |reader| reader.cursor.number())?;
        let params = self.lines("param", Reader::param)?;
        let requires = self.lines("require", Reader::require)?;
        let steps = self.steps()?;
        let results = self.lines("result", Reader::result)?;
        let cuts = self.lines("cut", Reader::cut)?;
        let congruences = self.lines("congruent", Reader::congruence)?;
        let ensures = self.lines("ensure", Reader::goal)?;
        if !self.cursor.accept("") {
            let order = "a value, `goal`, `result`, `cut`, `congruent` or `ensure`, in this order";
            return self.cursor.expected(order);
        }
        let spec = Spec {
            formula,
            modulus,
            congruences,
            ensures,
            cuts,
            requires,
        };
        Ok(Program {
            name,
            word,
            internal,
            params,
            results,
            types: self.types_in_order()?,
            steps,
            spec,
        })
    }

    /// The types of all values, which are numbered from 0 without gaps.
    fn types_in_order(&self) -> Read<Vec<Ty>> {
        let mut types = Vec::new();
        for (wanted, (value, &(ty, place))) in (0..).zip(&self.types) {
            if value.0 != wanted {
                let mistake = Mistake::Gap {
                    missing: Value(wanted),
                };
                return Err(ListingError::at(place, mistake));
            }
            types.push(ty);
        }
        Ok(types)
    }

    /// A line that begins with a word and ends behind one item.
    fn line<T>(&mut self, word: &str, item: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        self.cursor.expect(word)?;
        let item = item(self)?;
        self.cursor.end_of_line()?;
        Ok(item)
    }

    /// All items that begin with a word.
    fn lines<T>(&mut self, word: &str, item: impl Fn(&mut Self) -> Read<T>) -> Read<Vec<T>> {
        let mut items = Vec::new();
        while self.cursor.accept(word) {
            items.push(item(self)?);
        }
        Ok(items)
    }

    fn name(&mut self) -> Read<String> {
        let name = |text: &str| match unquoted(text) {
            None => is_word(text).then(|| text.to_owned()),
            quoted => quoted,
        };
        self.cursor.read(name, "a name")
    }

    /// Name and kind of a port, without its values.
    fn port(&mut self) -> Read<Port> {
        let name = self.name()?;
        self.cursor.expect(":")?;
        let kind = |text: &str| {
            let row = KINDS.iter().find(|(_, name)| *name == text);
            row.map(|(kind, _)| *kind)
        };
        let expected = "`tight`, `loose`, `bytes`, `flag` or `word`";
        let kind = self.cursor.read(kind, expected)?;
        self.cursor.end_of_line()?;
        Ok(Port {
            name,
            kind,
            values: Vec::new(),
            bounds: Vec::new(),
        })
    }

    fn param(&mut self) -> Read<Port> {
        let mut port = self.port()?;
        // `v0: u64 in [...]`: what has no bound is an instruction.
        while cursor::value(self.cursor.peek()).is_some() && self.cursor.ahead(3) == "in" {
            port.values.push(self.typed_value()?);
            port.bounds.push(self.bound()?);
        }
        Ok(port)
    }

    fn result(&mut self) -> Read<Port> {
        let mut port = self.port()?;
        while cursor::value(self.cursor.peek()).is_some() {
            port.values.push(self.cursor.value()?);
            port.bounds.push(self.bound()?);
        }
        Ok(port)
    }

    /// `in [...]` and the end of the line.
    fn bound(&mut self) -> Read<Interval> {
        let interval = self.interval()?;
        self.cursor.end_of_line()?;
        Ok(interval)
    }

    fn interval(&mut self) -> Read<Interval> {
        self.cursor.expect("in")?;
        self.cursor.expect("[")?;
        let lo = self.cursor.number()?;
        let hi = if self.cursor.accept(",") {
            self.cursor.number()?
        } else {
            lo.clone()
        };
        self.cursor.expect("]")?;
        // Not `Interval::new`: that an interval has members is for the check to see.
        Ok(Interval { lo, hi })
    }

    /// `v12: u64`, which defines the value.
    fn typed_value(&mut self) -> Read<Value> {
        let place = self.cursor.place();
        let value = self.cursor.value()?;
        self.cursor.expect(":")?;
        let expected = "a type such as `u64` or `i128`";
        let ty = |text: &str| {
            let bits = text.strip_prefix(['u', 'i'])?;
            Some(Ty {
                bits: decimal(bits)?,
                signed: text.starts_with('i'),
            })
        };
        let ty = self.cursor.read(ty, expected)?;
        let (first, _) = *self.types.entry(value).or_insert((ty, place));
        if first == ty {
            Ok(value)
        } else {
            let mistake = Mistake::OtherType { value, first };
            Err(ListingError::at(place, mistake))
        }
    }

    fn steps(&mut self) -> Read<Vec<Step>> {
        let mut steps = Vec::new();
        loop {
            if self.cursor.accept("goal") {
                steps.push(Step::Goal(self.goal()?));
            } else if cursor::value(self.cursor.peek()).is_some() {
                steps.push(Step::Inst(self.inst()?));
            } else {
                return Ok(steps);
            }
        }
    }

    fn inst(&mut self) -> Read<Inst> {
        let mut results = vec![self.typed_value()?];
        while self.cursor.accept(",") {
            results.push(self.typed_value()?);
        }
        self.cursor.expect("=")?;
        let op = self
            .cursor
            .read(|name| Op::named(name, 0), "an operation")?;
        let mut args = Vec::new();
        while cursor::value(self.cursor.peek()).is_some() {
            args.push(self.cursor.value()?);
        }
        let op = match op {
            Op::Const(_) => Op::Const(self.cursor.number()?),
            op if op.immediate().is_some() => {
                let k = self.cursor.read(decimal, "a value or a number of bits")?;
                Op::named(op.row().name, k).unwrap_or(op)
            }
            op => op,
        };
        let exact = self.cursor.accept("exact");
        let anew = self.cursor.accept("anew");
        self.cursor.end_of_line()?;
        Ok(Inst {
            op,
            args,
            results,
            exact,
            anew,
        })
    }

    fn cut(&mut self) -> Read<Cut> {
        let name = self.name()?;
        self.cursor.expect("=")?;
        let form = self.form()?;
        self.cursor.end_of_line()?;
        Ok(Cut { name, form })
    }

    fn congruence(&mut self) -> Read<Congruence> {
        let left = self.expression()?;
        self.cursor.end_of_line()?;
        let right = self.line("=", Reader::expression)?;
        let mut congruence = Congruence::new(left, right);
        if self.cursor.peek() == "zeros" {
            congruence.zeros = self.line("zeros", Reader::form)?;
        }
        Ok(congruence)
    }

    /// A sum of items, of which `item` reads what follows the sign.
    fn sum<T>(&mut self, item: impl Fn(&mut Self, bool) -> Read<T>) -> Read<Vec<T>> {
        let negative = self.cursor.accept("-");
        let mut items = vec![item(self, negative)?];
        loop {
            let negative = self.cursor.peek() == "-";
            if !negative && self.cursor.peek() != "+" {
                return Ok(items);
            }
            self.cursor.advance();
            items.push(item(self, negative)?);
        }
    }

    /// `v0 + 2^51*v1`; 0 without a value is the empty sum.
    fn form(&mut self) -> Read<Form> {
        if self.cursor.peek() == "0" && self.cursor.ahead(1) != "*" {
            self.cursor.advance();
            return Ok(Form::default());
        }
        let terms = self.sum(|reader, negative| {
            let mut weight = BigInt::one();
            if cursor::value(reader.cursor.peek()).is_none() {
                weight = reader.cursor.magnitude()?;
                reader.cursor.expect("*")?;
            }
            Ok(Weighted {
                weight: signed(weight, negative),
                value: reader.cursor.value()?,
            })
        })?;
        Ok(Form(terms))
    }

    /// `2^4*(v0 + 2^51*v1)*(v2) - (v3) + 5`; `nothing` is the empty sum.
    fn expression(&mut self) -> Read<Expression> {
        if self.cursor.accept("nothing") {
            return Ok(Vec::new());
        }
        self.sum(|reader, negative| {
            let mut term = Term::new(1, Vec::new());
            if reader.is_form_in_brackets() {
                term.factors.push(reader.form_in_brackets()?);
            } else {
                term.coefficient = reader.cursor.magnitude()?;
            }
            while reader.cursor.accept("*") {
                term.factors.push(reader.form_in_brackets()?);
            }
            term.coefficient = signed(term.coefficient, negative);
            Ok(term)
        })
    }

    fn form_in_brackets(&mut self) -> Read<Form> {
        self.cursor.expect("(")?;
        let form = self.form()?;
        self.cursor.expect(")")?;
        Ok(form)
    }

    /// Whether the next tokens are a form in brackets and not a number: it names a value, or it is `(0)`.
    fn is_form_in_brackets(&self) -> bool {
        let inside = (1..).map(|ahead| self.cursor.ahead(ahead));
        let mut inside = inside.take_while(|text| !matches!(*text, ")" | "\n" | ""));
        let is_empty_form = self.cursor.ahead(1) == "0" && self.cursor.ahead(2) == ")";
        self.cursor.peek() == "("
            && (is_empty_form || inside.any(|text| cursor::value(text).is_some()))
    }
}

fn signed(k: BigInt, negative: bool) -> BigInt {
    if negative { -k } else { k }
}

fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_')
}

/// The text in quotes, as in JSON.
fn unquoted(text: &str) -> Option<String> {
    let is_quoted = text.starts_with('"');
    is_quoted.then(|| serde_json::from_str(text).ok()).flatten()
}
