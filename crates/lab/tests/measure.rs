//! Any function is measured: every operation of small fields with every compiler that is installed, products of
//! integers, exact counts, and records of earlier versions.
#![allow(missing_docs)]

use std::ops::ControlFlow;
use std::time::Duration;

use limbforge::{
    ops::{
        derive::derive,
        integers::{self, Method, Shape},
    },
    plan::Plan,
    prime::Prime,
};
use limbforge_lab::{
    measure::{
        self, Case, Code, Compiler, Data, METRICS, Measured, Metric, Operation, Options, Signature,
        Subject, Unit,
        code::inputs,
        compiler,
        metric::{How, count},
    },
    search::{self, Candidate, Record, operations},
};
use num_bigint::BigInt;

/// The standard domain with loose bounds, full words without, and Montgomery's domain in words of 32 bits.
const FIELDS: [(&str, &str); 3] = [
    (
        "2^61-1",
        "2x31 product-scanning double-word fold(2@right:mul) carry(sequential) invert(divsteps)",
    ),
    (
        "2^128-159",
        "2x64 operand-scanning carry-chain fold(159@high:mul) carry(none)",
    ),
    (
        "koalabear",
        "1x32 word(32) operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
    ),
];

fn compilers() -> Vec<Compiler> {
    let found = compiler::find().compilers;
    assert!(!found.is_empty(), "a compiler is installed");
    found
}

fn candidate((prime, recipe): (&str, &str)) -> (Prime, Candidate) {
    let prime = Prime::parse(prime).expect("a prime");
    let plan: Plan = recipe.parse().expect("a recipe");
    let field = derive(&prime, &plan).unwrap_or_else(|e| panic!("{recipe}: {e}"));
    (prime, Candidate { plan, field })
}

/// A few samples only.
fn quick() -> Options {
    Options {
        rounds_min: 1,
        rounds_max: 2,
        sample: Duration::from_micros(2),
        warm_up: Duration::ZERO,
        ..Options::default()
    }
}

fn measured(subjects: &[Subject]) -> Vec<Measured> {
    measure::measure(subjects, &quick(), &mut |_| ControlFlow::Continue(()))
}

/// The operations of a candidate that callers see.
fn public(candidate: &Candidate, prime: &Prime) -> Vec<String> {
    let all = operations::operations(prime).into_iter();
    all.filter(|name| candidate.field.has(name)).collect()
}

/// `build` compares each with the evaluator, at the bounds and between.
#[test]
fn every_operation_of_a_field_is_built_compared_counted_and_timed() {
    for field in FIELDS {
        let (prime, candidate) = candidate(field);
        let names = public(&candidate, &prime);
        assert!(names.len() > 20, "{names:?}");
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let folder = tempfile::tempdir().expect("a temporary folder");
        let compilers = compilers();
        let (built, failures) =
            search::build(&[candidate], &names, &compilers, folder.path(), &|_, _| {
                true
            });
        assert!(failures.is_empty(), "{failures:?}");
        assert_eq!(built.len(), compilers.len());
        let subjects: Vec<Subject> = built.iter().map(|b| b.subject.clone()).collect();
        for (subject, measured) in subjects.iter().zip(measured(&subjects)) {
            let (counts, missing) = count(subject);
            for operation in subject.operations() {
                let what = format!("{} of {}", operation.name(), subject.label());
                let keys = Metric::timed(operation.function().signature());
                assert!(keys.contains(&format!("{}_throughput", operation.name())));
                for key in keys {
                    let samples = measured.samples(&key).raw();
                    assert_eq!(samples.len(), 2, "{what}: {key}");
                    assert!(samples.iter().all(|cycles| cycles.is_finite()), "{what}");
                }
            }
            if cfg!(all(
                target_os = "linux",
                any(target_arch = "x86_64", target_arch = "aarch64")
            )) {
                assert!(missing.is_empty(), "{missing:?}");
                assert_eq!(counts.len(), names.len());
                assert_eq!(count(subject).0, counts, "counts are exact");
            }
        }
    }
}

#[test]
fn counts_do_not_depend_on_inputs_and_grow_with_work() {
    if cfg!(not(all(target_os = "linux", target_arch = "x86_64"))) {
        return;
    }
    let (_, candidate) = candidate(FIELDS[1]);
    let names = ["add", "mul", "pow2k", "invert"];
    let code = Code::Field(&candidate.field);
    let cases = names.map(|name| Case::of(code, name).expect("an operation"));
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (i, compiler) in compilers().iter().enumerate() {
        let unit = Unit {
            code,
            cases: &cases,
        };
        let built = measure::build(&[unit], compiler, folder.path(), &format!("counts{i}"));
        let operations = built.expect("a library").remove(0).expect("functions");
        let counted = |operations: Vec<Operation>| count(&Subject::new("x", operations)).0;
        let counts = counted(operations.clone());
        // The same functions from all greatest numbers on, which is where `count` looks at.
        let greatest = operations.iter().zip(&cases).map(|(operation, case)| {
            let most = vec![case.inputs[1].clone(); 3];
            Operation::new(operation.function().clone(), &most)
        });
        assert_eq!(counted(greatest.collect()), counts, "{}", compiler.title());
        let [add, mul, squares, invert] = names.map(|name| counts[&format!("{name}_instructions")]);
        assert!(3 < add && add < mul, "{counts:?}");
        // 16 squarings, each shorter than a product and with more than its two additions of columns.
        assert!(
            16 * 5 < squares && squares < 16 * (2 * mul + 20),
            "{counts:?}"
        );
        // At least 127 squarings.
        assert!(invert > 127 * 5, "{counts:?}");
    }
}

