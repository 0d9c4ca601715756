//! Assembly for Go: proved from the executable that Go makes of it, and run beside the package in Go. Changed machine
//! code is refused, or computes the same.

use std::{
    fs,
    io::ErrorKind,
    path::Path,
    process::{Command, Output},
    thread,
    time::Duration,
};

use crate::x86_build::{FULL_WORDS, REDUCED_RADIX, field};
use limbforge_compare::Folder;
use limbforge_core::{
    emit::{
        Options,
        asm::{
            flagged::{Source, prover_of_source},
            x86::{Processor, Schedules, source},
        },
        go_choices, go_declarations, go_package,
    },
    field::Field,
    read::{X86, x86::go_functions},
};
use limbforge_lab::assembler::assemble_go;

const MONTGOMERY: &str = "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)";

const FIELDS: [(&str, &str); 4] = [
    ("2^255-19", FULL_WORDS),
    ("2^255-19", REDUCED_RADIX),
    ("p256", MONTGOMERY),
    (
        "csidh512",
        "8x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
    ),
];

fn has_go() -> bool {
    let found = Command::new("go").arg("version").output().is_ok();
    if !found {
        println!("skipped: go is not installed");
    }
    found
}

fn processors() -> [Processor; 2] {
    [true, false].map(|bmi2| Processor {
        bmi2,
        convention: X86::Go,
        ..Processor::default()
    })
}

fn options() -> Options {
    Options {
        command: "a test".to_owned(),
        name: "f".to_owned(),
        traits: false,
    }
}

fn written(processor: &Processor, field: &Field) -> Source {
    let none = Schedules::none(field);
    source(processor, field, &options(), &none, assemble_go).expect("proved code")
}

fn go(folder: &Path, arguments: &[&str]) -> Output {
    let mut go = Command::new("go");
    let go = go.current_dir(folder).args(arguments);
    let settings = [("GOFLAGS", ""), ("GOWORK", "off"), ("CGO_ENABLED", "0")];
    go.envs(settings).output().expect("go")
}

fn text(output: &Output) -> String {
    let parts = [&output.stdout, &output.stderr];
    parts.map(|part| String::from_utf8_lossy(part)).concat()
}

/// A package with a field in Go, and some operations of it in assembly for each of the processors.
fn package(field: &Field, operations: &[String]) -> Folder {
    let folder = Folder::temporary();
    let put = |name: &str, text: &str| fs::write(folder.0.join(name), text).expect("a folder");
    put("go.mod", "module f\n\ngo 1.22\n");
    for (name, text) in go_package(field, &options()) {
        put(&name, &text);
    }
    let mut some = field.clone();
    some.programs
        .retain(|checked| operations.contains(&checked.program().name));
    for processor in processors() {
        let source = written(&processor, &some);
        assert!(source.left_out.is_empty(), "{:?}", source.left_out);
        assert_eq!(source.functions.len(), operations.len());
        let isa = if processor.bmi2 { "bmi2" } else { "plain" };
        let declared = go_declarations(&processor, &some, &options(), &source);
        put(&format!("{isa}_amd64.s"), &source.text);
        put(&format!("{isa}_amd64.go"), &declared);
    }
    folder
}

/// The test of a product's, a square's, … function in assembly, on chains of results and with arguments that overlap.
const COMPARISON: &str = "package f

import \"testing\"

func TestAssembly(t *testing.T) {
	type words = [Limbs]uint64
	r := source()
	for range 20000 {
		a, b := Loose(sample(r, &loose)), Loose(sample(r, &loose))
		var want, own Element
		Mul(&want, &a, &b)
		for _, mul := range []func(out, a, b *words){mulBMI2, mulAMD64} {
			mul((*words)(&own), (*words)(&a), (*words)(&b))
			if own != want {
				t.Fatal(a, b, own, want)
			}
			x, y := a, b
			if mul((*words)(&x), (*words)(&x), (*words)(&b)); Element(x) != want {
				t.Fatal(a, b, x, want)
			}
			if mul((*words)(&y), (*words)(&a), (*words)(&y)); Element(y) != want {
				t.Fatal(a, b, y, want)
			}
		}
		Square(&want, &a)
		for _, square := range []func(out, a *words){squareBMI2, squareAMD64} {
			if square((*words)(&own), (*words)(&a)); own != want {
				t.Fatal(a, own, want)
			}
		}
	}
}
";

/// All operations are written and proved; `go vet` finds the declarations right, and functions compute what Go does.
#[test]
fn fields_are_proved_and_compute_what_go_does() {
    if !has_go() {
        return;
    }
    for (prime, recipe) in FIELDS {
        let field = field(prime, recipe);
        let folder = package(&field, &["mul", "square"].map(str::to_owned));
        fs::write(folder.0.join("assembly_test.go"), COMPARISON).expect("a folder");
        for arguments in [&["vet", "."][..], &["test", "-run=Assembly", "."]] {
            let output = go(&folder.0, arguments);
            assert!(output.status.success(), "{prime}: {}", text(&output));
        }
    }
}

