//! A program on registers as a function.

use crate::{
    check::Checked,
    emit::{
        c::{self, comment, type_name},
        c_helpers::Helper,
        header,
        line::BARRIER_NOTE,
        text::Text,
    },
    field::Field,
    interface::{Shape, shape},
    ir::{
        Kind, Port, Program,
        across::{Param, Program as Registers, registers},
    },
};

use super::super::{
    super::across::{Expr, Operand, expr},
    Names,
};

/// The function of a program on registers; `words` is the one that it expands to, with its ports.
pub fn function(
    out: &mut Text,
    field: &Field,
    checked: &Checked<Registers>,
    words: &Program,
    names: &Names,
) {
    let (program, v) = (checked.program(), names.of("v"));
    comment(out, &header::function(words));
    signature(out, field, words, names);
    for (param, port) in program.params.iter().zip(&words.params) {
        let name = &port.name;
        match param {
            Param::Limbs(registers) => {
                for (i, register) in registers.iter().enumerate() {
                    out.line(format!("    const {v} {register} = {name}[{i}];"));
                }
            }
            Param::Scalar if port.kind == Kind::Flag => {
                let (mask, flag) = (mask(name), names.of("vflag"));
                let barrier = Helper::Barrier(64).name();
                out.line(format!("    {BARRIER_NOTE}"));
                out.line(format!(
                    "    const uint8_t {mask} = {flag}({barrier}({name}));"
                ));
            }
            Param::Scalar => {}
        }
    }
    let param = |i: usize| words.params[i].name.as_str();
    for (i, op) in program.steps.iter().enumerate() {
        let value = spelled(&expr(op, param), names);
        out.line(format!("    const {v} r{} = {value};", program.first() + i));
    }
    for (registers, port) in program.results.iter().zip(&words.results) {
        for (i, register) in registers.iter().enumerate() {
            out.line(format!("    {}[{i}] = {register};", port.name));
        }
    }
    out.line("}");
}

/// The variable of a flag as a mask.
fn mask(flag: &str) -> String {
    format!("{flag}_mask")
}

/// The head of a function with these ports on vectors.
pub fn signature(out: &mut Text, field: &Field, program: &Program, names: &Names) {
    let declared = |port: &Port, star: &str| {
        let name = &port.name;
        match shape(field, port) {
            Shape::Element { .. } => {
                format!("{} {name}[{}]", names.of("v"), registers(field.repr.limbs))
            }
            Shape::Words(n, ty) => format!("{} {name}[{n}]", type_name(ty)),
            Shape::Bytes(n) => format!("uint8_t {name}[{n}]"),
            Shape::Scalar(ty) => format!("{} {star}{name}", type_name(ty)),
        }
    };
    let results = program.results.iter().map(|port| declared(port, "*"));
    let params = program.params.iter().map(|port| match shape(field, port) {
        Shape::Scalar(_) => declared(port, ""),
        _ => format!("const {}", declared(port, "")),
    });
    let all: Vec<String> = results.chain(params).collect();
    let storage = if program.internal {
        "static inline "
    } else {
        ""
    };
    let name = names.of(&program.name);
    let start = format!("{}{storage}void {name}(", names.attribute());
    out.line(c::signature(&start, &all));
}

fn spelled(value: &Expr<'_>, names: &Names) -> String {
    match value {
        Expr::Alone(alone) => operand(alone, names),
        Expr::SplatParam(name) => format!("{}({name})", names.of("vsplat")),
        Expr::Call(helper, operands, number) => {
            let operands = operands.iter().map(|one| operand(one, names));
            let all: Vec<String> = operands.chain(number.clone()).collect();
            format!("{}({})", names.of(helper), all.join(", "))
        }
    }
}

fn operand(operand: &Operand<'_>, names: &Names) -> String {
    match operand {
        Operand::Register(x) => x.to_string(),
        Operand::Splat(word) => format!("{}({word:#x})", names.of("vsplat")),
        Operand::Words(words) => {
            let words = words.map(|word| format!("{word:#x}"));
            let load = names.of("vload");
            format!("{load}((const uint64_t[]){{{}}})", words.join(", "))
        }
        Operand::Flag(name) => mask(name),
    }
}
