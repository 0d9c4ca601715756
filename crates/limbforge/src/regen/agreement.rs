//! Tests of the crate `limbforge-fields`: assembly beside the same functions in Rust.

use std::fmt::Write as _;

use super::rust_assembly::MODULE;
use crate::{
    emit::{asm::x86::Portable, calls::Signature},
    field::Field,
    interface::{Shape, shape},
    ir::interval::Interval,
    ops::formula::FormulaStatement,
};

/// The test of a field's module: of these operations, each one of the field or a formula.
pub fn test(
    name: &str,
    form: &Field,
    operations: &[&str],
    statements: &[FormulaStatement],
    portable: Portable<'_>,
) -> String {
    let mut calls = String::new();
    for operation in operations {
        let statement = statements.iter().find(|s| s.formula().name == *operation);
        calls += &match statement {
            Some(statement) => formula(operation, statement, form),
            None => plain(operation, form),
        };
    }
    let Portable { field, formulas } = portable;
    let formulas = match statements {
        [] => String::new(),
        _ => format!("{formulas} as formulas, "),
    };
    let [tight, loose] = [&form.repr.tight, &form.repr.loose].map(|bounds| most(bounds));
    format!(
        "
#[cfg(feature = \"{name}\")]
#[rustfmt::skip]
#[test]
fn {name}() {{
    use limbforge_fields::{name}::{{{formulas}{MODULE} as assembly, {field}::{{self as plain, Element, Loose}}}};
    #[allow(dead_code)]
    const TIGHT: [u64; {limbs}] = {tight};
    #[allow(dead_code)]
    const LOOSE: [u64; {limbs}] = {loose};
    let tight = |x: &Element| plain::to_bytes(x);
    let loose = |x: &Loose| plain::to_bytes(&plain::mul(x, &plain::ONE.into()));
    let _ = (tight, loose);
    let mut numbers = Numbers(1);
    for _ in 0..10_000 {{
{calls}    }}
}}
",
        limbs = form.repr.limbs
    )
}

/// The largest words within bounds.
fn most(bounds: &[Interval]) -> String {
    let words: Vec<String> = bounds
        .iter()
        .map(|bound| format!("{:#x}", bound.hi))
        .collect();
    format!("[{}]", words.join(", "))
}

/// An element within the bounds of a type.
fn element(ty: &str) -> String {
    format!(
        "{ty}(numbers.words(&{}))",
        if ty == "Loose" { "LOOSE" } else { "TIGHT" }
    )
}

fn plain(operation: &str, form: &Field) -> String {
    let program = form.program(operation).expect("an operation").program();
    let mut text = String::new();
    let mut names = Vec::new();
    for port in &program.params {
        let ty = match shape(form, port) {
            Shape::Element { loose: true } if form.repr.has_loose() => "Loose",
            _ => "Element",
        };
        let _ = writeln!(text, "        let {} = {};", port.name, element(ty));
        names.push(format!("&{}", port.name));
    }
    let names = names.join(", ");
    let of = match shape(form, &program.results[0]) {
        Shape::Element { loose: true } if form.repr.has_loose() => "loose",
        _ => "tight",
    };
    let _ = writeln!(
        text,
        "        assert_eq!({of}(&assembly::{operation}({names})), {of}(&plain::{operation}({names})), \"{operation}\");"
    );
    text
}

fn formula(operation: &str, statement: &FormulaStatement, form: &Field) -> String {
    let signature = Signature::of(statement, form).expect("it is printed");
    let updated = signature.updated().expect("it is printed");
    let mut text = String::new();
    let mut arguments = Vec::new();
    for flag in &signature.flags {
        let _ = writeln!(text, "        let {flag} = numbers.flag();");
        arguments.push(flag.clone());
    }
    for array in &signature.parameters {
        let one = element(array.element);
        let value = match array.elements.len() {
            1 => one,
            n => format!("[0; {n}].map(|_| {one})"),
        };
        let _ = writeln!(text, "        let {} = {value};", array.name);
        arguments.push(match array == updated {
            true => "&mut RESULT".to_owned(),
            false => format!("&{}", array.name),
        });
    }
    let of = if updated.element == "Loose" {
        "loose"
    } else {
        "tight"
    };
    let arguments = arguments.join(", ");
    for (result, module) in [("one", "assembly"), ("other", "formulas")] {
        let arguments = arguments.replace("RESULT", result);
        let _ = writeln!(text, "        let mut {result} = {};", updated.name);
        let _ = writeln!(text, "        {module}::{operation}({arguments});");
    }
    let bytes = |result: &str| match updated.elements.len() {
        1 => format!("{of}(&{result})"),
        _ => format!("{result}.each_ref().map({of})"),
    };
    let (one, other) = (bytes("one"), bytes("other"));
    let _ = writeln!(text, "        assert_eq!({one}, {other}, \"{operation}\");");
    text
}
