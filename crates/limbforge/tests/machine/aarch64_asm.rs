//! Assembly for AArch64: fields are written, assembled, proved from the words of the object, and run under an emulator
//! against the evaluator. Changed words are refused, unless they leave the same expressions or are proved and compute
//! the same.

use std::{fs, process::Command};

use crate::emulated::{GCC, QEMU, can_run};
use limbforge_compare::{Built, Folder, Random, calls};
use limbforge_core::{
    check::Checked,
    emit::{
        self, Options,
        asm::{
            AssemblerError,
            aarch64::{Processor, prover, source},
            flagged::{Source, prover_of_source},
        },
    },
    field::Field,
    ir::Program,
    ops::derive::{derive, derive_only},
    prime::Prime,
    read::{Aarch64, Meanings},
    target,
};
use limbforge_lab::assembler::assemble_aarch64;

/// Primes with recipes of every sort, and the operations of each that are left to C: those that x86-64 leaves.
#[rustfmt::skip]
const FIELDS: &[(&str, &str, &[&str])] = &[
    ("2^255-19", "4x64 operand-scanning carry-chain(twice) fold(38@high:mul) carry(none)", &[]),
    ("2^255-19", "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)", &[]),
    ("2^255-19", "5x51 product-scanning split(6,7) fold(19@right:mul) carry(parallel)", &[]),
    ("p256", MONTGOMERY, &[]),
    ("p384", "6x64 operand-scanning carry-chain montgomery(complement) carry(none)", &[]),
    ("pallas", MONTGOMERY, &[]),
    ("secp256k1", "4x64 operand-scanning carry-chain fold(4294968273@high:mul) carry(none)", &[]),
    ("goldilocks", "8x56 product-scanning double-word golden carry(sequential)", &["to_bytes"]),
    ("p521", "9x58 adk double-word fold(2@columns:mul) carry(sequential)", &["mul"]),
    ("csidh512", "8x64 operand-scanning carry-chain montgomery(interleaved) carry(none)", &[]),
];

const MONTGOMERY: &str = "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)";

fn options() -> Options {
    Options {
        command: "a test".to_owned(),
        name: "field".to_owned(),
        traits: false,
    }
}

fn processor() -> Processor {
    model("cortex-a76")
}

fn model(name: &str) -> Processor {
    let cpu = target::find(name).expect("a model");
    Processor::new(&cpu).expect("a processor of AArch64")
}

/// The text of a field, if there is an assembler to prove it.
fn printed(field: &Field) -> Option<Source> {
    printed_for(field, &processor())
}

fn printed_for(field: &Field, processor: &Processor) -> Option<Source> {
    match assemble_aarch64("") {
        Err(error @ AssemblerError::Missing { .. }) => {
            println!("skipped: {error}");
            return None;
        }
        empty => empty.expect("an object without functions"),
    };
    let printed = source(field, &options(), processor, assemble_aarch64);
    Some(printed.unwrap_or_else(|error| panic!("{} {}: {error}", field.prime, field.recipe)))
}

#[test]
fn fields_are_proved_as_assembled() {
    for (prime, recipe, left_out) in FIELDS {
        let prime = Prime::parse(prime).expect("a prime");
        let field = derive(&prime, &recipe.parse().expect("a recipe")).expect("a field");
        let Some(printed) = printed(&field) else {
            return;
        };
        let names = printed.left_out.iter().map(|(name, _)| name.as_str());
        assert_eq!(&names.collect::<Vec<_>>(), left_out, "{prime} {recipe}");
    }
}

/// Another processor, another order of some functions, proved too.
#[test]
fn the_order_is_the_models() {
    let prime = Prime::parse("p256").expect("a prime");
    let field = derive(&prime, &MONTGOMERY.parse().expect("a recipe")).expect("a field");
    let Some(narrow) = printed(&field) else {
        return;
    };
    let wide = printed_for(&field, &model("neoverse-v2")).expect("an assembler");
    assert_eq!(narrow.functions.len(), wide.functions.len());
    let pairs = || narrow.functions.iter().zip(&wide.functions);
    let others = pairs().filter(|(one, other)| one.1.lines != other.1.lines);
    println!(
        "{} of {} in another order",
        others.clone().count(),
        pairs().count()
    );
    assert!(others.count() > 0);
}

