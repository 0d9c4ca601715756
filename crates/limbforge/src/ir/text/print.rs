//! Programs and their parts as text.

use std::fmt;

use num_bigint::BigInt;
use num_traits::{One, Signed};

use crate::ir::{
    Form, Goal, Inst, Kind, Op, Port, Program, Step, Ty, Value, interval::short, spec::Expression,
};

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v{}", self.0)
    }
}

impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.signed { 'i' } else { 'u' }, self.bits)
    }
}

/// Kinds of ports with their names.
pub const KINDS: [(Kind, &str); 5] = [
    (Kind::Tight, "tight"),
    (Kind::Loose, "loose"),
    (Kind::Bytes, "bytes"),
    (Kind::Flag, "flag"),
    (Kind::Word, "word"),
];

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = KINDS.iter().find(|(kind, _)| kind == self);
        f.write_str(row.map_or("", |(_, name)| name))
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, term) in self.0.iter().enumerate() {
            f.write_str(sign(i == 0, &term.weight))?;
            if !term.weight.magnitude().is_one() {
                write!(f, "{}*", magnitude(&term.weight))?;
            }
            write!(f, "{}", term.value)?;
        }
        if self.0.is_empty() {
            f.write_str("0")
        } else {
            Ok(())
        }
    }
}

/// The sign before a term of a sum.
fn sign(first: bool, k: &BigInt) -> &'static str {
    match (first, k.is_negative()) {
        (true, false) => "",
        (true, true) => "-",
        (false, false) => " + ",
        (false, true) => " - ",
    }
}

/// The magnitude of a number as a factor: in brackets if it is written as a sum.
fn magnitude(k: &BigInt) -> String {
    let text = short(&k.abs());
    if text.contains(' ') {
        format!("({text})")
    } else {
        text
    }
}

/// A sum of products of forms, each with its coefficient, or `nothing`.
fn sum<'a>(terms: impl Iterator<Item = (&'a BigInt, &'a [Form])>) -> String {
    let mut text = String::new();
    for (coefficient, forms) in terms {
        text.push_str(sign(text.is_empty(), coefficient));
        let is_one = coefficient.magnitude().is_one() && !forms.is_empty();
        let coefficient = (!is_one).then(|| magnitude(coefficient));
        let forms = forms.iter().map(|form| format!("({form})"));
        let product: Vec<String> = coefficient.into_iter().chain(forms).collect();
        text.push_str(&product.join("*"));
    }
    if text.is_empty() {
        "nothing".to_owned()
    } else {
        text
    }
}

/// An expression of the specification.
fn expression(terms: &Expression) -> String {
    sum(terms.iter().map(|t| (&t.coefficient, &t.factors[..])))
}

/// Items with commas between them.
fn list<T: fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    let texts: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    texts.join(", ")
}

/// A text in quotes, as in JSON.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// A name as it is if it is a word, else in quotes.
fn name(name: &str) -> String {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if !name.is_empty() && name.chars().all(is_word) {
        name.to_owned()
    } else {
        quoted(name)
    }
}

fn write_port(f: &mut fmt::Formatter<'_>, word: &str, port: &Port, types: &[Ty]) -> fmt::Result {
    writeln!(f, "  {word} {}: {}", name(&port.name), port.kind)?;
    for (value, bound) in port.values.iter().zip(&port.bounds) {
        match types.get(value.index()) {
            Some(ty) => writeln!(f, "    {value}: {ty} in {bound}")?,
            None => writeln!(f, "    {value} in {bound}")?,
        }
    }
    Ok(())
}

fn write_goal(f: &mut fmt::Formatter<'_>, word: &str, goal: &Goal) -> fmt::Result {
    writeln!(f, "  {word} {} in {}", goal.form, goal.claim)?;
    if !goal.given.is_empty() {
        let given = goal.given.iter();
        let given = given.map(|(flag, set)| format!("{flag} = {}", u8::from(*set)));
        writeln!(f, "    given {}", list(given))?;
    }
    if !goal.cases.is_empty() {
        writeln!(f, "    case {}", list(&goal.cases))?;
    }
    if !goal.scale.is_one() {
        writeln!(f, "    scale {}", short(&goal.scale))?;
    }
    for known in &goal.through {
        let known = known.iter().map(|k| (&k.weight, &k.factors[..]));
        writeln!(f, "    through {}", sum(known))?;
    }
    Ok(())
}

/// Writes an instruction without the line end.
fn write_inst(f: &mut impl fmt::Write, program: &Program, inst: &Inst) -> fmt::Result {
    for (i, r) in inst.results.iter().enumerate() {
        let separator = if i == 0 { "" } else { ", " };
        write!(f, "{separator}{r}: {}", program.ty(*r))?;
    }
    write!(f, " = {}", inst.op.row().name)?;
    for a in &inst.args {
        write!(f, " {a}")?;
    }
    match &inst.op {
        Op::Const(k) => write!(f, " {k:#x}")?,
        op => {
            if let Some(k) = op.immediate() {
                write!(f, " {k}")?;
            }
        }
    }
    let mark = |set: bool, word: &'static str| if set { word } else { "" };
    write!(
        f,
        "{}{}",
        mark(inst.exact, " exact"),
        mark(inst.anew, " anew")
    )
}

impl Program {
    /// An instruction as text.
    pub fn line(&self, inst: &Inst) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = write_inst(&mut text, self, inst);
        text
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let internal = if self.internal { ", internal" } else { "" };
        let name = name(&self.name);
        writeln!(f, "program {name} ({}-bit words{internal})", self.word)?;
        writeln!(f, "  formula {}", quoted(&self.spec.formula))?;
        writeln!(f, "  modulus {}", short(&self.spec.modulus))?;
        for port in &self.params {
            write_port(f, "param", port, &self.types)?;
        }
        for require in &self.spec.requires {
            writeln!(f, "  require {require}")?;
        }
        for step in &self.steps {
            match step {
                Step::Inst(inst) => writeln!(f, "  {}", self.line(inst))?,
                Step::Goal(goal) => write_goal(f, "goal", goal)?,
            }
        }
        for port in &self.results {
            write_port(f, "result", port, &[])?;
        }
        for cut in &self.spec.cuts {
            writeln!(f, "  cut {} = {}", self::name(&cut.name), cut.form)?;
        }
        for congruence in &self.spec.congruences {
            writeln!(f, "  congruent {}", expression(&congruence.left))?;
            writeln!(f, "    = {}", expression(&congruence.right))?;
            if !congruence.zeros.0.is_empty() {
                writeln!(f, "    zeros {}", congruence.zeros)?;
            }
        }
        for goal in &self.spec.ensures {
            write_goal(f, "ensure", goal)?;
        }
        Ok(())
    }
}
