//! Every operation of every field against big integers.
//!
//! The expected results come from the prime and the representation alone, not from the program's own statement. Half
//! of the inputs lie at boundaries, and every intermediate value must lie in the interval that the check derived.

mod support;

#[path = "support/meaning.rs"]
mod meaning;

use limbforge::{
    check::Checked,
    field::Field,
    ir::{Kind, Port, Program},
    repr::Domain,
    routine::Datum,
};
use meaning::Meaning;
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Zero};
use support::{Random, field, limbs_within, outside};

const ROUNDS: usize = 32;

/// A field with its prime as an integer, and the constants of its domain.
struct Oracle {
    field: Field,
    p: BigInt,
    /// The domain's factor R.
    r: BigInt,
    meaning: Meaning,
}

impl Oracle {
    fn new(prime: &str, recipe: &str) -> Oracle {
        let field = field(prime, recipe);
        let p = BigInt::from(field.prime.value().clone());
        let r = field.repr.domain_factor().mod_floor(&p);
        let meaning = Meaning::new(&field);
        Oracle {
            field,
            p,
            r,
            meaning,
        }
    }

    fn reduced(&self, k: &BigInt) -> BigInt {
        k.mod_floor(&self.p)
    }

    /// Integers at which reductions go wrong.
    fn interesting(&self) -> Vec<BigInt> {
        let p = &self.p;
        let (r, two) = (&self.r, BigInt::from(2));
        vec![
            BigInt::zero(),
            BigInt::one(),
            two,
            p - 2u32,
            p - 1u32,
            p.clone(),
            p + 1u32,
            p * 2u32 - 1u32,
            p * 2u32,
            p * 2u32 + 1u32,
            p * 3u32 - 1u32,
            r.clone(),
            p - r,
            (BigInt::one() << p.bits()) - 1u32,
        ]
    }

    /// Words of an integer for a parameter, if it fits.
    fn words(&self, port: &Port, k: &BigInt) -> Option<Vec<BigInt>> {
        if port.kind != Kind::Bytes {
            return limbs_within(&self.field.repr, k, &port.bounds);
        }
        let word = usize::from(self.field.repr.word);
        let mask = (BigInt::one() << word) - 1u32;
        let words: Vec<BigInt> = (0..port.values.len())
            .map(|i| {
                let shifted = k >> (word * i);
                if i + 1 == port.values.len() {
                    shifted
                } else {
                    shifted & &mask
                }
            })
            .collect();
        let within = words.iter().zip(&port.bounds).all(|(w, b)| b.contains(w));
        within.then_some(words)
    }

    /// All inputs to try of one operation.
    fn inputs(&self, program: &Program, random: &mut Random) -> Vec<Vec<Vec<BigInt>>> {
        let mut all: Vec<Vec<Vec<BigInt>>> = (0..ROUNDS)
            .map(|round| random.inputs(&program.params, round))
            .collect();
        // Each interesting integer in each place, the other places at random.
        let interesting = self.interesting();
        for (i, port) in program.params.iter().enumerate() {
            if matches!(port.kind, Kind::Flag | Kind::Word) {
                continue;
            }
            for words in interesting.iter().filter_map(|k| self.words(port, k)) {
                let round = random.below(4);
                let mut inputs = random.inputs(&program.params, round);
                inputs[i] = words.clone();
                all.push(inputs.clone());
                // The same element in all places, as in x - x and x * x.
                for (other, port) in inputs.iter_mut().zip(&program.params) {
                    let fits = port.bounds.len() == words.len()
                        && port.bounds.iter().zip(&words).all(|(b, w)| b.contains(w));
                    if fits {
                        other.clone_from(&words);
                    }
                }
                all.push(inputs);
            }
        }
        all
    }

    fn try_operation(&self, checked: &Checked<Program>, random: &mut Random) -> usize {
        let program = checked.program();
        let name = &program.name;
        assert!(
            self.meaning.knows(name),
            "the oracle does not know `{name}`"
        );
        let inputs = self.inputs(program, random);
        for inputs in &inputs {
            let values = program.trace(inputs);
            let context = || {
                format!(
                    "{} by {}: {name}{inputs:x?}",
                    self.field.prime, self.field.recipe
                )
            };
            if let Some(i) = outside(checked.ranges(), &values) {
                panic!(
                    "{}: v{i} = {} outside {}",
                    context(),
                    values[i],
                    checked.ranges()[i]
                );
            }
            if let Some(what) = self.meaning.contradiction(program, inputs, &values) {
                panic!("{}: {what}", context());
            }
        }
        inputs.len()
    }

