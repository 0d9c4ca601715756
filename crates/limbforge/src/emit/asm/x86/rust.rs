//! Functions in assembly as a module of Rust, beside the one with the same functions without assembly.
//!
//! The module decides when it runs: a processor without the instructions gets the other module's function. Elements are
//! that module's.

use super::{CONSTANTS, Function, Source};
use crate::{
    check::Checked,
    emit::{
        Options,
        calls::{SeveralResults, Signature},
        header,
        rust::shape_name,
        rust_prelude::heading,
        text::Text,
    },
    field::Field,
    formula::Formula,
    interface::{Shape, shape},
    ir::{Port, Program},
    ops::formula::FormulaStatement,
};

/// A function of Rust whose arguments cannot be passed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherPorts {
    /// The operation.
    pub operation: String,
}

/// The modules in Rust beside the one with assembly.
#[derive(Clone, Copy, Debug)]
pub struct Portable<'a> {
    /// That of the field.
    pub field: &'a str,
    /// That of the formulas.
    pub formulas: &'a str,
}

/// The text of a module with some functions of a field: those whose names are in `operations`, operations of the field
/// or some of the `formulas`.
///
/// # Errors
/// [`OtherPorts`] if one takes or returns something that has no form in Rust here.
pub fn module(
    field: &Field,
    options: &Options,
    source: &Source,
    operations: &[&str],
    formulas: &[FormulaStatement],
    portable: Portable<'_>,
) -> Result<String, OtherPorts> {
    let mut out = Text::default();
    heading(&mut out, field, options, &about(portable));
    out.blank();
    out.line("#![allow(unsafe_code)]");
    out.blank();
    let formula = |name: &str| formulas.iter().find(|f| f.formula().name == name);
    if operations.iter().any(|name| formula(name).is_none()) {
        out.line(format!(
            "use super::{}::{{self, Element, LIMBS, Loose}};",
            portable.field
        ));
    } else {
        out.line(format!(
            "use super::{}::{{Element, Loose}};",
            portable.field
        ));
    }
    if !formulas.is_empty() {
        out.line(format!("use super::{};", portable.formulas));
    }
    let has_assembly = |f: &FormulaStatement| operations.contains(&f.formula().name.as_str());
    if !formulas.iter().all(has_assembly) {
        out.line("// Those without assembly. Functions of this module come before others of their names.");
        out.line(format!("pub use super::{}::*;", portable.formulas));
    }
    out.blank();
    out.line("cpufeatures::new!(detected, \"bmi2\");");
    let labelled = |name: &str| format!("{}_{name}", options.name);
    for &name in operations {
        let code = source
            .functions
            .iter()
            .find(|(label, _)| *label == labelled(name));
        let (Some((_, code)), Some(checked)) = (code, field.program(name)) else {
            return Err(OtherPorts {
                operation: name.to_owned(),
            });
        };
        match formula(name) {
            None => operation(&mut out, field, checked, code, portable.field)?,
            Some(statement) => {
                let signature = Signature::of(statement, field);
                let signature = signature
                    .map_err(|SeveralResults { formula }| OtherPorts { operation: formula })?;
                whole(
                    &mut out,
                    statement.formula(),
                    &signature,
                    code,
                    portable.formulas,
                )?;
            }
        }
    }
    Ok(out.finish())
}

fn about(portable: Portable<'_>) -> Vec<String> {
    let portable = portable.field;
    vec![
        "Functions in instructions of x86-64 with BMI2. A processor without them, which is found out when the program"
            .to_owned(),
        format!("runs, gets the same function of `{portable}`. Limbforge proved the assembled instructions for all inputs"),
        "within bounds.".to_owned(),
        String::new(),
        "This module has `unsafe`, for its assembly alone.".to_owned(),
    ]
}

