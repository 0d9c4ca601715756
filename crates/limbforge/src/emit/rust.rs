//! Rust: one file that is a module or a crate root, with `core` alone, without `unsafe` and without a heap.
//!
//! Operations that cannot wrap are printed with `+ - *`. A debug build therefore asserts the interval analysis at run
//! time, and never panics for words within the documented bounds.

mod spell;

use std::collections::BTreeSet;

use num_bigint::BigInt;

use crate::{
    check::Checked,
    field::Field,
    interface::Shape,
    ir::{Program, Ty},
};

use super::{
    Emit, Options,
    body::body,
    header, lanes,
    line::{BARRIER_NOTE, Body, Line, Output, Param},
    rust_const::{Constants, Constness},
    rust_element::element,
    rust_prelude::{ARRAY_WIDTH, Helper, heading, types},
    rust_routine, rust_traits,
    text::{Spell, Text, group, signed_literal},
};

/// The Rust printer.
#[derive(Clone, Copy, Debug)]
pub struct Rust;

impl Emit for Rust {
    fn language(&self) -> &'static str {
        "rust"
    }

    fn extension(&self) -> &'static str {
        "rs"
    }

    fn emit(&self, field: &Field, options: &Options) -> String {
        if let Some(plan) = field.vector_plan() {
            return lanes::rust::emit(field, &plan, options);
        }
        if !field.across.is_empty() {
            return lanes::rust::across::emit(field, options);
        }
        let mut functions = Text::default();
        let mut speller = Speller {
            word: Ty::unsigned(field.repr.word),
            has_loose: field.repr.has_loose(),
            needs: BTreeSet::new(),
        };
        let mut constants = Constants::new(options.traits);
        for program in &field.programs {
            functions.blank();
            let mut function = Text::default();
            let constness = speller.function(&mut function, field, program, &mut constants);
            constants.place(&mut functions, function, constness, 0);
        }
        for checked in &field.routines {
            functions.blank();
            let mut function = Text::default();
            let routine = checked.program();
            let constness = constants.routine(routine);
            rust_routine::routine(&mut function, field, routine, &constants);
            constants.place(&mut functions, function, constness, 0);
        }
        element(&mut functions, field, &constants);
        if options.traits {
            rust_traits::traits(&mut functions, field);
        }
        let mut out = Text::default();
        heading(&mut out, field, options, &[]);
        out.blank();
        types(&mut out, field);
        if constants.needs_part() {
            speller.needs.insert(Helper::Part);
        }
        for helper in speller.needs {
            out.blank();
            out.line(helper.source(field.repr.word));
        }
        out.finish() + &functions.finish()
    }
}

pub fn type_name(ty: Ty) -> String {
    match ty {
        Ty::FLAG => "bool".to_owned(),
        Ty { bits, signed } => format!("{}{bits}", if signed { 'i' } else { 'u' }),
    }
}

/// Instructions of a program up to which every call is replaced by the code: products of four words of 64 bits are
/// below it; products of eight or nine limbs are above, for which formulas were slower by a twentieth when measured.
const SHORT: usize = 180;

/// How a function is inlined.
///
/// The limbs of a result that is returned through memory are stored one by one. Where an element is then copied, as by
/// `x = square(&x)`, compilers load pairs of them at once, and processors wait until the stores are done: that can
/// double the time of a chain. In the caller's code the limbs stay in registers. A compiler left to itself inlines no
/// product; long ones have to be calls, though, or a formula is larger than the caches of instructions.
fn inlining(program: &Program) -> &'static str {
    if program.internal || program.instructions().count() <= SHORT {
        "inline(always)"
    } else {
        "inline"
    }
}

/// The type of a parameter or a result.
pub fn shape_name(shape: Shape) -> String {
    match shape {
        Shape::Element { loose: true } => "Loose".to_owned(),
        Shape::Element { loose: false } => "Element".to_owned(),
        Shape::Bytes(n) => format!("[u8; {n}]"),
        Shape::Scalar(ty) => type_name(ty),
        Shape::Words(n, ty) => format!("[{}; {n}]", type_name(ty)),
    }
}

fn number(k: &BigInt, ty: Ty) -> String {
    if ty == Ty::FLAG {
        return (*k == BigInt::from(1)).to_string();
    }
    signed_literal(k)
}

pub(super) struct Speller {
    pub(super) word: Ty,
    pub(super) has_loose: bool,
    pub(super) needs: BTreeSet<Helper>,
}

impl Speller {
    /// Prints a program's function, and notes whether it is `const`.
    pub(super) fn function(
        &mut self,
        out: &mut Text,
        field: &Field,
        checked: &Checked<Program>,
        constants: &mut Constants,
    ) -> Constness {
        let program = checked.program();
        let body = body(field, checked);
        let constness = constants.program(&program.name, &body.lines);
        out.comment("///", &header::function(program));
        out.text(&constants.inlining(Some(inlining(program))));
        self.signature(out, program, &body, constness.word());
        for param in &body.params {
            self.load(out, param);
        }
        for line in &body.lines {
            self.line(out, line);
        }
        if let [result] = body.results.as_slice() {
            self.result(out, result, "", "");
        } else {
            let mut all = Vec::new();
            for result in &body.results {
                if matches!(result.shape, Shape::Scalar(_)) {
                    all.push(self.expr(&result.words[0]));
                } else {
                    self.result(out, result, &format!("let {} = ", result.name), ";");
                    all.push(result.name.clone());
                }
            }
            out.line(format!("    ({})", all.join(", ")));
        }
        out.line("}");
        constness
    }

