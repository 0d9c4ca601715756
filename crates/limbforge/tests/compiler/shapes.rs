//! Printed fields of primes of every shape, on words of 64 and of 32 bits, compiled and run: every program against the
//! evaluator, every routine against big integers, in Rust and in C. Long primes are compiled without optimisation.
//! `cargo test` takes each prime on words of one width, `LIMBFORGE_ALL=1` on both.

use limbforge_compare::{TOOLCHAINS, Toolchain, agrees, installed, optimises};
use limbforge_core::{Field, Plan, Prime, ops::derive::derive};

/// A prime by a name, with the recipes for words of 64 and of 32 bits.
#[rustfmt::skip]
const SHAPES: &[(&str, &str, &str, &str)] = &[
    // One and two words, around their ends.
    ("least",        "5", SATURATED, SATURATED),
    ("seven",        "7", SATURATED, SATURATED),
    ("fermat",       "2^16+1", SATURATED, SATURATED),
    ("random61",     "0x14ae728498a4a23d", SATURATED, "3x23 word(32) product-scanning double-word montgomery(product-scanning) carry(sequential)"),
    ("m61",          "2^61-1", "1x64 operand-scanning carry-chain fold(8@high:mul) carry(none)", SATURATED),
    ("word",         "2^64-2^32+1", SATURATED, SATURATED),
    // Pseudo-Mersenne.
    ("m127",         "2^127-1", "2x64 operand-scanning carry-chain fold(2@high:mul) carry(none)", "5x25.5 word(32) product-scanning double-word fold(2@right:mul) carry(sequential)"),
    ("poly1305",     "2^130-5", "3x44 product-scanning double-word fold(20@right:mul) carry(sequential)", "5x26 word(32) product-scanning double-word fold(5@right:mul) carry(sequential)"),
    ("m221",         "2^221-3", "4x56 product-scanning double-word fold(24@high:mul) carry(sequential)", SATURATED),
    ("curve25519",   "2^255-19", "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)", "10x25.5 word(32) product-scanning double-word fold(19@right:mul) carry(sequential)"),
    ("m336",         "2^336-3", "6x56 product-scanning double-word fold(3@right:mul) carry(sequential)", SATURATED),
    ("m382",         "2^382-105", "7x55 product-scanning double-word fold(840@high:mul) carry(sequential)", SATURATED),
    ("curve41417",   "2^414-17", "8x52 product-scanning double-word fold(68@high:mul) carry(sequential)", SATURATED),
    ("p521",         "2^521-1", "9x58 adk double-word fold(2@columns:mul) carry(sequential)", SATURATED),
    // Generalised Mersenne, and of the form x^2 - x - 1.
    ("p224",         "p224", "4x56 product-scanning double-word solinas carry(sequential)", SATURATED),
    ("p256",         "p256", SATURATED, "10x26 word(32) product-scanning double-word solinas carry(sequential)"),
    ("goldilocks",   "goldilocks", "8x56 karatsuba(1) double-word golden carry(sequential)", "16x28 word(32) product-scanning double-word golden carry(sequential)"),
    // Orders of groups.
    ("order25519",   "2^252 + 27742317777372353535851937790883648493", SATURATED, SATURATED),
    ("order448",     "2^446 - 13818066809895115352007386748515426880336692474882178609894547503885", SATURATED, SATURATED),
    ("order_p256",   "0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551", SATURATED, SATURATED),
    ("order_k256",   "0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141", "5x52 product-scanning double-word montgomery(product-scanning) carry(sequential)", SATURATED),
    // Fields of pairings: many powers of two in p - 1 of the scalar fields.
    ("bls12_381_r",  "0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001", SATURATED, "9x29 word(32) product-scanning double-word montgomery(product-scanning) carry(sequential)"),
    ("bls12_381_p",  "0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab", SATURATED, SATURATED),
    ("bn254_p",      "0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47", "5x52 product-scanning double-word montgomery(product-scanning) carry(sequential)", SATURATED),
    ("bn254_r",      "0x30644e72e131a029b85045b68181585d2833e84879b9709143e1f593f0000001", SATURATED, SATURATED),
    ("csidh512",     "csidh512", "9x57 product-scanning double-word montgomery(product-scanning) carry(sequential)", SATURATED),
    // Long ones without any form.
    ("random1024",   RANDOM_1024, SATURATED, SATURATED),
    ("random2048",   RANDOM_2048, SATURATED, SATURATED),
];

