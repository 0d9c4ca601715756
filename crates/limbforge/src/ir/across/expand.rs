//! Programs on registers as programs of words: the meaning of each operation, lane by lane.
//!
//! Lanes above the highest limb hold anything. What is computed from them has no meaning either, so it is not written,
//! and a result that depends on it is refused. Lanes on which no result depends are not written.

use std::{
    collections::{HashMap, HashSet},
    fmt,
};

use super::{LANES, Op, Param, Program, Register};
use crate::ir::{Op as WordOp, Value, build::Builder};

/// A program on registers that is refused: a limb of a result depends on a lane without meaning, it is not a program,
/// or its words are not those that were checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meaningless {
    /// The name of the program.
    pub program: String,
    /// The reason.
    pub reason: String,
}

impl Meaningless {
    /// The program of this name, for this reason.
    pub fn new(program: &str, reason: impl Into<String>) -> Meaningless {
        Meaningless {
            program: program.to_owned(),
            reason: reason.into(),
        }
    }
}

impl fmt::Display for Meaningless {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` on registers: {}", self.program, self.reason)
    }
}

impl std::error::Error for Meaningless {}

/// A lane of a register.
type Lane = (Register, usize);

/// Writes the words of every lane on which a result depends, and returns the limbs of each result. `params` are the
/// words of the parameters, limbs in order.
///
/// Operations are those of [`Builder::lane`], which records the first sum, shift or factor that a lane cannot hold. A
/// product of which the program has the low half alone must be no longer than that half. What is 0 for its bounds is
/// not added.
///
/// # Errors
/// [`Meaningless`]: an operand is not defined before it, a lane or a parameter does not exist, or a result depends on a
/// lane above the highest limb.
pub fn expand(
    program: &Program,
    b: &mut Builder,
    params: &[Vec<Value>],
) -> Result<Vec<Vec<Value>>, Meaningless> {
    let refuse = |reason: String| Meaningless::new(&program.name, reason);
    wellformed(program, params).map_err(refuse)?;
    let mut words = Words {
        params,
        lanes: vec![[None; LANES]; program.first()],
        constants: HashMap::new(),
        high: high_halves(program),
    };
    for (param, values) in program.params.iter().zip(params) {
        if let Param::Limbs(registers) = param {
            for (limb, &value) in values.iter().enumerate() {
                words.lanes[registers[limb / LANES].index()][limb % LANES] = Some(value);
            }
        }
    }
    let live = live(program);
    for (i, op) in program.steps.iter().enumerate() {
        let mut register = [None; LANES];
        for (lane, word) in register.iter_mut().enumerate() {
            if live[program.first() + i][lane] {
                *word = words.step(b, op, lane);
            }
        }
        words.lanes.push(register);
    }
    let mut results = Vec::new();
    for (number, registers) in program.results.iter().enumerate() {
        let mut limbs = Vec::new();
        for limb in 0..program.limbs {
            let (register, lane) = (registers[limb / LANES], limb % LANES);
            let word = words.lanes[register.index()][lane];
            limbs.push(word.ok_or_else(|| {
                refuse(format!(
                    "limb {limb} of result {number} depends on a lane above the limbs"
                ))
            })?);
        }
        results.push(limbs);
    }
    Ok(results)
}

/// Words of the lanes, and of constants that have been written.
struct Words<'a> {
    params: &'a [Vec<Value>],
    lanes: Vec<[Option<Value>; LANES]>,
    constants: HashMap<u64, Value>,
    /// Factors of the products of which the program has the high half.
    high: HashSet<(Register, Register)>,
}

impl Words<'_> {
    /// The word of a lane of an operation; none if it depends on a lane without meaning.
    fn step(&mut self, b: &mut Builder, op: &Op, lane: usize) -> Option<Value> {
        let word = |x: &Register| self.lanes[x.index()][lane];
        Some(match op {
            Op::Const(words) => {
                let k = words[lane];
                *self.constants.entry(k).or_insert_with(|| b.constant(k))
            }
            Op::Splat(param) => self.params[*param][0],
            Op::Add(x, y) => match [word(x)?, word(y)?] {
                [x, y] if b.is(y, 0) => x,
                [x, y] => b.lane(WordOp::Add, &[x, y]),
            },
            Op::Sub(x, y) => b.lane(WordOp::Sub, &[word(x)?, word(y)?]),
            Op::Low(x, bits) if bits[lane] == u64::BITS => word(x)?,
            Op::Low(x, bits) => b.lane(WordOp::Low(bits[lane]), &[word(x)?]),
            // No shift, which the IR does not have, or one of the 0 that a limb has no neighbour for.
            Op::Shl(x, by) if by[lane] == 0 || b.is(word(x)?, 0) => word(x)?,
            Op::Shr(x, 0) => word(x)?,
            Op::Shl(x, by) => b.lane(WordOp::Shl(by[lane]), &[word(x)?]),
            Op::Shr(x, k) => b.lane(WordOp::Shr(*k), &[word(x)?]),
            Op::Madd52Lo([z, x, y]) | Op::Madd52Hi([z, x, y]) => {
                let [sum, x_word, y_word] = [word(z)?, word(x)?, word(y)?];
                let half = match op {
                    Op::Madd52Hi(_) => WordOp::Madd52Hi,
                    _ => WordOp::Madd52Lo,
                };
                if b.half_is_zero(&half, x_word, y_word) {
                    return Some(sum);
                }
                if half == WordOp::Madd52Lo && !self.high.contains(&(*x, *y)) {
                    b.require_low_half(x_word, y_word);
                }
                b.lane(half, &[x_word, y_word, sum])
            }
            Op::Select(flag, x, y) => {
                let flag = self.params[*flag][0];
                b.lane(WordOp::Select, &[flag, word(x)?, word(y)?])
            }
            Op::Pick(x, y, from) => {
                let (register, lane) = picked(*x, *y, from[lane]);
                return self.lanes[register.index()][lane];
            }
        })
    }
}

fn high_halves(program: &Program) -> HashSet<(Register, Register)> {
    let halves = program.steps.iter().filter_map(|op| match op {
        Op::Madd52Hi([_, x, y]) => Some((*x, *y)),
        _ => None,
    });
    halves.collect()
}

fn picked(x: Register, y: Register, from: u8) -> Lane {
    let from = usize::from(from);
    if from < LANES {
        (x, from)
    } else {
        (y, from - LANES)
    }
}

/// For each lane of each register, whether a limb of a result depends on it.
fn live(program: &Program) -> Vec<[bool; LANES]> {
    let first = program.first();
    let mut live = vec![[false; LANES]; first + program.steps.len()];
    for registers in &program.results {
        for limb in 0..program.limbs {
            live[registers[limb / LANES].index()][limb % LANES] = true;
        }
    }
    for (i, op) in program.steps.iter().enumerate().rev() {
        for lane in 0..LANES {
            if !live[first + i][lane] {
                continue;
            }
            if let Op::Pick(x, y, from) = op {
                let (register, lane) = picked(*x, *y, from[lane]);
                live[register.index()][lane] = true;
                continue;
            }
            for operand in op.operands() {
                live[operand.index()][lane] = true;
            }
        }
    }
    live
}

/// Whether every operand, lane, shift and parameter exists.
fn wellformed(program: &Program, params: &[Vec<Value>]) -> Result<(), String> {
    let registers = super::registers(program.limbs);
    let scalar = |i: &usize| matches!(program.params.get(*i), Some(Param::Scalar));
    if params.len() != program.params.len() {
        return Err("it has another number of parameters".to_owned());
    }
    let mut defined = 0;
    for (param, values) in program.params.iter().zip(params) {
        let fits = match param {
            Param::Limbs(own) => {
                let in_order = own
                    .iter()
                    .enumerate()
                    .all(|(i, r)| r.index() == defined + i);
                defined += own.len();
                in_order && own.len() == registers && values.len() == program.limbs
            }
            Param::Scalar => values.len() == 1,
        };
        if !fits {
            return Err("a parameter has another number of words".to_owned());
        }
    }
    for op in &program.steps {
        let exists = match op {
            Op::Splat(param) | Op::Select(param, _, _) => scalar(param),
            Op::Low(_, bits) => bits.iter().all(|k| *k <= 64),
            Op::Shr(_, k) => *k < 64,
            Op::Shl(_, by) => by.iter().all(|k| *k < 64),
            Op::Pick(_, _, from) => from.iter().all(|lane| usize::from(*lane) < 2 * LANES),
            _ => true,
        };
        if !exists || op.operands().iter().any(|x| x.index() >= defined) {
            return Err(format!("`{op:?}` has an operand that does not exist"));
        }
        defined += 1;
    }
    let results = program.results.iter();
    let exist =
        |own: &Vec<Register>| own.len() == registers && own.iter().all(|x| x.index() < defined);
    if results.into_iter().all(exist) {
        Ok(())
    } else {
        Err("a result does not exist".to_owned())
    }
}
