//! `limbforge prove` and `limbforge ct` on objects that compilers made.

use std::{path::Path, process::Command};

use super::{limbforge, text};

const PRIME: &str = "2^255-19";
const RECIPE: &str = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";

fn compile(folder: &Path, compiler: &str, options: &[&str], source: &str, object: &str) {
    let output = Command::new(compiler)
        .current_dir(folder)
        .args(options)
        .args(["-c", source, "-o", object])
        .output()
        .expect("a compiler");
    assert!(output.status.success(), "{}", text(&output.stderr));
}

fn is_installed(compiler: &str) -> bool {
    let found = Command::new(compiler).arg("--version").output().is_ok();
    if !found {
        println!("skipped: {compiler} is not installed");
    }
    found
}

/// The printed field in C, as `f.c`.
fn emit(folder: &Path) {
    let output = limbforge(
        &[
            "emit", PRIME, "--recipe", RECIPE, "--lang", "c", "--name", "f", "-o", "f.c",
        ],
        folder,
    );
    assert!(output.status.success(), "{}", text(&output.stderr));
}

/// The line of a function.
fn line<'a>(output: &'a str, name: &str) -> &'a str {
    let of = |line: &&str| line.split_whitespace().any(|word| word == name);
    output
        .lines()
        .find(of)
        .unwrap_or_else(|| panic!("no line of {name}: {output}"))
}

#[test]
fn objects_are_proved_and_changed_ones_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    emit(folder);
    compile(folder, "gcc", &["-O2"], "f.c", "f.o");
    let arguments = ["prove", "f.o", "--prime", PRIME, "--recipe", RECIPE];
    let proved = text(&limbforge(&arguments, folder).stdout);
    for name in ["f_add", "f_sub", "f_mul", "f_square", "f_carry"] {
        assert!(
            line(&proved, name).contains("proved by the check: machine words"),
            "{proved}"
        );
    }
    let file = std::fs::read(folder.join("f.o")).expect("an object");
    // The first product of `f_mul` reads another register: `mul` and `mulx` have the operand in the last byte.
    let code = limbforge::read::Meanings::functions(&limbforge::read::X86::SystemV, &file);
    let code = code.expect("functions")["f_mul"].bytes.clone();
    let place = file
        .windows(code.len())
        .position(|bytes| *bytes == code)
        .expect("its bytes");
    let product = code
        .windows(2)
        .position(|bytes| bytes[0] == 0xf7 && bytes[1] >> 3 == 0b11100);
    let product = product.expect("a product");
    let mut changed = file.clone();
    changed[place + product + 1] ^= 1;
    std::fs::write(folder.join("f.o"), &changed).expect("a file");
    let refused = limbforge(&arguments, folder);
    assert_eq!(refused.status.code(), Some(1));
    assert!(
        line(&text(&refused.stdout), "f_mul").contains("REFUSED"),
        "{refused:?}"
    );
    // An object without the functions of the field is not proved either.
    std::fs::write(folder.join("g.c"), "int g(int x) { return x + 1; }\n").expect("a file");
    compile(folder, "gcc", &["-O2"], "g.c", "f.o");
    let other = limbforge(&arguments, folder);
    assert_eq!(other.status.code(), Some(1));
    assert!(text(&other.stdout).contains("NOT PROVED"), "{other:?}");
}

#[test]
fn objects_need_a_field() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(
        folder.path().join("g.c"),
        "int g(int x) { return x + 1; }\n",
    )
    .expect("a file");
    compile(folder.path(), "gcc", &["-O2"], "g.c", "g.o");
    let output = limbforge(&["prove", "g.o"], folder.path());
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("--field"), "{output:?}");
}

const LEAKS: &str = r#"
#include <stdint.h>
#include <string.h>
typedef uint64_t u;
static const u table[8] = {3, 1, 4, 1, 5, 9, 2, 6};
const unsigned char bytes[256] = {3, 1, 4};
unsigned char state[256] = {3, 1, 4};
__attribute__((noinline)) static u inner(const u *x) { u s = 0; for (int i = 0; x[i] != 7; i++) s += x[i]; return s; }
u leaks_branch(const u *x, const u *y) { if (x[0] & 1) { u s = 1; for (int i = 0; i < 9; i++) s *= y[i] + s; return s; } return y[0]; }
u leaks_argument(u secret, u *out) { if (secret == 5) { out[0] = 7; out[1] ^= out[2] * 3; } return 0; }
u leaks_table(const u *x) { return table[x[0] & 7]; }
u leaks_index(const u *x, u secret) { return x[secret]; }
u leaks_byte(u secret) { return bytes[secret]; }
u leaks_state(u secret) { return state[secret]; }
u leaks_division(const u *x) { return x[0] / x[1]; }
u leaks_call(const u *x) { return inner(x) + 1; }
u leaks_loop(const u *x) { u n = x[0], s = 0; while (n) { s += n * s + 1; n >>= 1; } return s; }
u leaks_length(unsigned char *out, const unsigned char *in, const u *n) { memcpy(out, in, *n); return out[0]; }
u leaks_elsewhere(const u *x) { extern u elsewhere(u); return elsewhere(x[0]); }
u keeps_sum(u *out, const u *x, const u *y) { u c = 0; for (int i = 0; i < 40; i++) { u t = x[i] + c; c = t < c; t += y[i]; c += t < y[i]; out[i] = t; } return c; }
u keeps_select(u *out, const u *x, u flag) { u mask = -flag; for (int i = 0; i < 4; i++) out[i] ^= mask & (out[i] ^ x[i]); return table[3]; }
u keeps_table(const u *x) { u s = 0; for (u i = 0; i < 8; i++) s |= table[i] & -(u)(((i ^ x[0]) - 1) >> 63); return s; }
u keeps_call(u *out, const u *x) { u t[40]; keeps_sum(t, x, x); return keeps_sum(out, t, x); }
u length(const u *x, u n) { u s = 0; for (u i = 0; i < n; i++) s += x[i]; return s; }
"#;

