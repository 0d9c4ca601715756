//! The bytes that rustc, gcc and clang make of generated fields, proved function by function: of three fields, of all
//! with `LIMBFORGE_ALL=1`.
//!
//! What is not proved is listed, with a reason: a new refusal fails here, and so does a line that is not needed any
//! more. A compiler that is not installed is skipped.

#![cfg(target_arch = "x86_64")]

mod support;

use std::{collections::BTreeSet, fs, path::Path, process::Command};

use limbforge_prove::lang::{Outcome, examine_object};
use riscv_lab::isa::Isa;
use support::{Printed, printed, unwrapped};

/// The fields that are always proved, as folders of `generated/rust/src` and files of `generated/c`.
const FEW: [&str; 3] = ["curve25519", "curve25519_m51", "p256"];

/// Functions that are not proved yet: the compiler, the field, names.
///
/// `halve` and `bytes_parity` shift words that are added before, by which their carries become other expressions. rustc
/// and clang vectorise comparisons of bytes (`pcmpeqd`, which has no row). In Montgomery products they merge carries of
/// two rows, so that their sums are none of the library's.
#[rustfmt::skip]
const EXCEPTIONS: &[(&str, &str, &[&str])] = &[
    ("gcc", "curve25519", &["bytes_parity", "halve", "mul_small"]),
    ("gcc", "p256", &["bytes_parity", "divsteps_de", "divsteps_last", "mul"]),
    ("clang-19", "curve25519", &["bytes_parity", "from_bytes", "from_bytes_canonical", "halve"]),
    ("clang-19", "p256", &["bytes_parity", "mul", "square"]),
    ("rustc", "curve25519", &["bytes_are_zero", "bytes_parity", "from_bytes_canonical", "halve"]),
    ("rustc", "curve25519_m51", &["bytes_are_zero", "bytes_parity", "from_bytes", "from_bytes_canonical", "halve", "to_bytes"]),
    ("rustc", "p256", &["add", "bytes_are_zero", "bytes_parity", "halve", "limbs_of_bytes_canonical", "mul", "opp", "square", "sub", "to_bytes"]),
];

/// Runs a compiler on a text; `None` if it is not installed.
fn compiled(compiler: &str, options: &[&str], name: &str, text: &str) -> Option<Vec<u8>> {
    let is_there = Command::new(compiler).arg("--version").output();
    if !is_there.is_ok_and(|output| output.status.success()) {
        println!("skipped: {compiler} is not installed");
        return None;
    }
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join(name), text).expect("a writable folder");
    let output = Command::new(compiler)
        .current_dir(folder.path())
        .args(options)
        .args(["-o", "f.o", name])
        .output()
        .expect("a compiler");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
    Some(fs::read(folder.path().join("f.o")).expect("an object"))
}

/// The functions of a printed module as functions of their own: `inline(always)` would leave none.
fn separate(text: &str) -> String {
    let text = unwrapped(text);
    let separate = ["#[inline(always)]\npub ", "#[inline]\npub "];
    let text = separate.iter().fold(text, |text, old| {
        text.replace(old, "#[inline(never)]\npub ")
    });
    format!("#![no_std]\n#![allow(warnings)]\n{text}")
}

/// Proves an object: how many functions were, and the names of those that were not.
fn proved(object: &[u8], of: &Printed, modules: &[String]) -> (usize, BTreeSet<String>) {
    let isa: Isa = "rv64gc".parse().expect("an instruction set");
    let report = examine_object(object, isa, &of.field, modules).expect("an object of the field");
    let count = report
        .rows
        .iter()
        .filter(|row| matches!(row.outcome, Outcome::Code(..)))
        .count();
    let refused = report.rows.iter().filter_map(|row| match &row.outcome {
        Outcome::Refused(reason) => {
            println!("{} {}: {reason}", of.name, row.name);
            row.operation.clone()
        }
        _ => None,
    });
    (count, refused.collect())
}

/// What is wrong with a field's functions, if anything.
fn judge(
    compiler: &str,
    field: &str,
    of: &Printed,
    object: &[u8],
    modules: &[String],
) -> Option<String> {
    let (count, refused) = proved(object, of, modules);
    let known = EXCEPTIONS
        .iter()
        .find(|(by, name, _)| *by == compiler && *name == field);
    let known: BTreeSet<String> = known
        .map_or(&[][..], |known| known.2)
        .iter()
        .map(|name| (*name).to_owned())
        .collect();
    println!("{compiler} {field}: {count} proved, not {refused:?}");
    (refused != known || count == 0)
        .then(|| format!("{compiler} {field}: {count} proved, not {refused:?}; listed {known:?}"))
}

/// Names of fields that have a file of this form.
fn fields(file: impl Fn(&str) -> String) -> Vec<String> {
    let all = std::env::var_os("LIMBFORGE_ALL").is_some();
    let folders = fs::read_dir(support::generated().join("rust/src")).expect("a folder");
    let names = folders.map(|entry| entry.expect("an entry").file_name());
    let names = names.map(|name| name.to_string_lossy().into_owned());
    let mut names: Vec<String> = names
        .filter(|name| support::generated().join(file(name)).is_file())
        .filter(|name| all || FEW.contains(&name.as_str()))
        .collect();
    names.sort_unstable();
    names
}

fn of_c(compiler: &str) {
    let file = |name: &str| format!("c/{name}_64.c");
    let mut wrong = Vec::new();
    for field in fields(file) {
        let of = printed(&file(&field));
        let header = support::generated().join("c");
        let include = format!("-I{}", Path::new(&header).display());
        let object = compiled(compiler, &["-O2", "-c", &include], "f.c", &of.text);
        let Some(object) = object else { return };
        wrong.extend(judge(compiler, &field, &of, &object, &[]));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn by_gcc() {
    of_c("gcc");
}

#[test]
fn by_clang() {
    of_c("clang-19");
}

#[test]
fn by_rustc() {
    let file = |name: &str| format!("rust/src/{name}/word64.rs");
    let mut wrong = Vec::new();
    for field in fields(file) {
        let of = printed(&file(&field));
        let options = [
            "--edition=2024",
            "-O",
            "--crate-type=lib",
            "--emit=obj",
            "--crate-name=f",
        ];
        let object = compiled("rustc", &options, "f.rs", &separate(&of.text));
        wrong.extend(judge(
            "rustc",
            &field,
            &of,
            &object.expect("rustc"),
            &["f".to_owned()],
        ));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
