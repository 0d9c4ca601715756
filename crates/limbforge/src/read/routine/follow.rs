//! The library's routine, call by call, next to what the code did.

use std::collections::HashMap;

use num_bigint::Sign;
use num_traits::ToPrimitive;

use super::{
    inlined::Inlined,
    memory::slice,
    sampled::Samples,
    signature::{Function, Signature},
    state::{Call, Item, Path, Trace},
    turns::Loop,
};
use crate::{
    field::Field,
    ir::{Program, interval::power_of_two},
    read::word::{Node, Words},
    routine::{Operand, Repeat, Routine, Sort, Statement, Times, Var},
};

/// Calls of the library's routine that are followed.
const CALLS: usize = 1 << 14;

/// A value of the library's routine.
pub type Value = usize;

/// Knowledge of a value.
pub enum Known {
    /// The words that it has in the code.
    Words(Vec<Node>),
    /// It is a list: this parameter of the code.
    List(usize),
    /// It is a result of this operation, which the code does not call, with the words that are proved of it.
    Result(usize, Vec<Option<Node>>),
}

/// An operation that the code does not call.
pub struct Application<'a> {
    pub program: &'a Program,
    pub args: Vec<Value>,
    pub results: Vec<Value>,
}

pub struct Follow<'a, 'w> {
    pub field: &'a Field,
    pub inlined: &'w mut Inlined<'a>,
    pub words: &'w mut Words,
    pub trace: &'w Trace,
    pub path: &'w Path,
    pub loops: &'w [Loop<'a>],
    pub signature: &'w Signature,
    /// The rest of what the code does: it is not found in the routine yet.
    pub items: &'w [Item],
    pub values: Vec<Known>,
    pub applications: Vec<Application<'a>>,
    pub samples: Samples,
    /// Guesses that were made.
    pub guesses: usize,
    /// Elements of lists at the index of the turn.
    pub elements: HashMap<usize, Value>,
    /// The variable that has this index, and its word.
    pub index: Option<(Var, Node)>,
    calls: usize,
    /// Operations that the code does not call.
    pub proved: usize,
}

pub type Variables = HashMap<Var, Value>;

impl<'a, 'w> Follow<'a, 'w> {
    pub fn new(
        field: &'a Field,
        inlined: &'w mut Inlined<'a>,
        words: &'w mut Words,
        (trace, path): (&'w Trace, &'w Path),
        (loops, function): (&'w [Loop<'a>], &'w Function),
    ) -> Follow<'a, 'w> {
        inlined.begin();
        Follow {
            field,
            inlined,
            words,
            trace,
            path,
            loops,
            signature: &function.signature,
            items: &path.items,
            values: Vec::new(),
            applications: Vec::new(),
            samples: Samples::new(function.program.params.clone()),
            guesses: 0,
            elements: HashMap::new(),
            index: None,
            calls: 0,
            proved: 0,
        }
    }

    /// Follows a routine whose parameters and results are those of the code. How many operations are not called.
    pub fn run(mut self, routine: &'a Routine) -> Result<usize, String> {
        let trace = self.trace;
        let params = routine.params.iter().zip(&self.signature.places);
        let params = params.map(|(var, &place)| match routine.sort(*var) {
            Sort::Exponent | Sort::Elements => Known::List(place),
            _ => Known::Words(trace.params[place].clone()),
        });
        let params: Vec<Value> = params.map(|known| self.enter(known)).collect();
        let results = self.routine(routine, &params)?;
        self.at_end()?;
        for (value, words) in results.into_iter().zip(&self.path.results) {
            if !self.is(value, words) {
                let reason = self.inlined.reason();
                return Err(format!("leaves other results than the routine{reason}"));
            }
        }
        Ok(self.proved)
    }

    /// The code does nothing more.
    pub fn at_end(&self) -> Result<(), String> {
        match self.items.first() {
            None => Ok(()),
            Some(Item::Call(call)) => Err(format!(
                "makes a call that the routine does not make: `{}`",
                call.operations.join("`, `")
            )),
            Some(_) => Err("has a loop or a jump that the routine does not have".to_owned()),
        }
    }

