//! Compiled formulas: the checked program against the formula on big integers.

use limbforge_core::{
    Plan, Prime,
    formula::{Formula, Inputs, Proved},
    ir::Kind,
    ops::formula::{Choices, CompileError, Compiled, compile, neighbours},
};
use num_bigint::BigInt;
use num_integer::Integer;

use super::{names, proved, text};
use crate::support::Random;

/// Primes, a recipe each, and the formulas for them; unsaturated and saturated limbs, and the Montgomery domain.
pub const CASES: &[(&str, &str, &[&str])] = &[
    (
        "2^255-19",
        "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
        &["edwards_", "ladder_step", "montgomery_"],
    ),
    (
        "2^255-19",
        "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)",
        &["edwards_", "ladder_step", "montgomery_"],
    ),
    (
        "2^255-19",
        "10x25.5 word(32) product-scanning double-word fold(19@right:mul) carry(interleaved)",
        &["edwards_double", "ladder_step"],
    ),
    (
        "secp256k1",
        "4x64 operand-scanning carry-chain fold(4294968273@high:mul) carry(none)",
        &["weierstrass_add_a0"],
    ),
    (
        "p256",
        "4x64 operand-scanning double-word montgomery(interleaved) carry(none)",
        &["weierstrass_add_a3", "dot4"],
    ),
    (
        "p256",
        "5x52 product-scanning double-word montgomery(product-scanning) carry(sequential)",
        &["weierstrass_add_a3", "dot4"],
    ),
    (
        "secp256k1",
        "5x52 product-scanning double-word fold(68719492368@high:mul) carry(sequential)",
        &["weierstrass_add_a0", "dot4"],
    ),
    (
        "csidh512",
        "8x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
        &["isogeny_", "montgomery_"],
    ),
    (
        "csidh512",
        "9x57 product-scanning double-word montgomery(product-scanning) carry(sequential)",
        &["isogeny_", "montgomery_"],
    ),
    (
        "2^255-19",
        "5x51 lanes(8) product-scanning madd52 fold(19@columns:madd52) carry(parallel)",
        &["completed_", "edwards_", "ladder_step", "montgomery_"],
    ),
    (
        "2^255-19",
        "10x25.5 lanes(4) product-scanning word fold(19@columns:shift-add) carry(interleaved)",
        &["completed_", "ladder_step"],
    ),
    (
        "p256",
        "5x52 lanes(8) product-scanning madd52 montgomery(product-scanning) carry(top-first)",
        &["weierstrass_add_a3"],
    ),
];

/// Limbs in lanes, whose products can be left open.
pub const OPEN: usize = 9;

pub fn compiled(
    name: &str,
    prime: &str,
    recipe: &str,
    choices: Option<&Choices>,
) -> Result<Compiled, CompileError> {
    let prime = Prime::parse(prime).expect("a prime");
    let plan: Plan = recipe.parse().expect("a recipe");
    let proved = proved(&text(name)).expect("a true formula");
    compile(&proved, &prime, &plan, choices)
}

/// Runs the program on limbs at and between their bounds, and compares each result and each line with the formula.
pub fn agrees(compiled: &Compiled, random: &mut Random, rounds: usize) {
    let formula = compiled.statement.formula();
    let program = compiled.program.program();
    let repr = &compiled.field.repr;
    let p = BigInt::from(compiled.field.prime.value().clone());
    let r = repr.domain_factor();
    let inverse = r.extended_gcd(&p).x;
    let element = |limbs: &[BigInt]| (repr.integer(limbs) * &inverse).mod_floor(&p);
    for round in 0..rounds {
        let mut inputs = Inputs {
            flags: Vec::new(),
            elements: Vec::new(),
        };
        let mut words = Vec::new();
        for port in &program.params {
            let bounds = port.bounds.iter();
            let limbs: Vec<BigInt> = bounds
                .map(|bound| match round {
                    0 => bound.lo.clone(),
                    1 => bound.hi.clone(),
                    k if k % 2 == 0 => random.boundary(bound),
                    _ => random.uniform(bound),
                })
                .collect();
            if port.kind == Kind::Flag {
                inputs.flags.push(limbs[0] == BigInt::from(1));
            } else {
                // An array of several elements has the limbs of one after the other.
                inputs
                    .elements
                    .extend(limbs.chunks(repr.limbs).map(element));
            }
            words.push(limbs);
        }
        let expected = formula.evaluate(&inputs, &p).expect("constants exist");
        let values = program.trace(&words);
        // An unreduced value has other limbs, but the same element.
        for (cut, expected) in program.spec.cuts.iter().zip(&expected) {
            let terms = cut.form.0.iter();
            let sum: BigInt = terms.map(|t| &t.weight * &values[t.value.index()]).sum();
            let own = (&sum * &inverse).mod_floor(&p);
            assert_eq!(own, *expected, "{}: {}", formula.name, cut.name);
        }
        let ports = program.results.iter();
        let limbs = ports.flat_map(|port| port.values.iter().zip(&port.bounds));
        let limbs: Vec<BigInt> = limbs
            .map(|(v, bound)| {
                let limb = values[v.index()].clone();
                assert!(bound.contains(&limb), "{}: {limb}", formula.name);
                limb
            })
            .collect();
        let results = limbs.chunks(repr.limbs);
        assert_eq!(results.len(), formula.results.len(), "{}", formula.name);
        for (limbs, result) in results.zip(&formula.results) {
            let name = &result.name.name;
            let line = formula.line(name).expect("a line");
            assert_eq!(element(limbs), expected[line], "{}: {name}", formula.name);
        }
    }
}

