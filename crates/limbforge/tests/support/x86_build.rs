//! Fields as compilers make objects of them.

use std::{fs, process::Command};

use limbforge_compare::Folder;
use limbforge_core::{
    emit::{self, Emit, Options, asm::x86},
    field::Field,
    ops::derive::derive,
    prime::Prime,
};
use limbforge_lab::assembler::assemble_x86;

/// Recipes for 2^255 - 19.
#[allow(dead_code, reason = "not all tests that share this file use it")]
pub const REDUCED_RADIX: &str =
    "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";
#[allow(dead_code, reason = "not all tests that share this file use it")]
pub const FULL_WORDS: &str = "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)";

/// Whether a compiler can be started.
#[allow(dead_code, reason = "not all tests that share this file use it")]
pub fn is_installed(compiler: &str) -> bool {
    let version = Command::new(compiler).arg("--version").output();
    let found = version.is_ok_and(|output| output.status.success());
    if !found {
        println!("skipped: {compiler} is not installed");
    }
    found
}

/// A field without its routines.
pub fn field(prime: &str, recipe: &str) -> Field {
    let prime = Prime::parse(prime).expect("a prime");
    derive(&prime, &recipe.parse().expect("a recipe")).expect("a field")
}

/// The object of the printed field, with functions `f_add` and so on.
#[allow(dead_code, reason = "not all tests that share this file use it")]
pub fn compiled(compiler: &str, options: &[&str], field: &Field) -> Vec<u8> {
    let folder = Folder::temporary();
    // Those that only routines call would not be functions of their own.
    let printed = emit::C.emit(
        field,
        &Options {
            command: "a test".to_owned(),
            name: "f".to_owned(),
            traits: false,
        },
    );
    let printed = printed.replace("static void f_", "void f_");
    fs::write(folder.0.join("f.c"), printed).expect("a writable folder");
    let output = Command::new(compiler)
        .current_dir(&folder.0)
        .args(options)
        .args(["-c", "f.c", "-o", "f.o"])
        .output()
        .expect("a compiler that was found before");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    fs::read(folder.0.join("f.o")).expect("an object")
}

/// The object of the field in assembly, with the same functions.
#[allow(dead_code, reason = "not all tests that share this file use it")]
pub fn assembled(field: &Field) -> Vec<u8> {
    let options = Options {
        command: "a test".to_owned(),
        name: "f".to_owned(),
        traits: false,
    };
    let source = x86::source(
        &x86::Processor::default(),
        field,
        &options,
        &x86::Schedules::none(field),
        assemble_x86,
    )
    .expect("assembly");
    assemble_x86(&source.text).expect("an object")
}
