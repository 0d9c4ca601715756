//! Execution of a straight-line function of a text, with words of the IR in its variables.
//!
//! Statements run in order. A call of another function of the file runs that function: no name is trusted but those
//! of the languages' own libraries (`calls`) and of helpers whose text is known word for word.

mod calls;
mod expr;
mod memory;

use std::collections::HashMap;

use limbforge::{
    field::Field,
    interface::Shape,
    ir::{Kind, Port, Program, Value, interval::Interval},
};

use super::{
    datum::Datum,
    machine::{Exact, Machine},
    numbers::{Int, Language},
    problem::Problem,
    signature::{Place, Signature, shape},
    syntax::{File, Function, Pattern, Statement, Step, Type},
    word::Word,
};

/// How deep calls of functions of the file go.
const DEEPEST: usize = 8;

/// The execution of one function.
pub struct Run<'a> {
    /// The language's rules.
    pub language: Language,
    /// The file, for functions that are called.
    pub file: &'a File,
    /// The program that is written.
    pub machine: Machine,
    /// Variables of the function that runs.
    variables: HashMap<String, Datum>,
    /// Types of variables that were declared before they got a value.
    declared: HashMap<String, Type>,
    /// The parameters of the operation.
    params: &'a [Port],
    /// Bytes of a word.
    stride: usize,
    /// How many bytes each parameter of bytes has.
    lengths: Vec<usize>,
    depth: usize,
    /// A result has been written: from here on no parameter may be read, for it may be the same place.
    written: Option<usize>,
    outputs: Vec<String>,
    inputs: Vec<String>,
}

/// The words that a function leaves in each result.
pub type Results = Vec<Vec<Value>>;

/// Executes `function` as the operation `program`.
///
/// # Errors
/// The first line that is not understood or does what the language forbids.
pub fn run<'a>(
    language: Language,
    file: &'a File,
    function: &Function,
    field: &Field,
    program: &'a Program,
) -> Result<(Machine, Results), Problem> {
    let machine = Machine::new(program, &program.params);
    let lengths = program
        .params
        .iter()
        .map(|port| match shape(file, field, port) {
            Shape::Bytes(n) => n,
            _ => 0,
        });
    let mut run = Run {
        language,
        file,
        machine,
        variables: HashMap::new(),
        declared: HashMap::new(),
        params: &program.params,
        stride: usize::from(program.word / 8),
        lengths: lengths.collect(),
        depth: 0,
        written: None,
        outputs: Vec::new(),
        inputs: Vec::new(),
    };
    let signature = Signature::of_program(language, file, field, program);
    signature.agrees(file, function)?;
    run.machine.line = function.line;
    for (param, place) in function.params.iter().zip(&signature.params) {
        let datum = match place {
            Place::Input(at, shape) => {
                if !matches!(shape, Shape::Scalar(_)) {
                    run.inputs.push(param.name.clone());
                }
                run.parameter(*at, *shape)?
            }
            Place::Output(_, shape) => {
                run.outputs.push(param.name.clone());
                let count = match shape {
                    Shape::Scalar(_) => 1,
                    Shape::Bytes(n) => *n,
                    Shape::Element { .. } => field.repr.limbs,
                    Shape::Words(n, _) => *n,
                };
                Datum::Items(vec![Datum::Unset; count])
            }
        };
        run.variables.insert(param.name.clone(), datum);
    }
    let returned = run.body(&function.body)?;
    let mut results = Vec::new();
    for (port, place) in program.results.iter().zip(&signature.results) {
        let shape = shape(file, field, port);
        let datum = match place {
            Some(at) => {
                let name = &function.params[*at].name;
                run.variables.get(name).cloned().unwrap_or(Datum::Unset)
            }
            None => {
                let at = signature.returned(results.len());
                returned.get(at).cloned().unwrap_or(Datum::Unset)
            }
        };
        results.push(run.result(&port.name, port, shape, datum, function.line)?);
    }
    Ok((run.machine, results))
}

