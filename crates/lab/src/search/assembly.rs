//! Functions in assembly for x86-64, loaded to be measured beside compiled ones.

use std::path::Path;

use limbforge::emit::{
    Options,
    asm::x86::{Function, Processor, Schedules, source},
};

use super::{Built, Candidate};
use crate::{
    assembler::assemble_x86,
    measure::{
        Case, Code, Compiler, Operation, Subject, compile,
        harness::{C, Language, assembled, symbol},
    },
};

/// Builds these operations of a candidate from assembly, whose object is proved, and compares each with its checked
/// program. `schedules` has the order of instructions of some, the others get that of the fewest. `compiler` takes C,
/// and builds what calls them. `name` tells symbols and files apart from those of other candidates in `folder`.
///
/// # Errors
/// A line that says why there is none.
pub fn build_assembly(
    candidate: &Candidate,
    operations: &[&str],
    schedules: &Schedules,
    compiler: &Compiler,
    folder: &Path,
    name: &str,
) -> Result<Built, String> {
    let options = Options {
        command: "limbforge tune".to_owned(),
        name: name.to_owned(),
        traits: false,
    };
    let field = &candidate.field;
    let source = source(
        &Processor::default(),
        field,
        &options,
        schedules,
        assemble_x86,
    );
    let source = source.map_err(|error| error.to_string())?;
    let loaded = operations.iter().map(|&operation| {
        let name = symbol(&options.name, operation);
        let function = source.functions.iter().find(|(of, _)| *of == name);
        let (_, function) = function.ok_or_else(|| format!("`{operation}` has no assembly"))?;
        let case = Case::of(Code::Field(field), operation).ok_or("no such operation")?;
        load(function, &case, &options.name, compiler, folder)
    });
    let by = format!(
        "assembly, {}",
        if schedules.function.is_empty() {
            "fewest instructions"
        } else {
            "found order"
        }
    );
    Ok(Built {
        candidate: candidate.clone(),
        subject: Subject::new(
            format!("{} [{by}]", candidate.plan),
            loaded.collect::<Result<_, String>>()?,
        ),
        compiler: by,
        language: "asm",
    })
}

/// The function as a library, compared with the checked program of the case. `prefix` tells its symbols and files apart
/// from others in `folder`.
pub(super) fn load(
    function: &Function,
    case: &Case,
    prefix: &str,
    compiler: &Compiler,
    folder: &Path,
) -> Result<Operation, String> {
    let signature = &case.signature;
    let symbol = symbol(prefix, &signature.name);
    let text = assembled(&function.text(&symbol), &symbol, signature);
    let text = text + &C.run(prefix, signature);
    let library = compile(&text, compiler, folder, &symbol)?;
    let function = library.function(prefix, signature.clone());
    let function = function.map_err(|error| error.to_string())?;
    case.verify(&function)?;
    Ok(Operation::new(function, &case.inputs))
}
