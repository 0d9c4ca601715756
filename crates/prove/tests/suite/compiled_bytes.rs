//! The bytes that rustc, gcc and clang make of generated fields, proved function by function.
//!
//! What is not proved is listed in `compiled_bytes.txt`, with a reason: a new refusal fails here, and so does a name
//! that is not needed any more. A compiler that is not installed is skipped.

use crate::support;
use std::{collections::BTreeSet, fs, path::Path, process::Command};

use crate::support::{Printed, WITH_CALLS, printed, unwrapped};
use limbforge_prove::lang::{Outcome, Row, examine_object};
use riscv_lab::isa::Isa;

/// Operations that are not proved, by reason, compiler and field.
const EXCEPTIONS: &str = include_str!("compiled_bytes.txt");

/// The operations that a compiler with its options and a field have in [`EXCEPTIONS`].
fn known(by: &str, field: &str) -> BTreeSet<String> {
    let lines = EXCEPTIONS.lines().filter_map(|line| line.split_once(": "));
    let of = lines.filter(|(of, _)| {
        [field, "*"]
            .iter()
            .any(|field| *of == format!("{by} {field}"))
    });
    let names = of.flat_map(|(_, names)| names.split_whitespace());
    names.map(str::to_owned).collect()
}

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

/// A printed module as a crate of its own.
fn alone(text: &str) -> String {
    format!("#![no_std]\n#![allow(warnings)]\n{}", unwrapped(text))
}

/// An option by which clang puts functions in place only where they are `inline`.
const HINTS: &[&str] = &["-finline-hint-functions"];

/// Proves an object: how many functions were, and the names of functions and routines that were not.
fn proved(object: &[u8], of: &Printed, modules: &[String]) -> (usize, BTreeSet<String>) {
    let isa: Isa = "rv64gc".parse().expect("an instruction set");
    let report = examine_object(object, isa, &of.field, modules).expect("an object of the field");
    let is_proved = |row: &&Row| matches!(row.outcome, Outcome::Code(..) | Outcome::Composed(..));
    let count = report.rows.iter().filter(is_proved).count();
    let refused = report.rows.iter().filter_map(|row| {
        let reason = match &row.outcome {
            Outcome::Unseen(reason) => reason.clone(),
            Outcome::Refused(problem) => problem.to_string(),
            _ => return None,
        };
        println!("{} {} ({:.1?}): {reason}", of.name, row.name, row.took);
        row.operation.clone()
    });
    (count, refused.collect())
}

/// Routines with several operations in a row in place, by clang.
const IN_PLACE: [(&str, &[&str]); 2] = [
    ("curve25519", &["conditional_negate", "double", "is_zero"]),
    (
        "p256",
        &[
            "conditional_negate",
            "double",
            "from_bytes_canonical",
            "is_odd",
            "legendre",
        ],
    ),
];

/// The operations of an object's routines that are proved.
fn composed(object: &[u8], of: &Printed) -> BTreeSet<String> {
    let isa: Isa = "rv64gc".parse().expect("an instruction set");
    let report = examine_object(object, isa, &of.field, &[]).expect("an object of the field");
    let composed = |row: &&Row| matches!(row.outcome, Outcome::Composed(..));
    let names = report.rows.iter().filter(composed);
    names.filter_map(|row| row.operation.clone()).collect()
}

/// What is wrong with a field's functions, if anything.
fn judge(by: &str, field: &str, of: &Printed, object: &[u8], modules: &[String]) -> Option<String> {
    let (count, refused) = proved(object, of, modules);
    let known = known(by, field);
    println!("{by} {field}: {count} proved, not {refused:?}");
    (refused != known || count == 0)
        .then(|| format!("{by} {field}: {count} proved, not {refused:?}; listed {known:?}"))
}

/// Names of fields that have a file of this form.
fn fields(file: impl Fn(&str) -> String) -> Vec<String> {
    let folders = fs::read_dir(support::generated().join("rust/src")).expect("a folder");
    let names = folders.map(|entry| entry.expect("an entry").file_name());
    let names = names.map(|name| name.to_string_lossy().into_owned());
    let mut names: Vec<String> = names
        .filter(|name| support::generated().join(file(name)).is_file())
        .collect();
    names.sort_unstable();
    names
}

