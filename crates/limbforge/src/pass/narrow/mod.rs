//! Double words as two words, with carries.
//!
//! After the pass a value is a word or a flag. The one exception is a *split*: the product of two words, or a signed
//! word extended by its sign, is a double word that is read only by `low` and by `shr` of a word's width. Processors
//! have an instruction for each half of such a product, or one for both.
//!
//! A double word is `low + 2^w high`, with `low` unsigned and `high` signed where the double word is.
//! Unsigned high words are added with the carry of the low ones in one operation. The carry beyond them is claimed to
//! be 0 where the double word's interval says so. High words with a sign have room for the carry: `x + y + c` in two
//! additions that do not wrap. The claims say that the two words are the double word, and what its interval says of
//! either of them. The check proves them; the pass is not trusted.
//!
//! [`Cut::Radix`] cuts double words at the radix of the limbs instead, so that sums have no carries.

mod claims;
mod radix;
mod shift;
mod sum;

use num_bigint::BigInt;

use crate::ir::{
    Goal, Inst, Op, Program, Step, Ty, Value,
    interval::{Interval, Ranges, power_of_two},
    op::apply,
    spec::Known,
};

use super::writer::{Writer, Written};

/// The words of a value.
#[derive(Clone, Copy, Debug)]
enum Parts {
    /// It is a word or a flag.
    Word(Value),
    /// low + 2^w high, or with the radix in place of 2^w
    Pair { low: Value, high: Value },
}

/// Where double words are cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// At the word: sums carry.
    Word,
    /// At `2^at`, less than a word: both parts have room, so that sums do not carry.
    Radix {
        /// The bit of the cut.
        at: u32,
        /// The target has instructions for both parts of a product cut there.
        products: bool,
    },
}

/// Holds double words as two words. A program with an operation on double words that no generator writes stays as it
/// is.
pub fn narrow(program: Program) -> Program {
    narrow_at(program.clone(), Cut::Word).unwrap_or(program)
}

/// The same with double words cut at `cut`.
///
/// # Errors
/// The operation or the value that cannot be held so.
pub fn narrow_at(program: Program, cut: Cut) -> Result<Program, &'static str> {
    match obstacle(&program) {
        None => Ok(narrowed(program, cut)?.program),
        Some(obstacle) => Err(obstacle),
    }
}

/// The first operation that [`narrowed`] has no words for: on a double word, or with a wider one.
pub(crate) fn obstacle(program: &Program) -> Option<&'static str> {
    let word = program.word;
    let is_wide = |v: &Value| program.ty(*v).bits > word;
    let is_double = |v: &Value| program.ty(*v).bits == 2 * word && matches!(word, 32 | 64);
    let ports = program.params.iter().chain(&program.results);
    if ports.flat_map(|port| &port.values).any(is_wide) {
        return Some("double word at a port");
    }
    let fits = |inst: &Inst| {
        let mut values = inst.args.iter().chain(&inst.results);
        if !values.clone().any(is_wide) {
            return true;
        }
        let result = program.ty(inst.results[0]);
        let of_two_words = values.all(|v| !is_wide(v) || is_double(v));
        let known = match inst.op {
            Op::Low(_) => true,
            // From a double word to a word, or a double word again.
            Op::Shr(_) => result.bits >= word,
            Op::Const(_) | Op::Add | Op::Sub | Op::Mul | Op::Shl(_) | Op::Select => {
                is_wide(&inst.results[0])
            }
            Op::And | Op::Or | Op::Xor | Op::Not => is_wide(&inst.results[0]),
            _ => false,
        };
        of_two_words && known
    };
    let mut instructions = program.instructions();
    instructions
        .find(|inst| !fits(inst))
        .map(|inst| inst.op.row().name)
}

