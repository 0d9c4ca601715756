//! Programs in C on the library, the example and the checks of `tests/check.c`, with each compiler that is there.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The folder of the static library, which cargo built for this test.
fn library() -> PathBuf {
    let program = std::env::current_exe().expect("the path of this program");
    let file = program.with_file_name("libforge25519_c.a");
    assert!(file.exists(), "{} is missing", file.display());
    file
}

fn compilers() -> Vec<&'static str> {
    let runs = |name: &&str| Command::new(name).arg("--version").output().is_ok();
    let found: Vec<_> = ["gcc", "clang", "clang-19"]
        .into_iter()
        .filter(runs)
        .collect();
    if found.is_empty() {
        eprintln!("skipped: neither gcc nor clang is installed");
    }
    found
}

/// Compiles a program, links it with the library and runs it.
fn run(compiler: &str, source: &str, arguments: &[&str]) -> Output {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let name = format!("{}-{compiler}", source.replace(['/', '.'], "-"));
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let compiled = Command::new(compiler)
        .args([
            "-std=c11",
            "-Wall",
            "-Wextra",
            "-Wpedantic",
            "-Wc++-compat",
            "-Werror",
            "-O1",
        ])
        .arg("-I")
        .arg(folder.join("include"))
        .arg(folder.join(source))
        .arg(library())
        .args(["-lpthread", "-ldl", "-lm", "-o"])
        .arg(&program)
        .output()
        .expect("the compiler runs");
    let messages = String::from_utf8_lossy(&compiled.stderr);
    assert!(compiled.status.success(), "{compiler} {source}: {messages}");
    Command::new(program)
        .args(arguments)
        .output()
        .expect("the program runs")
}

fn printed(compiler: &str, source: &str, arguments: &[&str]) -> String {
    let output = run(compiler, source, arguments);
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{compiler} {source}: {messages}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn the_example_signs_and_verifies() {
    for compiler in compilers() {
        assert_eq!(printed(compiler, "examples/messages.c", &[]), "valid\n");
    }
}

#[test]
fn vectors_and_bad_input() {
    let vectors = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../forge25519/tests/vectors/rfc8032.txt"
    );
    let text = std::fs::read_to_string(vectors).expect("the vectors of RFC 8032");
    let pure = text
        .lines()
        .filter(|line| line.starts_with("pure:"))
        .count();
    for compiler in compilers() {
        assert_eq!(
            printed(compiler, "tests/check.c", &[vectors]),
            format!("{pure} vectors\n")
        );
    }
    assert!(pure > 3, "only {pure} vectors");
}