    /// square(x) = mul(x, x), and the way to bytes and back.
    fn try_laws(&self, random: &mut Random) {
        let program = |name: &str| {
            self.field
                .program(name)
                .expect("every field has it")
                .program()
        };
        let (mul, square) = (program("mul"), program("square"));
        for round in 0..ROUNDS {
            let x = random.inputs(&square.params, round).remove(0);
            let by_mul = mul.run(&[x.clone(), x.clone()]).remove(0);
            let by_square = square.run(&[x]).remove(0);
            let difference = self.field.repr.integer(&by_mul) - self.field.repr.integer(&by_square);
            assert!(difference.is_multiple_of(&self.p), "{}", self.field.recipe);
        }
        let to = program("to_bytes");
        for round in 0..ROUNDS {
            let x = random.inputs(&to.params, round).remove(0);
            let bytes = self.field.call("to_bytes", &[Datum::Words(x.clone())]);
            let back = self.field.call("from_bytes_canonical", &bytes);
            let difference = self.field.repr.integer(back[0].words()) - self.field.repr.integer(&x);
            assert!(difference.is_multiple_of(&self.p), "{}", self.field.recipe);
            assert!(
                back[1].words()[0].is_one(),
                "{}: its own bytes are canonical",
                self.field.recipe
            );
        }
        for (constant, expected) in [
            (&self.field.constant("zero").limbs, BigInt::zero()),
            (&self.field.constant("one").limbs, self.r.clone()),
        ] {
            let within = constant
                .iter()
                .zip(&self.field.repr.tight)
                .all(|(w, b)| b.contains(w));
            assert!(within, "{}: a constant is tight", self.field.recipe);
            assert_eq!(
                self.reduced(&self.field.repr.integer(constant)),
                self.reduced(&expected)
            );
        }
    }
}

/// The programs that every field has; `carry` only where bounds differ, conversions by domain.
const EVERYWHERE: [&str; 12] = [
    "add",
    "sub",
    "opp",
    "mul",
    "square",
    "halve",
    "select",
    "swap",
    "to_bytes",
    "bytes_are_zero",
    "bytes_parity",
    "sign_of",
];

fn compare(prime: &str, recipes: &[&str]) {
    let mut runs = 0;
    for (i, recipe) in recipes.iter().enumerate() {
        let oracle = Oracle::new(prime, recipe);
        let mut random = Random(0x5eed + i as u64);
        let field = &oracle.field;
        let mut expected = EVERYWHERE.to_vec();
        if field.repr.has_loose() {
            expected.push("carry");
        }
        if field.repr.domain != Domain::Standard {
            expected.extend([
                "limbs_of_bytes",
                "limbs_of_bytes_canonical",
                "limbs_of_word",
            ]);
            expected.push("from_montgomery");
        } else {
            expected.extend(["mul_small", "from_bytes", "from_bytes_canonical"]);
        }
        for name in &expected {
            assert!(field.program(name).is_some(), "{recipe}: no `{name}`");
        }
        assert_eq!(field.programs.len(), expected.len(), "{recipe}");
        for checked in &field.programs {
            runs += oracle.try_operation(checked, &mut random);
        }
        oracle.try_laws(&mut random);
    }
    println!("{prime}: {} recipes, {runs} runs", recipes.len());
}