/// Full words, Montgomery, row by row.
const SATURATED: &str = "saturated";

const RANDOM_1024: &str = "0x\
    bfbefc93cef5e0bcf65be2eeca2addfcba0926a8a37b0ce52bc8ece5a54897e8c77958b193cdb86041068f6a\
    2b1773de9127f6ed4898c373db0c8a00455c3fb2012c82d2ffe0d7e5b3556ce4136776bab0aa515091368edb\
    b71703a07e0e5a3d684733a745b6665dd949da2bfebcaa2ff7b1f610492dcd32ef132821141ef1b1";

const RANDOM_2048: &str = "0x\
    b5e510a0f19e749b51bec676eb905d235032ca02d52548d02b7c9a792edc9de96f2ff208d2b1cb969c25ebcc\
    0d4e8e23bf9e476d5414cd03692e69e5903c975e24313238f2966f5b5c11eef0f4f6a874f712a9575e151196\
    baa28509cd7a9781567d9fbfda6ba63f55bdfbc1ac8212254f845db5a4baf46fb13706c016f355901b7182b4\
    70ac5d702366248239a99602871ae29bb52b711f3b9b2afe4e7c61e1cfc9c6526ee00b1f5f8cc3444bbf47a3\
    6a2b37f99494011f935e7a1de04b03ca1c34b9a7e1c7f52fb425ed214153031c9e703f5931ad90d5ef3a5612\
    193a7ab52374ed0621bff9a138c6d6533b96792bbf830f97f8b293af47e3ae6ecd6a2da5";

fn recipe(prime: &Prime, recipe: &str, word: u32) -> Plan {
    let limbs = prime.bits().div_ceil(word);
    let text = match (recipe, word) {
        (SATURATED, 64) => {
            format!("{limbs}x64 operand-scanning carry-chain montgomery(interleaved) carry(none)")
        }
        (SATURATED, word) => format!(
            "{limbs}x{word} word({word}) operand-scanning double-word montgomery(interleaved) carry(none)"
        ),
        (recipe, _) => recipe.to_owned(),
    };
    text.parse().unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// One compiler of each language: optimising where that is quick.
fn toolchains(field: &Field) -> Vec<Toolchain> {
    let [rust, c] = optimises(field);
    let wanted: [&[&str]; 2] = [
        if rust {
            &["-Copt-level=1"]
        } else {
            &["-Copt-level=0"]
        },
        if c { &["-O1"] } else { &["-O0"] },
    ];
    ["rust", "c"]
        .into_iter()
        .zip(wanted)
        .filter_map(|(language, options)| {
            let first = *installed(language).first()?;
            Some(Toolchain { options, ..first })
        })
        .collect()
}

/// One of two parts of the primes. By default half of each: those that the other width of words leaves out.
fn shape(word: u32, part: usize) {
    let all = std::env::var_os("LIMBFORGE_ALL").is_some_and(|all| all == "1");
    let mut count = 0;
    for (at, (name, prime, recipe64, recipe32)) in SHAPES.iter().enumerate() {
        let has_turn = (at / 2) % 2 == usize::from(word == 64);
        if at % 2 != part || !(all || has_turn) {
            continue;
        }
        let prime = Prime::parse(prime).unwrap_or_else(|e| panic!("{name}: {e}"));
        let plan = recipe(&prime, if word == 64 { recipe64 } else { recipe32 }, word);
        let start = std::time::Instant::now();
        let field = derive(&prime, &plan).unwrap_or_else(|e| panic!("{name} by {plan}: {e}"));
        let toolchains = toolchains(&field);
        agrees(
            &field,
            &toolchains,
            if prime.bits() > 600 { 4 } else { 12 },
            |_, _, _| {},
        );
        println!("{name} by {plan}: {:?}", start.elapsed());
        count += toolchains.len();
    }
    println!("{count} builds");
}

#[test]
fn there_are_at_least_twenty_five() {
    assert!(SHAPES.len() >= 25, "{} primes", SHAPES.len());
    assert!(TOOLCHAINS.len() > 1);
}

#[test]
fn on_words_of_64_bits() {
    shape(64, 0);
}

#[test]
fn on_words_of_64_bits_the_others() {
    shape(64, 1);
}

#[test]
fn on_words_of_32_bits() {
    shape(32, 0);
}

#[test]
fn on_words_of_32_bits_the_others() {
    shape(32, 1);
}
