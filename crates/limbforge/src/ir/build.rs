//! Writing programs: every method appends one instruction (or reuses an equal earlier one) and returns its result.
//!
//! The builder keeps the interval of every value while it writes. A method whose exact result does not fit its type
//! records an [`Overflow`]; the first one is returned by [`Builder::finish`], which is how a recipe that does not fit
//! a prime is found out early. Nothing here is trusted: the checker starts from the finished program.

use std::collections::HashMap;
use std::fmt;

use num_bigint::BigInt;
use num_traits::{One, Signed, Zero};

use super::{
    Goal, Inst, Kind, Op, Port, Program, Spec, Step, Ty, Value,
    interval::{Interval, Ranges, power_of_two},
    op::apply,
};

/// An exact result that does not fit its type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overflow {
    /// Which operation of the field.
    pub program: String,
    /// What was computed.
    pub what: &'static str,
    /// Its range.
    pub range: Interval,
    /// The type that is too narrow.
    pub ty: Ty,
}

impl fmt::Display for Overflow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "in {}: a {} in {} does not fit {}",
            self.program, self.what, self.range, self.ty
        )
    }
}

impl std::error::Error for Overflow {}

/// How a product with a constant is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ConstMul {
    /// With the multiplier.
    Mul,
    /// With shifts and additions.
    ShiftAdd,
}

/// A program being written.
pub struct Builder {
    program: Program,
    ranges: Vec<Interval>,
    known: HashMap<(Op, Vec<Value>, Ty), Vec<Value>>,
    reuse: bool,
    overflow: Option<Overflow>,
}

impl Builder {
    /// An empty program called `name` over words of `word` bits (32 or 64).
    pub fn new(name: &str, word: u8) -> Builder {
        Builder {
            program: Program {
                name: name.to_owned(),
                word,
                params: Vec::new(),
                results: Vec::new(),
                types: Vec::new(),
                steps: Vec::new(),
                spec: Spec::default(),
            },
            ranges: Vec::new(),
            known: HashMap::new(),
            reuse: true,
            overflow: None,
        }
    }

    /// Width of a word.
    pub fn word(&self) -> u32 {
        u32::from(self.program.word)
    }

    fn word_ty(&self) -> Ty {
        Ty::unsigned(self.program.word)
    }

    fn double_ty(&self, signed: bool) -> Ty {
        Ty {
            bits: 2 * self.program.word,
            signed,
        }
    }

    /// The type of `v`.
    pub fn ty(&self, v: Value) -> Ty {
        self.program.ty(v)
    }

    /// The interval of `v` as far as the builder knows it.
    pub fn range(&self, v: Value) -> &Interval {
        &self.ranges[v.index()]
    }

    fn define(&mut self, ty: Ty, range: Interval) -> Value {
        let value = Value(u32::try_from(self.ranges.len()).expect("fewer than 2^32 values"));
        self.program.types.push(ty);
        self.ranges.push(range);
        value
    }

    /// Adds a parameter with one value per bound.
    pub fn param(&mut self, name: &str, kind: Kind, bounds: &[Interval]) -> Vec<Value> {
        let ty = match kind {
            Kind::Flag => Ty::FLAG,
            _ => self.word_ty(),
        };
        let values: Vec<Value> = bounds.iter().map(|b| self.define(ty, b.clone())).collect();
        self.program.params.push(Port {
            name: name.to_owned(),
            kind,
            values: values.clone(),
            bounds: bounds.to_vec(),
        });
        values
    }

    /// Appends an operation with these result types, or finds an equal one.
    pub fn inst(&mut self, op: Op, args: &[Value], types: &[Ty]) -> Vec<Value> {
        let mut key_args = args.to_vec();
        if matches!(op, Op::Add | Op::Mul | Op::MulHi) {
            key_args.sort_unstable();
        }
        let key = (op.clone(), key_args, types[0]);
        if self.reuse
            && let Some(results) = self.known.get(&key)
        {
            return results.clone();
        }
        let ranges: Vec<Interval> = args.iter().map(|a| self.range(*a).clone()).collect();
        let results: Vec<Value> = apply(&mut Ranges, &op, types[0], &ranges)
            .into_iter()
            .zip(types)
            .map(|(range, &ty)| self.define(ty, range))
            .collect();
        self.program.steps.push(Step::Inst(Inst {
            op,
            args: args.to_vec(),
            results: results.clone(),
            exact: false,
        }));
        self.known.insert(key, results.clone());
        results
    }

