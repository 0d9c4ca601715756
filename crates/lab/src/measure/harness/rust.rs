//! The harness in Rust.

use limbforge::{
    emit::{self, Emit},
    ir::Ty,
};

use super::{Language, options, run_symbol, symbol};
use crate::measure::{
    code::Code,
    signature::{Item, Passed, Signature},
};

/// Rust: printed code is a module, and each function gets an entry with the C ABI.
pub struct Rust;

impl Language for Rust {
    fn name(&self) -> &'static str {
        "rust"
    }

    fn print(&self, code: Code<'_>, prefix: &str) -> String {
        let text = match code {
            Code::Field(field) => emit::Rust.emit(field, &options(prefix)),
            Code::Program(program) => emit::Rust.alone(program),
        };
        format!("#[allow(dead_code)]\nmod {prefix} {{\n{text}\n}}\n")
    }

    fn entry(&self, prefix: &str, signature: &Signature) -> String {
        entry(&symbol(prefix, &signature.name), prefix, signature)
    }

    fn run(&self, prefix: &str, signature: &Signature) -> String {
        run(&symbol(prefix, &signature.name), prefix, signature)
    }
}

/// `symbol`, which calls `module::name`.
fn entry(symbol: &str, module: &str, signature: &Signature) -> String {
    let (mut declared, mut stores) = (Vec::new(), String::new());
    for (i, item) in signature.results.iter().enumerate() {
        declared.push(format!("out{i}: *mut {}", type_name(module, item)));
        stores += &format!("        *out{i} = value{i};\n");
    }
    let mut arguments = Vec::new();
    for (i, item) in signature.params.iter().enumerate() {
        declared.push(format!("in{i}: {}", param_type(module, item)));
        arguments.push(match item.passed {
            Passed::Number | Passed::Count => format!("in{i}"),
            Passed::List { .. } => format!("&mut *in{i}"),
            Passed::Element { .. } | Passed::Array | Passed::Exponent => format!("&*in{i}"),
        });
    }
    let values: Vec<String> = (0..signature.results.len())
        .map(|i| format!("value{i}"))
        .collect();
    let values = match values.as_slice() {
        [one] => one.clone(),
        all => format!("({})", all.join(", ")),
    };
    format!(
        "#[unsafe(no_mangle)]\npub unsafe extern \"C\" fn {symbol}({}) {{\n    unsafe {{\n        \
         let {values} = {module}::{}({});\n{stores}    }}\n}}\n",
        declared.join(", "),
        signature.name,
        arguments.join(", "),
    )
}

/// The loop around `symbol`.
fn run(symbol: &str, module: &str, signature: &Signature) -> String {
    let layout = signature.layout();
    let (mut types, mut values) = (Vec::new(), Vec::new());
    for (item, at) in signature.results.iter().zip(&layout.results) {
        types.push(format!("*mut {}", type_name(module, item)));
        values.push(format!("slot.add({at}).cast()"));
    }
    for (item, at) in signature.params.iter().zip(&layout.params) {
        let ty = param_type(module, item);
        values.push(if item.by_value() {
            format!("*slot.add({at}).cast::<{ty}>()")
        } else {
            format!("slot.add({at}).cast()")
        });
        types.push(ty);
    }
    format!(
        "#[unsafe(no_mangle)]\npub unsafe extern \"C\" fn {}(slots: *mut u8, streams: usize, steps: usize) {{\n    \
         let call: unsafe extern \"C\" fn({}) = {symbol};\n    \
         let call = core::hint::black_box(call);\n    \
         for _ in 0..steps {{\n        let mut slot = slots;\n        \
         for _ in 0..streams {{\n            unsafe {{\n                \
         call({});\n                slot = slot.add({});\n            }}\n        }}\n    }}\n}}\n",
        run_symbol(symbol),
        types.join(", "),
        values.join(", "),
        layout.size,
    )
}

fn param_type(module: &str, item: &Item) -> String {
    let ty = type_name(module, item);
    match item.passed {
        Passed::Number | Passed::Count => ty,
        Passed::List { .. } => format!("*mut {ty}"),
        Passed::Element { .. } | Passed::Array | Passed::Exponent => format!("*const {ty}"),
    }
}

fn type_name(module: &str, item: &Item) -> String {
    let number = |ty: Ty| format!("{}{}", if ty.signed { "i" } else { "u" }, ty.bits);
    match item.passed {
        Passed::Element { loose: false } => format!("{module}::Element"),
        Passed::Element { loose: true } => format!("{module}::Loose"),
        Passed::Array | Passed::Exponent => {
            format!("[{}; {}]", number(item.ty), item.bounds.len())
        }
        Passed::Number | Passed::Count => number(item.ty),
        Passed::List { limbs } => format!("[{module}::Element; {}]", item.bounds.len() / limbs),
    }
}