#[test]
fn curve25519() {
    compare(
        "curve25519",
        &[
            "4x64 operand-scanning double-word montgomery(interleaved) carry(none)",
            "4x64 operand-scanning double-word montgomery(operand-scanning) carry(none)",
            "4x64 operand-scanning double-word fold(38@high:mul) carry(none)",
            "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
            "4x64 operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
            "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)",
            "4x64 operand-scanning carry-chain(twice) fold(38@high:mul) carry(none)",
            "4x64 operand-scanning carry-chain(twice) montgomery(interleaved) carry(none)",
            "4x64 product-scanning double-word montgomery(product-scanning) carry(none)",
            "4x64 product-scanning double-word montgomery(operand-scanning) carry(none)",
            "4x64 product-scanning double-word fold(38@high:mul) carry(none)",
            "8x32 word(32) operand-scanning double-word montgomery(interleaved) carry(none)",
            "8x32 word(32) operand-scanning double-word montgomery(operand-scanning) carry(none)",
            "8x32 word(32) operand-scanning double-word fold(38@high:mul) carry(none)",
            "8x32 word(32) operand-scanning carry-chain montgomery(interleaved) carry(none)",
            "8x32 word(32) operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
            "8x32 word(32) operand-scanning carry-chain fold(38@high:mul) carry(none)",
            "8x32 word(32) product-scanning double-word montgomery(product-scanning) carry(none)",
            "8x32 word(32) product-scanning double-word montgomery(operand-scanning) carry(none)",
            "8x32 word(32) product-scanning double-word fold(38@high:mul) carry(none)",
            "5x51 product-scanning double-word fold(19@left:mul) carry(parallel)",
            "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)",
            "5x51 product-scanning double-word fold(19@right:mul) carry(interleaved)",
            "5x51 product-scanning double-word fold(19@right-uncached:mul) carry(interleaved)",
            "5x51 product-scanning double-word fold(19@columns:mul) carry(parallel)",
            "5x51 product-scanning double-word fold(19@high:mul) carry(interleaved)",
            "5x51 product-scanning split(6,7) fold(19@right:mul) carry(sequential)",
            "5x51 product-scanning split(6,7) fold(19@columns:mul) carry(sequential)",
            "10x25.5 word(32) product-scanning double-word fold(19@left:mul) carry(parallel)",
            "10x25.5 word(32) product-scanning double-word fold(19@right-uncached:mul) carry(sequential)",
            "10x25.5 word(32) product-scanning double-word fold(19@right-uncached:mul) carry(interleaved)",
            "10x25.5 word(32) product-scanning double-word fold(19@columns:mul) carry(parallel)",
            "10x25.5 word(32) product-scanning double-word fold(19@high:mul) carry(sequential)",
            "10x25.5 word(32) product-scanning double-word fold(19@high:mul) carry(interleaved)",
            "10x25.5 word(32) operand-scanning double-word fold(19@right-uncached:mul) carry(sequential)",
            "9x29 word(32) product-scanning double-word montgomery(product-scanning) carry(none)",
            "9x29 word(32) product-scanning double-word montgomery(adk) carry(none)",
            "9x29 word(32) operand-scanning double-word montgomery(operand-scanning) carry(none)",
        ],
    );
}

#[test]
fn secp256k1() {
    compare(
        "secp256k1",
        &[
            "4x64 operand-scanning double-word montgomery(interleaved) carry(none)",
            "4x64 operand-scanning double-word montgomery(operand-scanning) carry(none)",
            "4x64 operand-scanning double-word fold(4294968273@high:mul) carry(none)",
            "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
            "4x64 operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
            "4x64 operand-scanning carry-chain fold(4294968273@high:mul) carry(none)",
            "4x64 product-scanning double-word montgomery(product-scanning) carry(none)",
            "4x64 product-scanning double-word montgomery(operand-scanning) carry(none)",
            "4x64 product-scanning double-word fold(4294968273@high:mul) carry(none)",
            "8x32 word(32) operand-scanning double-word montgomery(interleaved) carry(none)",
            "8x32 word(32) operand-scanning double-word montgomery(operand-scanning) carry(none)",
            "8x32 word(32) operand-scanning carry-chain montgomery(interleaved) carry(none)",
            "8x32 word(32) operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
            "8x32 word(32) product-scanning double-word montgomery(product-scanning) carry(none)",
            "8x32 word(32) product-scanning double-word montgomery(operand-scanning) carry(none)",
            "5x52 product-scanning double-word montgomery(product-scanning) carry(none)",
            "5x52 product-scanning double-word montgomery(adk) carry(none)",
            "5x52 karatsuba(1) double-word fold(68719492368@high:mul) carry(sequential)",
            "5x52 karatsuba(1) double-word montgomery(adk) carry(none)",
            "5x52 karatsuba(1) double-word montgomery(operand-scanning) carry(none)",
            "5x52 karatsuba(2) double-word fold(68719492368@high:mul) carry(sequential)",
            "5x52 karatsuba(2) double-word montgomery(product-scanning) carry(none)",
            "10x26 word(32) product-scanning double-word montgomery(product-scanning) carry(none)",
            "10x26 word(32) product-scanning double-word montgomery(adk) carry(none)",
            "10x27 word(32) product-scanning double-word montgomery(adk) carry(none)",
            "10x27 word(32) adk double-word montgomery(product-scanning) carry(none)",
            "10x27 word(32) karatsuba(1) double-word montgomery(product-scanning) carry(none)",
            "11x25 word(32) product-scanning double-word montgomery(product-scanning) carry(none)",
            "11x25 word(32) product-scanning double-word montgomery(adk) carry(none)",
            "11x25 word(32) operand-scanning double-word montgomery(adk) carry(none)",
            "11x25 word(32) adk double-word montgomery(product-scanning) carry(none)",
            "11x25 word(32) adk double-word montgomery(adk) carry(none)",
            "11x25 word(32) karatsuba(1) double-word montgomery(adk) carry(none)",
            "5x52 product-scanning split(6,6) fold(68719492368@high:mul) carry(sequential)",
            "5x52 product-scanning split(6,6) montgomery(product-scanning) carry(none)",
        ],
    );
}

