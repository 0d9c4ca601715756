//! The interface in C: static functions on arrays. A result may be the same array as a parameter.

use std::collections::BTreeSet;

use num_bigint::BigInt;

use super::{
    super::{
        Options,
        c::{self, Speller, comment},
        header,
        text::{Text, WIDTH},
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
    let checked = format!("{prefix}_checked");
    let mut functions = Text::default();
    let mut speller = Speller {
        prefix: &checked,
        word: Ty::unsigned(word),
        needs: BTreeSet::new(),
    };
    for program in &field.programs {
        functions.blank();
        speller.function(&mut functions, field, program);
    }
    for function in fiat.functions() {
        functions.blank();
        write(&mut functions, fiat, &prefix, &function);
    }
    let mut out = Text::default();
    let mut lines = header::file(field, options);
    let about = texts::about(fiat.interface).into_iter();
    let about = about.chain(["A result may be the same array as a parameter.", ""]);
    lines.splice(2..2, about.map(str::to_owned));
    comment(&mut out, &lines);
    out.blank();
    out.line("#include <stddef.h>");
    out.line("#include <stdint.h>");
    out.line("#include <string.h>");
    for helper in &speller.needs {
        out.blank();
        out.line(helper.source());
    }
    out.blank();
    let upper = prefix.to_uppercase();
    out.line(format!(
        "#if defined(__GNUC__) || defined(__clang__)
#define {upper}_FIAT_INLINE __inline__
#else
#define {upper}_FIAT_INLINE
#endif

// 1 bit, in a byte.
typedef unsigned char {prefix}_uint1;
typedef signed char {prefix}_int1;"
    ));
    for (ty, what) in texts::elements(fiat.interface, &field.repr) {
        out.blank();
        comment(&mut out, &[what]);
        let name = declared(ty, "", &prefix, fiat);
        out.line(format!(
            "typedef uint{word}_t {}[{}];",
            name.trim_end(),
            fiat.limbs()
        ));
    }
    out.finish() + &functions.finish()
}

/// A parameter called `name`.
fn declared(ty: Type, name: &str, prefix: &str, fiat: &Fiat) -> String {
    let (word, limbs) = (fiat.field.repr.word, fiat.limbs());
    match ty {
        Type::Montgomery => format!("{prefix}_montgomery_domain_field_element {name}"),
        Type::Plain => format!("{prefix}_non_montgomery_domain_field_element {name}"),
        Type::Tight => format!("{prefix}_tight_field_element {name}"),
        Type::Loose => format!("{prefix}_loose_field_element {name}"),
        Type::Words => format!("uint{word}_t {name}[{limbs}]"),
        Type::Integer => format!("uint{word}_t {name}[{}]", limbs + 1),
        Type::Word => format!("uint{word}_t {name}"),
        Type::Bit => format!("{prefix}_uint1 {name}"),
        Type::Bytes => format!("uint8_t {name}[{}]", fiat.field.bytes()),
    }
}

fn write(out: &mut Text, fiat: &Fiat, prefix: &str, printed: &Printed) {
    let (function, own) = (printed.function, printed.name());
    let outs = function.outs.iter().zip(1..).map(|(&ty, i)| match ty {
        Type::Word | Type::Bit => declared(ty, &format!("*out{i}"), prefix, fiat),
        _ => declared(ty, &format!("out{i}"), prefix, fiat),
    });
    let args = function.args.iter().zip(1..).map(|(&ty, i)| {
        let declared = declared(ty, &format!("arg{i}"), prefix, fiat);
        match ty {
            Type::Word | Type::Bit => declared,
            _ => format!("const {declared}"),
        }
    });
    let params: Vec<String> = outs.chain(args).collect();
    comment(out, &printed.lines());
    let inline = format!("{}_FIAT_INLINE ", prefix.to_uppercase());
    let start = format!("static {inline}void {prefix}_{own}(");
    let line = format!("{start}{}) {{", params.join(", "));
    if line.len() <= WIDTH {
        out.line(line);
    } else {
        out.line(format!("{start}\n    {}) {{", params.join(",\n    ")));
    }
    match fiat.interface {
        _ if printed.is_alone() => alone(out, fiat, prefix, printed),
        Interface::Montgomery => body(out, fiat, prefix, function.name),
        Interface::Unsaturated => out.line(unsaturated(fiat, prefix, function.name)),
    }
    out.line("}");
}

/// The call of the checked function on single words, whose results have types of their own.
fn alone(out: &mut Text, fiat: &Fiat, prefix: &str, printed: &Printed) {
    let own = printed.name();
    let program = fiat.field.program(&own).expect("a checked program");
    let results = program.program().results.iter().zip(1..);
    let mut places = Vec::new();
    for (port, i) in results {
        let Shape::Scalar(ty) = shape(&fiat.field, port) else {
            unreachable!("a single word")
        };
        out.line(format!("    {} x{i};", c::type_name(ty)));
        places.push(format!("&x{i}"));
    }
    let args = (1..=printed.function.args.len()).map(|i| format!("arg{i}"));
    let places: Vec<String> = places.into_iter().chain(args).collect();
    out.line(format!(
        "    {prefix}_checked_{own}({});",
        places.join(", ")
    ));
    for (&ty, i) in printed.function.outs.iter().zip(1..) {
        let cast = match ty {
            Type::Bit => format!("({prefix}_uint1)"),
            _ => String::new(),
        };
        out.line(format!("    *out{i} = {cast}x{i};"));
    }
}

/// The call of the checked function.
fn unsaturated(fiat: &Fiat, prefix: &str, name: &str) -> String {
    let plain = name.strip_prefix("carry_").unwrap_or(name);
    let call = format!("    {prefix}_checked_{plain}");
    match name {
        "carry_mul" | "add" | "sub" => format!("{call}(out1, arg1, arg2);"),
        "carry_square" | "carry" | "opp" | "to_bytes" | "from_bytes" => {
            format!("{call}(out1, arg1);")
        }
        "selectznz" => format!("    {prefix}_checked_select(out1, arg1, arg3, arg2);"),
        "relax" => format!("    memmove(out1, arg1, {} * sizeof *arg1);", fiat.limbs()),
        SCALED => format!("    {prefix}_checked_mul_small(out1, arg1, {SCALE});"),
        other => unreachable!("the table has no function `{other}`"),
    }
}

fn body(out: &mut Text, fiat: &Fiat, prefix: &str, name: &str) {
    let (word, limbs, bytes) = (fiat.field.repr.word, fiat.limbs(), fiat.field.bytes());
    let per_word = usize::from(word / 8);
    let call = format!("{prefix}_checked_{name}");
    match name {
        "mul" | "add" | "sub" => out.line(format!("    {call}(out1, arg1, arg2);")),
        "square" | "opp" | "from_montgomery" => out.line(format!("    {call}(out1, arg1);")),
        "to_montgomery" => {
            let start = format!("    static const uint{word}_t r_squared[{limbs}] = {{");
            array(out, &start, fiat, &fiat.r_squared());
            out.line(format!("    {prefix}_checked_mul(out1, arg1, r_squared);"));
        }
        "nonzero" => {
            let words: Vec<String> = (0..limbs).map(|i| format!("arg1[{i}]")).collect();
            out.line(format!("    *out1 = {};", words.join(" | ")));
        }
        "selectznz" => out.line(format!(
            "    {prefix}_checked_select(out1, arg1, arg3, arg2);"
        )),
        // A line for each byte: no index is computed.
        "to_bytes" => {
            out.line(format!("    uint8_t bytes[{bytes}];"));
            for i in 0..bytes {
                let (word_at, by) = (i / per_word, 8 * (i % per_word));
                out.line(format!(
                    "    bytes[{i}] = (uint8_t)(arg1[{word_at}] >> {by});"
                ));
            }
            out.line("    memcpy(out1, bytes, sizeof bytes);");
        }
        "from_bytes" => {
            out.line(format!("    uint{word}_t words[{limbs}];"));
            for i in 0..bytes {
                let (word_at, by) = (i / per_word, 8 * (i % per_word));
                let sets = if by == 0 { "=" } else { "|=" };
                out.line(format!(
                    "    words[{word_at}] {sets} (uint{word}_t)arg1[{i}] << {by};"
                ));
            }
            out.line("    memcpy(out1, words, sizeof words);");
        }
        "set_one" => constant(out, fiat, &fiat.one()),
        "msat" => constant(out, fiat, &fiat.modulus()),
        "divstep" => divstep(out, fiat, prefix),
        "divstep_precomp" => constant(out, fiat, &fiat.precomputed()),
        other => unreachable!("the table has no function `{other}`"),
    }
}

/// Results of the first program are variables: the second reads v and r after it.
fn divstep(out: &mut Text, fiat: &Fiat, prefix: &str) {
    let program = fiat.field.program("divstep_integers");
    let results = &program.expect("a row of the table").program().results;
    let mut places = Vec::new();
    for port in results {
        let name = &port.name;
        match shape(&fiat.field, port) {
            Shape::Words(n, ty) => {
                out.line(format!("    {} {name}[{n}];", c::type_name(ty)));
                places.push(name.clone());
            }
            Shape::Scalar(ty) => {
                out.line(format!("    {} {name};", c::type_name(ty)));
                places.push(format!("&{name}"));
            }
            other => unreachable!("integers are words, not {other:?}"),
        }
    }
    let places = places.join(", ");
    out.line(format!(
        "    {prefix}_checked_divstep_integers({places}, arg1, arg2, arg3);
    {prefix}_checked_divstep_elements(out4, out5, swap, odd, arg4, arg5);
    *out1 = next_d;
    memcpy(out2, next_f, sizeof next_f);
    memcpy(out3, next_g, sizeof next_g);"
    ));
}

/// Sets the result to a constant.
fn constant(out: &mut Text, fiat: &Fiat, words: &[BigInt]) {
    let start = format!(
        "    static const uint{}_t words[{}] = {{",
        fiat.field.repr.word,
        words.len()
    );
    array(out, &start, fiat, words);
    out.line("    memcpy(out1, words, sizeof words);");
}

fn array(out: &mut Text, start: &str, fiat: &Fiat, words: &[BigInt]) {
    let ty = Ty::unsigned(fiat.field.repr.word);
    let words: Vec<String> = words.iter().map(|k| c::number(k, ty)).collect();
    out.list(start, &words, "};", usize::MAX, false);
}
