//! Values congruent to others: reductions modulo powers of two, and the operands that operations take.

use limbforge::ir::{Op, Ty, Value, interval::Interval};
use num_bigint::BigInt;
use num_traits::{One, Zero};

use super::super::machine::{Exact, Machine};

impl Machine {
    /// The constant that a value is: that the check finds it too is a side condition.
    pub(super) fn known(&mut self, v: Value) -> Option<BigInt> {
        let k = self.constant_of(v)?.clone();
        self.oblige(Exact::Value(v), Interval::point(k.clone()), "a constant");
        Some(k)
    }

    /// The value modulo 2^bits in the range of `ty`, as an operand of operations that ask for this type.
    pub(super) fn typed(&mut self, v: Value, ty: Ty) -> Value {
        let serves = |own: Ty| own == ty || (!own.signed && !ty.signed && own.bits <= ty.bits);
        let v = self.reduced(v, ty);
        if serves(self.ty(v)) {
            return v;
        }
        // It fits: its low word, which the library may have, is the value.
        let low = self.found(&Op::Low(u32::from(ty.bits)), &[v], ty);
        match low.filter(|low| serves(self.ty(*low))) {
            Some(low) => low,
            None => self.moved(v, ty),
        }
    }

    /// The value, which fits, in another type: a selection between equal values. That it fits is the check's to find.
    pub(super) fn moved(&mut self, v: Value, ty: Ty) -> Value {
        let one = self.inst_of_type(Op::Const(BigInt::one()), &[], Ty::FLAG);
        self.inst_of_type(Op::Select, &[one, v, v], ty)
    }

    /// The value as an operand of arithmetic in `ty`: no type of an operand is wider.
    pub(super) fn operand(&mut self, v: Value, ty: Ty) -> Value {
        if self.ty(v).bits <= ty.bits {
            return v;
        }
        self.moved(v, ty)
    }

    /// A value in the range of `ty` that is congruent to `v` modulo 2^bits; there is one.
    pub(super) fn reduced(&mut self, v: Value, ty: Ty) -> Value {
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
            Some((op @ Op::Shr(_), args))
                if self.ty(v).bits >= ty.bits && self.has(op, args, ty) =>
            {
                let (op, args) = (op.clone(), args.to_vec());
                return self.inst(op, &args, &[ty])[0];
            }
            Some((op @ (Op::Add | Op::Sub | Op::Mul | Op::Shl(_)), args))
                if self.ty(v).bits >= ty.bits =>
            {
                let (op, args) = (op.clone(), args.to_vec());
                if let Some(args) = self.known_operands(&op, &args, ty, bits) {
                    return self.inst(op, &args, &[ty])[0];
                }
            }
            _ => {}
        }
        if !ty.signed {
            let bits = u32::from(ty.bits);
            let of = match self.extended(v, ty) {
                Some(wide) if self.has(&Op::Low(bits), &[wide], ty) => wide,
                _ => v,
            };
            // Where the library has the number and not its word, no other value of the library is its word.
            return match self.is_known(v) {
                true => self.inst_of_type(Op::Low(bits), &[of], ty),
                false => self.modular(Op::Low(bits), &[of], ty, bits),
            };
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
    pub(super) fn source(&self, v: Value, bits: u32) -> Value {
        let all = self.congruent(v, bits);
        all.last().copied().unwrap_or(v)
    }

    /// An operation that only depends on its operands modulo 2^bits: with operands that the library gives it, if
    /// there are such, else with these.
    pub(super) fn modular(&mut self, op: Op, args: &[Value], ty: Ty, bits: u32) -> Value {
        let args = match self.known_operands(&op, args, ty, bits) {
            Some(args) => args,
            None if matches!(op, Op::Low(_)) => vec![self.source(args[0], bits)],
            None => args.iter().map(|v| self.operand(*v, ty)).collect(),
        };
        self.inst(op, &args, &[ty])[0]
    }

    /// Operands congruent to these modulo 2^bits of an operation that is there.
    pub(super) fn known_operands(
        &self,
        op: &Op,
        args: &[Value],
        ty: Ty,
        bits: u32,
    ) -> Option<Vec<Value>> {
        let ways: Vec<Vec<Value>> = args.iter().map(|v| self.congruent(*v, bits)).collect();
        match ways.as_slice() {
            [one] => one
                .iter()
                .map(|x| vec![*x])
                .find(|args| self.has(op, args, ty)),
            [one, other] => {
                let mut pairs = one.iter().flat_map(|x| other.iter().map(|y| vec![*x, *y]));
                pairs.find(|args| self.has(op, args, ty))
            }
            _ => None,
        }
    }

    /// The value, and values congruent to it modulo 2^bits with fewer reductions in them.
    pub(super) fn congruent(&self, v: Value, bits: u32) -> Vec<Value> {
        let mut all = vec![v];
        let mut v = v;
        loop {
            let next = match self.definition(v) {
                Some((Op::Low(k), &[x])) if *k >= bits => x,
                Some((Op::Add, &[x, zero]))
                    if self.is_zero(zero) && u32::from(self.ty(v).bits) >= bits =>
                {
                    x
                }
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
    pub(super) fn is_zero(&self, v: Value) -> bool {
        matches!(self.definition(v), Some((Op::Const(k), _)) if k.is_zero())
    }
}