#[test]
fn p256() {
    compare(
        "p256",
        &[
            "4x64 operand-scanning double-word montgomery(interleaved) carry(none)",
            "4x64 operand-scanning double-word montgomery(operand-scanning) carry(none)",
            "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
            "4x64 operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
            "4x64 product-scanning double-word montgomery(product-scanning) carry(none)",
            "4x64 product-scanning double-word montgomery(operand-scanning) carry(none)",
            "8x32 word(32) operand-scanning double-word montgomery(interleaved) carry(none)",
            "8x32 word(32) operand-scanning double-word montgomery(operand-scanning) carry(none)",
            "8x32 word(32) operand-scanning carry-chain montgomery(interleaved) carry(none)",
            "8x32 word(32) operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
            "8x32 word(32) product-scanning double-word montgomery(product-scanning) carry(none)",
            "8x32 word(32) product-scanning double-word montgomery(operand-scanning) carry(none)",
            "5x52 product-scanning double-word solinas carry(sequential)",
            "5x52 product-scanning double-word solinas carry(interleaved)",
            "5x52 product-scanning double-word montgomery(product-scanning) carry(none)",
            "5x52 product-scanning double-word montgomery(adk) carry(none)",
            "5x52 karatsuba(1) double-word solinas carry(sequential)",
            "5x52 karatsuba(1) double-word montgomery(adk) carry(none)",
            "5x52 karatsuba(1) double-word montgomery(operand-scanning) carry(none)",
            "5x52 karatsuba(2) double-word montgomery(product-scanning) carry(none)",
            "6x43 product-scanning double-word solinas carry(sequential)",
            "6x43 product-scanning double-word solinas carry(parallel)",
            "6x43 adk double-word solinas carry(sequential)",
            "6x43 karatsuba(1) double-word solinas carry(sequential)",
            "5x53 product-scanning double-word solinas carry(sequential)",
            "5x53 product-scanning double-word solinas carry(interleaved)",
            "5x53 product-scanning double-word montgomery(adk) carry(none)",
            "5x53 karatsuba(2) double-word solinas carry(sequential)",
            "5x53 karatsuba(2) double-word montgomery(product-scanning) carry(none)",
            "10x26 word(32) product-scanning double-word solinas carry(sequential)",
            "10x26 word(32) product-scanning double-word montgomery(product-scanning) carry(none)",
            "10x26 word(32) product-scanning double-word montgomery(adk) carry(none)",
            "11x24 word(32) product-scanning double-word solinas carry(sequential)",
            "11x24 word(32) product-scanning double-word montgomery(adk) carry(none)",
            "11x24 word(32) operand-scanning double-word solinas carry(sequential)",
            "11x24 word(32) karatsuba(1) double-word montgomery(product-scanning) carry(none)",
            "10x28 word(32) product-scanning double-word montgomery(adk) carry(none)",
            "10x28 word(32) operand-scanning double-word montgomery(adk) carry(none)",
            "10x28 word(32) karatsuba(2) double-word montgomery(product-scanning) carry(none)",
            "12x22 word(32) product-scanning double-word montgomery(adk) carry(none)",
            "12x22 word(32) karatsuba(2) double-word solinas carry(sequential)",
            "12x22 word(32) karatsuba(2) double-word montgomery(adk) carry(none)",
            "5x52 product-scanning split(6,6) montgomery(product-scanning) carry(none)",
            "5x52 product-scanning split(6,6) solinas carry(sequential)",
            "5x52 product-scanning split(0,12) solinas carry(sequential)",
        ],
    );
}

