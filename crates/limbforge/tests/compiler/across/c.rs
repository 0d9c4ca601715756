//! Printed C, every function of every form: called through functions on limbs, by the calls of [`super::printed`].
//!
//! The driver also passes results on top of parameters, and the same array for several: then the vectors do as well.

use std::fmt::Write as _;

use limbforge_compare::{Built, Toolchain, compare::Calls, in_turn, installed, printed};
use limbforge_core::{
    field::Field,
    interface::{Shape, number, shape},
    ir::{
        Kind, Port, Ty,
        across::{LANES, registers},
    },
    routine::{Routine, Sort, Var},
};

use super::{P521, field, printed::forms};

/// How a parameter or a result passes.
enum Passed {
    Element,
    /// A list of elements, which is changed in place.
    Elements,
    /// Words, and their number.
    Exponent,
    Scalar(String),
    Array(String, usize),
}

fn c_type(ty: Ty) -> String {
    format!("{}int{}_t", if ty.signed { "" } else { "u" }, ty.bits)
}

fn of_port(field: &Field, port: &Port) -> Passed {
    match shape(field, port) {
        Shape::Element { .. } => Passed::Element,
        Shape::Bytes(n) => Passed::Array("uint8_t".to_owned(), n),
        Shape::Scalar(ty) => Passed::Scalar(c_type(ty)),
        Shape::Words(n, ty) => Passed::Array(c_type(ty), n),
    }
}

fn of_sort(sort: &Sort) -> Passed {
    match sort {
        Sort::Tight | Sort::Loose => Passed::Element,
        Sort::Bytes(n) => Passed::Array("uint8_t".to_owned(), *n),
        Sort::Flag => Passed::Scalar("uint64_t".to_owned()),
        Sort::Words(bounds) => Passed::Scalar(c_type(number(64, Kind::Word, bounds))),
        Sort::Count => Passed::Scalar("uint32_t".to_owned()),
        Sort::Exponent => Passed::Exponent,
        Sort::Elements => Passed::Elements,
    }
}

/// Names of a form, and numbers.
struct Wrappers<'a> {
    form: &'a str,
    limbs: usize,
    text: String,
}

impl Wrappers<'_> {
    fn own(&self) -> String {
        format!("field_across{LANES}_{}_", self.form)
    }

    fn line(&mut self, text: &str) {
        writeln!(self.text, "{text}").expect("text");
    }

    /// The head of a function on limbs.
    fn head(&mut self, name: &str, params: &[Passed], results: &[Passed]) {
        let limbs = self.limbs;
        let declared = |passed: &Passed, name: &str, is_result: bool| match passed {
            Passed::Element if is_result => format!("uint64_t {name}[{limbs}]"),
            Passed::Element => format!("const uint64_t {name}[{limbs}]"),
            Passed::Elements => format!("uint64_t (*{name})[{limbs}]"),
            Passed::Exponent => format!("const uint64_t *{name}, size_t {name}_words"),
            Passed::Scalar(ty) if is_result => format!("{ty} *{name}"),
            Passed::Scalar(ty) => format!("{ty} {name}"),
            Passed::Array(ty, n) if is_result => format!("{ty} {name}[{n}]"),
            Passed::Array(ty, n) => format!("const {ty} {name}[{n}]"),
        };
        let all = results.iter().enumerate();
        let all = all.map(|(i, passed)| declared(passed, &format!("r{i}"), true));
        let own_params = params.iter().enumerate();
        let own_params = own_params.map(|(i, passed)| declared(passed, &format!("p{i}"), false));
        let mut all: Vec<String> = all.chain(own_params).collect();
        if params.iter().any(|p| matches!(p, Passed::Elements)) {
            all.push("size_t length".to_owned());
        }
        let attribute = match self.form {
            "portable" => "",
            _ => "__attribute__((target(\"avx512f,avx512ifma\"))) ",
        };
        self.line(&format!(
            "{attribute}void field_{name}({}) {{",
            all.join(", ")
        ));
    }

    /// A function on limbs that calls the one on vectors.
    fn function(&mut self, name: &str, params: &[Passed], results: &[Passed]) {
        self.head(name, params, results);
        let (own, count) = (self.own(), registers(self.limbs));
        let mut args = Vec::new();
        for (i, passed) in params.iter().enumerate() {
            args.push(match passed {
                Passed::Element => {
                    self.line(&format!("    {own}v v{i}[{count}], *x{i} = v{i};"));
                    self.line(&format!("    {own}from_limbs(v{i}, p{i});"));
                    for j in (0..i).filter(|&j| matches!(params[j], Passed::Element)) {
                        self.line(&format!("    if (p{i} == p{j}) x{i} = x{j};"));
                    }
                    format!("x{i}")
                }
                Passed::Elements => {
                    self.line(&format!("    {own}v v{i}[8][{count}];"));
                    self.line(&format!(
                        "    for (size_t i = 0; i < length; i++) {own}from_limbs(v{i}[i], p{i}[i]);"
                    ));
                    format!("v{i}")
                }
                Passed::Exponent => format!("p{i}, p{i}_words"),
                _ => format!("p{i}"),
            });
        }
        if params.iter().any(|p| matches!(p, Passed::Elements)) {
            args.push("length".to_owned());
        }
        let mut places = Vec::new();
        for (i, passed) in results.iter().enumerate() {
            places.push(match passed {
                Passed::Element => {
                    self.line(&format!("    {own}v w{i}[{count}], *y{i} = w{i};"));
                    for j in (0..params.len()).filter(|&j| matches!(params[j], Passed::Element)) {
                        self.line(&format!("    if (r{i} == p{j}) y{i} = x{j};"));
                    }
                    format!("y{i}")
                }
                _ => format!("r{i}"),
            });
        }
        let all: Vec<String> = places.into_iter().chain(args).collect();
        self.line(&format!("    {own}{name}({});", all.join(", ")));
        for (i, passed) in results.iter().enumerate() {
            if matches!(passed, Passed::Element) {
                self.line(&format!("    {own}to_limbs(r{i}, y{i});"));
            }
        }
        for (i, passed) in params.iter().enumerate() {
            if matches!(passed, Passed::Elements) {
                self.line(&format!(
                    "    for (size_t i = 0; i < length; i++) {own}to_limbs(p{i}[i], v{i}[i]);"
                ));
            }
        }
        self.line("}");
    }
}

