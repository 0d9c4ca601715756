//! Any prime from 5 up to 4096 bits is carried by some recipe.
//!
//! Saturated Montgomery on words of 64 and of 32 bits, and unsaturated Montgomery. Every field is checked on the way,
//! and its product, its way to bytes and its inverse law are run against big integers. Sizes are asserted as numbers
//! of instructions; times are only printed.

use std::time::Instant;

use crate::support::{Random, field};
use limbforge_core::{field::Field, prime::Prime, routine::Datum};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::One;

/// Tiny ones, one below and one above a word, and the forms that people use.
const SPARSE: &[&str] = &[
    "5",
    "7",
    "11",
    "13",
    "251",
    "2^16+1",
    "2^31-1",
    "2^32-5",
    "2^61-1",
    "2^64-59",
    "2^64-2^32+1",
    "2^89-1",
    "2^127-1",
    "2^130-5",
    "2^221-3",
    "2^336-3",
    "2^382-105",
    "2^414-17",
    "2^607-1",
];

/// The orders of the groups of Curve25519, P-256, secp256k1, Ed448 and BLS12-381.
const ORDERS: &[&str] = &[
    "2^252 + 27742317777372353535851937790883648493",
    "0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551",
    "0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141",
    "2^446 - 13818066809895115352007386748515426880336692474882178609894547503885",
    "0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001",
];

/// Primes of these many bits without any form: the next primes after random numbers.
const PLAIN: &[(u32, &str)] = &[
    (61, "0x14ae728498a4a23d"),
    (65, "0x15e6f33d199b1d251"),
    (128, "0x83d4b041ad36101faf4ef616d452342f"),
    (160, "0xb2e97956c6eee6ceb58708926c65a6f123a85cb5"),
    (
        255,
        "0x43cb4cd726a4228af69d17d38a27c10f08b2695eb5bc964dc5cd34a9c134d6df",
    ),
    (
        256,
        "0x88d5f18731e515ad80777b16b27919b5995c798e76f1f242fe17c557e956c18b",
    ),
    (
        257,
        "0x1a43d383b9d06509040d08fc59d0f79cbc0bdbcf349dc1c1bfeaf9c6755087f45",
    ),
    (
        512,
        "0x\
         cf46e97dd611fe751e6ea318a23b1bd71a085746fc00df8d5ef645974ae7fcb14899bc3b1061348cf1caa528\
         b0c6df973a67afa6b398c3df3a4932cf9297bd6b",
    ),
    (
        1024,
        "0x\
         bfbefc93cef5e0bcf65be2eeca2addfcba0926a8a37b0ce52bc8ece5a54897e8c77958b193cdb86041068f6a\
         2b1773de9127f6ed4898c373db0c8a00455c3fb2012c82d2ffe0d7e5b3556ce4136776bab0aa515091368edb\
         b71703a07e0e5a3d684733a745b6665dd949da2bfebcaa2ff7b1f610492dcd32ef132821141ef1b1",
    ),
    (
        2048,
        "0x\
         b5e510a0f19e749b51bec676eb905d235032ca02d52548d02b7c9a792edc9de96f2ff208d2b1cb969c25ebcc\
         0d4e8e23bf9e476d5414cd03692e69e5903c975e24313238f2966f5b5c11eef0f4f6a874f712a9575e151196\
         baa28509cd7a9781567d9fbfda6ba63f55bdfbc1ac8212254f845db5a4baf46fb13706c016f355901b7182b4\
         70ac5d702366248239a99602871ae29bb52b711f3b9b2afe4e7c61e1cfc9c6526ee00b1f5f8cc3444bbf47a3\
         6a2b37f99494011f935e7a1de04b03ca1c34b9a7e1c7f52fb425ed214153031c9e703f5931ad90d5ef3a5612\
         193a7ab52374ed0621bff9a138c6d6533b96792bbf830f97f8b293af47e3ae6ecd6a2da5",
    ),
    (
        4096,
        "0x\
         d4f70c60d89656955714a8bb44dcfcf8155b5af686243a58932c7c1720858dd3232811d9861a3bc5e275d442\
         27b9b16dade63ae439297f641fa781a4e92ce5ecf2fc3e30981974f4527234f4b67d98b513b7ae3508030df2\
         f6888d66df2298408c41470194d99b0221bf01d71398820facf50f7f6b45b9e6811bfc84a0ce54435176e9d8\
         2f53778fb3f15c9123456eb51eabeadff63e0639670814c805a51aaed7173a04096866f7b6f0355bf32d2a6e\
         c64685f05bf420e2137ebbcaa12b0133c8fcce630a333e904d4ae5b1066476c9abbf94d8a4bdd2a53f234421\
         a8a05d069e4b1b5932c17cdf408d2c660a43990b4937ee133b36ee3c47d55719be355ca82437acb8e6a49ffd\
         d5ee2fd3a7577fd3b5c428142ee46793fd0f025e893d6d91bb75c0dd7a9199062d963c36bab21b86055ae999\
         11fcac9d11b6565987fda6db22f4a9d4a14252dc9c162ef212f8b6ef3133f3f5a8d4822ba2cccc66748eaed4\
         9209fd5acac2d2588f1dc71d84c43e949ff8da4d53c0380d8216df2ee3b1b26f77a8b6088844fa97c8bdb2a2\
         394195a6a77c8e9103a284fd25101abb75adf4a9daed59351fae745cbfe8a783e25c2ac358117e1b30266e55\
         ce3310e6100a0a461aaea7d777959213cfaa4c67f7a20da1e524ccc3e23c4fd79bb9d51b894ba4274f7e3568\
         b3874ec8f6b172b5199d51e8c7f626d94e0f3882a46baffca69fb27b",
    ),
];

