//! Sums with the halves of products of 52 bits, as the multiplier of AVX-512 IFMA forms them.

use num_bigint::BigInt;

use super::{Builder, ConstMul};
use crate::ir::{Op, Step, Value, interval::Interval};

impl Builder {
    /// A value with the same low 52 bits as `x`, which is `low 52` of it if it was made so: the multiplier ignores the
    /// other bits by itself.
    fn before_low52(&self, x: Value) -> Value {
        let steps = self.program.steps.iter().rev();
        let mut instructions = steps.filter_map(|step| match step {
            Step::Inst(inst) => Some(inst),
            Step::Goal(_) => None,
        });
        let definition = instructions.find(|inst| inst.results.contains(&x));
        match definition {
            Some(inst) if inst.op == Op::Low(52) => inst.args[0],
            _ => x,
        }
    }

    /// `sum + (x * y mod 2^52)` with [`Op::Madd52Lo`], or `sum + floor(x * y / 2^52)` with [`Op::Madd52Hi`]. The
    /// multiplier ignores bits above 52, so operands must have none.
    pub fn madd52(&mut self, half: Op, x: Value, y: Value, sum: Value) -> Value {
        let operand = Interval::of_bits(52);
        for v in [x, y] {
            let range = self.range(v).clone();
            self.require_within("factor of the 52-bit multiplier", &range, &operand);
        }
        let product = self.range(x).product(self.range(y));
        let x = self.before_low52(x);
        let part = match half {
            Op::Madd52Hi => product.shifted_right(52),
            _ if product.within(&operand) => product,
            _ => operand,
        };
        let exact = self.range(sum).plus(&part);
        let ty = self.word_ty();
        self.require("sum", &exact, ty);
        self.inst1(half, &[x, y, sum], ty)
    }

    /// `sum + x * k`.
    pub fn add_multiple(&mut self, sum: Value, x: Value, k: &BigInt, how: ConstMul) -> Value {
        let operand = Interval::of_bits(52);
        let of_multiplier = [self.range(x), &self.range(x).times(k)];
        if how == ConstMul::Madd52 && of_multiplier.iter().all(|r| r.within(&operand)) {
            let k = self.constant(k.clone());
            return self.madd52(Op::Madd52Lo, x, k, sum);
        }
        let zeros = k
            .trailing_zeros()
            .and_then(|zeros| u32::try_from(zeros).ok());
        let (odd, zeros) = zeros.map_or((k.clone(), 0), |zeros| (k >> zeros, zeros));
        let of_multiplier = [self.range(x), &self.range(x).times(&odd)];
        if how == ConstMul::Madd52 && of_multiplier.iter().all(|r| r.within(&operand)) {
            // The rest of the constant is a shift, for which a word has room.
            let (odd, zero) = (self.constant(odd), self.zero());
            let product = self.madd52(Op::Madd52Lo, x, odd, zero);
            let multiple = self.shl(product, zeros);
            return self.add(sum, multiple);
        }
        let multiple = self.mul_const(x, k, how);
        self.add(sum, multiple)
    }
}
