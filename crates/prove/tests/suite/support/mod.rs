//! Printed files with their fields; functions compiled and run.

#![allow(dead_code)]

pub mod beside;
pub mod change;
mod go;

use std::{fmt::Write, path::PathBuf, process::Command};

use limbforge::{
    field::Field,
    interface::{Shape, shape},
    ir::Program,
    ops::derive::derive,
    prime::Prime,
};
use limbforge_prove::lang::{Language, header};
use num_bigint::BigInt;
use num_integer::Integer;

/// A printed file of `generated/` and the field that its header names.
pub struct Printed {
    pub name: String,
    pub language: Language,
    pub text: String,
    pub field: Field,
}

/// Options by which gcc leaves functions as they are written: the parts of an inversion by divsteps are proved so.
pub const WITH_CALLS: &[&str] = &[
    "-fno-inline-functions",
    "-fno-inline-small-functions",
    "-fno-inline-functions-called-once",
    "-fno-ipa-cp",
];

pub fn generated() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../generated")
}

/// Reads a file of `generated/`.
pub fn printed(name: &str) -> Printed {
    let text = std::fs::read_to_string(generated().join(name)).expect("the file is there");
    let (prime, recipe) = header::prime_and_recipe(&text).expect("a header");
    let prime = Prime::parse(&prime).expect("a prime");
    let field = derive(&prime, &recipe.parse().expect("a recipe")).expect("a field");
    let extension = name.rsplit('.').next().expect("an extension");
    let language = Language::of_extension(extension).expect("a language");
    let name = name.to_owned();
    Printed {
        name,
        language,
        text,
        field,
    }
}

/// The text with the functions of `const_fn! { … }` by themselves: the macro is in another file of the crate.
pub fn unwrapped(text: &str) -> String {
    let (mut plain, mut end) = (String::new(), None);
    for line in text.lines() {
        let indent = line.len() - line.trim_start().len();
        if line.trim_start() == "const_fn! {" {
            end = Some(format!("{:indent$}}}", ""));
        } else if end.as_deref() == Some(line) {
            end = None;
        } else {
            let inner = end.as_ref().and_then(|_| line.strip_prefix("    "));
            plain += inner.unwrap_or(line);
            plain.push('\n');
        }
    }
    plain
}

/// All files of fields that are read: those of `generated/`, and the package for Go.
pub fn all() -> Vec<String> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(generated().join("rust/src")).expect("a folder") {
        let path = entry.expect("an entry").path();
        let folder = path
            .file_name()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        for word in ["word32.rs", "word64.rs", "lanes4.rs", "lanes8.rs"] {
            if path.join(word).is_file() {
                names.push(format!("rust/src/{folder}/{word}"));
            }
        }
    }
    for entry in std::fs::read_dir(generated().join("c")).expect("a folder") {
        let name = entry
            .expect("an entry")
            .file_name()
            .to_string_lossy()
            .into_owned();
        if name.ends_with("_32.c") || name.ends_with("_64.c") {
            names.push(format!("c/{name}"));
        }
    }
    let go = generated().join(GO);
    for entry in std::fs::read_dir(go).expect("a folder") {
        let entry = entry.expect("an entry").file_name();
        let name = entry.to_string_lossy();
        if name.ends_with(".go") && !name.ends_with("_test.go") {
            names.push(format!("{GO}/{name}"));
        }
    }
    names.sort();
    names
}

/// The package for Go, seen from `generated/`.
const GO: &str = "../go/internal/curve25519";

/// Whether everything is wanted, and not a sample.
pub fn is_all() -> bool {
    std::env::var_os("LIMBFORGE_ALL").is_some_and(|all| all == "1")
}

/// Steele, Lea and Flood: SplitMix, 2014.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.next() % n as u64).expect("small")
    }

    /// Parameters within their bounds, often at them.
    pub fn inputs(&mut self, program: &Program) -> Vec<Vec<BigInt>> {
        let ports = program.params.iter();
        ports
            .map(|port| {
                let bounds = port.bounds.iter();
                bounds
                    .map(|bound| match self.next() % 4 {
                        0 => bound.lo.clone(),
                        1 => bound.hi.clone(),
                        _ => {
                            let width = &bound.hi - &bound.lo + 1u32;
                            let random = (BigInt::from(self.next()) << 64u8) + self.next();
                            &bound.lo + random % width
                        }
                    })
                    .collect()
            })
            .collect()
    }
}

