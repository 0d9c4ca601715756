//! The interface in Rust: newtypes of arrays, and functions that can run at compile time.

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::{
    super::{
        Options, header,
        rust::Speller,
        rust_const::Constants,
        rust_prelude::ARRAY_WIDTH,
        text::{Text, WIDTH, signed_literal},
    },
    Fiat, Interface, Printed, SCALE, SCALED,
    texts::{self, Type},
};
use crate::{
    interface::{Shape, shape},
    ir::Ty,
};

pub fn source(fiat: &Fiat, options: &Options) -> String {
    let (field, word) = (&fiat.field, fiat.field.repr.word);
    let prefix = format!("fiat_{}", options.name);
    let mut functions = Text::default();
    let mut speller = Speller {
        word: Ty::unsigned(word),
        has_loose: false,
        needs: BTreeSet::new(),
    };
    let mut constants = Constants::with_barriers();
    for program in &field.programs {
        functions.blank();
        speller.function(&mut functions, field, program, &mut constants);
    }
    for function in fiat.functions() {
        functions.blank();
        write(&mut functions, fiat, &prefix, &function);
    }
    let mut out = Text::default();
    let lines = header::file(field, options);
    let (title, table) = lines.split_at(2);
    out.comment("//!", title);
    for line in texts::about(fiat.interface) {
        out.line(format!("//! {line}"));
    }
    out.line("//! It needs Rust 1.86 or later.\n//!\n//! ```text");
    out.comment("//!", table);
    out.line("//! ```");
    out.blank();
    out.line(
        "#![allow(non_camel_case_types, clippy::type_complexity, clippy::too_many_arguments)]",
    );
    types(&mut out, fiat, &prefix);
    for helper in speller.needs {
        out.blank();
        out.line(helper.source(word));
    }
    out.finish() + &functions.finish()
}

fn types(out: &mut Text, fiat: &Fiat, prefix: &str) {
    let (word, limbs) = (fiat.field.repr.word, fiat.limbs());
    for (name, ty) in [("u1", "u8"), ("i1", "i8"), ("u2", "u8"), ("i2", "i8")] {
        out.blank();
        out.line(format!("/// {} bits, in a byte.", &name[1..]));
        out.line(format!("pub type {prefix}_{name} = {ty};"));
    }
    for (ty, what) in texts::elements(fiat.interface, &fiat.field.repr) {
        let name = name(ty, prefix, fiat);
        out.blank();
        out.comment("///", &[what]);
        out.line(format!(
            "#[derive(Clone, Copy)]
pub struct {name}(pub [u{word}; {limbs}]);

impl core::ops::Index<usize> for {name} {{
    type Output = u{word};
    #[inline]
    fn index(&self, index: usize) -> &u{word} {{
        &self.0[index]
    }}
}}

impl core::ops::IndexMut<usize> for {name} {{
    #[inline]
    fn index_mut(&mut self, index: usize) -> &mut u{word} {{
        &mut self.0[index]
    }}
}}"
        ));
    }
    out.blank();
    out.line("/// The words of an element.");
    out.line("#[derive(Clone, Copy)]");
    out.line(format!("struct Element([u{word}; {limbs}]);"));
    out.blank();
    out.line("/// The same: functions state bounds.");
    out.line("type Loose = Element;");
}

fn name(ty: Type, prefix: &str, fiat: &Fiat) -> String {
    let (word, limbs) = (fiat.field.repr.word, fiat.limbs());
    match ty {
        Type::Montgomery => format!("{prefix}_montgomery_domain_field_element"),
        Type::Plain => format!("{prefix}_non_montgomery_domain_field_element"),
        Type::Tight => format!("{prefix}_tight_field_element"),
        Type::Loose => format!("{prefix}_loose_field_element"),
        Type::Words => format!("[u{word}; {limbs}]"),
        Type::Integer => format!("[u{word}; {}]", limbs + 1),
        Type::Word => format!("u{word}"),
        Type::Bit => format!("{prefix}_u1"),
        Type::Bytes => format!("[u8; {}]", fiat.field.bytes()),
    }
}

