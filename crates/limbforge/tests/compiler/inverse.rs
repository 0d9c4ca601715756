//! Inversion by divsteps against big integers: the evaluator, the programs, and printed code.

use std::{fs, process::Command};

use limbforge_compare::{Built, Folder, Random, in_turn, installed, routines::public};
use limbforge_core::{
    Field, Program,
    emit::{Emit, Options},
    ops::{
        derive::{derive, derive_only},
        divsteps::Divsteps,
    },
    plan::{Effort, Inversion, Plan, candidates},
    prime::Prime,
    routine::Datum,
};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, Zero};

fn field(prime: &str, recipe: &str) -> Field {
    let prime = Prime::parse(prime).expect("a prime");
    let recipe = format!("{recipe} invert(divsteps)");
    let plan: Plan = recipe.parse().expect("a recipe");
    assert_eq!(plan.inversion, Inversion::Divsteps);
    assert_eq!(plan.to_string(), recipe, "a recipe prints as it is read");
    derive(&prime, &plan).unwrap_or_else(|reason| panic!("{prime} by {recipe}: {reason}"))
}

fn modulus(field: &Field) -> BigInt {
    BigInt::from(field.prime.value().clone())
}

/// Limbs of 0, 1, 2, p - 1, p and p + 1 where the bounds have room for them, the greatest limbs, and random ones.
fn inputs(field: &Field, count: usize) -> Vec<Vec<BigInt>> {
    let (p, tight) = (modulus(field), &field.repr.tight);
    let mut random = Random(1);
    let edges = [
        BigInt::zero(),
        BigInt::one(),
        2.into(),
        &p - 1,
        p.clone(),
        &p + 1,
    ];
    let mut all: Vec<Vec<BigInt>> = edges.iter().map(|k| field.repr.digits(k)).collect();
    all.extend([0, 1, 2].map(|k| field.limbs(&BigInt::from(k))));
    all.push(tight.iter().map(|bound| bound.hi.clone()).collect());
    all.extend((0..count).map(|_| tight.iter().map(|bound| random.member(bound)).collect()));
    all.retain(|limbs| {
        limbs
            .iter()
            .zip(tight)
            .all(|(limb, bound)| bound.contains(limb))
    });
    all
}

/// Whether `out` is the inverse of what the limbs stand for, within tight bounds.
fn is_inverse(field: &Field, limbs: &[BigInt], out: &[BigInt]) -> bool {
    let (p, r) = (modulus(field), field.repr.domain_factor());
    let inverse = field.repr.integer(limbs).modpow(&(&p - 2), &p);
    let mut bounded = out.iter().zip(&field.repr.tight);
    bounded.all(|(limb, bound)| bound.contains(limb))
        && field.repr.integer(out).mod_floor(&p) == (inverse * &r * &r).mod_floor(&p)
}

/// The prime under the first recipe of each kind that gives a field, for words of 32 and of 64 bits.
fn evaluate(prime: &str) {
    let prime = Prime::parse(prime).expect("a prime");
    let mut seen = std::collections::HashSet::new();
    let short_words = format!(
        "{}x32 word(32) operand-scanning carry-chain montgomery(interleaved) carry(none)",
        prime.bits().div_ceil(32)
    );
    let short_words = short_words.parse().expect("a recipe");
    for plan in candidates(&prime, Effort::Quick)
        .into_iter()
        .chain([short_words])
    {
        let kind = (plan.word, plan.is_saturated(), plan.is_montgomery());
        if seen.contains(&kind) || derive_only(&prime, &plan, &["to_bytes"]).is_err() {
            continue;
        }
        seen.insert(kind);
        let plan = Plan {
            inversion: Inversion::Divsteps,
            ..plan
        };
        let field =
            derive(&prime, &plan).unwrap_or_else(|reason| panic!("{prime} by {plan}: {reason}"));
        for limbs in inputs(&field, 6) {
            let out = field.call("invert", &[Datum::Words(limbs.clone())]);
            assert!(
                is_inverse(&field, &limbs, out[0].words()),
                "1 / {limbs:?} modulo {prime} by {plan}"
            );
        }
    }
    assert!(seen.contains(&(32, true, true)) && seen.contains(&(64, true, true)));
}

#[test]
fn small_primes() {
    for prime in [
        "5", "7", "17", "251", "65537", "2^31-1", "2^61-1", "2^64-59",
    ] {
        evaluate(prime);
    }
}

#[test]
fn primes_of_curves() {
    for prime in [
        "2^127-1",
        "2^130-5",
        "2^255-19",
        "secp256k1",
        "p256",
        "p384",
        "p521",
    ] {
        evaluate(prime);
    }
}

