//! C11 for recipes that spread one element over lanes: functions on limbs, which need no vectors, and a part for each
//! form. Results may overlap parameters, as in the files of lanes.

mod limbs;
mod program;

use crate::{
    emit::{Options, c_helpers::Helper, c_routine::Held, text::Text},
    field::Field,
    ir::across::{LANES, registers},
};

use super::{
    super::{across::about, forms::Form},
    Names, constants,
    conversions::{self, conversions},
    heading, part, routines,
};

/// The whole file.
pub fn emit(field: &Field, options: &Options) -> String {
    let mut out = Text::default();
    heading(&mut out, field, options, about("The parts of this file"));
    let prefix = format!("{}_across{LANES}", options.name);
    let mut on_limbs = limbs::functions(field, &limbs::prefix(&prefix));
    on_limbs.needs.extend([Helper::Wide, Helper::Barrier(64)]);
    for helper in on_limbs.needs {
        out.blank();
        out.line(helper.source());
    }
    out.blank();
    let registers = registers(field.repr.limbs);
    let numbers = [
        ("LANES", LANES),
        ("LIMBS", field.repr.limbs),
        ("REGISTERS", registers),
        ("BYTES", field.bytes()),
    ];
    constants(&mut out, field, &prefix, &numbers, LANES * registers);
    out.text(&on_limbs.text);
    for form in Form::across() {
        out.blank();
        let names = Names {
            form,
            field: &prefix,
        };
        part(&mut out, &names, &functions(field, &names));
    }
    out.finish()
}

/// The functions of a form.
fn functions(field: &Field, names: &Names) -> String {
    let mut body = Text::default();
    conversions(&mut body, names, &conversions::ACROSS);
    for checked in &field.across {
        let name = &checked.program().name;
        let words = field
            .program(name)
            .expect("the words of each program on registers");
        body.blank();
        program::function(&mut body, field, checked, words.program(), names);
    }
    limbs::calls(&mut body, field, names);
    routines(&mut body, field, names, Held::Across);
    body.finish()
}
