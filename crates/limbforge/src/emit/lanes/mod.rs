//! Rust for recipes with lanes: one file with the constants of the field and a module for each form.
//!
//! The functions of all forms are the same text: a line for each instruction of the checked program, as a call of a
//! helper that acts on each lane. Only the helpers differ ([`forms`]): in `portable` a vector is an array, in the other
//! modules it is a register, and the helpers are intrinsics of one processor. So the portable form is both the fallback
//! and the oracle of the others.

mod conversions;
mod forms;
mod helpers;
mod program;

use crate::{field::Field, ir::Kind, plan::Plan, routine::Sort};

use super::{
    Options,
    rust_prelude::{ARRAY_WIDTH, Helper, heading, relaxation},
    rust_routine,
    text::{Text, signed_literal},
};
use conversions::conversions;
use forms::Form;

/// The name of an operation on lanes, whose encoded elements are words.
pub fn spelled(name: &str) -> String {
    name.replace("bytes", "words")
}

/// The type of a variable of a routine, where it is another one than without lanes.
pub fn sort_name(sort: &Sort) -> Option<&'static str> {
    match sort {
        Sort::Flag => Some("Mask"),
        Sort::Bytes(_) => Some("Words"),
        Sort::Words(bounds) if bounds.len() == 1 => Some("V"),
        _ => None,
    }
}

/// The whole file.
pub fn emit(field: &Field, plan: &Plan, options: &Options) -> String {
    let mut out = Text::default();
    let about = format!(
        "{} elements at once, each in a lane of vectors. The modules have the same functions: `portable` computes on \
         arrays, the others with the instructions after which they are named.",
        plan.lanes
    );
    heading(&mut out, field, options, &[about]);
    constants(&mut out, field, plan.lanes);
    for form in Form::of(plan) {
        out.blank();
        module(&mut out, field, &form);
    }
    out.finish()
}

/// Number of words of an encoded element.
fn words(field: &Field) -> usize {
    field.bytes().div_ceil(8)
}

fn constants(out: &mut Text, field: &Field, lanes: u8) {
    let numbers = [
        ("LANES", "elements in an `Element`", usize::from(lanes)),
        ("LIMBS", "vectors in an `Element`", field.repr.limbs),
        ("BYTES", "bytes in an encoded element", field.bytes()),
        ("WORDS", "64-bit words in an encoded element", words(field)),
    ];
    for (name, what, number) in numbers {
        out.blank();
        out.line(format!("/// Number of {what}."));
        out.line(format!("pub const {name}: usize = {number};"));
    }
    out.blank();
    out.line("/// A condition for each lane: bit i is that of lane i.");
    out.line("pub type Mask = u8;");
    out.blank();
    out.line("/// The mask of all lanes.");
    let all = (1u16 << lanes) - 1;
    out.line(format!("pub const ALL: Mask = {all};"));
    for constant in &field.constants {
        out.blank();
        out.line(format!("/// Limbs of {}.", constant.meaning));
        let name = constant.name.to_uppercase();
        let limbs: Vec<String> = constant.limbs.iter().map(signed_literal).collect();
        let start = format!("pub const {name}: [u64; LIMBS] = [");
        out.list(&start, &limbs, "];", ARRAY_WIDTH, false);
    }
    for helper in [Helper::Load, Helper::Store] {
        out.blank();
        out.line(helper.source(64));
    }
}

/// The module of a form, indented by rustfmt's rules as a file of its own would be: its text stands in a block.
fn module(out: &mut Text, field: &Field, form: &Form) {
    let mut body = Text::default();
    types(&mut body, field, form);
    for checked in &field.programs {
        body.blank();
        program::function(&mut body, field, checked, form);
    }
    for checked in &field.routines {
        body.blank();
        rust_routine::on_lanes(&mut body, field, checked.program(), form.attribute());
    }
    let body = body.finish();
    if let Some(condition) = form.condition() {
        out.line(format!("#[cfg({condition})]"));
    }
    out.line(format!("/// {}", form.about()));
    out.line(format!("pub mod {} {{", form.name()));
    for line in form.imports() {
        out.line(format!("    {line}"));
    }
    let helpers = helpers::needed(&body, form);
    for line in helpers.lines().chain(body.lines()) {
        if line.is_empty() {
            out.blank();
        } else {
            out.line(format!("    {line}"));
        }
    }
    out.line("}");
}

/// The types of a form, and what converts from and to arrays.
fn types(out: &mut Text, field: &Field, form: &Form) {
    out.blank();
    out.line(
        "/// Elements within tight bounds, one in each lane; the least significant limb first.",
    );
    out.line("#[derive(Clone, Copy, Debug)]");
    out.line("#[repr(transparent)]");
    out.line("pub struct Element(pub [V; LIMBS]);");
    out.blank();
    if field.repr.has_loose() {
        out.line(
            "/// Elements within loose bounds, one in each lane; the least significant limb first.",
        );
        out.line("#[derive(Clone, Copy, Debug)]");
        out.line("#[repr(transparent)]");
        out.line("pub struct Loose(pub [V; LIMBS]);");
    } else {
        out.line("/// Elements within loose bounds. In this field they equal the tight bounds.");
        out.line("pub type Loose = Element;");
    }
    relaxation(out, field);
    out.blank();
    out.line(
        "/// Encoded elements, one in each lane, as 64-bit words; the least significant first.",
    );
    out.line("pub type Words = [V; WORDS];");
    conversions(out, field, form);
}

/// The type of a parameter or a result of so many values.
fn type_name(kind: Kind, values: usize) -> String {
    match (kind, values) {
        (Kind::Tight, _) => "Element".to_owned(),
        (Kind::Loose, _) => "Loose".to_owned(),
        (Kind::Bytes, _) => "Words".to_owned(),
        (Kind::Flag, _) => "Mask".to_owned(),
        (Kind::Word, 1) => "V".to_owned(),
        (Kind::Word, n) => format!("[V; {n}]"),
    }
}
