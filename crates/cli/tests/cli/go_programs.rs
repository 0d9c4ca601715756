//! `limbforge prove` of programs that Go links: functions in assembly, by the convention ABI0.

use std::{
    fs,
    os::unix::fs::PermissionsExt as _,
    path::Path,
    process::{Command, Output},
};

use limbforge::read::x86::go_functions;

use super::{limbforge, text};

const RECIPE: &str = "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)";

/// A program that has the functions in assembly of packages.
const MAIN: &str = "package main

import (
	\"fmt\"

	\"example.com/app/curve\"
)

func main() {
	fmt.Println(curve.Product([4]uint64{3}, [4]uint64{5}), curve.Double([4]uint64{7}))
}
";

/// A function of the package, so that the linker leaves the assembly in.
const CALLERS: &str = "package curve

func Product(a, b [4]uint64) (out [4]uint64) {
	mulBMI2(&out, &a, &b)
	squareBMI2(&out, &out)
	return
}

func Double(a [4]uint64) (out [4]uint64) {
	addBMI2(&out, &a, &a)
	return
}
";

fn has_go() -> bool {
    let found = Command::new("go").arg("version").output().is_ok();
    if !found {
        println!("skipped: go is not installed");
    }
    found
}

fn go(folder: &Path, arguments: &[&str]) {
    let mut go = Command::new("go");
    let go = go.current_dir(folder).args(arguments);
    let settings = [
        ("GOFLAGS", ""),
        ("GOWORK", "off"),
        ("CGO_ENABLED", "0"),
        ("GOOS", "linux"),
        ("GOARCH", "amd64"),
    ];
    let output = go.envs(settings).output().expect("go");
    assert!(output.status.success(), "{}", text(&output.stderr));
}

/// A module with a package of a field in assembly and a program that calls it, and the field's certificate.
fn module() -> tempfile::TempDir {
    let folder = super::folder();
    let path = folder.path();
    fs::create_dir(path.join("curve")).expect("a folder");
    for arguments in [
        [
            "--lang",
            "asm",
            "--isa",
            "x86-64-v3",
            "--abi",
            "go",
            "-o",
            "curve/curve_amd64.s",
        ]
        .as_slice(),
        &["--lang", "json", "-o", "curve.json"],
    ] {
        let field = ["emit", "curve25519", "--recipe", RECIPE, "--name", "curve"];
        let field = if arguments[1] == "json" {
            &field[..4]
        } else {
            &field[..]
        };
        let output = limbforge(&[field, arguments].concat(), path);
        assert!(output.status.success(), "{}", text(&output.stderr));
    }
    for (name, text) in [
        ("go.mod", "module example.com/app\n\ngo 1.22\n"),
        ("main.go", MAIN),
        ("curve/callers.go", CALLERS),
    ] {
        fs::write(path.join(name), text).expect("a writable folder");
    }
    folder
}

fn built(folder: &Path) {
    go(folder, &["build", "-buildvcs=false", "-o", "program", "."]);
}

fn prove(folder: &Path, file: &str, more: &[&str]) -> Output {
    let call = ["prove", file, "--field", "curve.json"];
    limbforge(&[&call, more].concat(), folder)
}

/// The line of a function.
fn line<'a>(output: &'a str, name: &str) -> &'a str {
    let found = output.lines().find(|line| line.contains(name));
    found.unwrap_or_else(|| panic!("no {name} in {output}"))
}

const WORDS: &str = "proved by the check: machine words";

