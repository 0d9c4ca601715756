//! Programs that read words and call the functions of a printed field: one per language.

use super::routines;
use limbforge::{
    emit::port::{Shape, shape},
    field::Field,
};

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

/// The C driver calls every function twice: with results apart, and with results on top of the parameters that have the
/// same shape. Both calls have to give the same.
pub fn c_driver(field: &Field) -> String {
    let word = format!("uint{}_t", field.repr.word);
    let element = |shape: Shape, length: usize| match shape {
        Shape::Element { .. } | Shape::Words(..) => (word.clone(), length),
        Shape::Bytes(n) => ("uint8_t".to_owned(), n),
        Shape::Scalar(ty) if ty.signed => (format!("int{}_t", ty.bits), 1),
        Shape::Scalar(ty) => (format!("uint{}_t", ty.bits), 1),
    };
    let mut arms = String::new();
    for (index, checked) in field.programs.iter().enumerate() {
        let program = checked.program();
        if program.internal {
            continue;
        }
        arms.push_str(&format!("        case {index}: {{\n"));
        let mut inputs = Vec::new();
        let mut arrays = Vec::new();
        for (i, port) in program.params.iter().enumerate() {
            let shape = shape(field, port);
            let (ty, n) = element(shape, port.values.len());
            arms.push_str(&format!(
                "            {ty} p{i}[{n}];
            for (int i = 0; i < {n}; i++) p{i}[i] = ({ty})next();\n"
            ));
            let is_scalar = matches!(shape, Shape::Scalar(_));
            inputs.push(if is_scalar {
                format!("p{i}[0]")
            } else {
                format!("p{i}")
            });
            if !is_scalar {
                arrays.push((i, ty, n));
            }
        }
        let (mut apart, mut over, mut compare) = (Vec::new(), Vec::new(), String::new());
        for (i, port) in program.results.iter().enumerate() {
            let (ty, n) = element(shape(field, port), port.values.len());
            arms.push_str(&format!(
                "            {ty} r{i}[{n}], s{i}[{n}];\n            (void)s{i};\n"
            ));
            apart.push(format!("r{i}"));
            let same = arrays.iter().position(|(_, t, m)| *t == ty && *m == n);
            let target = match same.map(|at| arrays.remove(at)) {
                Some((param, ..)) => format!("p{param}"),
                None => format!("s{i}"),
            };
            compare.push_str(&format!(
                "            if (memcmp(r{i}, {target}, sizeof r{i})) return 3;
            for (int i = 0; i < {n}; i++) printf(\"%\" PRIx64 \" \", (uint64_t)(u{})r{i}[i]);\n",
                ty.trim_start_matches('u')
            ));
            over.push(target);
        }
        for results in [apart, over] {
            let all = [results, inputs.clone()].concat().join(", ");
            arms.push_str(&format!("            field_{}({all});\n", program.name));
        }
        arms.push_str(&compare);
        arms.push_str("            break;\n        }\n");
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
static uint64_t next(void) {{
    uint64_t w;
    if (scanf(\"%\" SCNx64, &w) != 1) exit(2);
    return w;
}}
int main(void) {{
    uint64_t index;
    while (scanf(\"%\" SCNx64, &index) == 1) {{
        switch (index) {{
{arms}        default: return 4;
        }}
        putchar('\\n');
    }}
    return 0;
}}
"
    )
}
