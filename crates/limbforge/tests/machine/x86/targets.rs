//! Assembly for x86-64 without BMI2, and for Windows: proved, run beside C, and the same bytes in COFF.

use std::{fs, process::Command};

use crate::x86_build::{FULL_WORDS, REDUCED_RADIX, field, is_installed};
use limbforge_compare::Folder;
use limbforge_core::{
    emit::{
        self, Emit, Options,
        asm::{
            flagged::{Source, prover_of_source},
            x86::{Processor, Schedules, source},
        },
    },
    field::Field,
    read::{Meanings, X86},
};
use limbforge_lab::assembler::assemble_x86;

const FIELDS: [(&str, &str); 4] = [
    ("2^255-19", FULL_WORDS),
    ("2^255-19", REDUCED_RADIX),
    (
        "p256",
        "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
    ),
    (
        "csidh512",
        "8x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
    ),
];

/// All but the default.
fn processors() -> impl Iterator<Item = Processor> {
    let all = [
        (false, X86::SystemV),
        (true, X86::Windows),
        (false, X86::Windows),
    ];
    all.into_iter().map(|(bmi2, convention)| Processor {
        bmi2,
        convention,
        ..Processor::default()
    })
}

fn options(name: &str) -> Options {
    Options {
        command: "a test".to_owned(),
        name: name.to_owned(),
        traits: false,
    }
}

fn written(processor: &Processor, field: &Field) -> Source {
    let none = Schedules::none(field);
    source(processor, field, &options("f"), &none, assemble_x86).expect("proved code")
}

/// The functions as ELF has them.
fn elf(source: &Source) -> String {
    let functions = source.functions.iter();
    let lines = functions.flat_map(|(name, function)| function.text(name));
    let lines: Vec<String> = lines.collect();
    format!(".intel_syntax noprefix\n{}\n", lines.join("\n"))
}

#[test]
fn fields_are_proved() {
    for (prime, recipe) in FIELDS {
        let field = field(prime, recipe);
        for processor in processors() {
            let source = written(&processor, &field);
            let product = source.functions.iter().find(|(name, _)| name == "f_mul");
            let product = product.map(|(_, function)| function.lines.len());
            println!("{prime} {processor:?}: {product:?} lines of a product");
            let left_out: Vec<&str> = source.left_out.iter().map(|(name, _)| &**name).collect();
            // It has five addresses and words, of which Windows passes four in registers.
            let expected: &[&str] = match processor.convention {
                X86::Windows => &["swap"],
                X86::SystemV | X86::Go => &[],
            };
            assert_eq!(left_out, expected, "{prime} {processor:?}");
            let lines = source.text.lines();
            let lines: Vec<&str> = lines
                .map(str::trim)
                .filter(|line| !line.starts_with('#'))
                .collect();
            let has = |what: &str| lines.iter().any(|line| line.starts_with(what));
            assert!(
                has(if processor.bmi2 { "mulx " } else { "mul " }),
                "{prime} {processor:?}"
            );
            assert!(
                !has(if processor.bmi2 { "mul " } else { "mulx " }),
                "{prime} {processor:?}"
            );
            assert_eq!(has(".type "), processor.convention == X86::SystemV);
        }
    }
}

/// Results of functions that take elements alone, beside those of C.
#[test]
fn functions_compute_what_c_does() {
    if !is_installed("gcc") {
        return;
    }
    for (prime, recipe) in FIELDS {
        let field = field(prime, recipe);
        for processor in processors() {
            let source = written(&processor, &field);
            let folder = Folder::temporary();
            let harness = harness(&field, processor.convention);
            for (name, text) in [("f.s", elf(&source)), ("t.c", harness)] {
                fs::write(folder.0.join(name), text).expect("a writable folder");
            }
            let mut gcc = Command::new("gcc");
            let built = gcc
                .current_dir(&folder.0)
                .args(["-O1", "t.c", "f.s", "-o", "t"]);
            let built = built.output().expect("gcc");
            assert!(
                built.status.success(),
                "{}",
                String::from_utf8_lossy(&built.stderr)
            );
            let run = Command::new(folder.0.join("t"))
                .output()
                .expect("a program");
            assert!(run.status.success(), "{prime} {processor:?}: {run:?}");
        }
    }
}