fn of_c(compiler: &str, options: &[&str]) {
    let file = |name: &str| format!("c/{name}_64.c");
    let by = [&[compiler], options].concat().join(" ");
    let mut wrong = Vec::new();
    for field in fields(file) {
        let of = printed(&file(&field));
        let header = support::generated().join("c");
        let include = format!("-I{}", Path::new(&header).display());
        let all = [&["-O2", "-c", &include], options].concat();
        let object = compiled(compiler, &all, "f.c", &of.text);
        let Some(object) = object else { return };
        wrong.extend(judge(&by, &field, &of, &object, &[]));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn by_gcc() {
    of_c("gcc", &[]);
}

#[test]
fn by_gcc_with_calls() {
    of_c("gcc", WITH_CALLS);
}

/// Of a chunk of divsteps only bounds are proved, so it has to be followed: the last change of a sign, that of k,
/// leaves all bounds as they are.
#[test]
fn chunks_of_divsteps_are_followed() {
    let of = printed("c/p256_64.c");
    let include = format!("-I{}", support::generated().join("c").display());
    let text = compiled("gcc", &["-O2", "-S", &include], "f.c", &of.text);
    let Some(text) = text else { return };
    let text = String::from_utf8(text).expect("assembly");
    let (first, rest) = text.split_once("\np256_divsteps_de:").expect("a chunk");
    let (chunk, rest) = rest.split_once("\t.size").expect("its end");
    let changes = [
        ("\tnegq", "\tnotq"),
        ("\torq", "\txorq"),
        ("\tleaq\t-1(", "\tleaq\t1("),
        ("\tsarq\t$63", "\tsarq\t$62"),
    ];
    let mut refused = 0;
    for (old, new) in changes {
        for (at, _) in chunk.rmatch_indices(old).step_by(9) {
            let (before, after) = (&chunk[..at], &chunk[at + old.len()..]);
            let changed = format!("{first}\np256_divsteps_de:{before}{new}{after}\t.size{rest}");
            let object = compiled("gcc", &["-c"], "f.s", &changed).expect("an object");
            let (_, names) = proved(&object, &of, &[]);
            assert!(names.contains("divsteps_de"), "{old} {new} at {at}");
            refused += 1;
        }
    }
    assert!(refused > 8, "{refused}");
}

/// The statement of an update of d and e refuses code that takes entries from -2^60 + 1 to 2^60 whole, and not those
/// from -2^60 to 2^60 - 1. Its words need not be the library's.
#[test]
fn other_cuts_are_refused() {
    let of = printed("c/p256_64.c");
    let include = format!("-I{}", support::generated().join("c").display());
    let (before, rest) = of.text.split_once("p256_update_de(").expect("it is there");
    let (update, after) = rest.split_once("\n}\n").expect("its end");
    let other = update.replace("0x1000000000000000;", "0x0fffffffffffffff;");
    let mut refused = Vec::new();
    for update in [update, &other] {
        let text = format!("{before}p256_update_de({update}\n}}\n{after}");
        // gcc leaves the function where it is called twice.
        let text = text.replace("static void p256_update_de(", "void p256_update_de(");
        let object = compiled("gcc", &["-O2", "-c", &include], "f.c", &text);
        let Some(object) = object else { return };
        let (_, names) = proved(&object, &of, &[]);
        refused.push(names.contains("update_de"));
    }
    assert_ne!(other, update);
    assert_eq!(refused, [false, true]);
}

/// Operations that clang puts in place: an instruction of one changed, in a routine with several of them in a row. The
/// routine is refused, whichever operation it is, unless it computes the same.
#[test]
fn operations_in_place_are_followed() {
    let include = format!("-I{}", support::generated().join("c").display());
    let changes = [
        ("\tadcq", "\taddq"),
        ("\tsbbq", "\tsubq"),
        ("\tnegq", "\tnotq"),
        ("\txorq", "\torq"),
        ("\tandq", "\torq"),
        ("\tandl\t$1,", "\tandl\t$3,"),
        ("\tandl\t$-2,", "\tandl\t$-4,"),
        ("\tandl\t$19,", "\tandl\t$18,"),
        ("\tsetb", "\tsetae"),
    ];
    let mut kept = Vec::new();
    let mut refused = 0;
    for (field, routines) in IN_PLACE {
        let of = printed(&format!("c/{field}_64.c"));
        let text = compiled("clang-19", &["-O2", "-S", &include], "f.c", &of.text);
        let Some(text) = text else { return };
        // An inversion takes longest, and would be refused each time.
        let text = String::from_utf8(text).expect("assembly");
        let text = text.replace(&format!("{field}_invert"), "inversion");
        for routine in routines {
            let head = format!("\n{field}_{routine}:");
            let (first, rest) = text.split_once(&head).expect("a routine");
            let (body, rest) = rest.split_once("\t.size").expect("its end");
            for (old, new) in changes {
                for (n, (at, _)) in body.match_indices(old).enumerate() {
                    let (before, after) = (&body[..at], &body[at + old.len()..]);
                    let changed = format!("{first}{head}{before}{new}{after}\t.size{rest}");
                    let object = compiled("clang-19", &["-c"], "f.s", &changed);
                    let object = object.expect("an object");
                    match composed(&object, &of).contains(*routine) {
                        true => kept.push(format!("{field} {routine}:{old}{new} {n}")),
                        false => refused += 1,
                    }
                }
            }
        }
    }
    // Twice the first word is even: a 1 added to it carries nothing.
    assert_eq!(kept, ["p256 double:\tadcq\taddq 3"]);
    assert!(refused > 100, "{refused}");
}

/// Operations in a row in place, one of them wrong for a single word: no sample is likely to have it, so that what
/// samples suggest has to be proved, of the operation that gives a value and of that which takes it.
#[test]
fn rare_faults_in_place_are_refused() {
    const RARE: &str = "0x0123456789abcde";
    let include = format!("-I{}", support::generated().join("c").display());
    let of = printed("c/p256_64.c");
    let faults = [
        ("is_odd", "uint8_t half[32];", "bytes[0] ^= a[0] == RARE;"),
        (
            "is_odd",
            "*out = out_value;",
            "out_value ^= limbforge_load_u64(bytes, 8) == RARE;",
        ),
        (
            "conditional_negate",
            "uint64_t out_value[4];",
            "opposite[1] ^= a[0] == RARE;",
        ),
        (
            "conditional_negate",
            "memcpy(out, ",
            "out_value[1] ^= opposite[0] == RARE;",
        ),
        (
            "from_bytes_canonical",
            "uint64_t out_value[4];",
            "limbs[1] ^= limbforge_load_u64(bytes, 8) == RARE;",
        ),
        (
            "from_bytes_canonical",
            "uint64_t out_value[4];",
            "ok_value ^= limbforge_load_u64(bytes, 8) == RARE;",
        ),
        (
            "from_bytes_canonical",
            "memcpy(out, ",
            "out_value[1] ^= limbs[0] == RARE;",
        ),
    ];
    for compiler in ["clang-19", "gcc"] {
        for (routine, before, fault) in faults {
            let head = format!("void p256_{routine}(");
            let (first, rest) = of.text.split_once(&head).expect("a routine");
            let is_proved = |fault: &str| {
                let fault = format!("{} {before}", fault.replace("RARE", RARE));
                let changed = format!("{first}{head}{}", rest.replacen(before, &fault, 1));
                let object = compiled(compiler, &["-O2", "-c", &include], "f.c", &changed);
                object.map(|object| composed(&object, &of).contains(routine))
            };
            let Some(as_it_is) = is_proved("") else { break };
            assert!(as_it_is, "{compiler} {routine}");
            assert_eq!(
                is_proved(fault),
                Some(false),
                "{compiler} {routine}: {fault}"
            );
        }
    }
}

#[test]
fn by_clang() {
    of_c("clang-19", &[]);
}

/// Most operations stay calls: the way out where clang joins operations so that no words of one are left.
#[test]
fn by_clang_with_calls() {
    of_c("clang-19", HINTS);
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
            "--cfg=limbforge_calls",
        ];
        let object = compiled("rustc", &options, "f.rs", &alone(&of.text));
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
