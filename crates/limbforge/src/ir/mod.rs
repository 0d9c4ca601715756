//! The intermediate representation: straight-line programs in single-assignment form over machine words.
//!
//! A [`Value`] is one word, one double word or one flag, with an unsigned or signed reading ([`Ty`]). There is no
//! branch, no memory and no division, so that nothing secret can decide a time or an address: it cannot be expressed.
//!
//! A [`Program`] prints as a listing, which holds all of it and parses back.
//!
//! The evaluator [`op::apply`] is the meaning of the IR. It is generic over [`domain::Domain`]: integers
//! ([`eval`]), intervals ([`interval`]), polynomials (the checker).

pub mod across;
pub mod build;
pub(crate) mod decimal;
pub mod domain;
pub mod eval;
pub mod interval;
pub mod op;
pub mod shift_add;
pub mod spec;
mod text;

use num_bigint::BigInt;
use num_traits::Signed;
use serde::{Deserialize, Serialize};

use interval::{Interval, power_of_two};
pub use op::Op;
pub use spec::{Congruence, Cut, Form, Goal, Known, Require, Spec};
pub use text::{ListingError, Mistake};

/// The type of a value: width in bits and reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ty {
    /// Width: 1 (a flag), 32, 64 or 128.
    pub bits: u8,
    /// Two's complement reading.
    pub signed: bool,
}

impl Ty {
    /// A carry, a borrow, a condition: 0 or 1.
    pub const FLAG: Ty = Ty::unsigned(1);

    /// An unsigned type of `bits` bits.
    pub const fn unsigned(bits: u8) -> Ty {
        Ty {
            bits,
            signed: false,
        }
    }

    /// A signed type of `bits` bits.
    pub const fn signed(bits: u8) -> Ty {
        Ty { bits, signed: true }
    }

    /// All values of the type.
    pub fn range(self) -> Interval {
        let bits = u32::from(self.bits);
        if self.signed {
            Interval::new(-power_of_two(bits - 1), power_of_two(bits - 1) - 1)
        } else {
            Interval::of_bits(bits)
        }
    }
}

/// A name of a value: defined once, by a parameter or by one instruction. Numbered in order of definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Value(pub u32);

impl Value {
    /// Index into [`Program::types`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// One operation, its arguments and the names it defines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inst {
    /// The operation.
    pub op: Op,
    /// As many as the operation's row says.
    pub args: Vec<Value>,
    /// As many as the operation's row says.
    pub results: Vec<Value>,
    /// Hint: the low part of the split is 0 for all inputs (a Montgomery step). The checker proves it.
    #[serde(default)]
    pub exact: bool,
    /// A recipe wants this to be computed where it stands, although an equal instruction may come before it. It means
    /// nothing after [`share`](crate::pass), and is not saved.
    #[serde(skip)]
    pub anew: bool,
}

/// An instruction, or a claim that the checker has to prove at this place and may use from here on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Defines values.
    Inst(Inst),
    /// States a bound; defines nothing, emits nothing.
    Goal(Goal),
}

/// Kind of a parameter or a result of a program, as its caller sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A field element within tight bounds.
    Tight,
    /// A field element within loose bounds.
    Loose,
    /// Little-endian bytes, as words.
    Bytes,
    /// A flag, 0 or 1.
    Flag,
    /// Words.
    Word,
}

impl Kind {
    /// The type of the words of a port within `bounds`: signed where words may be below 0.
    pub fn ty(self, word: u8, bounds: &[Interval]) -> Ty {
        match self {
            Kind::Flag => Ty::FLAG,
            Kind::Word if bounds.iter().any(|bound| bound.lo.is_negative()) => Ty::signed(word),
            _ => Ty::unsigned(word),
        }
    }
}

/// A parameter or a result: a name, and one value per limb with its bound.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Port {
    /// Name in listings and in emitted code.
    pub name: String,
    /// Its kind.
    pub kind: Kind,
    /// Its words, least significant first.
    pub values: Vec<Value>,
    /// Parameters: what the caller guarantees. Results: what the program guarantees.
    pub bounds: Vec<Interval>,
}

/// A straight-line program with the statement that it has to satisfy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Program {
    /// Name of the operation, such as `mul`.
    pub name: String,
    /// Width of a machine word: 32 or 64.
    pub word: u8,
    /// Whether only the field's routines call it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub internal: bool,
    /// Parameters; they define the first values.
    pub params: Vec<Port>,
    /// Results.
    pub results: Vec<Port>,
    /// The type of every value.
    pub types: Vec<Ty>,
    /// Instructions and claims, in order.
    pub steps: Vec<Step>,
    /// Specification of the results.
    pub spec: Spec,
}

