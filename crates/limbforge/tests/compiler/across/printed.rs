//! Every printed function of every form, called through functions on limbs: against the evaluator and big integers,
//! with limbs at the ends of their bounds.

use std::fmt::Write as _;

use limbforge_compare::{Built, Toolchain, compare::Calls, installed, printed};
use limbforge_core::{
    field::Field,
    interface::{Shape, number, shape},
    ir::{Kind, Port, Ty},
    routine::Sort,
};

use super::{P521, field, in_turn};

/// How a parameter or a result passes.
enum Passed {
    /// An element, loose or tight.
    Element { loose: bool },
    /// A list of elements, which is changed in place.
    Elements,
    /// The same on vectors as on limbs: a type, and whether it passes by reference.
    Same(String, bool),
}

fn number_name(ty: Ty) -> String {
    format!("{}{}", if ty.signed { 'i' } else { 'u' }, ty.bits)
}

fn of_port(field: &Field, port: &Port) -> Passed {
    match shape(field, port) {
        Shape::Element { loose } => Passed::Element { loose },
        Shape::Bytes(n) => Passed::Same(format!("[u8; {n}]"), true),
        Shape::Scalar(ty) => Passed::Same(number_name(ty), false),
        Shape::Words(n, ty) => Passed::Same(format!("[{}; {n}]", number_name(ty)), true),
    }
}

fn of_sort(sort: &Sort) -> Passed {
    match sort {
        Sort::Tight => Passed::Element { loose: false },
        Sort::Loose => Passed::Element { loose: true },
        Sort::Bytes(n) => Passed::Same(format!("[u8; {n}]"), true),
        Sort::Flag => Passed::Same("u64".to_owned(), false),
        Sort::Words(bounds) => Passed::Same(number_name(number(64, Kind::Word, bounds)), false),
        Sort::Count => Passed::Same("u32".to_owned(), false),
        Sort::Exponent => Passed::Same("[u64]".to_owned(), true),
        Sort::Elements => Passed::Elements,
    }
}

impl Passed {
    fn type_of(&self) -> String {
        match self {
            Passed::Element { loose: true } => "Loose".to_owned(),
            Passed::Element { loose: false } => "Element".to_owned(),
            Passed::Elements => "[Element]".to_owned(),
            Passed::Same(name, _) => name.clone(),
        }
    }

    fn param(&self, name: &str) -> String {
        let reference = match self {
            Passed::Elements => "&mut ",
            Passed::Element { .. } | Passed::Same(_, true) => "&",
            Passed::Same(_, false) => "",
        };
        format!("{name}: {reference}{}", self.type_of())
    }

    /// Before the call.
    fn enter(&self, name: &str) -> String {
        match self {
            Passed::Element { .. } => {
                let ty = self.type_of();
                format!("let {name} = &form::{ty} {{ 0: form::registers_of(&{name}.0) }};\n")
            }
            Passed::Elements => format!(
                "let list_{name} = {name};\nlet {name} = &mut list_{name}.iter().map(|x| form::from_limbs(&x.0)).collect::<Vec<_>>()[..];\n"
            ),
            Passed::Same(..) => String::new(),
        }
    }

    /// After the call.
    fn leave(&self, name: &str) -> String {
        match self {
            Passed::Element { .. } => {
                let ty = self.type_of();
                format!("let {name} = {ty} {{ 0: form::limbs_of(&{name}.0) }};\n")
            }
            Passed::Elements => format!(
                "for (x, y) in list_{name}.iter_mut().zip(&*{name}) {{ *x = Element {{ 0: form::limbs_of(&y.0) }}; }}\n"
            ),
            Passed::Same(..) => String::new(),
        }
    }
}

/// A function on limbs that calls the one on vectors.
fn wrapper(name: &str, params: &[Passed], results: &[Passed]) -> String {
    let name_of = |i: usize| format!("p{i}");
    let list: Vec<String> = (0..params.len())
        .map(|i| params[i].param(&name_of(i)))
        .collect();
    let types: Vec<String> = results.iter().map(Passed::type_of).collect();
    let names: Vec<String> = (0..results.len()).map(|i| format!("r{i}")).collect();
    let tuple = |all: &[String]| match all {
        [one] => one.clone(),
        all => format!("({})", all.join(", ")),
    };
    let args: Vec<String> = (0..params.len()).map(name_of).collect();
    let mut text = format!(
        "/// As printed.\npub fn {name}({}) -> {} {{ unsafe {{\n",
        list.join(", "),
        tuple(&types)
    );
    for (i, param) in params.iter().enumerate() {
        text += &param.enter(&name_of(i));
    }
    writeln!(
        text,
        "let {} = form::{name}({});",
        tuple(&names),
        args.join(", ")
    )
    .expect("text");
    for (i, param) in params.iter().enumerate() {
        if matches!(param, Passed::Elements) {
            text += &param.leave(&name_of(i));
        }
    }
    for (result, name) in results.iter().zip(&names) {
        text += &result.leave(name);
    }
    text + &tuple(&names) + "\n} }\n"
}

/// The printed file as a module, and around it functions on limbs that call those of a form.
fn on_limbs(field: &Field, form: &str) -> String {
    let mut text = format!(
        "#![allow(unused_unsafe, unused_braces, clippy::all)]\n//! Functions on limbs.\n/// The printed file.\npub mod printed {{\n{}}}\n",
        printed(field, "rust")
    );
    writeln!(
        text,
        "use printed::{form} as form;\npub use printed::limbs::{{Element, Loose, ONE, ZERO}};"
    )
    .expect("text");
    for checked in &field.programs {
        let program = checked.program();
        if !program.internal {
            let all = |ports: &[Port]| -> Vec<Passed> {
                ports.iter().map(|port| of_port(field, port)).collect()
            };
            text += &wrapper(&program.name, &all(&program.params), &all(&program.results));
        }
    }
    for checked in &field.routines {
        let routine = checked.program();
        if !routine.internal {
            let all = |vars: &[limbforge_core::routine::Var]| -> Vec<Passed> {
                vars.iter().map(|&var| of_sort(routine.sort(var))).collect()
            };
            text += &wrapper(&routine.name, &all(&routine.params), &all(&routine.results));
        }
    }
    text
}

/// The forms that this processor can run.
pub fn forms() -> Vec<&'static str> {
    let mut forms = vec!["portable"];
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512ifma") {
        forms.push("ifma");
    }
    if forms.len() < 2 {
        println!("skipped: this processor has no AVX-512 IFMA");
    }
    forms
}

fn agrees(prime: &str, recipe: &str, toolchain: Toolchain) {
    let field = field(prime, recipe);
    let calls = Calls::new(&field);
    for form in forms() {
        let built = Built::of(&field, toolchain, &on_limbs(&field, form));
        let built = built.unwrap_or_else(|complaint| panic!("{recipe} {form}: {complaint}"));
        if let Err(failure) = calls.compare(&built) {
            panic!("{recipe} {form}: {failure}");
        }
        println!("{recipe} {form}: {} calls", calls.count().calls);
    }
}

/// With overflow checks, which the portable form then has, and optimised.
#[test]
fn of_2_521_1() {
    for toolchain in installed("rust") {
        agrees("2^521-1", P521, toolchain);
    }
}

#[test]
fn of_fields() {
    let optimised = installed("rust").pop().expect("rustc");
    for (prime, recipe) in in_turn() {
        agrees(prime, recipe, optimised);
    }
}