#[test]
fn functions_in_assembly_of_a_program_are_proved_and_the_rest_counted() {
    if !has_go() {
        return;
    }
    let folder = module();
    built(folder.path());
    let output = prove(folder.path(), "program", &[]);
    let report = text(&output.stdout);
    assert!(output.status.success(), "{report}{}", text(&output.stderr));
    for name in ["mul", "square", "add"] {
        let name = format!("example.com/app/curve.{name}BMI2 (assembly)");
        assert!(line(&report, &name).ends_with(WORDS), "{report}");
    }
    // The linker leaves out what nothing calls. Go's own functions are not looked at, and no line says that they are.
    assert!(line(&report, "not there: ").contains("sub"), "{report}");
    let others = line(&report, "not looked at: ");
    assert!(
        others.contains(" of runtime") && others.contains(" of fmt"),
        "{others}"
    );
    assert!(
        line(&report, "proved: ").starts_with("proved: 3 straight-line"),
        "{report}"
    );
    let all = text(&prove(folder.path(), "program", &["--all"]).stdout);
    assert!(line(&all, " example.com/app/curve.Product ").contains("not looked at"));
    let mut runtime = all
        .lines()
        .filter(|row| row.trim_start().starts_with("runtime."));
    assert!(runtime.all(|row| row.contains("not looked at")), "{all}");
    assert!(all.contains(" runtime."), "{all}");
    // The assembly itself, whose header names the field.
    let output = limbforge(&["prove", "curve/curve_amd64.s"], folder.path());
    let report = text(&output.stdout);
    assert!(output.status.success(), "{report}{}", text(&output.stderr));
    let rows = report.lines().filter(|row| row.ends_with(WORDS));
    assert!(rows.count() > 10, "{report}");
}

/// Most changes of a function's bytes are refused, and of the others nothing changes. What is proved nevertheless, as
/// with another slot for a spilled word, gives the same results.
#[test]
fn changed_bytes_of_a_program_are_refused() {
    if !has_go() {
        return;
    }
    let folder = module();
    built(folder.path());
    let program = fs::read(folder.path().join("program")).expect("a program");
    let functions = go_functions(&program).expect("functions");
    let code = &functions["example.com/app/curve.mulBMI2"].bytes;
    let mut places = program.windows(code.len()).enumerate();
    let place = places
        .find(|(_, bytes)| bytes == code)
        .expect("its bytes")
        .0;
    // The return, and a bit of the last byte of every so many: registers, distances and immediates.
    let end = code
        .iter()
        .rposition(|byte| *byte == 0xc3)
        .expect("a return");
    let mut changes = vec![(end, 0xc3 ^ 0x90)];
    changes.extend((1..12).map(|k| (k * end / 12, 0x10)));
    let (all, mut refusals) = (changes.len(), 0);
    let printed = run(&folder.path().join("program"));
    for (at, change) in changes {
        let mut changed = program.clone();
        changed[place + at] ^= change;
        fs::write(folder.path().join("changed"), changed).expect("a writable folder");
        let output = prove(folder.path(), "changed", &[]);
        let report = text(&output.stdout);
        if output.status.success() {
            let file = folder.path().join("changed");
            assert_eq!(run(&file), printed, "byte {at:#x}: {report}");
            continue;
        }
        refusals += 1;
        assert_eq!(output.status.code(), Some(1), "byte {at:#x}: {report}");
        let refused = line(&report, "REFUSED");
        assert!(refused.contains("curve.mulBMI2 (assembly)"), "{refused}");
        let others = report.lines().filter(|row| row.ends_with(WORDS));
        assert_eq!(others.count(), 2, "{report}");
    }
    assert!(4 * refusals >= 3 * all, "{refusals} of {all} are refused");
}

