//! Numbers of a text as values of the program: each operation of a language as operations of the IR.
//!
//! Invariant: if the check accepts the program and the side conditions hold of its intervals, the value of a
//! [`Word`] is the integer that the text has there, for all parameters within their bounds. Each rule is an
//! identity of integers, or notes its side condition.

mod bits;
mod reduce;
mod signs;

use limbforge::ir::{Op, Ty, Value, interval::Interval};
use num_bigint::BigInt;
use num_traits::{One, Zero};

use super::{
    machine::{Exact, Machine},
    numbers::{Int, Language},
    problem::Problem,
};
pub use signs::Signs;

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

impl Sum {
    /// The operation on words alone.
    fn op(self) -> Op {
        match self {
            Sum::Plus => Op::Add,
            Sum::Minus => Op::Sub,
        }
    }

    /// The operation with a carry in and out.
    fn op_with_carry(self) -> Op {
        match self {
            Sum::Plus => Op::AddCarry,
            Sum::Minus => Op::SubBorrow,
        }
    }
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
            self.oblige(
                Exact::Value(x.value),
                to.range(),
                "a conversion without loss",
            );
            let value = x.value;
            return Ok(Word {
                ty: to,
                value,
                origin,
            });
        }
        // All bits of the sign: -flag as a word is a mask.
        if !to.signed && self.range(x.value).within(&Interval::new(-1, 0)) {
            let zero = self.constant(&BigInt::zero());
            let own = Ty::unsigned(self.ty(x.value).bits);
            let negative = self.inst(Op::Sub, &[zero, x.value], &[own])[0];
            self.oblige(Exact::Value(x.value), Interval::new(-1, 0), "a sign");
            let flag = self.flag(negative);
            self.note_sign(flag, x.value);
            let mask = self.mask(flag, true, to)?;
            self.congruences.insert(mask.value, (x.value, bits));
            return Ok(mask);
        }
        let value = self.reduced(x.value, ty);
        Ok(Word {
            ty: to,
            value,
            origin,
        })
    }

    /// `x + y` or `x - y` in their type.
    pub fn sum(
        &mut self,
        kind: Sum,
        x: &Word,
        y: &Word,
        overflow: Overflow,
    ) -> Result<Word, Problem> {
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
        let exact = match kind {
            Sum::Plus => Exact::Sum(x.value, y.value),
            Sum::Minus => Exact::Difference(x.value, y.value),
        };
        if overflow == Overflow::Never {
            self.oblige(exact, x.ty.range(), "a sum that may not overflow");
        }
        if let Some(value) = self.carried(kind, x, y, ty) {
            return Ok(Word::plain(value, x.ty));
        }
        let value = self.modular(kind.op(), &[x.value, y.value], ty, u32::from(ty.bits));
        let value = match kind {
            Sum::Minus => self.corrected(x, y, value, ty).unwrap_or(value),
            Sum::Plus => value,
        };
        Ok(Word::plain(value, x.ty))
    }

    /// The word of a sum with a carry of which one operand is 0, where the library has it: `x + y + 0`, `x + 0 + c`.
    fn carried(&mut self, kind: Sum, x: &Word, y: &Word, ty: Ty) -> Option<Value> {
        let op = kind.op_with_carry();
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
            self.oblige(
                Exact::Shifted(x.value, k),
                within,
                "a shift that may not overflow",
            );
        }
        let value = self.modular(Op::Shl(k), &[x.value], ty, u32::from(ty.bits));
        let fits = |count: u32, to: u32| to + k + count <= u32::from(x.ty.bits);
        let origin = match x.origin {
            Origin::Bits {
                of,
                from,
                count,
                to,
            } if fits(count, to) => {
                let to = to + k;
                Origin::Bits {
                    of,
                    from,
                    count,
                    to,
                }
            }
            _ => Origin::Left(x.value, k),
        };
        Ok(Word {
            ty: x.ty,
            value,
            origin,
        })
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
        if x.ty.signed
            && k + 1 == u32::from(x.ty.bits)
            && let Some(sign) = self.extension(x.value, ty)
        {
            return Ok(Word::plain(sign, x.ty));
        }
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
        Ok(Word {
            ty: x.ty,
            value,
            origin,
        })
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
        let known = ways
            .iter()
            .find(|x| self.has(&Op::Low(1), &[**x], Ty::FLAG));
        let of = known.or(ways.last()).copied().unwrap_or(v);
        self.inst_of_type(Op::Low(1), &[of], Ty::FLAG)
    }

    /// `x + y + carry`, or `x - y - carry`, as a word and a flag.
    pub fn carry(
        &mut self,
        kind: Sum,
        x: &Word,
        y: &Word,
        carry: Value,
    ) -> Result<[Word; 2], Problem> {
        let ty = self.ir_type(x.ty)?;
        let [a, b] = [x, y].map(|word| self.typed(word.value, ty));
        let carry = self.flag(carry);
        let op = kind.op_with_carry();
        let results = self.inst(op, &[a, b, carry], &[ty, Ty::FLAG]);
        Ok([
            Word::plain(results[0], x.ty),
            Word::plain(results[1], Int::BOOL),
        ])
    }

    /// The whole product of two unsigned words: high word, low word.
    pub fn halves(&mut self, x: &Word, y: &Word) -> Result<[Word; 2], Problem> {
        let (ty, wide) = (self.ir_type(x.ty)?, Ty::unsigned(2 * x.ty.bits));
        let bits = u32::from(x.ty.bits);
        let [a, b] = [x, y].map(|word| self.typed(word.value, ty));
        // Under names of their own, as they may be words of another product.
        let whole = self.inst_of_type(Op::Mul, &[a, b], wide);
        let high = self.inst_of_type(Op::Shr(bits), &[whole], ty);
        let words = match self.paired_product(x.value, y.value, high, ty) {
            Some(words) => words,
            None => [Op::Shr(bits), Op::Low(bits)].map(|op| self.inst(op, &[whole], &[ty])[0]),
        };
        Ok(words.map(|word| Word::plain(word, x.ty)))
    }
}

impl Word {
    /// A word about which nothing else is known.
    pub fn plain(value: Value, ty: Int) -> Word {
        let origin = Origin::Plain;
        Word { ty, value, origin }
    }
}
