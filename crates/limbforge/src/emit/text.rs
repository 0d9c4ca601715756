//! Spelling that Rust and C share: the breaking of long lines, parentheses, numbers.

use num_bigint::{BigInt, BigUint};
use num_traits::Signed;

use super::tree::{Expr, Node, Operator};

/// The most columns of a line.
pub const WIDTH: usize = 100;

/// Source text being written.
#[derive(Default)]
pub struct Text {
    out: String,
}

impl Text {
    /// Appends a line.
    pub fn line(&mut self, line: impl AsRef<str>) {
        self.out.push_str(line.as_ref());
        self.out.push('\n');
    }

    /// Appends an empty line.
    pub fn blank(&mut self) {
        self.out.push('\n');
    }

    /// Appends comment lines after `marker`.
    pub fn comment(&mut self, marker: &str, lines: &[String]) {
        for line in lines {
            self.line(format!("{marker} {line}").trim_end());
        }
    }

    /// Appends `start`, the parts with spaces between, and `end`: in one line if it fits, else a part on each line.
    pub fn parts(&mut self, start: &str, parts: &[String], end: &str) {
        let joined = format!("{start}{}{end}", parts.join(" "));
        if joined.len() <= WIDTH {
            return self.line(joined);
        }
        let indent = start.len() - start.trim_start().len() + 4;
        self.line(format!(
            "{start}{}{end}",
            parts.join(&format!("\n{:indent$}", ""))
        ));
    }

    /// Appends `start`, the items with commas between, and `end`: in one line if the items take at most `limit`
    /// columns, else on lines of their own, one on each line if `apart` or if they are long.
    pub fn list(&mut self, start: &str, items: &[String], end: &str, limit: usize, apart: bool) {
        let joined = items.join(", ");
        let line = format!("{start}{joined}{end}");
        if joined.len() <= limit && line.len() <= WIDTH {
            return self.line(line);
        }
        self.line(start);
        let base = start.len() - start.trim_start().len();
        let indent = " ".repeat(base + 4);
        let long = apart || items.iter().any(|item| item.len() > 10);
        let mut row = String::new();
        for item in items {
            if !row.is_empty() && (long || indent.len() + row.len() + item.len() + 2 > WIDTH) {
                self.line(format!("{indent}{row}"));
                row.clear();
            }
            if !row.is_empty() {
                row.push(' ');
            }
            row.push_str(item);
            row.push(',');
        }
        self.line(format!("{indent}{row}"));
        self.line(format!("{}{end}", " ".repeat(base)));
    }

    /// Appends lines of text.
    pub fn text(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// Appends lines of text one level deeper, as in a module.
    pub fn indented(&mut self, text: &str) {
        for line in text.lines() {
            if line.is_empty() {
                self.blank();
            } else {
                self.line(format!("    {line}"));
            }
        }
    }

    /// The text.
    pub fn finish(self) -> String {
        self.out
    }
}

/// How tightly an expression binds, as far as Rust and C agree on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// A name, a number, a call.
    Atom,
    /// A cast or a complement.
    Unary,
    /// An operation that is written between its operands.
    Infix(Operator),
    /// Anything else.
    Loose,
}

/// The spelling of expressions in one language.
pub trait Spell {
    /// How tightly the spelt expression binds.
    fn level(&self, e: &Expr) -> Level;

    /// The expression.
    fn expr(&mut self, e: &Expr) -> String;

    /// The expression as an operand of `parent`.
    fn operand(&mut self, parent: Operator, child: &Expr, is_right: bool) -> String {
        let parentheses = parenthesised(parent, self.level(child), is_right);
        group(self.expr(child), parentheses)
    }

    /// Two operands with the operator between them.
    fn infix(&mut self, operator: Operator, x: &Expr, y: &Expr) -> String {
        let x = self.operand(operator, x, false);
        let y = self.operand(operator, y, true);
        format!("{x} {} {y}", operator.symbol())
    }

    /// A sum as its terms, each but the first with its operator: where a line may be broken.
    fn chain(&mut self, e: &Expr) -> Vec<String> {
        match &e.node {
            Node::Binary { operator, x, y, .. } if e.is_chain() => {
                let mut parts = if x.is_chain() {
                    self.chain(x)
                } else {
                    vec![self.operand(*operator, x, false)]
                };
                let y = self.operand(*operator, y, true);
                parts.push(format!("{} {y}", operator.symbol()));
                parts
            }
            _ => vec![self.expr(e)],
        }
    }
}

/// Whether `child` is put in parentheses as an operand of `parent`: wherever a reader would have to know more than that
/// products bind tighter than sums.
fn parenthesised(parent: Operator, child: Level, is_right: bool) -> bool {
    match child {
        Level::Atom | Level::Unary => false,
        Level::Loose => true,
        Level::Infix(Operator::Mul) => !parent.is_additive(),
        Level::Infix(child) if parent.is_additive() => is_right || !child.is_additive(),
        Level::Infix(child) => is_right || child != parent || parent == Operator::Mul,
    }
}

/// `text`, in parentheses if `condition`.
pub fn group(text: String, condition: bool) -> String {
    if condition { format!("({text})") } else { text }
}

/// A number for people: decimal up to 16 bits, else hexadecimal with `separator` between groups of four digits.
pub fn literal(k: &BigUint, separator: &str) -> String {
    if k.bits() <= 16 {
        return k.to_string();
    }
    let digits = k.to_str_radix(16);
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(4)
        .rev()
        .map(|group| str::from_utf8(group).expect("hexadecimal digits are ASCII"))
        .collect();
    format!("0x{}", groups.join(separator))
}

/// The same with a sign before it where it is negative, for languages whose literals are exact: Rust and Go refuse one
/// that its type does not hold. C is not among them.
pub fn signed_literal(k: &BigInt) -> String {
    let sign = if k.is_negative() { "-" } else { "" };
    format!("{sign}{}", literal(k.magnitude(), "_"))
}
