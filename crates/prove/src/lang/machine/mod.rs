//! A program of the IR being written from a text, next to the library's program of the same operation.
//!
//! The library's instructions and claims come first: they are *hints*. Values of the text follow. An operation of the
//! text that equals one of the library is not written again, and a value of the text that has the value of one of the
//! library's on samples is claimed to be equal, then takes its name. The check proves each claim, so a wrong hint can
//! make a proof fail and cannot make it succeed wrongly.
//!
//! Samples are values for parameters within their bounds. They only choose what is claimed.

mod conditions;
mod key;
mod library;
mod samples;

use std::collections::{HashMap, HashSet};

use limbforge::ir::{
    Form, Goal, Inst, Op, Port, Program, Spec, Step, Ty, Value,
    interval::{Interval, Ranges},
    op::apply,
};
use num_bigint::BigInt;
use num_traits::One;

use super::word::Signs;
pub use conditions::{Conditions, claims_of};
use key::{Argument, Key};
use samples::Samples;

/// A side condition of a step that was read: it has to hold of the intervals that the check proves.
#[derive(Clone, Debug)]
pub struct Obligation {
    /// The line of the text.
    pub line: usize,
    /// The quantity that has to lie in `within`.
    pub of: Exact,
    /// All values of the type.
    pub within: Interval,
    /// For people: the obligation in words.
    pub what: &'static str,
}

/// An exact result.
#[derive(Clone, Debug)]
pub enum Exact {
    /// A value.
    Value(Value),
    /// `x + y`.
    Sum(Value, Value),
    /// `x - y`.
    Difference(Value, Value),
    /// `x y`.
    Product(Value, Value),
    /// `x 2^k`.
    Shifted(Value, u32),
    /// `floor(x / 2^k)`.
    Quotient(Value, u32),
}

impl Exact {
    /// Its interval, from those of all values.
    pub fn range(&self, ranges: &[Interval]) -> Interval {
        let of = |v: &Value| &ranges[v.index()];
        match self {
            Exact::Value(v) => of(v).clone(),
            Exact::Sum(x, y) => of(x).plus(of(y)),
            Exact::Difference(x, y) => of(x).minus(of(y)),
            Exact::Product(x, y) => of(x).product(of(y)),
            Exact::Shifted(x, k) => of(x).times(&(BigInt::one() << *k)),
            Exact::Quotient(x, k) => of(x).shifted_right(*k),
        }
    }
}

/// An operation that is there: its operands, its type and its results.
type Known = (Vec<Value>, Ty, Vec<Value>);

/// The program being written.
pub struct Machine {
    program: Program,
    ranges: Vec<Interval>,
    samples: Samples,
    known: HashMap<Key, Known>,
    /// The step of each value that is the first result of one.
    definitions: HashMap<Value, usize>,
    /// Values of the library by their samples.
    counterparts: HashMap<Vec<BigInt>, Vec<Value>>,
    /// The library's values under their new names.
    renamed: Vec<Value>,
    /// Values of the text that are not known to the library, with the line on which they were written.
    strange: Vec<(usize, Value)>,
    familiar: HashSet<Value>,
    /// Values that are congruent to others modulo 2^bits, by rules of `word`.
    pub congruences: HashMap<Value, (Value, u32)>,
    /// Knowledge of the rules of `word::signs`.
    pub signs: Signs,
    /// Side conditions, and values under the name of another.
    conditions: Conditions,
    /// The line that is being read.
    pub line: usize,
    writing_text: bool,
}