#[test]
fn a_prime_of_1024_bits() {
    evaluate(
        "0xbfbefc93cef5e0bcf65be2eeca2addfcba0926a8a37b0ce52bc8ece5a54897e8c77958b193cdb86041068f6a\
         2b1773de9127f6ed4898c373db0c8a00455c3fb2012c82d2ffe0d7e5b3556ce4136776bab0aa515091368edb\
         b71703a07e0e5a3d684733a745b6665dd949da2bfebcaa2ff7b1f610492dcd32ef132821141ef1b1",
    );
}

/// Divsteps as they are defined, with delta = k + 1/2: (k, f, g) after `count` of them, and their matrix times 2^count.
fn divsteps(count: u32, k: &BigInt, f: &BigInt, g: &BigInt) -> ([BigInt; 3], [BigInt; 4]) {
    let (mut k, mut f, mut g) = (k.clone(), f.clone(), g.clone());
    let one = BigInt::one();
    let mut m = [one.clone(), BigInt::zero(), BigInt::zero(), one];
    for _ in 0..count {
        let [u, v, q, r] = &m;
        if g.is_odd() && !k.is_negative() {
            (k, f, g) = (-k, g.clone(), (g - f) >> 1);
            m = [2 * q, 2 * r, q - u, r - v];
        } else {
            let odd = BigInt::from(u8::from(g.is_odd()));
            g = (g + &odd * &f) >> 1;
            m = [2 * u, 2 * v, q + &odd * u, r + &odd * v];
            k += 1;
        }
    }
    ([k, f, g], m)
}

/// A chunk of the program: k and the matrix are minus those of divsteps.
fn compare_chunk(program: &Program, count: u32, random: &mut Random) {
    let word = u32::from(program.word);
    for round in 0..200 {
        let mut inputs: Vec<Vec<BigInt>> = program
            .params
            .iter()
            .map(|port| {
                port.bounds
                    .iter()
                    .map(|bound| random.member(bound))
                    .collect()
            })
            .collect();
        let place = |name: &str| {
            program
                .params
                .iter()
                .position(|port| port.name == name)
                .expect("a parameter")
        };
        let k: BigInt = BigInt::from(random.below(40)) - 20;
        let mut f = random.member(&limbforge_core::ir::Ty::signed(program.word).range());
        f.set_bit(0, true);
        let g = match round {
            0 => BigInt::zero(),
            1 => f.clone(),
            2 => -&f,
            _ => random.member(&limbforge_core::ir::Ty::signed(program.word).range()),
        };
        inputs[place("k")] = vec![k.clone()];
        inputs[place("low_f")] = vec![f.clone()];
        inputs[place("low_g")] = vec![g.clone()];
        let out = program.run(&inputs);
        let ([new_k, new_f, new_g], m) = divsteps(count, &k, &f, &g);
        let scaled = |x: &BigInt| x << count;
        assert_eq!(scaled(&new_f), &m[0] * &f + &m[1] * &g);
        assert_eq!(scaled(&new_g), &m[2] * &f + &m[3] * &g);
        let expected: Vec<BigInt> = [new_k].into_iter().chain(m.map(|entry| -entry)).collect();
        let found: Vec<BigInt> = out[..5].iter().map(|words| words[0].clone()).collect();
        assert_eq!(
            found, expected,
            "{count} divsteps of {k}, {f}, {g} in words of {word} bits"
        );
    }
}

#[test]
fn a_chunk_is_divsteps() {
    let mut random = Random(7);
    for recipe in [
        "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
        "10x25.5 word(32) product-scanning double-word fold(19@right:mul) carry(sequential)",
    ] {
        let field = field("2^255-19", recipe);
        let shape = Divsteps::new(&modulus(&field), field.repr.word);
        for (name, count) in [
            ("divsteps_fg", shape.chunk),
            ("divsteps_de", shape.chunk),
            ("divsteps_last", shape.last),
        ] {
            let program = field.program(name).expect("a program").program();
            compare_chunk(program, count, &mut random);
        }
    }
}

/// The least primes and a long one: d and e have room, and batches have their length.
#[test]
fn bounds_are_inductive() {
    for bits in [
        3u32, 31, 61, 62, 63, 64, 123, 124, 125, 247, 248, 249, 511, 1024,
    ] {
        for word in [32, 64] {
            let p = (BigInt::one() << bits) - 1;
            let shape = Divsteps::new(&p, word);
            let top = &shape.de[shape.de.len() - 1];
            assert!(top.contains(&(&p >> (shape.radix * (shape.de.len() as u32 - 1)))));
            assert!(shape.steps() * shape.batches >= Divsteps::count(bits));
            assert!(shape.last >= 1 && shape.last <= shape.chunk && shape.chunk <= shape.field);
        }
    }
}

