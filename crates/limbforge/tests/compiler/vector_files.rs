//! Printed files for vectors, as text and as objects: what their calls do not show.

use std::{collections::BTreeSet, fs, process::Command};

use limbforge_compare::{Folder, is_installed};
#[cfg(target_arch = "x86_64")]
use limbforge_core::read::x86::ct::{Public, examine};
use limbforge_core::{
    emit::{self, Options},
    field::Field,
    interface::{Shape, shape},
    ir::{Kind, Program},
    ops::derive::derive,
    plan::Plan,
    prime::Prime,
};
use object::{Object, ObjectSymbol, SymbolKind};

/// A recipe for each way to use lanes, and for each kind of registers; names of forms after `portable`.
const FIELDS: [(&str, &str); 5] = [
    (
        "ifma",
        "3x43 across(8) operand-scanning madd52 fold(4@left:shift-add) carry(parallel)",
    ),
    (
        "ifma",
        "3x52 lanes(8) product-scanning madd52 fold(536870912@high:madd52) carry(top-first)",
    ),
    (
        "avx512",
        "5x26 lanes(8) product-scanning word fold(8@right:shift-add) carry(interleaved)",
    ),
    (
        "avx2",
        "5x26 lanes(4) product-scanning word fold(8@right:shift-add) carry(interleaved)",
    ),
    (
        "neon",
        "5x26 lanes(2) product-scanning word fold(8@right:shift-add) carry(interleaved)",
    ),
];

fn field(recipe: &str) -> Field {
    let plan: Plan = recipe.parse().expect("a recipe");
    let prime = Prime::parse("2^127-1").expect("a prime");
    derive(&prime, &plan).unwrap_or_else(|reason| panic!("{recipe}: {reason}"))
}

fn printed(field: &Field, language: &str, name: &str) -> String {
    let options = Options {
        command: "a test".to_owned(),
        name: name.to_owned(),
        traits: false,
    };
    let emitter = emit::by_name(language).expect("a language");
    emitter.emit(field, &options)
}

/// The middle of a name in C, between those of the field and of the function.
fn vectors(field: &Field) -> String {
    match field.vector_plan() {
        Some(plan) => format!("lanes{}", plan.lanes),
        None => "across8".to_owned(),
    }
}

/// The object of a text in C, and whether the compiler is there.
fn object_of(text: &str, compiler: &str, options: &[&str]) -> Option<Vec<u8>> {
    if !is_installed(compiler) {
        println!("skipped: {compiler} is not installed");
        return None;
    }
    let folder = Folder::temporary();
    fs::write(folder.0.join("field.c"), text).expect("a writable folder");
    let compiled = Command::new(compiler)
        .current_dir(&folder.0)
        .args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-c", "field.c"])
        .args(options)
        .output()
        .expect("a compiler");
    let complaint = String::from_utf8_lossy(&compiled.stderr);
    assert!(compiled.status.success(), "{compiler}: {complaint}");
    Some(fs::read(folder.0.join("field.o")).expect("an object"))
}

/// The lines from one that begins so to the first that is `end`.
fn lines_from<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let (_, text) = text.split_once(start).unwrap_or_else(|| panic!("{start}"));
    text.split_once(end).expect("an end").0
}

/// The flags that a program takes.
fn flags(program: &Program) -> impl Iterator<Item = &str> {
    let flags = program.params.iter().filter(|port| port.kind == Kind::Flag);
    flags.map(|port| port.name.as_str())
}

