//! Assembly: under two emulators against the evaluator; sizes; the printed text.

use crate::riscv_support;
use std::{env, fs, path::Path, process::Command};

use limbforge_core::{
    emit::{
        Options,
        asm::{
            AsmError,
            riscv::{Source, Target, function, source},
        },
    },
    field::Field,
    ops::derive::derive_only,
    plan::{Effort, Plan, candidates},
    prime::Prime,
    read::ReadError,
};

use riscv_lab::timing::Model;

use limbforge_compare::{Built, Random, calls, inputs};
use limbforge_lab::assembler::Assembler;

/// All straight-line operations.
const OPERATIONS: &[&str] = &[
    "add",
    "sub",
    "opp",
    "carry",
    "mul",
    "square",
    "mul_small",
    "halve",
    "select",
    "swap",
    "to_bytes",
    "from_bytes",
    "from_bytes_canonical",
    "limbs_of_bytes",
    "limbs_of_bytes_canonical",
    "limbs_of_word",
    "bytes_are_zero",
    "bytes_parity",
    "sign_of",
    "from_montgomery",
];

/// Primes with recipes: name, recipe.
#[rustfmt::skip]
const FIELDS: &[(&str, &str)] = &[
    ("2^255-19", "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)"),
    ("2^255-19", "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)"),
    ("2^255-19", "5x51 product-scanning split(6,7) fold(19@right:mul) carry(sequential)"),
    ("p256", "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)"),
    ("secp256k1", "4x64 operand-scanning carry-chain fold(4294968273@high:mul) carry(none)"),
    ("2^448-2^224-1", "8x56 product-scanning double-word golden carry(parallel)"),
    (CSIDH, CSIDH_FULL),
    (CSIDH, CSIDH_REDUCED),
];

const CSIDH: &str = "csidh512";
const CSIDH_FULL: &str =
    "8x64 product-scanning carry-chain montgomery(product-scanning) carry(none)";
const CSIDH_ROWS: &str =
    "8x64 operand-scanning double-word montgomery(operand-scanning) carry(none)";
const CSIDH_REDUCED: &str =
    "9x57 product-scanning double-word montgomery(product-scanning) carry(sequential)";

/// Of Montgomery recipes these are routines.
const ROUTINES: &[&str] = &["mul_small", "from_bytes", "from_bytes_canonical"];

fn field(prime: &str, recipe: &str, names: &[&str]) -> Field {
    let prime = Prime::parse(prime).expect("a prime");
    let plan: Plan = recipe.parse().expect("a recipe");
    let is_program = |name: &&str| !(plan.is_montgomery() && ROUTINES.contains(name));
    let names: Vec<&str> = names.iter().copied().filter(is_program).collect();
    derive_only(&prime, &plan, &names).expect("a field")
}

fn target(isa: &str, core: &str) -> Target {
    let isa = isa.parse().expect("an instruction set");
    let core = Model::named(core).expect("a model");
    Target {
        isa,
        core,
        source_order: false,
    }
}

/// The text of a field, if there is an assembler to prove it.
fn printed(field: &Field, target: &Target) -> Option<Source> {
    let Ok(assembler) = Assembler::find() else {
        println!("skipped: no assembler for RISC-V is installed");
        return None;
    };
    let options = Options {
        command: "the tests of the emitters".to_owned(),
        name: "field".to_owned(),
        traits: false,
    };
    let printed = source(field, &options, target, &assembler);
    Some(printed.unwrap_or_else(|error| panic!("{} {}: {error}", field.recipe, target.isa)))
}

fn is_installed(program: &str) -> bool {
    let found = Command::new(program).arg("--version").output();
    let found = found.is_ok_and(|output| output.status.success());
    if !found {
        println!("skipped: {program} is not installed");
    }
    found
}

#[test]
fn text_under_an_emulator_agrees_with_the_evaluator() {
    if !is_installed("riscv64-linux-gnu-gcc") || !is_installed("qemu-riscv64") {
        return;
    }
    const PLAIN: &[&str] = &["qemu-riscv64"];
    const BITS: &[&str] = &["qemu-riscv64", "-cpu", "rv64,zba=true,zbb=true"];
    for (prime, recipe) in FIELDS {
        let field = field(prime, recipe, OPERATIONS);
        for (isa, march, emulator) in [
            ("rv64gc", "-march=rv64gc", PLAIN),
            ("rv64gc_zba_zbb", "-march=rv64gc_zba_zbb", BITS),
        ] {
            let Some(printed) = printed(&field, &target(isa, "u74")) else {
                return;
            };
            let text = printed.text;
            let built =
                Built::assembled(&field, &text, &["riscv64-linux-gnu-gcc", march], emulator)
                    .unwrap_or_else(|error| panic!("{error}"));
            let calls = calls(&field, 40, &mut Random(64));
            for ((index, words), output) in calls.iter().zip(built.programs(&calls)) {
                let program = field.programs[*index].program();
                assert_eq!(
                    output,
                    program.run(words),
                    "{recipe} {isa} `{}`",
                    program.name
                );
            }
        }
    }
}

