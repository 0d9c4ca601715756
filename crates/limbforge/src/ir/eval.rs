//! Running a program on integers: the meaning of the IR, and the oracle of every test.

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Zero};

use super::{
    Program,
    domain::{BitOp, Domain},
    interval::power_of_two,
    op::apply,
};

/// The evaluator on exact integers.
#[derive(Default)]
pub struct Integers;

impl Domain for Integers {
    type V = BigInt;

    fn constant(&mut self, k: &BigInt) -> BigInt {
        k.clone()
    }

    fn add(&mut self, x: &BigInt, y: &BigInt) -> BigInt {
        x + y
    }

    fn scale(&mut self, x: &BigInt, k: &BigInt) -> BigInt {
        x * k
    }

    fn mul(&mut self, x: &BigInt, y: &BigInt) -> BigInt {
        x * y
    }

    fn split(&mut self, e: &BigInt, k: u32) -> (BigInt, BigInt) {
        let (quotient, remainder) = e.div_mod_floor(&power_of_two(k));
        (remainder, quotient)
    }

    fn select(&mut self, condition: &BigInt, x: &BigInt, y: &BigInt) -> BigInt {
        assert!(
            condition.is_zero() || condition.is_one(),
            "a condition is 0 or 1"
        );
        if condition.is_one() {
            x.clone()
        } else {
            y.clone()
        }
    }

    fn bitwise(&mut self, op: BitOp, x: &BigInt, y: &BigInt) -> BigInt {
        match op {
            BitOp::And => x & y,
            BitOp::Or => x | y,
            BitOp::Xor => x ^ y,
        }
    }
}

impl Program {
    /// Runs the program on words, one list per parameter, and returns one list per result.
    ///
    /// # Panics
    /// If the number or the lengths of the lists differ from the parameters'.
    pub fn run(&self, inputs: &[Vec<BigInt>]) -> Vec<Vec<BigInt>> {
        let values = self.trace(inputs);
        self.results
            .iter()
            .map(|port| {
                port.values
                    .iter()
                    .map(|v| values[v.index()].clone())
                    .collect()
            })
            .collect()
    }

    /// Runs the program and returns every value.
    ///
    /// # Panics
    /// If the number or the lengths of the lists differ from the parameters'.
    pub fn trace(&self, inputs: &[Vec<BigInt>]) -> Vec<BigInt> {
        assert_eq!(inputs.len(), self.params.len(), "one list per parameter");
        let mut values = vec![BigInt::zero(); self.types.len()];
        for (port, words) in self.params.iter().zip(inputs) {
            assert_eq!(port.values.len(), words.len(), "one word per limb");
            for (v, word) in port.values.iter().zip(words) {
                values[v.index()] = word.clone();
            }
        }
        let mut args = Vec::new();
        for inst in self.instructions() {
            args.clear();
            args.extend(inst.args.iter().map(|a| values[a.index()].clone()));
            let ty = self.ty(inst.results[0]);
            for (r, result) in inst
                .results
                .iter()
                .zip(apply(&mut Integers, &inst.op, ty, &args))
            {
                values[r.index()] = result;
            }
        }
        values
    }
}