/// C that compares the products, squares, sums and differences of bounded words.
fn harness(field: &Field, convention: X86) -> String {
    let c = emit::C.emit(field, &options("c"));
    let n = field.program("mul").expect("mul").program().results[0]
        .values
        .len();
    let attribute = match convention {
        X86::Windows => "__attribute__((ms_abi)) ",
        X86::SystemV => "",
        X86::Go => unreachable!("C cannot call it"),
    };
    format!(
        "{c}\n\
         #include <stdio.h>\n#include <string.h>\n\
         {attribute}void f_mul(uint64_t *, const uint64_t *, const uint64_t *);\n\
         {attribute}void f_square(uint64_t *, const uint64_t *);\n\
         {attribute}void f_add(uint64_t *, const uint64_t *, const uint64_t *);\n\
         {attribute}void f_sub(uint64_t *, const uint64_t *, const uint64_t *);\n\
         int main(void) {{\n\
           uint64_t a[{n}] = {{3}}, b[{n}] = {{5}}, x[{n}], y[{n}];\n\
           for (int i = 0; i < 20000; i++) {{\n\
             c_mul(x, a, b); f_mul(y, a, b); if (memcmp(x, y, sizeof x)) return 1;\n\
             c_square(a, x); f_square(y, x); if (memcmp(a, y, sizeof x)) return 2;\n\
             c_add(b, a, x); f_add(y, a, x); if (memcmp(b, y, sizeof x)) return 3;\n\
             c_square(b, b);\n\
             c_sub(x, a, b); f_sub(y, a, b); if (memcmp(x, y, sizeof x)) return 4;\n\
             f_sub(a, a, b); if (memcmp(x, a, sizeof x)) return 5;\n\
             c_square(a, x);\n\
           }}\n\
           return 0;\n\
         }}\n"
    )
}

/// clang assembles the text for Windows to the bytes that were proved.
#[test]
fn objects_in_coff_have_the_same_bytes() {
    if !is_installed("clang") || !is_installed("objcopy") {
        return;
    }
    let field = field("2^255-19", FULL_WORDS);
    for processor in processors().filter(|p| p.convention == X86::Windows) {
        let source = written(&processor, &field);
        let code = |text: &str, target: &str| {
            let folder = Folder::temporary();
            fs::write(folder.0.join("f.s"), text).expect("a writable folder");
            let target = format!("--target={target}");
            for command in [
                &["clang", &target, "-c", "f.s", "-o", "f.o"][..],
                &[
                    "objcopy",
                    "-O",
                    "binary",
                    "--only-section=.text",
                    "f.o",
                    "f.bin",
                ],
            ] {
                let mut run = Command::new(command[0]);
                let run = run.current_dir(&folder.0).args(&command[1..]).output();
                let run = run.expect("a program that was found before");
                assert!(
                    run.status.success(),
                    "{}",
                    String::from_utf8_lossy(&run.stderr)
                );
            }
            fs::read(folder.0.join("f.bin")).expect("bytes")
        };
        let coff = code(&source.text, "x86_64-pc-windows-gnu");
        let elf = code(&elf(&source), "x86_64-linux-gnu");
        // Sections of COFF end at a multiple of four bytes.
        assert!(
            !elf.is_empty() && coff.len() - elf.len() < 64,
            "{} {}",
            coff.len(),
            elf.len()
        );
        assert_eq!(&coff[..elf.len()], &elf[..]);
    }
}

/// Under the other convention nothing of this is proved, nor what forgets one register.
#[test]
fn changed_functions_are_refused() {
    let field = field("2^255-19", FULL_WORDS);
    let checked = field.program("mul").expect("mul");
    let processor = processors()
        .find(|p| p.convention == X86::Windows)
        .expect("one");
    let source = written(&processor, &field);
    let (_, function) = &source
        .functions
        .iter()
        .find(|(name, _)| name == "f_mul")
        .expect("mul");
    let verdict = |lines: &[String], convention: X86| {
        let mut function = function.clone();
        function.lines = lines.to_vec();
        let text = format!(
            ".intel_syntax noprefix\n{}\n",
            function.text("f_mul").join("\n")
        );
        let object = assemble_x86(&text).expect("an object");
        let code = convention
            .functions(&object)
            .expect("functions")
            .remove("f_mul");
        let prover = prover_of_source(convention, &field, checked).expect("a prover");
        prover.prove(&code.expect("mul")).map(drop)
    };
    assert!(verdict(&function.lines, X86::Windows).is_ok());
    assert!(verdict(&function.lines, X86::SystemV).is_err());
    let mut seen = 0;
    for register in ["rdi", "rsi", "rbx"] {
        let pop = format!("pop {register}");
        let changed: Vec<String> = function
            .lines
            .iter()
            .map(|line| {
                if *line == pop {
                    "add rsp, 8".to_owned()
                } else {
                    line.clone()
                }
            })
            .collect();
        if changed != function.lines {
            seen += 1;
            assert!(verdict(&changed, X86::Windows).is_err(), "{register}");
        }
    }
    assert!(
        seen >= 2,
        "{seen}: a product keeps more registers than that"
    );
}
