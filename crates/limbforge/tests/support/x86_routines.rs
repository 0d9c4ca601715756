//! Routines in assembly beside the functions of a field as gcc compiles them.

use std::{collections::BTreeMap, fmt::Write, fs, process::Command};

use limbforge_compare::Folder;
use limbforge_core::{
    emit::{self, Emit, Options, asm::x86::prover},
    field::Field,
    read::{Arrangement, Composed, Meanings, Routines, X86, x86::Code},
};

/// The verdict on a routine.
#[allow(dead_code, reason = "not all tests that share this file use it")]
pub type Verdict = Result<Composed, String>;

/// Proves a function to be an operation of the field under an arrangement, and enters it among those that are called.
#[allow(dead_code, reason = "not all tests that share this file use it")]
pub fn enter(
    routines: &mut Routines<'_>,
    field: &Field,
    operation: &str,
    code: &Code,
    arrangement: &Arrangement,
) {
    let checked = field.program(operation).expect("an operation");
    let prover = prover(field, checked).expect("a prover");
    let prover = prover.arranged(arrangement.clone()).expect("registers");
    prover.prove(code).expect("a proved function");
    routines.enter(checked.program(), code, arrangement);
}

/// Asserts that each row has its verdict: a refusal whose reason has this part, or a proof.
#[allow(dead_code, reason = "not all tests that share this file use it")]
pub fn assert_verdicts<'a>(rows: impl IntoIterator<Item = (String, Verdict, Option<&'a str>)>) {
    let mut wrong = Vec::new();
    for (row, verdict, reason) in rows {
        match (&verdict, reason) {
            (Ok(_), None) => {}
            (Err(found), Some(reason)) if found.contains(reason) => {}
            _ => wrong.push(format!("{row}: {verdict:?}, not {reason:?}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A change of a text, which has to be there once.
#[allow(dead_code, reason = "not all tests that share this file use it")]
pub fn changed(text: &str, from: &str, to: &str) -> String {
    assert_eq!(text.matches(from).count(), 1, "`{from}` in {text}");
    text.replace(from, to)
}

/// The functions of an object: see [`object`].
#[allow(dead_code, reason = "not all tests that share this file use it")]
pub fn assembled(
    field: &Field,
    others: &str,
    bodies: &[String],
    linking: &[&str],
) -> BTreeMap<String, Code> {
    let object = object(field, others, bodies, linking);
    X86::SystemV.functions(&object).expect("an object")
}

/// An object of the field, as gcc compiles it, of other assembly, and of these routines, named `h0` and so on; the
/// library that these options make of it, if there are some.
pub fn object(field: &Field, others: &str, bodies: &[String], linking: &[&str]) -> Vec<u8> {
    let folder = Folder::temporary();
    let options = Options {
        command: "a test".to_owned(),
        name: "f".to_owned(),
        traits: false,
    };
    fs::write(folder.0.join("f.c"), emit::C.emit(field, &options)).expect("a folder");
    let of_library = match linking {
        [] => "-fPIE",
        _ => "-fPIC",
    };
    run(
        &folder,
        &["-O2", of_library, "-S", "-masm=intel", "f.c", "-o", "f.s"],
    );
    let mut text = fs::read_to_string(folder.0.join("f.s")).expect("a text");
    let printed = text.clone();
    text += ".text\n";
    text += &inlined(others, &printed);
    for (k, body) in bodies.iter().enumerate() {
        let body = body.replace("LOOP", &format!(".Lh{k}_"));
        let body = inlined(&body, &printed);
        let _ = writeln!(
            text,
            ".globl h{k}\n.type h{k}, @function\nh{k}:\n{body}\n.size h{k}, .-h{k}"
        );
    }
    fs::write(folder.0.join("g.s"), text).expect("a folder");
    let name = match linking {
        [] => "g.o",
        _ => "g.so",
    };
    run(&folder, &["-c", "g.s", "-o", "g.o"]);
    if !linking.is_empty() {
        run(&folder, &[linking, &["g.o", "-o", name]].concat());
    }
    fs::read(folder.0.join(name)).expect("an object")
}

/// Runs gcc.
fn run(folder: &Folder, arguments: &[&str]) {
    let output = Command::new("gcc")
        .current_dir(&folder.0)
        .args(arguments)
        .output()
        .expect("gcc, which this test needs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
}

/// A body with the instructions of `f_name` where it says `INLINE f_name;`.
fn inlined(body: &str, printed: &str) -> String {
    let Some((before, rest)) = body.split_once("INLINE ") else {
        return body.to_owned();
    };
    let (name, after) = rest.split_once(';').expect("a name and its end");
    let (_, own) = printed
        .split_once(&format!("\n{name}:\n"))
        .unwrap_or_else(|| panic!("no {name}"));
    let own = own.lines().take_while(|line| line.trim() != "ret");
    let own = own.filter(|line| !line.starts_with('.') && !line.trim_start().starts_with('.'));
    let own = own.collect::<Vec<_>>().join("\n");
    format!("{before}{own}\n{}", inlined(after, printed))
}
