//! A small program that hostile code of x86-64 claims to compute, and objects of such code.
#![allow(dead_code)]

use std::{fs, process::Command};

use limbforge_compare::Folder;
use limbforge_core::{
    check::{Checked, check},
    emit::asm::flagged::prover,
    interface::Interface,
    ir::{Congruence, Form, Kind, Program, Spec, build::Builder, interval::Interval, spec::Term},
    read::{Meanings, X86},
};

/// `out = x + y` for x and y below 2^40.
pub fn sum() -> Checked<Program> {
    let mut builder = Builder::new("f", 64);
    let bound = [Interval::of_bits(40)];
    let x = builder.param("x", Kind::Word, &bound)[0];
    let y = builder.param("y", Kind::Word, &bound)[0];
    let out = builder.sum(&[x, y]);
    let term = |value| Term::new(1, vec![Form::of(value)]);
    let spec = spec(vec![Congruence::new(
        vec![term(out)],
        vec![term(x), term(y)],
    )]);
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

/// The interface of a program without elements.
pub const INTERFACE: Interface = Interface {
    bytes: 0,
    radix: None,
};

/// A statement of these congruences, modulo a large prime.
pub fn spec(congruences: Vec<Congruence>) -> Spec {
    Spec {
        formula: "x + y".to_owned(),
        modulus: (num_bigint::BigInt::from(1) << 521u32) - 1,
        congruences,
        ensures: Vec::new(),
        cuts: Vec::new(),
        requires: Vec::new(),
    }
}

/// The verdict on a function of System V of this body and a return.
pub fn judge(body: &str, checked: &Checked<Program>) -> Result<(), String> {
    let mut verdicts = judge_all(&[body.to_owned()], checked);
    verdicts.pop().expect("a verdict for each")
}

/// The verdicts on bodies, from one object.
pub fn judge_all(bodies: &[String], checked: &Checked<Program>) -> Vec<Result<(), String>> {
    let functions = bodies.iter().enumerate().map(|(k, body)| {
        format!(".globl f{k}\n.type f{k}, @function\nf{k}:\n{body}\nret\n.size f{k}, .-f{k}\n")
    });
    let object = assemble(&format!(".text\n{}", functions.collect::<String>()));
    let codes = X86::SystemV.functions(&object).expect("an object");
    let prover = prover(X86::SystemV, INTERFACE, checked).expect("a prover");
    let verdict = |k| prover.prove(&codes[&format!("f{k}")]).map(drop);
    (0..bodies.len())
        .map(|k| verdict(k).map_err(|error| error.to_string()))
        .collect()
}

/// Asserts that loads or stores of every size at these distances are accepted where they are lawful, and refused
/// elsewhere. `body` makes a function of the size and the distance.
pub fn every_place(
    checked: &Checked<Program>,
    from: i64,
    to: i64,
    body: impl Fn(usize, &str) -> String,
    is_lawful: impl Fn(i64, i64) -> bool,
) {
    let places = || (from..to).flat_map(|at| [1, 2, 4, 8].map(|size| (at, size)));
    let bodies = places().map(|(at, size)| body(size as usize, &format!("{at:+}")));
    let verdicts = judge_all(&bodies.collect::<Vec<_>>(), checked);
    let mut counts = [0; 2];
    for ((at, size), verdict) in places().zip(verdicts) {
        let lawful = is_lawful(at, size);
        assert_eq!(verdict.is_ok(), lawful, "{size} bytes at {at}: {verdict:?}");
        counts[usize::from(lawful)] += 1;
    }
    assert!(counts.iter().all(|count| *count > 4), "{counts:?}");
}

/// A load of so many bytes, of which nothing is used.
pub fn load(size: usize, of: &str) -> String {
    match size {
        1 => format!("movzx r10d, byte ptr [{of}]"),
        2 => format!("movzx r10d, word ptr [{of}]"),
        4 => format!("mov r10d, [{of}]"),
        _ => format!("mov r10, [{of}]"),
    }
}