/// A call of a function of a file.
pub struct Call<'a> {
    pub function: String,
    pub program: &'a Program,
    pub inputs: Vec<Vec<BigInt>>,
}

fn bytes(words: &[BigInt], word: u8, n: usize) -> Vec<BigInt> {
    let per = usize::from(word / 8);
    let byte = |i: usize| (&words[i / per] >> (8 * (i % per))) & BigInt::from(255);
    (0..n).map(byte).collect()
}

/// The output that each call has to print: numbers modulo 2^64.
pub fn expected(field: &Field, program: &Program, results: &[Vec<BigInt>]) -> String {
    let mut line = String::new();
    for (port, words) in program.results.iter().zip(results) {
        let items = match shape(field, port) {
            Shape::Bytes(n) => bytes(words, program.word, n),
            _ => words.clone(),
        };
        for k in items {
            let k = k.mod_floor(&(BigInt::from(1) << 64u8));
            write!(line, "{k:x} ").expect("text");
        }
    }
    line.trim_end().to_owned()
}

fn joined(items: &[BigInt], end: &str) -> String {
    let items: Vec<String> = items.iter().map(|k| format!("{k}{end}")).collect();
    items.join(", ")
}

/// Whether there is a compiler; says so if not.
pub fn has_compiler(language: Language) -> bool {
    let there = language != Language::Go || Command::new("go").arg("version").output().is_ok();
    if !there {
        eprintln!("skipped: there is no go on PATH");
    }
    there
}

