//! Expressions in Rust.

use num_traits::Signed;

use super::{
    super::{
        rust_prelude::Helper,
        text::{Level, Spell, group},
        tree::{Expr, Node, Operator},
    },
    Speller, number, type_name,
};
use crate::ir::Ty;

impl Speller {
    /// Whether it is the product that the helper `m` computes.
    fn is_word_product(&self, ty: Ty, x: &Expr, y: &Expr) -> bool {
        let fits = |e: &Expr| {
            e.as_number()
                .map_or(e.ty == self.word, |_| e.range.within(&self.word.range()))
        };
        ty == Ty::unsigned(self.word.bits * 2) && fits(x) && fits(y)
    }

    /// The value before a method call or a shift.
    pub(super) fn receiver(&mut self, e: &Expr) -> String {
        let text = self.expr(e);
        match e.as_number() {
            Some(k) => group(format!("{text}{}", type_name(e.ty)), k.is_negative()),
            None => group(text, self.level(e) != Level::Atom),
        }
    }
}

impl Spell for Speller {
    fn level(&self, e: &Expr) -> Level {
        match &e.node {
            Node::Name(_) | Node::Number(_) => Level::Atom,
            Node::Cast(_) if e.ty == Ty::FLAG => Level::Loose,
            Node::Cast(_) | Node::Not(_) => Level::Unary,
            Node::Binary { wraps: true, .. } => Level::Atom,
            Node::Binary { operator, .. } => Level::Infix(*operator),
            Node::Product(x, y) if self.is_word_product(e.ty, x, y) => Level::Atom,
            Node::Product(..) => Level::Infix(Operator::Mul),
            Node::Shl(..) | Node::Shr(..) => Level::Loose,
        }
    }

    fn expr(&mut self, e: &Expr) -> String {
        match &e.node {
            Node::Name(name) => name.clone(),
            Node::Number(k) => number(k, e.ty),
            Node::Cast(x) => {
                let parentheses = !matches!(self.level(x), Level::Atom | Level::Unary);
                let x = group(self.expr(x), parentheses);
                if e.ty == Ty::FLAG {
                    format!("{x} != 0")
                } else {
                    format!("{x} as {}", type_name(e.ty))
                }
            }
            Node::Binary {
                operator,
                wraps: true,
                x,
                y,
            } => {
                let method = match operator {
                    Operator::Add => "wrapping_add",
                    Operator::Sub => "wrapping_sub",
                    _ => "wrapping_mul",
                };
                format!("{}.{method}({})", self.receiver(x), self.expr(y))
            }
            Node::Binary { operator, x, y, .. } if !e.is_chain() => self.infix(*operator, x, y),
            Node::Binary { .. } => self.chain(e).join(" "),
            Node::Product(x, y) if self.is_word_product(e.ty, x, y) => {
                self.needs.insert(Helper::Product);
                format!("m({}, {})", self.expr(x), self.expr(y))
            }
            Node::Product(x, y) => {
                let [x, y] = [x, y].map(|factor| factor.as_ref().clone().cast(e.ty));
                self.infix(Operator::Mul, &x, &y)
            }
            Node::Shl(x, k) => format!("{} << {k}", self.receiver(x)),
            Node::Shr(x, k) => format!("{} >> {k}", self.receiver(x)),
            Node::Not(x) => format!("!{}", group(self.expr(x), self.level(x) != Level::Atom)),
        }
    }
}
