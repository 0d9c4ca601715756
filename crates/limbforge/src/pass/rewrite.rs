//! Walking through a program and writing it anew.

use crate::ir::{Inst, Op, Program, Step, Ty, Value, interval::Interval};

use super::{
    rename::{rename, rename_goal},
    writer::Writer,
};

/// A program that is being written from another one, a value for each of its values.
pub(super) struct Rewriter {
    writer: Writer,
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
            writer: Writer::default(),
            new: vec![Value(u32::MAX); program.types.len()],
        };
        for port in &program.params {
            for (v, bound) in port.values.iter().zip(&port.bounds) {
                let value = rewriter.writer.define(program.ty(*v), bound.clone());
                rewriter.new[v.index()] = value;
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
                    rewriter.writer.claim(goal);
                }
            }
        }
        rename(&mut program, |v| rewriter.new[v.index()]);
        rewriter.writer.finish(&mut program);
        program
    }

    /// Appends an instruction.
    pub(super) fn inst(&mut self, inst: Inst, types: &[Ty]) -> Vec<Value> {
        self.writer.inst(inst, types)
    }

    /// Appends an operation with one result.
    pub(super) fn op(&mut self, op: Op, args: &[Value], ty: Ty) -> Value {
        self.writer.op(op, args, ty)
    }

    /// The type of a value.
    pub(super) fn ty(&self, v: Value) -> Ty {
        self.writer.ty(v)
    }

    /// The interval of a value.
    pub(super) fn range(&self, v: Value) -> &Interval {
        self.writer.range(v)
    }

    /// Whether the value is 0 by its interval.
    pub(super) fn is_zero(&self, v: Value) -> bool {
        self.writer.is_zero(v)
    }
}
