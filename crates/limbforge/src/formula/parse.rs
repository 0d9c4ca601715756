//! Text to a formula.

use std::collections::HashMap;

use super::{
    Claim, Constant, Element, Factor, Formula, Line, Meaning, Name, Port, Step,
    complete::complete,
    error::{FormulaError, Mistake, Place},
    expression::{Expression, number},
    tokens::{Cursor, Token, lines},
};

type Read<T> = Result<T, FormulaError>;

/// Words that begin a line or a step, and so name nothing.
const RESERVED: &[&str] = &[
    "formula",
    "source",
    "constant",
    "flag",
    "parameter",
    "loose",
    "variable",
    "where",
    "assume",
    "result",
    "means",
    "when",
    "select",
    "swap",
];

/// Meaning of a name.
#[derive(Clone, Copy)]
enum Known {
    Constant(usize),
    Flag(usize),
    Parameter(usize),
    Line(usize),
    Variable,
}

struct Reader {
    formula: Formula,
    known: HashMap<String, Known>,
    /// Whether the line `formula NAME` has been read.
    named: bool,
}

impl Formula {
    /// Reads a formula.
    ///
    /// # Errors
    /// The first mistake with its line and column: syntax, a name that is undefined, unused or defined twice, a
    /// division, a result without a line or without a meaning.
    pub fn parse(text: &str) -> Result<Formula, FormulaError> {
        let mut reader = Reader {
            formula: Formula {
                text: text.to_owned(),
                name: String::new(),
                sources: Vec::new(),
                constants: Vec::new(),
                flags: Vec::new(),
                parameters: Vec::new(),
                variables: Vec::new(),
                lines: Vec::new(),
                results: Vec::new(),
                meaning: Meaning::default(),
            },
            known: HashMap::new(),
            named: false,
        };
        let texts: Vec<&str> = text.lines().collect();
        for mut cursor in lines(text) {
            let whole = texts[cursor.place().line - 1];
            reader.line(&mut cursor, whole)?;
        }
        let end = Place {
            line: texts.len().max(1),
            column: 1,
        };
        complete(&reader.formula, end)?;
        Ok(reader.formula)
    }
}

impl Reader {
    fn line(&mut self, cursor: &mut Cursor<'_>, whole: &str) -> Read<()> {
        // `result = x*y` would define a name that is reserved: the second token does not make it a line.
        match cursor.peek().filter(|word| RESERVED.contains(word)) {
            Some("formula") => self.name(cursor),
            _ if !self.named => Err(cursor.expected("`formula` and its name")),
            Some("source") => {
                let text = whole.trim_start().trim_start_matches("source").trim();
                self.formula.sources.push(text.to_owned());
                Ok(())
            }
            Some("constant") => self.constant(cursor),
            Some("flag") => self.names(cursor, Reader::flag),
            Some("variable") => self.names(cursor, Reader::variable),
            Some("parameter") => self.ports(cursor, Reader::parameter),
            Some("result") => self.ports(cursor, Reader::result),
            Some("where") => self.representation(cursor),
            Some("assume") => self.assumption(cursor),
            Some("means") => self.claim(cursor),
            Some(_) => Err(cursor.expected("a line, `parameter`, `result` or `means`")),
            None => self.computation(cursor),
        }
    }

    fn name(&mut self, cursor: &mut Cursor<'_>) -> Read<()> {
        if self.named {
            return Err(cursor.expected("one formula"));
        }
        cursor.next();
        cursor.name()?.text.clone_into(&mut self.formula.name);
        self.named = true;
        cursor.finish()
    }

    /// Passes the first word and gives each name that follows to `define`.
    fn names(
        &mut self,
        cursor: &mut Cursor<'_>,
        define: impl Fn(&mut Reader, Name) -> Read<()>,
    ) -> Read<()> {
        cursor.next();
        loop {
            let token = cursor.name()?;
            define(self, named(token))?;
            if cursor.peek().is_none() {
                return Ok(());
            }
        }
    }

    fn ports(
        &mut self,
        cursor: &mut Cursor<'_>,
        define: impl Fn(&mut Reader, Port) -> Read<()>,
    ) -> Read<()> {
        let loose = cursor.ahead(1) == Some("loose");
        if loose {
            cursor.next();
        }
        self.names(cursor, |reader, name| define(reader, Port { name, loose }))
    }

