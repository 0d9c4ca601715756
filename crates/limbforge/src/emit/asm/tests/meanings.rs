//! The made-up processor for the symbolic machine: its code is proved like that of a processor that exists.

use std::{collections::BTreeMap, fmt};

use super::{
    super::{
        allocate::{Allocation, Line},
        graph::Graph,
        target::{Register, Target},
    },
    processor::{ADDRESSES, CF, MadeUp, What, ZERO},
};
use crate::read::{
    Action, Address, Convention, Meanings, Operand, Rest, Step,
    word::{Node, Op, Reading, Words},
};

/// The stack pointer.
const SP: Register = 13;

/// A register by its number, or the flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct R(Register);

impl fmt::Display for R {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            CF => write!(f, "cf"),
            SP => write!(f, "sp"),
            n => write!(f, "r{n}"),
        }
    }
}

/// A line of code with its instruction, or a move of the stack pointer, or the return.
#[derive(Clone, Debug)]
pub enum Instruction {
    Line(Line, Option<What>),
    Frame(i64),
    Return,
}

impl fmt::Display for Instruction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// The function of allocated code, with its frame.
pub fn function(graph: &Graph<What>, allocation: &Allocation) -> Vec<Instruction> {
    let size = 8 * allocation.slots as i64;
    let lines = allocation.lines.iter().map(|line| {
        let what = match line {
            Line::Item { item, .. } => Some(graph.items[*item].what),
            _ => None,
        };
        Instruction::Line(line.clone(), what)
    });
    let end = [Instruction::Frame(size), Instruction::Return];
    let all = [Instruction::Frame(-size)].into_iter().chain(lines);
    all.chain(end).collect()
}

fn at(register: Register, offset: usize) -> Operand<R> {
    let rest = Rest::Distance(8 * offset as i64);
    let address = Address {
        index: None,
        base: R(register),
        rest,
    };
    Operand::Memory { address, bytes: 8 }
}

fn action(instruction: &Instruction) -> Action<R> {
    let place = |register: &Register| Operand::Place(R(*register));
    let (line, what) = match instruction {
        Instruction::Return => return Action::Return,
        Instruction::Frame(by) => {
            let of = Address {
                index: None,
                base: R(SP),
                rest: Rest::Distance(*by),
            };
            return Action::Address { to: R(SP), of };
        }
        Instruction::Line(line, what) => (line, *what),
    };
    let (from, to) = match (line, what) {
        (Line::Copy { from, to }, _) => (place(from), place(to)),
        (Line::Spill { from, slot }, _) => (place(from), at(SP, *slot)),
        (Line::Fill { to, slot }, _) => (at(SP, *slot), place(to)),
        (Line::Item { from, to, .. }, Some(What::Load(word))) => (at(from[0], word), place(&to[0])),
        (Line::Item { from, .. }, Some(What::Store(word))) => (place(&from[0]), at(from[1], word)),
        (Line::Item { from, to, .. }, what) => {
            let target = MadeUp { registers: 8 };
            let lost = what.map_or(Vec::new(), |what| target.clobbers(&what).to_vec());
            return Action::Compute {
                sources: from.iter().map(place).collect(),
                results: to.iter().map(place).collect(),
                lost: lost.into_iter().map(R).collect(),
            };
        }
    };
    Action::Move { from, to }
}

impl Meanings for MadeUp {
    type Code = Vec<Instruction>;
    type Instruction = Instruction;
    type Place = R;

    fn convention(&self) -> Convention<R> {
        Convention {
            arguments: ADDRESSES.into_iter().map(R).collect(),
            on_stack: None,
            owns_stacked: false,
            stack: R(SP),
            red_zone: 0,
            aligned: Some(0),
            alignment: 8,
            kept: Vec::new(),
            fixed: Vec::new(),
            zero: Some(R(ZERO)),
        }
    }

    fn functions(&self, _: &[u8]) -> Result<BTreeMap<String, Self::Code>, String> {
        Err("there are no objects for it".to_owned())
    }

    fn steps(&self, code: &Self::Code) -> Result<Vec<Step<Self>>, String> {
        let steps = code.iter().enumerate().map(|(at, instruction)| Step {
            at: at as u64,
            instruction: instruction.clone(),
            action: action(instruction),
        });
        Ok(steps.collect())
    }

    fn constants<'a>(&self, _: &'a Self::Code) -> &'a [u8] {
        &[]
    }

    fn values(
        &self,
        instruction: &Instruction,
        sources: &[Node],
        words: &mut Words,
    ) -> Option<Vec<Node>> {
        let Instruction::Line(_, Some(what)) = instruction else {
            return None;
        };
        // Of three words: both carries, of which one is 0 at least.
        let mut three = |op, out| {
            let (once, first) = (
                words.node(op, &sources[..2]),
                words.node(out, &sources[..2]),
            );
            let rest = [once, sources[2]];
            let second = words.node(out, &rest);
            let value = words.node(op, &rest);
            vec![value, words.node(Op::Add, &[first, second])]
        };
        Some(match *what {
            What::AddCarry => three(Op::Add, Op::Carry),
            What::SubBorrow => three(Op::Sub, Op::Less),
            What::Constant(k) => vec![words.constant(k)],
            What::Add => vec![words.node(Op::Add, sources), words.node(Op::Carry, sources)],
            What::Sub => vec![words.node(Op::Sub, sources), words.node(Op::Less, sources)],
            What::Multiply => [Op::Multiply, Op::MultiplyHigh(Reading::Unsigned)]
                .map(|op| words.node(op, sources))
                .to_vec(),
            What::Carry => sources.to_vec(),
            What::Plain(op) => vec![words.node(op, sources)],
            What::Held(_) | What::Load(_) | What::Store(_) => return None,
        })
    }
}
