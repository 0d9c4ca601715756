//! Compiled formulas measured against the same formulas as calls of compiled field operations, and by other choices.

mod choose;
mod text;

use std::{ops::ControlFlow, path::Path, time::Duration};

use limbforge::{
    emit::asm::x86::{self, Function as Code64, Schedule, Schedules},
    field::Field,
    ops::{
        derive::derive_only,
        formula::{Compiled, FormulaStatement},
    },
    plan::Plan,
};
use num_bigint::BigInt;
use num_integer::Integer;

use crate::{
    assembler::assemble_x86,
    measure::{
        Case, Code, Compiler, CompilerKind, Data, Function, Measured, Operation, Options, Round,
        Subject, compile,
        harness::{C, Language, assembled, symbol},
        measure,
    },
    search::{Limits, search_schedule},
};

pub use choose::{Chosen, choose};

/// The operations that calls need.
const OPERATIONS: &[&str] = &[
    "add",
    "sub",
    "opp",
    "carry",
    "mul",
    "square",
    "mul_small",
    "select",
];

/// One compiler's times.
#[derive(Clone, Debug)]
pub struct Compared {
    /// The compiler.
    pub compiler: String,
    /// The formula as one program.
    pub program: Measured,
    /// The formula as calls.
    pub calls: Measured,
}

/// The times of proved assembly.
#[derive(Clone, Debug)]
pub struct Assembled {
    /// Its instructions.
    pub instructions: usize,
    /// Their order, if one was searched.
    pub schedule: Option<Schedule>,
    /// The formula as one program.
    pub program: Measured,
}

/// All that was measured.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// By compiler.
    pub compilers: Vec<Compared>,
    /// Assembly of x86-64, or why there is none.
    pub assembly: Result<Assembled, String>,
}

/// The function that calls the field's operations, in the language of a compiler, with those operations.
fn calls_text(
    statement: &FormulaStatement,
    field: &Field,
    compiler: &Compiler,
    prefix: &str,
) -> String {
    let language = compiler.kind.language();
    let mut text = language.print(Code::Field(field), prefix);
    if language.name() == "rust" {
        let end = text.rfind('}').expect("a module ends");
        text.insert_str(end, &text::rust(statement, field));
    } else {
        text += &text::c(statement, field, prefix);
    }
    text
}

/// How the order of the assembly's instructions is found.
#[derive(Clone, Copy, Debug)]
pub struct Order<'a> {
    /// As long it is searched; at zero it stays what it is.
    pub search: Duration,
    /// The one to begin with, found before; otherwise that of the fewest instructions.
    pub from: Option<&'a Schedule>,
}

/// Measures a compiled formula and its calls with each compiler, and its assembly, all interleaved.
///
/// # Errors
/// A line that says which compiler or function failed.
pub fn compare(
    compiled: &Compiled,
    compilers: &[Compiler],
    order: Order<'_>,
    options: &Options,
    folder: &Path,
    on_round: &mut dyn FnMut(&Round) -> ControlFlow<()>,
) -> Result<Comparison, String> {
    let plan: Plan = (compiled.field.recipe.parse()).map_err(|error| format!("{error}"))?;
    let field = derive_only(&compiled.field.prime, &plan, OPERATIONS);
    let field = field.map_err(|error| error.to_string())?;
    let name = &compiled.program.program().name;
    let case = Case::of(Code::Field(&compiled.field), name).ok_or("the formula is no function")?;
    let mut subjects = Vec::new();
    for (i, compiler) in compilers.iter().enumerate() {
        let calls = calls_text(&compiled.statement, &field, compiler, PREFIX);
        let texts = [
            program_text(compiled, &case, compiler),
            with_loop(calls, &case, compiler),
        ];
        for (k, text) in texts.into_iter().enumerate() {
            let stem = format!("formula{i}_{k}");
            subjects.push(subject(compiled, &case, compiler, &text, folder, &stem)?);
        }
    }
    let (mut instructions, mut schedule) = (0, None);
    let assembly = assembly(compiled, &case, compilers, order).and_then(|(text, count, found)| {
        (instructions, schedule) = (count, found);
        let compiler = c_compilers(compilers)
            .pop()
            .ok_or("assembly is measured by a C compiler")?;
        subject(compiled, &case, &compiler, &text, folder, "assembly")
    });
    let assembly = assembly.map(|subject| subjects.push(subject));
    let mut measured = measure(&subjects, options, on_round).into_iter();
    let mut all = Vec::new();
    for compiler in compilers {
        if let (Some(program), Some(calls)) = (measured.next(), measured.next()) {
            all.push(Compared {
                compiler: compiler.title(),
                program,
                calls,
            });
        }
    }
    Ok(Comparison {
        compilers: all,
        assembly: assembly.map(|()| Assembled {
            instructions,
            schedule,
            program: measured.next().unwrap_or_default(),
        }),
    })
}

