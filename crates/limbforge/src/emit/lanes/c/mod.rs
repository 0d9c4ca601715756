//! C11 for recipes with lanes. Functions have the names of the field and of their form as a prefix, write their results
//! through pointers, and read all parameters before, so that results may overlap parameters.

pub mod across;
mod conversions;
mod helpers;
mod program;

use super::{
    about,
    forms::{Form, Registers},
    words,
};
use crate::{
    emit::{
        Options,
        c::comment,
        c_helpers::Helper,
        c_routine::{self, Held, Vectors},
        header,
        routine::paragraphs,
        text::{Text, literal},
    },
    field::Field,
    ir::Kind,
    plan::Plan,
};

/// A form with the names of a file.
struct Names<'a> {
    form: Form,
    /// The prefix of the names of the field.
    field: &'a str,
}

impl Names<'_> {
    /// The name of a function or of a type of the form.
    fn of(&self, name: &str) -> String {
        format!("{}_{}_{name}", self.field, self.form.name())
    }

    /// The name of a constant.
    fn constant(&self, name: &str) -> String {
        format!("{}_{name}", self.field)
    }

    /// The attribute of each function, with a space after it.
    fn attribute(&self) -> String {
        match self.form.registers {
            // Every compiler for aarch64 has NEON.
            Registers::Arrays | Registers::Neon => String::new(),
            _ => format!("__attribute__((target(\"{}\"))) ", self.form.features()),
        }
    }

    /// The type of a vector of the processor.
    fn vector(&self) -> &'static str {
        match (self.form.registers, self.form.lanes) {
            (Registers::Arrays, _) => "struct { uint64_t lane[LANES]; }",
            (Registers::Neon, _) => "uint64x2_t",
            (_, 8) => "__m512i",
            (_, 4) => "__m256i",
            _ => "__m128i",
        }
    }

    /// The macro of compilers for the processor, and the header with its intrinsics.
    fn processor(&self) -> Option<(&'static str, &'static str)> {
        match self.form.registers {
            Registers::Arrays => None,
            Registers::Neon => Some(("__aarch64__", "arm_neon.h")),
            _ => Some(("__x86_64__", "immintrin.h")),
        }
    }

    /// A declaration of `name` for so many values; a number in brackets makes it an array.
    fn declaration(&self, kind: Kind, values: usize, name: &str) -> String {
        let v = self.of("v");
        match (kind, values) {
            (Kind::Flag, _) => format!("uint8_t {name}"),
            (Kind::Word, 1) => format!("{v} {name}"),
            (_, n) => format!("{v} {name}[{n}]"),
        }
    }
}

/// The whole file.
pub fn emit(field: &Field, plan: &Plan, options: &Options) -> String {
    let mut out = Text::default();
    heading(
        &mut out,
        field,
        options,
        about(plan, "The parts of this file"),
    );
    for helper in [
        Helper::Wide,
        Helper::Barrier(8),
        Helper::Barrier(64),
        Helper::Load(64),
        Helper::Store(64),
    ] {
        out.blank();
        out.line(helper.source());
    }
    out.blank();
    // Another number of lanes, and the field without lanes, can be linked beside it.
    let prefix = format!("{}_lanes{}", options.name, plan.lanes);
    let limbs = field.repr.limbs;
    let numbers = [
        ("LANES", usize::from(plan.lanes)),
        ("LIMBS", limbs),
        ("BYTES", field.bytes()),
        ("WORDS", words(field)),
    ];
    constants(&mut out, field, &prefix, &numbers, limbs);
    for form in Form::of(plan) {
        out.blank();
        let names = Names {
            form,
            field: &prefix,
        };
        part(&mut out, &names, &functions(field, &names));
    }
    out.finish()
}

/// The first lines of a file, with a line about its parts.
fn heading(out: &mut Text, field: &Field, options: &Options, about: String) {
    let mut lines = header::file(field, options);
    lines.insert(2, about);
    comment(out, &lines);
    out.blank();
    out.line("#include <stddef.h>");
    out.line("#include <stdint.h>");
    out.line("#include <string.h>");
}

/// Numbers, and constants of the field in so many words, those above the limbs 0.
fn constants(out: &mut Text, field: &Field, prefix: &str, numbers: &[(&str, usize)], words: usize) {
    for (name, number) in numbers {
        out.line(format!("#define {prefix}_{name} {number}"));
    }
    for constant in &field.constants {
        out.blank();
        out.line(format!("// Limbs of {}.", constant.meaning));
        let limbs = constant.limbs.iter();
        let mut limbs: Vec<String> = limbs.map(|k| literal(k.magnitude(), "")).collect();
        limbs.resize(words, "0".to_owned());
        let start = format!("const uint64_t {prefix}_{}[{words}] = {{", constant.name);
        out.list(&start, &limbs, "};", usize::MAX, false);
    }
}

/// The functions of a form.
fn functions(field: &Field, names: &Names) -> String {
    let mut body = Text::default();
    conversions::conversions(&mut body, names, &conversions::LANES);
    for checked in &field.programs {
        body.blank();
        program::function(&mut body, checked, names);
    }
    let words = words(field);
    routines(&mut body, field, names, Held::Lanes { words });
    body.finish()
}

fn routines(out: &mut Text, field: &Field, names: &Names, held: Held) {
    for checked in &field.routines {
        out.blank();
        comment(out, &paragraphs(&checked.program().formula));
        let prefix = names.of("");
        let vectors = Vectors {
            ty: &names.of("v"),
            attribute: &names.attribute(),
            held,
        };
        let prefixes = (prefix.trim_end_matches('_'), names.field);
        c_routine::on_vectors(out, field, prefixes, checked.program(), vectors);
    }
}

/// The part of a form, which has these functions.
fn part(out: &mut Text, names: &Names, functions: &str) {
    let processor = names.processor();
    if let Some((condition, header)) = processor {
        out.line(format!("#if defined({condition})"));
        out.line(format!("#include <{header}>"));
        out.blank();
    }
    out.line("// One word in each lane.");
    let lanes = names.form.lanes.to_string();
    let vector = names.vector().replace("LANES", &lanes);
    out.line(format!("typedef {vector} {};", names.of("v")));
    out.line(helpers::needed(functions, names) + functions);
    if processor.is_some() {
        out.line("#endif");
    }
}
