//! The program that is read from a function, run next to the function as a compiler makes it, at bounds and between
//! them.

use crate::support::{Call, Random, expected, has_compiler, is_all, outputs, printed};
use limbforge_prove::lang::{Outcome, examine, names::Names};

/// Files and how many calls each function gets.
const FILES: &[&str] = &[
    "rust/src/curve25519_m51/word64.rs",
    "c/p256_64.c",
    "../go/internal/curve25519/curve25519_amd64.go",
];
const MORE: &[&str] = &[
    "rust/src/p256/word32.rs",
    "rust/src/csidh512/word64.rs",
    "c/goldilocks_32.c",
    "c/scalar448_64.c",
    "../go/internal/curve25519/curve25519_word32.go",
];
const CALLS: usize = 8;

#[test]
fn what_is_read_is_what_runs() {
    let more = if is_all() { MORE } else { &[] };
    for name in FILES.iter().chain(more) {
        let printed = printed(name);
        if !has_compiler(printed.language) {
            continue;
        }
        let field = &printed.field;
        let file = limbforge_prove::lang::examine::read(printed.language, &printed.text)
            .expect("it is read");
        let names = Names::of(printed.language, &file);
        let report = examine(printed.language, &printed.text, field).expect("it is read");
        let mut random = Random(7);
        let (mut calls, mut wanted) = (Vec::new(), Vec::new());
        for checked in &field.programs {
            let program = checked.program();
            let function = names.function(&program.name, program.internal);
            let row = report
                .rows
                .iter()
                .find(|row| row.name == function)
                .expect("a row");
            let Outcome::Program(proved) = &row.outcome else {
                panic!("{function} is not proved")
            };
            for _ in 0..CALLS {
                let inputs = random.inputs(program);
                let read = proved.program.program();
                wanted.push(expected(field, read, &read.run(&inputs)));
                let function = function.clone();
                calls.push(Call {
                    function,
                    program,
                    inputs,
                });
            }
        }
        let lines = outputs(printed.language, &printed.text, field, &calls).expect("it compiles");
        assert_eq!(lines.len(), calls.len(), "{name}");
        for ((line, wanted), call) in lines.iter().zip(&wanted).zip(&calls) {
            assert_eq!(
                line.trim_end(),
                wanted,
                "{name}: {}({:?})",
                call.function,
                call.inputs
            );
        }
    }
}
