//! Programs that read words and call the functions of a printed field: one per language.

use limbforge::{
    field::Field,
    interface::{Shape, shape},
    ir::Ty,
};

use crate::{
    aliases::{Round, rounds},
    routines,
};

/// The C type of a number.
pub fn c_type(ty: Ty) -> String {
    format!("{}int{}_t", if ty.signed { "" } else { "u" }, ty.bits)
}

/// The Rust driver.
pub fn rust_driver(field: &Field) -> String {
    let mut arms = String::new();
    for (index, checked) in field.programs.iter().enumerate() {
        let program = checked.program();
        if program.internal {
            continue;
        }
        arms.push_str(&format!("            {index} => {{\n"));
        let mut arguments = Vec::new();
        for (i, port) in program.params.iter().enumerate() {
            let array = "array(words)";
            let (value, argument) = match shape(field, port) {
                Shape::Element { loose: false } => {
                    (format!("field::Element {{ 0: {array} }}"), format!("&p{i}"))
                }
                Shape::Element { loose: true } => {
                    (format!("field::Loose {{ 0: {array} }}"), format!("&p{i}"))
                }
                Shape::Bytes(_) | Shape::Words(..) => (array.to_owned(), format!("&p{i}")),
                Shape::Scalar(ty) => (format!("word::<u{}>(words)", ty.bits), format!("p{i}")),
            };
            arms.push_str(&format!("                let p{i} = {value};\n"));
            arguments.push(argument);
        }
        let names: Vec<String> = (0..program.results.len())
            .map(|i| format!("r{i}"))
            .collect();
        let pattern = match names.as_slice() {
            [one] => one.clone(),
            all => format!("({})", all.join(", ")),
        };
        let call = format!("field::{}({})", program.name, arguments.join(", "));
        arms.push_str(&format!("                let {pattern} = {call};\n"));
        for (name, port) in names.iter().zip(&program.results) {
            let words = match shape(field, port) {
                Shape::Element { .. } => format!("{name}.0"),
                Shape::Bytes(_) | Shape::Words(..) => name.clone(),
                Shape::Scalar(_) => format!("[{name}]"),
            };
            arms.push_str(&format!("                show(&{words});\n"));
        }
        arms.push_str("            }\n");
    }
    for (at, routine) in routines::public(field).into_iter().enumerate() {
        let index = field.programs.len() + at;
        arms.push_str(&format!(
            "            {index} => {{\n{}            }}\n",
            routines::rust_arm(field, routine)
        ));
    }
    include_str!("driver.rs.in").replace("@ARMS@", &arms)
}

/// The prototypes of the field's programs in C.
pub fn c_prototypes(field: &Field) -> String {
    let mut text = "#include <stdint.h>\n".to_owned();
    for checked in &field.programs {
        let program = checked.program();
        let declare = |port, by_address: bool| match shape(field, port) {
            Shape::Scalar(ty) if !by_address => format!("uint{}_t", ty.bits),
            Shape::Scalar(ty) => format!("uint{}_t *", ty.bits),
            Shape::Bytes(_) => "uint8_t *".to_owned(),
            Shape::Element { .. } | Shape::Words(..) => "uint64_t *".to_owned(),
        };
        let results = program.results.iter().map(|port| declare(port, true));
        let params = program.params.iter().map(|port| declare(port, false));
        let all: Vec<String> = results.chain(params).collect();
        text.push_str(&format!(
            "void field_{}({});\n",
            program.name,
            all.join(", ")
        ));
    }
    text
}

/// A parameter of a C function: an array that is read from the input.
pub struct CParam {
    /// The type of its numbers.
    pub ty: String,
    /// How many there are.
    pub n: usize,
    /// Passed by value: the first number.
    pub by_value: bool,
    /// The arguments that follow it in a call, such as its length.
    pub after: String,
}

/// A result of a C function: an array.
pub struct CResult {
    /// The type of its numbers.
    pub ty: String,
    /// How many there are.
    pub n: usize,
}

