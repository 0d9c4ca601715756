//! Changes of an inversion by divsteps in the assembly of gcc and of clang: each is refused, or computes the same.

use crate::support;
use std::{fs, path::Path, process::Command};

use crate::support::{Printed, WITH_CALLS, printed};
use limbforge_prove::lang::{Outcome, examine_object};

/// Without tables for debuggers, whose text names functions too.
const NO_TABLES: &str = "-fno-asynchronous-unwind-tables";

/// Inverts numbers and prints the results.
const MAIN: &str = r#"
#include <inttypes.h>
#include <stdio.h>
void p256_invert(uint64_t out[4], const uint64_t a[4]);
int main(void) {
    uint64_t a[4] = {0, 0, 0, 0};
    for (int i = 0; i < 400; i++) {
        uint64_t out[4];
        p256_invert(out, a);
        for (int k = 0; k < 4; k++) {
            printf("%" PRIx64 "\n", out[k]);
            a[k] = out[k];
        }
        a[i & 3] += 0x9e3779b97f4a7c15;
        a[3] >>= 1 + i % 50;
    }
}
"#;

/// Parts of an inversion.
const PARTS: [&str; 8] = [
    "divsteps_fg",
    "divsteps_de",
    "divsteps_words",
    "divsteps_low",
    "divsteps_pair",
    "update_fg",
    "invert_sign",
    "invert_finish",
];

/// Instructions and what takes their places.
const INSTRUCTIONS: [(&str, &str); 10] = [
    ("\tadcq", "\taddq"),
    ("\tsbbq", "\tsubq"),
    ("\tnegq", "\tnotq"),
    ("\txorq", "\torq"),
    ("\tandq", "\torq"),
    ("\tleaq\t-", "\tleaq\t"),
    ("\tsarq\t$60", "\tsarq\t$59"),
    ("\tsarq\t$63", "\tsarq\t$62"),
    ("\tshrdq\t$60", "\tshrdq\t$61"),
    ("\taddq\t%r", "\tsubq\t%r"),
];

/// Those of clang, which has selections for masks, bits for sums, and short products.
const BY_CLANG: [(&str, &str); 14] = [
    ("\tadcq", "\taddq"),
    ("\tnegq", "\tnotq"),
    ("\txorq", "\torq"),
    ("\torq", "\tandq"),
    ("\torq", "\txorq"),
    ("\tcmoveq", "\tcmovneq"),
    ("\tcmovbq", "\tcmovaeq"),
    ("\tandl\t$1,", "\tandl\t$3,"),
    ("\tsubq\t$1,", "\tsubq\t$2,"),
    ("\tsarq\t%", "\tshrq\t%"),
    ("\tsarq\t$63", "\tsarq\t$62"),
    ("\tshlq\t$40", "\tshlq\t$39"),
    ("\tshldq\t$44", "\tshldq\t$43"),
    ("\tshrl\t%", "\tsarl\t%"),
];

fn gcc(folder: &Path, args: &[&str]) {
    let output = Command::new("gcc").current_dir(folder).args(args).output();
    let output = output.expect("gcc");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
}

/// The printed field, its assembly, and a folder to work in; nothing without gcc.
fn assembly() -> Option<(Printed, String, tempfile::TempDir)> {
    let is_there = Command::new("gcc").arg("--version").output();
    if !is_there.is_ok_and(|output| output.status.success()) {
        println!("skipped: gcc is not installed");
        return None;
    }
    let of = printed("c/p256_64.c");
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("f.c"), &of.text).expect("a writable folder");
    fs::write(folder.path().join("main.c"), MAIN).expect("a writable folder");
    let include = format!("-I{}", support::generated().join("c").display());
    gcc(
        folder.path(),
        &[
            &["-O2", "-S", NO_TABLES, &include],
            WITH_CALLS,
            &["f.c", "-o", "f.s"],
        ]
        .concat(),
    );
    let text = fs::read_to_string(folder.path().join("f.s")).expect("assembly");
    Some((of, text, folder))
}

/// Whether the inversion of this assembly is proved.
fn is_proved(of: &Printed, text: &str, folder: &Path) -> bool {
    fs::write(folder.join("f.s"), text).expect("a writable folder");
    gcc(folder, &["-c", "f.s", "-o", "f.o"]);
    let object = fs::read(folder.join("f.o")).expect("an object");
    let isa = "rv64gc".parse().expect("an instruction set");
    let report = examine_object(&object, isa, &of.field, &[]).expect("an object of the field");
    let row = report.rows.iter().find(|row| row.name == "p256_invert");
    matches!(row.expect("an inversion").outcome, Outcome::Composed(..))
}

/// The results of the last object.
fn results(folder: &Path) -> Vec<u8> {
    gcc(folder, &["main.c", "f.o", "-o", "main"]);
    let output = Command::new(folder.join("main")).output();
    output.expect("a program").stdout
}

