//! Analysis shared by the printers of routines: where a variable is declared, and whether it changes after that.

use std::collections::HashSet;

use crate::{
    ir::{Kind, Ty},
    routine::{Operand, Repeat, Routine, Sort, Statement, Times, Var},
};

use crate::interface::{number, wide_number};

/// Which variables are declared at a place of a routine.
#[derive(Clone, Default)]
pub struct Declared(HashSet<Var>);

/// A variable that is assigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assignment {
    /// For the first time in its scope.
    First {
        /// It is assigned again later.
        changes: bool,
    },
    /// Again.
    Again,
}

impl Declared {
    /// The parameters are declared.
    pub fn of(routine: &Routine) -> Declared {
        Declared(routine.params.iter().copied().collect())
    }

    /// Notes that `var` is assigned here, where `rest` is what follows in the same body.
    pub fn assign(&mut self, var: Var, rest: &[Statement]) -> Assignment {
        if !self.0.insert(var) {
            return Assignment::Again;
        }
        Assignment::First {
            changes: writes(rest, &[var]),
        }
    }
}

/// Whether a statement assigns one of the variables.
pub fn writes(body: &[Statement], vars: &[Var]) -> bool {
    body.iter().any(|statement| match statement {
        Statement::Call { results, .. } => results.iter().any(|var| vars.contains(var)),
        Statement::Set { to, .. } | Statement::Get { to, .. } | Statement::Slice { to, .. } => {
            vars.contains(to)
        }
        Statement::Put { .. } => false,
        Statement::Repeat(Repeat { body, .. }) | Statement::VartimeIfBit { body, .. } => {
            writes(body, vars)
        }
    })
}

/// The formula with an empty line between its first line and what else there is to say.
pub fn paragraphs(formula: &[String]) -> Vec<String> {
    let mut lines = formula.to_vec();
    if lines.len() > 1 {
        lines.insert(1, String::new());
    }
    lines
}

/// The variables that are read anywhere.
pub fn read(routine: &Routine) -> HashSet<Var> {
    fn walk(body: &[Statement], read: &mut HashSet<Var>) {
        for statement in body {
            match statement {
                Statement::Call { args, .. } => read.extend(args.iter().filter_map(variable)),
                Statement::Set { from, .. } => read.extend(variable(from)),
                Statement::Get { list, at, .. } => read.extend([*list, *at]),
                Statement::Put { list, at, from } => read.extend([*list, *at, *from]),
                Statement::Slice { from, .. } => read.extend([*from]),
                Statement::VartimeIfBit { exponent, at, body } => {
                    read.extend([*exponent, *at]);
                    walk(body, read);
                }
                Statement::Repeat(repeat) => {
                    if let Times::Count(var) | Times::Each(var) | Times::Bits(var) = repeat.times {
                        read.insert(var);
                    }
                    walk(&repeat.body, read);
                }
            }
        }
    }
    let mut all: HashSet<Var> = routine.results.iter().copied().collect();
    walk(&routine.body, &mut all);
    all
}

fn variable(operand: &Operand) -> Option<Var> {
    match operand {
        Operand::Var(var) => Some(*var),
        Operand::Constant(_) | Operand::Words(_) => None,
    }
}

/// The type of each number in a variable of this sort, in words of `word` bits; the numbers of an element are its
/// limbs.
pub fn number_type(sort: &Sort, word: u8) -> Ty {
    match sort {
        Sort::Words(bounds) if bounds.len() == 1 => number(word, Kind::Word, bounds),
        Sort::Words(bounds) => wide_number(word, Kind::Word, bounds),
        Sort::Bytes(_) => Ty::unsigned(8),
        Sort::Count => Ty::unsigned(32),
        Sort::Exponent => Ty::unsigned(64),
        Sort::Tight | Sort::Loose | Sort::Flag | Sort::Elements => Ty::unsigned(word),
    }
}

/// Whether the variable is a list of elements.
pub fn is_list(routine: &Routine, var: Var) -> bool {
    *routine.sort(var) == Sort::Elements
}
