//! Writing programs: every method appends one instruction and returns its result.
//!
//! The builder keeps the interval of every value while it writes. A method whose exact result does not fit its type
//! records an [`Overflow`]; the first one is returned by [`Builder::finish`], which is how a recipe that does not fit
//! a prime is found out early. Nothing here is trusted: the checker starts from the finished program.

mod exact;
pub(crate) mod fma51;
mod lanes;
mod madd52;
mod shift_add;
mod words;

use std::{collections::HashMap, fmt};

use num_bigint::BigInt;
use num_traits::Zero;

use super::{
    Goal, Inst, Key, Kind, Op, Port, Program, Spec, Step, Ty, Value,
    interval::{Interval, Ranges},
    key,
    op::apply,
};

/// An exact result that does not fit its type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overflow {
    /// Which operation of the field.
    pub program: String,
    /// The computation.
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
    /// With shifts, additions and subtractions: the sequence of [`for_programs`](super::shift_add::for_programs).
    ShiftAdd,
    /// In vectors: with the multiplier of 52 bits where it is added to a sum and fits; else as
    /// [`ConstMul::ShiftAdd`].
    Madd52,
}

/// A program being written.
pub struct Builder {
    program: Program,
    ranges: Vec<Interval>,
    anew: bool,
    /// Results of the operations so far, where equal ones are to be one.
    known: Option<HashMap<Key, Vec<Value>>>,
    overflow: Option<Overflow>,
}

impl Builder {
    /// An empty program called `name` over words of `word` bits (32 or 64).
    pub fn new(name: &str, word: u8) -> Builder {
        Builder {
            program: Program {
                name: name.to_owned(),
                word,
                internal: false,
                params: Vec::new(),
                results: Vec::new(),
                types: Vec::new(),
                steps: Vec::new(),
                spec: Spec::default(),
            },
            ranges: Vec::new(),
            anew: false,
            known: None,
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

    /// Adds a parameter with one value per bound; [`Kind::ty`] is their type.
    pub fn param(&mut self, name: &str, kind: Kind, bounds: &[Interval]) -> Vec<Value> {
        let ty = kind.ty(self.program.word, bounds);
        let define = |bound: &Interval| self.define(ty, bound.clone());
        let values: Vec<Value> = bounds.iter().map(define).collect();
        self.program.params.push(Port {
            name: name.to_owned(),
            kind,
            values: values.clone(),
            bounds: bounds.to_vec(),
        });
        values
    }

    /// The same builder, which writes equal operations once: a bound that is claimed of a value then holds for all of
    /// them.
    #[must_use]
    pub fn sharing(mut self) -> Builder {
        self.known = Some(HashMap::new());
        self
    }

    /// Appends an operation with these result types.
    pub fn inst(&mut self, op: Op, args: &[Value], types: &[Ty]) -> Vec<Value> {
        let key = key(&op, args, types[0]);
        if let Some(results) = self.known.as_ref().and_then(|known| known.get(&key)) {
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
            anew: self.anew,
        }));
        if let Some(known) = &mut self.known {
            known.insert(key, results.clone());
        }
        results
    }

    fn inst1(&mut self, op: Op, args: &[Value], ty: Ty) -> Value {
        self.inst(op, args, &[ty])[0]
    }

    /// Appends by `write` instructions that are computed anew, and not shared with earlier equal ones.
    pub fn anew<T>(&mut self, write: impl FnOnce(&mut Builder) -> T) -> T {
        let before = std::mem::replace(&mut self.anew, true);
        let result = write(self);
        self.anew = before;
        result
    }

    fn require(&mut self, what: &'static str, exact: &Interval, ty: Ty) {
        self.require_in(what, exact, &ty.range(), ty);
    }

    /// Gives up, for the type of a word, unless `exact` is within `room`, which is narrower.
    fn require_within(&mut self, what: &'static str, exact: &Interval, room: &Interval) {
        self.require_in(what, exact, room, self.word_ty());
    }

    fn require_in(&mut self, what: &'static str, exact: &Interval, room: &Interval, ty: Ty) {
        if self.overflow.is_none() && !exact.within(room) {
            self.overflow = Some(Overflow {
                program: self.program.name.clone(),
                what,
                range: exact.clone(),
                ty,
            });
        }
    }

    /// The first result that does not fit, if there is one so far.
    pub fn overflow(&self) -> Option<&Overflow> {
        self.overflow.as_ref()
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
        if let Some((v, claim)) = goal.bounded()
            && let Some(narrower) = self.ranges[v.index()].meet(claim)
        {
            self.ranges[v.index()] = narrower;
        }
        self.program.steps.push(Step::Goal(goal));
    }

    /// Marks the instruction that defined `v`: the low part of its split is 0.
    pub fn mark_exact(&mut self, v: Value) {
        if self.is(v, 0) {
            // A quotient known to be 0 becomes a constant: nothing is split.
            return;
        }
        for step in self.program.steps.iter_mut().rev() {
            if let Step::Inst(inst) = step
                && inst.results.contains(&v)
            {
                inst.exact = true;
                return;
            }
        }
    }

    /// Closes the program.
    ///
    /// # Errors
    /// The first [`Overflow`] of a method above.
    pub fn finish(
        mut self,
        results: Vec<(&str, Kind, Vec<Value>)>,
        spec: Spec,
    ) -> Result<Program, Overflow> {
        for (_, kind, values) in &results {
            let ranges: Vec<Interval> = values.iter().map(|&v| self.range(v).clone()).collect();
            let ty = kind.ty(self.program.word, &ranges);
            for range in ranges {
                self.require("limb of a result", &range, ty);
            }
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