#[test]
fn p384() {
    compare(
        "p384",
        &[
            "6x64 operand-scanning double-word montgomery(interleaved) carry(none)",
            "6x64 operand-scanning double-word montgomery(operand-scanning) carry(none)",
            "6x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
            "6x64 operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
            "6x64 product-scanning double-word montgomery(product-scanning) carry(none)",
            "6x64 product-scanning double-word montgomery(operand-scanning) carry(none)",
            "12x32 word(32) operand-scanning double-word montgomery(interleaved) carry(none)",
            "12x32 word(32) operand-scanning double-word montgomery(operand-scanning) carry(none)",
            "12x32 word(32) operand-scanning carry-chain montgomery(interleaved) carry(none)",
            "12x32 word(32) operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
            "12x32 word(32) product-scanning double-word montgomery(product-scanning) carry(none)",
            "12x32 word(32) product-scanning double-word montgomery(operand-scanning) carry(none)",
            "7x55 karatsuba(1) double-word solinas carry(sequential)",
            "7x55 karatsuba(2) double-word solinas carry(sequential)",
            "8x48 product-scanning double-word solinas carry(sequential)",
            "8x48 product-scanning double-word solinas carry(parallel)",
            "8x48 karatsuba(1) double-word solinas carry(sequential)",
            "7x56 product-scanning double-word solinas carry(sequential)",
            "7x56 product-scanning double-word solinas carry(parallel)",
            "7x56 product-scanning double-word montgomery(adk) carry(none)",
            "7x56 product-scanning double-word montgomery(operand-scanning) carry(none)",
            "7x56 adk double-word solinas carry(sequential)",
            "7x56 karatsuba(1) double-word montgomery(product-scanning) carry(none)",
            "8x50 product-scanning double-word solinas carry(sequential)",
            "8x50 product-scanning double-word solinas carry(parallel)",
            "8x50 product-scanning double-word montgomery(product-scanning) carry(none)",
            "8x50 product-scanning double-word montgomery(adk) carry(none)",
            "8x50 product-scanning double-word montgomery(operand-scanning) carry(none)",
            "8x50 adk double-word montgomery(product-scanning) carry(none)",
            "8x50 karatsuba(1) double-word montgomery(product-scanning) carry(none)",
            "14x28 word(32) product-scanning double-word solinas carry(sequential)",
            "14x28 word(32) product-scanning double-word montgomery(adk) carry(none)",
            "14x28 word(32) karatsuba(2) double-word montgomery(product-scanning) carry(none)",
            "16x24 word(32) product-scanning double-word solinas carry(sequential)",
            "15x26 word(32) product-scanning double-word montgomery(adk) carry(none)",
        ],
    );
}

