//! The study of arbitrary-degree Karatsuba: counts equal the formulas, products equal those of big integers, compiled
//! code equals the programs, and an equality of integers is more than a congruence.
#![allow(missing_docs)]

use limbforge::{
    check::{Refusal, check, check_exact},
    ir::{
        Congruence, Form, Kind, Program, Spec, Step,
        build::Builder,
        interval::{Interval, power_of_two},
        spec::Term,
    },
    ops::integers::{self, Method, Shape},
};
use limbforge_compare::Random;
use limbforge_lab::{
    measure::compiler,
    study::karatsuba::{
        ALGORITHMS, Algorithm, Case, Crossing, Record, break_even, build, build_gmp, cases,
    },
};
use num_bigint::BigInt;
use num_integer::Integer;

/// Cases of all algorithms for these sizes.
fn all(word: u8, sizes: impl Iterator<Item = usize> + Clone) -> Vec<Case> {
    let wanted: Vec<(Algorithm, u8, usize)> = ALGORITHMS
        .iter()
        .flat_map(|row| sizes.clone().map(|n| (row.algorithm, word, n)))
        .collect();
    cases(&wanted, &|_, _| true).expect("all are written and checked")
}

/// Compares the counts of an algorithm with its formula; whether it has one for additions too.
fn compare(algorithm: Algorithm, n: usize, multiplications: usize, additions: usize) -> bool {
    let Some((expected, expected_additions)) = algorithm.formula(n) else {
        return false;
    };
    let what = format!("{} for n = {n}", algorithm.name());
    assert_eq!(multiplications, expected, "{what}");
    if let Some(expected) = expected_additions {
        assert_eq!(additions, expected, "{what}");
    }
    expected_additions.is_some()
}

#[test]
fn counts_are_those_of_the_formulas() {
    let cases = all(64, 2..=9).into_iter().chain(all(32, 2..=12));
    let compared = cases.filter(|case| {
        let counts = case.counts();
        compare(
            case.algorithm,
            case.n,
            counts.multiplications,
            counts.additions,
        )
    });
    let compared = compared.count();
    assert!(compared > 90, "{compared}");
}

/// The committed run counted all algorithms for all sizes.
#[test]
fn the_record_has_the_counts_of_the_formulas_for_all_sizes() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../record/karatsuba-emerald-rapids.json"
    );
    let text = std::fs::read_to_string(path).expect("the record");
    let record: Record = serde_json::from_str(&text).expect("a record of this study");
    assert_eq!(record.counts.len(), 2 * 31 * ALGORITHMS.len());
    let compared = record
        .counts
        .iter()
        .filter(|c| compare(c.algorithm, c.n, c.multiplications, c.additions));
    assert!(compared.count() > 250);
    for n in 2..=32 {
        let r = record
            .break_even(Algorithm::Adk, 64, n)
            .expect("some are saved");
        let expected = (12.0 * n as f64 - 16.0) / (n * (n - 1)) as f64;
        assert!((r - expected).abs() < 1e-12, "n = {n}");
    }
}

#[test]
fn the_numbers_of_the_paper_for_four_limbs() {
    let counts = |algorithm| {
        let case = Case::new(algorithm, 64, 4).expect("it is checked");
        (case.counts().multiplications, case.counts().additions)
    };
    assert_eq!(counts(Algorithm::Schoolbook), (16, 18));
    assert_eq!(counts(Algorithm::Adk), (10, 34));
    assert_eq!(counts(Algorithm::Karatsuba1), (12, 24));
    assert_eq!(counts(Algorithm::PlainKaratsuba2), (9, 38));
    // What overlaps, added once on the outer level too.
    assert_eq!(counts(Algorithm::Karatsuba2), (9, 36));
}

#[test]
fn without_fewer_multiplications_nothing_breaks_even() {
    let counts = |algorithm| Case::new(algorithm, 32, 6).expect("it is checked").counts();
    let (plain, adk) = (counts(Algorithm::Schoolbook), counts(Algorithm::Adk));
    // (78 - 50) additions of the cost of (36 - 21) multiplications.
    assert_eq!(break_even(plain, adk), Some(28.0 / 15.0));
    assert_eq!(break_even(adk, adk), None);
    assert_eq!(break_even(adk, plain), None);
}

#[test]
fn limbs_are_as_wide_as_stability_allows() {
    for word in [32_u8, 64] {
        for products in 1..200_usize {
            let radix = Shape::stable(word, 8, products).radix;
            let stable = |radix: u32| {
                BigInt::from(products) * power_of_two(2 * radix)
                    < power_of_two(2 * u32::from(word) - 1)
            };
            assert!(stable(radix) && !stable(radix + 1), "{products} products");
        }
    }
    assert_eq!(Shape::full(64, 61 * 21).limbs, 21);
    assert_eq!(Shape::full(64, 61 * 22).limbs, 21);
}

/// The integer of limbs of this radix.
fn integer(limbs: &[BigInt], radix: u32) -> BigInt {
    let limbs = limbs.iter().rev();
    limbs.fold(BigInt::from(0), |sum, limb| (sum << radix) + limb)
}