fn write(out: &mut Text, fiat: &Fiat, prefix: &str, printed: &Printed) {
    let (function, own) = (printed.function, printed.name());
    let outs = function.outs.iter().zip(1..);
    let outs = outs.map(|(&ty, i)| format!("out{i}: &mut {}", name(ty, prefix, fiat)));
    let args = function.args.iter().zip(1..).map(|(&ty, i)| {
        let reference = if matches!(ty, Type::Word | Type::Bit) {
            ""
        } else {
            "&"
        };
        format!("arg{i}: {reference}{}", name(ty, prefix, fiat))
    });
    let params: Vec<String> = outs.chain(args).collect();
    for line in printed.lines() {
        out.line(format!("/// {line}").trim_end());
    }
    out.line("#[inline]");
    let start = format!("pub const fn {prefix}_{own}(");
    let line = format!("{start}{}) {{", params.join(", "));
    if line.len() <= WIDTH {
        out.line(line);
    } else {
        out.line(format!("{start}\n    {},\n) {{", params.join(",\n    ")));
    }
    match fiat.interface {
        _ if printed.is_alone() => alone(out, fiat, prefix, printed),
        Interface::Montgomery => body(out, fiat, function.name),
        Interface::Unsaturated => out.line(unsaturated(fiat, function.name)),
    }
    out.line("}");
}

/// The call of the checked function on single words, whose numbers have types of their own.
fn alone(out: &mut Text, fiat: &Fiat, prefix: &str, printed: &Printed) {
    let own = printed.name();
    let program = fiat.field.program(&own).expect("a checked program");
    let word = |ty: Type| name(ty, prefix, fiat);
    let cast = |value: String, from: &str, to: &str| match from == to {
        true => value,
        false => format!("{value} as {to}"),
    };
    let number = |port| match shape(&fiat.field, port) {
        Shape::Scalar(ty) => format!("u{}", ty.bits),
        other => unreachable!("a single word, not {other:?}"),
    };
    let params = printed.function.args.iter().zip(&program.program().params);
    let args = params
        .zip(1..)
        .map(|((&ty, port), i)| cast(format!("arg{i}"), &word(ty), &number(port)));
    let args: Vec<String> = args.collect();
    let results = &program.program().results;
    let names: Vec<String> = (1..=results.len()).map(|i| format!("x{i}")).collect();
    let (open, close) = if names.len() == 1 {
        ("", "")
    } else {
        ("(", ")")
    };
    let names = names.join(", ");
    out.line(format!(
        "    let {open}{names}{close} = {own}({});",
        args.join(", ")
    ));
    for ((&ty, port), i) in printed.function.outs.iter().zip(results).zip(1..) {
        let value = cast(format!("x{i}"), &number(port), &word(ty));
        out.line(format!("    *out{i} = {value};"));
    }
}

/// The call of the checked function.
fn unsaturated(fiat: &Fiat, name: &str) -> String {
    let word = fiat.field.repr.word;
    let plain = name.strip_prefix("carry_").unwrap_or(name);
    match name {
        "carry_mul" | "add" | "sub" => {
            format!("    out1.0 = {plain}(&Element(arg1.0), &Element(arg2.0)).0;")
        }
        "carry_square" | "carry" | "opp" => {
            format!("    out1.0 = {plain}(&Element(arg1.0)).0;")
        }
        "selectznz" => {
            format!("    *out1 = select(arg1 as u{word}, &Element(*arg3), &Element(*arg2)).0;")
        }
        "to_bytes" => "    *out1 = to_bytes(&Element(arg1.0));".to_owned(),
        "from_bytes" => "    out1.0 = from_bytes(arg1).0;".to_owned(),
        "relax" => "    out1.0 = arg1.0;".to_owned(),
        SCALED => format!("    out1.0 = mul_small(&Element(arg1.0), {SCALE}).0;"),
        other => unreachable!("the table has no function `{other}`"),
    }
}

