//! Rust for recipes that spread one element over lanes: a module for each form, and one for limbs.

mod limbs;
mod program;

use crate::{
    emit::{
        Options,
        rust_prelude::{heading, relaxation},
        rust_routine,
        text::Text,
    },
    field::Field,
    ir::across::registers,
};

use super::{
    super::{
        across::{about, shared},
        forms::Form,
    },
    attribute, begin, helpers,
};

/// The whole file.
pub fn emit(field: &Field, options: &Options) -> String {
    let mut out = Text::default();
    let about = about("The modules");
    heading(&mut out, field, options, &[about]);
    constants(&mut out, field);
    limbs::module(&mut out, field);
    for form in Form::across() {
        out.blank();
        module(&mut out, field, &form);
    }
    out.finish()
}

fn constants(out: &mut Text, field: &Field) {
    let numbers = [
        ("LANES", "words in a vector", 8),
        (
            "REGISTERS",
            "vectors in an `Element`",
            registers(field.repr.limbs),
        ),
    ];
    out.blank();
    out.line("pub use limbs::LIMBS;");
    for (name, what, number) in numbers {
        out.blank();
        out.line(format!("/// Number of {what}."));
        out.line(format!("pub const {name}: usize = {number};"));
    }
    out.blank();
    out.line("/// A condition for each lane: bit i is that of lane i.");
    out.line("pub type Mask = u8;");
}

/// The module of a form.
fn module(out: &mut Text, field: &Field, form: &Form) {
    let mut body = Text::default();
    types(&mut body, field, form);
    for checked in &field.across {
        let name = &checked.program().name;
        let words = field
            .program(name)
            .expect("the words of each program on registers");
        body.blank();
        program::function(&mut body, field, checked, words.program(), attribute(form));
    }
    limbs::calls(&mut body, field, attribute(form));
    for checked in &field.routines {
        body.blank();
        rust_routine::across(&mut body, field, checked.program(), attribute(form));
    }
    let body = body.finish();
    begin(out, form);
    let shared = shared(field);
    if !shared.is_empty() {
        out.blank();
        out.line(format!("    pub use super::{{{}}};", shared.join(", ")));
    }
    out.indented(&helpers::needed(&body, form));
    out.indented(&body);
    out.line("}");
}

/// The types of a form, and what converts from and to limbs.
fn types(out: &mut Text, field: &Field, form: &Form) {
    out.blank();
    out.line("/// An element within tight bounds, the least significant limb in the lowest lane. Lanes above the limbs hold anything.");
    out.line("#[derive(Clone, Copy, Debug)]");
    out.line("#[repr(transparent)]");
    out.line("pub struct Element(pub [V; REGISTERS]);");
    out.blank();
    if field.repr.has_loose() {
        out.line("/// An element within loose bounds.");
        out.line("#[derive(Clone, Copy, Debug)]");
        out.line("#[repr(transparent)]");
        out.line("pub struct Loose(pub [V; REGISTERS]);");
    } else {
        out.line("/// An element within loose bounds. In this field they equal the tight bounds.");
        out.line("pub type Loose = Element;");
    }
    relaxation(out, field);
    let each = |item: &dyn Fn(usize) -> String| {
        let items: Vec<String> = (0..registers(field.repr.limbs)).map(item).collect();
        items.join(", ")
    };
    let rows = [
        (
            "The registers of limbs.",
            "registers_of(limbs: &[u64; LIMBS]) -> [V; REGISTERS]",
            format!(
                "    let mut lanes = [[0; LANES]; REGISTERS];
    for (i, limb) in limbs.iter().enumerate() {{
        lanes[i / LANES][i % LANES] = *limb;
    }}
    [{}]",
                each(&|r| format!("vload(&lanes[{r}])"))
            ),
        ),
        (
            "The limbs in registers.",
            "limbs_of(registers: &[V; REGISTERS]) -> [u64; LIMBS]",
            format!(
                "    let lanes = [{}];
    core::array::from_fn(|i| lanes[i / LANES][i % LANES])",
                each(&|r| format!("vstore(registers[{r}])"))
            ),
        ),
        (
            "The element of limbs, which are within tight bounds.",
            "from_limbs(limbs: &[u64; LIMBS]) -> Element",
            "    Element(registers_of(limbs))".to_owned(),
        ),
        (
            "The limbs of an element.",
            "to_limbs(x: &Element) -> [u64; LIMBS]",
            "    limbs_of(&x.0)".to_owned(),
        ),
    ];
    for (about, signature, body) in rows {
        out.blank();
        out.line(format!("/// {about}"));
        out.line(attribute(form));
        out.line(format!("pub fn {signature} {{"));
        out.line(body);
        out.line("}");
    }
}