    /// Whether the next thing that the code does is this.
    pub fn take(&mut self) -> Option<&'w Item> {
        let (item, rest) = self.items.split_first()?;
        self.items = rest;
        Some(item)
    }

    pub fn enter(&mut self, known: Known) -> Value {
        self.values.push(known);
        self.values.len() - 1
    }

    fn routine(&mut self, routine: &'a Routine, args: &[Value]) -> Result<Vec<Value>, String> {
        let params = routine.params.iter().copied();
        let mut variables: Variables = params.zip(args.iter().copied()).collect();
        self.block(routine, &routine.body, &mut variables)?;
        let results = routine.results.iter();
        results.map(|var| value(&variables, *var)).collect()
    }

    pub fn block(
        &mut self,
        routine: &'a Routine,
        body: &'a [Statement],
        variables: &mut Variables,
    ) -> Result<(), String> {
        for statement in body {
            match statement {
                Statement::Call {
                    callee,
                    args,
                    results,
                } => {
                    let args = args.iter().map(|arg| self.operand(arg, variables));
                    let args = args.collect::<Result<Vec<Value>, _>>()?;
                    let given = self.call(callee, &args)?;
                    variables.extend(results.iter().copied().zip(given));
                }
                Statement::Set { to, from } => {
                    let from = self.operand(from, variables)?;
                    variables.insert(*to, from);
                }
                Statement::Repeat(
                    repeat @ Repeat {
                        times: Times::Fixed(times),
                        ..
                    },
                ) => self.unrolled((routine, repeat), variables, *times)?,
                Statement::Slice { to, from, at } => {
                    let from = value(variables, *from)?;
                    let part = self.slice(from, *at, routine.sort(*to))?;
                    variables.insert(*to, part);
                }
                Statement::Repeat(repeat) => self.repeat(routine, repeat, variables)?,
                Statement::VartimeIfBit { exponent, at, body } => {
                    if self.is_set(value(variables, *exponent)?, *at)? {
                        self.block(routine, body, variables)?;
                    }
                }
                Statement::Get { to, list, at } => {
                    let element = self.element(value(variables, *list)?, *at)?;
                    variables.insert(*to, *element);
                }
                Statement::Put { list, at, from } => {
                    let from = value(variables, *from)?;
                    *self.element(value(variables, *list)?, *at)? = from;
                }
            }
        }
        Ok(())
    }

    /// Words of longer bytes.
    fn slice(&mut self, from: Value, at: usize, sort: &Sort) -> Result<Value, String> {
        let (Known::Words(words), Sort::Bytes(count)) = (&self.values[from], sort) else {
            return Err("takes bytes of what it computes, which is not followed".to_owned());
        };
        let part = slice(self.words, words, at, *count);
        let part = part.ok_or("takes bytes that are not there")?;
        Ok(self.enter(Known::Words(part)))
    }

    fn operand(&mut self, operand: &Operand, variables: &Variables) -> Result<Value, String> {
        let numbers = match operand {
            Operand::Var(var) => return value(variables, *var),
            Operand::Constant(name) => &self.field.constant(name).limbs,
            Operand::Words(numbers) => numbers,
        };
        let nodes = numbers.iter().map(|number| {
            let word = match number.sign() {
                Sign::Minus => number + power_of_two(64),
                _ => number.clone(),
            };
            word.to_u64().map(|word| self.words.constant(word))
        });
        let nodes = nodes.collect::<Option<Vec<Node>>>();
        let nodes = nodes.ok_or("has a constant that is no word")?;
        Ok(self.enter(Known::Words(nodes)))
    }

    /// The results of a call of the library's routine.
    fn call(&mut self, name: &str, args: &[Value]) -> Result<Vec<Value>, String> {
        self.calls += 1;
        if self.calls > CALLS {
            return Err(format!("follows more than {CALLS} calls"));
        }
        if let Some((Item::Call(call), rest)) = self.items.split_first()
            && call.operations.iter().any(|operation| operation == name)
            && self.takes(call, args)
        {
            self.items = rest;
            let results = call.results.iter();
            let known = results.map(|words| Known::Words(words.clone()));
            return Ok(known.map(|known| self.enter(known)).collect());
        }
        if let Some(routine) = self.field.routine(name) {
            return self.routine(routine.program(), args);
        }
        let program = self.field.program(name).ok_or("calls what is not there")?;
        let program = program.program();
        Ok(self.apply(program, args.to_vec()))
    }

    /// Whether a call of the code takes these values.
    fn takes(&mut self, call: &Call, args: &[Value]) -> bool {
        // First those that are only compared.
        let is_known = |known: &Known| matches!(known, Known::Words(_));
        let (known, others): (Vec<_>, Vec<_>) = args
            .iter()
            .zip(&call.args)
            .partition(|(value, _)| is_known(&self.values[**value]));
        let mut all = known.into_iter().chain(others);
        call.args.len() == args.len() && all.all(|(value, words)| self.has(*value, words))
    }

    /// Whether a value has these words in the code: it is known to, or they satisfy the statement of its operation.
    pub fn is(&mut self, value: Value, words: &[Node]) -> bool {
        let words: Vec<Option<Node>> = words.iter().copied().map(Some).collect();
        self.has(value, &words)
    }

    /// The same for some of its words.
    fn has(&mut self, value: Value, words: &[Option<Node>]) -> bool {
        match &self.values[value] {
            Known::Words(known) => {
                let mut both = known.iter().zip(words);
                known.len() == words.len() && both.all(|(x, y)| y.is_none_or(|y| *x == y))
            }
            Known::List(_) => false,
            Known::Result(..) => self.is_result(value, words),
        }
    }
}

pub fn value(variables: &Variables, var: Var) -> Result<Value, String> {
    let value = variables.get(&var).copied();
    value.ok_or_else(|| "reads a variable that is not set".to_owned())
}
