//! A field's programs as one file of assembler text.

use super::{Function, Target, function};
use crate::{
    emit::{Options, asm::AsmError, header, text::Text},
    field::Field,
};

/// The text of a field, with the code of each function.
#[derive(Clone, Debug)]
pub struct Source {
    /// The whole file.
    pub text: String,
    /// The name and the code of each function.
    pub functions: Vec<(String, Function)>,
}

/// Prints the straight-line operations of a field; what has loops is left to C. Functions are those of the C file of
/// the field: same names, same parameters, results may overlap parameters.
///
/// # Errors
/// [`AsmError`] for the first operation that cannot be written or proved.
pub fn source(field: &Field, options: &Options, target: &Target) -> Result<Source, AsmError> {
    let mut out = Text::default();
    out.comment("#", &header::file(field, options));
    out.comment("#", &about(field, target));
    let mut functions = Vec::new();
    for checked in &field.programs {
        let program = checked.program();
        if program.internal {
            continue;
        }
        let name = format!("{}_{}", options.name, program.name);
        let code = function(field, checked, &name, target)?;
        out.blank();
        out.comment("#", &header::function(program));
        let cost = format!("{}: {}", target.core.name, code.timing);
        out.comment("#", &[String::new(), cost]);
        out.line(code.text.trim_end());
        functions.push((name, code));
    }
    out.blank();
    out.line("    .section .note.GNU-stack, \"\", @progbits");
    Ok(Source {
        text: out.finish(),
        functions,
    })
}

/// For which processor the text is, and what is not in it.
fn about(field: &Field, target: &Target) -> Vec<String> {
    let order = if target.source_order {
        "in the order of the program".to_owned()
    } else {
        format!("ordered for {}", target.core.title)
    };
    let mut lines = vec![
        String::new(),
        format!("Target:  {}, {order}; calling convention LP64", target.isa),
        "Each text has been read back and proved to satisfy its formula for all words within the bounds.".to_owned(),
    ];
    if !field.routines.is_empty() {
        let names = field.routines.iter().map(|r| r.program().name.as_str());
        let names: Vec<&str> = names.collect();
        lines.push(format!(
            "Operations with loops are not here, take them from C: {}.",
            names.join(", ")
        ));
    }
    lines
}
