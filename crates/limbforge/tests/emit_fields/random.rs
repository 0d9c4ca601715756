//! Random programs over all operations: what a recipe never does must be printed right as well.

use limbforge::{
    check::check,
    field::Field,
    ir::{Kind, Op, Program, Ty, Value, build::Builder, interval::Interval},
    prime::Prime,
    repr::{Domain, Radix, Repr},
};
use limbforge_compare::Random;
use num_bigint::BigInt;

use super::emit_fields::{state_results, unproved};

/// A field whose programs are random; nothing is proved about them but bounds.
pub fn field(word: u8, programs: usize) -> Field {
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
            let mut program = program(&mut random, &prime, &format!("f{i}"), word);
            state_results(&mut program);
            check(program).unwrap_or_else(|refusal| panic!("{refusal}"))
        })
        .collect();
    let limbs = |k: u32| vec![BigInt::from(k), BigInt::from(0)];
    Field {
        recipe: "random".to_owned(),
        constants: crate::emit_fields::zero_and_one(limbs(0), limbs(1)),
        prime,
        repr,
        programs,
        routines: Vec::new(),
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

fn program(random: &mut Random, prime: &Prime, name: &str, word: u8) -> Program {
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
        step(random, &mut b, &mut pool);
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

fn step(random: &mut Random, b: &mut Builder, pool: &mut Pool) {
    let word = pool.word;
    let own = Ty::unsigned(word);
    let types = [
        own,
        own,
        Ty::unsigned(2 * word),
        Ty::unsigned(2 * word),
        Ty::signed(word),
        Ty::signed(2 * word),
        Ty::FLAG,
    ];
    let ty = types[random.below(types.len())];
    let below =
        |random: &mut Random, n: u32| u32::try_from(random.below(n as usize)).expect("small");
    let w = u32::from(word);
    let bits = u32::from(ty.bits);
    let any = |random: &mut Random, pool: &Pool| pool.pick(random, |t| t.bits <= ty.bits);
    let everything = |random: &mut Random, pool: &Pool| pool.pick(random, |_| true);
    let unsigned = |random: &mut Random, pool: &Pool, n: usize| -> Vec<Value> {
        (0..n).map(|_| pool.unsigned(random, word)).collect()
    };
    let (op, args, types) = match random.below(24) {
        0 => {
            let range = ty.range();
            (Op::Const(random.member(&range)), vec![], vec![ty])
        }
        1..=3 => (
            Op::Add,
            vec![any(random, pool), any(random, pool)],
            vec![ty],
        ),
        4 | 5 => (
            Op::Sub,
            vec![any(random, pool), any(random, pool)],
            vec![ty],
        ),
        6..=8 => (
            Op::Mul,
            vec![any(random, pool), any(random, pool)],
            vec![ty],
        ),
        n @ (9 | 10) => {
            let mut args = unsigned(random, pool, 2);
            args.push(pool.flag(random));
            let op = if n == 9 { Op::AddCarry } else { Op::SubBorrow };
            (op, args, vec![own, Ty::FLAG])
        }
        11 => (Op::MulHi, unsigned(random, pool, 2), vec![own]),
        12 if bits > 1 => (
            Op::Shl(1 + below(random, bits - 1)),
            vec![any(random, pool)],
            vec![ty],
        ),
        12..=14 => {
            // Words most of the time; shifts stay within the operand.
            let most = if random.below(2) == 0 { w } else { 2 * w };
            let shift = 1 + below(random, most - 1);
            let fits = |t: Ty| u32::from(t.bits) > shift;
            match pool.values.iter().any(|(_, t)| fits(*t)) {
                true => (Op::Shr(shift), vec![pool.pick(random, fits)], vec![ty]),
                false => (Op::Const(1.into()), Vec::new(), vec![own]),
            }
        }
        15 => {
            let ty = Ty::unsigned(ty.bits);
            (
                Op::Low(1 + below(random, bits)),
                vec![everything(random, pool)],
                vec![ty],
            )
        }
        16 => (
            Op::FunnelShr(1 + below(random, w - 1)),
            unsigned(random, pool, 2),
            vec![own],
        ),
        17 => {
            let choice = pool.flag(random);
            // Both have to fit the type: a selection does not wrap.
            let inside = |t: Ty| t.range().within(&ty.range());
            let args = vec![choice, pool.pick(random, inside), pool.pick(random, inside)];
            (Op::Select, args, vec![ty])
        }
        18 => {
            let ty = Ty::unsigned(ty.bits);
            let op = [Op::And, Op::Or, Op::Xor][random.below(3)].clone();
            let args = (0..2).map(|_| pool.unsigned(random, ty.bits)).collect();
            (op, args, vec![ty])
        }
        19 => {
            let ty = Ty::unsigned(ty.bits);
            (Op::Not, vec![pool.unsigned(random, ty.bits)], vec![ty])
        }
        20 => (Op::Cadd, unsigned(random, pool, 3), vec![own]),
        21 => {
            let op = [Op::Maddlu, Op::Maddhu][random.below(2)].clone();
            (op, unsigned(random, pool, 3), vec![own])
        }
        22 if word == 64 => {
            let all = [Op::Madd52Lo, Op::Madd52Hi, Op::Madd57lu, Op::Madd57hu];
            (
                all[random.below(4)].clone(),
                unsigned(random, pool, 3),
                vec![own],
            )
        }
        _ => {
            // The shift stays within the operand.
            let shift = below(random, u32::from(word));
            let shifted = pool.pick(random, |ty| u32::from(ty.bits) > shift);
            let args = vec![any(random, pool), shifted];
            (Op::Sraiadd(shift), args, vec![ty])
        }
    };
    // The same instruction again is found, not appended: without new values nothing changes.
    for (v, ty) in b.inst(op, &args, &types).into_iter().zip(types) {
        pool.values.push((v, ty));
    }
}