#[test]
fn products_are_those_of_big_integers() {
    let mut random = Random(7);
    for word in [64, 32] {
        for case in all(word, [2, 3, 5, 8].into_iter()) {
            let program = case.written.program.program();
            let radix = case.shape.radix;
            for _ in 0..20 {
                let words = |port: &limbforge::ir::Port, random: &mut Random| {
                    port.bounds
                        .iter()
                        .map(|bound| random.member(bound))
                        .collect()
                };
                let inputs: Vec<Vec<BigInt>> = program
                    .params
                    .iter()
                    .map(|port| words(port, &mut random))
                    .collect();
                let out = integer(&program.run(&inputs)[0], radix);
                let numbers: Vec<BigInt> = inputs.iter().map(|i| integer(i, radix)).collect();
                let what = format!("{} for n = {}", case.algorithm.name(), case.n);
                let expected = match case.algorithm {
                    Algorithm::Square | Algorithm::FullWordsSquare => &numbers[0] * &numbers[0],
                    _ if numbers.len() == 2 => &numbers[0] * &numbers[1],
                    _ => numbers[0].clone(),
                };
                if case.algorithm.reduces() {
                    let one = case.algorithm >= Algorithm::RedcOne;
                    let p = integers::modulus(case.shape, one);
                    assert_eq!(
                        one,
                        (&p + 1u32).is_multiple_of(&power_of_two(radix)),
                        "{what}"
                    );
                    let r = power_of_two(case.shape.bits());
                    assert!((out * r - expected).is_multiple_of(&p), "{what}");
                } else {
                    assert_eq!(out, expected, "{what}");
                }
            }
        }
    }
}

#[test]
fn compiled_code_is_the_program() {
    // `build` compares each function with its program at the bounds and between.
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut all = all(64, [3, 6].into_iter());
    all.extend(self::all(32, [3].into_iter()));
    let found = compiler::find();
    assert!(!found.compilers.is_empty());
    let (built, failures) = build(&all, &found.compilers, folder.path(), &|_, _| true);
    assert!(failures.is_empty(), "{failures:?}");
    assert_eq!(built.len(), all.len() * found.compilers.len());
    match build_gmp(&all, &found.compilers, folder.path()) {
        Ok(gmp) => assert_eq!(gmp.len(), 2, "a product of full words for n = 3 and n = 6"),
        Err(line) => assert!(line.contains("install") && !line.contains('\n'), "{line}"),
    }
}

#[test]
fn without_a_c_compiler_gmp_is_left_out_with_a_line() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let line = build_gmp(&[], &[], folder.path()).unwrap_err();
    assert!(
        line.contains("C compiler") && !line.contains('\n'),
        "{line}"
    );
}

/// `out = a + addend` of one word, stated as `out = a` modulo `modulus`.
fn shifted(addend: u64, modulus: u64) -> Program {
    let mut b = Builder::new("shifted", 64);
    let a = b.param("a", Kind::Word, &[Interval::of_bits(20)]);
    let addend = b.constant(addend);
    let out = b.add(a[0], addend);
    let spec = Spec {
        formula: "out = a".to_owned(),
        modulus: modulus.into(),
        congruences: vec![Congruence::new(
            vec![Term::new(1, vec![Form::of(out)])],
            vec![Term::new(1, vec![Form::of(a[0])])],
        )],
        ensures: Vec::new(),
        cuts: Vec::new(),
        requires: Vec::new(),
    };
    b.finish(vec![("out", Kind::Word, vec![out])], spec)
        .expect("it fits")
}

#[test]
fn a_congruence_is_an_equality_only_if_the_modulus_is_great_enough() {
    // Right modulo the modulus, and off by it.
    let off = shifted(10_000_019, 10_000_019);
    assert!(check(off.clone()).is_ok());
    assert!(matches!(check_exact(off), Err(Refusal::NotEqual { .. })));
    // Off by as much, with a modulus that sees it.
    let seen = shifted(10_000_019, (1 << 61) - 1);
    assert!(matches!(
        check_exact(seen),
        Err(Refusal::NotCongruent { .. })
    ));
    // Right, and the modulus is just above, or just not above, how far two words of 20 bits can be apart.
    let apart = (1 << 20) - 1;
    assert!(matches!(
        check_exact(shifted(0, apart)),
        Err(Refusal::NotEqual { .. })
    ));
    assert!(check_exact(shifted(0, apart + 2)).is_ok());
}

#[test]
fn broken_products_are_refused() {
    for method in [Method::Schoolbook, Method::Adk, Method::Karatsuba(1)] {
        let written = integers::product(Shape::stable(64, 4, 4), method).expect("it is checked");
        let program = written.program.program().clone();
        assert!(check_exact(program.clone()).is_ok());
        let mut small = program.clone();
        small.spec.modulus = power_of_two(61) - 1u32;
        assert!(
            matches!(check_exact(small), Err(Refusal::NotEqual { .. })),
            "{method:?}"
        );
        // Each instruction whose first operand can be its second one as well: a wrong limb, a lost partial product.
        let mut broken = 0;
        for at in 0..program.steps.len() {
            let mut mutant = program.clone();
            let Step::Inst(inst) = &mut mutant.steps[at] else {
                continue;
            };
            let [x, y] = inst.args[..] else { continue };
            let needed = program.live()[inst.results[0].index()];
            if x == y || !needed {
                continue;
            }
            inst.args[0] = y;
            assert!(check_exact(mutant).is_err(), "{method:?}, step {at}");
            broken += 1;
        }
        assert!(broken > 30, "{broken}");
    }
}

#[test]
fn a_crossing_is_for_good() {
    let crossing = |ratios: &[(usize, f64)]| Record::crossing(ratios);
    assert_eq!(crossing(&[]), None);
    assert_eq!(
        crossing(&[(4, 0.9), (8, 1.1), (12, 0.9), (16, 0.8)]),
        Some(Crossing::From(12))
    );
    assert_eq!(crossing(&[(4, 0.9), (8, 0.8)]), Some(Crossing::From(4)));
    assert_eq!(crossing(&[(4, 0.9), (8, 1.0)]), Some(Crossing::Never));
}