const PRINTED: [(&str, &str); 6] = [
    (
        "2^255-19",
        "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)",
    ),
    (
        "2^255-19",
        "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
    ),
    (
        "2^255-19",
        "10x25.5 word(32) product-scanning double-word fold(19@right:mul) carry(sequential)",
    ),
    (
        "p256",
        "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
    ),
    (
        "p384",
        "6x64 product-scanning carry-chain montgomery(product-scanning) carry(none)",
    ),
    (
        "2^61-1",
        "2x32 word(32) operand-scanning carry-chain montgomery(interleaved) carry(none)",
    ),
];

/// One toolchain of each language for each recipe, in turn.
#[test]
fn printed_code_inverts() {
    for (place, (prime, recipe)) in PRINTED.into_iter().enumerate() {
        let field = field(prime, recipe);
        let limbs = inputs(&field, 40);
        let of = |language| in_turn(installed(language), place);
        for toolchain in ["rust", "c"].into_iter().flat_map(of) {
            let built = Built::new(&field, toolchain).unwrap_or_else(|error| panic!("{error}"));
            let names = public(&field);
            let invert = names.iter().position(|routine| routine.name == "invert");
            let invert = invert.expect("every field has it");
            let calls: Vec<_> = limbs
                .iter()
                .map(|limbs| (invert, vec![Datum::Words(limbs.clone())]))
                .collect();
            for (limbs, out) in limbs.iter().zip(built.routines(&calls)) {
                assert!(
                    is_inverse(&field, limbs, out[0].words()),
                    "{toolchain:?}: 1 / {limbs:?} in {prime} by {recipe}"
                );
            }
        }
    }
}

/// No jump and no address depends on the input: Valgrind follows words that are marked as undefined.
#[test]
fn time_is_constant_for_valgrind() {
    if Command::new("valgrind").arg("--version").output().is_err() {
        println!("skipped: valgrind is not installed");
        return;
    }
    let toolchains = installed("c")
        .into_iter()
        .filter(|toolchain| toolchain.options == ["-O3"]);
    for toolchain in toolchains {
        for (prime, recipe) in PRINTED {
            let field = field(prime, recipe);
            let folder = Folder::temporary();
            let options = Options {
                command: "a test".to_owned(),
                name: "field".to_owned(),
                traits: false,
            };
            let source = limbforge_core::emit::C.emit(&field, &options);
            fs::write(folder.0.join("field.c"), source).expect("a writable folder");
            let word = field.repr.word;
            for (secret, fails) in [("out[0] + 1", false), ("out[0] == 3 ? out[1] : 1", true)] {
                let driver = format!(
                    "#include \"field.c\"
#include <valgrind/memcheck.h>
int main(void) {{
    uint{word}_t a[field_LIMBS] = {{5}}, out[field_LIMBS];
    uint8_t bytes[field_BYTES] = {{3}}, wide[2 * field_BYTES] = {{4}};
    uint{word}_t flag = 1, root[field_LIMBS], list[2][field_LIMBS] = {{{{6}}}}, scratch[2][field_LIMBS];
    int{word}_t symbol;
    VALGRIND_MAKE_MEM_UNDEFINED(a, sizeof a);
    VALGRIND_MAKE_MEM_UNDEFINED(bytes, sizeof bytes);
    VALGRIND_MAKE_MEM_UNDEFINED(wide, sizeof wide);
    VALGRIND_MAKE_MEM_UNDEFINED(list, sizeof list);
    VALGRIND_MAKE_MEM_UNDEFINED(&flag, sizeof flag);
    field_from_bytes_canonical(root, &flag, bytes);
    field_from_bytes_wide(root, wide);
    field_sqrt(root, &flag, a);
    field_is_square(&flag, a);
    field_legendre(&symbol, a);
    field_is_odd(&flag, a);
    field_equal(&flag, a, root);
    field_conditional_negate(root, a, flag);
    field_select(root, flag, a, root);
    field_halve(root, root);
    field_to_bytes(bytes, root);
    field_invert_batch(list, scratch, 2);
    field_invert(out, a);
    volatile uint{word}_t used = {secret};
    (void)used;
    if ({fails} && out[0] == 7) used = 1;
    return 0;
}}
",
                    fails = u8::from(fails)
                );
                fs::write(folder.0.join("driver.c"), driver).expect("a writable folder");
                let built = Command::new(toolchain.program)
                    .current_dir(&folder.0)
                    .args(["-std=c11", "-O3", "-g", "driver.c", "-odriver"])
                    .status()
                    .expect("a compiler that starts");
                if !built.success() {
                    println!("skipped: no headers of valgrind");
                    return;
                }
                let run = Command::new("valgrind")
                    .current_dir(&folder.0)
                    .args(["-q", "--error-exitcode=9", "./driver"])
                    .output()
                    .expect("valgrind starts");
                let text = String::from_utf8_lossy(&run.stderr);
                assert_eq!(
                    run.status.code(),
                    Some(if fails { 9 } else { 0 }),
                    "{prime} by {recipe}: {text}"
                );
            }
        }
    }
}
