//! Sums whose products share one reduction.

use num_bigint::BigInt;
use num_traits::One;

use super::{
    Choices, FormulaStatement,
    write::{Misfit, Writing, is_small},
};
use crate::{
    formula::{Element, Step},
    ir::{Form, Value},
    ops::Part,
};

/// The line that joins this one: its only reader, if that is chosen to, and this is a product or a joined sum.
pub fn joiner(statement: &FormulaStatement, choices: &Choices, line: usize) -> Option<usize> {
    let formula = statement.formula();
    let joined = &choices.joined;
    let own = formula.element_of_line(line);
    let step = &formula.lines[line].step;
    let part = is_product(step, statement)
        || (is_sum(step) && joined.contains(&formula.lines[line].name.name));
    if !part || formula.uses(own) != 1 {
        return None;
    }
    let mut readers = formula.lines.iter();
    let reader = readers.position(|other| other.step.operands().contains(&own))?;
    let other = &formula.lines[reader];
    (is_sum(&other.step) && joined.contains(&other.name.name)).then_some(reader)
}

impl Writing<'_> {
    /// The line that joins this one.
    pub(super) fn joiner(&self, line: usize) -> Option<usize> {
        joiner(self.from.statement, self.from.choices, line)
    }

    /// A sum or difference with one reduction for the products in it.
    pub(super) fn joined(&mut self, line: usize) -> Result<Vec<Value>, Misfit> {
        let formula = self.from.statement.formula();
        let own = formula.element_of_line(line);
        let mut leaves = Vec::new();
        self.leaves(line, own, false, &mut leaves)?;
        if leaves
            .iter()
            .all(|leaf| matches!(leaf.term, Term::Plain(_)))
        {
            return Err(self.misfit(line));
        }
        let parts: Vec<Part<'_>> = leaves.iter().map(|leaf| leaf.term.part()).collect();
        let Some((columns, out)) = self.from.arithmetic.joined(&mut self.b, &parts) else {
            return Err(self.misfit(line));
        };
        for (leaf, columns) in leaves.iter().zip(columns) {
            if let Some(of) = self.unwritten(leaf.element) {
                // The columns of a product that is subtracted are those of its opposite. In the Montgomery domain
                // columns have a factor R that the element lacks.
                let mut factor = match leaf.term {
                    Term::Product(..) => self.from.statement.inverse_of_domain(),
                    Term::Small(..) | Term::Plain(_) => BigInt::one(),
                };
                if leaf.negated {
                    factor = -factor;
                }
                let mut form = self.from.geometry.form(&columns);
                for term in &mut form.0 {
                    term.weight *= &factor;
                }
                self.cuts[of] = form;
            }
        }
        for operand in formula.lines[line].step.operands() {
            self.sum_cuts(operand);
        }
        Ok(out)
    }

    /// The line of an element that is part of a joined sum only.
    fn unwritten(&self, element: Element) -> Option<usize> {
        let formula = self.from.statement.formula();
        let own = element.0.checked_sub(formula.parameters.len());
        own.filter(|_| self.values.get(element.0).is_some_and(Option::is_none))
    }

    /// The parts of a joined sum, those of the joined sums in it included.
    fn leaves(
        &mut self,
        line: usize,
        sum: Element,
        negated: bool,
        leaves: &mut Vec<Leaf>,
    ) -> Result<(), Misfit> {
        let formula = self.from.statement.formula();
        let of = sum.0 - formula.parameters.len();
        let (x, y, subtract) = match formula.lines[of].step {
            Step::Sum(x, y) => (x, y, false),
            Step::Difference(x, y) => (x, y, true),
            _ => return Err(self.misfit(line)),
        };
        for (element, negated) in [(x, negated), (y, negated != subtract)] {
            let inner = self.unwritten(element);
            if inner.is_some_and(|inner| is_sum(&formula.lines[inner].step)) {
                self.leaves(line, element, negated, leaves)?;
            } else {
                let term = self.term(line, element, negated)?;
                leaves.push(Leaf {
                    element,
                    negated,
                    term,
                });
            }
        }
        Ok(())
    }

    /// The cuts of joined sums: sums of the cuts of their parts.
    fn sum_cuts(&mut self, element: Element) {
        let formula = self.from.statement.formula();
        let Some(own) = self.unwritten(element) else {
            return;
        };
        let (x, y, sign) = match formula.lines[own].step {
            Step::Sum(x, y) => (x, y, 1),
            Step::Difference(x, y) => (x, y, -1),
            _ => return,
        };
        self.sum_cuts(x);
        self.sum_cuts(y);
        let mut form = self.form(x);
        for term in self.form(y).0 {
            form = form.plus(term.weight * sign, term.value);
        }
        self.cuts[own] = form;
    }

    /// The form that stands for an element.
    fn form(&self, element: Element) -> Form {
        let formula = self.from.statement.formula();
        match element.0.checked_sub(formula.parameters.len()) {
            Some(line) => self.cuts[line].clone(),
            None => {
                let limbs = self.values[element.0].as_deref();
                self.from.geometry.form(limbs.unwrap_or_default())
            }
        }
    }

    /// A part of a joined sum, or its opposite.
    fn term(&mut self, line: usize, element: Element, negated: bool) -> Result<Term, Misfit> {
        let formula = self.from.statement.formula();
        let own = element.0.checked_sub(formula.parameters.len());
        let alone = own.filter(|_| self.values[element.0].is_none());
        let signed = |writing: &mut Self, x: Element| {
            let x = writing.limbs(x, line)?;
            if !negated {
                return Ok(x);
            }
            let zero = vec![writing.b.zero(); x.len()];
            writing.sum(line, true, &zero, &x)
        };
        let Some(own) = alone else {
            return Ok(Term::Plain(signed(self, element)?));
        };
        match &formula.lines[own].step {
            Step::Product(x, y) => {
                let left = signed(self, *x)?;
                Ok(Term::Product(left, self.limbs(*y, line)?))
            }
            Step::Multiple(factor, x) => {
                let k = self.b.constant(self.from.statement.factor(factor));
                Ok(Term::Small(signed(self, *x)?, k))
            }
            _ => Err(self.misfit(line)),
        }
    }
}

/// A part of a joined sum, with its place.
struct Leaf {
    element: Element,
    negated: bool,
    term: Term,
}

fn is_sum(step: &Step) -> bool {
    matches!(step, Step::Sum(..) | Step::Difference(..))
}

/// A part of a joined sum.
enum Term {
    Product(Vec<Value>, Vec<Value>),
    Small(Vec<Value>, Value),
    Plain(Vec<Value>),
}

impl Term {
    fn part(&self) -> Part<'_> {
        match self {
            Term::Product(x, y) => Part::Product(x, y),
            Term::Small(x, k) => Part::Small(x, *k),
            Term::Plain(x) => Part::Plain(x),
        }
    }
}

/// Whether a line is a product that a sum can be joined with.
pub fn is_product(step: &Step, statement: &FormulaStatement) -> bool {
    match step {
        Step::Product(..) => true,
        Step::Multiple(factor, _) => is_small(&statement.factor(factor), statement),
        _ => false,
    }
}