/// A compiler that knows of a word that it is a flag may branch on it.
#[test]
fn functions_hide_their_flags_from_the_compiler() {
    for (form, recipe) in FIELDS {
        let field = field(recipe);
        let [rust, c] = ["rust", "c"].map(|language| printed(&field, language, "f"));
        let across = field.across_plan().is_some();
        let barrier = if across { "barrier_u64" } else { "barrier_u8" };
        let mut count = 0;
        for form in ["portable", form] {
            let module = lines_from(&rust, &format!("pub mod {form} {{"), "\n}\n");
            for program in field.programs.iter().map(|checked| checked.program()) {
                let elements = |port| matches!(shape(&field, port), Shape::Element { .. });
                // Others are functions on words in files across lanes.
                if across && !program.params.iter().any(elements) {
                    continue;
                }
                let name = program.name.replace("bytes", "words");
                for flag in flags(program) {
                    let own = format!("_{form}_{name}(");
                    let body = lines_from(&c, &own, "\n}\n");
                    let hidden = format!("{barrier}({flag})");
                    assert!(body.contains(&hidden), "{recipe} C {form} {name}");
                    let body = lines_from(module, &format!("fn {name}("), "\n    }\n");
                    let hidden = format!("black_box({flag})");
                    assert!(body.contains(&hidden), "{recipe} Rust {form} {name}");
                    count += 1;
                }
            }
        }
        assert!(count >= 4, "{recipe}: {count} flags");
    }
}

/// A mask is made of a flag without a branch, also where code is to be short.
#[cfg(target_arch = "x86_64")]
#[test]
fn compiled_selections_do_not_branch() {
    for (form, recipe) in FIELDS.into_iter().filter(|(form, _)| *form != "neon") {
        let field = field(recipe);
        let text = printed(&field, "c", "f");
        for (compiler, level) in [("gcc", "-Os"), ("clang-19", "-Os")] {
            let Some(object) = object_of(&text, compiler, &[level]) else {
                continue;
            };
            let verdicts = examine(&object, &Public::new()).expect("an object of x86-64");
            for form in ["portable", form] {
                for name in ["select", "swap"] {
                    let own = format!("f_{}_{form}_{name}", vectors(&field));
                    let verdict = verdicts.iter().find(|verdict| verdict.name == own);
                    let verdict = verdict.unwrap_or_else(|| panic!("{own}"));
                    let objections = verdict.objections.iter();
                    let conditions = objections.filter(|one| one.starts_with("a condition"));
                    let conditions: Vec<&String> = conditions.collect();
                    assert!(
                        conditions.is_empty(),
                        "{own} {compiler} {level}: {conditions:?}"
                    );
                }
            }
        }
    }
}

/// Several files of one program may have helpers and internal functions of the same names.
#[test]
fn only_functions_for_callers_are_global() {
    const CONVERSIONS: [&str; 5] = [
        "splat",
        "from_limbs",
        "to_limbs",
        "words_of_bytes",
        "bytes_of_words",
    ];
    for (form, recipe) in FIELDS.into_iter().filter(|(form, _)| *form != "neon") {
        let field = field(recipe);
        let programs = field.programs.iter().map(|checked| checked.program());
        let programs = programs.map(|program| (&program.name, program.internal));
        let routines = field.routines.iter().map(|checked| checked.program());
        let routines = routines.map(|routine| (&routine.name, routine.internal));
        let all: Vec<(&String, bool)> = programs.chain(routines).collect();
        let internal = all.iter().filter(|(_, internal)| *internal).count();
        assert!(internal > 0, "{recipe}");
        let public = all.into_iter().filter(|(_, internal)| !internal);
        let spelled = |name: &String| match field.vector_plan() {
            Some(_) => name.replace("bytes", "words"),
            None => name.clone(),
        };
        let mut public: BTreeSet<String> = public.map(|(name, _)| spelled(name)).collect();
        public.extend(CONVERSIONS.map(str::to_owned));
        let Some(object) = object_of(&printed(&field, "c", "f"), "gcc", &["-O0"]) else {
            return;
        };
        let object = object::File::parse(&*object).expect("an object");
        let mut count = 0;
        for symbol in object
            .symbols()
            .filter(|symbol| symbol.kind() == SymbolKind::Text)
        {
            let name = symbol.name().expect("a name");
            let vectors = vectors(&field);
            let own = ["portable", form, "limbs"]
                .iter()
                .find_map(|form| name.strip_prefix(&format!("f_{vectors}_{form}_")));
            if symbol.is_global() {
                assert!(
                    own.is_some_and(|own| public.contains(own)),
                    "{recipe}: {name}"
                );
                count += 1;
            }
        }
        assert!(count > 40, "{recipe}: {count} functions");
    }
}

