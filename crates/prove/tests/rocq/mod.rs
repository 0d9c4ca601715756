//! Random numbers, and statements evaluated on integers.

use std::path::Path;

use limbforge::{
    Program,
    ir::{Form, Value, interval::Interval},
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

/// Whether results are within their bounds and as stated, on boundary and random inputs.
pub fn is_right(program: &Program, statement: &Statement, random: &mut Random) -> bool {
    let results = program.results.iter().flat_map(|port| &port.values);
    let results: Vec<Value> = results.copied().collect();
    let spec = statement.spec(&results);
    (0..64).all(|_| {
        let mut port =
            |bounds: &[Interval]| bounds.iter().map(|bound| random.member(bound)).collect();
        let inputs: Vec<Vec<BigInt>> = statement
            .params
            .iter()
            .map(|own| port(&own.bounds))
            .collect();
        let values = program.trace(&inputs);
        let form = |form: &Form| -> BigInt {
            form.0
                .iter()
                .map(|t| &t.weight * &values[t.value.index()])
                .sum()
        };
        let expression = |terms: &[limbforge::ir::spec::Term]| -> BigInt {
            let term = |term: &limbforge::ir::spec::Term| {
                term.factors
                    .iter()
                    .fold(term.coefficient.clone(), |product, own| product * form(own))
            };
            terms.iter().map(term).sum()
        };
        let bounds = statement.results.iter().flat_map(|(own, _)| &own.bounds);
        let within = results
            .iter()
            .zip(bounds)
            .all(|(v, bound)| bound.contains(&values[v.index()]));
        let congruent = spec.congruences.iter().all(|own| {
            let apart = expression(&own.left) - expression(&own.right);
            apart.is_zero() || !statement.over_integers && apart.is_multiple_of(&spec.modulus)
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
