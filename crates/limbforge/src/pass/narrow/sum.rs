//! Sums, differences and products of double words.

use super::{Narrower, Parts};
use crate::ir::{Form, Op, Ty, Value, interval::Interval, spec::Known};

impl Narrower {
    /// `x + y` or `x - y`, which lies in `range` modulo 2^(2w).
    pub(super) fn sum(
        &mut self,
        args: &[Value],
        ty: Ty,
        range: &Interval,
        subtract: bool,
    ) -> Parts {
        let [x, y] = [args[0], args[1]];
        let exact = if subtract {
            self.known[x.index()].minus(&self.known[y.index()])
        } else {
            self.known[x.index()].plus(&self.known[y.index()])
        };
        let sign = if subtract { -1 } else { 1 };
        let relation = vec![
            Known::new(1, self.form_of_value(x)),
            Known::new(sign, self.form_of_value(y)),
        ];
        let (xs, ys) = (self.pair(x), self.pair(y));
        let (low, carry) = self.low_words(xs.0, ys.0, subtract);
        let (high, beyond) = self.high_words(xs.1, ys.1, carry, ty, subtract);
        let parts = Parts::Pair { low, high };
        if exact.within(&ty.range()) {
            if let Some(beyond) = beyond {
                self.claim_no_carry(beyond, parts, sign, &relation);
            }
            self.claim_pair(parts, range, relation);
        }
        parts
    }

    /// A word and a carry, or a borrow. A flag that another addition has left is carried in.
    fn low_words(&mut self, x: Value, y: Value, subtract: bool) -> (Value, Value) {
        let zero = self.zero();
        let args = match (self.is_carry(x), self.is_carry(y)) {
            (_, true) => [x, zero, y],
            (true, _) if !subtract => [zero, y, x],
            _ => [x, y, zero],
        };
        self.carried(&args, subtract)
    }

    fn carried(&mut self, args: &[Value], subtract: bool) -> (Value, Value) {
        let op = if subtract {
            Op::SubBorrow
        } else {
            Op::AddCarry
        };
        let results = self.ops(op, args, &[self.unsigned(), Ty::FLAG]);
        self.note_carry(results[1]);
        (results[0], results[1])
    }

    /// The high word of a sum or a difference, and the carry beyond it if it can occur.
    fn high_words(
        &mut self,
        x: Value,
        y: Value,
        carry: Value,
        ty: Ty,
        subtract: bool,
    ) -> (Value, Option<Value>) {
        let high = self.high_ty(ty);
        if self.is_natural(x) && self.is_natural(y) && !ty.signed {
            let (x, y) = (
                self.read_as(x, self.unsigned()),
                self.read_as(y, self.unsigned()),
            );
            let (word, beyond) = self.carried(&[x, y, carry], subtract);
            return (word, Some(beyond));
        }
        let op = if subtract { Op::Sub } else { Op::Add };
        let once = match (self.zero == Some(x), self.zero == Some(y)) {
            (_, true) => x,
            (true, _) if !subtract => y,
            _ => self.op(op.clone(), &[x, y], self.signed()),
        };
        (self.op(op, &[once, carry], high), None)
    }

    /// `x * y` of words, or of a double word and a word, modulo 2^(2w).
    pub(super) fn product(&mut self, args: &[Value], ty: Ty, range: &Interval) -> Parts {
        let [x, y] = [args[0], args[1]];
        let wide = |parts: Parts| match parts {
            Parts::Pair { low, high } => (low, Some(high)),
            Parts::Word(value) => (value, None),
        };
        let (xl, xh) = wide(self.parts[x.index()]);
        let (yl, yh) = wide(self.parts[y.index()]);
        if xh.is_none() && yh.is_none() {
            let product = self.op(Op::Mul, &[xl, yl], ty);
            let (low, high) = self.halves(product);
            let parts = Parts::Pair { low, high };
            let relation = vec![Known::new(1, Form::of(product))];
            self.claim_pair(parts, range, relation);
            return parts;
        }
        let signed = self.writer.ty(xl).signed || self.writer.ty(yl).signed;
        let bits = 2 * self.word;
        let product = self.op(Op::Mul, &[xl, yl], Ty { bits, signed });
        let (low, mut high) = self.halves(product);
        let relation = vec![self.times(x, y)];
        let known = [x, y].map(|v| self.known[v.index()].clone());
        let exact = known[0].product(&known[1]).within(&ty.range());
        let mut beyond = Vec::new();
        let zero = self.zero();
        for (upper, other) in [(xh, yl), (yh, xl)] {
            let Some(upper) = upper else { continue };
            let natural = [upper, other, high].iter().all(|v| self.is_natural(*v));
            if natural && !ty.signed {
                let cross = self.op(Op::Mul, &[upper, other], self.unsigned());
                let top = self.read_as(high, self.unsigned());
                let (sum, carry) = self.carried(&[top, cross, zero], false);
                high = sum;
                beyond.push(carry);
            } else {
                let cross = self.op(Op::Mul, &[upper, other], self.signed());
                high = self.op(Op::Add, &[high, cross], self.high_ty(ty));
            }
        }
        let parts = Parts::Pair { low, high };
        if exact {
            if let [carry] = beyond.as_slice() {
                self.claim_no_carry(*carry, parts, 1, &relation);
            }
            self.claim_pair(parts, range, relation);
        }
        parts
    }

    /// The low `k` bits, which lie in `range`.
    pub(super) fn low_bits(&mut self, x: Value, k: u32, ty: Ty, range: &Interval) -> Parts {
        let bits = self.bits();
        let (low, high) = self.pair(x);
        if k > bits {
            let high = self.op(Op::Low(k - bits), &[high], self.unsigned());
            let parts = Parts::Pair { low, high };
            if self.known[x.index()].within(&Interval::of_bits(k)) {
                // It is the value itself, perhaps with another high word.
                let relation = vec![Known::new(1, self.form_of_value(x))];
                self.claim_pair(parts, range, relation);
            }
            return parts;
        }
        let ty = if self.is_wide(ty) {
            self.unsigned()
        } else {
            ty
        };
        if k == bits && self.writer.ty(low) == ty {
            return Parts::Word(low);
        }
        Parts::Word(self.op(Op::Low(k), &[low], ty))
    }
}
