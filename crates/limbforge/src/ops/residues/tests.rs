//! The programs beside big integers, computed without their statements; and faults, which the check has to refuse.

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed};

use super::{Residues, residues};
use crate::{
    check::{Budget, Refusal, check_given, check_integers_given},
    ir::{Inst, Op, Program, Step, interval::power_of_two},
    plan::Plan,
    prime::Prime,
};

/// Primes that fill their words, that leave a bit, and many; and the methods of products and reductions.
pub const FIELDS: &[(&str, &str)] = &[
    (
        "p384",
        "6x64 operand-scanning carry-chain montgomery(complement) carry(none)",
    ),
    (
        "p384",
        "12x32 word(32) operand-scanning carry-chain montgomery(interleaved) carry(none)",
    ),
    (
        "p256",
        "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
    ),
    (
        "2^255-19",
        "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
    ),
    (
        "2^252+27742317777372353535851937790883648493",
        "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
    ),
    (
        "secp256k1",
        "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
    ),
    (
        "2^127-1",
        "2x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
    ),
    (
        "2^64-59",
        "1x64 operand-scanning carry-chain montgomery(interleaved) carry(none)",
    ),
];

pub fn field(prime: &str, recipe: &str) -> (BigInt, Residues) {
    let prime = Prime::parse(prime).expect("a prime");
    let plan: Plan = recipe.parse().expect("a recipe");
    let residues = residues(&prime, &plan).unwrap_or_else(|error| panic!("{prime}: {error}"));
    (prime.value().clone().into(), residues)
}

/// 0, 1, p - 1 and the like, and numbers without a pattern.
fn numbers(p: &BigInt) -> Vec<BigInt> {
    let mut all: Vec<BigInt> = [0, 1, 2, 3].map(BigInt::from).to_vec();
    all.extend([p - 1, p - 2, p / 2, p / 2 + 1]);
    let bits = u32::try_from(p.bits()).expect("few bits");
    all.extend((31..bits).step_by(32).map(power_of_two));
    all.extend((32..bits).step_by(32).map(|k| power_of_two(k) - 1));
    let mut x = BigInt::from(7);
    for _ in 0..8 {
        x = (BigInt::from(3) * &x * &x + 5u32).modpow(&BigInt::from(65_537), p);
        all.push(x.clone());
    }
    all.retain(|x| x < p);
    all
}

#[test]
fn programs_are_those_of_integers() {
    for (prime, recipe) in FIELDS {
        let (p, residues) = field(prime, recipe);
        let repr = &residues.repr;
        let r = repr.domain_factor();
        let over_r = |x: BigInt| (x * r.modinv(&p).expect("an odd prime")).mod_floor(&p);
        for checked in &residues.programs {
            let program = checked.program();
            let expected = |x: &BigInt, y: &BigInt| match program.name.as_str() {
                "mul" => over_r(x * y),
                "square" => over_r(x * x),
                "add" => (x + y).mod_floor(&p),
                "sub" => (x - y).mod_floor(&p),
                "opp" => (-x).mod_floor(&p),
                "from_montgomery" => over_r(x.clone()),
                _ => BigInt::from(-1),
            };
            if expected(&p, &p).is_negative() {
                continue;
            }
            for (x, y) in pairs(&numbers(&p)) {
                let inputs: Vec<Vec<BigInt>> = [&x, &y].map(|x| repr.digits(x)).to_vec();
                let outputs = program.run(&inputs[..program.params.len()]);
                let found = repr.integer(&outputs[0]);
                assert_eq!(
                    found,
                    expected(&x, &y),
                    "{prime} {recipe} {}: {x}, {y}",
                    program.name
                );
            }
        }
    }
}

fn pairs(all: &[BigInt]) -> Vec<(BigInt, BigInt)> {
    let pairs = all
        .iter()
        .flat_map(|x| all.iter().map(move |y| (x.clone(), y.clone())));
    pairs.collect()
}

pub fn program<'a>(residues: &'a Residues, name: &str) -> &'a Program {
    let found = residues.programs.iter().map(|checked| checked.program());
    found
        .into_iter()
        .find(|program| program.name == name)
        .expect("a program of this name")
}

