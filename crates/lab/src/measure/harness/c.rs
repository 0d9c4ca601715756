//! The harness in C.

use limbforge::{
    emit::{self, Emit},
    ir::Ty,
};

use super::{Language, options, run_symbol, symbol};
use crate::measure::{
    code::Code,
    signature::{Item, Passed, Signature},
};

/// C: printed functions have the C ABI already.
pub struct C;

impl Language for C {
    fn name(&self) -> &'static str {
        "c"
    }

    fn print(&self, code: Code<'_>, prefix: &str) -> String {
        match code {
            Code::Field(field) => emit::C.emit(field, &options(prefix)),
            Code::Program(program) => emit::C.alone(program, prefix),
        }
    }

    fn entry(&self, _: &str, _: &Signature) -> String {
        String::new()
    }

    fn run(&self, prefix: &str, signature: &Signature) -> String {
        run(&symbol(prefix, &signature.name), signature)
    }
}

/// The types of a function's arguments, and their values from a slot.
fn arguments(signature: &Signature) -> (String, String) {
    let layout = signature.layout();
    let (mut types, mut values) = (Vec::new(), Vec::new());
    for (item, at) in signature.results.iter().zip(&layout.results) {
        let ty = format!("{} *", type_name(item.ty));
        values.push(format!("({ty})(slot + {at})"));
        types.push(ty);
    }
    for (item, at) in signature.params.iter().zip(&layout.params) {
        let ty = param_type(item);
        values.push(if item.by_value() {
            format!("*(const {ty} *)(slot + {at})")
        } else {
            format!("({ty})(slot + {at})")
        });
        types.push(ty);
        if item.passed == Passed::Exponent {
            types.push("size_t".to_owned());
            values.push(item.bounds.len().to_string());
        }
    }
    if let Some(list) = signature.lists().next() {
        types.push("size_t".to_owned());
        values.push(length(&signature.params[list]).to_string());
    }
    (types.join(", "), values.join(", "))
}

/// Assembler text in the syntax of Intel's manuals with the function of this symbol, and its declaration.
#[must_use]
pub fn assembled(lines: &[String], symbol: &str, signature: &Signature) -> String {
    let (types, _) = arguments(signature);
    let mut text = format!("#include <stddef.h>\n#include <stdint.h>\nvoid {symbol}({types});\n");
    text += "__asm__(\n";
    let lines = lines.iter().map(String::as_str);
    let lines = std::iter::once(".intel_syntax noprefix").chain(lines);
    for line in lines.chain([".att_syntax prefix"]) {
        text += &format!("    \"{line}\\n\"\n");
    }
    text + ");\n"
}

fn run(symbol: &str, signature: &Signature) -> String {
    let (types, values) = arguments(signature);
    let (size, run) = (signature.layout().size, run_symbol(symbol));
    format!(
        "#include <stddef.h>\n#include <stdint.h>\n\
         void {run}(unsigned char *slots, size_t streams, size_t steps);\n\
         void {run}(unsigned char *slots, size_t streams, size_t steps) {{\n    \
         void (*volatile hidden)({types}) = {symbol};\n    \
         void (*const call)({types}) = hidden;\n    \
         for (size_t i = 0; i < steps; i++) {{\n        \
         unsigned char *slot = slots;\n        \
         for (size_t j = 0; j < streams; j++, slot += {size}) {{\n            \
         call({values});\n        }}\n    }}\n}}\n"
    )
}

/// The elements of a list.
fn length(item: &Item) -> usize {
    match item.passed {
        Passed::List { limbs } => item.bounds.len() / limbs,
        _ => item.bounds.len(),
    }
}

fn param_type(item: &Item) -> String {
    let ty = type_name(item.ty);
    match item.passed {
        Passed::Number | Passed::Count => ty,
        Passed::Element { .. } | Passed::Array | Passed::Exponent => format!("const {ty} *"),
        Passed::List { limbs } => format!("{ty} (*)[{limbs}]"),
    }
}

fn type_name(ty: Ty) -> String {
    format!("{}int{}_t", if ty.signed { "" } else { "u" }, ty.bits)
}
