//! Every operation of every field against big integers.
//!
//! The expected results come from the prime and the representation alone, not from the program's own statement. Half
//! of the inputs lie at boundaries, and every intermediate value must lie in the interval that the check derived.

mod recipes;

use crate::meaning::Meaning;
use crate::support::{Random, field, limbs_within, outside};
use limbforge_core::{
    check::Checked,
    field::Field,
    ir::{Kind, Port, Program},
    repr::Domain,
    routine::Datum,
};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Zero};

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
        if field.vector_plan().is_some() {
            expected.retain(|name| *name != "sign_of");
            expected.push("add_or_sub");
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