/// The function of an operation that chooses, and the instructions.
fn operation(
    out: &mut Text,
    field: &Field,
    checked: &Checked<Program>,
    code: &Function,
    portable: &str,
) -> Result<(), OtherPorts> {
    let program = checked.program();
    let name = &program.name;
    let element = |port: &Port| match shape(field, port) {
        shape @ Shape::Element { .. } => Ok((port.name.clone(), shape_name(shape))),
        _ => Err(OtherPorts {
            operation: name.clone(),
        }),
    };
    let ports = |ports: &[Port]| ports.iter().map(element).collect::<Result<Vec<_>, _>>();
    let (params, results) = (ports(&program.params)?, ports(&program.results)?);
    let [(_, result)] = results.as_slice() else {
        return Err(OtherPorts {
            operation: name.clone(),
        });
    };
    let list = |text: &dyn Fn(&str, &str) -> String| {
        let all = params.iter().map(|(name, ty)| text(name, ty));
        all.collect::<Vec<_>>().join(", ")
    };
    let declared = list(&|name, ty| format!("{name}: &{ty}"));
    let names = list(&|name, _| name.to_owned());
    let words = list(&|name, _| format!("&{name}.0"));
    let pointers = list(&|name, _| format!("{name}: *const [u64; LIMBS]"));
    out.blank();
    out.comment("///", &header::function(program));
    out.line("#[inline]");
    out.line(format!("pub fn {name}({declared}) -> {result} {{"));
    out.line("    if !detected::get() {");
    out.line(format!("        return {portable}::{name}({names});"));
    out.line("    }");
    out.line(format!("    let mut out = {portable}::ZERO;"));
    out.comment("    //", &[
        "SAFETY: the processor has BMI2. The instructions read the words of the parameters, write those of `out`, and".to_owned(),
        "use nothing else but their own part of the stack.".to_owned(),
    ]);
    out.line(format!(
        "    unsafe {{ {name}_instructions(&mut out.0, {words}) }};"
    ));
    out.line("    out");
    out.line("}");
    let from = format!("out: *mut [u64; LIMBS], {pointers}");
    instructions(out, name, &from, code);
    Ok(())
}

/// The function of a formula that chooses, and the instructions.
fn whole(
    out: &mut Text,
    formula: &Formula,
    signature: &Signature,
    code: &Function,
    portable: &str,
) -> Result<(), OtherPorts> {
    let name = &formula.name;
    let Some(updated) = signature.updated() else {
        return Err(OtherPorts {
            operation: name.clone(),
        });
    };
    out.blank();
    out.comment("///", &signature.comment(formula));
    out.line("#[inline]");
    out.line(format!("pub fn {} {{", signature.declaration(name)));
    out.line("    if !detected::get() {");
    let arguments = signature.arguments();
    out.line(format!("        return {portable}::{name}({arguments});"));
    out.line("    }");
    let mut passed = vec![updated.name.clone()];
    passed.extend(signature.flags.iter().cloned());
    for array in &signature.parameters {
        let of = &array.name;
        if array == updated {
            out.line(format!(
                "    let {of} = core::ptr::from_mut({of}).cast::<u64>();"
            ));
            passed.push(of.clone());
        } else {
            passed.push(format!("core::ptr::from_ref({of}).cast()"));
        }
    }
    out.comment("    //", &[
        "SAFETY: the processor has BMI2. The instructions read the words of the parameters, write those of the one that is"
            .to_owned(),
        "mutable, which results may overlap, and use nothing else but their own part of the stack. Elements are".to_owned(),
        "transparent words.".to_owned(),
    ]);
    let passed = passed.join(", ");
    out.line(format!("    unsafe {{ {name}_instructions({passed}) }};"));
    out.line("}");
    let flags = signature.flags.iter().map(|flag| format!("{flag}: u64"));
    let arrays = signature.parameters.iter();
    let arrays = arrays.map(|array| format!("{}: *const u64", array.name));
    let taken: Vec<String> = flags.chain(arrays).collect();
    let from = format!("out: *mut u64, {}", taken.join(", "));
    instructions(out, name, &from, code);
    Ok(())
}

/// The instructions as a function that takes these parameters.
fn instructions(out: &mut Text, name: &str, parameters: &str, code: &Function) {
    let constants = !code.constants.is_empty();
    if constants {
        out.blank();
        let (count, upper) = (code.constants.len(), name.to_uppercase());
        out.line(format!("static {upper}_CONSTANTS: [u64; {count}] = ["));
        for constant in &code.constants {
            out.line(format!("    {constant:#x},"));
        }
        out.line("];");
    }
    out.blank();
    out.line(format!("// {} instructions.", code.lines.len() + 1));
    out.line("#[unsafe(naked)]");
    out.line(format!(
        "unsafe extern \"sysv64\" fn {name}_instructions({parameters}) {{"
    ));
    out.line("    core::arch::naked_asm!(");
    for line in code.lines.iter().map(String::as_str).chain(["ret"]) {
        let line = line.replace(CONSTANTS, "{constants}");
        out.line(format!("        \"{line}\","));
    }
    if constants {
        out.line(format!(
            "        constants = sym {}_CONSTANTS,",
            name.to_uppercase()
        ));
    }
    out.line("    )");
    out.line("}");
}
