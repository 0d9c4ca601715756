//! Random programs over all operations: what a recipe never does must be printed right as well.

use limbforge_compare::Random;
use limbforge_core::{
    check::check,
    field::Field,
    ir::{Kind, Op, Program, Ty, Value, build::Builder, interval::Interval},
    prime::Prime,
    repr::{Domain, Radix, Repr},
};
use num_bigint::BigInt;

use super::emit_fields::{state_results, unproved};

/// The operations in programs.
#[derive(Clone, Copy)]
pub enum Kinds {
    /// Those that generators write.
    Generated,
    /// All.
    All,
}

/// A field whose programs are random; nothing is proved about them but bounds.
pub fn field(word: u8, programs: usize, kinds: Kinds) -> Field {
    let prime = Prime::parse("2^61 - 1").expect("a prime");
    let full = vec![Interval::of_bits(u32::from(word)); 2];
    let repr = Repr {
        word,
        limbs: 2,
        radix: Radix::bits(u32::from(word)),
        domain: Domain::Standard,
        tight: full.clone(),
        loose: full,
    };
    let mut random = Random(u64::from(word));
    let programs = (0..programs)
        .map(|i| {
            let mut program = program(&mut random, &prime, &format!("f{i}"), word, kinds);
            state_results(&mut program);
            check(program).unwrap_or_else(|refusal| panic!("{refusal}"))
        })
        .collect();
    let limbs = |k: u32| vec![BigInt::from(k), BigInt::from(0)];
    Field {
        recipe: "random".to_owned(),
        constants: super::emit_fields::zero_and_one(limbs(0), limbs(1)),
        prime,
        repr,
        programs,
        across: Vec::new(),
        routines: Vec::new(),
        formula: None,
    }
}

struct Pool {
    values: Vec<(Value, Ty)>,
    word: u8,
}

impl Pool {
    fn pick(&self, random: &mut Random, fits: impl Fn(Ty) -> bool) -> Value {
        let all: Vec<Value> = self
            .values
            .iter()
            .filter(|(_, ty)| fits(*ty))
            .map(|(v, _)| *v)
            .collect();
        // The latest values more often: chains get long.
        let at = random.below(all.len()).max(random.below(all.len()));
        all[at]
    }

    fn unsigned(&self, random: &mut Random, bits: u8) -> Value {
        self.pick(random, |ty| !ty.signed && ty.bits <= bits)
    }

    fn flag(&self, random: &mut Random) -> Value {
        self.pick(random, |ty| ty == Ty::FLAG)
    }
}

fn program(random: &mut Random, prime: &Prime, name: &str, word: u8, kinds: Kinds) -> Program {
    let mut b = Builder::new(name, word);
    let w = u32::from(word);
    let bits = |random: &mut Random| {
        Interval::of_bits(1 + u32::try_from(random.below(64)).expect("small") % w)
    };
    let bounds: Vec<Interval> = (0..4).map(|_| bits(random)).collect();
    let flag = b.param("f", Kind::Flag, &[Interval::of_bits(1)])[0];
    let words = b.param("a", Kind::Word, &bounds);
    let k = b.param("k", Kind::Word, &[Interval::of_bits(w)])[0];
    let mut pool = Pool {
        values: vec![(flag, Ty::FLAG), (k, Ty::unsigned(word))],
        word,
    };
    pool.values
        .extend(words.iter().map(|v| (*v, Ty::unsigned(word))));
    for _ in 0..20 {
        step(random, &mut b, &mut pool, kinds);
    }

    let mut out = Vec::new();
    let mut flags = Vec::new();
    for &(v, ty) in pool.values.iter().rev().take(12) {
        if ty == Ty::FLAG {
            flags.push(v);
        } else {
            out.push(b.inst(Op::Low(w), &[v], &[Ty::unsigned(word)])[0]);
            if u32::from(ty.bits) > w {
                out.push(b.inst(Op::Shr(w), &[v], &[Ty::unsigned(word)])[0]);
            }
        }
    }
    flags.push(flag);
    let results = vec![
        ("out", Kind::Word, out),
        ("g", Kind::Flag, vec![flags[0]]),
        ("h", Kind::Flag, flags),
    ];
    b.finish(results, unproved(prime, "random"))
        .expect("no exact methods were used")
}

fn step(random: &mut Random, b: &mut Builder, pool: &mut Pool, kinds: Kinds) {
    let own = Ty::unsigned(pool.word);
    let wide = 2 * pool.word;
    let types = [
        own,
        own,
        Ty::unsigned(wide),
        Ty::unsigned(wide),
        Ty::signed(pool.word),
        Ty::signed(wide),
        Ty::FLAG,
    ];
    let ty = types[random.below(types.len())];
    let (op, args, types) = Step {
        random,
        pool,
        own,
        ty,
        kinds,
    }
    .instruction();
    // The same instruction again is found, not appended: without new values nothing changes.
    for (v, ty) in b.inst(op, &args, &types).into_iter().zip(types) {
        pool.values.push((v, ty));
    }
}

/// An operation, its operands, and the types of its results.
type Instruction = (Op, Vec<Value>, Vec<Ty>);

