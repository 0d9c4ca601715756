//! WebAssembly: every operation of fields under wasmtime against the evaluator and big integers, exact counts, and the
//! instructions of the wide-arithmetic proposal.
#![cfg(feature = "wasm")]
#![allow(missing_docs)]

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Duration;

use limbforge::{ops::derive::derive, plan::Plan, prime::Prime};
use limbforge_compare::{Built, Toolchain, compare::Calls};
use limbforge_lab::{
    measure::{
        self, Compiler, Environment, Metric, Options, Subject, compiler,
        library::Library,
        metric::{Counts, count},
        target,
    },
    search::{self, Candidate, operations},
};

/// Full words in both domains, words with room for carries, mixed limbs, words of 32 bits, and inversion by divsteps.
const FIELDS: [(&str, &str); 5] = [
    (
        "2^255-19",
        "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)",
    ),
    (
        "2^255-19",
        "5x51 product-scanning double-word fold(19@right:mul) carry(sequential) invert(divsteps)",
    ),
    (
        "2^255-19",
        "10x25.5 word(32) product-scanning double-word fold(19@right:shift-add) carry(sequential)",
    ),
    (
        "p256",
        "4x64 operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
    ),
    (
        "koalabear",
        "1x32 word(32) operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
    ),
];

fn candidate((prime, recipe): (&str, &str)) -> (Prime, Candidate) {
    let prime = Prime::parse(prime).expect("a prime");
    let plan: Plan = recipe.parse().unwrap_or_else(|e| panic!("{recipe}: {e}"));
    let field = derive(&prime, &plan).unwrap_or_else(|e| panic!("{recipe}: {e}"));
    (prime, Candidate { plan, field })
}

/// Without wide arithmetic, and with.
fn compilers() -> [Compiler; 2] {
    let target = target::find("wasm32").expect("the feature has it");
    let compilers = target.compilers(&compiler::find());
    let compilers = compilers.unwrap_or_else(|line| panic!("{line}"));
    compilers.try_into().expect("two sets of instructions")
}

/// Builds these operations with both compilers, which compares them with the evaluator.
fn built(candidate: &Candidate, names: &[&str]) -> Vec<Subject> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let candidate = std::slice::from_ref(candidate);
    let go_on = |_, _| true;
    let (built, failures) = search::build(candidate, names, &compilers(), folder.path(), &go_on);
    assert!(failures.is_empty(), "{failures:?}");
    assert_eq!(built.len(), 2);
    built.into_iter().map(|built| built.subject).collect()
}

#[test]
fn every_operation_is_compared_counted_and_timed() {
    let options = Options {
        rounds_min: 1,
        rounds_max: 2,
        sample: Duration::from_micros(2),
        warm_up: Duration::ZERO,
        ..Options::default()
    };
    for field in FIELDS {
        let (prime, candidate) = candidate(field);
        let all = operations::operations(&prime);
        let names: Vec<&str> = all.iter().map(String::as_str).collect();
        let names: Vec<&str> = names
            .into_iter()
            .filter(|n| candidate.field.has(n))
            .collect();
        assert!(names.len() > 20, "{names:?}");
        let subjects = built(&candidate, &names);
        let measured = measure::measure(&subjects, &options, &mut |_| ControlFlow::Continue(()));
        for (subject, measured) in subjects.iter().zip(measured) {
            let (counts, missing) = count(subject);
            assert!(missing.is_empty(), "{missing:?}");
            assert_eq!(counts.len(), names.len());
            assert_eq!(count(subject).0, counts, "counts are exact");
            for operation in subject.operations() {
                for key in Metric::timed(operation.function().signature()) {
                    let samples = measured.samples(&key).raw();
                    assert_eq!(samples.len(), 2, "{key} of {}", subject.label());
                    assert!(samples.iter().all(|cycles| cycles.is_finite()));
                }
            }
        }
    }
}