/// The printed file, and after it functions on limbs that call those of a form.
fn on_limbs(field: &Field, form: &str, printed: &str) -> String {
    let mut wrappers = Wrappers {
        form,
        limbs: field.repr.limbs,
        text: String::new(),
    };
    let programs = field.programs.iter().map(|checked| checked.program());
    for program in programs.filter(|program| !program.internal) {
        let all = |ports: &[Port]| -> Vec<Passed> {
            ports.iter().map(|port| of_port(field, port)).collect()
        };
        wrappers.function(&program.name, &all(&program.params), &all(&program.results));
    }
    let routines = field.routines.iter().map(|checked| checked.program());
    for routine in routines.filter(|routine: &&Routine| !routine.internal) {
        let all = |vars: &[Var]| -> Vec<Passed> {
            vars.iter().map(|&var| of_sort(routine.sort(var))).collect()
        };
        wrappers.function(&routine.name, &all(&routine.params), &all(&routine.results));
    }
    format!("{printed}\n{}", wrappers.text)
}

/// The fault of a printed text in a form, if it has one.
fn fault(field: &Field, form: &str, text: &str, toolchain: Toolchain) -> Option<String> {
    let built = Built::of(field, toolchain, &on_limbs(field, form, text));
    let built = built.unwrap_or_else(|complaint| panic!("{} {form}: {complaint}", field.recipe));
    let compared = Calls::new(field).compare(&built);
    compared.err().map(|failure| failure.to_string())
}

fn agrees(field: &Field, toolchain: Toolchain) {
    let text = printed(field, "c");
    for form in forms() {
        let Toolchain {
            program, options, ..
        } = toolchain;
        println!("{} {form}: {program} {options:?}", field.recipe);
        assert_eq!(fault(field, form, &text, toolchain), None);
    }
}

/// By every compiler, in each way to optimise, and with traps on undefined behaviour.
#[test]
fn c_of_2_521_1() {
    let field = field("2^521-1", P521);
    for toolchain in installed("c") {
        agrees(&field, toolchain);
    }
}

/// One compiler for each field, in turn.
#[test]
fn c_of_every_field() {
    for (place, (prime, recipe)) in super::in_turn().into_iter().enumerate() {
        for toolchain in in_turn(installed("c"), place) {
            agrees(&field(prime, recipe), toolchain);
        }
    }
}

/// One wrong helper, number or word of a constant is noticed.
#[test]
fn changed_c_is_noticed() {
    let field = field("2^521-1", P521);
    let Some(toolchain) = installed("c").into_iter().next() else {
        return;
    };
    let text = printed(&field, "c");
    let mutants = [
        ("portable", "y.lane[i + k - 8]", "y.lane[(i + k - 7) & 7]"),
        ("portable", "k >> (4 * i) & 8", "k >> (4 * i) & 4"),
        ("portable", "k >> (8 * i) & 0xff", "k >> (8 * i) & 0xf0"),
        ("portable", "return (uint8_t)(0 - c);", "return (uint8_t)c;"),
        (
            "ifma",
            "_mm512_alignr_epi64(y, x, k)",
            "_mm512_alignr_epi64(x, y, k)",
        ),
        ("ifma", "k >> 28 & 15", "k >> 28 & 7"),
        ("ifma", "k & 255)", "k & 251)"),
        ("ifma", "0xedcba983)", "0xedcba984)"),
        ("ifma", "_vsplat(k), x)", "_vsplat(k ^ 1), x)"),
        ("ifma", "x, y, 0xca)", "x, y, 0xac)"),
    ];
    let forms = forms();
    for (form, from, to) in mutants.iter().filter(|(form, ..)| forms.contains(form)) {
        let changed = text.replace(from, to);
        assert_ne!(text, changed, "{from}");
        let fault = fault(&field, form, &changed, toolchain);
        assert!(fault.is_some(), "{form}: {from} became {to}");
    }
}
