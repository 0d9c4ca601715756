//! Assembly in Rust: the functions of the generated module are proved from the object that rustc makes of it.

use std::{fs, process::Command};

use limbforge_compare::Folder;
use limbforge_core::{
    check::Checked,
    emit::asm::x86::{Schedules, prover_of_source},
    field::Field,
    formula::{Formula, Proved},
    ir::Program,
    ops::{derive::derive, formula::compile_packed},
    plan::Plan,
    prime::Prime,
    read::{Meanings, X86},
};

/// Fields with such a module, and their schedules.
const MODULES: [(&str, &str); 2] = [
    ("csidh512", "schedules/csidh512.toml"),
    ("curve25519", "schedules/curve25519.toml"),
];

/// Stands for the crate that sees which instructions there are.
const DETECTION: &str = "#![no_std]\n#[macro_export]\nmacro_rules! new {\n    ($name:ident, $feature:literal) => {\n        \
    mod $name {\n            pub fn get() -> bool {\n                true\n            }\n        }\n    };\n}\n";

fn rustc(folder: &Folder, arguments: &[&str]) {
    let output = Command::new("rustc")
        .current_dir(&folder.0)
        .args(["--edition=2024", "-Copt-level=2"])
        .args(arguments)
        .output()
        .expect("rustc");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
}

/// The object of a field's module as a crate.
fn object(name: &str, change: impl Fn(String) -> String) -> Vec<u8> {
    let folder = Folder::temporary();
    let put =
        |file: &str, text: &str| fs::write(folder.0.join(file), text).expect("a writable folder");
    let from = format!(
        "{}/../../generated/rust/src/{name}",
        env!("CARGO_MANIFEST_DIR")
    );
    let mut modules = vec!["#[macro_use]\nmod target;\n".to_owned()];
    let target = fs::read_to_string(format!("{from}/../target.rs")).expect("a generated module");
    put("target.rs", &target);
    for module in ["word64", "formulas64", "x86_64"] {
        let Ok(text) = fs::read_to_string(format!("{from}/{module}.rs")) else {
            assert_eq!(module, "formulas64", "a generated module");
            continue;
        };
        modules.push(format!("pub mod {module};\n"));
        let text = if module == "x86_64" {
            change(text)
        } else {
            text
        };
        put(&format!("{module}.rs"), &text);
    }
    put("cpufeatures.rs", DETECTION);
    put("lib.rs", &format!("#![no_std]\n{}", modules.concat()));
    rustc(&folder, &["--crate-type=rlib", "cpufeatures.rs"]);
    let library = "cpufeatures=libcpufeatures.rlib";
    rustc(
        &folder,
        &[
            "--crate-type=lib",
            "--emit=obj",
            "--extern",
            library,
            "-o",
            "lib.o",
            "lib.rs",
        ],
    );
    fs::read(folder.0.join("lib.o")).expect("an object")
}

fn field(path: &str) -> (Field, Schedules) {
    let text = fs::read_to_string(format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR")));
    let schedules = Schedules::parse(&text.expect("schedules")).expect("schedules");
    let prime = Prime::parse(&schedules.prime).expect("a prime");
    let plan = schedules.recipe.parse().expect("a recipe");
    let mut field = derive(&prime, &plan).expect("a field");
    for name in schedules.function.keys() {
        if field.program(name).is_none() {
            field.programs.push(formula(name, &prime, &plan));
        }
    }
    (field, schedules)
}

/// The program of a formula by its text.
fn formula(name: &str, prime: &Prime, plan: &Plan) -> Checked<Program> {
    let path = format!(
        "{}/../../formulas/{name}.formula",
        env!("CARGO_MANIFEST_DIR")
    );
    let text = fs::read_to_string(path).expect("a formula");
    let proved = Proved::prove(Formula::parse(&text).expect("a formula")).expect("a true one");
    let compiled = compile_packed(&proved, prime, plan, None).expect("a program");
    compiled.program
}

/// Whether each scheduled function of an object is proved, one after the other as they are asked for.
fn proved(
    object: &[u8],
    field: &Field,
    schedules: &Schedules,
) -> impl Iterator<Item = (String, bool)> {
    let functions = X86::SystemV.functions(object).expect("functions");
    schedules.function.keys().map(move |operation| {
        let label = format!("{operation}_instructions");
        let mut named = functions.iter().filter(|(name, _)| name.contains(&label));
        let (Some((_, code)), None) = (named.next(), named.next()) else {
            panic!("one function {label}");
        };
        let checked = field.program(operation).expect("an operation");
        let prover = prover_of_source(field, checked).expect("a prover");
        (operation.clone(), prover.prove(code).is_ok())
    })
}

#[test]
fn modules_are_proved_as_rustc_assembles_them() {
    if !cfg!(target_arch = "x86_64") {
        println!("skipped: rustc makes objects of this machine");
        return;
    }
    for (name, path) in MODULES {
        let (field, schedules) = field(path);
        let object = object(name, |text| text);
        let all: Vec<_> = proved(&object, &field, &schedules).collect();
        assert!(
            !all.is_empty() && all.iter().all(|(_, proved)| *proved),
            "{name}: {all:?}"
        );
    }
}

/// A changed constant and a changed register are seen in the object.
#[test]
fn changed_modules_are_not_proved() {
    if !cfg!(target_arch = "x86_64") {
        println!("skipped: rustc makes objects of this machine");
        return;
    }
    let all = [
        (0, "0x1b81b90533c6c87b", "0x1b81b90533c6c87d"),
        (0, "adc r8,", "add r8,"),
        (1, ", 38\"", ", 19\""),
        (1, "cmovc", "cmovnc"),
        (1, "sar", "shr"),
    ];
    // One of each module.
    let changes = [0, 1].map(|module| {
        let own = all.iter().filter(|(of, ..)| *of == module);
        limbforge_compare::in_turn(own.copied().collect(), 0)
    });
    for (module, old, new) in changes.into_iter().flatten() {
        let (name, path) = MODULES[module];
        let (field, schedules) = field(path);
        let object = object(name, |text| {
            assert!(text.contains(old), "{old}");
            text.replace(old, new)
        });
        let mut all = proved(&object, &field, &schedules);
        assert!(all.any(|(_, proved)| !proved), "{old} to {new}");
    }
}