/// What a program prints.
fn run(file: &Path) -> String {
    let mut permissions = fs::metadata(file).expect("a file").permissions();
    permissions.set_mode(0o755);
    fs::set_permissions(file, permissions).expect("a file of ours");
    let output = Command::new(file).output().expect("a program");
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

/// Frames and registers that ABI0 does not allow: the program is linked all the same.
#[test]
fn functions_against_the_convention_are_refused() {
    if !has_go() {
        return;
    }
    let folder = module();
    let path = folder.path().join("curve/curve_amd64.s");
    let printed = fs::read_to_string(&path).expect("assembly");
    let at = printed.find("TEXT ·addBMI2(SB)").expect("a sum");
    let (before, add) = printed.split_at(at);
    let first = add.find('\n').expect("a line") + 1;
    let (head, body) = add.split_at(first);
    for (lines, reason) in [
        // The goroutine, the zero, the frame pointer.
        ("\tMOVQ $1, R14", "writes r14"),
        ("\tPCMPEQL X15, X15", "xmm15"),
        ("\tMOVQ a+8(FP), BP", "does not restore rbp"),
        // Above and below the frame, and another argument's place.
        ("\tMOVQ $0, out+0(FP)", "outside its frame"),
        ("\tMOVQ $0, 96(SP)", "outside its frame"),
        ("\tMOVQ $0, -8(SP)", "outside its frame"),
        ("\tMOVQ 96(SP), AX", "uninitialised slot"),
        ("\tLEAQ -16(SP), SP", "uninitialised slot"),
        // Registers that hold arguments only for Go's own code.
        ("\tADDQ BX, AX", "uninitialised"),
    ] {
        fs::write(&path, format!("{before}{head}{lines}\n{body}")).expect("a writable folder");
        built(folder.path());
        let output = prove(folder.path(), "program", &[]);
        let report = text(&output.stdout);
        assert_eq!(output.status.code(), Some(1), "{lines}: {report}");
        let refused = line(&report, "REFUSED");
        assert!(refused.contains("curve.addBMI2 (assembly)"), "{refused}");
        assert!(refused.contains(reason), "{lines}: {refused}");
        assert!(line(&report, "curve.mulBMI2 ").ends_with(WORDS), "{report}");
    }
}

/// Two functions of one name, which only the files that they are from see: both are looked at.
#[test]
fn functions_of_one_name_are_all_looked_at() {
    let folder = super::folder();
    let path = folder.path();
    let field = ["emit", "curve25519", "--recipe", RECIPE];
    let output = limbforge(
        &[&field[..], &["--lang", "json", "-o", "curve.json"]].concat(),
        path,
    );
    assert!(output.status.success(), "{}", text(&output.stderr));
    let name = "\"p.mulBMI2.abi0\"";
    for (file, body) in [("one", "ret"), ("two", "xor %eax, %eax\n\tret")] {
        let source =
            format!(".text\n.type {name}, @function\n{name}:\n\t{body}\n.size {name}, .-{name}\n");
        fs::write(path.join(format!("{file}.s")), source).expect("a writable folder");
    }
    let mut gcc = Command::new("gcc");
    gcc.current_dir(path)
        .args(["-nostdlib", "-r", "one.s", "two.s", "-o", "both.o"]);
    let Ok(output) = gcc.output() else {
        println!("skipped: gcc is not installed");
        return;
    };
    assert!(output.status.success(), "{}", text(&output.stderr));
    let output = prove(path, "both.o", &[]);
    let report = text(&output.stdout);
    let refused = report.lines().filter(|row| row.contains("REFUSED"));
    assert_eq!(refused.count(), 2, "{report}");
}

/// The package has to be clear, and the file a program with symbols.
#[test]
fn packages_are_named_and_other_files_refused() {
    if !has_go() {
        return;
    }
    let folder = module();
    let path = folder.path();
    fs::create_dir(path.join("other")).expect("a folder");
    for name in fs::read_dir(path.join("curve")).expect("a folder") {
        let name = name.expect("an entry").file_name();
        let source = fs::read_to_string(path.join("curve").join(&name)).expect("a text");
        let source = source.replace("package curve", "package other");
        fs::write(path.join("other").join(&name), source).expect("a writable folder");
    }
    let imports = "app/curve\"\n\t\"example.com/app/other\"";
    let main = MAIN.replace("app/curve\"", imports);
    let main = main.replace("curve.Double", "other.Double");
    fs::write(path.join("main.go"), main).expect("a writable folder");
    built(path);
    let output = prove(path, "program", &[]);
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(
        error.contains(
            "add --module with one of example.com/app/curve (2), example.com/app/other (1)"
        ),
        "{error}"
    );
    let module = |name: &str| prove(path, "program", &["--module", name]);
    let report = text(&module("example.com/app/other").stdout);
    assert!(report.contains("proved: 1 straight-line"), "{report}");
    assert!(
        !line(&report, "machine words").contains("app/curve"),
        "{report}"
    );
    let output = module("example.com/app/none");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let error = text(&output.stderr);
    assert!(
        error.contains("one of example.com/app/curve (2)"),
        "{error}"
    );
    for (arguments, file, reason) in [
        (
            ["build", "-ldflags=-s", "-o", "bare", "."],
            "bare",
            "without -ldflags=-s",
        ),
        (
            ["build", "-buildvcs=false", "-o", "curve.a", "./curve"],
            "curve.a",
            "Go's own format",
        ),
    ] {
        go(path, &arguments);
        let output = prove(path, file, &[]);
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{error}");
        assert!(error.contains(reason), "{error}");
    }
}
