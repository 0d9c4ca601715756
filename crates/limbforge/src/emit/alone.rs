//! A program by itself, without a field: its ports are words.

use std::collections::BTreeSet;

use super::{C, Rust, c, rust, rust_const::Constants, text::Text};
use crate::{
    check::Checked,
    field::Field,
    ir::{Kind, Program, Ty},
    prime::Prime,
    repr::{Domain, Radix, Repr},
};

impl Rust {
    /// A program of words by itself: what it needs, and the function of its name over arrays of words.
    ///
    /// # Panics
    /// If a port of the program is an element of a field, or bytes.
    pub fn alone(self, program: &Checked<Program>) -> String {
        let field = carrier(program.program());
        let mut speller = rust::Speller {
            word: Ty::unsigned(field.repr.word),
            has_loose: false,
            needs: BTreeSet::new(),
        };
        let mut function = Text::default();
        speller.function(&mut function, &field, program, &mut Constants::default());
        let mut out = Text::default();
        for helper in speller.needs {
            out.line(helper.source(field.repr.word));
        }
        out.finish() + &function.finish()
    }
}

impl C {
    /// A program of words by itself: what it needs, and the function `prefix_name`. Arrays of words are pointers.
    ///
    /// # Panics
    /// If a port of the program is an element of a field, or bytes.
    pub fn alone(self, program: &Checked<Program>, prefix: &str) -> String {
        let field = carrier(program.program());
        let mut speller = c::Speller {
            prefix,
            word: Ty::unsigned(field.repr.word),
            needs: BTreeSet::new(),
        };
        let mut function = Text::default();
        speller.function(&mut function, &field, program);
        let mut out = Text::default();
        out.line("#include <stdint.h>");
        for helper in &speller.needs {
            out.line(helper.source());
        }
        out.finish() + &function.finish()
    }
}

/// A field from which the printers of functions read the width of a word. Nothing else of it is printed.
///
/// # Panics
/// If the program takes or gives elements of a field, or bytes: only a field knows how long these are.
fn carrier(program: &Program) -> Field {
    let mut ports = program.params.iter().chain(&program.results);
    assert!(
        ports.all(|port| matches!(port.kind, Kind::Word | Kind::Flag)),
        "`{}` has ports that belong to a field",
        program.name
    );
    Field {
        prime: Prime::parse("2^61-1").expect("a Mersenne prime"),
        recipe: String::new(),
        repr: Repr {
            word: program.word,
            limbs: 0,
            radix: Radix::bits(u32::from(program.word)),
            domain: Domain::Standard,
            tight: Vec::new(),
            loose: Vec::new(),
        },
        constants: Vec::new(),
        programs: Vec::new(),
        across: Vec::new(),
        routines: Vec::new(),
        formula: None,
    }
}
