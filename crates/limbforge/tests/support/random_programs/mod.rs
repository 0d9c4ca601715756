//! Random programs that are almost right, to be checked and, where the check accepts them, run.
//!
//! A few runs go along while a program is written. Marks of zero low parts, claims and congruences are those that hold
//! in these runs, so most are true or wrong for rare inputs only: the ones that a check gets wrong.

mod choices;
mod statement;
mod sum;

use limbforge_core::ir::{
    Inst, Kind, Op, Port, Program, Spec, Step, Ty, Value,
    domain::{BitOp, Domain},
    eval::Integers,
    interval::Interval,
    op::apply,
};
use num_bigint::BigInt;
use num_traits::Zero;

pub use choices::Choices;

/// The evaluator on integers, which remembers whether the first low part it split off was 0.
#[derive(Default)]
struct Watched {
    integers: Integers,
    first_low_is_zero: Option<bool>,
}

impl Domain for Watched {
    type V = BigInt;

    fn constant(&mut self, k: &BigInt) -> BigInt {
        self.integers.constant(k)
    }
    fn add(&mut self, x: &BigInt, y: &BigInt) -> BigInt {
        self.integers.add(x, y)
    }
    fn scale(&mut self, x: &BigInt, k: &BigInt) -> BigInt {
        self.integers.scale(x, k)
    }
    fn mul(&mut self, x: &BigInt, y: &BigInt) -> BigInt {
        self.integers.mul(x, y)
    }
    fn split(&mut self, e: &BigInt, k: u32) -> (BigInt, BigInt) {
        let (lo, hi) = self.integers.split(e, k);
        self.first_low_is_zero.get_or_insert(lo.is_zero());
        (lo, hi)
    }
    fn select(&mut self, condition: &BigInt, x: &BigInt, y: &BigInt) -> BigInt {
        self.integers.select(condition, x, y)
    }
    fn bitwise(&mut self, op: BitOp, x: &BigInt, y: &BigInt) -> BigInt {
        self.integers.bitwise(op, x, y)
    }
}

struct Maker<'a, 'b> {
    choices: &'a mut Choices<'b>,
    program: Program,
    /// The values of each run so far.
    runs: Vec<Vec<BigInt>>,
    word: u8,
}

/// Widths of words; products are of twice as many bits where there is such a type.
const WORDS: [u8; 3] = [8, 32, 64];
const MODULI: [u64; 4] = [7, 65537, (1 << 61) - 1, 0xffff_ffff_ffff_ffc5];

/// A program of some ten instructions with a statement, claims and marks that hold in a few runs.
pub fn program(choices: &mut Choices) -> Program {
    let word = choices.of(&WORDS);
    let modulus = BigInt::from(choices.of(&MODULI));
    let program = Program {
        name: "random".to_owned(),
        word,
        internal: false,
        params: Vec::new(),
        results: Vec::new(),
        types: Vec::new(),
        steps: Vec::new(),
        spec: Spec {
            formula: "random".to_owned(),
            modulus,
            ..Spec::default()
        },
    };
    let runs = vec![Vec::new(); 1 + choices.below(7)];
    let mut maker = Maker {
        choices,
        program,
        runs,
        word,
    };
    for _ in 0..1 + maker.choices.below(3) {
        maker.parameter();
    }
    if maker.choices.one_in(8) {
        maker.sum_in_words();
    }
    for _ in 0..3 + maker.choices.below(9) {
        maker.instruction();
        if maker.choices.one_in(6) {
            maker.claim();
        }
    }
    maker.state();
    maker.program
}

impl Maker<'_, '_> {
    fn ty(&mut self) -> Ty {
        let (own, wide) = (self.word, if self.word == 8 { 32 } else { 2 * self.word });
        let all = [
            Ty::unsigned(own),
            Ty::unsigned(own),
            Ty::unsigned(own),
            Ty::signed(own),
            Ty::unsigned(wide),
            Ty::signed(wide),
            Ty::FLAG,
        ];
        self.choices.of(&all)
    }

    fn new_value(&mut self, ty: Ty) -> Value {
        self.program.types.push(ty);
        Value(self.program.types.len() as u32 - 1)
    }

    fn parameter(&mut self) {
        let ty = self.ty();
        let bound = self.choices.interval(ty);
        let v = self.new_value(ty);
        let at = v.index();
        for (i, run) in self.runs.iter_mut().enumerate() {
            run.push(match i {
                0 => bound.lo.clone(),
                1 => bound.hi.clone(),
                2 | 3 if (i + at).is_multiple_of(2) => bound.lo.clone(),
                2 | 3 => bound.hi.clone(),
                _ => self.choices.random.mixed(&bound),
            });
        }
        self.program
            .params
            .push(port(format!("p{at}"), v, ty, bound));
    }

    fn any(&mut self) -> Value {
        self.typed(|_| true).expect("there is a parameter")
    }

    /// A value of such a type. Late values come more often: definitions get deep.
    fn typed(&mut self, fits: impl Fn(Ty) -> bool) -> Option<Value> {
        let types = self.program.types.iter().enumerate();
        let all: Vec<usize> = types.filter(|(_, ty)| fits(**ty)).map(|(i, _)| i).collect();
        if all.is_empty() {
            return None;
        }
        let at = self
            .choices
            .below(all.len())
            .max(self.choices.below(all.len()));
        Some(Value(all[at] as u32))
    }

    fn flag(&mut self) -> Option<Value> {
        self.typed(|ty| ty == Ty::FLAG)
    }

