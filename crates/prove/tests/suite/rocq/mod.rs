//! Random numbers, and statements evaluated on integers.

#![allow(dead_code)]

use std::path::Path;

use limbforge::{
    Program,
    ir::{Form, Spec, Value, interval::Interval, spec::Term},
    ops::statements::Statement,
};
use limbforge_prove::rocq::{Library, RocqError};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::Zero;

/// Numbers from a seed: xorshift64*.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed | 1)
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below `end`, which is not 0.
    pub fn below(&mut self, end: usize) -> usize {
        usize::try_from((self.next() >> 8) % end as u64).unwrap_or(0)
    }

    /// A member of the interval: an end, near an end, or any.
    fn member(&mut self, bound: &Interval) -> BigInt {
        let width = &bound.hi - &bound.lo + 1u32;
        let near = BigInt::from(self.next() % 3).mod_floor(&width);
        match self.below(4) {
            0 => &bound.lo + near,
            1 => &bound.hi - near,
            _ => {
                let mut any = BigInt::zero();
                for _ in 0..3 {
                    any = (any << 64u32) + self.next();
                }
                &bound.lo + any.mod_floor(&width)
            }
        }
    }
}

/// The compiled checker; `None`, and a line that says so, without `coqc`.
pub fn library() -> Option<Library> {
    let target = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target");
    match Library::compiled(&target) {
        Ok(library) => Some(library),
        Err(RocqError::Missing) => {
            eprintln!("skipped: there is no coqc on PATH");
            None
        }
        Err(error) => panic!("{error}"),
    }
}

/// The number of mutants that the environment asks for.
pub fn count(sample: usize, all: usize) -> usize {
    let number = std::env::var("LIMBFORGE_MUTANTS").ok();
    let is_all = std::env::var_os("LIMBFORGE_ALL").is_some_and(|all| all == "1");
    let number = number.and_then(|number| number.parse().ok());
    number.unwrap_or(if is_all { all } else { sample })
}

/// A statement about a program, in its values.
pub struct Stated<'a> {
    pub params: Vec<&'a [Interval]>,
    pub results: Vec<&'a [Interval]>,
    pub spec: &'a Spec,
    pub over_integers: bool,
}

/// Whether results are within their bounds and as stated by the operation's statement, on boundary and random inputs.
pub fn is_right(program: &Program, statement: &Statement, random: &mut Random) -> bool {
    let results = program.results.iter().flat_map(|port| &port.values);
    let results: Vec<Value> = results.copied().collect();
    let stated = Stated {
        params: statement.params.iter().map(|own| &own.bounds[..]).collect(),
        results: statement
            .results
            .iter()
            .map(|(own, _)| &own.bounds[..])
            .collect(),
        spec: &statement.spec(&results),
        over_integers: statement.over_integers,
    };
    holds(program, &stated, random)
}

/// The same of the statement that a program has itself.
pub fn is_right_by_itself(program: &Program, over_integers: bool, random: &mut Random) -> bool {
    let stated = Stated {
        params: program.params.iter().map(|own| &own.bounds[..]).collect(),
        results: program.results.iter().map(|own| &own.bounds[..]).collect(),
        spec: &program.spec,
        over_integers,
    };
    holds(program, &stated, random)
}

fn holds(program: &Program, stated: &Stated, random: &mut Random) -> bool {
    let results = program.results.iter().flat_map(|port| &port.values);
    let results: Vec<Value> = results.copied().collect();
    let spec = stated.spec;
    (0..64).all(|_| {
        let mut port =
            |bounds: &[Interval]| bounds.iter().map(|bound| random.member(bound)).collect();
        let inputs: Vec<Vec<BigInt>> = stated.params.iter().map(|own| port(own)).collect();
        let values = program.trace(&inputs);
        let form = |form: &Form| -> BigInt {
            form.0
                .iter()
                .map(|t| &t.weight * &values[t.value.index()])
                .sum()
        };
        let expression = |terms: &[Term]| -> BigInt {
            let term = |term: &Term| {
                term.factors
                    .iter()
                    .fold(term.coefficient.clone(), |product, own| product * form(own))
            };
            terms.iter().map(term).sum()
        };
        let bounds = stated.results.iter().copied().flatten();
        let within = results
            .iter()
            .zip(bounds)
            .all(|(v, bound)| bound.contains(&values[v.index()]));
        let congruent = spec.congruences.iter().all(|own| {
            let apart = expression(&own.left) - expression(&own.right);
            apart.is_zero() || !stated.over_integers && apart.is_multiple_of(&spec.modulus)
        });
        let claimed = spec.ensures.iter().all(|goal| {
            let given = goal
                .given
                .iter()
                .all(|(v, set)| values[v.index()] == BigInt::from(u8::from(*set)));
            !given || goal.claim.contains(&form(&goal.form))
        });
        within && congruent && claimed
    })
}
