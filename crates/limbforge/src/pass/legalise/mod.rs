//! Operations that a target has, in place of those that it lacks.
//!
//! [`Operations`] says what a target has. The pass rewrites the rest, after [`narrow`](super::narrow):
//!
//! - both words of a product of unsigned words: `mul` for the low word, `mul_hi` for the high one;
//! - a carry or a borrow that is taken in: added to the other addend first, if that has room for it, else two sums
//!   without, whose carries are added;
//! - a word shifted out of two: a sum of two shifts.
//!
//! `add_carry` and `sub_borrow` that take no carry remain on every target: a sum, and a comparison for its carry. One
//! that takes a carry may remain for the claims, without a result that depends on it: it is no code.
//!
//! Selections remain too. Some targets choose by masks, but the check has no identity of bitwise operations, so a
//! program with masks would not be accepted. The check proves the rest; the pass is not trusted.

mod carry;
mod product;

use std::collections::HashMap;

use num_bigint::BigInt;

use crate::ir::{
    Form, Goal, Inst, Op, Program, Step, Ty, Value,
    interval::Interval,
    spec::{Expression, Known, Weighted},
};

use super::{
    rename::rename,
    writer::{Writer, Written},
};

/// The operations on words that a target may lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operations {
    /// One instruction gives both words of a product.
    pub wide_product: bool,
    /// Whether a sum takes in a carry, a difference a borrow.
    pub carry_in: CarryIn,
    /// One instruction shifts a word out of two.
    pub funnel: bool,
}

/// Sums that take in a carry, and differences that take in a borrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CarryIn {
    /// The target has them.
    Taken,
    /// The target lacks them, and who writes its code spells two steps. Only a carry for which an addend has room is
    /// added to that before.
    Spelled,
    /// They become two steps with a carry each.
    Lacking,
}

impl Operations {
    /// The operations of every target: those of RV64 without extensions.
    pub const LEAST: Operations = Operations {
        wide_product: false,
        carry_in: CarryIn::Lacking,
        funnel: false,
    };

    /// All operations on words.
    pub const ALL: Operations = Operations {
        wide_product: true,
        carry_in: CarryIn::Taken,
        funnel: true,
    };
}

/// [`legalised`] for the target with the fewest operations.
pub fn legalise(program: Program) -> Program {
    legalise_for(program, &Operations::LEAST)
}

/// The same for a target with these operations.
pub fn legalise_for(program: Program, operations: &Operations) -> Program {
    legalised(program, operations).program
}

/// Rewrites the operations that a target lacks, with the origin of each instruction.
pub(crate) fn legalised(mut program: Program, operations: &Operations) -> Written {
    let mut legaliser = Legaliser {
        word: program.word,
        operations: *operations,
        writer: Writer::default(),
        new: vec![Value(u32::MAX); program.types.len()],
        products: HashMap::new(),
        carries: HashMap::new(),
        zero: None,
        live: program.live(),
    };
    let split = match operations.wide_product {
        true => vec![false; program.types.len()],
        false => product::split_only(&program),
    };
    for port in &program.params {
        for (v, bound) in port.values.iter().zip(&port.bounds) {
            legaliser.new[v.index()] = legaliser.writer.define(program.ty(*v), bound.clone());
        }
    }
    for step in std::mem::take(&mut program.steps) {
        match step {
            Step::Inst(inst) => {
                let types: Vec<Ty> = inst.results.iter().map(|r| program.ty(*r)).collect();
                legaliser.inst(&inst, &types, &split);
                legaliser.writer.next_origin();
            }
            Step::Goal(goal) => legaliser.goal(&goal),
        }
    }
    // Forms may mention products that are two words now. All other values have one new name.
    let mut spec = std::mem::take(&mut program.spec);
    for congruence in &mut spec.congruences {
        legaliser.expression(&mut congruence.left);
        legaliser.expression(&mut congruence.right);
        congruence.zeros = legaliser.form(&congruence.zeros);
    }
    for cut in &mut spec.cuts {
        cut.form = legaliser.form(&cut.form);
    }
    for require in &mut spec.requires {
        require.form = legaliser.form(&require.form);
    }
    spec.ensures = spec
        .ensures
        .iter()
        .map(|g| legaliser.translated(g))
        .collect();
    let old = (0..legaliser.new.len()).map(|i| Form::of(Value(i as u32)));
    let forms = old.map(|form| legaliser.form(&form)).collect();
    rename(&mut program, |v| legaliser.new[v.index()]);
    program.spec = spec;
    legaliser.writer.written(program, forms)
}

struct Legaliser {
    word: u8,
    operations: Operations,
    writer: Writer,
    /// The new value of each old one; a product of two words has none.
    new: Vec<Value>,
    /// By the old product: its words.
    products: HashMap<Value, product::Words>,
    /// By a new flag that is the carry of two steps: the carry of the old instruction, which claims alone read.
    carries: HashMap<Value, Value>,
    zero: Option<Value>,
    /// The old values that a result depends on.
    live: Vec<bool>,
}