fn body(out: &mut Text, fiat: &Fiat, name: &str) {
    let (word, limbs, bytes) = (fiat.field.repr.word, fiat.limbs(), fiat.field.bytes());
    let per_word = usize::from(word / 8);
    match name {
        "mul" | "add" | "sub" => out.line(format!(
            "    out1.0 = {name}(&Element(arg1.0), &Element(arg2.0)).0;"
        )),
        "square" | "opp" | "from_montgomery" => {
            out.line(format!("    out1.0 = {name}(&Element(arg1.0)).0;"));
        }
        "to_montgomery" => {
            array(
                out,
                "    const R_SQUARED: Element = Element([",
                &fiat.r_squared(),
                "]);",
            );
            out.line("    out1.0 = mul(&Element(arg1.0), &R_SQUARED).0;");
        }
        "nonzero" => {
            let words: Vec<String> = (0..limbs).map(|i| format!("arg1[{i}]")).collect();
            out.line(format!("    *out1 = {};", words.join(" | ")));
        }
        "selectznz" => out.line(format!(
            "    *out1 = select(arg1 as u{word}, &Element(*arg3), &Element(*arg2)).0;"
        )),
        // A line for each byte: no index is computed.
        "to_bytes" => {
            for i in 0..bytes {
                let (word_at, by) = (i / per_word, 8 * (i % per_word));
                out.line(match by {
                    0 => format!("    out1[{i}] = arg1[{word_at}] as u8;"),
                    _ => format!("    out1[{i}] = (arg1[{word_at}] >> {by}) as u8;"),
                });
            }
        }
        "from_bytes" => {
            for i in 0..bytes {
                let (word_at, by) = (i / per_word, 8 * (i % per_word));
                out.line(match by {
                    0 => format!("    out1[{word_at}] = arg1[{i}] as u{word};"),
                    _ => format!("    out1[{word_at}] |= (arg1[{i}] as u{word}) << {by};"),
                });
            }
        }
        "set_one" => array(out, "    out1.0 = [", &fiat.one(), "];"),
        "msat" => array(out, "    *out1 = [", &fiat.modulus(), "];"),
        "divstep" => {
            let [integers, elements] = DIVSTEP.map(|name| names(fiat, name));
            let integers = integers.join(", ");
            let elements = elements.join(", ");
            out.line(format!(
                "    let ({integers}) = divstep_integers(arg1, arg2, arg3);"
            ));
            out.line(format!(
                "    let ({elements}) = divstep_elements(swap, odd, &Element(*arg4), &Element(*arg5));
    *out1 = next_d;
    *out2 = next_f;
    *out3 = next_g;
    *out4 = next_v.0;
    *out5 = next_r.0;"
            ));
        }
        "divstep_precomp" => array(out, "    *out1 = [", &fiat.precomputed(), "];"),
        other => unreachable!("the table has no function `{other}`"),
    }
}

/// The programs of which a step is made.
const DIVSTEP: [&str; 2] = ["divstep_integers", "divstep_elements"];

/// The names of a program's results that a step needs, and `_` for the others.
fn names(fiat: &Fiat, program: &str) -> Vec<String> {
    let program = fiat.field.program(program).expect("a row of the table");
    let results = program.program().results.iter();
    let needed = |name: &str| name.starts_with("next_") || ["swap", "odd"].contains(&name);
    results
        .map(|port| {
            if needed(&port.name) {
                port.name.clone()
            } else {
                "_".to_owned()
            }
        })
        .collect()
}

fn array(out: &mut Text, start: &str, words: &[BigInt], end: &str) {
    let words: Vec<String> = words.iter().map(signed_literal).collect();
    out.list(start, &words, end, ARRAY_WIDTH, false);
}
