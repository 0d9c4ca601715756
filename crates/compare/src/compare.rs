//! One printed field under one compiler: every public operation on every input, against the evaluator and big integers.

use std::{collections::HashMap, fmt};

use limbforge::{
    Field,
    routine::{Datum, Sort},
};
use num_bigint::BigInt;

use crate::{
    boundary,
    built::{Built, OVERLAP, tokens_of},
    inputs::Random,
    meaning::Meaning,
    routines,
};

/// Calls of each routine that the evaluator runs too: a power takes it a thousand products.
const EVALUATED: usize = 2;
/// Bits of the longest prime whose routines the evaluator runs.
const EVALUATED_BITS: u32 = 521;

/// A public operation, as a driver calls it.
struct Operation {
    /// Its number in the driver.
    number: usize,
    name: String,
    /// Whether it has no loop.
    is_program: bool,
    params: Vec<Sort>,
    /// Results, then lists that are written in place.
    outputs: Vec<Sort>,
    /// How many of the outputs have a meaning: all but scratch space.
    meant: usize,
}

/// A field with calls of all its public operations, and what has been found out about them.
pub struct Calls<'a> {
    field: &'a Field,
    meaning: Meaning<'a>,
    operations: Vec<Operation>,
    /// The operation, by its place, and the data.
    calls: Vec<(usize, Vec<Datum>)>,
    /// Results of the evaluator, by call.
    evaluated: HashMap<usize, Vec<Datum>>,
}

/// How much was compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Operations.
    pub operations: usize,
    /// Calls of them.
    pub calls: usize,
}

/// An operation that gave something else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Its name; `None` if there is no program to call.
    pub operation: Option<String>,
    /// The arguments.
    pub args: Vec<Datum>,
    /// The result, and the expected one.
    pub reason: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.operation {
            Some(name) => write!(f, "{name} of {}: {}", shown(&self.args), self.reason),
            None => write!(f, "{}", self.reason),
        }
    }
}

impl Failure {
    /// There is no program to call.
    pub fn of_compiler(complaint: String) -> Failure {
        Failure {
            operation: None,
            args: Vec::new(),
            reason: complaint,
        }
    }
}

/// Data for people: limbs in hexadecimal.
fn shown(data: &[Datum]) -> String {
    let hex = |words: &[BigInt]| {
        let all: Vec<String> = words.iter().map(|w| format!("{w:#x}")).collect();
        format!("[{}]", all.join(", "))
    };
    let one = |datum: &Datum| match datum {
        Datum::Words(words) => hex(words),
        Datum::Bytes(bytes) => format!("bytes {bytes:02x?}"),
        Datum::Count(n) => n.to_string(),
        Datum::Exponent(words) => format!("exponent {words:x?}"),
        Datum::Elements(all) => {
            let all: Vec<String> = all.iter().map(|words| hex(words)).collect();
            format!("list {}", all.join(", "))
        }
    };
    let all: Vec<String> = data.iter().map(one).collect();
    all.join("; ")
}

impl<'a> Calls<'a> {
    /// Calls of all public operations.
    pub fn new(field: &'a Field) -> Calls<'a> {
        let operations = operations(field);
        let mut random = Random(0x2026);
        let mut calls = Vec::new();
        let mut evaluated = HashMap::new();
        for (at, operation) in operations.iter().enumerate() {
            let inputs = boundary::inputs(field, &operation.name, &operation.params, &mut random);
            for (turn, args) in inputs.into_iter().enumerate() {
                let quick = field.prime.bits() <= EVALUATED_BITS && turn < EVALUATED;
                if operation.is_program || quick {
                    evaluated.insert(calls.len(), field.call(&operation.name, &args));
                }
                calls.push((at, args));
            }
        }
        Calls {
            field,
            meaning: Meaning::new(field),
            operations,
            calls,
            evaluated,
        }
    }

    /// How much there is to compare.
    pub fn count(&self) -> Count {
        Count {
            operations: self.operations.len(),
            calls: self.calls.len(),
        }
    }

    /// Runs all calls.
    ///
    /// # Errors
    /// The first that gives something else than the evaluator or big integers, or other results on top of parameters.
    pub fn compare(&self, built: &Built) -> Result<(), Failure> {
        let mut input = String::new();
        for (at, args) in &self.calls {
            input.push_str(&format!("{:x}", self.operations[*at].number));
            for token in args.iter().flat_map(routines::tokens) {
                input.push_str(&format!(" {token:x}"));
            }
            input.push('\n');
        }
        let (lines, stopped) = built.lines(&input);
        for (call, line) in lines.iter().enumerate().take(self.calls.len()) {
            if let Some(reason) = self.wrong(call, line) {
                return Err(self.failure(call, reason));
            }
        }
        match stopped {
            Some(reason) => Err(self.failure(lines.len(), reason)),
            None if lines.len() < self.calls.len() => {
                Err(self.failure(lines.len(), "the driver ended early".to_owned()))
            }
            None => Ok(()),
        }
    }

    fn failure(&self, call: usize, reason: String) -> Failure {
        let call = self.calls.get(call);
        Failure {
            operation: call.map(|(at, _)| self.operations[*at].name.clone()),
            args: call.map_or(Vec::new(), |(_, args)| args.clone()),
            reason,
        }
    }

    /// The fault in the line that the driver printed for a call.
    fn wrong(&self, call: usize, line: &str) -> Option<String> {
        let (at, args) = &self.calls[call];
        let operation = &self.operations[*at];
        if line.contains(OVERLAP) {
            return Some("results differ when they overlap the parameters".to_owned());
        }
        let mut tokens = tokens_of(line);
        let sorts = operation.outputs.iter();
        let outputs: Vec<Datum> = sorts
            .map(|sort| routines::read(self.field, sort, &mut tokens))
            .collect();
        let outputs = &outputs[..operation.meant];
        if let Some(evaluated) = self.evaluated.get(&call)
            && evaluated[..operation.meant] != *outputs
        {
            let (got, want) = (shown(outputs), shown(&evaluated[..operation.meant]));
            return Some(format!("got {got}, and the evaluator {want}"));
        }
        let refuted = self.meaning.refute(&operation.name, args, outputs)?;
        Some(format!("got {}: {refuted}", shown(outputs)))
    }
}

fn operations(field: &Field) -> Vec<Operation> {
    let operation = |number: usize, name: &str| {
        let (params, outputs) = field.scope().signature(name).expect("it is the field's");
        Operation {
            number,
            name: name.to_owned(),
            is_program: true,
            meant: outputs.len(),
            params,
            outputs,
        }
    };
    let programs = field.programs.iter().map(|checked| checked.program());
    let programs = programs
        .enumerate()
        .filter(|(_, program)| !program.internal);
    let mut all: Vec<Operation> = programs
        .map(|(number, program)| operation(number, &program.name))
        .collect();
    for (at, routine) in routines::public(field).into_iter().enumerate() {
        let outputs = routines::outputs(routine);
        all.push(Operation {
            is_program: false,
            // The second list of `invert_batch` is scratch space.
            meant: outputs.len().min(routine.results.len().max(1)),
            outputs,
            ..operation(field.programs.len() + at, &routine.name)
        });
    }
    all
}
