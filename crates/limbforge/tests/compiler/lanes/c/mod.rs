//! Printed C with lanes: every form, by each compiler, against the evaluator; NEON in emulation.

mod build;
mod program;

use std::fmt::Write as _;

use limbforge_compare::{Folder, Random, in_turn};
use limbforge_core::{field::Field, ir::Program};
use num_bigint::BigInt;

use super::{
    DOUBLES, HALVES, MONTGOMERY, MONTGOMERY_OF_WORDS, driver::words_of, field, montgomery_of_words,
    ports, row,
};
use build::{Build, builds, compiled, run};
use program::program;

/// Calls of every operation without a loop: the line, what is called, and the words that the evaluator gives.
fn questions(field: &Field, forms: &[&str], rounds: usize) -> Vec<(String, String, Vec<BigInt>)> {
    let lanes = usize::from(field.vector_plan().expect("lanes").lanes);
    let mut random = Random(2);
    let mut questions = Vec::new();
    let programs = || field.programs.iter().map(|checked| checked.program());
    for (own, program) in forms
        .iter()
        .flat_map(|own| programs().map(move |p| (own, p)))
    {
        for round in 0..if program.internal { 0 } else { rounds } {
            let rows = (0..lanes).map(|lane| row(program, round * lanes + lane, &mut random));
            let rows: Vec<Vec<BigInt>> = rows.collect();
            let called = format!("{own} {}", program.name.replace("bytes", "words"));
            let mut line = called.clone();
            for i in 0..rows[0].len() {
                rows.iter()
                    .for_each(|row| write!(line, " {}", row[i]).expect("text"));
            }
            questions.push((line + "\n", called, columns(program, &rows)));
        }
    }
    questions
}

/// Calls whose results, apart from the parameters or on top of them, are not those of the evaluator.
fn differences(field: &Field, build: &Build, text: &str, rounds: usize) -> Vec<String> {
    let folder = Folder::temporary();
    compiled(&folder.0, build, text);
    let questions = questions(field, &build.forms, rounds);
    let input: String = questions.iter().map(|(line, ..)| line.as_str()).collect();
    let output = run(&folder.0, build, &input);
    assert_eq!(output.lines().count(), questions.len());
    let answers = output.lines().zip(questions);
    let wrong = answers.filter_map(|(line, (_, called, once))| {
        let found: Vec<BigInt> = words_of(line).into_iter().map(BigInt::from).collect();
        let (apart, on_top) = found.split_at(once.len());
        match (apart == once, on_top == once) {
            (true, true) => None,
            (false, _) => Some(called),
            (true, false) => Some(format!("{called}, in place")),
        }
    });
    wrong.collect()
}

/// Every operation without a loop on words at and between the bounds, other ones in each lane, with results apart from
/// the parameters and on top of them.
fn agrees_with_the_evaluator(prime: &str, recipe: &str, form: &'static str) {
    agrees_by(builds(form), prime, recipe);
}

fn agrees_by(builds: Vec<Build>, prime: &str, recipe: &str) {
    let field = field(prime, recipe);
    for build in builds {
        let text = program(&field, &build.forms);
        let wrong = differences(&field, &build, &text, 16);
        println!(
            "{} {:?}: {:?} differ in {}",
            build.compiler,
            build.arguments,
            build.forms,
            wrong.len()
        );
        assert_eq!(wrong, Vec::<String>::new());
    }
}

/// One wrong intrinsic or constant in a helper of each form is noticed.
#[test]
fn changed_helpers_of_c_are_noticed() {
    const WORDS: &str = "product-scanning word fold(19@right:mul) carry(interleaved)";
    let narrow = |lanes: u8| format!("10x25.5 lanes({lanes}) {WORDS}");
    for (recipe, form, from, to) in [
        (
            HALVES.to_owned(),
            "ifma",
            "_mm512_madd52hi_epu64(z, x, y)",
            "_mm512_madd52lo_epu64(z, x, y)",
        ),
        (
            HALVES.to_owned(),
            "ifma",
            "_mm512_cmplt_epu64_mask(x, y)",
            "_mm512_cmple_epu64_mask(x, y)",
        ),
        (HALVES.to_owned(), "ifma", "x, y, 0xca)", "x, y, 0xac)"),
        (narrow(4), "avx2", "(uint64_t)1 << 63", "(uint64_t)1 << 62"),
        (
            narrow(4),
            "avx2",
            "_mm256_set_epi64x(8, 4, 2, 1)",
            "_mm256_set_epi64x(4, 8, 2, 1)",
        ),
        (
            narrow(4),
            "avx2",
            "_mm256_slli_epi64(x, 63)",
            "_mm256_slli_epi64(x, 62)",
        ),
        (
            DOUBLES.to_owned(),
            "fma",
            "(uint64_t)0x4338 << 48",
            "(uint64_t)0x4339 << 48",
        ),
        (narrow(2), "neon", "vcltq_u64(x, y)", "vcltq_u64(y, x)"),
        (narrow(2), "neon", "(c >> 1 & 1)}", "(c & 1)}"),
        (
            narrow(2),
            "neon",
            "vmovn_u64(y)",
            "vmovn_u64(vaddq_u64(y, y))",
        ),
    ] {
        let field = field("curve25519", &recipe);
        for build in builds(form).into_iter().take(1) {
            let text = program(&field, &build.forms);
            let changed = text.replacen(from, to, 1);
            assert_ne!(text, changed, "{from}");
            let wrong = differences(&field, &build, &changed, 4);
            assert!(
                !build.forms.contains(&form) || !wrong.is_empty(),
                "{from} became {to}"
            );
        }
    }
}

