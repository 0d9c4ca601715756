//! From checked functions to compiled ones: printed with their harness, built into a shared library, loaded, and each
//! compared with its meaning. Compilers err too, and a wrong function must not be measured.

use std::path::Path;

use super::{
    code::{self, Code},
    compiler::Compiler,
    harness::Language,
    library::{Function, Library},
    sample::Operation,
    signature::{Data, Signature},
};

/// Inputs that samples start from: enough that all slots of a sample differ, also from sample to sample.
const INPUTS: usize = 32;
/// Inputs on which a program is compared with its meaning: all least, all greatest, and some between.
const COMPARED: usize = 8;
/// The same for a routine, which the evaluator takes long for.
const COMPARED_ROUTINE: usize = 3;

/// A function with numbers to call it with and the results that it has to give.
#[derive(Clone, Debug)]
pub struct Case {
    /// The signature.
    pub signature: Signature,
    /// Numbers that samples start from.
    pub inputs: Vec<Data>,
    /// Results of the first of these, by the evaluator.
    pub expected: Vec<Data>,
}

impl Case {
    /// The case of the function of this name; `None` if there is no such function.
    #[must_use]
    pub fn of(code: Code<'_>, name: &str) -> Option<Case> {
        let signature = code.signature(name)?;
        let inputs = code::inputs(&signature, INPUTS);
        let compared = match code {
            Code::Field(field) if field.routine(name).is_some() => COMPARED_ROUTINE,
            _ => COMPARED,
        };
        let expected = inputs.iter().take(compared);
        let expected = expected.map(|data| code.call(name, data)).collect();
        Some(Case {
            signature,
            inputs,
            expected,
        })
    }

    /// Compares a function with what is expected of it.
    ///
    /// # Errors
    /// A line that names the function.
    pub fn verify(&self, function: &Function) -> Result<(), String> {
        let pairs = self.inputs.iter().zip(&self.expected);
        let same = pairs
            .into_iter()
            .all(|(data, expected)| function.call(data) == *expected);
        same.then_some(()).ok_or_else(|| {
            format!(
                "the compiled `{}` differs from the checked program: please report this compiler",
                self.signature.name
            )
        })
    }
}

/// Functions of one source, to be built.
#[derive(Clone, Debug)]
pub struct Unit<'a> {
    /// The source.
    pub code: Code<'a>,
    /// Which of its functions.
    pub cases: &'a [Case],
}

/// Builds several units as one library called `stem` in `folder`. Returns the functions of each unit, or why one of
/// them is wrong.
///
/// # Errors
/// A line that says why there is no library.
pub fn build(
    units: &[Unit<'_>],
    compiler: &Compiler,
    folder: &Path,
    stem: &str,
) -> Result<Vec<Result<Vec<Operation>, String>>, String> {
    let language = compiler.kind.language();
    let text: String = units
        .iter()
        .enumerate()
        .map(|(i, unit)| source(unit, language, &prefix(i)))
        .collect();
    let library = compile(&text, compiler, folder, stem)?;
    let loaded = units.iter().enumerate().map(|(i, unit)| {
        let operations = unit.cases.iter().map(|case| {
            let function = library.function(&prefix(i), case.signature.clone());
            let function = function.map_err(|error| error.to_string())?;
            case.verify(&function)?;
            Ok(Operation::new(function, &case.inputs))
        });
        operations.collect()
    });
    Ok(loaded.collect())
}

/// The prefix of the unit of this number.
fn prefix(i: usize) -> String {
    format!("candidate{i}")
}

/// The printed code of a unit with its harness. Names begin with the prefix.
pub(crate) fn source(unit: &Unit<'_>, language: &dyn Language, prefix: &str) -> String {
    let mut text = language.print(unit.code, prefix);
    for case in unit.cases {
        text.push('\n');
        text += &language.entry(prefix, &case.signature);
        text += &language.run(prefix, &case.signature);
    }
    text
}

/// Builds and opens a library from a whole source.
///
/// # Errors
/// A line, and the first lines of the compiler's complaint.
pub fn compile(
    text: &str,
    compiler: &Compiler,
    folder: &Path,
    stem: &str,
) -> Result<Library, String> {
    let source = folder.join(format!("{stem}.{}", compiler.kind.extension()));
    let library = folder.join(compiler.library_name(stem));
    std::fs::write(&source, text)
        .map_err(|error| format!("cannot write {}: {error}", source.display()))?;
    compiler
        .build(&source, &library)
        .map_err(|error| error.to_string())?;
    Library::open(&library, compiler).map_err(|error| error.to_string())
}