#[test]
fn p521() {
    compare(
        "p521",
        &[
            "9x64 operand-scanning double-word montgomery(interleaved) carry(none)",
            "9x64 operand-scanning double-word montgomery(operand-scanning) carry(none)",
            "9x64 operand-scanning double-word fold(36028797018963968@high:mul) carry(none)",
            "9x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
            "9x64 operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
            "9x64 operand-scanning carry-chain fold(36028797018963968@high:mul) carry(none)",
            "9x64 product-scanning double-word montgomery(product-scanning) carry(none)",
            "9x64 product-scanning double-word montgomery(operand-scanning) carry(none)",
            "9x64 product-scanning double-word fold(36028797018963968@high:mul) carry(none)",
            "9x64 operand-scanning double-word fold(36028797018963968@high:shift-add) carry(none)",
            "17x32 word(32) operand-scanning double-word montgomery(interleaved) carry(none)",
            "17x32 word(32) operand-scanning double-word montgomery(operand-scanning) carry(none)",
            "17x32 word(32) operand-scanning double-word fold(8388608@high:mul) carry(none)",
            "17x32 word(32) operand-scanning carry-chain montgomery(interleaved) carry(none)",
            "17x32 word(32) operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
            "17x32 word(32) operand-scanning carry-chain fold(8388608@high:mul) carry(none)",
            "17x32 word(32) product-scanning double-word montgomery(product-scanning) carry(none)",
            "17x32 word(32) product-scanning double-word montgomery(operand-scanning) carry(none)",
            "17x32 word(32) product-scanning double-word fold(8388608@high:mul) carry(none)",
            "17x32 word(32) operand-scanning double-word fold(8388608@high:shift-add) carry(none)",
            "9x58 product-scanning double-word fold(2@left:mul) carry(interleaved)",
            "9x58 product-scanning double-word fold(2@left:shift-add) carry(sequential)",
            "9x58 product-scanning double-word fold(2@left:shift-add) carry(interleaved)",
            "9x58 product-scanning double-word fold(2@right:mul) carry(sequential)",
            "9x58 product-scanning double-word fold(2@right:mul) carry(parallel)",
            "9x58 product-scanning double-word fold(2@right-uncached:mul) carry(sequential)",
            "9x58 product-scanning double-word fold(2@right-uncached:shift-add) carry(interleaved)",
            "9x58 product-scanning double-word fold(2@columns:mul) carry(interleaved)",
            "9x58 product-scanning double-word fold(2@columns:mul) carry(parallel)",
            "9x58 product-scanning double-word fold(2@columns:shift-add) carry(sequential)",
            "9x58 product-scanning double-word fold(2@columns:shift-add) carry(parallel)",
            "9x58 product-scanning double-word fold(2@high:mul) carry(sequential)",
            "9x58 product-scanning double-word fold(2@high:mul) carry(interleaved)",
            "9x58 product-scanning double-word fold(2@high:mul) carry(parallel)",
            "9x58 product-scanning double-word fold(2@high:shift-add) carry(sequential)",
            "9x58 product-scanning double-word solinas carry(parallel)",
            "9x58 operand-scanning double-word fold(2@right-uncached:shift-add) carry(sequential)",
            "9x58 operand-scanning double-word fold(2@high:mul) carry(sequential)",
            "9x58 karatsuba(1) double-word fold(2@high:shift-add) carry(sequential)",
            "9x58 karatsuba(2) double-word fold(2@columns:mul) carry(sequential)",
            "10x53 product-scanning double-word fold(512@high:mul) carry(sequential)",
            "10x53 product-scanning double-word montgomery(adk) carry(none)",
            "10x53 adk double-word montgomery(product-scanning) carry(none)",
            "10x53 karatsuba(1) double-word montgomery(product-scanning) carry(none)",
            "10x53 karatsuba(2) double-word fold(512@high:mul) carry(sequential)",
            "10x53 karatsuba(2) double-word montgomery(adk) carry(none)",
            "19x28 word(32) product-scanning double-word montgomery(adk) carry(none)",
            "19x28 word(32) operand-scanning double-word fold(2048@high:mul) carry(sequential)",
        ],
    );
}