/// Compiles the file with a `main` that makes the calls, and gives a line for each; `None` if the compiler refuses
/// it.
pub fn outputs(
    language: Language,
    text: &str,
    field: &Field,
    calls: &[Call<'_>],
) -> Option<Vec<String>> {
    let folder = tempfile::tempdir().expect("a folder");
    let (source, program) = (folder.path().join("source"), folder.path().join("program"));
    let mut command = match language {
        Language::Rust => {
            let text = unwrapped(text);
            std::fs::write(&source, format!("{text}\n{}", rust_main(field, calls)))
                .expect("a file");
            let mut rustc = Command::new("rustc");
            rustc
                .args([
                    "--edition",
                    "2024",
                    "--crate-name",
                    "probe",
                    "-A",
                    "warnings",
                ])
                .arg(&source);
            rustc
        }
        Language::Go => {
            let package = text.lines().find(|line| line.starts_with("package "));
            let text = text.replacen(package.expect("a package"), "package main", 1);
            // For any processor.
            let mut text = text.replacen("//go:build", "//", 1);
            // A text without some functions may not use all that it imports.
            for (path, name) in [
                ("\"math/bits\"", "bits.Len"),
                ("\"encoding/binary\"", "binary.LittleEndian"),
            ] {
                if text.contains(path) {
                    text.push_str(&format!("\nvar _ = {name}\n"));
                }
            }
            let files = [
                ("field.go", text),
                ("main.go", go::main(field, calls)),
                ("go.mod", "module probe\n\ngo 1.22\n".to_owned()),
            ];
            for (name, text) in files {
                std::fs::write(folder.path().join(name), text).expect("a file");
            }
            let mut go = Command::new("go");
            go.arg("build").current_dir(folder.path());
            go
        }
        Language::C => {
            std::fs::write(&source, format!("{text}\n{}", c_main(field, calls))).expect("a file");
            let mut gcc = Command::new("gcc");
            gcc.args(["-w", "-std=c11", "-x", "c"]).arg(&source);
            gcc
        }
    };
    let built = command
        .arg("-o")
        .arg(&program)
        .output()
        .expect("a compiler");
    if !built.status.success() {
        eprintln!("{}", String::from_utf8_lossy(&built.stderr));
        return None;
    }
    let run = Command::new(&program).output().expect("it runs");
    let text = String::from_utf8(run.stdout).expect("text");
    Some(text.lines().map(str::to_owned).collect())
}

fn rust_main(field: &Field, calls: &[Call<'_>]) -> String {
    let mut main = String::from("fn main() {\n");
    for call in calls {
        let args = call
            .program
            .params
            .iter()
            .zip(&call.inputs)
            .map(|(port, words)| match shape(field, port) {
                Shape::Element { loose } => {
                    let name = if loose { "Loose" } else { "Element" };
                    // An alias has no constructor.
                    let name = if field.repr.has_loose() {
                        name
                    } else {
                        "Element"
                    };
                    format!("&{name}([{}])", joined(words, ""))
                }
                Shape::Bytes(n) => {
                    format!("&[{}]", joined(&bytes(words, call.program.word, n), "u8"))
                }
                Shape::Scalar(_) => words[0].to_string(),
                Shape::Words(..) => format!("&[{}]", joined(words, "")),
            });
        let args: Vec<String> = args.collect();
        let names: Vec<String> = (0..call.program.results.len())
            .map(|i| format!("r{i}"))
            .collect();
        let group = if names.len() == 1 {
            names[0].clone()
        } else {
            format!("({})", names.join(", "))
        };
        let _ = writeln!(
            main,
            "    {{ let {group} = {}({});",
            call.function,
            args.join(", ")
        );
        let _ = writeln!(main, "    let mut all: Vec<u64> = Vec::new();");
        for (name, port) in names.iter().zip(&call.program.results) {
            let _ = match shape(field, port) {
                Shape::Element { .. } => {
                    writeln!(main, "    all.extend({name}.0.iter().map(|k| *k as u64));")
                }
                Shape::Scalar(_) => writeln!(main, "    all.push({name} as i128 as u64);"),
                _ => writeln!(
                    main,
                    "    all.extend({name}.iter().map(|k| *k as i128 as u64));"
                ),
            };
        }
        main.push_str("    println!(\"{}\", all.iter().map(|k| format!(\"{k:x}\")).collect::<Vec<_>>().join(\" \")); }\n");
    }
    main + "}\n"
}

fn c_main(field: &Field, calls: &[Call<'_>]) -> String {
    let word = format!("uint{}_t", field.repr.word);
    let int =
        |ty: limbforge::ir::Ty| format!("{}int{}_t", if ty.signed { "" } else { "u" }, ty.bits);
    let mut main = String::from("#include <stdio.h>\nint main(void) {\n");
    for call in calls {
        main.push_str("    {\n");
        let mut args = Vec::new();
        let mut shown = Vec::new();
        for (i, port) in call.program.results.iter().enumerate() {
            let shape = shape(field, port);
            let (ty, n) = c_type(&word, field, shape, &int);
            let _ = writeln!(main, "    {ty} r{i}[{n}];");
            args.push(format!("r{i}"));
            shown.push((format!("r{i}"), n));
        }
        for (i, (port, words)) in call.program.params.iter().zip(&call.inputs).enumerate() {
            let shape = shape(field, port);
            let (ty, n) = c_type(&word, field, shape, &int);
            let items = match shape {
                Shape::Bytes(n) => bytes(words, call.program.word, n),
                _ => words.clone(),
            };
            // Literals of any sign: modulo 2^64, then converted.
            let items: Vec<String> = items
                .iter()
                .map(|k| format!("({ty}){}ull", k.mod_floor(&(BigInt::from(1) << 64u8))))
                .collect();
            let _ = writeln!(main, "    {ty} p{i}[{n}] = {{{}}};", items.join(", "));
            args.push(match shape {
                Shape::Scalar(_) => format!("p{i}[0]"),
                _ => format!("p{i}"),
            });
        }
        let _ = writeln!(main, "    {}({});", call.function, args.join(", "));
        let mut first = true;
        for (name, n) in shown {
            for i in 0..n {
                let space = if first { "" } else { " " };
                first = false;
                let _ = writeln!(
                    main,
                    "    printf(\"{space}%llx\", (unsigned long long){name}[{i}]);"
                );
            }
        }
        main.push_str("    puts(\"\");\n    }\n");
    }
    main + "    return 0;\n}\n"
}

fn c_type(
    word: &str,
    field: &Field,
    shape: Shape,
    int: &dyn Fn(limbforge::ir::Ty) -> String,
) -> (String, usize) {
    match shape {
        Shape::Element { .. } => (word.to_owned(), field.repr.limbs),
        Shape::Bytes(n) => ("uint8_t".to_owned(), n),
        Shape::Scalar(ty) => (int(ty), 1),
        Shape::Words(n, ty) => (int(ty), n),
    }
}
