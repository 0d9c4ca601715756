//! Assembly for x86-64: fields are written, assembled, and proved from the bytes of the object.

use limbforge_core::{
    emit::{Options, asm::x86},
    ops::derive::derive,
    prime::Prime,
};
use limbforge_lab::assembler::assemble_x86;

/// Primes with recipes of every sort, and the operations of each that are left to C.
const FIELDS: &[(&str, &str, &[&str])] = &[
    (
        "2^255-19",
        "4x64 operand-scanning carry-chain(twice) fold(38@high:mul) carry(none)",
        &[],
    ),
    (
        "2^255-19",
        "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
        &[],
    ),
    (
        "2^255-19",
        "5x51 product-scanning split(6,7) fold(19@right:mul) carry(parallel)",
        &[],
    ),
    (
        "p256",
        "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
        &[],
    ),
    (
        "p384",
        "6x64 operand-scanning carry-chain montgomery(complement) carry(none)",
        &[],
    ),
    (
        // A limb that is 0, and one that is a power of two: a mask keeps one bit of it.
        "pallas",
        "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
        &[],
    ),
    (
        "secp256k1",
        "4x64 operand-scanning carry-chain fold(4294968273@high:mul) carry(none)",
        &[],
    ),
    (
        "goldilocks",
        "8x56 product-scanning double-word golden carry(sequential)",
        &["to_bytes"],
    ),
    (
        // Differences of limbs are multiplied with sign, which no instruction is chosen for.
        "p521",
        "9x58 adk double-word fold(2@columns:mul) carry(sequential)",
        &["mul"],
    ),
    (
        "csidh512",
        "8x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
        &[],
    ),
];

#[test]
fn fields_are_proved_as_assembled() {
    for (prime, recipe, left_out) in FIELDS {
        let prime = Prime::parse(prime).expect("a prime");
        let field = derive(&prime, &recipe.parse().expect("a recipe")).expect("a field");
        let options = Options {
            command: "a test".to_owned(),
            name: "f".to_owned(),
            traits: false,
        };
        let source = x86::source(
            &x86::Processor::default(),
            &field,
            &options,
            &x86::Schedules::none(&field),
            assemble_x86,
        )
        .expect("an assembler");
        let lines: usize = source.functions.iter().map(|(_, f)| f.lines.len()).sum();
        println!(
            "{prime} {recipe}: {} functions, {lines} lines, left out: {:?}",
            source.functions.len(),
            source.left_out
        );
        let names: Vec<&str> = source
            .left_out
            .iter()
            .map(|(name, _)| name.as_str())
            .collect();
        assert_eq!(&names, left_out, "{prime} {recipe}");
    }
}

/// Whoever has no assembler is told so, and gets nothing that is not proved.
#[test]
fn without_an_assembler_there_is_no_text() {
    let prime = Prime::parse("2^61-1").expect("a prime");
    let recipe = "1x64 operand-scanning carry-chain fold(8@high:mul) carry(none)";
    let Ok(field) = derive(&prime, &recipe.parse().expect("a recipe")) else {
        panic!("a field");
    };
    let options = Options {
        command: "a test".to_owned(),
        name: "f".to_owned(),
        traits: false,
    };
    let missing = limbforge_core::emit::asm::AssemblerError::NO_X86;
    let error = x86::source(
        &x86::Processor::default(),
        &field,
        &options,
        &x86::Schedules::none(&field),
        |_: &str| Err(missing.clone()),
    );
    let error = error.expect_err("no assembler").to_string();
    assert!(error.contains("x86-64 assembler"), "{error}");
}