/// The lines that read the parameters, call `name` with results apart and with results on top of each parameter of
/// their type, also when all of these are the same, and print the results, or [`OVERLAP`](crate::built::OVERLAP) if
/// they differ. Results are filled with other bytes before.
pub fn c_calls(name: &str, params: &[CParam], results: &[CResult]) -> String {
    let mut lines = String::new();
    let mut line = |text: String| lines.push_str(&format!("            {text}\n"));
    for (i, CParam { ty, n, .. }) in params.iter().enumerate() {
        line(format!("{ty} p{i}[{n}], c{i}[{n}];"));
        line(format!(
            "for (int i = 0; i < {n}; i++) c{i}[i] = ({ty})next();"
        ));
    }
    for (i, CResult { ty, n }) in results.iter().enumerate() {
        line(format!("{ty} r{i}[{n}], s{i}[{n}];"));
    }
    let key = |ty: &str, n: usize| format!("{ty}[{n}]");
    let keys: Vec<String> = params.iter().map(|p| key(&p.ty, p.n)).collect();
    let by_address = keys.iter().zip(params);
    let by_address: Vec<Option<&str>> = by_address
        .map(|(key, param)| (!param.by_value).then_some(key.as_str()))
        .collect();
    let result_keys: Vec<String> = results.iter().map(|r| key(&r.ty, r.n)).collect();
    let result_keys: Vec<&str> = result_keys.iter().map(String::as_str).collect();
    for Round { same, over } in rounds(&by_address, &result_keys) {
        for i in 0..params.len() {
            line(format!("memcpy(p{i}, c{i}, sizeof p{i});"));
        }
        let place = |i: usize| match &over {
            None => format!("r{i}"),
            Some(over) => over[i].map_or(format!("s{i}"), |param| format!("p{param}")),
        };
        let places: Vec<String> = (0..results.len()).map(place).collect();
        for place in places.iter().filter(|place| !place.starts_with('p')) {
            line(format!("memset({place}, 0xa5, sizeof {place});"));
        }
        let arguments = params.iter().enumerate().map(|(i, param)| {
            let from = if same.contains(&i) { same[0] } else { i };
            let first = if param.by_value { "[0]" } else { "" };
            format!("p{from}{first}{}", param.after)
        });
        let all: Vec<String> = places.iter().cloned().chain(arguments).collect();
        line(format!("field_{name}({});", all.join(", ")));
        if over.is_some() {
            for (i, place) in places.iter().enumerate() {
                line(format!("overlap |= memcmp(r{i}, {place}, sizeof r{i});"));
            }
        }
    }
    for (i, CResult { ty, n }) in results.iter().enumerate() {
        let unsigned = ty.trim_start_matches('u');
        line(format!(
            "for (int i = 0; i < {n}; i++) printf(\"%\" PRIx64 \" \", (uint64_t)(u{unsigned})r{i}[i]);"
        ));
        line(format!("(void)s{i};"));
    }
    lines
}

/// The C driver.
pub fn c_driver(field: &Field) -> String {
    let word = format!("uint{}_t", field.repr.word);
    let element = |shape: Shape, length: usize| match shape {
        Shape::Element { .. } => (word.clone(), length),
        Shape::Words(_, ty) => (c_type(ty), length),
        Shape::Bytes(n) => ("uint8_t".to_owned(), n),
        Shape::Scalar(ty) => (c_type(ty), 1),
    };
    let mut arms = String::new();
    for (index, checked) in field.programs.iter().enumerate() {
        let program = checked.program();
        if program.internal {
            continue;
        }
        let params = program.params.iter().map(|port| {
            let shape = shape(field, port);
            let (ty, n) = element(shape, port.values.len());
            let by_value = matches!(shape, Shape::Scalar(_));
            let after = String::new();
            CParam {
                ty,
                n,
                by_value,
                after,
            }
        });
        let results = program.results.iter().map(|port| {
            let (ty, n) = element(shape(field, port), port.values.len());
            CResult { ty, n }
        });
        let calls = c_calls(
            &program.name,
            &params.collect::<Vec<_>>(),
            &results.collect::<Vec<_>>(),
        );
        arms.push_str(&format!(
            "        case {index}: {{\n{calls}            break;\n        }}\n"
        ));
    }
    for (at, routine) in routines::public(field).into_iter().enumerate() {
        let index = field.programs.len() + at;
        arms.push_str(&format!(
            "        case {index}: {{\n{}            break;\n        }}\n",
            routines::c_arm(field, routine)
        ));
    }
    format!(
        "#include \"field.c\"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int overlap;
static uint64_t next(void) {{
    uint64_t w;
    if (scanf(\"%\" SCNx64, &w) != 1) exit(2);
    return w;
}}
int main(void) {{
    uint64_t index;
    setvbuf(stdout, NULL, _IOLBF, 1 << 16);
    while (scanf(\"%\" SCNx64, &index) == 1) {{
        overlap = 0;
        switch (index) {{
{arms}        default: return 4;
        }}
        puts(overlap ? \"overlap\" : \"\");
    }}
    return 0;
}}
"
    )
}
