//! Numbers of a text as values of the program: each operation of a language as operations of the IR.
//!
//! Invariant: if the check accepts the program and the side conditions hold of its intervals, the value of a [`Word`] is
//! the integer that the text has there, for all parameters within their bounds. Each rule is an identity of integers, or
//! notes its side condition.

use limbforge::ir::{Op, Ty, Value, interval::Interval};
use num_bigint::BigInt;
use num_traits::{One, Signed, Zero};

use super::{
    machine::{Exact, Machine},
    numbers::{Int, Language},
    problem::Problem,
};

/// A number of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// Its type in the text.
    pub ty: Int,
    /// Its value.
    pub value: Value,
    /// How it came about, where a rule asks for that.
    pub origin: Origin,
}

/// The operation that made a word: an identity that holds of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Any.
    Plain,
    /// `2^bits - 1` where the flag is as wanted, else 0.
    Mask(Value, bool),
    /// `x ^ y`.
    Xor(Value, Value),
    /// `x ^ y` where the flag is as wanted, else 0.
    Kept(Value, bool, [Value; 2]),
    /// `x 2^k mod 2^bits`.
    Left(Value, u32),
    /// `floor(x / 2^k)`.
    Right(Value, u32),
    /// Bits of a value: `floor(x / 2^from) mod 2^count`, times `2^to`.
    Bits {
        /// The value, below 2^bits for the bits of its type.
        of: Value,
        /// The lowest of its bits.
        from: u32,
        /// How many.
        count: u32,
        /// Where they lie now.
        to: u32,
    },
}

/// Whether an operation may reduce modulo 2^bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overflow {
    /// It does, by definition.
    Wraps,
    /// It has to be shown that it does not.
    Never,
}

impl Overflow {
    /// By the rule of a language for its operators.
    pub fn of(language: Language, ty: Int) -> Overflow {
        if language.wraps(ty) {
            Overflow::Wraps
        } else {
            Overflow::Never
        }
    }
}

/// A sum or a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sum {
    /// `x + y`.
    Plus,
    /// `x - y`.
    Minus,
}

impl Machine {
    /// A number of a type.
    pub fn number(&mut self, k: &BigInt, ty: Int) -> Result<Word, Problem> {
        if !ty.range().contains(k) {
            return Err(self.wrong(format!("{k} is no {}", ty.name())));
        }
        let value = self.constant(k);
        Ok(Word::plain(value, ty))
    }

    /// A problem of the line that is being read.
    pub fn wrong(&self, what: impl Into<String>) -> Problem {
        Problem::at(self.line, what)
    }

    fn ir_type(&self, ty: Int) -> Result<Ty, Problem> {
        ty.ty()
            .ok_or_else(|| self.wrong(format!("not understood: arithmetic in {}", ty.name())))
    }

    fn is_constant(&self, v: Value, k: u32) -> bool {
        self.constant_of(v) == Some(&BigInt::from(k))
    }

    /// The constant that a value is: that the check finds it too is a side condition.
    fn known(&mut self, v: Value) -> Option<BigInt> {
        let k = self.constant_of(v)?.clone();
        self.oblige(Exact::Value(v), Interval::point(k.clone()), "a constant");
        Some(k)
    }

    /// The value modulo 2^bits in the range of `ty`, as an operand of operations that ask for this type.
    fn typed(&mut self, v: Value, ty: Ty) -> Value {
        let serves = |own: Ty| own == ty || (!own.signed && !ty.signed && own.bits <= ty.bits);
        let v = self.reduced(v, ty);
        if serves(self.ty(v)) { v } else { self.moved(v, ty) }
    }

    /// The value, which fits, in another type: a selection between equal values. That it fits is the check's to find.
    fn moved(&mut self, v: Value, ty: Ty) -> Value {
        let one = self.inst_of_type(Op::Const(BigInt::one()), &[], Ty::FLAG);
        self.inst_of_type(Op::Select, &[one, v, v], ty)
    }

