//! Writing routines.

use super::{Claim, Operand, Repeat, Routine, Sort, Statement, Times, Var, Variable};

/// A routine being written. Statements go into the innermost open body.
pub struct Draft {
    routine: Routine,
    open: Vec<Vec<Statement>>,
}

impl Draft {
    /// An empty routine; `formula` says what it will compute.
    pub fn new(name: &str, formula: &[&str]) -> Draft {
        Draft {
            routine: Routine {
                name: name.to_owned(),
                formula: formula.iter().map(|&line| line.to_owned()).collect(),
                internal: false,
                variables: Vec::new(),
                params: Vec::new(),
                results: Vec::new(),
                body: Vec::new(),
                claim: Claim::Composed,
            },
            open: vec![Vec::new()],
        }
    }

    /// Marks it as one that only other routines call.
    #[must_use]
    pub fn internal(mut self) -> Draft {
        self.routine.internal = true;
        self
    }

    /// A variable.
    pub fn var(&mut self, name: &str, sort: Sort) -> Var {
        self.routine.variables.push(Variable {
            name: name.to_owned(),
            sort,
        });
        Var(self.routine.variables.len() - 1)
    }

    /// A parameter.
    pub fn param(&mut self, name: &str, sort: Sort) -> Var {
        let var = self.var(name, sort);
        self.routine.params.push(var);
        var
    }

    /// A variable that holds an element within tight bounds.
    pub fn tight(&mut self, name: &str) -> Var {
        self.var(name, Sort::Tight)
    }

    /// A variable that holds a flag.
    pub fn flag(&mut self, name: &str) -> Var {
        self.var(name, Sort::Flag)
    }

    /// The name of a variable.
    pub fn name(&self, var: Var) -> String {
        self.routine.variable(var).name.clone()
    }

    fn push(&mut self, statement: Statement) {
        let body = self.open.last_mut().expect("the outermost body stays open");
        body.push(statement);
    }

    /// `results = callee(args)`.
    pub fn call<const R: usize, const N: usize>(
        &mut self,
        results: [Var; R],
        callee: &str,
        args: [Operand; N],
    ) {
        self.push(Statement::Call {
            callee: callee.to_owned(),
            args: args.to_vec(),
            results: results.to_vec(),
        });
    }

    /// `to = x * y`.
    pub fn mul(&mut self, to: Var, x: impl Into<Operand>, y: impl Into<Operand>) {
        self.call([to], "mul", [x.into(), y.into()]);
    }

    /// `to = x^2`.
    pub fn square(&mut self, to: Var, x: impl Into<Operand>) {
        self.call([to], "square", [x.into()]);
    }

    /// `to = from`.
    pub fn set(&mut self, to: Var, from: impl Into<Operand>) {
        let from = from.into();
        self.push(Statement::Set { to, from });
    }

    /// `to = list[at]`.
    pub fn get(&mut self, to: Var, list: Var, at: Var) {
        self.push(Statement::Get { to, list, at });
    }

    /// `list[at] = from`.
    pub fn put(&mut self, list: Var, at: Var, from: Var) {
        self.push(Statement::Put { list, at, from });
    }

    /// `to` is the bytes of `from` that begin at `at`.
    pub fn slice(&mut self, to: Var, from: Var, at: usize) {
        self.push(Statement::Slice { to, from, at });
    }

    fn body(&mut self, write: impl FnOnce(&mut Draft)) -> Vec<Statement> {
        self.open.push(Vec::new());
        write(self);
        self.open.pop().expect("pushed above")
    }

    /// Repeats what `write` writes.
    pub fn repeat(&mut self, times: Times, write: impl FnOnce(&mut Draft)) {
        let body = self.body(write);
        self.push(Statement::Repeat(Repeat {
            times,
            index: None,
            down: false,
            body,
        }));
    }

    /// Repeats what `write` writes, with an index that counts up from 0, or down to it.
    pub fn count(&mut self, index: Var, times: Times, down: bool, write: impl FnOnce(&mut Draft)) {
        let body = self.body(write);
        self.push(Statement::Repeat(Repeat {
            times,
            index: Some(index),
            down,
            body,
        }));
    }

    /// Adds the statements of `write`, which run only if bit `at` of the public exponent is 1.
    pub fn vartime_if_bit(&mut self, exponent: Var, at: Var, write: impl FnOnce(&mut Draft)) {
        let body = self.body(write);
        self.push(Statement::VartimeIfBit { exponent, at, body });
    }

    /// The routine with these results.
    pub fn finish(self, results: &[Var]) -> Routine {
        self.claiming(results, Claim::Composed)
    }

    /// The routine with these results and a claim that is checked.
    pub fn claiming(mut self, results: &[Var], claim: Claim) -> Routine {
        self.routine.results = results.to_vec();
        self.routine.body = self.open.pop().expect("the outermost body stays open");
        self.routine.claim = claim;
        self.routine
    }
}