/// [`narrow_at`] for a program without an [`obstacle`], with the origin of each instruction.
///
/// # Errors
/// The first value without room, if double words are cut at a radix.
pub(crate) fn narrowed(mut program: Program, cut: Cut) -> Result<Written, &'static str> {
    let mut narrower = Narrower {
        word: program.word,
        cut,
        failed: None,
        types: std::mem::take(&mut program.types),
        writer: Writer::default(),
        parts: Vec::new(),
        known: Vec::new(),
        zero: None,
        carries: Vec::new(),
    };
    for port in &program.params {
        for (v, bound) in port.values.iter().zip(&port.bounds) {
            let value = narrower.writer.define(narrower.ty(*v), bound.clone());
            narrower.define(Parts::Word(value), bound.clone());
        }
    }
    for step in std::mem::take(&mut program.steps) {
        match step {
            Step::Inst(inst) => {
                narrower.step(&inst);
                narrower.writer.next_origin();
            }
            Step::Goal(goal) => narrower.goal(&goal),
        }
    }
    for port in program.params.iter_mut().chain(&mut program.results) {
        port.values.iter_mut().for_each(|v| *v = narrower.word(*v));
    }
    for congruence in &mut program.spec.congruences {
        narrower.expression(&mut congruence.left);
        narrower.expression(&mut congruence.right);
        congruence.zeros = narrower.form(&congruence.zeros);
    }
    for cut in &mut program.spec.cuts {
        cut.form = narrower.form(&cut.form);
    }
    for require in &mut program.spec.requires {
        require.form = narrower.form(&require.form);
    }
    let ensures = program.spec.ensures.iter();
    program.spec.ensures = ensures.map(|goal| narrower.translated(goal)).collect();
    if let Some(why) = narrower.failed {
        return Err(why);
    }
    let forms = narrower.parts.iter();
    let forms = forms.map(|parts| narrower.form_of(*parts)).collect();
    Ok(narrower.writer.written(program, forms))
}

struct Narrower {
    word: u8,
    cut: Cut,
    /// Why the cut cannot be made.
    failed: Option<&'static str>,
    /// The types of the old values.
    types: Vec<Ty>,
    writer: Writer,
    /// The words of the old values.
    parts: Vec<Parts>,
    /// The intervals of the old values.
    known: Vec<Interval>,
    zero: Option<Value>,
    /// By the number of a new value: it is a carry or a borrow.
    carries: Vec<bool>,
}

impl Narrower {
    fn ty(&self, v: Value) -> Ty {
        self.types[v.index()]
    }

    fn bits(&self) -> u32 {
        u32::from(self.word)
    }

    fn unsigned(&self) -> Ty {
        Ty::unsigned(self.word)
    }

    fn signed(&self) -> Ty {
        Ty::signed(self.word)
    }

    /// 2^w or the radix, the weight of a high word.
    fn weight(&self) -> BigInt {
        power_of_two(self.radix().map_or(self.bits(), |(at, _)| at))
    }

    fn is_wide(&self, ty: Ty) -> bool {
        ty.bits > self.word
    }

    fn define(&mut self, parts: Parts, range: Interval) {
        self.parts.push(parts);
        self.known.push(range);
    }

    fn inst(&mut self, inst: Inst, types: &[Ty]) -> Vec<Value> {
        self.writer.inst(inst, types)
    }

    fn ops(&mut self, op: Op, args: &[Value], types: &[Ty]) -> Vec<Value> {
        self.writer.ops(op, args, types)
    }

    fn op(&mut self, op: Op, args: &[Value], ty: Ty) -> Value {
        self.ops(op, args, &[ty])[0]
    }

    fn constant(&mut self, k: BigInt, ty: Ty) -> Value {
        self.op(Op::Const(k), &[], ty)
    }

    fn zero(&mut self) -> Value {
        if let Some(zero) = self.zero {
            return zero;
        }
        let ty = self.unsigned();
        let zero = self.constant(BigInt::ZERO, ty);
        self.zero = Some(zero);
        zero
    }

    fn is_carry(&self, v: Value) -> bool {
        self.carries.get(v.index()).is_some_and(|carry| *carry)
    }

    fn note_carry(&mut self, v: Value) {
        self.carries.resize(v.index() + 1, false);
        self.carries[v.index()] = true;
    }

    /// The value of a word.
    fn word(&self, v: Value) -> Value {
        match self.parts[v.index()] {
            Parts::Word(value) | Parts::Pair { low: value, .. } => value,
        }
    }

    /// The word with the sign of `ty`, modulo 2^w.
    fn read_as(&mut self, v: Value, ty: Ty) -> Value {
        match (self.writer.ty(v).signed, ty.signed) {
            (true, false) => self.op(Op::Low(self.bits()), &[v], ty),
            (false, true) => {
                let zero = self.zero();
                self.op(Op::Add, &[v, zero], ty)
            }
            _ => v,
        }
    }

    /// Low word and high word of a double word, or of a word that is read as one.
    fn pair(&mut self, v: Value) -> (Value, Value) {
        match self.parts[v.index()] {
            Parts::Pair { low, high } => (low, high),
            Parts::Word(value) if self.cut == Cut::Word && self.writer.ty(value).signed => {
                self.extended(value)
            }
            Parts::Word(value) => (value, self.zero()),
        }
    }

