//! Exact arithmetic: sums, differences, products and splits whose results fit their types.

use num_bigint::BigInt;
use num_traits::{One, Signed, Zero};

use super::{Builder, ConstMul};
use crate::ir::{
    Op, Ty, Value,
    interval::{Interval, power_of_two},
};

impl Builder {
    /// A constant of the narrowest of word and double word that holds it.
    pub fn constant(&mut self, k: impl Into<BigInt>) -> Value {
        let k = k.into();
        let fits_word = Interval::point(k.clone()).within(&self.word_ty().range());
        let ty = if fits_word {
            self.word_ty()
        } else {
            self.double_ty(k.is_negative())
        };
        self.inst1(Op::Const(k), &[], ty)
    }

    /// The constant 0.
    pub fn zero(&mut self) -> Value {
        self.constant(0)
    }

    /// Whether `v` has one possible value, and it is `k`.
    pub fn is(&self, v: Value, k: i64) -> bool {
        self.range(v).single() == Some(&BigInt::from(k))
    }

    /// The type of a sum, difference or scaled value with this exact range.
    pub(super) fn result_ty(&self, args: &[Value], exact: &Interval) -> Ty {
        let bits = args
            .iter()
            .map(|a| self.program.ty(*a).bits)
            .max()
            .unwrap_or(0);
        let signed = exact.lo.is_negative() || args.iter().any(|a| self.program.ty(*a).signed);
        Ty {
            bits: bits.max(self.program.word),
            signed,
        }
    }

    /// Whether [`Builder::add`] has a type for `x + y`.
    pub fn sum_fits(&self, x: Value, y: Value) -> bool {
        let exact = self.range(x).plus(self.range(y));
        let signed = self.result_ty(&[x, y], &exact).signed;
        exact.within(&self.double_ty(signed).range())
    }

    /// `x + y`, in a double word if it does not fit a word.
    pub fn add(&mut self, x: Value, y: Value) -> Value {
        let exact = self.range(x).plus(self.range(y));
        let mut ty = self.result_ty(&[x, y], &exact);
        if !exact.within(&ty.range()) {
            ty = self.double_ty(ty.signed);
        }
        self.require("sum", &exact, ty);
        self.inst1(Op::Add, &[x, y], ty)
    }

    /// The sum of all of `terms`; 0 if there are none.
    pub fn sum(&mut self, terms: &[Value]) -> Value {
        match terms.split_first() {
            None => self.zero(),
            Some((&first, rest)) => rest.iter().fold(first, |total, &t| self.add(total, t)),
        }
    }

    /// `x - y`; signed if it can be negative.
    pub fn sub(&mut self, x: Value, y: Value) -> Value {
        let exact = self.range(x).minus(self.range(y));
        let ty = self.result_ty(&[x, y], &exact);
        self.require("difference", &exact, ty);
        self.inst1(Op::Sub, &[x, y], ty)
    }

    /// `x * y` as a double word.
    pub fn mul_wide(&mut self, x: Value, y: Value) -> Value {
        let exact = self.range(x).product(self.range(y));
        let signed = self.program.ty(x).signed || self.program.ty(y).signed;
        let ty = self.double_ty(signed);
        self.require("product", &exact, ty);
        self.inst1(Op::Mul, &[x, y], ty)
    }

    /// `x * y` in a word.
    pub fn mul_word(&mut self, x: Value, y: Value) -> Value {
        let exact = self.range(x).product(self.range(y));
        let ty = self.result_ty(&[x, y], &exact);
        self.require("product", &exact, ty);
        self.inst1(Op::Mul, &[x, y], ty)
    }

    /// `x * k` in the type of `x`, or in a double word if it does not fit.
    pub fn mul_const(&mut self, x: Value, k: &BigInt, how: ConstMul) -> Value {
        let exact = self.range(x).times(k);
        let mut ty = self.result_ty(&[x], &exact);
        if !exact.within(&ty.range()) {
            ty = self.double_ty(ty.signed);
        }
        self.require("product with a constant", &exact, ty);
        self.mul_const_as(x, k, how, ty)
    }

    /// `x * k` as a double word.
    pub fn mul_const_wide(&mut self, x: Value, k: &BigInt, how: ConstMul) -> Value {
        let exact = self.range(x).times(k);
        let ty = self.double_ty(self.result_ty(&[x], &exact).signed);
        self.require("product with a constant", &exact, ty);
        self.mul_const_as(x, k, how, ty)
    }