#[test]
fn text_under_an_emulator_agrees_with_the_evaluator() {
    if !can_run() {
        return;
    }
    for (prime, recipe, left_out) in FIELDS {
        let prime = Prime::parse(prime).expect("a prime");
        let plan = recipe.parse().expect("a recipe");
        let whole = derive(&prime, &plan).expect("a field");
        let names = whole.programs.iter().map(|checked| checked.program());
        let names = names.filter(|p| !p.internal && !left_out.contains(&p.name.as_str()));
        let names: Vec<&str> = names.map(|p| p.name.as_str()).collect();
        let field = derive_only(&prime, &plan, &names).expect("a field");
        let Some(printed) = printed(&field) else {
            return;
        };
        let built = Built::assembled(&field, &printed.text, &[GCC], &[QEMU]);
        let built = built.unwrap_or_else(|error| panic!("{error}"));
        let calls = calls(&field, 60, &mut Random(64));
        for ((index, words), output) in calls.iter().zip(built.programs(&calls)) {
            let program = field.programs[*index].program();
            assert_eq!(
                output,
                program.run(words),
                "{prime} {recipe} `{}`",
                program.name
            );
        }
    }
}

/// C as gcc compiles it for AArch64 without vectors, which copy words two at a time.
#[test]
fn objects_of_a_compiler_are_proved() {
    if !can_run() {
        return;
    }
    let (prime, recipe, _) = FIELDS[1];
    let prime = Prime::parse(prime).expect("a prime");
    let field = derive(&prime, &recipe.parse().expect("a recipe")).expect("a field");
    let text = emit::by_name("c")
        .expect("an emitter")
        .emit(&field, &options());
    let folder = Folder::temporary();
    fs::write(folder.0.join("field.c"), text).expect("a writable folder");
    let status = Command::new(GCC)
        .current_dir(&folder.0)
        .args(["-O2", "-mgeneral-regs-only", "-c", "field.c"])
        .status();
    assert!(status.expect("a compiler").success());
    let object = fs::read(folder.0.join("field.o")).expect("an object");
    let functions = Aarch64.functions(&object).expect("functions");
    // Products with 19 are a sum and a difference of shifted words here, of which no claim bounds the difference.
    for name in ["add", "sub", "opp", "select", "swap", "sign_of"] {
        let checked = field.program(name).expect("an operation");
        let prover = prover(&field, checked).expect("ports");
        let proved = prover.prove(&functions[&format!("field_{name}")]);
        assert!(proved.is_ok(), "{name}: {}", proved.unwrap_err());
    }
}

/// A function of these words.
fn of_words(name: &str, code: &[u8]) -> String {
    let words = code
        .chunks_exact(4)
        .map(|bytes| u32::from_le_bytes(bytes.try_into().expect("four bytes")));
    let words: String = words.map(|word| format!(".inst {word:#010x}\n")).collect();
    format!(
        ".text\n.globl {name}\n.type {name}, %function\n{name}:\n{words}.size {name}, .-{name}\n"
    )
}

/// Each bit of each word of some functions, turned: a sample of them all. What is still proved runs under the emulator:
/// the decoder could overlook a bit.
#[test]
fn changed_words_are_refused_or_compute_the_same() {
    const SAMPLE: usize = 300;
    if !can_run() {
        return;
    }
    let prime = Prime::parse("2^255-19").expect("a prime");
    for (_, recipe, _) in &FIELDS[..2] {
        let (mut refused, mut same) = (0, 0);
        for name in ["mul", "sub", "select", "to_bytes"] {
            let plan = recipe.parse().expect("a recipe");
            let field = derive_only(&prime, &plan, &[name]).expect("a field");
            let public = |checked: &&Checked<Program>| checked.program().name == name;
            let checked = field.programs.iter().find(public).expect("the operation");
            let Some(printed) = printed(&field) else {
                return;
            };
            let object = assemble_aarch64(&printed.text).expect("an object");
            let code = &Aarch64.functions(&object).expect("functions")[&format!("field_{name}")];
            let prover = prover_of_source(Aarch64, &field, checked).expect("ports");
            let bits = 8 * code.bytes.len();
            for bit in (0..bits).step_by((bits / SAMPLE).max(1) | 1) {
                let mut changed = code.clone();
                changed.bytes[bit / 8] ^= 1 << (bit % 8);
                if prover.prove(&changed).is_err() {
                    refused += 1;
                    continue;
                }
                let text = of_words(&format!("field_{name}"), &changed.bytes);
                let built = Built::assembled(&field, &text, &[GCC], &[QEMU]);
                let built = built.unwrap_or_else(|error| panic!("{error}"));
                let calls = calls(&field, 40, &mut Random(bit as u64));
                for ((index, words), output) in calls.iter().zip(built.programs(&calls)) {
                    let expected = field.programs[*index].program().run(words);
                    assert_eq!(output, expected, "bit {bit} of {name}");
                }
                same += 1;
            }
        }
        println!("{recipe}: {refused} refused, {same} compute the same");
        assert!(
            refused > 20 * same && refused > 2 * SAMPLE,
            "{refused} {same}"
        );
    }
}

