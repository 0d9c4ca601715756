//! The bytes that rustc, gcc and clang make of generated fields, proved function by function: of three fields, of all
//! with `LIMBFORGE_ALL=1`.
//!
//! What is not proved is listed in `compiled_bytes.txt`, with a reason: a new refusal fails here, and so does a name
//! that is not needed any more. A compiler that is not installed is skipped.

#![cfg(target_arch = "x86_64")]

mod support;

use std::{collections::BTreeSet, fs, path::Path, process::Command};

use limbforge_prove::lang::{Outcome, Row, examine_object};
use riscv_lab::isa::Isa;
use support::{Printed, printed, unwrapped};

/// The fields that are always proved, as folders of `generated/rust/src` and files of `generated/c`.
const FEW: [&str; 3] = ["curve25519", "curve25519_m51", "p256"];

/// Functions that are not proved yet: below each reason, the compiler, the field, the operations.
const EXCEPTIONS: &str = include_str!("compiled_bytes.txt");

/// The operations that a compiler and a field have in [`EXCEPTIONS`].
fn known(compiler: &str, field: &str) -> BTreeSet<String> {
    let lines = EXCEPTIONS.lines().filter_map(|line| line.split_once(": "));
    let of = lines.filter(|(of, _)| *of == format!("{compiler} {field}"));
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

/// The functions of a printed module as functions of their own: `inline(always)` would leave none.
fn separate(text: &str) -> String {
    let text = unwrapped(text);
    let separate = ["#[inline(always)]\npub ", "#[inline]\npub "];
    let text = separate.iter().fold(text, |text, old| {
        text.replace(old, "#[inline(never)]\npub ")
    });
    format!("#![no_std]\n#![allow(warnings)]\n{text}")
}

/// An option by which clang puts functions in place only where they are `inline`.
const HINTS: &[&str] = &["-finline-hint-functions"];

/// The same for gcc.
const CALLS: &[&str] = &[
    "-fno-inline-functions",
    "-fno-inline-small-functions",
    "-fno-inline-functions-called-once",
    "-fno-ipa-cp",
];

/// Operations that a compiler leaves as functions with these options, and that are not proved then.
const NOT_AS_CALLS: [(&str, &[&str], &str, &[&str]); 2] = [
    ("clang-19", HINTS, "curve25519", CHUNKS_OF_CLANG),
    ("clang-19", HINTS, "p256", CHUNKS_OF_CLANG),
];

/// clang cuts words of chunks to 32 bits, and takes bits together where the library adds.
const CHUNKS_OF_CLANG: &[&str] = &[
    "divsteps_de",
    "divsteps_fg",
    "divsteps_last",
    "divsteps_words",
    "invert_start",
    "update_de",
];

/// Routines that are proved from their bytes: the compiler, its options beyond `-O2`, the field, how many at least.
/// Of gcc with [`CALLS`], all but `sqrt` of `scalar_p256` and `from_bytes_wide` of `p521`. Of others, all but inversions by divsteps, and batches of them; and those of clang in
/// which no words of an operation are left.
const ROUTINES: [(&str, &[&str], &str, usize); 19] = [
    ("gcc", &[], "curve25519", 12),
    ("gcc", &[], "p256", 16),
    ("gcc", CALLS, "csidh512", 19),
    ("gcc", CALLS, "curve25519", 15),
    ("gcc", CALLS, "goldilocks", 15),
    ("gcc", CALLS, "p256", 19),
    ("gcc", CALLS, "p384", 19),
    ("gcc", CALLS, "p521", 14),
    ("gcc", CALLS, "scalar25519", 19),
    ("gcc", CALLS, "scalar448", 19),
    ("gcc", CALLS, "scalar_p256", 18),
    ("gcc", CALLS, "secp256k1", 15),
    ("clang-19", &[], "curve25519", 9),
    ("clang-19", &[], "p256", 16),
    ("clang-19", HINTS, "curve25519", 13),
    ("clang-19", HINTS, "p256", 17),
    ("rustc", &[], "curve25519", 13),
    ("rustc", &[], "curve25519_m51", 13),
    ("rustc", &[], "p256", 16),
];

/// Proves an object: how many functions were, how many routines, and the names of functions that were not.
fn proved(object: &[u8], of: &Printed, modules: &[String]) -> (usize, usize, BTreeSet<String>) {
    let isa: Isa = "rv64gc".parse().expect("an instruction set");
    let report = examine_object(object, isa, &of.field, modules).expect("an object of the field");
    let count = report
        .rows
        .iter()
        .filter(|row| matches!(row.outcome, Outcome::Code(..)))
        .count();
    let composed = |row: &&Row| matches!(row.outcome, Outcome::Composed(..));
    let routines = report.rows.iter().filter(composed).count();
    let refused = report.rows.iter().filter_map(|row| match &row.outcome {
        Outcome::Unseen(reason) if row.operation.is_some() => {
            println!("{} {}: {reason}", of.name, row.name);
            None
        }
        Outcome::Refused(reason) => {
            println!("{} {} ({:.1?}): {reason}", of.name, row.name, row.took);
            row.operation.clone()
        }
        _ => None,
    });
    (count, routines, refused.collect())
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
fn judge(
    (compiler, options): (&str, &[&str]),
    field: &str,
    of: &Printed,
    object: &[u8],
    modules: &[String],
) -> Option<String> {
    let (count, routines, refused) = proved(object, of, modules);
    let mut known = known(compiler, field);
    for (c, o, f, names) in NOT_AS_CALLS {
        if (c, o, f) == (compiler, options, field) {
            known.extend(names.iter().map(|name| (*name).to_owned()));
        }
    }
    let mut least = ROUTINES
        .iter()
        .filter(|(c, o, f, _)| (*c, *o, *f) == (compiler, options, field));
    let least = least.next().map_or(0, |(.., least)| *least);
    println!(
        "{compiler} {options:?} {field}: {count} proved and {routines} routines, not {refused:?}"
    );
    (refused != known || count == 0 || routines < least).then(|| {
        format!(
            "{compiler} {options:?} {field}: {count} proved and {routines} routines, not {refused:?}; listed {known:?}, {least} \
             routines at least"
        )
    })
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

fn of_c(compiler: &str, options: &[&str]) {
    let file = |name: &str| format!("c/{name}_64.c");
    let mut wrong = Vec::new();
    for field in fields(file) {
        let of = printed(&file(&field));
        let header = support::generated().join("c");
        let include = format!("-I{}", Path::new(&header).display());
        let all = [&["-O2", "-c", &include], options].concat();
        let object = compiled(compiler, &all, "f.c", &of.text);
        let Some(object) = object else { return };
        wrong.extend(judge((compiler, options), &field, &of, &object, &[]));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn by_gcc() {
    of_c("gcc", &[]);
}

/// Inversions by divsteps: with these options their parts stay functions.
#[test]
fn by_gcc_with_calls() {
    of_c("gcc", CALLS);
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
            let (.., names) = proved(&object, &of, &[]);
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
        let (.., names) = proved(&object, &of, &[]);
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
        ];
        let object = compiled("rustc", &options, "f.rs", &separate(&of.text));
        wrong.extend(judge(
            ("rustc", &[]),
            &field,
            &of,
            &object.expect("rustc"),
            &["f".to_owned()],
        ));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
