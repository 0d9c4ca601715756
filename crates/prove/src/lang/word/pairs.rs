//! Two words that hold a number of twice their bits, as Go has them.
//!
//! Let b be the bits of a word. Words l and h hold an integer W if l = W mod 2^b and h = floor(W / 2^b) mod 2^b. Each
//! rule finds a W that the library has, and gives the result of an operation on words as a part of it. The rules are
//! identities of integers.

use std::collections::HashMap;

use limbforge::ir::{Op, Ty, Value, interval::Interval};
use num_bigint::BigInt;
use num_traits::{Signed, Zero};

use super::{
    super::{
        machine::{Exact, Machine},
        numbers::Int,
        problem::Problem,
    },
    Sum, Word,
};

/// Words that may belong to pairs.
#[derive(Default)]
pub struct Pairs {
    /// Flags that are the carry of `W + V` out of the low words: the operation, W, V and the result.
    carries: HashMap<Value, (Sum, [Value; 2], Value)>,
    /// Flags that tell whether a value is negative.
    signs: HashMap<Value, Value>,
    /// High words of products of words, where a product of numbers with sign is wanted.
    products: HashMap<Value, Product>,
}

/// The high word of `u' f'`, where u' = u mod 2^b and f' = f mod 2^b.
#[derive(Clone)]
struct Product {
    /// `u f`.
    whole: Value,
    /// Corrections that are left: a number, and the word to subtract if the number is negative.
    left: Vec<(Value, Value)>,
}

/// The types of twice the bits.
fn doubles(ty: Ty) -> [Ty; 2] {
    let bits = 2 * ty.bits;
    [false, true].map(|signed| Ty { bits, signed })
}

impl Machine {
    /// Whether the word `h` is floor(W / 2^b) mod 2^b.
    fn is_high(&mut self, h: Value, whole: Value, bits: u32) -> bool {
        let word = Interval::of_bits(bits);
        if self.constant_of(h).is_some_and(Zero::is_zero) && self.range(whole).within(&word) {
            self.oblige(Exact::Value(h), Interval::point(0), "a constant");
            self.oblige(Exact::Value(whole), word, "a number without a high word");
            return true;
        }
        let signed = Int::signed(bits as u8).range();
        // A number of b bits with sign has no more in its high word than its sign.
        let small = self.range(whole).within(&signed);
        let (base, below) = self.shifts(whole);
        for v in self.congruent(h, bits) {
            let Some((Op::Shr(k), &[of])) = self.definition(v) else {
                continue;
            };
            let (last, (own, inner)) = (*k, self.shifts(of));
            if own != base {
                continue;
            }
            if last + inner == below + bits {
                return true;
            }
            if last + inner + 1 == below + bits && small {
                self.oblige(Exact::Value(whole), signed, "a number of one word");
                return true;
            }
        }
        false
    }

    /// W and k of `v = floor(W / 2^k)`: the floor of a floor is one floor. W is as far back as results were exact.
    fn shifts(&mut self, v: Value) -> (Value, u32) {
        let (mut base, mut all) = (v, 0);
        while let Some((Op::Shr(k), &[of])) = self.definition(base) {
            let k = *k;
            let own = self.ty(base).range();
            if !self.range(of).shifted_right(k).within(&own) {
                break;
            }
            self.oblige(Exact::Quotient(of, k), own, "a quotient that fits its type");
            (base, all) = (of, all + k);
        }
        (base, all)
    }

    /// Values congruent to `v` modulo 2^bits, with quotients in wider types and constants with their sign.
    fn wider(&mut self, v: Value, ty: Ty) -> Vec<Value> {
        let mut all = self.congruent(v, u32::from(ty.bits));
        if let Some(k) = self.constant_of(v).cloned()
            && k > Int::signed(ty.bits).range().hi
            && k <= ty.range().hi
        {
            self.oblige(Exact::Value(v), Interval::point(k.clone()), "a constant");
            all.push(self.constant(&(k - (BigInt::from(1) << ty.bits))));
        }
        for v in all.clone() {
            let Some((op @ Op::Shr(_), &[of])) = self.definition(v) else {
                continue;
            };
            let op = op.clone();
            for wide in doubles(ty) {
                if self.has(&op, &[of], wide) {
                    all.push(self.inst_of_type(op.clone(), &[of], wide));
                }
            }
        }
        all
    }