    fn inst1(&mut self, op: Op, args: &[Value], ty: Ty) -> Value {
        self.inst(op, args, &[ty])[0]
    }

    /// What `write` appends is not shared with earlier equal instructions.
    pub fn without_reuse<T>(&mut self, write: impl FnOnce(&mut Builder) -> T) -> T {
        let before = std::mem::replace(&mut self.reuse, false);
        let result = write(self);
        self.reuse = before;
        result
    }

    fn require(&mut self, what: &'static str, exact: &Interval, ty: Ty) {
        if self.overflow.is_none() && !exact.within(&ty.range()) {
            self.overflow = Some(Overflow {
                program: self.program.name.clone(),
                what,
                range: exact.clone(),
                ty,
            });
        }
    }

    /// Gives up unless `v` is 0: what a generator has no more room for.
    pub fn require_zero(&mut self, what: &'static str, v: Value) {
        if self.overflow.is_none() && !self.is(v, 0) {
            self.overflow = Some(Overflow {
                program: self.program.name.clone(),
                what,
                range: self.range(v).clone(),
                ty: self.ty(v),
            });
        }
    }

    /// Records a bound that the checker will have to prove, and uses it from here on.
    pub fn claim(&mut self, goal: Goal) {
        if goal.given.is_empty()
            && let [term] = goal.form.0.as_slice()
            && term.weight.is_one()
            && let Some(narrower) = self.ranges[term.value.index()].meet(&goal.claim)
        {
            self.ranges[term.value.index()] = narrower;
        }
        self.program.steps.push(Step::Goal(goal));
    }

    /// Marks the instruction that defined `v`: the low part of its split is 0.
    pub fn mark_exact(&mut self, v: Value) {
        for step in self.program.steps.iter_mut().rev() {
            if let Step::Inst(inst) = step
                && inst.results.contains(&v)
            {
                // A quotient known to be 0 is a constant: nothing is split.
                inst.exact = !matches!(inst.op, Op::Const(_));
                return;
            }
        }
    }

    // --- constants ---------------------------------------------------------------------------------------------

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

    // --- exact arithmetic: the result fits its type -------------------------------------------------------------