/// The source of the program, and of its loop.
fn program_text(compiled: &Compiled, case: &Case, compiler: &Compiler) -> String {
    let language = compiler.kind.language();
    let text = language.print(Code::Field(&compiled.field), PREFIX);
    with_loop(text, case, compiler)
}

/// The source with the loop that is timed.
fn with_loop(mut text: String, case: &Case, compiler: &Compiler) -> String {
    let language = compiler.kind.language();
    text.push('\n');
    text += &language.entry(PREFIX, &case.signature);
    text += &language.run(PREFIX, &case.signature);
    text
}

/// The prefix of all that is measured.
const PREFIX: &str = "formula";

fn c_compilers(compilers: &[Compiler]) -> Vec<Compiler> {
    let c = compilers
        .iter()
        .filter(|compiler| compiler.kind != CompilerKind::Rustc);
    c.cloned().collect()
}

/// A source with the formula's function, built, loaded and compared.
fn subject(
    compiled: &Compiled,
    case: &Case,
    compiler: &Compiler,
    text: &str,
    folder: &Path,
    stem: &str,
) -> Result<Subject, String> {
    let library = compile(text, compiler, folder, stem)?;
    let function = library.function(PREFIX, case.signature.clone());
    let function = function.map_err(|error| error.to_string())?;
    verify(compiled, case, &function)?;
    Ok(Subject::new(
        stem,
        vec![Operation::new(function, &case.inputs)],
    ))
}

/// The source of the proved function and its loop in C, the number of its instructions, and their order if it was
/// searched.
fn assembly(
    compiled: &Compiled,
    case: &Case,
    compilers: &[Compiler],
    order: Order<'_>,
) -> Result<(String, usize, Option<Schedule>), String> {
    if !cfg!(target_arch = "x86_64") {
        return Err("this processor is not x86-64".to_owned());
    }
    let field = &compiled.field;
    let name = &case.signature.name;
    let (function, schedule): (Code64, _) = if order.search.is_zero() {
        let options = limbforge::emit::Options {
            command: "limbforge formula".to_owned(),
            name: PREFIX.to_owned(),
            traits: false,
        };
        let mut schedules = Schedules::none(field);
        let from = order.from.cloned();
        schedules
            .function
            .extend(from.map(|from| (name.clone(), from)));
        let source = x86::source(
            &x86::Processor::default(),
            field,
            &options,
            &schedules,
            assemble_x86,
        );
        let source = source.map_err(|error| error.to_string())?;
        let mut functions = source.functions.into_iter();
        (functions.next().ok_or("no function is left")?.1, None)
    } else {
        let limits = Limits {
            budget: order.search,
            seed: 1,
        };
        let compilers = c_compilers(compilers);
        if compilers.is_empty() {
            return Err("assembly is measured by a C compiler".to_owned());
        }
        let from = order.from;
        let found = search_schedule(field, name, from, &compilers, limits, &mut |_, _| true)?;
        (found.function, Some(found.schedule))
    };
    let symbol = symbol(PREFIX, name);
    let text = assembled(&function.text(&symbol), &symbol, &case.signature);
    let text = text + &C.run(PREFIX, &case.signature);
    Ok((text, function.lines.len(), schedule))
}

/// Compares a compiled function with the evaluator: equal elements, whose limbs may differ.
fn verify(compiled: &Compiled, case: &Case, function: &Function) -> Result<(), String> {
    let p = BigInt::from(compiled.field.prime.value().clone());
    let elements = |data: &Data| -> Vec<BigInt> {
        let repr = &compiled.field.repr;
        let elements = data.iter().flat_map(|port| port.chunks(repr.limbs));
        let integers = elements.map(|limbs| repr.integer(limbs));
        integers.map(|k| k.mod_floor(&p)).collect()
    };
    let pairs = case.inputs.iter().zip(&case.expected);
    for (data, expected) in pairs {
        if elements(&function.call(data)) != elements(expected) {
            let name = &case.signature.name;
            return Err(format!(
                "the compiled `{name}` differs from the checked program: please report this compiler"
            ));
        }
    }
    Ok(())
}