/// Other processors compile the functions on arrays alone.
#[test]
fn another_processor_passes_over_registers() {
    for (form, recipe) in FIELDS {
        let text = printed(&field(recipe), "c", "f");
        let Some(object) = object_of(&text, "aarch64-linux-gnu-gcc", &["-O1"]) else {
            return;
        };
        let object = object::File::parse(&*object).expect("an object");
        let has = |form: &str| {
            let mut names = object.symbols().filter_map(|symbol| symbol.name().ok());
            names.any(|name| name.ends_with(&format!("_{form}_mul")))
        };
        assert_eq!(
            [has("portable"), has(form)],
            [true, form == "neon"],
            "{recipe}"
        );
    }
}

#[test]
fn heads_of_files_say_what_lanes_hold() {
    for (_, recipe) in FIELDS {
        let field = field(recipe);
        let expected = match field.vector_plan() {
            Some(plan) => format!("Lanes:   {}, an element in each", plan.lanes),
            None => "Lanes:   8, limb l in lane l mod 8 of register l / 8".to_owned(),
        };
        for (language, comment) in [("rust", "//!"), ("c", "//")] {
            let text = printed(&field, language, "f");
            let line = format!("{comment} {expected}");
            assert!(text.lines().any(|own| own == line), "{recipe} {language}");
        }
    }
}

/// Files of fields whose names differ in capitals alone, in one program.
#[test]
fn names_that_differ_in_capitals_are_apart() {
    // Pairs with other numbers of limbs.
    const PAIRS: [[&str; 2]; 3] = [
        [
            "2x64 operand-scanning carry-chain fold(2@high:mul) carry(none)",
            "3x43 product-scanning double-word fold(4@right:mul) carry(sequential)",
        ],
        [
            FIELDS[0].1,
            "4x32 across(8) operand-scanning madd52 fold(2@left:shift-add) carry(parallel)",
        ],
        [FIELDS[1].1, FIELDS[2].1],
    ];
    for [recipe, other] in PAIRS {
        let [field, other] = [field(recipe), field(other)];
        for names in [["curve", "CURVE"], ["Curve", "curve"]] {
            let [one, another] = names;
            let text = printed(&field, "c", one) + &printed(&other, "c", another);
            for compiler in ["gcc", "clang-19"] {
                object_of(&text, compiler, &["-O0"]);
            }
        }
    }
}

/// Helpers that every operation calls take no decision, whatever a compiler makes of one.
#[test]
fn helpers_decide_nothing() {
    // By numbers of the program.
    const PUBLIC: [&str; 2] = ["valign", "vpermute"];
    for (_, recipe) in FIELDS {
        let field = field(recipe);
        for (language, end) in [("rust", "\n    }\n"), ("c", "\n}\n")] {
            let text = printed(&field, language, "f");
            let mut count = 0;
            for (at, _) in text.match_indices(if language == "c" {
                "static inline "
            } else {
                "    fn v"
            }) {
                let function = text[at..].split_once(end).expect("an end").0;
                let head = function.lines().next().expect("a line");
                if language == "c" && !head.contains(&format!("f_{}_", vectors(&field)))
                    || PUBLIC.iter().any(|name| head.contains(name))
                {
                    continue;
                }
                let words = function.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
                let decides = |word: &str| ["if", "match", "while", "switch"].contains(&word);
                let decision = words.into_iter().any(decides)
                    || ["&&", "||", "?"].iter().any(|sign| function.contains(sign));
                assert!(!decision, "{recipe} {language}: {function}");
                count += 1;
            }
            assert!(count > 20, "{recipe} {language}: {count} helpers");
        }
    }
}