    /// The value as an operand of arithmetic in `ty`: no type of an operand is wider.
    fn operand(&mut self, v: Value, ty: Ty) -> Value {
        if self.ty(v).bits <= ty.bits {
            return v;
        }
        self.moved(v, ty)
    }

    /// A value in the range of `ty` that is congruent to `v` modulo 2^bits; there is one.
    fn reduced(&mut self, v: Value, ty: Ty) -> Value {
        if self.range(v).within(&ty.range()) {
            self.oblige(Exact::Value(v), ty.range(), "a value that fits its type");
            return v;
        }
        let v = self.source(v, u32::from(ty.bits));
        if self.range(v).within(&ty.range()) {
            return self.reduced(v, ty);
        }
        let bits = u32::from(ty.bits);
        match self.definition(v) {
            // Words chosen between, of which each was a number that fits before it became one.
            Some((Op::Select, &[flag, x, y])) => {
                let (x, y) = (self.source(x, bits), self.source(y, bits));
                if [x, y].iter().all(|v| self.range(*v).within(&ty.range())) {
                    let (x, y) = (self.reduced(x, ty), self.reduced(y, ty));
                    return self.inst(Op::Select, &[flag, x, y], &[ty])[0];
                }
            }
            // The operation in the narrower type, where the library has it.
            Some((op @ Op::Shr(_), args)) if self.ty(v).bits >= ty.bits && self.has(op, args, ty) => {
                let (op, args) = (op.clone(), args.to_vec());
                return self.inst(op, &args, &[ty])[0];
            }
            Some((op @ (Op::Add | Op::Sub | Op::Mul | Op::Shl(_)), args)) if self.ty(v).bits >= ty.bits => {
                let (op, args) = (op.clone(), args.to_vec());
                if let Some(args) = self.known_operands(&op, &args, ty, bits) {
                    return self.inst(op, &args, &[ty])[0];
                }
            }
            _ => {}
        }
        if !ty.signed {
            let bits = u32::from(ty.bits);
            return self.modular(Op::Low(bits), &[v], ty, bits);
        }
        let v = match self.ty(v).bits <= ty.bits {
            true => v,
            false => {
                let low = Ty::unsigned(ty.bits);
                self.inst_of_type(Op::Low(u32::from(ty.bits)), &[v], low)
            }
        };
        let v = self.operand(v, ty);
        let zero = self.constant(&BigInt::zero());
        self.inst(Op::Add, &[v, zero], &[ty])[0]
    }

    /// A value congruent to `v` modulo 2^bits, with fewer reductions in it.
    fn source(&self, v: Value, bits: u32) -> Value {
        let all = self.congruent(v, bits);
        all.last().copied().unwrap_or(v)
    }

    /// An operation that only depends on its operands modulo 2^bits: with operands that the library gives it, if there are
    /// such, else with these.
    fn modular(&mut self, op: Op, args: &[Value], ty: Ty, bits: u32) -> Value {
        let args = match self.known_operands(&op, args, ty, bits) {
            Some(args) => args,
            None if matches!(op, Op::Low(_)) => vec![self.source(args[0], bits)],
            None => args.iter().map(|v| self.operand(*v, ty)).collect(),
        };
        self.inst(op, &args, &[ty])[0]
    }

    /// Operands congruent to these modulo 2^bits of an operation that is there.
    fn known_operands(&self, op: &Op, args: &[Value], ty: Ty, bits: u32) -> Option<Vec<Value>> {
        let ways: Vec<Vec<Value>> = args.iter().map(|v| self.congruent(*v, bits)).collect();
        match ways.as_slice() {
            [one] => one.iter().map(|x| vec![*x]).find(|args| self.has(op, args, ty)),
            [one, other] => {
                let mut pairs = one.iter().flat_map(|x| other.iter().map(|y| vec![*x, *y]));
                pairs.find(|args| self.has(op, args, ty))
            }
            _ => None,
        }
    }

