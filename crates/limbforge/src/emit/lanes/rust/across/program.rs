//! A program on registers as a function.

use crate::{
    check::Checked,
    emit::{
        header,
        rust::shape_name,
        text::{Text, group},
    },
    field::Field,
    interface::{Shape, shape},
    ir::{
        Kind, Port, Program,
        across::{Param, Program as Registers, Register},
    },
};

use super::super::{
    super::across::{Expr, Operand, expr},
    constructor, opening,
};

/// The function of a program on registers; `words` is the one that it expands to, with its ports.
pub fn function(
    out: &mut Text,
    field: &Field,
    checked: &Checked<Registers>,
    words: &Program,
    attribute: &str,
) {
    let program = checked.program();
    out.comment("///", &header::function(words));
    out.line(attribute);
    signature(out, field, words);
    for (param, port) in program.params.iter().zip(&words.params) {
        let name = &port.name;
        match param {
            Param::Limbs(registers) => {
                let list = list(registers);
                out.line(format!("    let [{list}] = {name}.0;"));
            }
            Param::Scalar if port.kind == Kind::Flag => {
                out.line("    // Hides from the compiler that it is a flag, so that it cannot branch on it.");
                out.line(format!(
                    "    let {name} = vflag(core::hint::black_box({name}));"
                ));
            }
            Param::Scalar => {}
        }
    }
    let param = |i: usize| words.params[i].name.as_str();
    for (i, op) in program.steps.iter().enumerate() {
        let value = spelled(&expr(op, param));
        out.line(format!("    let r{} = {value};", program.first() + i));
    }
    let results = program.results.iter().zip(&words.results);
    let results: Vec<String> = results
        .map(|(registers, port)| {
            format!("{}([{}])", constructor(field, port.kind), list(registers))
        })
        .collect();
    out.line(format!(
        "    {}",
        group(results.join(", "), results.len() != 1)
    ));
    out.line("}");
}

fn list(registers: &[Register]) -> String {
    let names: Vec<String> = registers.iter().map(Register::to_string).collect();
    names.join(", ")
}

/// The signature of a function with these ports, in a module of vectors.
pub fn signature(out: &mut Text, field: &Field, program: &Program) {
    let name = |port: &Port| shape_name(shape(field, port));
    let params = program.params.iter().map(|port| {
        let reference = match shape(field, port) {
            Shape::Scalar(_) => "",
            _ => "&",
        };
        format!("{}: {reference}{}", port.name, name(port))
    });
    let params: Vec<String> = params.collect();
    let results: Vec<String> = program.results.iter().map(name).collect();
    opening(out, program.internal, &program.name, &params, &results);
}

fn spelled(value: &Expr<'_>) -> String {
    match value {
        Expr::Alone(alone) => operand(alone),
        Expr::SplatParam(name) => format!("vsplat({name}.into())"),
        Expr::Call(helper, operands, number) => {
            let operands: Vec<String> = operands.iter().map(operand).collect();
            let number = number.as_ref().map(|k| format!("::<{k}>"));
            let number = number.unwrap_or_default();
            format!("{helper}{number}({})", operands.join(", "))
        }
    }
}

fn operand(operand: &Operand<'_>) -> String {
    match operand {
        Operand::Register(x) => x.to_string(),
        Operand::Splat(word) => format!("vsplat({word:#x})"),
        Operand::Words(words) => {
            let words = words.map(|word| format!("{word:#x}"));
            format!("vload(&[{}])", words.join(", "))
        }
        Operand::Flag(name) => (*name).to_owned(),
    }
}