/// Functions by hand of which the count is known: three instructions, and a loop with a call of them.
#[test]
fn counts_are_those_of_the_listing() {
    if cfg!(not(all(target_os = "linux", target_arch = "x86_64"))) {
        return;
    }
    let text = "#include <stddef.h>\n#include <stdint.h>\n\
        void x_three(uint64_t *out, const uint64_t *a);\n\
        __asm__(\".globl x_three\\nx_three:\\n  movq (%rsi), %rax\\n  movq %rax, (%rdi)\\n  ret\\n\");\n\
        void x_called(uint64_t *out, const uint64_t *a);\n\
        __asm__(\".globl x_called\\nx_called:\\n  movl $5, %ecx\\n1: decl %ecx\\n  jnz 1b\\n  call x_three\\n  ret\\n\");\n";
    let Some(c) = compilers().into_iter().find(|c| c.kind.extension() == "c") else {
        return;
    };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let signatures = ["three", "called"].map(|name| Signature::of_words(name, &[1], &[1]));
    let language = c.kind.language();
    let run: String = signatures.iter().map(|s| language.run("x", s)).collect();
    let mut flags = c.clone();
    flags.flags.push("-Wl,-Bsymbolic".to_owned());
    let library = measure::compile(&(text.to_owned() + &run), &flags, folder.path(), "listing");
    let library = library.expect("a library");
    let operations = signatures.map(|signature| {
        let function = library.function("x", signature).expect("a function");
        assert_eq!(function.call(&vec![vec![7.into()]]), [[BigInt::from(7)]]);
        Operation::new(function, &[vec![vec![7.into()]]])
    });
    let (counts, missing) = count(&Subject::new("x", operations.to_vec()));
    assert!(missing.is_empty(), "{missing:?}");
    assert_eq!(counts["three_instructions"], 3);
    // One, five times two, the call, three, and the return.
    assert_eq!(counts["called_instructions"], 1 + 10 + 1 + 3 + 1);
}

#[test]
fn products_of_integers_have_no_chain_and_squares_of_halves_neither() {
    let shape = Shape::stable(64, 4, 4);
    let written = integers::product(shape, Method::Adk).expect("it is checked");
    let code = Code::Program(&written.program);
    let name = &written.program.program().name;
    let case = Case::of(code, name).expect("the program");
    assert_eq!(case.signature.link(), None);
    let unit = Unit {
        code,
        cases: std::slice::from_ref(&case),
    };
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (i, compiler) in compilers().iter().enumerate() {
        let built = measure::build(
            std::slice::from_ref(&unit),
            compiler,
            folder.path(),
            &format!("product{i}"),
        );
        let operations = built.expect("a library").remove(0).expect("a function");
        let measured = measured(&[Subject::new("product", operations)]);
        let keys: Vec<&String> = measured[0].samples.keys().collect();
        assert_eq!(keys, [&format!("{name}_throughput")]);
    }
}

#[test]
fn a_function_that_differs_from_its_meaning_is_not_measured() {
    let (_, candidate) = candidate(FIELDS[1]);
    let code = Code::Field(&candidate.field);
    for name in ["mul", "to_bytes", "is_zero", "swap", "invert_batch"] {
        let right = Case::of(code, name).expect("an operation");
        let compiler = compilers().remove(0);
        for (i, (output, number)) in [(0, 0), (usize::MAX, usize::MAX)].into_iter().enumerate() {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let mut wrong = right.clone();
            let data = wrong.expected.last_mut().expect("a result");
            let output = output.min(data.len() - 1);
            let number = number.min(data[output].len() - 1);
            data[output][number] += 1;
            let unit = Unit {
                code,
                cases: &[wrong],
            };
            let stem = format!("{name}{i}");
            let built = measure::build(&[unit], &compiler, folder.path(), &stem);
            let line = built.expect("a library").remove(0).unwrap_err();
            assert!(line.contains(&format!("`{name}` differs")), "{line}");
        }
    }
}

