//! A small program that hostile code of x86-64 claims to compute, and objects of such code.
#![allow(dead_code)]

use std::{fs, process::Command};

use limbforge_compare::Folder;
use limbforge_core::{
    check::{Checked, check},
    ir::{Congruence, Form, Kind, Program, Spec, build::Builder, interval::Interval, spec::Term},
};

/// `out = x + y` for x and y below 2^40.
pub fn sum() -> Checked<Program> {
    let mut builder = Builder::new("f", 64);
    let bound = [Interval::of_bits(40)];
    let x = builder.param("x", Kind::Word, &bound)[0];
    let y = builder.param("y", Kind::Word, &bound)[0];
    let out = builder.sum(&[x, y]);
    let term = |value| Term::new(1, vec![Form::of(value)]);
    let spec = Spec {
        formula: "x + y".to_owned(),
        modulus: (num_bigint::BigInt::from(1) << 521u32) - 1,
        congruences: vec![Congruence::new(vec![term(out)], vec![term(x), term(y)])],
        ensures: Vec::new(),
        cuts: Vec::new(),
        requires: Vec::new(),
    };
    let program = builder.finish(vec![("out", Kind::Word, vec![out])], spec);
    check(program.expect("words")).expect("a program")
}

/// The object of a text in the syntax of Intel's manuals.
pub fn assemble(text: &str) -> Vec<u8> {
    let folder = Folder::temporary();
    let text = format!(".intel_syntax noprefix\n{text}\n.section .note.GNU-stack,\"\",@progbits\n");
    fs::write(folder.0.join("f.s"), text).expect("a writable folder");
    let output = Command::new("gcc")
        .current_dir(&folder.0)
        .args(["-c", "f.s", "-o", "f.o"])
        .output()
        .expect("gcc, which this test needs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    fs::read(folder.0.join("f.o")).expect("an object")
}