    /// floor(W / 2^k) mod 2^b.
    fn quotient(&mut self, whole: Value, k: u32, ty: Ty) -> Value {
        let signs = [false, true].map(|signed| Ty { signed, ..ty });
        let all = signs.into_iter().chain(doubles(ty));
        let mut known = all.filter(|own| self.has(&Op::Shr(k), &[whole], *own));
        let signed = self.ty(whole).signed;
        let own = known.next().unwrap_or(Ty { signed, ..ty });
        let value = self.inst(Op::Shr(k), &[whole], &[own])[0];
        self.reduced(value, ty)
    }

    /// The operation in the library on numbers of which these are the low words, exactly.
    fn whole(&mut self, op: &Op, x: Value, y: Value, ty: Ty) -> Option<([Value; 2], Value)> {
        // Numbers with sign before the words that they became.
        let [us, fs] = [x, y].map(|v| self.wider(v, ty));
        for &u in us.iter().rev() {
            for &f in fs.iter().rev() {
                let known = doubles(ty)
                    .into_iter()
                    .find(|wide| self.has(op, &[u, f], *wide));
                let Some(wide) = known else {
                    continue;
                };
                let (exact, what) = match op {
                    Op::Add => (Exact::Sum(u, f), "a sum of two words"),
                    Op::Sub => (Exact::Difference(u, f), "a difference of two words"),
                    _ => (Exact::Product(u, f), "a product of two words"),
                };
                let result = self.inst(op.clone(), &[u, f], &[wide])[0];
                self.oblige(exact, wide.range(), what);
                return Some(([u, f], result));
            }
        }
        None
    }

    /// [`Machine::carry`] of words that may be words of pairs.
    pub fn paired_carry(
        &mut self,
        kind: Sum,
        x: &Word,
        y: &Word,
        carry: Value,
    ) -> Result<[Word; 2], Problem> {
        let ty = self.ir_type(x.ty)?;
        let [a, b] = [x, y].map(|word| self.typed(word.value, ty));
        let flag = self.flag(carry);
        let out = self.inst_of_types(kind.op_with_carry(), &[a, b, flag], &[ty, Ty::FLAG])[1];
        match self.paired_sum(kind, [x.value, y.value], flag, out, ty) {
            Some(word) => Ok([Word::plain(word, x.ty), Word::plain(out, Int::BOOL)]),
            None => self.carry(kind, x, y, carry),
        }
    }

    /// The word of `x + y + carry` or `x - y - carry`, if x and y are words of pairs whose sum the library has.
    ///
    /// With W = X 2^b + x and V = Y 2^b + y: x + y = l + c 2^b gives floor((W + V) / 2^b) = X + Y + c.
    fn paired_sum(
        &mut self,
        kind: Sum,
        [x, y]: [Value; 2],
        carry: Value,
        out: Value,
        ty: Ty,
    ) -> Option<Value> {
        let bits = u32::from(ty.bits);
        if let Some((known, [u, f], whole)) = self.pairs.carries.get(&carry).copied() {
            let straight = self.is_high(x, u, bits) && self.is_high(y, f, bits);
            let crossed = kind == Sum::Plus
                && !straight
                && self.is_high(x, f, bits)
                && self.is_high(y, u, bits);
            if known == kind && (straight || crossed) {
                return Some(self.quotient(whole, bits, ty));
            }
            return None;
        }
        if self.constant_of(carry).is_none_or(|k| !k.is_zero()) {
            return None;
        }
        let (operands, whole) = self.whole(&kind.op(), x, y, ty)?;
        self.oblige(Exact::Value(carry), Interval::point(0), "no carry");
        self.pairs.carries.insert(out, (kind, operands, whole));
        Some(self.reduced(whole, ty))
    }