#[test]
fn programs_agree_with_formulas() {
    let mut random = Random(17);
    for (prime, recipe, prefixes) in CASES {
        for name in names() {
            if prefixes.iter().any(|prefix| name.starts_with(prefix)) {
                let compiled = compiled(&name, prime, recipe, None);
                let compiled =
                    compiled.unwrap_or_else(|error| panic!("{name} by {recipe}: {error}"));
                let counts = compiled.program.program().counts();
                println!("{name} {recipe}: {} {counts:?}", compiled.choices);
                agrees(&compiled, &mut random, 20);
            }
        }
    }
}

/// Choices are text that parses back, and give the program that they are the choices of.
#[test]
fn choices_are_text() {
    let (prime, recipe, _) = CASES[0];
    let found = compiled("edwards_double", prime, recipe, None).expect("room");
    let parsed: Choices = found.choices.to_string().parse().expect("choices");
    assert_eq!(parsed, found.choices);
    let again = compiled("edwards_double", prime, recipe, Some(&parsed)).expect("room");
    assert_eq!(again.program, found.program);
    for wrong in [
        "",
        "carried(A)",
        "carried(A,) joined()",
        "carried A joined()",
        "joined() carried()",
        "carried() joined() open",
        "carried() open() joined()",
        "carried() joined() open() open()",
        "carried() joined() ordered() open()",
        "carried() joined() ordered",
        "carried() joined() ordered(A,)",
    ] {
        assert!(wrong.parse::<Choices>().is_err(), "{wrong}");
    }
    let other: Choices = "carried(Q) joined()".parse().expect("a form");
    let error = compiled("edwards_double", prime, recipe, Some(&other)).expect_err("no line Q");
    assert_eq!(
        error.to_string(),
        "the formula has no line `Q`; name its lines only"
    );
}

/// Products that are left open save the carries of lanes, and scalar code has no such products.
#[test]
fn products_are_left_open_in_lanes_alone() {
    let (prime, recipe, _) = CASES[OPEN];
    let found = compiled("completed_double", prime, recipe, None).expect("room");
    assert_eq!(
        found.choices.to_string(),
        "carried() joined() open(A,B,XY,ZZ)"
    );
    let parsed: Choices = found.choices.to_string().parse().expect("choices");
    assert_eq!(parsed, found.choices);
    let closed = Choices::default();
    let closed = compiled("completed_double", prime, recipe, Some(&closed)).expect("room");
    let count = |compiled: &Compiled| compiled.program.program().counts().total();
    assert!(count(&found) < count(&closed));
    let (prime, recipe, _) = CASES[0];
    let error = compiled("completed_double", prime, recipe, Some(&parsed)).expect_err("open");
    assert!(
        error.to_string().contains("no room for the line"),
        "{error}"
    );
}

/// The lines of a program come in the order that is chosen, each after what it needs, and the others in that of the
/// text.
#[test]
fn lines_are_ordered() {
    let (prime, recipe, _) = CASES[OPEN];
    let order = |text: &str| {
        let choices: Choices = text.parse().expect("choices");
        assert_eq!(choices.to_string(), text);
        let found = compiled("completed_double", prime, recipe, Some(&choices)).expect("room");
        let cuts = &found.program.program().spec.cuts;
        let formula = found.statement.formula();
        // Lines define values in the order in which they are written.
        let last = |line: &usize| cuts[*line].form.0.iter().map(|term| term.value).max();
        let mut lines: Vec<usize> = (0..formula.lines.len()).collect();
        lines.sort_by_key(last);
        let names = lines
            .iter()
            .map(|&line| formula.lines[line].name.name.as_str());
        (
            names.collect::<Vec<_>>().join(" "),
            found.program.program().counts().total(),
        )
    };
    let text = order("carried() joined() open(A,B,XY,ZZ)");
    assert_eq!(text.0, "X Y Z A B ZZ XY E G H C F");
    for (ordered, expected) in [
        ("Z,Y,X,ZZ,B,A,XY", "Z Y X ZZ B A XY E G H C F"),
        // What F needs comes before it, and a second name of a line changes nothing.
        ("F,F,X,E", "X Y Z A B ZZ G C F XY E H"),
        ("H", "X Y A B H Z ZZ XY E G C F"),
    ] {
        let found = order(&format!(
            "carried() joined() open(A,B,XY,ZZ) ordered({ordered})"
        ));
        assert_eq!(found, (expected.to_owned(), text.1));
    }
    let unknown: Choices = "carried() joined() ordered(E,Q)".parse().expect("choices");
    let error = compiled("completed_double", prime, recipe, Some(&unknown)).expect_err("no line Q");
    assert_eq!(
        error.to_string(),
        "the formula has no line `Q`; name its lines only"
    );
}

/// Neighbours differ in one line from the choices that they belong to, or carry what that needs; each is the
/// program that its text gives.
#[test]
fn neighbours_are_checked_programs_one_line_away() {
    let (prime, recipe, _) = CASES[0];
    let (prime, plan): (_, Plan) = (Prime::parse(prime).unwrap(), recipe.parse().unwrap());
    let cross = "formula cross
parameter A B C D
L = A*B
R = C*D
X = L + R
result X
means X = A*B + C*D
";
    let proved = Proved::prove(Formula::parse(cross).unwrap()).unwrap();
    let start: Choices = "carried(X) joined()".parse().unwrap();
    let compiled = compile(&proved, &prime, &plan, Some(&start)).unwrap();
    let others = neighbours(&compiled, &plan).unwrap();
    let texts: Vec<String> = others
        .iter()
        .map(|other| other.choices.to_string())
        .collect();
    assert_eq!(
        texts,
        [
            "carried(X) joined(X)",
            "carried() joined(X)",
            "carried() joined()"
        ]
    );
    for other in others {
        let again = compile(&proved, &prime, &plan, Some(&other.choices)).unwrap();
        assert_eq!(again.program, other.program);
    }
}