#[test]
fn both_encodings_agree_with_the_evaluator_on_the_emulated_core() {
    for (prime, recipe) in FIELDS {
        let names = ["add", "sub", "mul", "square", "select", "carry"];
        let field = field(prime, recipe, &names);
        for isa in [
            "rv64gc_zba_zbb_zicond",
            "rv64gc+ise-full",
            "rv64gc+ise-reduced",
            "rv64gc_zba_zbb+ise-full+ise-reduced",
            "rv64gc+ise-flexible",
        ] {
            let target = target(isa, "rocket");
            let Some(printed) = printed(&field, &target) else {
                return;
            };
            for (checked, (name, code)) in field.programs.iter().zip(&printed.functions) {
                let program = checked.program();
                for words in inputs(program, 10, &mut Random(512)) {
                    let expected = Some(program.run(&words));
                    for routine in [&code.routine, &printed.assembled[name]] {
                        let found = riscv_support::run(routine, &target.isa, program, &words);
                        assert_eq!(found, expected, "{recipe} {isa} {name}");
                    }
                }
            }
        }
    }
}

/// Instructions of a product modulo the CSIDH-512 prime and cycles on rocket, 5 of them for call and loop, at most.
#[test]
fn products_modulo_the_prime_of_csidh512_are_short() {
    for (recipe, isa, instructions, cycles) in [
        (CSIDH_FULL, "rv64gc", 1180, 1301),
        (CSIDH_ROWS, "rv64gc+ise-full", 600, 858),
        (CSIDH_REDUCED, "rv64gc", 1060, 1404),
        (CSIDH_REDUCED, "rv64gc+ise-reduced", 580, 719),
    ] {
        let field = field(CSIDH, recipe, &["mul"]);
        let code = function(&field, &field.programs[0], &target(isa, "rocket"));
        let code = code.expect("code");
        println!("{isa} {recipe}: {}, {} slots", code.timing, code.slots);
        assert!(
            code.timing.instructions <= instructions,
            "{isa}: {}",
            code.timing
        );
        assert!(code.timing.cycles + 5 <= cycles, "{isa}: {}", code.timing);
    }
}

/// The printed text is the golden file's; `BLESS=1` writes the file.
#[test]
fn golden_file() {
    let field = field("2^255-19", FIELDS[1].1, &["mul", "to_bytes"]);
    let Some(printed) = printed(&field, &target("rv64gc", "rocket")) else {
        return;
    };
    let text = printed.text;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/curve25519_rv64gc.s");
    if env::var_os("BLESS").is_some_and(|bless| bless == "1") {
        fs::write(&path, text).expect("a writable golden file");
        return;
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    let line = text.lines().zip(expected.lines()).position(|(x, y)| x != y);
    assert!(
        text == expected,
        "tests/golden/curve25519_rv64gc.s differs from line {line:?}; if the change is meant, run\n    \
         BLESS=1 cargo test -p limbforge-core --test machine asm::golden\nand review the difference"
    );
}

/// Program order is kept where it is asked for, and an order for the core is no slower.
#[test]
fn an_order_for_the_core_is_shorter_than_that_of_the_program() {
    let field = field("2^255-19", FIELDS[1].1, &["mul", "square"]);
    for checked in &field.programs {
        let ordered = target("rv64gc", "rocket");
        let source = Target {
            source_order: true,
            ..ordered.clone()
        };
        let cycles = |target| {
            function(&field, checked, target)
                .expect("code")
                .timing
                .cycles
        };
        assert!(cycles(&ordered) < cycles(&source));
    }
}

#[test]
fn words_of_another_width_are_refused() {
    let prime = Prime::parse("2^61-1").expect("a prime");
    let plans = candidates(&prime, Effort::Full);
    let plan = plans
        .iter()
        .find(|plan| plan.word == 32)
        .expect("a recipe with short words");
    let field = derive_only(&prime, plan, &["mul"]).expect("a field");
    let error = function(&field, &field.programs[0], &target("rv64gc", "rocket"));
    assert_eq!(
        error.err(),
        Some(AsmError::Read(ReadError::Word { word: 32 }))
    );
}
