//! A field's programs as one file of assembler text.

use std::collections::BTreeMap;

use riscv_lab::relocatable::Routine;

use super::{Assemble, Function, Target, function, print, prover};
use crate::{
    check::Checked,
    emit::{Options, asm::AsmError, header, text::Text},
    field::Field,
    ir::Program,
    read::{Riscv, functions},
};

/// The text of a field, with the code of each function.
#[derive(Clone, Debug)]
pub struct Source {
    /// The whole file.
    pub text: String,
    /// The name and the code of each function.
    pub functions: Vec<(String, Function)>,
    /// The same functions as the assembler wrote them, by name: what was proved.
    pub assembled: BTreeMap<String, Routine>,
}

/// Prints the straight-line operations of a field, assembles the text and proves each function of the object; what has
/// loops is left to C. Functions are those of the C file of the field: same names, same parameters, results may overlap
/// parameters.
///
/// # Errors
/// [`AsmError`] for the first operation that cannot be written or proved.
pub fn source(
    field: &Field,
    options: &Options,
    target: &Target,
    assembler: &(impl Assemble + ?Sized),
) -> Result<Source, AsmError> {
    let mut out = Text::default();
    out.comment("#", &header::file(field, options));
    out.comment("#", &about(field, target));
    let public = field.programs.iter().filter(|p| !p.program().internal);
    let named = public.map(|p| (format!("{}_{}", options.name, p.program().name), p));
    let named: Vec<(String, &Checked<Program>)> = named.collect();
    let mut functions = Vec::new();
    for (name, checked) in &named {
        let code = function(field, checked, target)?;
        out.blank();
        out.comment("#", &header::function(checked.program()));
        let cost = format!("{}: {}", target.core.name, code.timing);
        out.comment("#", &[String::new(), cost]);
        print::function(&mut out, name, &code.code, &code.pool, &target.isa);
        functions.push((name.clone(), code));
    }
    out.blank();
    out.line("    .section .note.GNU-stack, \"\", @progbits");
    let text = out.finish();
    let object = assembler.assemble(&text, &target.isa);
    let assembled = prove(field, &named, &object.map_err(AsmError::Assembler)?, target)?;
    Ok(Source {
        text,
        functions,
        assembled,
    })
}

/// Proves the functions of an object: these, and no others.
fn prove(
    field: &Field,
    named: &[(String, &Checked<Program>)],
    object: &[u8],
    target: &Target,
) -> Result<BTreeMap<String, Routine>, AsmError> {
    let names: Vec<&str> = named.iter().map(|(name, _)| name.as_str()).collect();
    let assembled = functions(&Riscv { isa: target.isa }, object, &names)?;
    for (name, checked) in named {
        prover(field, checked, target.isa)?.prove(&assembled[name])?;
    }
    Ok(assembled)
}

/// For which processor the text is, and what is not in it.
fn about(field: &Field, target: &Target) -> Vec<String> {
    let order = if target.source_order {
        "in program order".to_owned()
    } else {
        format!("scheduled for {}", target.core.title)
    };
    let mut lines = vec![
        String::new(),
        format!("Target:  {}, {order}; calling convention LP64", target.isa),
        "Limbforge read back the assembled object and proved that each function satisfies its formula for all inputs within bounds.".to_owned(),
    ];
    if !field.routines.is_empty() {
        let names = field.routines.iter().map(|r| r.program().name.as_str());
        let names: Vec<&str> = names.collect();
        lines.push(format!(
            "This file has no operations with loops; the C source has them: {}.",
            names.join(", ")
        ));
    }
    lines
}
