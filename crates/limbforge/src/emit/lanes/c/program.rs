//! A function of a form.

use num_bigint::BigInt;

use super::{
    super::{
        body::{Body, Expr, Line, Param, body},
        spelled,
    },
    Names,
};
use crate::{
    check::Checked,
    emit::{
        c::{self, comment},
        c_helpers::Helper,
        header,
        line::BARRIER_NOTE,
        text::{Text, literal},
    },
    ir::{Kind, Program},
};

/// Prints one function.
pub fn function(out: &mut Text, checked: &Checked<Program>, names: &Names) {
    let program = checked.program();
    let body = body(checked);
    comment(out, &header::function(program));
    signature(out, program, &body, names);
    for param in &body.params {
        load(out, param, names);
    }
    for (i, line) in body.lines.iter().enumerate() {
        self::line(out, line, i, names);
    }
    for result in &body.results {
        for (i, word) in result.words.iter().enumerate() {
            let word = expr(word, names);
            let name = &result.name;
            if result.is_scalar() {
                out.line(format!("    *{name} = {word};"));
            } else {
                out.line(format!("    {name}[{i}] = {word};"));
            }
        }
    }
    out.line("}");
}

fn signature(out: &mut Text, program: &Program, body: &Body, names: &Names) {
    let results = body.results.iter().map(|result| {
        let star = if result.is_scalar() { "*" } else { "" };
        names.declaration(
            result.kind,
            result.words.len(),
            &format!("{star}{}", result.name),
        )
    });
    let params = body.params.iter().map(|param| {
        let declaration = names.declaration(param.kind, param.words.len(), &param.name);
        if param.is_scalar() {
            declaration
        } else {
            format!("const {declaration}")
        }
    });
    let all: Vec<String> = results.chain(params).collect();
    let storage = if program.internal {
        "static inline "
    } else {
        ""
    };
    let name = names.of(&spelled(&program.name));
    let start = format!("{}{storage}void {name}(", names.attribute());
    out.line(c::signature(&start, &all));
}

/// The values of a parameter as variables.
fn load(out: &mut Text, param: &Param, names: &Names) {
    let name = &param.name;
    if !param.is_used() {
        return out.line(format!("    (void){name};"));
    }
    if param.is_scalar() {
        if param.kind == Kind::Flag {
            out.line(format!("    {BARRIER_NOTE}"));
            out.line(format!(
                "    {name} = {}({name});",
                Helper::Barrier(8).name()
            ));
        }
        return;
    }
    for (i, word) in param.words.iter().enumerate() {
        if let Some(word) = word {
            out.line(format!("    const {} {word} = {name}[{i}];", names.of("v")));
        }
    }
}

/// The line that is `at` in its function.
fn line(out: &mut Text, line: &Line, at: usize, names: &Names) {
    let v = names.of("v");
    match line {
        Line::Let { name, mask, value } => {
            let ty = if *mask { "uint8_t" } else { &v };
            out.line(format!("    const {ty} {name} = {};", expr(value, names)));
        }
        Line::Carry {
            helper,
            word,
            carry,
            operands,
        } => {
            let word = word.clone().unwrap_or_else(|| format!("unread{at}"));
            out.line(format!("    {v} {word};"));
            let carry = carry
                .as_ref()
                .map(|carry| format!("const uint8_t {carry} = "));
            out.line(format!(
                "    {}{}(&{word}, {});",
                carry.unwrap_or_default(),
                names.of(helper),
                operands.each_ref().map(|x| expr(x, names)).join(", ")
            ));
        }
    }
}

fn expr(value: &Expr, names: &Names) -> String {
    match value {
        Expr::Name(name) => name.clone(),
        Expr::Splat(k) => format!("{}({})", names.of("vsplat"), number(k)),
        Expr::NoLane => "0".to_owned(),
        Expr::AllLanes => format!("{:#x}", (1u16 << names.form.lanes) - 1),
        Expr::Call(helper, operands) => {
            let operands: Vec<String> = operands.iter().map(|x| expr(x, names)).collect();
            format!("{}({})", names.of(helper), operands.join(", "))
        }
        Expr::Shift(helper, x, k) => format!("{}({}, {k})", names.of(helper), expr(x, names)),
    }
}

/// A word, which is not negative.
fn number(k: &BigInt) -> String {
    literal(k.magnitude(), "")
}