    /// `x * k` as a signed double word, for any sign of `k`.
    pub fn mul_const_wide_signed(&mut self, x: Value, k: &BigInt) -> Value {
        let exact = self.range(x).times(k);
        let ty = self.double_ty(true);
        self.require("product with a constant", &exact, ty);
        let signed = Ty::signed(self.program.word);
        let k = self.inst1(Op::Const(k.clone()), &[], signed);
        self.inst1(Op::Mul, &[x, k], ty)
    }

    fn mul_const_as(&mut self, x: Value, k: &BigInt, how: ConstMul, ty: Ty) -> Value {
        if k.is_zero() || self.is(x, 0) {
            return self.zero();
        }
        if k.is_one() {
            return x;
        }
        match (how, k.trailing_zeros()) {
            (_, Some(shift)) if shift + 1 == k.bits() => {
                let shift = u32::try_from(shift).unwrap_or(u32::MAX);
                self.inst1(Op::Shl(shift), &[x], ty)
            }
            (ConstMul::ShiftAdd | ConstMul::Madd52, _) => self.shift_add(x, k, ty),
            _ => {
                let k = self.constant(k.clone());
                self.inst1(Op::Mul, &[x, k], ty)
            }
        }
    }

    /// `x * 2^k` in the type of `x`.
    pub fn shl(&mut self, x: Value, k: u32) -> Value {
        if k == 0 {
            return x;
        }
        let exact = self.range(x).times(&power_of_two(k));
        let ty = self.result_ty(&[x], &exact);
        self.require("left shift", &exact, ty);
        self.inst1(Op::Shl(k), &[x], ty)
    }

    /// `x * 2^k` in a word if it fits, else in a double word.
    pub fn shl_widening(&mut self, x: Value, k: u32) -> Value {
        self.mul_const(x, &power_of_two(k), ConstMul::Mul)
    }

    /// `floor(x / 2^k)`, in a word if it fits.
    pub fn shr(&mut self, x: Value, k: u32) -> Value {
        if k == 0 {
            return x;
        }
        let exact = self.range(x).shifted_right(k);
        if k >= u32::from(self.ty(x).bits) && exact.single().is_some_and(BigInt::is_zero) {
            return self.zero();
        }
        let signed_word = Ty::signed(self.program.word);
        let ty = if exact.within(&self.word_ty().range()) {
            self.word_ty()
        } else if exact.within(&signed_word.range()) {
            signed_word
        } else {
            self.double_ty(exact.lo.is_negative())
        };
        self.inst1(Op::Shr(k), &[x], ty)
    }

    /// `x mod 2^k`, in a word if it fits.
    pub fn low(&mut self, x: Value, k: u32) -> Value {
        let ty = if k <= self.word() {
            self.word_ty()
        } else {
            self.double_ty(false)
        };
        self.inst1(Op::Low(k), &[x], ty)
    }

    /// `(low word, high word)` of a double word.
    pub fn halves(&mut self, x: Value) -> (Value, Value) {
        let word = self.word();
        (self.low(x, word), self.shr(x, word))
    }

    /// Low word of `(high : low) >> k`, for `0 <= k <= word`.
    pub fn funnel_shr(&mut self, high: Value, low: Value, k: u32) -> Value {
        if k == 0 {
            return low;
        }
        if k == self.word() {
            return high;
        }
        self.inst1(Op::FunnelShr(k), &[high, low], self.word_ty())
    }

    /// `x * 2^k` modulo the word.
    pub fn shl_low(&mut self, x: Value, k: u32) -> Value {
        self.inst1(Op::Shl(k), &[x], self.word_ty())
    }

    /// `x + y` modulo the word.
    pub fn add_low(&mut self, x: Value, y: Value) -> Value {
        self.inst1(Op::Add, &[x, y], self.word_ty())
    }

    /// A word known to be 0 or 1 as a flag.
    pub fn flag(&mut self, x: Value) -> Value {
        if self.ty(x) == Ty::FLAG {
            return x;
        }
        let range = self.range(x).clone();
        self.require("flag", &range, Ty::FLAG);
        self.inst1(Op::Low(1), &[x], Ty::FLAG)
    }
}
