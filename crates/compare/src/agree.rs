//! Printed code against the evaluator on random words.

use limbforge::{Field, Program};
use num_bigint::BigInt;

use crate::{
    built::Built,
    inputs::{Random, calls},
    meaning::assert_meaning,
    routines,
    toolchain::Toolchain,
};

/// Checks that the printed field agrees with the evaluator under these compilers, and hands every call with its
/// results to `also`.
///
/// # Panics
/// If it does not.
pub fn agrees(
    field: &Field,
    toolchains: &[Toolchain],
    count: usize,
    also: impl Fn(&Program, &[Vec<BigInt>], &[Vec<BigInt>]),
) {
    let calls = calls(field, count, &mut Random(25519));
    for &toolchain in toolchains {
        let built = Built::new(field, toolchain).unwrap_or_else(|error| panic!("{error}"));
        let outputs = built.programs(&calls);
        for ((index, words), output) in calls.iter().zip(outputs) {
            let program = field.programs[*index].program();
            assert_eq!(
                output,
                program.run(words),
                "{} {:?}: `{}` of {words:?} differs from the program\n{program}",
                toolchain.program,
                toolchain.options,
                program.name,
            );
            also(program, words, &output);
        }
        routines_agree(field, &built, count.min(12));
    }
}

/// Checks printed routines against big integers on these many random data each, and against the evaluator where that
/// is quick.
fn routines_agree(field: &Field, built: &Built, count: usize) {
    let all = routines::calls(field, count, &mut Random(1979));
    let public = routines::public(field);
    let mut evaluated = std::collections::HashSet::new();
    for ((index, args), outputs) in all.iter().zip(built.routines(&all)) {
        let name = &public[*index].name;
        // Scratch space is nobody's result.
        let outputs = if name == "invert_batch" {
            outputs[..1].to_vec()
        } else {
            outputs
        };
        assert_meaning(field, name, args, &outputs);
        if field.prime.bits() <= 521 && evaluated.insert(*index) {
            let evaluator = field.call(name, args);
            assert_eq!(outputs, evaluator[..outputs.len()], "{name} of {args:?}");
        }
    }
}