/// Every straight-line operation has code, also those with bytes, flags and numbers.
#[test]
fn all_operations_of_a_field_are_proved_and_declared() {
    if !has_go() {
        return;
    }
    let field = field("p256", MONTGOMERY);
    let names: Vec<String> = field
        .programs
        .iter()
        .filter(|checked| !checked.program().internal)
        .map(|checked| checked.program().name.clone())
        .collect();
    assert!(names.len() > 10, "{names:?}");
    let folder = package(&field, &names);
    let output = go(&folder.0, &["vet", "."]);
    assert!(output.status.success(), "{}", text(&output));
}

/// Changes of a byte: each bit, and the fields of registers.
const CHANGES: [u8; 16] = [
    1, 2, 4, 8, 16, 32, 64, 128, 3, 5, 6, 7, 0x18, 0x28, 0x30, 0x38,
];

/// How many mutants of a function a sample has.
const SAMPLE: usize = 400;

/// Mutants in the executable of the test above: what is proved passes it.
#[test]
fn changed_code_is_refused_or_computes_the_same() {
    if !has_go() {
        return;
    }
    let field = field("2^255-19", FULL_WORDS);
    let folder = package(&field, &["mul", "square"].map(str::to_owned));
    fs::write(folder.0.join("assembly_test.go"), COMPARISON).expect("a folder");
    let output = go(&folder.0, &["test", "-c", "-o", "run", "."]);
    assert!(output.status.success(), "{}", text(&output));
    let object = fs::read(folder.0.join("run")).expect("an executable");
    let codes = go_functions(&object).expect("functions");
    let passes = |object: &[u8]| {
        let path = folder.0.join("changed");
        fs::copy(folder.0.join("run"), &path).expect("a folder");
        fs::write(&path, object).expect("a folder");
        // A process that another test is starting may hold the file open for a moment.
        loop {
            let mut run = Command::new(&path);
            let run = run.args(["-test.run=Assembly", "-test.timeout=20s"]);
            match run.output() {
                Err(error) if error.kind() == ErrorKind::ExecutableFileBusy => {
                    thread::sleep(Duration::from_millis(10));
                }
                output => return output.expect("an executable").status.success(),
            }
        }
    };
    assert!(passes(&object));
    for name in ["mul", "square"] {
        let original = &codes[&format!("f.{name}BMI2")];
        let mut places = object.windows(original.bytes.len()).enumerate();
        let found = places.find(|(_, bytes)| *bytes == original.bytes);
        let place = found.expect("the bytes of the function").0;
        let checked = field.program(name).expect("a program");
        let prover = prover_of_source(X86::Go, &field, checked).expect("a prover");
        prover.prove(original).expect("the original is proved");
        let all = (0..original.bytes.len()).flat_map(|at| CHANGES.map(|change| (at, change)));
        let all: Vec<(usize, u8)> = all.collect();
        let step = all.len().div_ceil(SAMPLE);
        let (mut same, mut refused, mut proved) = (0, 0, 0);
        for &(at, change) in all.iter().skip(5 % step).step_by(step) {
            let mut code = original.clone();
            code.bytes[at] ^= change;
            match prover.are_the_same(original, &code) {
                Ok(true) => same += 1,
                Ok(false) if prover.prove(&code).is_ok() => {
                    proved += 1;
                    let mut changed = object.clone();
                    changed[place + at] ^= change;
                    assert!(passes(&changed), "{name}: byte {at:#x} ^ {change:#x}");
                }
                _ => refused += 1,
            }
        }
        println!("{name}: {same} the same, {proved} proved, {refused} refused");
        assert!(refused > 10 * proved, "{proved} {refused}");
    }
}

/// The functions that choose have a test beside them, and need elements.
#[test]
fn only_operations_of_elements_are_chosen() {
    let field = field("2^255-19", FULL_WORDS);
    let chosen = |operation: &str| {
        let operations = [operation.to_owned()];
        go_choices(&processors()[0], &field, &options(), &operations)
    };
    let [(_, choices), (_, others), (_, test)] = chosen("mul").expect("files");
    assert!(choices.contains("mulBMI2(out, a, b)"), "{choices}");
    assert!(others.starts_with("//go:build !(amd64 && gc && !purego)"));
    assert!(test.contains("func TestFastMul("));
    for operation in ["to_bytes", "is_zero", "unknown"] {
        assert_eq!(chosen(operation), None, "{operation}");
    }
}