impl Machine {
    /// The library's program as hints, with these parameters.
    pub fn new(library: &Program, params: &[Port]) -> Machine {
        let mut machine = Machine {
            program: Program {
                params: params.to_vec(),
                results: Vec::new(),
                types: Vec::new(),
                steps: Vec::new(),
                spec: Spec::default(),
                ..library.clone()
            },
            ranges: Vec::new(),
            samples: Samples::default(),
            known: HashMap::new(),
            definitions: HashMap::new(),
            counterparts: HashMap::new(),
            renamed: vec![Value(0); library.types.len()],
            strange: Vec::new(),
            familiar: HashSet::new(),
            congruences: HashMap::new(),
            signs: Signs::default(),
            conditions: Conditions::default(),
            line: 0,
            writing_text: false,
        };
        for port in params {
            let ty = port.kind.ty(library.word, &port.bounds);
            for (v, bound) in port.values.iter().zip(&port.bounds) {
                machine.program.types.push(ty);
                machine.ranges.push(bound.clone());
                machine.samples.parameter(bound);
                machine.renamed[v.index()] = *v;
                machine.counterpart(*v);
            }
        }
        for step in &library.steps {
            match step {
                Step::Inst(inst) => machine.copy(library, inst),
                Step::Goal(goal) => {
                    let goal = machine.rename_goal(goal);
                    machine.claim(goal);
                }
            }
        }
        machine.writing_text = true;
        machine
    }

    /// The interval of a value as far as it is known while writing: it chooses between rules, and proves nothing.
    pub fn range(&self, v: Value) -> &Interval {
        &self.ranges[v.index()]
    }

    /// The type of a value in the IR.
    pub fn ty(&self, v: Value) -> Ty {
        self.program.ty(v)
    }

    /// The constant that a value is, if it is one.
    pub fn constant_of(&self, v: Value) -> Option<&BigInt> {
        self.range(v).single()
    }

    /// A constant, in the narrowest type of at least a word that holds it.
    pub fn constant(&mut self, k: &BigInt) -> Value {
        let word = self.program.word;
        let types = [
            Ty::unsigned(word),
            Ty::signed(word),
            Ty::unsigned(64),
            Ty::signed(64),
            Ty::unsigned(128),
            Ty::signed(128),
        ];
        let ty = types.into_iter().find(|ty| ty.range().contains(k));
        let ty = ty.unwrap_or(Ty::signed(128));
        self.inst(Op::Const(k.clone()), &[], &[ty])[0]
    }

    /// Notes a side condition.
    pub fn oblige(&mut self, of: Exact, within: Interval, what: &'static str) {
        let line = self.line;
        self.conditions.obligations.push(Obligation {
            line,
            of,
            within,
            what,
        });
    }

    /// Writes an operation of the text, unless it is known.
    pub fn inst(&mut self, op: Op, args: &[Value], types: &[Ty]) -> Vec<Value> {
        let results = self.append(op, args.to_vec(), types, false);
        results.into_iter().map(|v| self.merged(v)).collect()
    }

    /// Whether the operation is there already.
    pub fn has(&self, op: &Op, args: &[Value], ty: Ty) -> bool {
        self.known.contains_key(&self.key(op, args, ty))
    }

    /// The first result of the operation, if it is there, under the side conditions of taking it for this one.
    pub fn found(&mut self, op: &Op, args: &[Value], ty: Ty) -> Option<Value> {
        let known = self.has(op, args, ty);
        known.then(|| self.append(op.clone(), args.to_vec(), &[ty], false)[0])
    }

    /// Writes an operation whose result has to have this very type, so no other name of the same value will do.
    pub fn inst_of_type(&mut self, op: Op, args: &[Value], ty: Ty) -> Value {
        self.inst_of_types(op, args, &[ty])[0]
    }

    /// The same of an operation with several results.
    pub fn inst_of_types(&mut self, op: Op, args: &[Value], types: &[Ty]) -> Vec<Value> {
        self.append(op, args.to_vec(), types, false)
    }

    /// The operation that gives a value, with its operands; none for parameters.
    pub fn definition(&self, v: Value) -> Option<(&Op, &[Value])> {
        let step = self.definitions.get(&v)?;
        match &self.program.steps[*step] {
            Step::Inst(inst) => Some((&inst.op, &inst.args)),
            Step::Goal(_) => None,
        }
    }

