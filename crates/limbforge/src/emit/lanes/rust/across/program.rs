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
        across::{LANES, Op, Param, Program as Registers, Register},
    },
};

use super::super::{constructor, opening};

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
        let value = expr(op, &param);
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

fn expr<'a>(op: &Op, param: &impl Fn(usize) -> &'a str) -> String {
    match op {
        Op::Const(words) if words.iter().all(|word| *word == words[0]) => {
            format!("vsplat({:#x})", words[0])
        }
        Op::Const(words) => {
            let words = words.map(|word| format!("{word:#x}"));
            format!("vload(&[{}])", words.join(", "))
        }
        Op::Splat(number) => format!("vsplat({}.into())", param(*number)),
        Op::Add(x, y) => format!("vadd({x}, {y})"),
        Op::Sub(x, y) => format!("vsub({x}, {y})"),
        Op::Low(x, k) => format!("vand({x}, vsplat({:#x}))", (1u64 << k) - 1),
        Op::Shl(x, by) if by.iter().all(|k| *k == by[0]) => format!("vshl::<{}>({x})", by[0]),
        Op::Shl(x, by) => {
            let bytes = by.map(|k| format!("{k:02x}"));
            format!("vshlv::<0x{}>({x})", reversed(&bytes))
        }
        Op::Shr(x, k) => format!("vshr::<{k}>({x})"),
        Op::Madd52Lo([z, x, y]) => format!("vmadd52lo({z}, {x}, {y})"),
        Op::Madd52Hi([z, x, y]) => format!("vmadd52hi({z}, {x}, {y})"),
        Op::Select(flag, x, y) => format!("vselect({}, {x}, {y})", param(*flag)),
        Op::Pick(x, y, from) => pick(*x, *y, from),
    }
}

/// A lane in every lane, neighbouring lanes, or any.
fn pick(x: Register, y: Register, from: &[u8; LANES]) -> String {
    let first = from[0];
    if usize::from(first) < LANES && from.iter().all(|lane| *lane == first) {
        return format!("vlane::<{first}>({x})");
    }
    let neighbours = from.iter().zip(first..);
    if usize::from(first) < LANES && neighbours.into_iter().all(|(lane, next)| *lane == next) {
        return format!("valign::<{first}>({x}, {y})");
    }
    let digits = from.map(|lane| format!("{lane:x}"));
    format!("vpermute::<0x{}>({x}, {y})", reversed(&digits))
}

/// Digits of a number, the lowest of which comes first.
fn reversed(digits: &[String; LANES]) -> String {
    digits.iter().rev().map(String::as_str).collect()
}