/// Functions that break the calling convention or a rule of the reader are refused, each for its reason.
#[test]
fn hostile_functions_are_refused() {
    if !can_run() {
        return;
    }
    let prime = Prime::parse("2^255-19").expect("a prime");
    let plan = FIELDS[0].1.parse().expect("a recipe");
    let field = derive_only(&prime, &plan, &["add"]).expect("a field");
    let Some(printed) = printed(&field) else {
        return;
    };
    let prover = prover(&field, &field.programs[0]).expect("ports");
    let (head, body) = printed.text.split_once("field_add:\n").expect("a function");
    let with = |from: &str, to: &str| {
        assert!(body.contains(from), "{from}");
        format!("{head}field_add:\n{}", body.replacen(from, to, 1))
    };
    let first = format!("field_add:\n{body}");
    let before = |lines: &str| {
        format!(
            "{head}{}",
            first.replacen("field_add:\n", &format!("field_add:\n{lines}\n"), 1)
        )
    };
    #[rustfmt::skip]
    let cases = [
        (before("mov x19, #1"), "does not restore x19"),
        (before("mov x30, x1"), "does not restore x30"),
        (before("sub sp, sp, #16"), "does not restore sp"),
        (before("sub sp, sp, #8\nadd sp, sp, #8"), "multiples of 16"),
        (before("str x1, [sp, #-16]"), ""),
        (before("ldr x9, [sp]"), "uninitialised"),
        (before("ldr x9, [x1, #32]"), "outside parameter"),
        (before("ldur x9, [x1, #28]"), "outside parameter"),
        (before("ldr x9, [x1, x2]"), "depends on"),
        (before("ldr x9, [x0]"), "reads a result"),
        (before("str xzr, [x1]"), ""),
        (before("cbz x1, 1f\n1:"), "contains"),
        (before("b.eq 1f\n1:"), "contains"),
        (before("br x30"), "contains"),
        (before("ret x1"), "contains"),
        (before("adcs x9, x9, x9"), "uninitialised"),
        (before("ccmp x1, #3, #0, ne"), "contains"),
        (before("mul v0.4s, v1.4s, v2.4s"), "contains"),
        (before("udiv x9, x1, x2"), "contains"),
        (before("ldr x9, =0x123456789abcdef"), "contains"),
        (before("adrp x9, field_add"), "contains"),
        (before("ldr x9, [x9, #8]!"), ""),
        (before("ldp x9, x9, [x1]"), "contains"),
        (before("hint #7"), "contains"),
        (before("svc #0"), "contains"),
        (before(".inst 0xffffffff"), "no instruction"),
        (with("ret", "nop"), "does not end with a return"),
        (with("ret", "1: b 1b"), "more than"),
        (with("adcs", "adds"), "rejected"),
        (with("csetm", "cset"), "rejected"),
        (with("cs\n", "cc\n"), "rejected"),
        (with("str x3, [x0]", "str x3, [x0, #8]"), ""),
        (with("str x3, [x0]", "str w3, [x0]"), ""),
        (before("str xzr, [x0]\nldr x9, [x1]"), "after the first write"),
    ];
    for (text, reason) in cases {
        let object = assemble_aarch64(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let verdict = Aarch64
            .functions(&object)
            .map(|mut functions| functions.remove("field_add").expect("the function"))
            .and_then(|code| match prover.prove(&code) {
                Ok(_) => Ok(()),
                Err(error) => Err(error.to_string()),
            });
        let refusal = verdict.expect_err(&text);
        assert!(refusal.contains(reason), "{refusal}\n{text}");
    }
}

/// Whoever has no assembler is told so, and gets nothing that is not proved.
#[test]
fn without_an_assembler_there_is_no_text() {
    let prime = Prime::parse("2^255-19").expect("a prime");
    let field = derive_only(&prime, &FIELDS[0].1.parse().expect("a recipe"), &["add"]);
    let missing = AssemblerError::NO_AARCH64;
    let error = source(
        &field.expect("a field"),
        &options(),
        &processor(),
        |_: &str| Err(missing.clone()),
    );
    let error = error.expect_err("no assembler").to_string();
    assert!(error.contains("AArch64 assembler"), "{error}");
}
