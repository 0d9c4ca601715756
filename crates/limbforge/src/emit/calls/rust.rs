//! Formulas as functions of Rust that call those of the field.

use std::fmt::Write as _;

use num_bigint::BigInt;

use super::{Argument, Calls, SeveralResults, Signature, variable, write};
use crate::{
    emit::{Options, rust_prelude::heading, text::Text},
    field::Field,
    ops::formula::FormulaStatement,
};

/// The calls in Rust, a line each, in the module of the field's functions.
#[derive(Debug, Default)]
pub struct Rust {
    /// The lines.
    pub text: String,
}

impl Calls for Rust {
    fn call(&mut self, out: &str, name: &str, arguments: &[Argument], loose: bool) {
        let arguments: Vec<String> = arguments
            .iter()
            .map(|argument| match argument {
                Argument::Number(number) => number.clone(),
                Argument::Element {
                    name,
                    loose,
                    wanted,
                } if loose == wanted => format!("&{name}"),
                Argument::Element {
                    name, loose: false, ..
                } => format!("&{name}.relax()"),
                Argument::Element { name, .. } => format!("&Element({name}.0)"),
            })
            .collect();
        let call = format!("{name}({})", arguments.join(", "));
        let call = match (name, loose) {
            ("select", true) => format!("Loose({call}.0)"),
            _ => call,
        };
        let _ = writeln!(self.text, "    let {out} = {call};");
    }

    fn constant(&mut self, out: &str, limbs: &[BigInt]) {
        let limbs: Vec<String> = limbs.iter().map(|limb| format!("{limb:#x}")).collect();
        let _ = writeln!(
            self.text,
            "    let {out} = Element([{}]);",
            limbs.join(", ")
        );
    }
}

/// The text of a module with formulas, whose functions call those of the module `field_module` beside it.
///
/// # Errors
/// [`SeveralResults`] of a formula whose results are not one array.
pub fn module(
    field: &Field,
    options: &Options,
    formulas: &[FormulaStatement],
    field_module: &str,
) -> Result<String, SeveralResults> {
    let mut out = Text::default();
    let about = [
        format!("Formulas as calls of the functions of [`{field_module}`](super::{field_module})."),
        String::new(),
        "Limbforge proved what each formula computes, as a text of lines; that the functions here follow these lines is"
            .to_owned(),
        "tested.".to_owned(),
    ];
    heading(&mut out, field, options, &about);
    out.blank();
    // Each field has one of them at least, and not every formula needs all.
    out.line("#[allow(unused_imports)]");
    out.line(format!("use super::{field_module}::*;"));
    for statement in formulas {
        function(&mut out, field, statement)?;
    }
    Ok(out.finish())
}

fn function(
    out: &mut Text,
    field: &Field,
    statement: &FormulaStatement,
) -> Result<(), SeveralResults> {
    let signature = Signature::of(statement, field)?;
    let formula = statement.formula();
    let mut calls = Rust::default();
    let results = write(statement, field, &mut calls);
    out.blank();
    out.comment("///", &signature.comment(formula));
    // In a caller's loop, LLVM makes branches of choices by a carry.
    out.line("#[inline(never)]");
    out.line(format!(
        "pub fn {} {{",
        signature.declaration(&formula.name)
    ));
    for array in &signature.parameters {
        let names: Vec<String> = array
            .elements
            .clone()
            .map(|i| variable(crate::formula::Element(i)))
            .collect();
        let names = match names.as_slice() {
            [name] => name.clone(),
            names => format!("[{}]", names.join(", ")),
        };
        out.line(format!("    let {names} = *{};", array.name));
    }
    for line in calls.text.lines() {
        out.line(line);
    }
    let values = match results.as_slice() {
        [value] => value.clone(),
        values => format!("[{}]", values.join(", ")),
    };
    match signature.updated() {
        Some(array) => out.line(format!("    *{} = {values};", array.name)),
        None => out.line(format!("    {values}")),
    }
    out.line("}");
    Ok(())
}