/// The text before a function's first line, the function, and the text after it.
fn split<'a>(text: &'a str, name: &str) -> (&'a str, &'a str, &'a str) {
    let head = text.find(&format!("\np256_{name}:")).expect("a function") + 1;
    let start = head + text[head..].find('\n').expect("its first line") + 1;
    let end = start + text[start..].find("\t.size").expect("its end");
    (&text[..start], &text[start..end], &text[end..])
}

#[test]
fn instructions_of_the_parts_are_followed() {
    let Some((of, text, folder)) = assembly() else {
        return;
    };
    let (refused, same) = changes(&of, &text, &folder, &INSTRUCTIONS);
    assert!(refused > 80 && same < 8, "{refused} refused, {same} not");
}

#[test]
fn instructions_of_clang_are_followed() {
    let Some((of, _, folder)) = assembly() else {
        return;
    };
    let include = format!("-I{}", support::generated().join("c").display());
    let options = [
        "-O2",
        "-finline-hint-functions",
        "-fno-addrsig",
        NO_TABLES,
        "-S",
    ];
    let clang = Command::new("clang-19")
        .current_dir(folder.path())
        .args(options)
        .args([&include, "f.c", "-o", "f.s"])
        .output();
    if !clang.is_ok_and(|output| output.status.success()) {
        println!("skipped: clang-19 is not installed");
        return;
    }
    let text = fs::read_to_string(folder.path().join("f.s")).expect("assembly");
    let (refused, same) = changes(&of, &text, &folder, &BY_CLANG);
    assert!(refused > 80 && same < 8, "{refused} refused, {same} not");
}

/// How many changes are refused, and how many are proved and compute the same.
fn changes(
    of: &Printed,
    text: &str,
    folder: &tempfile::TempDir,
    instructions: &[(&str, &str)],
) -> (usize, usize) {
    assert!(is_proved(of, text, folder.path()));
    let expected = results(folder.path());
    let (mut refused, mut same) = (0, 0);
    for part in PARTS {
        let (before, body, after) = split(text, part);
        for (old, new) in instructions {
            // Chunks repeat their instructions.
            for (at, _) in body.match_indices(old).step_by(7) {
                let rest = &body[at + old.len()..];
                let changed = format!("{before}{}{new}{rest}{after}", &body[..at]);
                if !is_proved(of, &changed, folder.path()) {
                    refused += 1;
                    continue;
                }
                let what = format!("{part}:{old}{new} at {at}");
                assert_eq!(results(folder.path()), expected, "{what}");
                println!("the same: {what}");
                same += 1;
            }
        }
    }
    println!("{refused} refused, {same} compute the same");
    (refused, same)
}

/// The n-th line of a function that begins so, replaced.
fn with_line(text: &str, name: &str, start: &str, n: usize, new: &str) -> String {
    let (before, body, after) = split(text, name);
    let (at, _) = body.match_indices(start).nth(n).expect("such a line");
    let end = at + 1 + body[at + 1..].find('\n').expect("its end");
    format!("{before}{}{new}{}{after}", &body[..at], &body[end..])
}

/// Both functions with the name of the other: calls reach the other one.
fn exchanged(text: &str, one: &str, other: &str) -> String {
    let [one, other] = [one, other].map(|name| format!("p256_{name}"));
    let lines = text.lines().map(|line| {
        if line.contains("\tcall\t") {
            return line.to_owned();
        }
        let hidden = line.replace(&one, "exchanged");
        hidden.replace(&other, &one).replace("exchanged", &other)
    });
    lines.map(|line| line + "\n").collect()
}

/// Slots of arguments belong to the callee: one that is read after the call, one that is given for a result; and last,
/// lawful reads and writes in their places.
fn slots(text: &str) -> [String; 3] {
    let (before, body, after) = split(text, "invert");
    let call = "\tcall\tp256_divsteps_pair\n";
    let (head, rest) = body.split_once(call).expect("a call");
    let passed = &head[head.rfind("\tcall\t").expect("an earlier call")..];
    let number = |head: &str| -> u32 {
        let digits = head.rsplit('\t').next().expect("a word");
        digits.parse().expect("a distance")
    };
    // The first of six arguments on the stack comes from the frame, and so does the address of the first result.
    let from = passed.split_once("(%rsp)\n").expect("a slot of the frame");
    let to = passed.rsplit_once("(%rsp), %rdi\n").expect("a result");
    let (from, to) = (number(from.0) + 48, number(to.0));
    let again = |slot| format!("\tmovq\t{slot}(%rsp), %rax\n\tmovq\t%rax, {from}(%rsp)\n");
    let copy =
        |at: &str| format!("\tmovq\t{to}(%rsp), %rcx\n\tmovq\t{at}, %rax\n\tmovq\t%rax, (%rcx)\n");
    let with =
        |ahead: &str, behind: &str| format!("{before}{head}{ahead}{call}{behind}{rest}{after}");
    [
        with("", &again(40)),
        with("\tleaq\t8(%rsp), %rdi\n", &copy("8(%rsp)")),
        with("", &(again(from) + &copy("(%rcx)"))),
    ]
}

