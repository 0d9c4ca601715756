//! Operations of a field on integers: the meaning of routines, and the oracle of every test.

use num_bigint::BigInt;
use num_traits::Zero;

use super::Field;
use crate::{
    ir::Program,
    routine::{Datum, Operand, Repeat, Routine, Sort, Statement, Times, Var},
};

impl Field {
    /// Runs the program or the routine of this name. The results are the callee's, then its lists as they are at the
    /// end.
    ///
    /// # Panics
    /// If there is no such operation, or the data do not fit its parameters.
    pub fn call(&self, name: &str, args: &[Datum]) -> Vec<Datum> {
        if let Some(program) = self.program(name) {
            return self.run(program.program(), args);
        }
        let routine = self
            .routine(name)
            .unwrap_or_else(|| panic!("the field has no operation `{name}`"))
            .program();
        assert_eq!(args.len(), routine.params.len(), "one datum per parameter");
        let mut frame = Frame {
            field: self,
            routine,
            values: vec![None; routine.variables.len()],
        };
        for (&var, arg) in routine.params.iter().zip(args) {
            frame.set(var, arg.clone());
        }
        frame.block(&routine.body);
        let lists = routine.params.iter();
        let lists = lists.filter(|&&var| *routine.sort(var) == Sort::Elements);
        routine
            .results
            .iter()
            .chain(lists)
            .map(|&var| frame.get(var).clone())
            .collect()
    }

    fn run(&self, program: &Program, args: &[Datum]) -> Vec<Datum> {
        let per_word = usize::from(self.repr.word / 8);
        let words_of = |datum: &Datum| match datum {
            Datum::Words(words) => words.clone(),
            Datum::Bytes(bytes) => bytes
                .chunks(per_word)
                .map(|chunk| BigInt::from_bytes_le(num_bigint::Sign::Plus, chunk))
                .collect(),
            other => panic!("a program takes no {other:?}"),
        };
        let inputs: Vec<Vec<BigInt>> = args.iter().map(words_of).collect();
        let outputs = program.run(&inputs);
        let ports = program.results.iter().zip(outputs);
        ports
            .map(|(port, words)| match Sort::of(port, self.bytes()) {
                Sort::Bytes(n) => {
                    let bytes = words.iter().flat_map(|word| {
                        let mut bytes = word.to_bytes_le().1;
                        bytes.resize(per_word, 0);
                        bytes
                    });
                    Datum::Bytes(bytes.take(n).collect())
                }
                _ => Datum::Words(words),
            })
            .collect()
    }
}

struct Frame<'a> {
    field: &'a Field,
    routine: &'a Routine,
    values: Vec<Option<Datum>>,
}

impl Frame<'_> {
    fn get(&self, var: Var) -> &Datum {
        self.values[var.0]
            .as_ref()
            .unwrap_or_else(|| panic!("`{}` is set before", self.routine.variable(var).name))
    }

    fn set(&mut self, var: Var, datum: Datum) {
        self.values[var.0] = Some(datum);
    }

    fn count(&self, var: Var) -> usize {
        match self.get(var) {
            Datum::Count(n) => *n,
            other => panic!("{other:?} is not a count"),
        }
    }

    fn elements(&self, var: Var) -> &Vec<Vec<BigInt>> {
        match self.get(var) {
            Datum::Elements(elements) => elements,
            other => panic!("{other:?} is not a list"),
        }
    }

    fn exponent(&self, var: Var) -> &[u64] {
        match self.get(var) {
            Datum::Exponent(words) => words,
            other => panic!("{other:?} is not an exponent"),
        }
    }

    fn operand(&self, operand: &Operand) -> Datum {
        match operand {
            Operand::Var(var) => self.get(*var).clone(),
            Operand::Constant(name) => Datum::Words(self.field.constant(name).limbs.clone()),
            Operand::Words(words) => Datum::Words(words.clone()),
        }
    }

    fn block(&mut self, body: &[Statement]) {
        for statement in body {
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Call {
                callee,
                args,
                results,
            } => {
                let args: Vec<Datum> = args.iter().map(|arg| self.operand(arg)).collect();
                let outputs = self.field.call(callee, &args);
                for (&var, datum) in results.iter().zip(outputs) {
                    self.set(var, datum);
                }
            }
            Statement::Set { to, from } => {
                let datum = self.operand(from);
                self.set(*to, datum);
            }
            Statement::Repeat(repeat) => self.repeat(repeat),
            Statement::VartimeIfBit { exponent, at, body } => {
                let at = self.count(*at);
                if self.exponent(*exponent)[at / 64] >> (at % 64) & 1 == 1 {
                    self.block(body);
                }
            }
            Statement::Get { to, list, at } => {
                let element = self.elements(*list)[self.count(*at)].clone();
                self.set(*to, Datum::Words(element));
            }
            Statement::Put { list, at, from } => {
                let (at, element) = (self.count(*at), self.get(*from).words().to_vec());
                let mut elements = self.elements(*list).clone();
                elements[at] = element;
                self.set(*list, Datum::Elements(elements));
            }
            Statement::Slice { to, from, at } => {
                let Sort::Bytes(count) = *self.routine.sort(*to) else {
                    panic!("a slice is bytes")
                };
                let Datum::Bytes(bytes) = self.get(*from) else {
                    panic!("a slice is of bytes")
                };
                let slice = bytes[*at..*at + count].to_vec();
                self.set(*to, Datum::Bytes(slice));
            }
        }
    }

    fn repeat(&mut self, repeat: &Repeat) {
        let times = match repeat.times {
            Times::Fixed(n) => n as usize,
            Times::Count(var) => self.count(var),
            Times::Each(var) => self.elements(var).len(),
            Times::Bits(var) => 64 * self.exponent(var).len(),
        };
        for i in 0..times {
            if let Some(index) = repeat.index {
                let at = if repeat.down { times - 1 - i } else { i };
                self.set(index, Datum::Count(at));
            }
            self.block(&repeat.body);
        }
    }
}

/// The flag as a datum.
impl From<bool> for Datum {
    fn from(flag: bool) -> Datum {
        Datum::Words(vec![if flag { 1.into() } else { BigInt::zero() }])
    }
}