/// A step on d, f, g in two's complement and v, r modulo p, as the definition has it.
fn step(p: &BigInt, [d, f, g, v, r]: [&BigInt; 5]) -> [BigInt; 5] {
    let odd = g.is_odd();
    if d.is_positive() && odd {
        let half = (g - f).div_floor(&2.into());
        return [
            1 - d,
            g.clone(),
            half,
            (BigInt::from(2) * r).mod_floor(p),
            (r - v).mod_floor(p),
        ];
    }
    let taken = BigInt::from(u8::from(odd));
    let half = (g + &taken * f).div_floor(&2.into());
    [
        d + 1,
        f.clone(),
        half,
        (BigInt::from(2) * v).mod_floor(p),
        (r + taken * v).mod_floor(p),
    ]
}

#[test]
fn steps_are_those_of_integers() {
    for (prime, recipe) in FIELDS {
        let (p, residues) = field(prime, recipe);
        let (repr, word) = (&residues.repr, u32::from(residues.repr.word));
        let [integers, elements] =
            ["divstep_integers", "divstep_elements"].map(|name| program(&residues, name));
        let length = word * (u32::try_from(repr.limbs).expect("few limbs") + 1);
        let wrapped = |x: &BigInt, bits: u32| x.mod_floor(&power_of_two(bits));
        let words = |x: &BigInt| repr.radix.digits(&wrapped(x, length), repr.limbs + 1);
        for x in numbers(&p) {
            let mut state = [BigInt::one(), p.clone(), x, BigInt::from(0), BigInt::one()];
            for _ in 0..120 {
                let [d, f, g, v, r] = &state;
                let count = vec![wrapped(d, word)];
                let own = integers.run(&[count, words(f), words(g)]);
                let residues =
                    [&own[0], &own[1], &repr.digits(v), &repr.digits(r)].map(Clone::clone);
                let own_elements = elements.run(&residues);
                let next = step(&p, [d, f, g, v, r]);
                let [d, f, g, v, r] = &next;
                assert_eq!(
                    own[2..5],
                    [vec![wrapped(d, word)], words(f), words(g)],
                    "{prime} {recipe}"
                );
                assert_eq!(
                    own_elements,
                    [repr.digits(v), repr.digits(r)],
                    "{prime} {recipe}"
                );
                state = next;
            }
        }
    }
}

/// A sum without its carry, and a selection the wrong way round: each is refused, wherever it is.
#[test]
fn faults_are_refused() {
    let (_, residues) = field("p256", FIELDS[2].1);
    for checked in &residues.programs {
        let program = checked.program();
        let carry = |inst: &Inst| matches!(inst.op, Op::AddCarry | Op::SubBorrow | Op::Select);
        let mut mutants = 0;
        for (i, step) in program.steps.iter().enumerate() {
            let Step::Inst(inst) = step else { continue };
            let [x, y, z] = inst.args[..] else { continue };
            if !carry(inst) || y == z || (inst.op != Op::Select && x == y) {
                continue;
            }
            let mut mutant = program.clone();
            let Step::Inst(own) = &mut mutant.steps[i] else {
                unreachable!()
            };
            match own.op {
                Op::Select => own.args = vec![x, z, y],
                Op::AddCarry => own.op = Op::SubBorrow,
                _ => own.op = Op::AddCarry,
            }
            let refused = residues_check(&mutant, checked.is_over_integers());
            assert!(refused, "{}: step {i} was changed", program.name);
            mutants += 1;
        }
        assert!(mutants >= 4, "{}: {mutants}", program.name);
    }
}

fn residues_check(mutant: &Program, over_integers: bool) -> bool {
    let budget = Budget::of_program(mutant);
    let conditions = &mutant.spec.requires;
    let refusal = if over_integers {
        check_integers_given(mutant.clone(), conditions, &budget).err()
    } else {
        check_given(mutant.clone(), conditions, &budget).err()
    };
    refusal.is_some_and(|refusal| !matches!(refusal, Refusal::Condition { .. }))
}
