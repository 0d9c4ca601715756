//! Compiled functions of printed fields, proved from the bytes of the object.
//!
//! Each build has functions that have to be proved; the others may be refused. What is printed says of each which.

use std::collections::BTreeMap;

use crate::x86_build::{FULL_WORDS, REDUCED_RADIX, compiled, field, is_installed};
use limbforge_core::{
    emit::asm::x86::prover,
    read::{Meanings, X86, x86::Code},
};

/// Compiles a field and proves what is named; prints the others.
fn prove(compiler: &str, options: &[&str], recipe: &str, required: &[&str]) {
    if !is_installed(compiler) {
        return;
    }
    let field = field("2^255-19", recipe);
    let object = compiled(compiler, options, &field);
    let functions: BTreeMap<String, Code> = X86::SystemV.functions(&object).expect("an object");
    let mut refused = Vec::new();
    for checked in &field.programs {
        let name = &checked.program().name;
        let Some(code) = functions.get(&format!("f_{name}")) else {
            assert!(!required.contains(&name.as_str()), "{name} is not there");
            continue;
        };
        let verdict = match prover(&field, checked) {
            Ok(prover) => prover.prove(code).map_err(|error| error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        if let Err(reason) = verdict {
            assert!(
                !required.contains(&name.as_str()),
                "{compiler} {name}: {reason}"
            );
            refused.push(name.clone());
        }
    }
    println!(
        "{compiler} {} {recipe}: not {}",
        options.join(" "),
        refused.join(", ")
    );
}

/// Compiled functions of the field in reduced radix are proved but for the encoding.
const REDUCED: &[&str] = &[
    "add", "sub", "opp", "carry", "mul", "square", "select", "swap", "is_zero",
];

#[test]
fn reduced_radix_by_gcc() {
    prove("gcc", &["-O2"], REDUCED_RADIX, REDUCED);
}

#[test]
fn reduced_radix_by_clang() {
    prove("clang-19", &["-O2"], REDUCED_RADIX, REDUCED);
}

/// In full words, also products with their carry chains.
const FULL: &[&str] = &["add", "sub", "opp", "select", "mul", "square"];

#[test]
fn full_words_by_gcc() {
    prove("gcc", &["-O2"], FULL_WORDS, FULL);
}

#[test]
fn full_words_by_clang() {
    prove("clang-19", &["-O2"], FULL_WORDS, FULL);
}