#[test]
fn leaks_are_found_and_nothing_else() {
    for compiler in ["gcc", "clang-19"] {
        if !is_installed(compiler) {
            continue;
        }
        for options in [
            &["-O1"][..],
            &["-O2"],
            &["-O3"],
            &["-Os"],
            &["-O3", "-march=x86-64-v3"],
        ] {
            let folder = tempfile::tempdir().expect("a folder");
            let folder = folder.path();
            std::fs::write(folder.join("leaks.c"), LEAKS).expect("a file");
            compile(folder, compiler, options, "leaks.c", "leaks.o");
            let output = limbforge(&["ct", "leaks.o", "--public", "length:1"], folder);
            assert_eq!(output.status.code(), Some(1), "{output:?}");
            let verdicts = text(&output.stdout);
            for verdict in verdicts.lines().filter(|line| !line.starts_with(' ')) {
                let fails = verdict.contains("FAILS");
                let name = verdict.split_whitespace().next().unwrap_or("");
                let leaks = name.starts_with("leaks_");
                assert_eq!(fails, leaks, "{compiler} {options:?}: {verdicts}");
            }
            assert_eq!(verdicts.matches("FAILS").count(), 11, "{verdicts}");
            // Where every address is a constant of an instruction, calls are not followed; leaks are still found.
            compile(
                folder,
                compiler,
                &["-O2", "-mcmodel=large"],
                "leaks.c",
                "large.o",
            );
            let large = text(&limbforge(&["ct", "large.o"], folder).stdout);
            for leak in ["leaks_byte", "leaks_state", "leaks_table"] {
                assert!(line(&large, leak).contains("FAILS"), "{large}");
            }
            let secret = text(&limbforge(&["ct", "leaks.o"], folder).stdout);
            let length = secret.lines().find(|line| line.starts_with("length "));
            assert!(
                length.is_some_and(|line| line.contains("FAILS")),
                "{secret}"
            );
        }
    }
}

#[test]
fn fields_take_constant_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    emit(folder);
    for compiler in ["gcc", "clang-19"] {
        if !is_installed(compiler) {
            continue;
        }
        for option in ["-O2", "-O3"] {
            compile(folder, compiler, &[option], "f.c", "f.o");
            let output = limbforge(&["ct", "f.o"], folder);
            let verdicts = text(&output.stdout);
            for name in [
                "f_add",
                "f_mul",
                "f_square",
                "f_to_bytes",
                "f_select",
                "f_is_zero",
            ] {
                let line = line(&verdicts, name);
                assert!(
                    line.contains("constant time"),
                    "{compiler} {option}: {verdicts}"
                );
            }
        }
    }
}

/// Assembly that is printed is proved again as an object.
#[test]
fn printed_assembly_is_proved_as_an_object() {
    if !is_installed("as") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let recipe = "4x64 operand-scanning carry-chain(twice) fold(38@high:mul) carry(none)";
    let output = limbforge(
        &[
            "emit",
            PRIME,
            "--recipe",
            recipe,
            "--lang",
            "asm",
            "--isa",
            "x86-64-v3",
            "--name",
            "f",
            "-o",
            "f.s",
        ],
        folder,
    );
    assert!(output.status.success(), "{}", text(&output.stderr));
    compile(folder, "gcc", &[], "f.s", "f.o");
    let proved = limbforge(
        &["prove", "f.o", "--prime", PRIME, "--recipe", recipe],
        folder,
    );
    let proved = text(&proved.stdout);
    for name in ["f_add", "f_mul", "f_square", "f_select", "f_to_bytes"] {
        assert!(
            line(&proved, name).contains("proved by the check: machine words"),
            "{proved}"
        );
    }
}
