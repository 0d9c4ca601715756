//! Writing a program, with the interval of every value.

use num_bigint::BigInt;

use crate::ir::{
    Form, Goal, Inst, Op, Program, Step, Ty, Value,
    interval::{Interval, Ranges},
    op::apply,
    spec::Weighted,
};

/// A program that is written from another one.
pub(crate) struct Written {
    /// The program.
    pub program: Program,
    /// For each instruction the one that it comes from: its place in [`Program::instructions`] before.
    pub origins: Vec<usize>,
    /// For each value before, its integer as a form of values.
    pub forms: Vec<Form>,
}

impl Written {
    /// Takes origins and forms back to the program before the one that this was written from.
    pub(super) fn follow(&mut self, origins: &[usize], forms: &[Form]) {
        let own = self.origins.iter_mut();
        own.for_each(|origin| *origin = origins[*origin]);
        let forms = forms.iter().map(|form| {
            let terms = form.0.iter().flat_map(|term| {
                let words = &self.forms[term.value.index()];
                words.0.iter().map(|word| Weighted {
                    weight: &word.weight * &term.weight,
                    value: word.value,
                })
            });
            Form(terms.collect())
        });
        self.forms = forms.collect();
    }
}

/// The steps of a program that is being written, its types, and the intervals of its values.
#[derive(Default)]
pub(super) struct Writer {
    /// The place of the old instruction that new ones stand for.
    origin: usize,
    origins: Vec<usize>,
    types: Vec<Ty>,
    ranges: Vec<Interval>,
    steps: Vec<Step>,
}

impl Writer {
    /// Defines a parameter.
    pub(super) fn define(&mut self, ty: Ty, range: Interval) -> Value {
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
        self.origins.push(self.origin);
        results
    }

    /// From here on instructions stand for the next one of the old program.
    pub(super) fn next_origin(&mut self) {
        self.origin += 1;
    }

    /// Appends an operation.
    pub(super) fn ops(&mut self, op: Op, args: &[Value], types: &[Ty]) -> Vec<Value> {
        let inst = Inst {
            op,
            args: args.to_vec(),
            results: Vec::new(),
            exact: false,
            anew: false,
        };
        self.inst(inst, types)
    }

    /// Appends an operation with one result.
    pub(super) fn op(&mut self, op: Op, args: &[Value], ty: Ty) -> Value {
        self.ops(op, args, &[ty])[0]
    }

    /// Appends a claim, which bounds values from here on.
    pub(super) fn claim(&mut self, goal: Goal) {
        if let Some((v, claim)) = goal.bounded()
            && let Some(narrower) = self.ranges[v.index()].meet(claim)
        {
            self.ranges[v.index()] = narrower;
        }
        self.steps.push(Step::Goal(goal));
    }

    /// Marks the instruction that defines `v`, if it splits something: the low part is 0.
    pub(super) fn mark_exact(&mut self, v: Value) {
        let instruction = self.steps.iter_mut().rev().find_map(|step| match step {
            Step::Inst(inst) if inst.results.contains(&v) => Some(inst),
            _ => None,
        });
        if let Some(inst) = instruction {
            inst.exact = matches!(
                inst.op,
                Op::AddCarry | Op::SubBorrow | Op::Low(_) | Op::Shr(_) | Op::FunnelShr(_)
            );
        }
    }

    /// `program` with these steps and types, where its instructions come from, and the old values as `forms`.
    pub(super) fn written(mut self, mut program: Program, forms: Vec<Form>) -> Written {
        let origins = std::mem::take(&mut self.origins);
        self.finish(&mut program);
        Written {
            program,
            origins,
            forms,
        }
    }

    /// Puts steps and types into `program`.
    pub(super) fn finish(self, program: &mut Program) {
        program.types = self.types;
        program.steps = self.steps;
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