    /// The value, and values congruent to it modulo 2^bits with fewer reductions in them.
    fn congruent(&self, v: Value, bits: u32) -> Vec<Value> {
        let mut all = vec![v];
        let mut v = v;
        loop {
            let next = match self.definition(v) {
                Some((Op::Low(k), &[x])) if *k >= bits => x,
                Some((Op::Add, &[x, zero])) if self.is_zero(zero) && u32::from(self.ty(v).bits) >= bits => x,
                Some((Op::Select, &[_, x, y])) if x == y => x,
                _ => match self.congruences.get(&v) {
                    Some((x, known)) if *known >= bits => *x,
                    _ => return all,
                },
            };
            all.push(next);
            v = next;
        }
    }

    /// Whether a value is written as 0.
    fn is_zero(&self, v: Value) -> bool {
        matches!(self.definition(v), Some((Op::Const(k), _)) if k.is_zero())
    }

    /// The number as one of another type: the same where it fits, else reduced modulo 2^bits.
    pub fn cast(&mut self, x: &Word, to: Int) -> Result<Word, Problem> {
        if x.ty == to {
            return Ok(x.clone());
        }
        let ty = self.ir_type(to)?;
        let bits = u32::from(to.bits);
        let fits = self.range(x.value).within(&to.range());
        // A byte of a word.
        let whole = x.ty.bits <= 64 && !x.ty.signed;
        let part = match x.origin {
            Origin::Right(of, from) if whole => Some((of, from)),
            Origin::Plain if whole && bits < u32::from(x.ty.bits) => Some((x.value, 0)),
            _ => None,
        };
        let origin = match (part, &x.origin) {
            (Some((of, from)), _) if !to.signed && bits == 8 => Origin::Bits {
                of,
                from,
                count: bits.min(u32::from(x.ty.bits) - from),
                to: 0,
            },
            (_, origin @ Origin::Bits { .. }) if fits => origin.clone(),
            _ => Origin::Plain,
        };
        if fits {
            self.oblige(Exact::Value(x.value), to.range(), "a conversion without loss");
            let value = x.value;
            return Ok(Word { ty: to, value, origin });
        }
        // All bits of the sign: -flag as a word is a mask.
        if !to.signed && self.range(x.value).within(&Interval::new(-1, 0)) {
            let zero = self.constant(&BigInt::zero());
            let own = Ty::unsigned(self.ty(x.value).bits);
            let negative = self.inst(Op::Sub, &[zero, x.value], &[own])[0];
            self.oblige(Exact::Value(x.value), Interval::new(-1, 0), "a sign");
            let flag = self.flag(negative);
            let mask = self.mask(flag, true, to)?;
            self.congruences.insert(mask.value, (x.value, bits));
            return Ok(mask);
        }
        let value = self.reduced(x.value, ty);
        Ok(Word { ty: to, value, origin })
    }

    /// `x + y` or `x - y` in their type.
    pub fn sum(&mut self, kind: Sum, x: &Word, y: &Word, overflow: Overflow) -> Result<Word, Problem> {
        let ty = self.ir_type(x.ty)?;
        if kind == Sum::Minus
            && self.is_constant(x.value, 0)
            && !x.ty.signed
            && overflow == Overflow::Wraps
            && self.range(y.value).within(&Interval::of_bits(1))
        {
            self.known(x.value);
            let flag = self.flag(y.value);
            return self.mask(flag, true, x.ty);
        }
        let (op, exact) = match kind {
            Sum::Plus => (Op::Add, Exact::Sum(x.value, y.value)),
            Sum::Minus => (Op::Sub, Exact::Difference(x.value, y.value)),
        };
        if overflow == Overflow::Never {
            self.oblige(exact, x.ty.range(), "a sum that may not overflow");
        }
        if let Some(value) = self.carried(kind, x, y, ty) {
            return Ok(Word::plain(value, x.ty));
        }
        let value = self.modular(op, &[x.value, y.value], ty, u32::from(ty.bits));
        Ok(Word::plain(value, x.ty))
    }

