//! Compiled formulas measured against the same formulas as calls of compiled field operations.

mod calls;
mod text;

use std::{ops::ControlFlow, path::Path};

use limbforge::{
    field::Field,
    ops::{
        derive::derive_only,
        formula::{Compiled, FormulaStatement},
    },
    plan::Plan,
};
use num_bigint::BigInt;
use num_integer::Integer;

use crate::measure::{
    Case, Code, Compiler, Data, Function, Measured, Operation, Options, Round, Subject, compile,
    measure,
};

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

/// Measures a compiled formula and its calls with each compiler, all interleaved.
///
/// # Errors
/// A line that says which compiler or function failed.
pub fn compare(
    compiled: &Compiled,
    compilers: &[Compiler],
    options: &Options,
    folder: &Path,
    on_round: &mut dyn FnMut(&Round) -> ControlFlow<()>,
) -> Result<Vec<Compared>, String> {
    let plan: Plan = compiled
        .field
        .recipe
        .parse()
        .map_err(|error| format!("{error}"))?;
    let field = derive_only(&compiled.field.prime, &plan, OPERATIONS);
    let field = field.map_err(|error| error.to_string())?;
    let name = &compiled.program.program().name;
    let case = Case::of(Code::Field(&compiled.field), name).ok_or("the formula is no function")?;
    let mut subjects = Vec::new();
    for (i, compiler) in compilers.iter().enumerate() {
        let language = compiler.kind.language();
        let texts = [
            (
                "program",
                language.print(Code::Field(&compiled.field), "formula"),
            ),
            (
                "calls",
                calls_text(&compiled.statement, &field, compiler, "formula"),
            ),
        ];
        for (label, mut text) in texts {
            text.push('\n');
            text += &language.entry("formula", &case.signature);
            text += &language.run("formula", &case.signature);
            let library = compile(&text, compiler, folder, &format!("{label}{i}"))?;
            let function = library.function("formula", case.signature.clone());
            let function = function.map_err(|error| error.to_string())?;
            verify(compiled, &case, &function)?;
            let title = format!("{} {label}", compiler.title());
            subjects.push(Subject::new(
                title,
                vec![Operation::new(function, &case.inputs)],
            ));
        }
    }
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
    Ok(all)
}

/// Compares a compiled function with the evaluator: equal elements, whose limbs may differ.
fn verify(compiled: &Compiled, case: &Case, function: &Function) -> Result<(), String> {
    let p = BigInt::from(compiled.field.prime.value().clone());
    let elements = |data: &Data| -> Vec<BigInt> {
        let integers = data.iter().map(|limbs| compiled.field.repr.integer(limbs));
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
