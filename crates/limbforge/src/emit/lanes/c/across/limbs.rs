//! Operations without vectors: on limbs, one word each, and with the same names for elements that fill vectors.

use std::collections::BTreeSet;

use crate::{
    emit::{c::Speller, c_helpers::Helper, text::Text},
    field::Field,
    interface::{Shape, shape},
    ir::{Port, Program, Ty},
};

use super::{
    super::{
        super::across::{has_elements, programs, shared},
        Names,
    },
    program::signature,
};

/// Functions, and the helpers that they call.
pub struct Functions {
    pub text: String,
    pub needs: BTreeSet<Helper>,
}

/// The prefix of functions on limbs, from that of the field.
pub fn prefix(field: &str) -> String {
    format!("{field}_limbs")
}

/// The functions that need no vectors, on limbs.
pub fn functions(field: &Field, prefix: &str) -> Functions {
    let mut speller = Speller {
        prefix,
        word: Ty::unsigned(field.repr.word),
        needs: BTreeSet::new(),
    };
    let mut out = Text::default();
    for checked in programs(field) {
        out.blank();
        speller.function(&mut out, field, checked);
    }
    Functions {
        text: out.finish(),
        needs: speller.needs,
    }
}

/// The same with the names of a form: calls with the limbs of elements, and the names of functions without elements.
pub fn calls(out: &mut Text, field: &Field, names: &Names) {
    let prefix = prefix(names.field);
    let shared = shared(field);
    if !shared.is_empty() {
        out.blank();
        out.line("// The same functions in all forms.");
    }
    for name in shared {
        out.line(format!("#define {} {prefix}_{name}", names.of(name)));
    }
    for checked in programs(field) {
        let program = checked.program();
        if has_elements(program) {
            out.blank();
            call(out, field, program, (&prefix, names));
        }
    }
}

/// A function for elements that fill vectors: a call of the one for limbs.
fn call(out: &mut Text, field: &Field, program: &Program, (prefix, names): (&str, &Names)) {
    let limbs = field.repr.limbs;
    let elements = |ports: &'_ [Port]| -> Vec<String> {
        let elements = ports
            .iter()
            .filter(|port| matches!(shape(field, port), Shape::Element { .. }));
        elements.map(|port| port.name.clone()).collect()
    };
    let callee = format!("{prefix}_{}", program.name);
    out.line(format!("// As {callee}."));
    signature(out, field, program, names);
    let (params, results) = (elements(&program.params), elements(&program.results));
    for name in params.iter().chain(&results) {
        out.line(format!("    uint64_t {name}_limbs[{limbs}];"));
    }
    for name in &params {
        out.line(format!(
            "    {}({name}_limbs, {name});",
            names.of("to_limbs")
        ));
    }
    let ports = program.results.iter().chain(&program.params);
    let passed = ports.map(|port| match shape(field, port) {
        Shape::Element { .. } => format!("{}_limbs", port.name),
        _ => port.name.clone(),
    });
    let passed: Vec<String> = passed.collect();
    out.line(format!("    {callee}({});", passed.join(", ")));
    for name in &results {
        out.line(format!(
            "    {}({name}, {name}_limbs);",
            names.of("from_limbs")
        ));
    }
    out.line("}");
}
