//! Moves of words, and of many bytes.

use crate::machine::Machine;
use crate::refused::is_copy;
use crate::scalar::{Done, size};
use crate::word::Word;
use iced_x86::{Instruction, Mnemonic, OpKind, Register};

impl Machine<'_> {
    /// Copies and fillings of a public length, upwards.
    pub fn string(&mut self, i: &Instruction) -> Done {
        if !is_copy(i) {
            return Ok(false);
        }
        let copies = i.op1_kind() == OpKind::MemorySegRSI;
        let bytes = i.memory_size().size() as u64;
        let count = if i.has_rep_prefix() {
            self.known(Register::RCX)?
        } else {
            1
        };
        let (to, from) = (
            self.known(Register::RDI)?,
            self.registers.word(Register::RSI),
        );
        for at in (0..count).map(|n| n * bytes) {
            let word = if copies {
                let from = from.number().ok_or("a copy from a secret place")?;
                self.load(from + at, bytes as usize)?
            } else {
                self.registers.word(Register::RAX)
            };
            self.store(to + at, word, bytes as usize)?;
        }
        let passed = Word::known(count * bytes);
        let further = |word: Word| word.sum(passed, Some(false));
        self.registers
            .set_word(Register::RDI, further(Word::known(to)));
        if copies {
            self.registers.set_word(Register::RSI, further(from));
        }
        if i.has_rep_prefix() {
            self.registers.set_word(Register::RCX, Word::known(0));
        }
        Ok(true)
    }

    pub fn moves(&mut self, i: &Instruction) -> Done {
        match i.mnemonic() {
            Mnemonic::Mov
            | Mnemonic::Movzx
            | Mnemonic::Kmovb
            | Mnemonic::Kmovw
            | Mnemonic::Kmovd
            | Mnemonic::Kmovq => {
                let word = self.operand(i, 1)?;
                let bytes = match i.mnemonic() {
                    Mnemonic::Kmovb => 1,
                    Mnemonic::Kmovw => 2,
                    Mnemonic::Kmovd => 4,
                    _ => 8,
                };
                self.write(i, 0, word.low(bytes))?;
            }
            Mnemonic::Movsx | Mnemonic::Movsxd => {
                let word = self.operand(i, 1)?.extended(size(i, 1));
                self.write(i, 0, word.low(size(i, 0)))?;
            }
            Mnemonic::Lea => {
                let part = |register: Register| match register {
                    Register::None => Word::known(0),
                    Register::RIP => Word::known(0),
                    _ => self.registers.word(register),
                };
                let scale = i.memory_index_scale().trailing_zeros();
                let sum =
                    part(i.memory_base()).sum(part(i.memory_index()).left(scale), Some(false));
                let displacement = Word::known(i.memory_displacement64());
                let address = sum.sum(displacement, Some(false));
                self.write(i, 0, address.low(size(i, 0)))?;
            }
            Mnemonic::Push => {
                let word = self.operand(i, 0)?;
                self.push(word)?;
            }
            Mnemonic::Pop => {
                let top = self.known(Register::RSP)?;
                let word = self.load(top, 8)?;
                self.registers.set_word(Register::RSP, Word::known(top + 8));
                self.write(i, 0, word)?;
            }
            Mnemonic::Xchg => {
                let (x, y) = (self.operand(i, 0)?, self.operand(i, 1)?);
                self.write(i, 0, y)?;
                self.write(i, 1, x)?;
            }
            Mnemonic::Cdq | Mnemonic::Cqo => {
                let (from, to, bytes) = match i.mnemonic() {
                    Mnemonic::Cdq => (Register::EAX, Register::EDX, 4),
                    _ => (Register::RAX, Register::RDX, 8),
                };
                let sign = self.registers.word(from).right_signed(63, bytes);
                self.registers.set_word(to, sign);
            }
            Mnemonic::Cdqe => {
                let word = self.registers.word(Register::EAX).extended(4);
                self.registers.set_word(Register::RAX, word);
            }
            Mnemonic::Bswap if size(i, 0) == 8 => {
                let word = self.operand(i, 0)?;
                self.write(i, 0, Word::of(word.bytes().into_iter().rev()))?;
            }
            Mnemonic::Nop | Mnemonic::Endbr64 => {}
            Mnemonic::Prefetcht0 | Mnemonic::Pause | Mnemonic::Lfence => {}
            _ => return Ok(false),
        }
        Ok(true)
    }
}
