//! Programs on vector registers, for one element that is spread over their lanes.
//!
//! Limb l is lane l mod 8 of register l / 8. The lanes above the highest limb have no meaning. A program is straight
//! line code in single-assignment form: each [`Op`] defines one [`Register`] of eight words.
//!
//! [`expand()`] is the meaning of these programs: it writes each lane of each operation as an operation of the words
//! IR. The check proves that expansion, and so every lane by itself.

mod expand;

use std::fmt;

pub use expand::{Meaningless, expand};

/// Lanes of a register.
pub const LANES: usize = 8;

/// Number of registers that so many limbs take.
pub fn registers(limbs: usize) -> usize {
    limbs.div_ceil(LANES)
}

/// A value of eight words: defined once, by a parameter or by one operation. Numbered in order of definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Register(pub u32);

impl Register {
    /// Index into the program's registers.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Register {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}", self.0)
    }
}

/// An operation on all lanes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Op {
    /// A word in each lane.
    Const([u64; LANES]),
    /// The parameter of this number, a word, in every lane.
    Splat(usize),
    /// Sum.
    Add(Register, Register),
    /// Difference.
    Sub(Register, Register),
    /// The low bits, so many of each lane.
    Low(Register, [u32; LANES]),
    /// Shift left, by an amount for each lane.
    Shl(Register, [u32; LANES]),
    /// Shift right.
    Shr(Register, u32),
    /// The first plus the low 52 bits of the product of the low 52 bits of the others.
    Madd52Lo([Register; 3]),
    /// The first plus the high 52 bits of that product.
    Madd52Hi([Register; 3]),
    /// The first if the parameter of this number, a flag, is 1; else the second.
    Select(usize, Register, Register),
    /// Lane j is the lane of this number of both registers, those of the second numbered from 8 on.
    Pick(Register, Register, [u8; LANES]),
}

/// A parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Param {
    /// The limbs of an element, in these registers.
    Limbs(Vec<Register>),
    /// A word or a flag.
    Scalar,
}

/// A program on registers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// Name of the operation, such as `mul`.
    pub name: String,
    /// Limbs of an element.
    pub limbs: usize,
    /// Parameters; they define the first registers.
    pub params: Vec<Param>,
    /// Operations, each of which defines the next register.
    pub steps: Vec<Op>,
    /// The registers of each result.
    pub results: Vec<Vec<Register>>,
}

impl Op {
    /// The registers that it reads.
    pub fn operands(&self) -> Vec<Register> {
        match self {
            Op::Const(_) | Op::Splat(_) => Vec::new(),
            Op::Low(x, _) | Op::Shl(x, _) | Op::Shr(x, _) => vec![*x],
            Op::Add(x, y) | Op::Sub(x, y) | Op::Select(_, x, y) | Op::Pick(x, y, _) => vec![*x, *y],
            Op::Madd52Lo(operands) | Op::Madd52Hi(operands) => operands.to_vec(),
        }
    }
}

impl Program {
    /// An empty program.
    pub fn new(name: &str, limbs: usize) -> Program {
        Program {
            name: name.to_owned(),
            limbs,
            params: Vec::new(),
            steps: Vec::new(),
            results: Vec::new(),
        }
    }

    /// Number of registers that parameters define.
    pub fn first(&self) -> usize {
        let registers = |param: &Param| match param {
            Param::Limbs(registers) => registers.len(),
            Param::Scalar => 0,
        };
        self.params.iter().map(registers).sum()
    }

    /// Adds the limbs of an element as a parameter. Parameters come before operations.
    pub fn element(&mut self) -> Vec<Register> {
        let first = self.first();
        let own: Vec<Register> = (first..first + registers(self.limbs))
            .map(register)
            .collect();
        self.params.push(Param::Limbs(own.clone()));
        own
    }

    /// Adds a word or a flag as a parameter: its number.
    pub fn scalar(&mut self) -> usize {
        self.params.push(Param::Scalar);
        self.params.len() - 1
    }

    /// Appends an operation.
    pub fn push(&mut self, op: Op) -> Register {
        self.steps.push(op);
        register(self.first() + self.steps.len() - 1)
    }
}

fn register(index: usize) -> Register {
    Register(u32::try_from(index).expect("fewer than 2^32 registers"))
}
