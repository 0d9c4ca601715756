//! Numbers with sign in words without, as Go's functions of `math/bits` take and give them.
//!
//! Let b be the bits of a word. Each rule finds a number of the library that is congruent to a word modulo 2^b, or the
//! product W of such numbers with its high word floor(W / 2^b), and gives the result of an operation on words as a part
//! of it. The rules are identities of integers.

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

/// Words that may belong to numbers with sign.
#[derive(Default)]
pub struct Signs {
    /// Flags that tell whether a value is negative.
    flags: HashMap<Value, Value>,
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
    /// Values congruent to `v` modulo 2^bits, and constants with their sign.
    fn numbers(&mut self, v: Value, ty: Ty) -> Vec<Value> {
        let mut all = self.congruent(v, u32::from(ty.bits));
        if let Some(k) = self.constant_of(v).cloned()
            && k > Int::signed(ty.bits).range().hi
            && k <= ty.range().hi
        {
            self.oblige(Exact::Value(v), Interval::point(k.clone()), "a constant");
            all.push(self.constant(&(k - (BigInt::from(1) << ty.bits))));
        }
        all
    }

    /// The number as one of two words, where the library has it.
    pub(super) fn extended(&mut self, x: Value, ty: Ty) -> Option<Value> {
        let zero = self.constant(&BigInt::zero());
        self.found(&Op::Add, &[x, zero], doubles(ty)[1])
    }

    /// floor(x / 2^b) of a number of one word, where the library extends it to two.
    pub(super) fn extension(&mut self, x: Value, ty: Ty) -> Option<Value> {
        let bits = u32::from(ty.bits);
        let extended = self.extended(x, ty)?;
        let signed = Ty { signed: true, ..ty };
        let high = self.found(&Op::Shr(bits), &[extended], signed)?;
        self.oblige(Exact::Value(x), signed.range(), "a number of one word");
        Some(high)
    }

    /// floor(W / 2^b) mod 2^b.
    fn high(&mut self, whole: Value, ty: Ty) -> Value {
        let high = self.extension(whole, ty).unwrap_or_else(|| {
            let signed = self.ty(whole).signed;
            let own = Ty { signed, ..ty };
            self.inst(Op::Shr(u32::from(ty.bits)), &[whole], &[own])[0]
        });
        self.reduced(high, ty)
    }

    /// The product in the library of numbers of which these are the low words, exactly.
    fn whole(&mut self, x: Value, y: Value, ty: Ty) -> Option<([Value; 2], Value)> {
        // Numbers with sign before the words that they became.
        let [us, fs] = [x, y].map(|v| self.numbers(v, ty));
        for &u in us.iter().rev() {
            for &f in fs.iter().rev() {
                for wide in doubles(ty) {
                    if let Some(whole) = self.found(&Op::Mul, &[u, f], wide) {
                        let exact = Exact::Product(u, f);
                        self.oblige(exact, wide.range(), "a product of two words");
                        return Some(([u, f], whole));
                    }
                }
            }
        }
        None
    }

    /// [`Machine::carry`] of words that may be those of numbers with sign.
    pub fn carry_with_sign(
        &mut self,
        kind: Sum,
        x: &Word,
        y: &Word,
        carry: Value,
    ) -> Result<[Word; 2], Problem> {
        let ty = self.ir_type(x.ty)?;
        let flag = self.flag(carry);
        let Some(word) = self.high_sum(kind, [x.value, y.value], flag, ty) else {
            return self.carry(kind, x, y, carry);
        };
        let [a, b] = [x, y].map(|word| self.typed(word.value, ty));
        let out = self.inst_of_types(kind.op_with_carry(), &[a, b, flag], &[ty, Ty::FLAG])[1];
        Ok([Word::plain(word, x.ty), Word::plain(out, Int::BOOL)])
    }

    /// The word of `x + y + carry` or `x - y - carry`, where the library has this sum of numbers with sign in two
    /// steps: modulo 2^b it is that of words congruent to them.
    fn high_sum(&mut self, kind: Sum, words: [Value; 2], carry: Value, ty: Ty) -> Option<Value> {
        let (op, signed) = (kind.op(), Ty { signed: true, ..ty });
        let bits = u32::from(ty.bits);
        let once = match self.is_zero(words[1]) {
            true => self.congruent(words[0], bits),
            false => {
                let args = self.known_operands(&op, &words, signed, bits)?;
                vec![self.inst_of_type(op.clone(), &args, signed)]
            }
        };
        let once = once
            .into_iter()
            .find(|sum| self.has(&op, &[*sum, carry], signed))?;
        let sum = self.inst_of_type(op, &[once, carry], signed);
        Some(self.reduced(sum, ty))
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
        let ([u, f], whole) = self.whole(x, y, ty)?;
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
            return Some([self.high(whole, ty), low]);
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
        self.signs.products.insert(high, Product { whole, left });
        Some([high, low])
    }

    /// Notes that a flag tells the sign of what was shifted to all of its sign.
    pub(super) fn note_sign(&mut self, flag: Value, shifted: Value) {
        if let Some((Op::Shr(k), &[of])) = self.definition(shifted) {
            let signed = Int::signed((*k + 1).min(128) as u8);
            // A number that the library extended by its sign.
            let of = match self.definition(of) {
                Some((Op::Add, &[x, zero])) if self.is_zero(zero) => x,
                _ => of,
            };
            if self.range(of).within(&signed.range()) {
                self.oblige(Exact::Value(of), signed.range(), "a number with its sign");
                self.signs.flags.insert(flag, of);
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
        let product = self.signs.products.get(&x.value)?.clone();
        let bits = u32::from(ty.bits);
        let position = match self.definition(y.value) {
            Some((Op::Select, &[flag, kept, zero]))
                if self.constant_of(zero).is_some_and(Zero::is_zero) =>
            {
                let negative = *self.signs.flags.get(&flag)?;
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
            return Some(self.high(rest.whole, ty));
        }
        self.signs.products.insert(difference, rest);
        Some(difference)
    }
}