/// What the evaluator gives for each lane, word by word.
fn columns(program: &Program, rows: &[Vec<BigInt>]) -> Vec<BigInt> {
    let results = rows
        .iter()
        .map(|row| program.run(&ports(program, row)).concat());
    let results: Vec<Vec<BigInt>> = results.collect();
    let words = 0..results[0].len();
    words
        .flat_map(|i| results.iter().map(move |result| result[i].clone()))
        .collect()
}

#[test]
fn c_with_eight_lanes_by_the_multiplier_of_52_bits() {
    agrees_with_the_evaluator("curve25519", HALVES, "ifma");
}

#[test]
fn c_with_montgomery_by_halves() {
    for prime in ["p256", "secp256k1"] {
        agrees_with_the_evaluator(prime, MONTGOMERY, "ifma");
    }
}

/// One compiler for each prime, in turn.
#[test]
fn c_with_montgomery_by_products_of_32_bits() {
    for (place, (prime, limbs)) in MONTGOMERY_OF_WORDS.into_iter().enumerate() {
        let builds = in_turn(builds("avx2"), place);
        agrees_by(builds, prime, &montgomery_of_words(limbs, 4));
    }
    agrees_with_the_evaluator("p256", &montgomery_of_words("9x29", 2), "neon");
}

#[test]
fn c_with_four_lanes_of_51_bits() {
    agrees_with_the_evaluator(
        "curve25519",
        "5x51 lanes(4) operand-scanning madd52 fold(19@columns:shift-add) carry(parallel)",
        "ifma",
    );
}

#[test]
fn c_with_products_of_doubles() {
    agrees_with_the_evaluator("curve25519", DOUBLES, "fma");
}

#[test]
fn c_with_products_of_32_bits_in_each_width() {
    for (lanes, form) in [(8, "avx512"), (4, "avx2"), (2, "neon")] {
        let recipe = format!(
            "10x25.5 lanes({lanes}) product-scanning word fold(19@right:mul) carry(interleaved)"
        );
        agrees_with_the_evaluator("curve25519", &recipe, form);
    }
}

/// Powers have loops: a times 1/a is 1, and of squares the root's square is the same.
#[test]
fn c_inverts_and_finds_roots() {
    for (recipe, form) in [
        (HALVES, "ifma"),
        (
            "10x25.5 lanes(2) product-scanning word fold(19@right:mul) carry(interleaved)",
            "neon",
        ),
    ] {
        let field = field("curve25519", recipe);
        let (p, repr) = (BigInt::from(field.prime.value().clone()), &field.repr);
        let lanes = usize::from(field.vector_plan().expect("lanes").lanes);
        let mut random = Random(3);
        for build in builds(form) {
            let folder = Folder::temporary();
            compiled(&folder.0, &build, &program(&field, &build.forms));
            let (mut input, mut values) = (String::new(), Vec::new());
            let bounds = &repr.tight;
            for (own, name) in build
                .forms
                .iter()
                .flat_map(|own| [(own, "invert"), (own, "sqrt")])
            {
                let rows: Vec<Vec<BigInt>> = (0..lanes)
                    .map(|lane| match (lane, name) {
                        (0, _) => repr.digits(&BigInt::from(0)),
                        (_, "invert") => bounds.iter().map(|bound| random.member(bound)).collect(),
                        _ => {
                            let limbs: Vec<BigInt> =
                                bounds.iter().map(|bound| random.member(bound)).collect();
                            let x = repr.integer(&limbs);
                            // Every second one is no square, as 2 is none.
                            repr.digits(&(&x * &x * BigInt::from(1 + lane % 2) % &p))
                        }
                    })
                    .collect();
                write!(input, "{own} {name}").expect("text");
                for i in 0..repr.limbs {
                    rows.iter()
                        .for_each(|row| write!(input, " {}", row[i]).expect("text"));
                }
                input.push('\n');
                values.push((name, rows));
            }
            let output = run(&folder.0, &build, &input);
            for (line, (name, rows)) in output.lines().zip(values) {
                let found = words_of(line);
                let (apart, on_top) = found.split_at(found.len() / 2);
                assert_eq!(apart, on_top, "{name} in place");
                for (lane, row) in rows.iter().enumerate() {
                    let own: Vec<u64> = apart.iter().skip(lane).step_by(lanes).copied().collect();
                    let limbs: Vec<BigInt> = own[..repr.limbs].iter().map(|&w| w.into()).collect();
                    let (x, y) = (repr.integer(row), repr.integer(&limbs));
                    if name == "invert" {
                        let one = BigInt::from(u8::from(lane > 0));
                        assert_eq!(x * y % &p, one, "lane {lane}");
                    } else {
                        let square = lane % 2 == 0;
                        assert_eq!(own[repr.limbs], u64::from(square), "lane {lane}");
                        assert_eq!(
                            (&y * &y - &x) % &p == BigInt::from(0),
                            square,
                            "lane {lane}"
                        );
                    }
                }
            }
        }
    }
}