    fn signature(&self, out: &mut Text, program: &Program, body: &Body, constant: &str) {
        let params: Vec<String> = body
            .params
            .iter()
            .map(|param| {
                let reference = if matches!(param.shape, Shape::Scalar(_)) {
                    ""
                } else {
                    "&"
                };
                let unused = if param.is_used() { "" } else { "_" };
                format!(
                    "{unused}{}: {reference}{}",
                    param.name,
                    shape_name(param.shape)
                )
            })
            .collect();
        let results: Vec<String> = body.results.iter().map(|r| shape_name(r.shape)).collect();
        let results = group(results.join(", "), results.len() != 1);
        let visible = if program.internal { "" } else { "pub " };
        let start = format!("{visible}{constant}fn {}(", program.name);
        let line = format!("{start}{}) -> {results} {{", params.join(", "));
        if line.len() <= super::text::WIDTH {
            return out.line(line);
        }
        out.line(start);
        for param in params {
            out.line(format!("    {param},"));
        }
        out.line(format!(") -> {results} {{"));
    }

    /// The words of a parameter as variables.
    fn load(&mut self, out: &mut Text, param: &Param) {
        if !param.is_used() {
            return;
        }
        let name = &param.name;
        match param.shape {
            Shape::Scalar(_) => {}
            Shape::Bytes(_) => {
                self.needs.insert(Helper::Load);
                let stride = usize::from(self.word.bits / 8);
                for (i, word) in param.words.iter().enumerate() {
                    if let Some(word) = word {
                        out.line(format!("    let {word} = load({name}, {});", i * stride));
                    }
                }
            }
            Shape::Element { .. } | Shape::Words(..) => {
                let words = param.words.iter();
                let words: Vec<String> = words
                    .map(|w| w.clone().unwrap_or_else(|| "_".to_owned()))
                    .collect();
                let source = match param.shape {
                    Shape::Element { .. } => format!("{name}.0"),
                    _ => format!("*{name}"),
                };
                out.list(
                    "    let [",
                    &words,
                    &format!("] = {source};"),
                    ARRAY_WIDTH,
                    true,
                );
            }
        }
    }

    fn result(&mut self, out: &mut Text, result: &Output, before: &str, after: &str) {
        let words: Vec<String> = result.words.iter().map(|e| self.expr(e)).collect();
        match result.shape {
            Shape::Scalar(_) => out.line(format!("    {before}{}{after}", words[0])),
            Shape::Element { .. } => {
                // An alias has no constructor.
                let is_loose = self.has_loose && result.shape == Shape::Element { loose: true };
                let constructor = if is_loose { "Loose" } else { "Element" };
                let start = format!("    {before}{constructor}([");
                out.list(&start, &words, &format!("]){after}"), ARRAY_WIDTH, false);
            }
            Shape::Words(..) => {
                let start = format!("    {before}[");
                out.list(&start, &words, &format!("]{after}"), ARRAY_WIDTH, false);
            }
            Shape::Bytes(n) => {
                self.needs.insert(Helper::Store);
                let stride = usize::from(self.word.bits / 8);
                let name = &result.name;
                out.line(format!("    let mut {name} = [0; {n}];"));
                for (i, word) in words.iter().enumerate() {
                    out.line(format!("    store(&mut {name}, {}, {word});", i * stride));
                }
                if before.is_empty() {
                    out.line(format!("    {name}"));
                }
            }
        }
    }

    fn line(&mut self, out: &mut Text, line: &Line) {
        match line {
            Line::Let { name, expr } => {
                let parts = self.chain(expr);
                out.parts(&format!("    let {name} = "), &parts, ";");
            }
            Line::Carry {
                subtract,
                word,
                flag,
                operands,
            } => {
                let [x, y, carry] = operands.as_ref();
                let variable =
                    |name: &Option<String>| name.clone().unwrap_or_else(|| "_".to_owned());
                let (word, flag) = (variable(word), variable(flag));
                let sum = if carry.is_zero() {
                    let call = if *subtract {
                        "overflowing_sub"
                    } else {
                        "overflowing_add"
                    };
                    format!("{}.{call}({})", self.receiver(x), self.expr(y))
                } else {
                    assert_eq!(x.ty, self.word, "carries are those of words");
                    let (helper, call) = if *subtract {
                        (Helper::SubBorrow, "sub_borrow")
                    } else {
                        (Helper::AddCarry, "add_carry")
                    };
                    self.needs.insert(helper);
                    let [x, y, carry] = [x, y, carry].map(|e| self.expr(e));
                    format!("{call}({x}, {y}, {carry})")
                };
                out.line(format!("    let ({word}, {flag}) = {sum};"));
            }
            Line::Product { .. } => unreachable!("a product is a double word here"),
            Line::Mask {
                name,
                ty,
                flag,
                barrier,
            } => {
                let ty = type_name(*ty);
                let mut flag = self.expr(flag);
                if *barrier {
                    out.line(format!("    {BARRIER_NOTE}"));
                    flag = format!("core::hint::black_box({flag})");
                }
                if ty != type_name(self.word) {
                    flag = format!("{flag} as {ty}");
                }
                out.line(format!("    let {name} = 0{ty}.wrapping_sub({flag});"));
            }
        }
    }
}