/// Choices for one instruction, of which the result mostly has the type `ty`.
struct Step<'a> {
    random: &'a mut Random,
    pool: &'a Pool,
    own: Ty,
    ty: Ty,
    kinds: Kinds,
}

impl Step<'_> {
    fn below(&mut self, n: u32) -> u32 {
        u32::try_from(self.random.below(n as usize)).expect("small")
    }

    fn any(&mut self) -> Value {
        let bits = self.ty.bits;
        self.pool.pick(self.random, |t| t.bits <= bits)
    }

    /// Words without a sign.
    fn unsigned(&mut self, n: usize) -> Vec<Value> {
        (0..n)
            .map(|_| self.pool.unsigned(self.random, self.pool.word))
            .collect()
    }

    fn instruction(&mut self) -> Instruction {
        let count = match self.kinds {
            Kinds::Generated => 20,
            Kinds::All => 24,
        };
        match self.random.below(count) {
            n @ 0..=8 => self.arithmetic(n),
            n @ (9 | 10) => {
                let mut args = self.unsigned(2);
                args.push(self.pool.flag(self.random));
                let op = if n == 9 { Op::AddCarry } else { Op::SubBorrow };
                (op, args, vec![self.own, Ty::FLAG])
            }
            11 => (Op::MulHi, self.unsigned(2), vec![self.own]),
            n @ 12..=16 => self.shift(n),
            n @ 17..=19 => self.bitwise(n),
            n => self.fused(n),
        }
    }

    /// Constants, sums, differences and products.
    fn arithmetic(&mut self, n: usize) -> Instruction {
        let op = match n {
            0 => {
                let constant = self.random.member(&self.ty.range());
                return (Op::Const(constant), vec![], vec![self.ty]);
            }
            1..=3 => Op::Add,
            4 | 5 => Op::Sub,
            _ => Op::Mul,
        };
        (op, vec![self.any(), self.any()], vec![self.ty])
    }

    fn shift(&mut self, n: usize) -> Instruction {
        let (ty, own) = (self.ty, self.own);
        let (bits, w) = (u32::from(ty.bits), u32::from(own.bits));
        match n {
            12 if bits > 1 => (
                Op::Shl(1 + self.below(bits - 1)),
                vec![self.any()],
                vec![ty],
            ),
            12..=14 => {
                // Words most of the time; shifts stay within the operand.
                let most = if self.random.below(2) == 0 { w } else { 2 * w };
                let shift = 1 + self.below(most - 1);
                let fits = |t: Ty| u32::from(t.bits) > shift;
                match self.pool.values.iter().any(|(_, t)| fits(*t)) {
                    true => {
                        let operand = self.pool.pick(self.random, fits);
                        (Op::Shr(shift), vec![operand], vec![ty])
                    }
                    false => (Op::Const(1.into()), Vec::new(), vec![own]),
                }
            }
            15 => {
                let op = Op::Low(1 + self.below(bits));
                let operand = self.pool.pick(self.random, |_| true);
                (op, vec![operand], vec![Ty::unsigned(ty.bits)])
            }
            _ => (
                Op::FunnelShr(1 + self.below(w - 1)),
                self.unsigned(2),
                vec![own],
            ),
        }
    }

    /// Selections, and operations bit by bit.
    fn bitwise(&mut self, n: usize) -> Instruction {
        let ty = self.ty;
        if n == 17 {
            let choice = self.pool.flag(self.random);
            // Both have to fit the type: a selection does not wrap.
            let inside = |t: Ty| t.range().within(&ty.range());
            let arms = [(); 2].map(|()| self.pool.pick(self.random, inside));
            return (Op::Select, vec![choice, arms[0], arms[1]], vec![ty]);
        }
        let ty = Ty::unsigned(ty.bits);
        let (op, count) = match n {
            18 => ([Op::And, Op::Or, Op::Xor][self.random.below(3)].clone(), 2),
            _ => (Op::Not, 1),
        };
        let args = (0..count)
            .map(|_| self.pool.unsigned(self.random, ty.bits))
            .collect();
        (op, args, vec![ty])
    }

    /// Instructions of three operands, and a shift with a sum.
    fn fused(&mut self, n: usize) -> Instruction {
        let op = match n {
            20 => Op::Cadd,
            21 => [Op::Maddlu, Op::Maddhu][self.random.below(2)].clone(),
            22 if self.own.bits == 64 => {
                let all = [
                    Op::Madd52Lo,
                    Op::Madd52Hi,
                    Op::Fma51Lo,
                    Op::Fma51Hi,
                    Op::Madd57lu,
                    Op::Madd57hu,
                ];
                all[self.random.below(all.len())].clone()
            }
            _ => {
                // The shift stays within the operand.
                let shift = self.below(u32::from(self.own.bits));
                let fits = |t: Ty| u32::from(t.bits) > shift;
                let shifted = self.pool.pick(self.random, fits);
                let args = vec![self.any(), shifted];
                return (Op::Sraiadd(shift), args, vec![self.ty]);
            }
        };
        (op, self.unsigned(3), vec![self.own])
    }
}
