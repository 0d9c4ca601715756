//! A function of a module.

use crate::{
    check::Checked,
    emit::{
        header,
        rust_prelude::ARRAY_WIDTH,
        text::{Text, group, signed_literal},
    },
    field::Field,
    ir::{Kind, Program},
};

use super::{
    super::{
        body::{Body, Expr, Line, Output, Param, body},
        forms::Form,
        spelled,
    },
    attribute, constructor, opening, type_name,
};

/// Prints one function.
pub fn function(out: &mut Text, field: &Field, checked: &Checked<Program>, form: &Form) {
    let program = checked.program();
    let body = body(checked);
    out.comment("///", &header::function(program));
    out.line(attribute(form));
    signature(out, program, &body);
    for param in &body.params {
        load(out, param);
    }
    for line in &body.lines {
        self::line(out, line);
    }
    let results = body.results.iter().map(|r| result(field, r));
    let results: Vec<String> = results.collect();
    out.line(format!(
        "    {}",
        group(results.join(", "), results.len() != 1)
    ));
    out.line("}");
}

fn signature(out: &mut Text, program: &Program, body: &Body) {
    let params: Vec<String> = body.params.iter().map(param).collect();
    let results = body.results.iter();
    let results: Vec<String> = results.map(|r| type_name(r.kind, r.words.len())).collect();
    let name = spelled(&program.name);
    opening(out, program.internal, &name, &params, &results);
}

fn param(param: &Param) -> String {
    let ty = type_name(param.kind, param.words.len());
    let reference = if param.is_scalar() { "" } else { "&" };
    let unused = if param.is_used() { "" } else { "_" };
    format!("{unused}{}: {reference}{ty}", param.name)
}

/// The values of a parameter as variables.
fn load(out: &mut Text, param: &Param) {
    if !param.is_used() {
        return;
    }
    let name = &param.name;
    if param.is_scalar() {
        if param.kind == Kind::Flag {
            out.line(
                "    // Hides from the compiler that it is a mask, so that it cannot branch on it.",
            );
            out.line(format!("    let {name} = core::hint::black_box({name});"));
        }
        return;
    }
    let words = param.words.iter();
    let words: Vec<String> = words.map(|word| blank(word.as_ref())).collect();
    let source = match param.kind {
        Kind::Tight | Kind::Loose => format!("{name}.0"),
        _ => format!("*{name}"),
    };
    out.list(
        "    let [",
        &words,
        &format!("] = {source};"),
        ARRAY_WIDTH,
        true,
    );
}

fn blank(name: Option<&String>) -> String {
    name.cloned().unwrap_or_else(|| "_".to_owned())
}

fn line(out: &mut Text, line: &Line) {
    match line {
        Line::Let { name, value, .. } => out.line(format!("    let {name} = {};", expr(value))),
        Line::Carry {
            helper,
            word,
            carry,
            operands,
        } => out.line(format!(
            "    let ({}, {}) = {helper}({});",
            blank(word.as_ref()),
            blank(carry.as_ref()),
            operands.each_ref().map(expr).join(", ")
        )),
    }
}

fn expr(value: &Expr) -> String {
    match value {
        Expr::Name(name) => name.clone(),
        Expr::Splat(k) => format!("vsplat({})", signed_literal(k)),
        Expr::NoLane => "0".to_owned(),
        Expr::AllLanes => "ALL".to_owned(),
        Expr::Call(helper, operands) => {
            let operands: Vec<String> = operands.iter().map(expr).collect();
            format!("{helper}({})", operands.join(", "))
        }
        Expr::Shift(helper, x, k) => format!("{helper}::<{k}>({})", expr(x)),
    }
}

fn result(field: &Field, result: &Output) -> String {
    let words: Vec<String> = result.words.iter().map(expr).collect();
    match (result.kind, words.as_slice()) {
        (Kind::Flag | Kind::Word, [one]) => one.clone(),
        (kind @ (Kind::Tight | Kind::Loose), words) => {
            format!("{}([{}])", constructor(field, kind), words.join(", "))
        }
        (_, words) => format!("[{}]", words.join(", ")),
    }
}