    /// The type of a sum, difference or scaled value with this exact range.
    fn result_ty(&self, args: &[Value], exact: &Interval) -> Ty {
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

    /// `x + y`, in a double word if it does not fit a word.
    pub fn add(&mut self, x: Value, y: Value) -> Value {
        if self.is(x, 0) {
            return y;
        }
        if self.is(y, 0) {
            return x;
        }
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
        if self.is(y, 0) {
            return x;
        }
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
        let bits = u32::try_from(k.bits()).unwrap_or(u32::MAX);
        let ones: Vec<u32> = (0..bits).filter(|&i| k.bit(u64::from(i))).collect();
        match (how, ones.as_slice()) {
            (_, [shift]) => self.inst1(Op::Shl(*shift), &[x], ty),
            // Sums only: every partial sum is at most the result, which fits.
            (ConstMul::ShiftAdd, ones) => {
                let mut parts = ones.iter().map(|&shift| match shift {
                    0 => x,
                    _ => self.inst1(Op::Shl(shift), &[x], ty),
                });
                let first = parts.next().unwrap_or(x);
                let rest: Vec<Value> = parts.collect();
                rest.into_iter()
                    .fold(first, |sum, part| self.inst1(Op::Add, &[sum, part], ty))
            }
            _ => {
                let k = self.constant(k.clone());
                self.inst1(Op::Mul, &[x, k], ty)
            }
        }
    }

    /// `x * 2^k` in the type of `x`.
    pub fn shl(&mut self, x: Value, k: u32) -> Value {
        if k == 0 || self.is(x, 0) {
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

    // --- splits ---------------------------------------------------------------------------------------------------

    /// `floor(x / 2^k)`, in a word if it fits.
    pub fn shr(&mut self, x: Value, k: u32) -> Value {
        if k == 0 {
            return x;
        }
        let exact = self.range(x).shifted_right(k);
        if exact.single().is_some_and(BigInt::is_zero) {
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
        let fits = self.range(x).within(&Interval::of_bits(k));
        let word = self.word();
        if fits && u32::from(self.program.ty(x).bits) <= word && !self.program.ty(x).signed {
            return x;
        }
        let ty = if k <= word {
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
        if self.is(high, 0) {
            return self.shr(low, k);
        }
        if self.is(low, 0) {
            // Only the bits of the high word that stay in the low word remain.
            let kept = self.low(high, k);
            return self.shl(kept, self.word() - k);
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

    // --- words with carries -----------------------------------------------------------------------------------------

    /// Low word of `x * y`.
    pub fn mul_low(&mut self, x: Value, y: Value) -> Value {
        self.inst1(Op::Mul, &[x, y], self.word_ty())
    }

    /// `(sum, carry)` of two words and a carry.
    pub fn add_carry(&mut self, x: Value, y: Value, carry: Value) -> (Value, Value) {
        if self.is(carry, 0) && (self.is(x, 0) || self.is(y, 0)) {
            let sum = if self.is(x, 0) { y } else { x };
            return (sum, carry);
        }
        let types = [self.word_ty(), Ty::FLAG];
        let results = self.inst(Op::AddCarry, &[x, y, carry], &types);
        (results[0], results[1])
    }

    /// `(difference, borrow)` of two words and a borrow.
    pub fn sub_borrow(&mut self, x: Value, y: Value, borrow: Value) -> (Value, Value) {
        if self.is(borrow, 0) && self.is(y, 0) {
            return (x, borrow);
        }
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

    /// `x` if `condition` is 1, `y` if it is 0.
    pub fn select(&mut self, condition: Value, x: Value, y: Value) -> Value {
        if x == y {
            return x;
        }
        let args = [x, y];
        let exact = self.range(x).hull(self.range(y));
        let ty = self.result_ty(&args, &exact);
        self.inst1(Op::Select, &[condition, x, y], ty)
    }

    // --- the end ------------------------------------------------------------------------------------------------------

    /// Closes the program.
    ///
    /// # Errors
    /// The first [`Overflow`] of a method above.
    pub fn finish(
        mut self,
        results: Vec<(&str, Kind, Vec<Value>)>,
        spec: Spec,
    ) -> Result<Program, Overflow> {
        let word = self.word_ty();
        for &v in results.iter().flat_map(|(_, _, values)| values) {
            let range = self.range(v).clone();
            self.require("limb of a result", &range, word);
        }
        if let Some(overflow) = self.overflow {
            return Err(overflow);
        }
        self.program.results = results
            .into_iter()
            .map(|(name, kind, values)| Port {
                name: name.to_owned(),
                kind,
                bounds: values
                    .iter()
                    .map(|v| self.ranges[v.index()].clone())
                    .collect(),
                values,
            })
            .collect();
        self.program.spec = spec;
        Ok(self.program)
    }
}

/// The non-adjacent form of `k > 0`: `(negative, exponent)`, most significant first. It has the least number of
/// non-zero digits of all signed binary forms (Reitwiesner 1960).
pub fn signed_powers(k: &BigInt) -> Vec<(bool, u32)> {
    let mut rest = k.clone();
    let mut exponent = 0;
    let mut powers = Vec::new();
    while !rest.is_zero() {
        if rest.bit(0) {
            let negative = rest.bit(1);
            powers.push((negative, exponent));
            rest += if negative { 1 } else { -1 };
        }
        rest >>= 1;
        exponent += 1;
    }
    powers.reverse();
    powers
}