/// Operations with equal keys have equal results: the operation, its operands, and the type of its (first) result.
pub(crate) type Key = (Op, Vec<Value>, Ty);

/// The key of an operation; operands that may change places are in order.
pub(crate) fn key(op: &Op, args: &[Value], ty: Ty) -> Key {
    let mut args = args.to_vec();
    if matches!(op, Op::Add | Op::Mul | Op::MulHi) {
        args.sort_unstable();
    }
    (op.clone(), args, ty)
}

impl Program {
    /// The type of `v`.
    pub fn ty(&self, v: Value) -> Ty {
        self.types[v.index()]
    }

    /// The instructions, in order, without the claims.
    pub fn instructions(&self) -> impl DoubleEndedIterator<Item = &Inst> {
        self.steps.iter().filter_map(|step| match step {
            Step::Inst(inst) => Some(inst),
            Step::Goal(_) => None,
        })
    }

    /// For every value, whether a result depends on it: what an emitter prints.
    pub fn live(&self) -> Vec<bool> {
        let results = self.results.iter().flat_map(|port| &port.values);
        self.needed_by(results.copied())
    }

    /// For every value, whether it is one of `roots` or one of them depends on it.
    pub(crate) fn needed_by(&self, roots: impl IntoIterator<Item = Value>) -> Vec<bool> {
        let mut needed = vec![false; self.types.len()];
        for v in roots {
            needed[v.index()] = true;
        }
        for inst in self.instructions().rev() {
            if inst.results.iter().any(|r| needed[r.index()]) {
                for a in &inst.args {
                    needed[a.index()] = true;
                }
            }
        }
        needed
    }

    /// For every value, the instruction's constant if it is one.
    pub fn constants(&self) -> Vec<Option<&BigInt>> {
        let mut constants = vec![None; self.types.len()];
        for inst in self.instructions() {
            if let Op::Const(k) = &inst.op
                && let Some(slot) = inst
                    .results
                    .first()
                    .and_then(|r| constants.get_mut(r.index()))
            {
                *slot = Some(k);
            }
        }
        constants
    }

    /// Counts of the live instructions by what they cost.
    pub fn counts(&self) -> Counts {
        let live = self.live();
        let mut counts = Counts::default();
        for inst in self.instructions() {
            if !inst.results.iter().any(|r| live[r.index()]) {
                continue;
            }
            let own = self.counts_of(inst);
            counts.multiplications += own.multiplications;
            counts.additions += own.additions;
            counts.other += own.other;
        }
        counts
    }

    /// Counts of one instruction.
    pub fn counts_of(&self, inst: &Inst) -> Counts {
        let mut counts = Counts::default();
        match inst.op {
            Op::Const(_) => {}
            Op::Mul | Op::MulHi => {
                let wide = inst.args.iter().any(|a| self.ty(*a).bits > self.word);
                // A double word times a word: two multiplications of words.
                counts.multiplications += if wide { 2 } else { 1 };
            }
            Op::Madd52Lo | Op::Madd52Hi | Op::Fma51Lo | Op::Fma51Hi => counts.multiplications += 1,
            Op::Maddlu | Op::Maddhu | Op::Madd57lu | Op::Madd57hu => counts.multiplications += 1,
            Op::Add | Op::Sub | Op::AddCarry | Op::SubBorrow | Op::Cadd => {
                let double = self.ty(inst.results[0]).bits > self.word;
                counts.additions += if double { 2 } else { 1 };
            }
            // The low word and the high word of a double word are registers already.
            Op::Low(k) if k == u32::from(self.word) => {}
            Op::Shr(k) if k == u32::from(self.word) && self.ty(inst.args[0]).bits > self.word => {}
            _ => counts.other += 1,
        }
        counts
    }
}

/// Word-level operation counts of a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts {
    /// Multiplications of words.
    pub multiplications: usize,
    /// Additions and subtractions of words, with or without carry.
    pub additions: usize,
    /// Shifts, masks, selections.
    pub other: usize,
}

impl Counts {
    /// All of them.
    pub fn total(&self) -> usize {
        self.multiplications + self.additions + self.other
    }
}