    /// The word of a sum with a carry of which one operand is 0, where the library has it: `x + y + 0`, `x + 0 + c`.
    fn carried(&mut self, kind: Sum, x: &Word, y: &Word, ty: Ty) -> Option<Value> {
        let op = match kind {
            Sum::Plus => Op::AddCarry,
            Sum::Minus => Op::SubBorrow,
        };
        let zero = self.constant(&BigInt::zero());
        let mut ways = vec![[x.value, y.value, zero]];
        for (word, flag) in [(x, y), (y, x)] {
            let swapped = kind == Sum::Minus && flag == x;
            if self.range(flag.value).within(&Interval::of_bits(1)) && !swapped {
                ways.push([word.value, zero, flag.value]);
            }
        }
        let args = ways.into_iter().find(|args| self.has(&op, args, ty))?;
        Some(self.inst(op, &args, &[ty, Ty::FLAG])[0])
    }

    /// `x y` in their type.
    pub fn product(&mut self, x: &Word, y: &Word, overflow: Overflow) -> Result<Word, Problem> {
        let ty = self.ir_type(x.ty)?;
        if overflow == Overflow::Never {
            let exact = Exact::Product(x.value, y.value);
            self.oblige(exact, x.ty.range(), "a product that may not overflow");
        }
        let value = self.modular(Op::Mul, &[x.value, y.value], ty, u32::from(ty.bits));
        Ok(Word::plain(value, x.ty))
    }

    /// `x 2^k` in its type; bits that leave it are lost.
    pub fn left(&mut self, x: &Word, k: u32, overflow: Overflow) -> Result<Word, Problem> {
        if k >= u32::from(x.ty.bits) {
            return Err(self.wrong(format!("{} is shifted by {k}", x.ty.name())));
        }
        if k == 0 {
            return Ok(x.clone());
        }
        let ty = self.ir_type(x.ty)?;
        if overflow == Overflow::Never {
            let within = Interval::up_to(x.ty.range().hi);
            self.oblige(Exact::Shifted(x.value, k), within, "a shift that may not overflow");
        }
        let value = self.modular(Op::Shl(k), &[x.value], ty, u32::from(ty.bits));
        let fits = |count: u32, to: u32| to + k + count <= u32::from(x.ty.bits);
        let origin = match x.origin {
            Origin::Bits { of, from, count, to } if fits(count, to) => {
                let to = to + k;
                Origin::Bits { of, from, count, to }
            }
            _ => Origin::Left(x.value, k),
        };
        Ok(Word { ty: x.ty, value, origin })
    }

    /// `floor(x / 2^k)`.
    pub fn right(&mut self, x: &Word, k: u32) -> Result<Word, Problem> {
        if k >= u32::from(x.ty.bits) {
            return Err(self.wrong(format!("{} is shifted by {k}", x.ty.name())));
        }
        if k == 0 {
            return Ok(x.clone());
        }
        let ty = self.ir_type(x.ty)?;
        let quotients = self.range(x.value).shifted_right(k);
        let value = if k < u32::from(self.ty(x.value).bits) {
            self.inst(Op::Shr(k), &[x.value], &[ty])[0]
        } else if let Some(q) = quotients.single().cloned() {
            let unit = BigInt::one() << k;
            let within = Interval::new(&q * &unit, (&q + 1u32) * &unit - 1u32);
            self.oblige(Exact::Value(x.value), within, "a shift with one result");
            self.constant(&q)
        } else {
            let wide = self.typed(x.value, ty);
            self.inst(Op::Shr(k), &[wide], &[ty])[0]
        };
        let origin = Origin::Right(x.value, k);
        Ok(Word { ty: x.ty, value, origin })
    }

    /// All bits turned.
    pub fn complement(&mut self, x: &Word) -> Result<Word, Problem> {
        if let Origin::Mask(flag, set) = x.origin {
            return self.mask(flag, !set, x.ty);
        }
        let ty = self.ir_type(x.ty)?;
        let own = self.typed(x.value, ty);
        let value = self.inst(Op::Not, &[own], &[ty])[0];
        Ok(Word::plain(value, x.ty))
    }

