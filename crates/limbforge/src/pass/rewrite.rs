//! Walking through a program and writing it anew, with the interval of every value.

use num_bigint::BigInt;

use super::rename::{rename, rename_goal};
use crate::ir::{
    Goal, Inst, Op, Program, Step, Ty, Value,
    interval::{Interval, Ranges},
    op::apply,
};

/// A program that is being written from another one.
pub(super) struct Rewriter {
    types: Vec<Ty>,
    ranges: Vec<Interval>,
    steps: Vec<Step>,
    /// The new value for each value of the old program.
    new: Vec<Value>,
}

impl Rewriter {
    /// Writes `program` anew: `step` appends what stands for an instruction, with its new operands, and returns its
    /// results.
    pub(super) fn rewrite(
        mut program: Program,
        mut step: impl FnMut(&mut Rewriter, Inst, &[Ty]) -> Vec<Value>,
    ) -> Program {
        let mut rewriter = Rewriter {
            types: Vec::with_capacity(program.types.len()),
            ranges: Vec::with_capacity(program.types.len()),
            steps: Vec::with_capacity(program.steps.len()),
            new: vec![Value(u32::MAX); program.types.len()],
        };
        for port in &program.params {
            for (v, bound) in port.values.iter().zip(&port.bounds) {
                rewriter.new[v.index()] = rewriter.define(program.ty(*v), bound.clone());
            }
        }
        for old in std::mem::take(&mut program.steps) {
            match old {
                Step::Inst(mut inst) => {
                    let types: Vec<Ty> = inst.results.iter().map(|r| program.ty(*r)).collect();
                    inst.args
                        .iter_mut()
                        .for_each(|v| *v = rewriter.new[v.index()]);
                    let results = inst.results.clone();
                    let new = step(&mut rewriter, inst, &types);
                    for (old, new) in results.iter().zip(new) {
                        rewriter.new[old.index()] = new;
                    }
                }
                Step::Goal(mut goal) => {
                    rename_goal(&mut goal, &|v| rewriter.new[v.index()]);
                    rewriter.claim(goal);
                }
            }
        }
        rename(&mut program, |v| rewriter.new[v.index()]);
        program.types = rewriter.types;
        program.steps = rewriter.steps;
        program
    }

    fn define(&mut self, ty: Ty, range: Interval) -> Value {
        let value = Value(u32::try_from(self.types.len()).expect("fewer than 2^32 values"));
        self.types.push(ty);
        self.ranges.push(range);
        value
    }

    /// Appends an instruction.
    pub(super) fn inst(&mut self, mut inst: Inst, types: &[Ty]) -> Vec<Value> {
        let args: Vec<Interval> = inst.args.iter().map(|a| self.range(*a).clone()).collect();
        let ranges = apply(&mut Ranges, &inst.op, types[0], &args);
        inst.results = ranges
            .into_iter()
            .zip(types)
            .map(|(range, &ty)| self.define(ty, range))
            .collect();
        let results = inst.results.clone();
        self.steps.push(Step::Inst(inst));
        results
    }

    /// Appends an operation with one result.
    pub(super) fn op(&mut self, op: Op, args: &[Value], ty: Ty) -> Value {
        let inst = Inst {
            op,
            args: args.to_vec(),
            results: Vec::new(),
            exact: false,
            anew: false,
        };
        self.inst(inst, &[ty])[0]
    }

    /// Appends a claim, which bounds values from here on.
    fn claim(&mut self, goal: Goal) {
        if let Some((v, claim)) = goal.bounded()
            && let Some(narrower) = self.ranges[v.index()].meet(claim)
        {
            self.ranges[v.index()] = narrower;
        }
        self.steps.push(Step::Goal(goal));
    }

    /// The type of a value.
    pub(super) fn ty(&self, v: Value) -> Ty {
        self.types[v.index()]
    }

    /// The interval of a value.
    pub(super) fn range(&self, v: Value) -> &Interval {
        &self.ranges[v.index()]
    }

    /// Whether the value is 0 by its interval.
    pub(super) fn is_zero(&self, v: Value) -> bool {
        self.range(v).single() == Some(&BigInt::ZERO)
    }
}
