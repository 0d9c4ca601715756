//! Rust for recipes with lanes: a module for each form, whose functions return their results.

pub mod across;
mod conversions;
mod helpers;
mod program;

use crate::{field::Field, ir::Kind, plan::Plan, routine::Sort};

use super::{
    about,
    forms::{Form, Registers},
    words,
};
use crate::emit::{
    Options,
    rust_prelude::{ARRAY_WIDTH, Helper, heading, relaxation},
    rust_routine,
    text::{Text, WIDTH, group, signed_literal},
};
use conversions::conversions;

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
    let about = about(plan, "The modules");
    heading(&mut out, field, options, &[about]);
    constants(&mut out, field, plan.lanes);
    for form in Form::of(plan) {
        out.blank();
        module(&mut out, field, &form);
    }
    out.finish()
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
        rust_routine::on_lanes(&mut body, field, checked.program(), attribute(form));
    }
    let body = body.finish();
    begin(out, form);
    out.indented(&helpers::needed(&body, form));
    out.indented(&body);
    out.line("}");
}

/// The first lines of the module of a form.
fn begin(out: &mut Text, form: &Form) {
    if let Some(condition) = condition(form) {
        out.line(format!("#[cfg({condition})]"));
    }
    out.line(format!("/// {}", about_module(form)));
    out.line(format!("pub mod {} {{", form.name()));
    out.indented(&imports(form).join("\n"));
}

/// The constructor of the type of a port: an alias has none.
fn constructor(field: &Field, kind: Kind) -> &'static str {
    if kind == Kind::Loose && field.repr.has_loose() {
        "Loose"
    } else {
        "Element"
    }
}

/// The first lines of a function, from its name, the texts of its parameters and the types of its results.
fn opening(out: &mut Text, internal: bool, name: &str, params: &[String], results: &[String]) {
    let results = group(results.join(", "), results.len() != 1);
    let visible = if internal { "" } else { "pub " };
    let start = format!("{visible}fn {name}(");
    let line = format!("{start}{}) -> {results} {{", params.join(", "));
    if line.len() <= WIDTH {
        return out.line(line);
    }
    out.line(start);
    for param in params {
        out.line(format!("    {param},"));
    }
    out.line(format!(") -> {results} {{"));
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

/// A line about its module.
fn about_module(form: &Form) -> String {
    if form.registers == Registers::Arrays {
        return "The functions on arrays, for every processor.".to_owned();
    }
    format!(
        "The functions in vector registers. A caller has to have the features `{}`, or to be `unsafe`.",
        form.features()
    )
}

/// The condition under which it is compiled.
fn condition(form: &Form) -> Option<&'static str> {
    match form.registers {
        Registers::Arrays => None,
        Registers::Neon => Some("target_arch = \"aarch64\""),
        _ => Some("target_arch = \"x86_64\""),
    }
}

/// The attributes of each function.
fn attribute(form: &Form) -> &'static str {
    match (form.registers, form.lanes) {
        (Registers::Arrays, _) => "#[inline]",
        (Registers::Avx512Ifma, 8) => {
            "#[inline]\n#[target_feature(enable = \"avx512f,avx512ifma\")]"
        }
        (Registers::Avx512Ifma, _) => {
            "#[inline]\n#[target_feature(enable = \"avx512f,avx512ifma,avx512vl\")]"
        }
        (Registers::Avx512, _) => "#[inline]\n#[target_feature(enable = \"avx512f\")]",
        (Registers::Avx2, _) => "#[inline]\n#[target_feature(enable = \"avx2\")]",
        (Registers::Fma, _) => "#[inline]\n#[target_feature(enable = \"avx2,fma\")]",
        (Registers::Neon, _) => "#[inline]\n#[target_feature(enable = \"neon\")]",
    }
}

/// The opening of the module: imports and the type of a vector.
fn imports(form: &Form) -> Vec<String> {
    let (import, vector) = match (form.registers, form.lanes) {
        (Registers::Arrays, _) => (None, "[u64; LANES]"),
        (Registers::Neon, _) => (Some("core::arch::aarch64"), "uint64x2_t"),
        (_, 8) => (Some("core::arch::x86_64"), "__m512i"),
        (_, 4) => (Some("core::arch::x86_64"), "__m256i"),
        _ => (Some("core::arch::x86_64"), "__m128i"),
    };
    let mut lines = vec!["use super::*;".to_owned()];
    lines.extend(import.map(|path| format!("use {path}::*;")));
    lines.push(String::new());
    lines.push("/// One word in each lane.".to_owned());
    lines.push(format!("pub type V = {vector};"));
    lines
}