    /// High and low word of `x y`, if the library has the product of numbers of which x and y are the low words. The
    /// high word is that of the words; [`Machine::corrected`] makes that of the numbers of it.
    pub(super) fn paired_product(
        &mut self,
        x: Value,
        y: Value,
        high: Value,
        ty: Ty,
    ) -> Option<[Value; 2]> {
        let ([u, f], whole) = self.whole(&Op::Mul, x, y, ty)?;
        let low = self.reduced(whole, ty);
        let word = ty.range();
        let mut left = Vec::new();
        for (number, other) in [(u, y), (f, x)] {
            if self.range(number).lo.is_negative() {
                left.push((number, other));
            } else {
                self.oblige(Exact::Value(number), word.clone(), "a factor without sign");
            }
        }
        if left.is_empty() {
            return Some([self.quotient(whole, u32::from(ty.bits), ty), low]);
        }
        for number in [u, f] {
            let signed = Int::signed(ty.bits).range();
            let own = match self.range(number).lo.is_negative() {
                true => signed,
                false => word.clone(),
            };
            if !self.range(number).within(&own) {
                return None;
            }
            self.oblige(Exact::Value(number), own, "a factor of one word");
        }
        self.pairs.products.insert(high, Product { whole, left });
        Some([high, low])
    }

    /// Notes that a flag tells the sign of what was shifted to all of its sign.
    pub(super) fn note_sign(&mut self, flag: Value, shifted: Value) {
        if let Some((Op::Shr(k), &[of])) = self.definition(shifted) {
            let signed = Int::signed((*k + 1).min(128) as u8);
            if self.range(of).within(&signed.range()) {
                self.oblige(Exact::Value(of), signed.range(), "a number with its sign");
                self.pairs.signs.insert(flag, of);
            }
        }
    }

    /// `x - y` where x is the high word of u' f' and y a word of the correction: `f'` if u is negative, and so on.
    ///
    /// With u' = u + a 2^b and f' = f + c 2^b, where a and c are 1 of negative numbers: u' f' = u f + (a f' + c u') 2^b
    /// - a c 2^(2b), so that floor(u f / 2^b) is floor(u' f' / 2^b) - a f' - c u' modulo 2^b.
    pub(super) fn corrected(
        &mut self,
        x: &Word,
        y: &Word,
        difference: Value,
        ty: Ty,
    ) -> Option<Value> {
        let product = self.pairs.products.get(&x.value)?.clone();
        let bits = u32::from(ty.bits);
        let position = match self.definition(y.value) {
            Some((Op::Select, &[flag, kept, zero]))
                if self.constant_of(zero).is_some_and(Zero::is_zero) =>
            {
                let negative = *self.pairs.signs.get(&flag)?;
                self.oblige(Exact::Value(zero), Interval::point(0), "a constant");
                let wanted = |(number, word): &(Value, Value)| {
                    *number == negative && self.source(*word, bits) == self.source(kept, bits)
                };
                product.left.iter().position(wanted)?
            }
            // A constant below 0 is so always.
            _ => {
                let wanted = |(number, word): &(Value, Value)| {
                    self.range(*number).hi.is_negative()
                        && self.source(*word, bits) == self.source(y.value, bits)
                };
                let position = product.left.iter().position(wanted)?;
                let negative = Interval::new(Int::signed(ty.bits).range().lo, -1);
                let number = product.left[position].0;
                self.oblige(Exact::Value(number), negative, "a factor below 0");
                position
            }
        };
        let mut rest = product;
        rest.left.remove(position);
        if rest.left.is_empty() {
            return Some(self.quotient(rest.whole, bits, ty));
        }
        self.pairs.products.insert(difference, rest);
        Some(difference)
    }

    /// `floor(l / 2^k) + h 2^(b - k)` modulo 2^b, if l and h hold a number W of the library: floor(W / 2^k) mod 2^b.
    pub(super) fn paired_shift(&mut self, h: Value, l: Value, k: u32, ty: Ty) -> Option<Value> {
        let bits = u32::from(ty.bits);
        let ways = self.congruent(l, bits);
        let whole = ways
            .into_iter()
            .find(|whole| self.ty(*whole).bits > ty.bits && self.is_high(h, *whole, bits))?;
        Some(self.quotient(whole, k, ty))
    }
}
