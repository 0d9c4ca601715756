//! Printed fields of the seven primes, compiled and run: every operation, in Rust and in C, against the evaluator on
//! boundary and uniform limbs, and the product, the square and the encoding against big integers directly.

use limbforge_compare::{Toolchain, agrees, in_turn, installed};
use limbforge_core::{field::Field, ops::derive::derive, plan::Plan, prime::Prime};
use num_bigint::BigInt;
use num_integer::Integer;

/// Optimised with the compilers that a user has, and Rust with its overflow checks: one of each language in turn.
fn toolchains(place: usize) -> Vec<Toolchain> {
    let of = |language| {
        let all = installed(language).into_iter();
        let wanted = all.filter(|t| {
            t.options.contains(&"-Cdebug-assertions=on")
                || t.options.contains(&"-Copt-level=3")
                || t.options.contains(&"-O3")
        });
        in_turn(wanted.collect(), place)
    };
    ["rust", "c"].into_iter().flat_map(of).collect()
}

fn field(prime: &str, recipe: &str) -> Field {
    let prime = Prime::parse(prime).expect("a prime");
    let plan: Plan = recipe.parse().expect("a recipe");
    assert_eq!(plan.to_string(), recipe, "a recipe prints as it is read");
    derive(&prime, &plan).unwrap_or_else(|reason| panic!("{prime} by {recipe}: {reason}"))
}

fn compare(prime: &str, recipes: &[&str]) {
    for (place, recipe) in recipes.iter().enumerate() {
        let field = field(prime, recipe);
        println!("{prime} by {recipe}");
        agrees(&field, &toolchains(place), 40, |program, words, output| {
            compare_with_integers(&field, &program.name, words, output);
        });
    }
}

fn compare_with_integers(field: &Field, name: &str, words: &[Vec<BigInt>], output: &[Vec<BigInt>]) {
    let p = BigInt::from(field.prime.value().clone());
    let value = |limbs: &[BigInt]| field.repr.integer(limbs);
    let r = field.repr.domain_factor();
    let (got, expected) = match name {
        "mul" => (value(&output[0]) * &r, value(&words[0]) * value(&words[1])),
        "square" => (value(&output[0]) * &r, value(&words[0]).pow(2)),
        "to_bytes" => {
            let bits = u32::from(field.repr.word);
            let bytes = output[0].iter().rev();
            let encoded = bytes.fold(BigInt::from(0), |sum, word| (sum << bits) + word);
            assert!(encoded < p, "to_bytes is canonical");
            (encoded * &r, value(&words[0]))
        }
        _ => return,
    };
    assert_eq!(
        got.mod_floor(&p),
        expected.mod_floor(&p),
        "{name} of {words:?}"
    );
}

#[test]
fn curve25519() {
    compare(
        "2^255-19",
        &[
            "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)",
            "4x64 operand-scanning carry-chain(twice) fold(38@high:mul) carry(none)",
            "5x51 product-scanning double-word fold(19@right:shift-add) carry(sequential)",
            "5x51 product-scanning split(6,7) fold(19@right:mul) carry(parallel)",
            "5x51 adk double-word fold(19@columns:mul) carry(interleaved)",
            "4x64 operand-scanning double-word montgomery(interleaved) carry(none)",
            "10x25.5 word(32) product-scanning double-word fold(19@right:mul) carry(sequential)",
        ],
    );
}

#[test]
fn secp256k1() {
    compare(
        "secp256k1",
        &[
            "4x64 operand-scanning carry-chain fold(4294968273@high:mul) carry(none)",
            "5x52 product-scanning double-word fold(68719492368@high:mul) carry(sequential)",
            "8x32 word(32) operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
        ],
    );
}

#[test]
fn p256() {
    compare(
        "p256",
        &[
            "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
            "5x52 product-scanning double-word solinas carry(sequential)",
            "5x52 adk double-word montgomery(adk) carry(sequential)",
        ],
    );
}

#[test]
fn p384() {
    compare(
        "p384",
        &[
            "6x64 product-scanning carry-chain montgomery(product-scanning) carry(none)",
            "7x55 product-scanning double-word solinas carry(sequential)",
            "7x56 karatsuba(1) double-word montgomery(product-scanning) carry(sequential)",
        ],
    );
}

#[test]
fn p521() {
    compare(
        "p521",
        &[
            "9x64 operand-scanning carry-chain fold(36028797018963968@high:mul) carry(none)",
            "9x58 adk double-word fold(2@columns:mul) carry(sequential)",
            "9x58 product-scanning double-word fold(2@right:mul) carry(sequential)",
        ],
    );
}

#[test]
fn goldilocks() {
    compare(
        "goldilocks",
        &[
            "8x56 product-scanning double-word golden carry(sequential)",
            "8x56 karatsuba(2) double-word solinas carry(sequential)",
            "7x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
        ],
    );
}

#[test]
fn csidh512() {
    compare(
        "csidh512",
        &[
            "8x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
            "9x57 product-scanning double-word montgomery(product-scanning) carry(sequential)",
            "10x52 adk double-word montgomery(adk) carry(sequential)",
        ],
    );
}
