//! Operations without vectors: on limbs, one word each, and with the same names for elements that fill vectors.

use std::collections::BTreeSet;

use crate::{
    emit::{
        rust::Speller,
        rust_const::Constants,
        rust_prelude::{Helper, types},
        text::{Text, group},
    },
    field::Field,
    interface::{Shape, shape},
    ir::{Kind, Ty},
};

use super::{
    super::{
        super::across::{has_elements, programs},
        constructor,
    },
    program::signature,
};

/// The helpers that all modules use, the module of limbs, and functions without elements.
pub fn module(out: &mut Text, field: &Field) {
    let mut speller = Speller {
        word: Ty::unsigned(field.repr.word),
        has_loose: field.repr.has_loose(),
        needs: BTreeSet::new(),
    };
    let mut constants = Constants::new(false);
    let (mut inside, mut outside) = (Text::default(), Text::default());
    types(&mut inside, field);
    for checked in programs(field) {
        let place = if has_elements(checked.program()) {
            &mut inside
        } else {
            &mut outside
        };
        place.blank();
        speller.function(place, field, checked, &mut constants);
    }
    for routine in &field.routines {
        constants.routine(routine.program());
    }
    if constants.needs_part() {
        speller.needs.insert(Helper::Part);
    }
    let helped = !speller.needs.is_empty();
    for helper in speller.needs {
        out.blank();
        out.line(helper.source(field.repr.word));
    }
    out.text(&outside.finish());
    out.blank();
    out.line("/// Elements as limbs, one word each, and the functions that need no vectors.");
    out.line("pub mod limbs {");
    if helped {
        out.line("    use super::*;");
        out.blank();
    }
    out.indented(&inside.finish());
    out.line("}");
}

/// A function for elements that fill vectors: a call of the one for limbs.
pub fn calls(out: &mut Text, field: &Field, attribute: &str) {
    for checked in programs(field) {
        let program = checked.program();
        if !has_elements(program) {
            continue;
        }
        let name = &program.name;
        let args = program.params.iter().map(|port| match port.kind {
            Kind::Tight | Kind::Loose => {
                let (limbs, element) = (constructor(field, port.kind), &port.name);
                format!("&limbs::{limbs}(limbs_of(&{element}.0))")
            }
            _ => port.name.clone(),
        });
        let args: Vec<String> = args.collect();
        out.blank();
        out.line(format!("/// As [`limbs::{name}`]."));
        out.line(attribute);
        signature(out, field, program);
        let names: Vec<String> = (0..program.results.len())
            .map(|i| format!("r{i}"))
            .collect();
        let results =
            program
                .results
                .iter()
                .zip(&names)
                .map(|(port, r)| match shape(field, port) {
                    Shape::Element { .. } => {
                        format!("{}(registers_of(&{r}.0))", constructor(field, port.kind))
                    }
                    _ => r.clone(),
                });
        let results: Vec<String> = results.collect();
        let several = names.len() != 1;
        out.line(format!(
            "    let {} = limbs::{name}({});",
            group(names.join(", "), several),
            args.join(", ")
        ));
        out.line(format!("    {}", group(results.join(", "), several)));
        out.line("}");
    }
}