    /// Both words of a word extended by its sign.
    fn extended(&mut self, value: Value) -> (Value, Value) {
        let zero = self.zero();
        let wide = self.op(Op::Add, &[value, zero], Ty::signed(2 * self.word));
        self.halves(wide)
    }

    /// Both words of a double word that is split at once.
    fn halves(&mut self, wide: Value) -> (Value, Value) {
        let (bits, word) = (self.bits(), self.word);
        let signed = self.writer.ty(wide).signed;
        let low = self.op(Op::Low(bits), &[wide], self.unsigned());
        let high = self.op(Op::Shr(bits), &[wide], Ty { bits: word, signed });
        (low, high)
    }

    /// One instruction, and the interval of its results.
    fn step(&mut self, inst: &Inst) {
        let ty = self.ty(inst.results[0]);
        let args: Vec<Interval> = inst
            .args
            .iter()
            .map(|a| self.known[a.index()].clone())
            .collect();
        let ranges = apply(&mut Ranges, &inst.op, ty, &args);
        let wide = self.is_wide(ty) || inst.args.iter().any(|a| self.is_wide(self.ty(*a)));
        if wide {
            let parts = self.double(inst, ty, &ranges[0]);
            self.define(parts, ranges[0].clone());
            return;
        }
        let mut new = inst.clone();
        new.args.iter_mut().for_each(|v| *v = self.word(*v));
        let types: Vec<Ty> = inst.results.iter().map(|r| self.ty(*r)).collect();
        let values = self.inst(new, &types);
        if inst.op == Op::Const(BigInt::ZERO) && ty == self.unsigned() {
            self.zero.get_or_insert(values[0]);
        }
        if matches!(inst.op, Op::AddCarry | Op::SubBorrow) {
            self.note_carry(values[1]);
        }
        for (value, range) in values.into_iter().zip(ranges) {
            self.define(Parts::Word(value), range);
        }
    }

    /// An instruction with a double word among its operands or as its result, which lies in `range`.
    fn double(&mut self, inst: &Inst, ty: Ty, range: &Interval) -> Parts {
        let args = inst.args.as_slice();
        if let Some(radix) = self.radix() {
            return self.radix_double(inst, ty, range, radix);
        }
        match &inst.op {
            Op::Const(k) => {
                let low = self.constant(k & (self.weight() - 1), self.unsigned());
                let high = self.constant(k >> self.bits(), self.high_ty(ty));
                Parts::Pair { low, high }
            }
            Op::Add => self.sum(args, ty, range, false),
            Op::Sub => self.sum(args, ty, range, true),
            Op::Mul => self.product(args, ty, range),
            Op::Shl(k) => self.left(args[0], *k, ty, range),
            Op::Shr(k) => self.right(inst, *k, ty, range),
            Op::Low(k) => self.low_bits(args[0], *k, ty, range),
            Op::Select => self.select(args, ty, range),
            Op::And | Op::Or | Op::Xor | Op::Not => self.bitwise(&inst.op, args, ty),
            other => unreachable!("`{}` of double words is an obstacle", other.row().name),
        }
    }

    fn high_ty(&self, ty: Ty) -> Ty {
        Ty {
            bits: self.word,
            signed: ty.signed,
        }
    }

    fn select(&mut self, args: &[Value], ty: Ty, range: &Interval) -> Parts {
        let flag = self.word(args[0]);
        let ((xl, xh), (yl, yh)) = (self.pair(args[1]), self.pair(args[2]));
        let high = self.high_ty(ty);
        let (xh, yh) = (self.read_as(xh, high), self.read_as(yh, high));
        let parts = Parts::Pair {
            low: self.op(Op::Select, &[flag, xl, yl], self.unsigned()),
            high: self.op(Op::Select, &[flag, xh, yh], high),
        };
        let sum = self.form_of(parts);
        let goal = Goal::new(sum, range.clone()).cases(flag);
        let [x, y] = [args[1], args[2]].map(|v| Known::new(1, self.form_of(self.parts[v.index()])));
        self.claim(goal.through([x]).through([y]));
        self.claim_parts(parts, range);
        parts
    }

    fn bitwise(&mut self, op: &Op, args: &[Value], ty: Ty) -> Parts {
        let (mut low, mut high) = (Vec::new(), Vec::new());
        let high_ty = self.high_ty(ty);
        for v in args {
            let (l, h) = self.pair(*v);
            low.push(l);
            high.push(self.read_as(h, high_ty));
        }
        Parts::Pair {
            low: self.op(op.clone(), &low, self.unsigned()),
            high: self.op(op.clone(), &high, high_ty),
        }
    }
}
