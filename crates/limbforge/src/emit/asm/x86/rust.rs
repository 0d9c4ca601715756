//! Functions in assembly as a module of Rust, beside the one with the same functions without assembly.
//!
//! The module decides when it runs: a processor without the instructions gets the other module's function. Elements are
//! that module's.

use super::{Source, kernel::Function, print::CONSTANTS};
use crate::{
    check::Checked,
    emit::{Options, header, rust::shape_name, rust_prelude::heading, text::Text},
    field::Field,
    interface::{Shape, shape},
    ir::{Port, Program},
};

/// A function of Rust whose arguments cannot be passed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherPorts {
    /// The operation.
    pub operation: String,
}

/// The text of a module with some functions of a field: those whose names are in `operations`. `portable` is the
/// sibling module with the field in Rust.
///
/// # Errors
/// [`OtherPorts`] if one takes or returns something else than elements.
pub fn module(
    field: &Field,
    options: &Options,
    source: &Source,
    operations: &[&str],
    portable: &str,
) -> Result<String, OtherPorts> {
    let mut out = Text::default();
    heading(&mut out, field, options, &about(portable));
    out.blank();
    out.line("#![allow(unsafe_code)]");
    out.blank();
    out.line(format!(
        "use super::{portable}::{{self, Element, LIMBS, Loose}};"
    ));
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
        function(&mut out, field, checked, code, portable)?;
    }
    Ok(out.finish())
}

fn about(portable: &str) -> Vec<String> {
    vec![
        "Functions in instructions of x86-64 with BMI2. A processor without them, which is found out when the program"
            .to_owned(),
        format!("runs, gets the same function of [`{portable}`]. Limbforge proved the assembled instructions for all inputs"),
        "within bounds.".to_owned(),
        String::new(),
        "This module has `unsafe`, for its assembly alone.".to_owned(),
    ]
}

/// The function that chooses, and the instructions.
fn function(
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
        "unsafe extern \"sysv64\" fn {name}_instructions(out: *mut [u64; LIMBS], {pointers}) {{"
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
    Ok(())
}