/// Each parameter that a result becomes holds every value of the result: a chain never leaves the bounds.
#[test]
fn chains_stay_within_bounds() {
    let mut linked = 0;
    for field in FIELDS {
        let (prime, candidate) = candidate(field);
        for name in public(&candidate, &prime) {
            let code = Code::Field(&candidate.field);
            let signature = code.signature(&name).expect("an operation");
            let Some((result, param)) = signature.link() else {
                continue;
            };
            linked += 1;
            let bounds = &signature.params[param].bounds;
            for mut data in inputs(&signature, 3) {
                for _ in 0..3 {
                    let out: Data = code.call(&name, &data);
                    let mut numbers = out[result].iter().zip(bounds);
                    assert!(numbers.all(|(k, bound)| bound.contains(k)), "{name}");
                    data[param].clone_from(&out[result]);
                }
            }
        }
    }
    assert!(linked > 15, "{linked}");
}

#[test]
fn what_has_no_chain_is_known() {
    let (_, loose) = candidate(FIELDS[0]);
    let (_, full) = candidate(FIELDS[1]);
    let has = |candidate: &Candidate, name: &str| {
        let signature = Code::Field(&candidate.field).signature(name);
        signature.expect("an operation").has_chain()
    };
    for name in ["mul", "square", "invert", "select", "invert_batch"] {
        assert!(has(&loose, name) && has(&full, name), "{name}");
    }
    for name in ["is_zero", "equal", "is_odd", "to_bytes", "from_bytes"] {
        assert!(!has(&loose, name) && !has(&full, name), "{name}");
    }
    // A sum is within loose bounds and its terms are within tight ones; where these are the same there is a chain.
    assert!(loose.field.repr.has_loose() && !full.field.repr.has_loose());
    assert!(!has(&loose, "add") && has(&full, "add"));
}

#[test]
fn a_metric_is_a_row() {
    let names: Vec<&str> = METRICS.iter().map(|metric| metric.name).collect();
    assert_eq!(names, ["latency", "throughput", "instructions"]);
    for metric in METRICS {
        assert_eq!(
            Metric::named(metric.name).map(|m| m.title),
            Some(metric.title)
        );
        assert_eq!(metric.key("mul"), format!("mul_{}", metric.name));
    }
    assert!(
        METRICS
            .iter()
            .any(|metric| matches!(metric.how, How::Counted(_)))
    );
}

#[test]
fn operations_of_a_prime_are_those_of_both_domains() {
    let names = operations::operations(&Prime::parse("p256").expect("a prime"));
    for name in [
        "mul",
        "square",
        "invert",
        "sqrt",
        "to_montgomery",
        "vartime_pow",
    ] {
        assert!(names.iter().any(|known| known == name), "{name}: {names:?}");
    }
    assert!(!names.iter().any(|name| name == "pow_euler"), "internal");
}

/// Work is what the evaluator would carry out.
#[test]
fn work_of_routines_is_that_of_their_calls() {
    let (_, candidate) = candidate(FIELDS[1]);
    let field = &candidate.field;
    let work = |name: &str| operations::work(field, name).multiplications;
    assert_eq!(work("pow2k"), 16 * work("square"));
    assert!(work("invert") >= 127 * work("square"), "{}", work("invert"));
    // Three products for each of 16, and one inversion.
    assert_eq!(work("invert_batch"), 16 * 3 * work("mul") + work("invert"));
    assert_eq!(work("is_zero"), 0);
    assert_eq!(work("nothing"), 0);
}

/// The committed record was made when only two operations could be measured.
#[test]
fn committed_records_are_read() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../record/tune-2^255-19.json"
    );
    let text = std::fs::read_to_string(path).expect("the record");
    let record: Record = serde_json::from_str(&text).expect("a record of tune");
    assert_eq!(record.operations, ["mul", "square"]);
    let first = &record.ranking[0];
    assert_eq!((record.quantities.len(), first.medians.len()), (4, 4));
    assert!(first.bound("mul").is_some_and(|bound| bound > 1.0));
    for key in &record.quantities {
        assert!(!first.samples.samples(key).raw().is_empty(), "{key}");
    }
    assert!(record.rejected.len() > 100);
    // Nothing of it is lost, and only what is new is added.
    let before: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let after = serde_json::to_value(&record).expect("JSON");
    contains("record", &after, &before);
}

/// Fails unless all of `old` is in `new`, where objects may have more fields.
fn contains(at: &str, new: &serde_json::Value, old: &serde_json::Value) {
    use serde_json::Value::{Array, Number, Object};
    match (new, old) {
        (Object(new), Object(old)) => {
            for (key, value) in old {
                let found = new.get(key).unwrap_or_else(|| panic!("{at}.{key} is lost"));
                contains(&format!("{at}.{key}"), found, value);
            }
        }
        (Array(new), Array(old)) => {
            assert_eq!(new.len(), old.len(), "{at}");
            for (new, old) in new.iter().zip(old) {
                contains(at, new, old);
            }
        }
        (Number(new), Number(old)) => assert_eq!(new.as_f64(), old.as_f64(), "{at}"),
        (new, old) => assert_eq!(new, old, "{at}"),
    }
}