    /// Records a new name.
    fn define(&mut self, name: &Name, known: Known) -> Read<()> {
        let text = &name.name;
        if self.known.contains_key(text) || RESERVED.contains(&text.as_str()) {
            let mistake = Mistake::Twice(text.clone());
            return Err(FormulaError::at(name.place, mistake));
        }
        self.known.insert(text.clone(), known);
        Ok(())
    }

    fn flag(&mut self, name: Name) -> Read<()> {
        self.define(&name, Known::Flag(self.formula.flags.len()))?;
        self.formula.flags.push(name);
        Ok(())
    }

    fn variable(&mut self, name: Name) -> Read<()> {
        self.define(&name, Known::Variable)?;
        self.formula.variables.push(name);
        Ok(())
    }

    fn parameter(&mut self, port: Port) -> Read<()> {
        if let Some(line) = self.formula.lines.first() {
            // Elements are numbered parameters first.
            let mistake = Mistake::Expected {
                expected: format!("parameters before the line `{}`", line.name.name),
                found: format!("`{}`", port.name.name),
            };
            return Err(FormulaError::at(port.name.place, mistake));
        }
        self.define(&port.name, Known::Parameter(self.formula.parameters.len()))?;
        self.formula.parameters.push(port);
        Ok(())
    }

    fn result(&mut self, port: Port) -> Read<()> {
        let text = &port.name.name;
        let mistake = match self.known.get(text) {
            None => Mistake::Undefined(text.clone()),
            Some(Known::Line(_)) if self.is_result(text) => Mistake::Twice(text.clone()),
            Some(Known::Line(_)) => {
                self.formula.results.push(port);
                return Ok(());
            }
            Some(_) => Mistake::NoLine(text.clone()),
        };
        Err(FormulaError::at(port.name.place, mistake))
    }

    fn is_result(&self, name: &str) -> bool {
        let mut results = self.formula.results.iter();
        results.any(|port| port.name.name == name)
    }

    fn constant(&mut self, cursor: &mut Cursor<'_>) -> Read<()> {
        cursor.next();
        let name = named(cursor.name()?);
        cursor.expect("=")?;
        let value = Expression::read(cursor)?;
        cursor.finish()?;
        for (used, place) in value.names() {
            if !matches!(self.known.get(used), Some(Known::Constant(_))) {
                let mistake = Mistake::Undefined(used.to_owned());
                return Err(FormulaError::at(place, mistake));
            }
        }
        self.define(&name, Known::Constant(self.formula.constants.len()))?;
        self.formula.constants.push(Constant { name, value });
        Ok(())
    }

    fn representation(&mut self, cursor: &mut Cursor<'_>) -> Read<()> {
        cursor.next();
        let name = named(cursor.name()?);
        cursor.expect("=")?;
        let value = Expression::read(cursor)?;
        cursor.finish()?;
        let mut before = self.formula.meaning.representations.iter();
        let mistake = match self.known.get(&name.name) {
            Some(Known::Parameter(_)) if before.all(|(other, _)| other.name != name.name) => {
                let representations = &mut self.formula.meaning.representations;
                representations.push((name, value));
                return Ok(());
            }
            Some(_) => Mistake::Twice(name.name),
            None => Mistake::Undefined(name.name),
        };
        Err(FormulaError::at(name.place, mistake))
    }

    fn assumption(&mut self, cursor: &mut Cursor<'_>) -> Read<()> {
        cursor.next();
        let left = Expression::read(cursor)?;
        cursor.expect("=")?;
        let right = Expression::read(cursor)?;
        cursor.finish()?;
        self.formula.meaning.assumptions.push((left, right));
        Ok(())
    }

    fn claim(&mut self, cursor: &mut Cursor<'_>) -> Read<()> {
        cursor.next();
        let place = cursor.place();
        let left = Expression::read(cursor)?;
        cursor.expect("=")?;
        let right = Expression::read(cursor)?;
        let mut when = Vec::new();
        if cursor.accept("when") {
            loop {
                let name = named(cursor.name()?);
                cursor.expect("=")?;
                when.push((name, Expression::read(cursor)?));
                if !cursor.accept(",") {
                    break;
                }
            }
        }
        cursor.finish()?;
        self.formula.meaning.claims.push(Claim {
            place,
            left,
            right,
            when,
        });
        Ok(())
    }