impl Run<'_> {
    fn parameter(&mut self, at: usize, shape: Shape) -> Result<Datum, Problem> {
        let port = &self.params[at];
        let word = |ty: Int, value: Value| Datum::Word(Word::plain(value, ty));
        Ok(match shape {
            Shape::Scalar(ty) => word(int(ty), port.values[0]),
            Shape::Bytes(_) => Datum::Bytes(at),
            Shape::Element { .. } => {
                let ty = Int::unsigned(8 * self.stride as u8);
                Datum::Items(port.values.iter().map(|v| word(ty, *v)).collect())
            }
            Shape::Words(_, ty) => {
                Datum::Items(port.values.iter().map(|v| word(int(ty), *v)).collect())
            }
        })
    }

    /// The words of a result from what was left in it.
    fn result(
        &mut self,
        name: &str,
        port: &Port,
        shape: Shape,
        datum: Datum,
        line: usize,
    ) -> Result<Vec<Value>, Problem> {
        let missing = || Problem::at(line, format!("`{name}` is not written whole"));
        let items = match (shape, datum) {
            (Shape::Scalar(_), Datum::Items(mut items)) if items.len() == 1 => {
                vec![items.remove(0)]
            }
            (Shape::Scalar(_), one) => vec![one],
            (Shape::Bytes(n), Datum::Items(bytes)) if bytes.len() == n => {
                self.machine.line = line;
                return self.words_of_bytes(&bytes).ok_or_else(missing);
            }
            (_, Datum::Items(items)) => items,
            _ => return Err(missing()),
        };
        if items.len() != port.values.len() {
            return Err(missing());
        }
        let expected = match shape {
            Shape::Scalar(ty) | Shape::Words(_, ty) => int(ty),
            _ => Int::unsigned(8 * self.stride as u8),
        };
        let mut values = Vec::new();
        for item in items {
            let word = match item {
                Datum::Unset => return Err(missing()),
                item => self.word_as(item, expected)?,
            };
            let value = match port.kind {
                Kind::Flag => self.machine.flag(word.value),
                _ => word.value,
            };
            values.push(value);
        }
        Ok(values)
    }

    /// Runs statements; gives what is returned.
    fn body(&mut self, body: &[Statement]) -> Result<Vec<Datum>, Problem> {
        for (i, statement) in body.iter().enumerate() {
            self.at(statement.line);
            match &statement.kind {
                Step::Return(values) => {
                    if i + 1 != body.len() {
                        return Err(Problem::unknown(statement.line, "statements after the end"));
                    }
                    return values.iter().map(|e| self.expr(e)).collect();
                }
                other => self.statement(statement.line, other)?,
            }
        }
        Ok(Vec::new())
    }

    fn statement(&mut self, line: usize, step: &Step) -> Result<(), Problem> {
        match step {
            Step::Declare(name, ty) => {
                self.variables.insert(name.clone(), Datum::Unset);
                self.declared.remove(name);
                if let Some(ty) = ty {
                    self.declared.insert(name.clone(), ty.clone());
                }
                Ok(())
            }
            Step::Let(pattern, ty, value) => {
                let mut datum = self.expr(value)?;
                if let Some(ty) = ty {
                    datum = self.converted(datum, ty)?;
                }
                self.bind(pattern, datum)
            }
            Step::Assign(to, value) => {
                let datum = self.expr(value)?;
                self.assign(to, datum)
            }
            Step::Call(call) => self.expr(call).map(|_| ()),
            Step::For { .. } => Err(Problem::unknown(line, "a loop in an operation without one")),
            Step::If(..) => Err(Problem::unknown(line, "a branch")),
            Step::Require(..) => Err(Problem::unknown(line, "an assertion")),
            Step::Return(_) => Err(Problem::unknown(line, "a return before the end")),
        }
    }

    fn bind(&mut self, pattern: &Pattern, datum: Datum) -> Result<(), Problem> {
        let wrong = |run: &Run<'_>, what: &str| Err(Problem::unknown(run.machine.line, what));
        match (pattern, datum) {
            (Pattern::Wild, _) => Ok(()),
            (Pattern::Name(name), datum) => {
                if matches!(datum, Datum::Number(_)) {
                    return wrong(self, "a variable without a type");
                }
                self.variables.insert(name.clone(), datum);
                Ok(())
            }
            (Pattern::Array(patterns) | Pattern::Tuple(patterns), Datum::Items(items)) => {
                if patterns.len() != items.len() {
                    return wrong(self, "other items than the pattern has");
                }
                let pairs = patterns.iter().zip(items);
                for (pattern, item) in pairs {
                    self.bind(pattern, item)?;
                }
                Ok(())
            }
            _ => wrong(self, "this definition"),
        }
    }

    /// Runs a function of the file with these arguments.
    fn called(&mut self, function: &Function, args: Vec<Datum>) -> Result<Datum, Problem> {
        let at = self.machine.line;
        if self.depth == DEEPEST || args.len() != function.params.len() {
            return Err(Problem::unknown(
                at,
                format!("this call of `{}`", function.name),
            ));
        }
        let mut inner = HashMap::new();
        for (param, arg) in function.params.iter().zip(args) {
            let arg = self.converted(arg, &param.ty)?;
            inner.insert(param.name.clone(), arg);
        }
        let outer = std::mem::replace(&mut self.variables, inner);
        self.depth += 1;
        let returned = self.body(&function.body);
        self.depth -= 1;
        self.variables = outer;
        let mut returned = returned?;
        if returned.len() != function.returns.len() {
            return Err(Problem::at(
                function.line,
                "returns other values than it promises",
            ));
        }
        let mut all = Vec::new();
        for (datum, ty) in returned.drain(..).zip(&function.returns) {
            all.push(self.converted(datum, ty)?);
        }
        self.machine.line = at;
        Ok(if all.len() == 1 {
            all.remove(0)
        } else {
            Datum::Items(all)
        })
    }

    /// A line is read. What a function that is called does is told of the line of the call.
    fn at(&mut self, line: usize) {
        if self.depth == 0 {
            self.machine.line = line;
        }
    }

    /// Whether all of a value lies in a type, as a side condition.
    fn oblige_bits(&mut self, v: Value, bits: u32) {
        let within = Interval::of_bits(bits);
        self.machine
            .oblige(Exact::Value(v), within, "the bytes that are left");
    }
}

/// The type of the text for one of the interface.
pub fn int(ty: limbforge::ir::Ty) -> Int {
    Int {
        bits: ty.bits,
        signed: ty.signed,
    }
}
