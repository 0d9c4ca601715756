//! Moves, the stack, addresses and jumps.

use iced_x86::{Code, Mnemonic, OpKind, Register};

use super::{
    super::{
        place::{Place, RSP},
        table::{Row, condition},
    },
    Effect, Reader, WHOLE, distance, general, part_of,
    rows::COPY,
    whole,
};
use crate::read::meanings::{Action, Address, Operand, Rest};

const TOP: Operand<Place> = Operand::Memory {
    address: Address {
        base: RSP,
        index: None,
        rest: Rest::Distance(0),
    },
    bytes: 8,
};

impl Reader<'_> {
    /// Moves of words, the stack, addresses, control flow.
    pub(super) fn structural(&mut self, i: &iced_x86::Instruction) -> Option<()> {
        match i.mnemonic() {
            Mnemonic::Ret if i.code() == Code::Retnq => {
                self.push(i, Effect::Nothing, Action::Return);
            }
            Mnemonic::Nop | Mnemonic::Endbr64 => self.copied(i, vec![], vec![], vec![]),
            Mnemonic::Jmp => self.jump(i, None)?,
            mnemonic if condition(mnemonic).is_some() => self.jump(i, condition(mnemonic))?,
            Mnemonic::Push => {
                let from = self.pushed(i)?;
                self.move_stack(i, -8);
                self.moved(i, from, TOP);
            }
            Mnemonic::Pop if i.code() == Code::Pop_r64 => {
                self.moved(i, TOP, Operand::Place(whole(i.op_register(0))?));
                self.move_stack(i, 8);
            }
            Mnemonic::Add | Mnemonic::Sub if i.op_register(0) == Register::RSP => {
                let by = i.try_immediate(1).ok()? as i64;
                self.move_stack(
                    i,
                    if i.mnemonic() == Mnemonic::Add {
                        by
                    } else {
                        by.checked_neg()?
                    },
                );
                let lost = vec![Place::Carry, Place::Zero, Place::Sign, Place::Overflow];
                self.copied(i, vec![], vec![], lost);
            }
            Mnemonic::Lea => self.lea(i)?,
            Mnemonic::Mov if i.op_kind(0) == OpKind::Memory => {
                let part = part_of(i, 0)?;
                let named = i.op_kind(1) == OpKind::Register;
                let own = if named {
                    general(i.op_register(1))?.1
                } else {
                    part
                };
                let to = self.memory(i, part.bits as usize / 8, 0)?;
                match own.above {
                    0 => self.moved(i, self.source(i, 1, part)?, to),
                    _ => {
                        self.computed(i, &COPY, part.bits, vec![(self.source(i, 1, own)?, own)])?
                    }
                }
            }
            Mnemonic::Mov if whole(i.op_register(0)).is_some() => {
                let to = Operand::Place(whole(i.op_register(0))?);
                self.moved(i, self.source(i, 1, WHOLE)?, to);
            }
            _ => return None,
        }
        Some(())
    }

    /// The operand of a push of eight bytes, read after the stack pointer has moved: so not the stack pointer, and
    /// memory at the stack pointer is eight bytes further on.
    fn pushed(&self, i: &iced_x86::Instruction) -> Option<Operand<Place>> {
        match i.code() {
            Code::Push_r64 if i.op_register(0) != Register::RSP => self.word(i, 0),
            Code::Pushq_imm8 | Code::Pushq_imm32 => self.word(i, 0),
            Code::Push_rm64 if i.op_kind(0) == OpKind::Memory => {
                let moved = 8 * i64::from(i.memory_base() == Register::RSP);
                self.memory(i, 8, moved)
            }
            _ => None,
        }
    }

    fn jump(&mut self, i: &iced_x86::Instruction, row: Option<&'static Row>) -> Option<()> {
        if i.op_kind(0) != OpKind::NearBranch64 {
            return None;
        }
        let to = i.near_branch_target().checked_sub(self.code.address)?;
        let reads = row.map_or(&[][..], |row| row.reads);
        let sources = reads.iter().map(|place| Operand::Place(*place)).collect();
        let parts = vec![WHOLE; reads.len()];
        let effect = row.map_or(Effect::Nothing, |row| Effect::Row {
            row,
            bits: 8,
            parts,
            into: None,
        });
        self.push(i, effect, Action::Jump { sources, to });
        Some(())
    }

    fn lea(&mut self, i: &iced_x86::Instruction) -> Option<()> {
        let (to, part) = general(i.op_register(0))?;
        // A stack pointer of 32 bits is another one.
        let is_cut = to == 4 && part.bits < 64;
        if i.memory_base() == Register::RIP || part.bits < 32 || is_cut {
            return None;
        }
        let mut terms = Vec::new();
        let index = (i.memory_index(), i.memory_index_scale().trailing_zeros());
        for (register, shift) in [(i.memory_base(), 0), index] {
            if register != Register::None {
                terms.push((whole(register)?, shift));
            }
        }
        let (to, rest) = (Place::Register(to), i.memory_displacement64() as i64);
        let action = match terms.as_slice() {
            &[(base, 0)] if to == RSP => Action::Address {
                to,
                of: distance(base, rest),
            },
            _ => Action::Sum {
                to,
                terms,
                distance: rest,
                bits: part.bits,
            },
        };
        self.push(i, Effect::Nothing, action);
        Some(())
    }
}