    fn computation(&mut self, cursor: &mut Cursor<'_>) -> Read<()> {
        let first = named(cursor.name()?);
        if cursor.accept(",") {
            let second = named(cursor.name()?);
            cursor.expect("=")?;
            cursor.expect("swap")?;
            let (flag, x, y) = self.choice(cursor)?;
            cursor.finish()?;
            self.push(first, Step::Select(flag, y, x))?;
            return self.push(second, Step::Select(flag, x, y));
        }
        cursor.expect("=")?;
        let step = self.step(cursor)?;
        if cursor.peek() == Some("/") {
            return Err(FormulaError::at(cursor.place(), Mistake::Division));
        }
        cursor.finish()?;
        self.push(first, step)
    }

    fn push(&mut self, name: Name, step: Step) -> Read<()> {
        self.define(&name, Known::Line(self.formula.lines.len()))?;
        self.formula.lines.push(Line { name, step });
        Ok(())
    }

    fn step(&mut self, cursor: &mut Cursor<'_>) -> Read<Step> {
        let is_number = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
        if cursor.accept("-") {
            return Ok(Step::Opposite(self.element(cursor)?));
        }
        if cursor.peek() == Some("select") {
            cursor.next();
            let (flag, x, y) = self.choice(cursor)?;
            return Ok(Step::Select(flag, x, y));
        }
        if cursor.peek().is_some_and(is_number) {
            let factor = Factor::Number(number(cursor)?);
            cursor.expect("*")?;
            return Ok(Step::Multiple(factor, self.element(cursor)?));
        }
        let first = cursor.peek().and_then(|name| self.known.get(name));
        if let Some(Known::Constant(index)) = first.copied() {
            cursor.next();
            cursor.expect("*")?;
            let factor = Factor::Constant(index);
            return Ok(Step::Multiple(factor, self.element(cursor)?));
        }
        let x = self.element(cursor)?;
        if cursor.accept("*") {
            Ok(Step::Product(x, self.element(cursor)?))
        } else if cursor.accept("+") {
            Ok(Step::Sum(x, self.element(cursor)?))
        } else if cursor.accept("-") {
            Ok(Step::Difference(x, self.element(cursor)?))
        } else if cursor.accept("^") {
            cursor.expect("2")?;
            Ok(Step::Product(x, x))
        } else if cursor.peek() == Some("/") {
            Err(FormulaError::at(cursor.place(), Mistake::Division))
        } else {
            Err(cursor.expected("`*`, `+`, `-` or `^2`"))
        }
    }

    /// `(flag, x, y)`.
    fn choice(&mut self, cursor: &mut Cursor<'_>) -> Read<(usize, Element, Element)> {
        cursor.expect("(")?;
        let flag = match cursor.peek().and_then(|name| self.known.get(name)) {
            Some(Known::Flag(index)) => *index,
            _ => return Err(cursor.expected("a flag")),
        };
        cursor.next();
        cursor.expect(",")?;
        let x = self.element(cursor)?;
        cursor.expect(",")?;
        let y = self.element(cursor)?;
        cursor.expect(")")?;
        Ok((flag, x, y))
    }

    fn element(&self, cursor: &mut Cursor<'_>) -> Read<Element> {
        let token = cursor.name()?;
        match self.known.get(token.text) {
            Some(Known::Parameter(index)) => Ok(Element(*index)),
            Some(Known::Line(index)) => Ok(self.formula.element_of_line(*index)),
            Some(Known::Constant(_) | Known::Flag(_) | Known::Variable) => Err(FormulaError::at(
                token.place,
                Mistake::Expected {
                    expected: "an element".to_owned(),
                    found: format!("`{}`; write constants first, as in `k*x`", token.text),
                },
            )),
            None => {
                let mistake = Mistake::Undefined(token.text.to_owned());
                Err(FormulaError::at(token.place, mistake))
            }
        }
    }
}

fn named(token: Token<'_>) -> Name {
    Name {
        name: token.text.to_owned(),
        place: token.place,
    }
}