    /// The flag that a value is: that it is 0 or 1 is a side condition.
    pub fn flag(&mut self, v: Value) -> Value {
        if self.ty(v) == Ty::FLAG {
            return v;
        }
        self.oblige(Exact::Value(v), Interval::of_bits(1), "a flag");
        if let Some(k) = self.known(v) {
            return self.inst_of_type(Op::Const(k), &[], Ty::FLAG);
        }
        let ways = self.congruent(v, 1);
        let known = ways.iter().find(|x| self.has(&Op::Low(1), &[**x], Ty::FLAG));
        let of = known.or(ways.last()).copied().unwrap_or(v);
        self.inst_of_type(Op::Low(1), &[of], Ty::FLAG)
    }

    fn mask(&mut self, flag: Value, set: bool, ty: Int) -> Result<Word, Problem> {
        let own = self.ir_type(ty)?;
        let ones = self.constant(&Int::unsigned(ty.bits).range().hi);
        let value = self.keep(flag, set, ones, own);
        let origin = Origin::Mask(flag, set);
        Ok(Word { ty, value, origin })
    }

    /// `x` where the flag is as wanted, else 0.
    fn keep(&mut self, flag: Value, set: bool, x: Value, ty: Ty) -> Value {
        let zero = self.constant(&BigInt::zero());
        self.select(flag, set, x, zero, ty)
    }

    /// `x` where the flag is as wanted, else `y`.
    fn select(&mut self, flag: Value, set: bool, x: Value, y: Value, ty: Ty) -> Value {
        let args = if set { [flag, x, y] } else { [flag, y, x] };
        self.inst(Op::Select, &args, &[ty])[0]
    }

    /// `x & y`.
    pub fn and(&mut self, x: &Word, y: &Word) -> Result<Word, Problem> {
        let ty = self.ir_type(x.ty)?;
        for (mask, other) in [(x, y), (y, x)] {
            if let Origin::Mask(flag, set) = mask.origin {
                let value = self.keep(flag, set, other.value, ty);
                let origin = match other.origin {
                    Origin::Xor(a, b) => Origin::Kept(flag, set, [a, b]),
                    _ => Origin::Plain,
                };
                return Ok(Word { ty: x.ty, value, origin });
            }
        }
        for (mask, other) in [(x, y), (y, x)] {
            let Some(k) = self.constant_of(mask.value).cloned() else {
                continue;
            };
            let bits = u32::try_from(k.bits()).unwrap_or(u32::MAX);
            if self.has(&Op::And, &[other.value, mask.value], ty) {
                break;
            }
            // x & (2^k - 1) = x mod 2^k for all integers x.
            if !k.is_negative() && !k.is_zero() && Interval::of_bits(bits).hi == k {
                self.oblige(Exact::Value(mask.value), Interval::point(k), "a constant");
                let low = Ty::unsigned(x.ty.bits);
                let value = self.modular(Op::Low(bits), &[other.value], low, bits);
                return Ok(Word::plain(value, x.ty));
            }
        }
        let value = self.bitwise(Op::And, x, y, ty);
        Ok(Word::plain(value, x.ty))
    }

    fn bitwise(&mut self, op: Op, x: &Word, y: &Word, ty: Ty) -> Value {
        let args = [x, y].map(|word| self.typed(word.value, ty));
        self.inst(op, &args, &[ty])[0]
    }

    /// `x | y`.
    pub fn or(&mut self, x: &Word, y: &Word) -> Result<Word, Problem> {
        let ty = self.ir_type(x.ty)?;
        for (constant, other) in [(x, y), (y, x)] {
            if self.is_constant(constant.value, 0) {
                self.oblige(Exact::Value(constant.value), Interval::point(0), "a constant");
                return Ok(other.clone());
            }
        }
        let bits = u32::from(x.ty.bits);
        for (high, low) in [(x, y), (y, x)] {
            // x 2^(bits - k) + floor(y / 2^k) = floor((x 2^bits + y) / 2^k) modulo 2^bits, and no bit is in both.
            if let (Origin::Left(h, j), Origin::Right(l, k)) = (&high.origin, &low.origin)
                && j + k == bits
                && !x.ty.signed
            {
                let [h, l] = [*h, *l].map(|v| self.typed(v, ty));
                let value = self.inst(Op::FunnelShr(*k), &[h, l], &[ty])[0];
                return Ok(Word::plain(value, x.ty));
            }
            if let Some(word) = self.joined(high, low) {
                return Ok(word);
            }
        }
        let value = self.bitwise(Op::Or, x, y, ty);
        Ok(Word::plain(value, x.ty))
    }

