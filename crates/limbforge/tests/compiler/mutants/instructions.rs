//! Mutants of instructions: another operand, another operation, another constant.

use limbforge_core::ir::{Inst, Op, Step, Ty, Value};
use num_bigint::BigInt;
use num_traits::{One, Zero};

use super::breaker::{Breaker, Class};

impl Breaker<'_> {
    pub fn instructions(&mut self) {
        let original = self.original;
        let mut zero: Option<Value> = None;
        let mut flags: Vec<Value> = Vec::new();
        for (at, step) in original.steps.iter().enumerate() {
            let Step::Inst(inst) = step else { continue };
            self.one_instruction(at, inst, zero, &flags);
            if matches!(&inst.op, Op::Const(k) if k.is_zero()) {
                zero = Some(inst.results[0]);
            }
            let is_flag = |v: &&Value| original.ty(**v) == Ty::FLAG;
            flags.extend(inst.results.iter().filter(is_flag));
        }
    }

    /// Every mutant of one instruction. `zero` and `flags` are values before it.
    fn one_instruction(&mut self, at: usize, inst: &Inst, zero: Option<Value>, flags: &[Value]) {
        self.operation(at, inst, zero, flags);
        self.left_out(at, inst);
        self.operands(at, inst);
        self.inst(Class::Exact, at, |i| i.exact = !i.exact);
    }

    /// Mutants that depend on the operation.
    fn operation(&mut self, at: usize, inst: &Inst, zero: Option<Value>, flags: &[Value]) {
        match &inst.op {
            Op::Const(k) => self.constant(at, k, self.original.ty(inst.results[0])),
            Op::AddCarry | Op::SubBorrow => self.carry(at, inst, zero, flags),
            Op::Add | Op::Sub => {
                let turned = if inst.op == Op::Add { Op::Sub } else { Op::Add };
                self.inst(Class::Operation, at, |i| i.op = turned);
                for lost in 0..2 {
                    if let Some(zero) = zero {
                        self.inst(Class::Term, at, |i| i.args[lost] = zero);
                    }
                }
            }
            Op::Mul | Op::MulHi => {
                let turned = if inst.op == Op::Mul {
                    Op::MulHi
                } else {
                    Op::Mul
                };
                self.inst(Class::Operation, at, |i| i.op = turned);
                self.inst(Class::Operation, at, |i| i.op = Op::Add);
                self.inst(Class::Neighbour, at, |i| i.args[1] = i.args[0]);
            }
            Op::Select => self.selection(at, inst, flags),
            Op::And | Op::Or | Op::Xor => {
                let turned = if inst.op == Op::Or { Op::And } else { Op::Or };
                self.inst(Class::Operation, at, |i| i.op = turned);
            }
            Op::Shl(k) => self.shifts(at, *k, Op::Shl),
            Op::Shr(k) => self.shifts(at, *k, Op::Shr),
            Op::FunnelShr(k) => self.shifts(at, *k, Op::FunnelShr),
            Op::Sraiadd(k) => self.shifts(at, *k, Op::Sraiadd),
            Op::Low(k) => {
                for k in [k + 1, k - 1] {
                    self.inst(Class::Mask, at, |i| i.op = Op::Low(k));
                }
            }
            _ => {}
        }
    }

    fn constant(&mut self, at: usize, k: &BigInt, ty: Ty) {
        let bits = u64::from(ty.bits);
        for changed in [
            k + 1,
            k - 1,
            k ^ (BigInt::one() << (at as u64 * 7 % bits)),
            k ^ (BigInt::one() << (bits / 2)),
        ] {
            self.inst(Class::Constant, at, |i| i.op = Op::Const(changed));
        }
    }

    fn carry(&mut self, at: usize, inst: &Inst, zero: Option<Value>, flags: &[Value]) {
        if let Some(zero) = zero {
            self.inst(Class::Carry, at, |i| i.args[2] = zero);
            self.inst(Class::Term, at, |i| i.args[0] = zero);
            self.inst(Class::Term, at, |i| i.args[1] = zero);
        }
        let turned = if inst.op == Op::AddCarry {
            Op::SubBorrow
        } else {
            Op::AddCarry
        };
        self.inst(Class::Operation, at, |i| i.op = turned);
        self.inst(Class::Neighbour, at, |i| i.args[1] = i.args[0]);
        if let Some(&other) = flags.iter().rev().find(|f| **f != inst.args[2]) {
            self.inst(Class::Carry, at, |i| i.args[2] = other);
        }
    }

    fn selection(&mut self, at: usize, inst: &Inst, flags: &[Value]) {
        self.inst(Class::Selection, at, |i| i.args.swap(1, 2));
        self.inst(Class::Selection, at, |i| i.args[1] = i.args[2]);
        self.inst(Class::Selection, at, |i| i.args[2] = i.args[1]);
        if let Some(&other) = flags.iter().rev().find(|f| **f != inst.args[0]) {
            self.inst(Class::Selection, at, |i| i.args[0] = other);
        }
    }

    /// A copy of an operand in the place of the result.
    fn left_out(&mut self, at: usize, inst: &Inst) {
        let ty = self.original.ty(inst.results[0]);
        if !ty.signed && inst.results.len() == 1 && !inst.args.is_empty() {
            for v in inst.args.iter().take(2) {
                let copy = Inst {
                    op: Op::Low(u32::from(ty.bits)),
                    args: vec![*v],
                    results: inst.results.clone(),
                    exact: false,
                    anew: false,
                };
                self.inst(Class::LeftOut, at, |i| *i = copy);
            }
        }
    }

    /// The limb beside an operand, or the value computed before it.
    fn operands(&mut self, at: usize, inst: &Inst) {
        for (place, v) in inst.args.iter().enumerate() {
            if let Some(other) = self.beside(*v) {
                self.inst(Class::Limb, at, |i| i.args[place] = other);
            }
            if v.0 > 0 {
                self.inst(Class::Neighbour, at, |i| i.args[place] = Value(v.0 - 1));
            }
        }
    }

    fn shifts(&mut self, at: usize, k: u32, op: fn(u32) -> Op) {
        for k in [k + 1, k - 1] {
            self.inst(Class::Shift, at, |i| i.op = op(k));
        }
    }
}