#[test]
fn slots_of_arguments_are_the_callees() {
    let Some((of, text, folder)) = assembly() else {
        return;
    };
    let [read, given, lawful] = slots(&text);
    assert!(!is_proved(&of, &read, folder.path()));
    assert!(!is_proved(&of, &given, folder.path()));
    assert!(is_proved(&of, &lawful, folder.path()));
}

#[test]
fn another_composition_is_refused() {
    let Some((of, text, folder)) = assembly() else {
        return;
    };
    let line = |start: &str, n, new: &str| with_line(&text, "invert", start, n, new);
    let call = |name: &str| format!("\tcall\tp256_{name}");
    let turns = |count: &str| line("\tmovl\t$10, ", 0, &format!("\tmovl\t${count}, 140(%rsp)"));
    let mut changes = vec![
        ("one turn less", turns("9")),
        ("one turn more", turns("11")),
        ("no update of f", line(&call("update_fg"), 0, "")),
        ("no update of d", line(&call("update_de"), 0, "")),
        ("no third chunk", line(&call("divsteps_last"), 0, "")),
        ("no chunk beside f", line(&call("divsteps_fg"), 0, "")),
        ("no product", line(&call("divsteps_batch"), 0, "")),
        ("no sign", line(&call("invert_sign"), 0, "")),
        ("no end", line(&call("invert_finish"), 0, "")),
        (
            "an update of d for one of f",
            line(&call("update_fg"), 0, &call("update_de")),
        ),
        (
            "other words",
            line(&call("divsteps_words"), 0, &call("divsteps_head")),
        ),
        (
            "a body of another",
            exchanged(&text, "update_fg", "update_de"),
        ),
        (
            "a sign of another",
            exchanged(&text, "invert_sign", "sign_of"),
        ),
        (
            "low words of another",
            exchanged(&text, "divsteps_words", "divsteps_head"),
        ),
    ];
    // Arguments on the stack: each pair of neighbours in the other order.
    let (before, body, after) = split(&text, "invert");
    let lines: Vec<&str> = body.lines().collect();
    for k in 1..lines.len() {
        let is_pushed = |line: &str| line.starts_with("\tpushq\t%");
        if is_pushed(lines[k - 1]) && is_pushed(lines[k]) && lines[k - 1] != lines[k] {
            let mut other = lines.clone();
            other.swap(k - 1, k);
            let body = other.join("\n");
            changes.push(("exchanged arguments", format!("{before}{body}\n{after}")));
        }
    }
    assert!(is_proved(&of, &text, folder.path()));
    for (what, changed) in &changes {
        assert_ne!(*changed, text, "{what}");
        assert!(!is_proved(&of, changed, folder.path()), "{what}");
    }
}

/// Whether a part is taken for another one, which the object does not have: that has the same ports.
const MERGED: [(&str, &str, bool); 9] = [
    ("divsteps_pair", "divsteps_batch", true),
    ("divsteps_batch", "divsteps_pair", true),
    ("divsteps_low", "divsteps_ahead", true),
    ("divsteps_ahead", "divsteps_low", true),
    ("divsteps_de", "divsteps_last", true),
    ("divsteps_last", "divsteps_de", true),
    ("update_de", "update_fg", false),
    ("divsteps_words", "divsteps_pair", false),
    ("divsteps_low", "divsteps_head", false),
];

#[test]
fn a_part_that_is_kept_once_is_proved_to_be_both() {
    let Some((of, text, folder)) = assembly() else {
        return;
    };
    assert!(is_proved(&of, &text, folder.path()));
    let expected = results(folder.path());
    let without = |text: &str, part: &str| text.replace(&format!("p256_{part}"), "g_other");
    let merged = |text: &str, kept: &str, missing: &str| {
        let [old, new] = [missing, kept].map(|part| format!("\tcall\tp256_{part}\n"));
        assert!(text.contains(&old), "{missing}");
        without(&text.replace(&old, &new), missing)
    };
    for (kept, missing, is_lawful) in MERGED {
        let changed = merged(&text, kept, missing);
        let what = format!("{kept} for {missing}");
        assert_eq!(is_proved(&of, &changed, folder.path()), is_lawful, "{what}");
        if is_lawful {
            assert_eq!(results(folder.path()), expected, "{what}");
        }
    }
    // One that computes something else is neither; one that is not there is not called.
    let (before, body, after) = split(&text, "divsteps_pair");
    let body = body.replacen("\taddq\t", "\tsubq\t", 1);
    let wrong = format!("{before}{body}{after}");
    let absent = without(&text, "update_fg");
    let merged = merged(&wrong, "divsteps_pair", "divsteps_batch");
    for changed in [wrong, absent, merged] {
        assert_ne!(changed, text);
        assert!(!is_proved(&of, &changed, folder.path()));
    }
}