    fn key(&self, op: &Op, args: &[Value], ty: Ty) -> Key {
        let known = args.iter().map(|v| match self.constant_of(*v) {
            Some(k) => Argument::Constant(k.clone()),
            None => Argument::Value(*v),
        });
        Key::new(op, known.collect(), self.key_type(op, args, ty))
    }

    /// The exact result of an operation that reduces it into its type.
    fn exact(op: &Op, args: &[Value]) -> Option<Exact> {
        match (op, args) {
            (Op::Add, [x, y]) => Some(Exact::Sum(*x, *y)),
            (Op::Sub, [x, y]) => Some(Exact::Difference(*x, *y)),
            (Op::Mul, [x, y]) => Some(Exact::Product(*x, *y)),
            (Op::Shl(k), [x]) => Some(Exact::Shifted(*x, *k)),
            (Op::Shr(k), [x]) => Some(Exact::Quotient(*x, *k)),
            _ => None,
        }
    }

    /// The type as far as the result depends on it, or its users do.
    fn key_type(&self, op: &Op, args: &[Value], ty: Ty) -> Option<Ty> {
        let free = match op {
            _ if ty == Ty::FLAG => false,
            Op::Low(_) => true,
            // A selection between equal values is there for its type.
            Op::Select => args[1] != args[2],
            _ => Machine::exact(op, args)
                .is_some_and(|exact| exact.range(&self.ranges).within(&ty.range())),
        };
        (!free).then_some(ty)
    }

    fn append(&mut self, op: Op, args: Vec<Value>, types: &[Ty], exact: bool) -> Vec<Value> {
        let key = self.key(&op, &args, types[0]);
        if let Some((own, known, results)) = self.known.get(&key).cloned() {
            if let Some(exact) = Machine::exact(&op, &args)
                && known != types[0]
            {
                // One result for both types, which both hold it.
                for ty in [known, types[0]] {
                    self.oblige(exact.clone(), ty.range(), "a result that fits its type");
                }
            }
            // Equal up to operands that are constants by their intervals: the check has to find these too.
            for v in own.into_iter().chain(args) {
                if let Some(k) = self.constant_of(v).cloned() {
                    let what = "a value that counts as a constant";
                    self.oblige(Exact::Value(v), Interval::point(k), what);
                }
            }
            return results;
        }
        let of: Vec<Interval> = args.iter().map(|v| self.range(*v).clone()).collect();
        let ranges = apply(&mut Ranges, &op, types[0], &of);
        self.samples.apply(&op, types[0], &args);
        let mut results = Vec::new();
        for (range, ty) in ranges.into_iter().zip(types) {
            results.push(Value(u32::try_from(self.ranges.len()).unwrap_or(u32::MAX)));
            self.ranges.push(range);
            self.program.types.push(*ty);
        }
        self.definitions
            .insert(results[0], self.program.steps.len());
        self.program.steps.push(Step::Inst(Inst {
            op,
            args: args.clone(),
            results: results.clone(),
            exact,
            anew: false,
        }));
        self.known.insert(key, (args, types[0], results.clone()));
        results
    }

    fn claim(&mut self, goal: Goal) {
        if let Some((v, claim)) = goal.bounded()
            && let Some(narrower) = self.range(v).meet(claim)
        {
            self.ranges[v.index()] = narrower;
        }
        self.program.steps.push(Step::Goal(goal));
    }

    /// Claims that two values are equal.
    pub fn claim_equal(&mut self, x: Value, y: Value) {
        if x != y {
            let difference = Form::of(x).plus(-1, y);
            self.claim(Goal::new(difference, Interval::point(0)).through([]));
            self.conditions.equalities.push((x, y));
        }
    }

    /// The whole program with these results and this specification.
    pub fn finish(self, results: Vec<Port>, spec: Spec) -> (Program, Conditions) {
        let mut program = self.program;
        program.results = results;
        program.spec = spec;
        (program, self.conditions)
    }
}
