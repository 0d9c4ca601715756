//! Changes of machine words, and inputs that show them.

use limbforge_core::ir::Program;
use num_bigint::BigInt;
use riscv_lab::{
    isa::{Instruction, Isa, Op, Operand, decode, encode},
    relocatable::Routine,
};

use limbforge_compare::Random;

/// Words for the parameters in which each limb is at an end of its bound, next to one, or anywhere.
pub fn extreme_inputs(program: &Program, random: &mut Random) -> Vec<Vec<BigInt>> {
    let ports = program.params.iter();
    let ports = ports.map(|port| {
        let bounds = port.bounds.iter();
        let limbs = bounds.map(|bound| match random.below(6) {
            0 => bound.lo.clone(),
            1 | 2 => bound.hi.clone(),
            3 => (&bound.lo + 1u32).min(bound.hi.clone()),
            4 => (&bound.hi - 1u32).max(bound.lo.clone()),
            _ => random.member(bound),
        });
        limbs.collect()
    });
    ports.collect()
}

/// Instructions that are easily taken for each other.
const CONFUSED: &[(Op, Op)] = &[
    (Op::Add, Op::Sub),
    (Op::Sltu, Op::Slt),
    (Op::Sltu, Op::Add),
    (Op::Srli, Op::Srai),
    (Op::Mul, Op::Mulhu),
    (Op::Mulhu, Op::Mulh),
    (Op::Mulhu, Op::Mulhsu),
    (Op::And, Op::Or),
    (Op::Or, Op::Xor),
    (Op::Add, Op::Or),
    (Op::Andi, Op::Xori),
    (Op::Sltiu, Op::Slti),
    (Op::Maddlu, Op::Maddhu),
    (Op::Maddhu, Op::Cadd),
    (Op::Madd57lu, Op::Madd57hu),
    (Op::Sh1add, Op::Sh2add),
    (Op::CzeroEqz, Op::CzeroNez),
];

/// One instruction in place of another, as words.
#[derive(Clone, Copy, Debug)]
pub struct Mutant {
    /// Offset of the instruction.
    pub at: usize,
    /// The new word.
    pub word: u32,
}

impl Mutant {
    /// The code with this word.
    pub fn of(&self, routine: &Routine) -> Routine {
        let mut changed = routine.clone();
        changed.code[self.at..self.at + 4].copy_from_slice(&self.word.to_le_bytes());
        changed
    }
}

/// Every register of every instruction replaced by each other one.
pub fn other_registers(routine: &Routine, isa: &Isa) -> Vec<Mutant> {
    let mut all = Vec::new();
    for (at, word) in words(routine) {
        let (instruction, _) = decode(word, isa).expect("an instruction");
        for operand in instruction.op.row().format.operands() {
            let place = match operand {
                Operand::Rd => 7,
                Operand::Rs1 | Operand::Address => 15,
                Operand::Rs2 => 20,
                Operand::Rs3 => 27,
                _ => continue,
            };
            let others = (1..32).map(|other| word ^ other << place);
            all.extend(others.map(|word| Mutant { at, word }));
        }
    }
    all
}

/// Instructions with other immediates, confused with each other, and sources exchanged.
pub fn other_instructions(routine: &Routine, isa: &Isa) -> Vec<Mutant> {
    let mut all = Vec::new();
    for (at, word) in words(routine) {
        let (instruction, _) = decode(word, isa).expect("an instruction");
        let steps = [-16, -8, -2, -1, 1, 2, 8, 16, 32];
        let mut changed: Vec<Instruction> = Vec::new();
        changed.extend(steps.map(|step| Instruction {
            imm: instruction.imm + step,
            ..instruction
        }));
        for &(one, other) in CONFUSED {
            for (from, op) in [(one, other), (other, one)] {
                if instruction.op == from {
                    changed.push(Instruction { op, ..instruction });
                }
            }
        }
        changed.push(Instruction {
            rs1: instruction.rs2,
            rs2: instruction.rs1,
            ..instruction
        });
        let words = changed.iter().filter_map(|i| encode(i, isa).ok());
        all.extend(words.filter(|w| *w != word).map(|word| Mutant { at, word }));
    }
    all
}

/// The words of code without short ones, as the encoder writes it.
fn words(routine: &Routine) -> impl Iterator<Item = (usize, u32)> + '_ {
    let chunks = routine.code.chunks_exact(4).enumerate();
    chunks.map(|(i, bytes)| (4 * i, u32::from_le_bytes(bytes.try_into().expect("four"))))
}
