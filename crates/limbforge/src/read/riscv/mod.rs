//! RISC-V with registers of 64 bits: the instructions of `riscv-lab`'s table and the calling convention LP64.

mod meaning;

use std::collections::BTreeMap;

use riscv_lab::{
    isa::{Effect, Instruction, Isa, Op, Operand as Field, Reg},
    relocatable::{Link, Placed, Routine, routines},
};

use super::{
    meanings::{Action, Address, Convention, Meanings, Operand, Rest, Step},
    word::{Node, Words},
};

/// The return of a function.
pub const RETURN: Instruction = Instruction::i(Op::Jalr, Reg::ZERO, Reg::RA, 0);

/// The first register of arguments.
pub const A0: u8 = 10;

/// An instruction set of RISC-V.
#[derive(Clone, Copy, Debug)]
pub struct Riscv {
    /// The instructions that there are.
    pub isa: Isa,
}

impl Meanings for Riscv {
    type Code = Routine;
    type Instruction = Instruction;
    type Place = Reg;

    fn convention(&self) -> Convention<Reg> {
        let registers = |numbers: &[u8]| numbers.iter().map(|n| Reg::x(*n)).collect();
        Convention {
            arguments: (A0..A0 + 8).map(Reg::x).collect(),
            on_stack: None,
            owns_stacked: false,
            stack: Reg::SP,
            red_zone: 0,
            aligned: Some(0),
            alignment: 16,
            kept: registers(&[1, 3, 4, 8, 9, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27]),
            fixed: registers(&[1, 3, 4]),
            zero: Some(Reg::ZERO),
        }
    }

    fn functions(&self, object: &[u8]) -> Result<BTreeMap<String, Routine>, String> {
        routines(object).map_err(|error| error.to_string())
    }

    fn steps(&self, routine: &Routine) -> Result<Vec<Step<Riscv>>, String> {
        let placed = routine.instructions(&self.isa);
        let placed = placed.map_err(|error| error.to_string())?;
        let steps = placed.iter().map(|placed| Step {
            at: placed.at,
            instruction: placed.instruction,
            action: action(placed),
        });
        Ok(steps.collect())
    }

    fn constants<'a>(&self, routine: &'a Routine) -> &'a [u8] {
        &routine.constants
    }

    fn values(
        &self,
        instruction: &Instruction,
        sources: &[Node],
        words: &mut Words,
    ) -> Option<Vec<Node>> {
        let value = meaning::meaning(words, instruction.op, instruction.imm, sources);
        value.map(|value| vec![value])
    }
}

fn action(placed: &Placed) -> Action<Reg> {
    let instruction = &placed.instruction;
    if let Some(link) = placed.link {
        return linked(instruction, link);
    }
    let memory = |bytes: u8| Operand::Memory {
        address: Address {
            base: instruction.rs1,
            index: None,
            rest: Rest::Distance(instruction.imm),
        },
        bytes: bytes.into(),
    };
    match (instruction.op, instruction.op.row().effect) {
        (Op::Addi, _) if instruction.rd == Reg::SP && instruction.rs1 == Reg::SP => {
            Action::Address {
                to: Reg::SP,
                of: Address {
                    base: Reg::SP,
                    index: None,
                    rest: Rest::Distance(instruction.imm),
                },
            }
        }
        (_, Effect::Value(_)) => compute(instruction),
        (Op::Ld | Op::Lbu, Effect::Load(bytes, _)) => Action::Move {
            from: memory(bytes),
            to: Operand::Place(instruction.rd),
        },
        (Op::Sd | Op::Sw | Op::Sb, Effect::Store(bytes)) => Action::Move {
            from: Operand::Place(instruction.rs2),
            to: memory(bytes),
        },
        _ if *instruction == RETURN => Action::Return,
        _ => Action::Other,
    }
}

fn compute(instruction: &Instruction) -> Action<Reg> {
    let mut sources = Vec::new();
    for operand in instruction.op.row().format.operands() {
        sources.push(Operand::Place(match operand {
            Field::Rs1 => instruction.rs1,
            Field::Rs2 => instruction.rs2,
            Field::Rs3 => instruction.rs3,
            Field::Rd | Field::Imm | Field::Upper => continue,
            _ => return Action::Other,
        }));
    }
    Action::Compute {
        sources,
        results: vec![Operand::Place(instruction.rd)],
        lost: Vec::new(),
    }
}

/// An instruction whose immediate is the linker's: the parts of an address of a constant.
fn linked(instruction: &Instruction, link: Link) -> Action<Reg> {
    let (to, base) = (instruction.rd, instruction.rs1);
    match (instruction.op, link) {
        (Op::Auipc, Link::Upper { constant }) => Action::Part { to, constant },
        (Op::Addi, Link::Lower { auipc }) => Action::Address {
            to,
            of: Address {
                base,
                index: None,
                rest: Rest::PartOf(auipc),
            },
        },
        (Op::Ld, Link::Lower { auipc }) => Action::Move {
            from: Operand::Memory {
                address: Address {
                    base,
                    index: None,
                    rest: Rest::PartOf(auipc),
                },
                bytes: 8,
            },
            to: Operand::Place(to),
        },
        _ => Action::Other,
    }
}
