//! Packages of Go as a user meets them: emitted into a folder, they are formatted, vetted and pass their own tests,
//! here and, where qemu is installed, on other processors.

use std::path::Path;
use std::process::Command;

use super::limbforge;

/// A name, a prime and a recipe of each kind; without a recipe the one with the best prediction.
const FIELDS: &[(&str, &str, &str)] = &[
    ("p256", "p256", ""),
    (
        "saturated",
        "curve25519",
        "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none) invert(divsteps)",
    ),
    (
        "split",
        "curve25519",
        "5x51 product-scanning split(6,7) fold(19@right:mul) carry(parallel)",
    ),
    (
        "montgomery",
        "secp256k1",
        "5x52 product-scanning double-word montgomery(product-scanning) carry(sequential)",
    ),
    (
        "golden",
        "goldilocks",
        "8x56 adk double-word golden carry(parallel) invert(divsteps)",
    ),
    (
        "narrow",
        "curve25519",
        "9x29 word(32) karatsuba(1) double-word fold(1216@high:mul) carry(sequential) invert(divsteps)",
    ),
];

fn is_installed(program: &str, argument: &str) -> bool {
    let found = Command::new(program).arg(argument).output();
    let version = found.ok().filter(|output| output.status.success());
    let version = version.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    // The emitted test counts with `for range`, which came with Go 1.22.
    let is_old = |text: &String| (0..22).any(|minor| text.contains(&format!(" go1.{minor}.")));
    let found = version.is_some_and(|text| program != "go" || !is_old(&text));
    if !found {
        println!("skipped: {program} is not installed");
    }
    found
}

/// A module with a package for each field.
fn module() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (name, prime, recipe) in FIELDS {
        let mut arguments = vec!["emit", prime, "--lang", "go", "--name", name, "-o", name];
        if !recipe.is_empty() {
            arguments.extend(["--recipe", recipe]);
        }
        let output = limbforge(&arguments, folder.path());
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{name}: {error}");
    }
    std::fs::write(folder.path().join("go.mod"), "module fields\n\ngo 1.22\n").expect("a file");
    folder
}

/// Standard output; panics if the program fails.
fn run(folder: &Path, program: &str, arguments: &[&str], environment: &[(&str, &str)]) -> String {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(folder)
        .env("GOFLAGS", "")
        .envs(environment.iter().copied())
        .output()
        .expect("it was found before");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "{program} {arguments:?}: {text}{error}"
    );
    text
}

#[test]
fn packages_are_formatted_vetted_and_pass_their_tests() {
    if !is_installed("go", "version") {
        return;
    }
    let folder = module();
    // gofmt comes with go.
    assert_eq!(run(folder.path(), "gofmt", &["-l", "."], &[]), "");
    run(folder.path(), "go", &["vet", "./..."], &[]);
    let tested = run(folder.path(), "go", &["test", "./..."], &[]);
    assert_eq!(tested.matches("ok ").count(), FIELDS.len(), "{tested}");
    for (architecture, qemu) in [("arm64", "qemu-aarch64"), ("riscv64", "qemu-riscv64")] {
        if is_installed(qemu, "--version") {
            let environment = [("GOARCH", architecture), ("CGO_ENABLED", "0")];
            let arguments = ["test", "-exec", qemu, "./p256", "./split", "./narrow"];
            run(folder.path(), "go", &arguments, &environment);
        }
    }
}

/// A wrong constant in the source is found by the test beside it.
#[test]
fn the_emitted_test_can_fail() {
    if !is_installed("go", "version") {
        return;
    }
    let folder = module();
    let path = folder.path().join("saturated/saturated.go");
    let source = std::fs::read_to_string(&path).expect("a source");
    let (before, mul) = source.split_once("\nfunc Mul(").expect("a multiplication");
    let wrong = format!("{before}\nfunc Mul({}", mul.replacen(", 38)", ", 39)", 1));
    assert_ne!(wrong, source);
    std::fs::write(&path, wrong).expect("a writable file");
    let output = Command::new("go")
        .args(["test", "./saturated"])
        .current_dir(folder.path())
        .env("GOFLAGS", "")
        .output()
        .expect("it was found before");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        !output.status.success() && text.contains("Mul returned"),
        "{text}"
    );
}

/// A file or standard output holds the source alone; a folder both, and is no place for other languages.
#[test]
fn a_file_has_the_source_and_a_folder_the_package() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let emit = |arguments: &[&str]| {
        let all = [&["emit", "2^61 - 1", "--name", "M_61"], arguments].concat();
        limbforge(&all, folder.path())
    };
    let printed = emit(&["--lang", "go"]);
    assert!(String::from_utf8_lossy(&printed.stdout).contains("\npackage m61\n"));
    assert!(emit(&["--lang", "go", "-o", "a.go"]).status.success());
    assert!(emit(&["--lang", "go", "-o", "sub/m61/"]).status.success());
    let mut names: Vec<_> = std::fs::read_dir(folder.path().join("sub/m61"))
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name())
        .collect();
    names.sort();
    assert_eq!(names, ["m61.go", "m61_test.go"]);
    assert!(folder.path().join("a.go").is_file());
    let refused = emit(&["--lang", "c", "-o", "sub"]);
    assert!(!refused.status.success());
    let error = String::from_utf8_lossy(&refused.stderr);
    assert_eq!(error.trim_end().lines().count(), 1, "{error}");
    let tune = limbforge(&["tune", "2^61 - 1", "--lang", "go"], folder.path());
    assert_eq!(tune.status.code(), Some(2));
}

/// `--abi go` writes assembly and declarations, which `go vet` finds right, or says in one line why not.
#[test]
fn assembly_for_go_comes_with_declarations() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let emit = ["emit", "2^255-19", "--lang", "asm", "--isa", "x86-64-v3"];
    let with = |more: &[&'static str]| [&emit[..], more].concat();
    let refused = |arguments: &[&'static str], part: &str| {
        let output = limbforge(arguments, folder.path());
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && error.contains(part), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
        let written = std::fs::read_dir(folder.path()).expect("a folder").count();
        assert_eq!(written, 0, "nothing is written");
    };
    refused(&with(&["--abi", "go"]), "add `-o NAME_amd64.s`");
    refused(
        &with(&["--abi", "go", "-o", "f.s"]),
        "add `-o NAME_amd64.s`",
    );
    refused(
        &["emit", "2^255-19", "--abi", "go", "-o", "f_amd64.s"],
        "`--abi go` is for assembly of x86-64",
    );
    let lone = Command::new(env!("CARGO_BIN_EXE_limbforge"))
        .args(with(&["--abi", "go", "-o", "f_amd64.s"]))
        .env("PATH", folder.path())
        .current_dir(folder.path())
        .output()
        .expect("limbforge");
    let error = String::from_utf8_lossy(&lone.stderr);
    assert!(error.contains("no Go assembler is on PATH"), "{error}");
    if !is_installed("go", "version") {
        return;
    }
    let output = limbforge(&with(&["--abi", "go", "-o", "f_amd64.s"]), folder.path());
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    std::fs::write(folder.path().join("go.mod"), "module f\n\ngo 1.22\n").expect("a file");
    let mut vet = Command::new("go");
    let vet = vet.args(["vet", "."]).current_dir(folder.path());
    let vet = vet.env("GOARCH", "amd64").output().expect("go");
    assert!(
        vet.status.success(),
        "{}",
        String::from_utf8_lossy(&vet.stderr)
    );
    let declared = std::fs::read_to_string(folder.path().join("f_amd64.go")).expect("a file");
    assert!(declared.contains("func mulBMI2(out *["), "{declared}");
}
