//! A formula as calls of a field's printed functions: for compilers that do well with these, and what a formula that is
//! compiled to one program is measured against.

mod rust;
mod signature;

use std::collections::HashSet;

use num_bigint::BigInt;
use num_traits::ToPrimitive;

use crate::{
    field::Field,
    formula::{Element, Formula, Step},
    ops::formula::FormulaStatement,
};

pub use rust::{Rust, module};
pub use signature::{Array, SeveralResults, Signature};

/// Writes the calls in one language.
pub trait Calls {
    /// `out = name(arguments)`. Loose results are of products' operands only.
    fn call(&mut self, out: &str, name: &str, arguments: &[Argument], loose: bool);
    /// `out`, a constant element.
    fn constant(&mut self, out: &str, limbs: &[BigInt]);
}

/// An argument of a call.
#[derive(Clone, Debug)]
pub enum Argument {
    /// A variable, within loose bounds or tight ones, for a parameter of the other or the same bounds.
    Element {
        /// Its name.
        name: String,
        /// Whether it is within loose bounds only.
        loose: bool,
        /// Whether the parameter is loose.
        wanted: bool,
    },
    /// A flag of this name, or a number.
    Number(String),
}

struct Writer<'a> {
    field: &'a Field,
    formula: &'a Formula,
    out: &'a mut dyn Calls,
    /// For each element, whether it is loose.
    loose: Vec<bool>,
    carried: HashSet<usize>,
}

/// Writes all lines, and returns the names of the results.
pub fn write(statement: &FormulaStatement, field: &Field, out: &mut dyn Calls) -> Vec<String> {
    let formula = statement.formula();
    let parameters = formula.parameters.iter();
    let has_loose = field.repr.has_loose();
    let mut writer = Writer {
        field,
        formula,
        out,
        loose: parameters.map(|port| port.loose && has_loose).collect(),
        carried: HashSet::new(),
    };
    for line in 0..formula.lines.len() {
        writer.line(statement, line);
    }
    let results = formula.results.iter().map(|port| {
        let line = formula.line(&port.name.name).expect("results are lines");
        let element = formula.element_of_line(line);
        if port.loose {
            variable(element)
        } else {
            writer.tight(element)
        }
    });
    results.collect()
}

/// The variable of an element.
pub fn variable(element: Element) -> String {
    format!("v{}", element.0)
}

impl Writer<'_> {
    /// The variable with the element within tight bounds.
    fn tight(&mut self, element: Element) -> String {
        if !self.loose[element.0] {
            return variable(element);
        }
        let name = format!("t{}", element.0);
        if self.carried.insert(element.0) {
            let argument = Argument::Element {
                name: variable(element),
                loose: true,
                wanted: true,
            };
            self.out.call(&name, "carry", &[argument], false);
        }
        name
    }

    /// An operand of a sum.
    fn summand(&mut self, element: Element) -> Argument {
        Argument::Element {
            name: self.tight(element),
            loose: false,
            wanted: false,
        }
    }

    /// An operand of a product.
    fn factor(&self, element: Element) -> Argument {
        Argument::Element {
            name: variable(element),
            loose: self.loose[element.0],
            wanted: self.field.repr.has_loose(),
        }
    }

    fn line(&mut self, statement: &FormulaStatement, line: usize) {
        let out = variable(self.formula.element_of_line(line));
        let has_loose = self.field.repr.has_loose();
        let loose = match &self.formula.lines[line].step {
            Step::Product(x, y) if x == y => {
                let arguments = [self.factor(*x)];
                self.out.call(&out, "square", &arguments, false);
                false
            }
            Step::Product(x, y) => {
                let arguments = [self.factor(*x), self.factor(*y)];
                self.out.call(&out, "mul", &arguments, false);
                false
            }
            Step::Sum(x, y) => {
                let arguments = [self.summand(*x), self.summand(*y)];
                self.out.call(&out, "add", &arguments, has_loose);
                has_loose
            }
            Step::Difference(x, y) => {
                let arguments = [self.summand(*x), self.summand(*y)];
                self.out.call(&out, "sub", &arguments, has_loose);
                has_loose
            }
            Step::Opposite(x) => {
                let arguments = [self.summand(*x)];
                self.out.call(&out, "opp", &arguments, has_loose);
                has_loose
            }
            Step::Multiple(factor, x) => {
                let k = statement.factor(factor);
                self.multiple(&out, &k, *x)
            }
            Step::Select(flag, x, y) => {
                // Selection limb by limb keeps any bounds; the printed one has tight parameters.
                let loose = self.loose[x.0] || self.loose[y.0];
                let flag = self.formula.flags[*flag].name.clone();
                let element = |element: Element, writer: &Self| Argument::Element {
                    name: variable(element),
                    loose: writer.loose[element.0],
                    wanted: false,
                };
                let arguments = [Argument::Number(flag), element(*x, self), element(*y, self)];
                self.out.call(&out, "select", &arguments, loose);
                loose
            }
        };
        self.loose.push(loose);
    }

    /// k x: twice as a sum, a small multiple by `mul_small`, or a product with a constant.
    fn multiple(&mut self, out: &str, k: &BigInt, x: Element) -> bool {
        let has_loose = self.field.repr.has_loose();
        if k.to_u32() == Some(2) {
            let arguments = [self.summand(x), self.summand(x)];
            self.out.call(out, "add", &arguments, has_loose);
            return has_loose;
        }
        let small = k
            .to_u32()
            .filter(|_| self.field.has("mul_small") && k.bits() <= 24);
        if let Some(k) = small {
            let arguments = [self.factor(x), Argument::Number(k.to_string())];
            self.out.call(out, "mul_small", &arguments, false);
            return false;
        }
        let constant = format!("k_{out}");
        self.out.constant(&constant, &self.field.limbs(k));
        let k = Argument::Element {
            name: constant,
            loose: false,
            wanted: has_loose,
        };
        let arguments = [self.factor(x), k];
        self.out.call(out, "mul", &arguments, false);
        false
    }
}