impl Legaliser {
    fn ty(&self) -> Ty {
        Ty::unsigned(self.word)
    }

    fn bits(&self) -> u32 {
        u32::from(self.word)
    }

    fn zero(&mut self) -> Value {
        if let Some(zero) = self.zero {
            return zero;
        }
        let zero = self.op(Op::Const(BigInt::ZERO), &[]);
        self.zero = Some(zero);
        zero
    }

    /// Appends an operation with one word as its result.
    fn op(&mut self, op: Op, args: &[Value]) -> Value {
        let ty = self.ty();
        self.writer.op(op, args, ty)
    }

    fn inst(&mut self, old: &Inst, types: &[Ty], split: &[bool]) {
        let word = self.ty();
        if let (true, Op::Mul) = (split[old.results[0].index()], &old.op) {
            return self.product(old);
        }
        if let Some(words) = old.args.first().and_then(|v| self.products.get(v)) {
            let half = match old.op {
                Op::Low(_) => words.low,
                _ => words.high,
            };
            self.new[old.results[0].index()] = half;
            return;
        }
        let mut inst = old.clone();
        inst.args.iter_mut().for_each(|v| *v = self.new[v.index()]);
        let needed = old.results.iter().any(|v| self.live[v.index()]);
        let results = match inst.op {
            // Claims alone read it: it is no operation of the target.
            _ if !needed => self.writer.inst(inst, types),
            Op::AddCarry | Op::SubBorrow
                if self.operations.carry_in != CarryIn::Taken && types[0] == word =>
            {
                self.carried(inst, types)
            }
            // All words, and not the flag that may stand for one.
            Op::FunnelShr(k)
                if !self.operations.funnel
                    && types[0] == word
                    && self.writer.ty(inst.args[1]) == word =>
            {
                vec![self.shifted(&inst, k)]
            }
            _ => self.writer.inst(inst, types),
        };
        if old.op == Op::Const(BigInt::ZERO) && types[0] == word {
            self.zero.get_or_insert(results[0]);
        }
        for (old, new) in old.results.iter().zip(results) {
            self.new[old.index()] = new;
        }
    }

    /// `(high 2^w + low) / 2^k mod 2^w`, as `(high mod 2^k) 2^(w-k) + floor(low / 2^k)`: the bits are apart, so the sum
    /// does not wrap. A shift to the left drops the bits that `low` takes away, so a target needs no mask for it.
    fn shifted(&mut self, inst: &Inst, k: u32) -> Value {
        let [high, low] = [inst.args[0], inst.args[1]];
        let fits = self.writer.range(high).within(&Interval::of_bits(k));
        let kept = match fits {
            true => high,
            false => self.op(Op::Low(k), &[high]),
        };
        let upper = self.op(Op::Shl(self.bits() - k), &[kept]);
        let lower = self.op(Op::Shr(k), &[low]);
        if inst.exact {
            self.writer.mark_exact(lower);
        }
        self.op(Op::Add, &[upper, lower])
    }

    /// A claim of the program. One with the carry of two steps is first one with the carry that it equals, for words
    /// are known by that.
    fn goal(&mut self, goal: &Goal) {
        let goal = self.translated(goal);
        let mut of_carries = goal.clone();
        for term in &mut of_carries.form.0 {
            term.value = *self.carries.get(&term.value).unwrap_or(&term.value);
        }
        if of_carries.form != goal.form {
            self.writer.claim(of_carries);
        }
        self.writer.claim(goal);
    }

    fn translated(&self, goal: &Goal) -> Goal {
        let name = |v: &Value| self.new[v.index()];
        let through = goal.through.iter().map(|list| {
            let known = list.iter().map(|known| Known {
                weight: known.weight.clone(),
                factors: self.factors(&known.factors),
            });
            known.collect()
        });
        Goal {
            form: self.form(&goal.form),
            claim: goal.claim.clone(),
            given: goal.given.iter().map(|(v, set)| (name(v), *set)).collect(),
            cases: goal.cases.iter().map(name).collect(),
            scale: goal.scale.clone(),
            through: through.collect(),
        }
    }

    /// A form of old values in new ones.
    fn form(&self, form: &Form) -> Form {
        let terms = form.0.iter().flat_map(|term| {
            let weighted = |weight: BigInt, value: Value| Weighted { weight, value };
            match self.products.get(&term.value) {
                Some(words) => vec![
                    weighted(term.weight.clone(), words.low),
                    weighted(&term.weight << self.bits(), words.high),
                ],
                None => vec![weighted(term.weight.clone(), self.new[term.value.index()])],
            }
        });
        Form(terms.collect())
    }

    fn expression(&self, expression: &mut Expression) {
        for factor in expression.iter_mut().flat_map(|term| &mut term.factors) {
            *factor = self.form(factor);
        }
    }
}