/// The emitted Rust as a program, whose every operation is compared with big integers on chosen inputs.
#[test]
fn fields_agree_with_big_integers() {
    const WASI: &str = env!("CARGO_BIN_EXE_wasi");
    const TARGET: &str = "--target=wasm32-wasip1";
    let runs: [(&'static [&'static str], &'static [&'static str]); 2] = [
        (&[TARGET, "-Copt-level=1", "-Cdebug-assertions=on"], &[WASI]),
        (
            &[TARGET, "-Copt-level=3", "-Ctarget-feature=+wide-arithmetic"],
            &[WASI, "--wide-arithmetic"],
        ),
    ];
    for field in FIELDS {
        let (_, candidate) = candidate(field);
        let calls = Calls::new(&candidate.field);
        for (options, emulator) in runs {
            let toolchain = Toolchain {
                language: "rust",
                program: "rustc",
                options,
            };
            let built = Built::emulated(&candidate.field, toolchain, emulator);
            let built = built.unwrap_or_else(|line| panic!("{field:?} {options:?}: {line}"));
            let compared = calls.compare(&built);
            compared.unwrap_or_else(|failure| panic!("{field:?} {options:?}: {failure}"));
        }
    }
}

fn counts(field: (&str, &str)) -> [Counts; 2] {
    let (_, candidate) = candidate(field);
    let subjects = built(&candidate, &["add", "mul", "square"]);
    let counts: Vec<Counts> = subjects.iter().map(|subject| count(subject).0).collect();
    counts.try_into().expect("two builds")
}

/// A whole product is one instruction instead of four products and their sums, a carry none instead of a comparison. In
/// words of 32 bits nothing is wide.
#[test]
fn wide_arithmetic_needs_half_the_instructions_or_as_many() {
    for field in &FIELDS[..2] {
        let [plain, wide] = counts(*field);
        for name in ["mul_instructions", "square_instructions"] {
            assert!(2 * wide[name] < plain[name], "{name}: {plain:?} {wide:?}");
            // Every one of the words is loaded and multiplied.
            assert!(wide[name] > 50, "{name}: {wide:?}");
        }
    }
    let [plain, wide] = counts(FIELDS[2]);
    assert_eq!(plain, wide);
}

/// The engine without the proposal refuses a module that uses it, so that the two columns are what they say.
#[test]
fn the_proposal_is_off_where_it_is_said_to_be() {
    let [plain, wide] = compilers();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let source = folder.path().join("product.rs");
    let text = "#[unsafe(no_mangle)]\npub extern \"C\" fn high(x: u64, y: u64) -> u64 {\n    \
                ((u128::from(x) * u128::from(y)) >> 64) as u64\n}\n";
    std::fs::write(&source, text).expect("a writable folder");
    let open = |built_by: &Compiler, opened_by: &Compiler| {
        let module: PathBuf = folder.path().join(built_by.library_name("product"));
        built_by.build(&source, &module).expect("a module");
        Library::open(&module, opened_by)
            .map(drop)
            .map_err(|error| error.to_string())
    };
    assert_eq!(open(&plain, &plain), Ok(()));
    assert_eq!(open(&wide, &wide), Ok(()));
    let line = open(&wide, &plain).unwrap_err();
    assert!(
        line.contains("wide arithmetic support is not enabled"),
        "{line}"
    );
}

#[test]
fn records_name_the_engine_and_its_version() {
    let compilers = compilers();
    let environment = Environment::detect(&compilers);
    let [plain, wide] = environment.engines.as_slice() else {
        panic!("two engines: {:?}", environment.engines);
    };
    assert_eq!(
        (plain.name.as_str(), &plain.version),
        ("wasmtime", &wide.version)
    );
    assert_eq!((plain.wide_arithmetic, wide.wide_arithmetic), (false, true));
    assert!(
        compilers[1]
            .flags
            .iter()
            .any(|flag| flag.contains("+wide-arithmetic"))
    );
    assert!(
        !compilers[0]
            .flags
            .iter()
            .any(|flag| flag.contains("native"))
    );
    let text = serde_json::to_string(&environment).expect("plain data");
    assert_eq!(
        serde_json::from_str::<Environment>(&text).expect("it comes back"),
        environment
    );
}