    /// Appends an instruction, or nothing.
    fn instruction(&mut self) {
        let ty = self.ty();
        let again = self.program.instructions().filter(|i| i.results.len() == 1);
        let again: Vec<Inst> = again.cloned().collect();
        let (op, args, ty) = if !again.is_empty() && self.choices.one_in(8) {
            // Once more, when something has been learned since.
            let inst = self.choices.of(&again);
            let ty = self.program.ty(inst.results[0]);
            (inst.op, inst.args, ty)
        } else {
            let Some(operation) = self.operation(ty) else {
                return;
            };
            operation
        };
        self.append(op, args, ty);
    }

    /// Appends an instruction of which all results fit their types in all runs, or nothing. Its first result.
    fn append(&mut self, op: Op, args: Vec<Value>, ty: Ty) -> Option<Value> {
        let types: &[Ty] = if op.row().results == 2 {
            &[ty, Ty::FLAG]
        } else {
            &[ty]
        };
        let mut zero_in_all = true;
        let mut all = Vec::new();
        for run in &self.runs {
            let args: Vec<BigInt> = args.iter().map(|a| run[a.index()].clone()).collect();
            let mut watched = Watched::default();
            let results = apply(&mut watched, &op, ty, &args);
            let fit = |(r, ty): (&BigInt, &Ty)| ty.range().contains(r);
            if !results.iter().zip(types).all(fit) {
                return None;
            }
            zero_in_all &= watched.first_low_is_zero == Some(true);
            all.push(results);
        }
        let exact = if zero_in_all {
            !self.choices.one_in(4)
        } else {
            self.choices.one_in(16)
        };
        for (run, results) in self.runs.iter_mut().zip(all) {
            run.extend(results);
        }
        let results: Vec<Value> = types.iter().map(|ty| self.new_value(*ty)).collect();
        let first = results[0];
        let inst = Inst {
            op,
            args,
            results,
            exact,
            anew: false,
        };
        self.program.steps.push(Step::Inst(inst));
        Some(first)
    }

    /// An operation with a result of this type, or of this width without sign, and arguments that fit it.
    fn operation(&mut self, ty: Ty) -> Option<(Op, Vec<Value>, Ty)> {
        let own = Ty::unsigned(ty.bits);
        let below = |end: u8, choices: &mut Choices| 1 + choices.below(usize::from(end)) as u32;
        let k = below(ty.bits, self.choices);
        let inner = (ty.bits > 1).then(|| below(ty.bits - 1, self.choices));
        let fitting = |t: Ty| t.bits <= ty.bits;
        let word = |t: Ty| !t.signed && t.bits <= ty.bits;
        Some(match self.choices.below(24) {
            0 => (
                Op::Const(self.choices.random.mixed(&ty.range())),
                vec![],
                ty,
            ),
            1 => (Op::Const(self.choices.below(2).into()), vec![], own),
            n @ 2..=5 => {
                let op = if n < 4 { Op::Add } else { Op::Sub };
                (op, vec![self.typed(fitting)?, self.typed(fitting)?], ty)
            }
            n @ (6 | 7) => {
                let op = if n == 6 { Op::AddCarry } else { Op::SubBorrow };
                (
                    op,
                    vec![self.typed(word)?, self.typed(word)?, self.flag()?],
                    own,
                )
            }
            8 | 9 => (
                Op::Mul,
                vec![self.typed(fitting)?, self.typed(fitting)?],
                ty,
            ),
            10 => (Op::MulHi, vec![self.typed(word)?, self.typed(word)?], own),
            11 | 12 => (Op::Shl(inner?), vec![self.any()], ty),
            13 | 14 => {
                let x = self.typed(|t| t.bits > 1)?;
                let k = below(self.program.ty(x).bits - 1, self.choices);
                (Op::Shr(k), vec![x], ty)
            }
            15 | 16 => (Op::Low(k), vec![self.any()], own),
            17 => (
                Op::FunnelShr(inner?),
                vec![self.typed(word)?, self.typed(word)?],
                own,
            ),
            18 => (Op::Select, vec![self.flag()?, self.any(), self.any()], ty),
            19 => {
                let op = self.choices.of(&[Op::And, Op::Or, Op::Xor]);
                let same = |t: Ty| if ty.signed { t == ty } else { word(t) };
                (op, vec![self.typed(same)?, self.typed(same)?], ty)
            }
            20 if ty.signed => (Op::Not, vec![self.typed(|t| t == ty)?], ty),
            20 => (Op::Not, vec![self.typed(word)?], own),
            n @ (21 | 22) => {
                let full = [Op::Maddlu, Op::Maddhu, Op::Cadd];
                let short = [
                    Op::Madd52Lo,
                    Op::Madd52Hi,
                    Op::Fma51Lo,
                    Op::Fma51Hi,
                    Op::Madd57lu,
                    Op::Madd57hu,
                ];
                let op = self.choices.of(if n == 21 { &full[..] } else { &short });
                let args = [self.typed(word)?, self.typed(word)?, self.typed(word)?];
                (op, args.to_vec(), own)
            }
            _ => {
                let (x, y) = (self.any(), self.any());
                let k = below(self.program.ty(y).bits, self.choices) - 1;
                (Op::Sraiadd(k), vec![x, y], ty)
            }
        })
    }
}

fn port(name: String, v: Value, ty: Ty, bound: Interval) -> Port {
    Port {
        name,
        kind: if ty == Ty::FLAG {
            Kind::Flag
        } else {
            Kind::Word
        },
        values: vec![v],
        bounds: vec![bound],
    }
}