    /// Bits of one value that follow each other; the value itself once all of them are there.
    fn joined(&mut self, high: &Word, low: &Word) -> Option<Word> {
        let (Origin::Bits { of, from, count, to }, Origin::Bits { of: same, from: first, count: fewer, to: start }) =
            (&high.origin, &low.origin)
        else {
            return None;
        };
        if of != same || *from != first + fewer || *to != start + fewer {
            return None;
        }
        let count = count + fewer;
        let of = *of;
        if *first == 0 && *start == 0 && self.range(of).within(&Interval::of_bits(count)) {
            self.oblige(Exact::Value(of), Interval::of_bits(count), "all bits of a word");
            return Some(Word::plain(of, high.ty));
        }
        let unsigned = Ty::unsigned(high.ty.bits);
        let value = self.inst(Op::Or, &[high.value, low.value], &[unsigned])[0];
        let (from, to) = (*first, *start);
        let origin = Origin::Bits { of, from, count, to };
        Some(Word { ty: high.ty, value, origin })
    }

    /// `x ^ y`.
    pub fn xor(&mut self, x: &Word, y: &Word) -> Result<Word, Problem> {
        let ty = self.ir_type(x.ty)?;
        for (kept, other) in [(x, y), (y, x)] {
            // x ^ (x ^ y) = y: a selection.
            if let Origin::Kept(flag, set, pair) = kept.origin {
                for (own, chosen) in [(pair[0], pair[1]), (pair[1], pair[0])] {
                    if own == other.value {
                        let value = self.select(flag, set, chosen, own, ty);
                        return Ok(Word::plain(value, x.ty));
                    }
                }
            }
        }
        for (ones, other) in [(x, y), (y, x)] {
            let all = Int::unsigned(x.ty.bits).range().hi;
            if self.constant_of(ones.value) == Some(&all) && !x.ty.signed {
                self.oblige(Exact::Value(ones.value), Interval::point(all), "a constant");
                return self.complement(other);
            }
        }
        let value = self.bitwise(Op::Xor, x, y, ty);
        let origin = Origin::Xor(x.value, y.value);
        Ok(Word { ty: x.ty, value, origin })
    }

    /// `x + y + carry`, or `x - y - carry`, as a word and a flag.
    pub fn carry(&mut self, kind: Sum, x: &Word, y: &Word, carry: Value) -> Result<[Word; 2], Problem> {
        let ty = self.ir_type(x.ty)?;
        let [a, b] = [x, y].map(|word| self.typed(word.value, ty));
        let carry = self.flag(carry);
        let op = match kind {
            Sum::Plus => Op::AddCarry,
            Sum::Minus => Op::SubBorrow,
        };
        let results = self.inst(op, &[a, b, carry], &[ty, Ty::FLAG]);
        Ok([Word::plain(results[0], x.ty), Word::plain(results[1], Int::BOOL)])
    }

    /// The whole product of two unsigned words: high word, low word.
    pub fn halves(&mut self, x: &Word, y: &Word) -> Result<[Word; 2], Problem> {
        let (ty, wide) = (self.ir_type(x.ty)?, Ty::unsigned(2 * x.ty.bits));
        let bits = u32::from(x.ty.bits);
        let [a, b] = [x, y].map(|word| self.typed(word.value, ty));
        let whole = self.inst(Op::Mul, &[a, b], &[wide])[0];
        let high = self.inst(Op::Shr(bits), &[whole], &[ty])[0];
        let low = self.inst(Op::Low(bits), &[whole], &[ty])[0];
        Ok([Word::plain(high, x.ty), Word::plain(low, x.ty)])
    }
}

impl Word {
    /// A word about which nothing else is known.
    pub fn plain(value: Value, ty: Int) -> Word {
        let origin = Origin::Plain;
        Word { ty, value, origin }
    }
}