fn saturated(bits: u32, word: u32) -> String {
    let width = if word == 64 {
        String::new()
    } else {
        format!(" word({word})")
    };
    let limbs = bits.div_ceil(word);
    format!(
        "{limbs}x{word}{width} operand-scanning double-word montgomery(interleaved) carry(none)"
    )
}

/// Limbs with room: of at most `radix` bits, all as wide as they need be, with six bits above the prime for sums.
fn unsaturated(bits: u32, radix: u32) -> String {
    let limbs = (bits + 6).div_ceil(radix);
    // A single limb holds the bytes of an encoding too, which are wider than the prime.
    let width = if limbs == 1 {
        radix
    } else {
        (bits + 6).div_ceil(limbs)
    };
    format!("{limbs}x{width} product-scanning double-word montgomery(product-scanning) carry(none)")
}

/// Products, encodings and the constants against big integers.
fn try_field(field: &Field, random: &mut Random) {
    let p = BigInt::from(field.prime.value().clone());
    let r = field.repr.domain_factor();
    let program = |name: &str| {
        field
            .program(name)
            .expect("an operation of every field")
            .program()
    };
    let mul = program("mul");
    let integer = |limbs: &[BigInt]| field.repr.integer(limbs);
    for round in 0..4 {
        let inputs = random.inputs(&mul.params, round);
        let out = integer(&mul.run(&inputs)[0]);
        let difference = out * &r - integer(&inputs[0]) * integer(&inputs[1]);
        assert!(
            difference.is_multiple_of(&p),
            "{} by {}",
            field.prime,
            field.recipe
        );
    }
    let bytes = |k: &BigInt| {
        let mut bytes = k.to_bytes_le().1;
        bytes.resize(field.bytes(), 0);
        Datum::Bytes(bytes)
    };
    let decode = |k: &BigInt| field.call("from_bytes_canonical", &[bytes(k)]);
    let name = format!("{} by {}", field.prime, field.recipe);
    for k in [BigInt::one(), &p - 1u32, &p / 2u32] {
        let element = decode(&k);
        assert_eq!(element[1], Datum::from(true), "{name}: {k} is below p");
        let back = field.call("to_bytes", &element[..1]);
        assert_eq!(back[0], bytes(&k), "{name}");
        if k.is_one() {
            let difference = integer(element[0].words()) - integer(&field.constant("one").limbs);
            assert!(difference.is_multiple_of(&p), "{name}: one");
        }
        let half = field.call("halve", &element[..1]);
        let twice = field.call("double", &half);
        let difference = integer(twice[0].words()) - integer(element[0].words());
        assert!(difference.is_multiple_of(&p), "{name}: twice the half");
    }
    // p itself is not canonical.
    assert_eq!(decode(&p)[1], Datum::from(false), "{name}");
}

/// Number of instructions of a product.
fn instructions(field: &Field) -> usize {
    let mul = field.program("mul").expect("every field has a product");
    mul.program().instructions().count()
}

/// Builds, checks and tries a field, and returns the length of its product.
fn carried(prime: &str, recipe: &str) -> usize {
    let start = Instant::now();
    let field = field(prime, recipe);
    let time = start.elapsed();
    try_field(&field, &mut Random(3));
    let total: usize = field.programs.iter().map(|p| p.program().steps.len()).sum();
    println!(
        "{:5} bits, {:>3}x{:<4} {:6} steps in {time:?}",
        field.prime.bits(),
        field.repr.limbs,
        field.repr.radix.to_string(),
        total
    );
    instructions(&field)
}

fn bits(prime: &str) -> u32 {
    Prime::parse(prime)
        .unwrap_or_else(|e| panic!("{prime}: {e}"))
        .bits()
}

fn all_recipes(prime: &str) {
    let bits = bits(prime);
    carried(prime, &saturated(bits, 64));
    if bits <= 521 {
        carried(prime, &saturated(bits, 32));
    }
    if bits <= 1024 {
        // A column of n products of two sums and of n multiples of p fits a double word.
        carried(prime, &unsaturated(bits, if bits <= 300 { 54 } else { 52 }));
    }
}

#[test]
fn sparse_primes() {
    SPARSE.iter().for_each(|prime| all_recipes(prime));
}

#[test]
fn group_orders() {
    ORDERS.iter().for_each(|prime| all_recipes(prime));
}

#[test]
fn plain_primes() {
    for (bits, prime) in PLAIN.iter().filter(|(bits, _)| *bits <= 1024) {
        assert_eq!(self::bits(prime), *bits, "{prime}");
        all_recipes(prime);
    }
}

/// The product of n words takes about 2 n^2 multiplications whatever the prime: the length of the program, and with it
/// the work of the check, is a polynomial of degree two in the number of words.
#[test]
fn long_primes_take_quadratic_programs() {
    let mut lengths = Vec::new();
    for (bits, prime) in PLAIN.iter().filter(|(bits, _)| *bits >= 512) {
        lengths.push((bits / 64, carried(prime, &saturated(*bits, 64))));
    }
    for pair in lengths.windows(2) {
        let [(n, short), (m, long)] = pair else {
            unreachable!("windows of two")
        };
        assert_eq!(*m, 2 * n, "each is twice as long as the one before");
        assert!(
            *long <= 4 * short,
            "{short} instructions for {n} words, {long} for {m}"
        );
    }
    let (n, longest) = lengths[lengths.len() - 1];
    assert_eq!(n, 64, "the longest has 4096 bits");
    let per_product = longest / (2 * 64 * 64);
    assert!(
        per_product <= 8,
        "{longest} instructions for 2 * 64^2 products"
    );
}