#[test]
fn goldilocks() {
    compare(
        "goldilocks",
        &[
            "7x64 operand-scanning double-word montgomery(interleaved) carry(none)",
            "7x64 operand-scanning double-word montgomery(operand-scanning) carry(none)",
            "7x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
            "7x64 operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
            "7x64 product-scanning double-word montgomery(product-scanning) carry(none)",
            "7x64 product-scanning double-word montgomery(operand-scanning) carry(none)",
            "14x32 word(32) operand-scanning double-word montgomery(interleaved) carry(none)",
            "14x32 word(32) operand-scanning double-word montgomery(operand-scanning) carry(none)",
            "14x32 word(32) operand-scanning carry-chain montgomery(interleaved) carry(none)",
            "14x32 word(32) operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
            "14x32 word(32) product-scanning double-word montgomery(product-scanning) carry(none)",
            "14x32 word(32) product-scanning double-word montgomery(operand-scanning) carry(none)",
            "8x56 product-scanning double-word solinas carry(sequential)",
            "8x56 product-scanning double-word solinas carry(interleaved)",
            "8x56 product-scanning double-word golden carry(sequential)",
            "8x56 product-scanning double-word golden carry(interleaved)",
            "8x56 product-scanning double-word golden carry(parallel)",
            "8x56 operand-scanning double-word golden carry(sequential)",
            "8x56 adk double-word golden carry(sequential)",
            "8x56 karatsuba(1) double-word solinas carry(sequential)",
            "8x56 karatsuba(1) double-word golden carry(sequential)",
            "8x56 karatsuba(2) double-word golden carry(sequential)",
            "16x28 word(32) product-scanning double-word solinas carry(sequential)",
            "16x28 word(32) product-scanning double-word golden carry(sequential)",
            "16x28 word(32) product-scanning double-word golden carry(parallel)",
            "16x28 word(32) operand-scanning double-word golden carry(sequential)",
            "16x28 word(32) adk double-word solinas carry(sequential)",
            "16x28 word(32) adk double-word golden carry(sequential)",
            "16x28 word(32) karatsuba(1) double-word golden carry(sequential)",
            "16x28 word(32) karatsuba(2) double-word solinas carry(sequential)",
            "16x28 word(32) karatsuba(2) double-word golden carry(sequential)",
            "8x56 product-scanning split(4,4) solinas carry(sequential)",
        ],
    );
}

#[test]
fn csidh512() {
    compare(
        "csidh512",
        &[
            "8x64 operand-scanning double-word montgomery(interleaved) carry(none)",
            "8x64 operand-scanning double-word montgomery(operand-scanning) carry(none)",
            "8x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
            "8x64 operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
            "8x64 product-scanning double-word montgomery(product-scanning) carry(none)",
            "8x64 product-scanning double-word montgomery(operand-scanning) carry(none)",
            "16x32 word(32) operand-scanning double-word montgomery(interleaved) carry(none)",
            "16x32 word(32) operand-scanning double-word montgomery(operand-scanning) carry(none)",
            "16x32 word(32) operand-scanning carry-chain montgomery(interleaved) carry(none)",
            "16x32 word(32) operand-scanning carry-chain montgomery(operand-scanning) carry(none)",
            "16x32 word(32) product-scanning double-word montgomery(product-scanning) carry(none)",
            "16x32 word(32) product-scanning double-word montgomery(operand-scanning) carry(none)",
            "10x52 product-scanning double-word montgomery(product-scanning) carry(none)",
            "10x52 product-scanning double-word montgomery(adk) carry(none)",
            "10x52 operand-scanning double-word montgomery(operand-scanning) carry(none)",
            "10x52 adk double-word montgomery(operand-scanning) carry(none)",
            "9x58 product-scanning double-word montgomery(product-scanning) carry(none)",
            "9x58 product-scanning double-word montgomery(adk) carry(none)",
            "9x58 product-scanning double-word montgomery(operand-scanning) carry(none)",
            "9x58 karatsuba(1) double-word montgomery(adk) carry(none)",
            "9x58 karatsuba(2) double-word montgomery(operand-scanning) carry(none)",
            "9x57 product-scanning double-word montgomery(product-scanning) carry(none)",
            "9x57 product-scanning double-word montgomery(adk) carry(none)",
            "9x57 product-scanning double-word montgomery(operand-scanning) carry(none)",
            "9x57 operand-scanning double-word montgomery(operand-scanning) carry(none)",
            "9x57 adk double-word montgomery(adk) carry(none)",
            "9x57 karatsuba(2) double-word montgomery(product-scanning) carry(none)",
            "10x52 product-scanning split(6,6) montgomery(product-scanning) carry(none)",
            "20x26 word(32) product-scanning double-word montgomery(product-scanning) carry(none)",
            "20x26 word(32) product-scanning double-word montgomery(adk) carry(none)",
            "20x26 word(32) operand-scanning double-word montgomery(product-scanning) carry(none)",
            "19x27 word(32) product-scanning double-word montgomery(product-scanning) carry(none)",
            "19x27 word(32) product-scanning double-word montgomery(adk) carry(none)",
            "19x27 word(32) karatsuba(1) double-word montgomery(product-scanning) carry(none)",
            "22x24 word(32) product-scanning double-word montgomery(adk) carry(none)",
        ],
    );
}
