//! Arithmetic on full words: with carries and borrows, and modulo the word.

use super::Builder;
use crate::ir::{Op, Ty, Value};

impl Builder {
    /// Low word of `x * y`.
    pub fn mul_low(&mut self, x: Value, y: Value) -> Value {
        self.inst1(Op::Mul, &[x, y], self.word_ty())
    }

    /// `(sum, carry)` of two words and a carry.
    pub fn add_carry(&mut self, x: Value, y: Value, carry: Value) -> (Value, Value) {
        let types = [self.word_ty(), Ty::FLAG];
        let results = self.inst(Op::AddCarry, &[x, y, carry], &types);
        (results[0], results[1])
    }

    /// `(difference, borrow)` of two words and a borrow.
    pub fn sub_borrow(&mut self, x: Value, y: Value, borrow: Value) -> (Value, Value) {
        let types = [self.word_ty(), Ty::FLAG];
        let results = self.inst(Op::SubBorrow, &[x, y, borrow], &types);
        (results[0], results[1])
    }

    /// The words of `x + y` and the carry; `y` may be shorter.
    pub fn add_words(&mut self, x: &[Value], y: &[Value]) -> (Vec<Value>, Value) {
        let zero = self.zero();
        let mut carry = zero;
        let mut words = Vec::with_capacity(x.len());
        for (i, &word) in x.iter().enumerate() {
            let (sum, next) = self.add_carry(word, y.get(i).copied().unwrap_or(zero), carry);
            words.push(sum);
            carry = next;
        }
        (words, carry)
    }

    /// The words of `x - y` and the borrow; `y` may be shorter.
    pub fn sub_words(&mut self, x: &[Value], y: &[Value]) -> (Vec<Value>, Value) {
        let zero = self.zero();
        let mut borrow = zero;
        let mut words = Vec::with_capacity(x.len());
        for (i, &word) in x.iter().enumerate() {
            let (difference, next) =
                self.sub_borrow(word, y.get(i).copied().unwrap_or(zero), borrow);
            words.push(difference);
            borrow = next;
        }
        (words, borrow)
    }

    /// An operation in a signed word, modulo 2^w where its exact result does not fit.
    pub fn signed(&mut self, op: Op, args: &[Value]) -> Value {
        let ty = Ty::signed(self.program.word);
        self.inst1(op, args, ty)
    }

    /// `x` if `condition` is 1, `y` if it is 0.
    pub fn select(&mut self, condition: Value, x: Value, y: Value) -> Value {
        let args = [x, y];
        let exact = self.range(x).hull(self.range(y));
        let ty = self.result_ty(&args, &exact);
        self.inst1(Op::Select, &[condition, x, y], ty)
    }
}
