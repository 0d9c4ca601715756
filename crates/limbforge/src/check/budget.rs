//! How much work a proof is worth: a saved file could otherwise keep the check busy for ever.

use std::{cell::Cell, rc::Rc};

use crate::ir::{Form, Goal, Program, Step, spec::Expression};

/// Work that may still be done, in terms of polynomials and of forms; a long one counts as several.
///
/// A unit takes less than half a microsecond and 300 bytes. Clones share what is left.
#[derive(Clone, Debug)]
pub struct Budget {
    limit: u64,
    left: Rc<Cell<u64>>,
}

/// Work for each instruction and each term of a statement, claim or hint. Fields of up to 2048 bits take at most 97,
/// those of 512 bits at most 47.
const EACH: u64 = 400;
/// Work for a program as a whole, so that a short one may have a long proof.
const BASE: u64 = 20_000;
/// Work for a saved file as a whole.
const FILE: u64 = 200_000;
/// Work for each instruction and each term in a saved file, of which each takes some 100 bytes. Fields of up to 2048
/// bits take at most 20.
const EACH_OF_FILE: u64 = 100;
/// Work for a saved file at most: some two seconds. A field of 2048 bits takes 1.3 million.
const MOST_OF_FILE: u64 = 4_000_000;

impl Budget {
    fn new(limit: u64) -> Budget {
        let left = Rc::new(Cell::new(limit));
        Budget { limit, left }
    }

    /// For a program, linear in its length.
    pub fn of_program(program: &Program) -> Budget {
        Budget::new(BASE + EACH * length(program))
    }

    /// For all programs of a saved file together, linear in their length up to a limit. What else stands in the file
    /// buys no work.
    pub fn of_file<'a>(programs: impl Iterator<Item = &'a Program>) -> Budget {
        let work = FILE + EACH_OF_FILE * programs.map(length).sum::<u64>();
        Budget::new(work.min(MOST_OF_FILE))
    }

    /// Takes so much; false if that was not left, and then nothing is.
    pub fn take(&self, work: u64) -> bool {
        let left = self.left.get().saturating_sub(work);
        self.left.set(left);
        left > 0
    }

    /// Whether nothing is left.
    pub fn is_spent(&self) -> bool {
        self.left.get() == 0
    }

    /// All that there was.
    pub fn limit(&self) -> u64 {
        self.limit
    }
}

/// Instructions and terms of a program.
fn length(program: &Program) -> u64 {
    let spec = &program.spec;
    let congruences = spec.congruences.iter();
    let congruences = congruences.map(|c| products(&c.left) + products(&c.right));
    let steps = program.steps.iter().map(|step| match step {
        Step::Inst(_) => 1,
        Step::Goal(goal) => size(goal),
    });
    let ensures = spec.ensures.iter().map(size);
    steps.chain(ensures).chain(congruences).sum()
}

fn terms<'a>(forms: impl IntoIterator<Item = &'a Form>) -> u64 {
    forms.into_iter().map(|form| form.0.len() as u64).sum()
}

fn products(expression: &Expression) -> u64 {
    expression.iter().map(|term| terms(&term.factors)).sum()
}

fn size(goal: &Goal) -> u64 {
    let known = goal.through.iter().flatten();
    terms([&goal.form]) + known.map(|known| terms(&known.factors)).sum::<u64>()
}

#[cfg(test)]
mod tests {
    use super::Budget;

    #[test]
    fn a_file_has_a_limit() {
        let budget = Budget::of_file(std::iter::empty());
        assert_eq!(budget.limit(), super::FILE);
        let mut program = crate::ir::build::Builder::new("long", 64)
            .finish(Vec::new(), crate::ir::Spec::default())
            .expect("nothing overflows");
        let goal = crate::ir::Goal::new(
            crate::ir::Form(vec![]),
            crate::ir::interval::Interval::point(0),
        );
        let terms =
            vec![crate::ir::Known::new(1, crate::ir::Form::of(crate::ir::Value(0))); 60_000];
        program.steps = vec![crate::ir::Step::Goal(goal.through(terms))];
        let budget = Budget::of_file([&program].into_iter());
        assert_eq!(budget.limit(), super::MOST_OF_FILE);
    }

    #[test]
    fn nothing_is_left_of_what_was_taken() {
        let budget = Budget::new(10);
        assert!(budget.take(9) && !budget.is_spent());
        assert!(!budget.take(1) && budget.is_spent());
        assert!(!budget.take(0) && budget.is_spent());
    }
}
