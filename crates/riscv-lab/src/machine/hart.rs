//! The core's state, and what an instruction does to it.

use super::error::Reason;
use super::memory::{Fault, Memory};
use crate::isa::{Effect, Instruction, Reg};

/// Registers, place and count of a core ("hardware thread").
#[derive(Clone, Debug)]
pub struct Hart {
    /// Values by [`Reg::index`]; that of `zero` is 0.
    registers: [u64; 64],
    /// Address of the next instruction.
    pub pc: u64,
    /// Instructions that were executed.
    pub retired: u64,
    /// The address that the last `lr` reserved.
    reservation: Option<u64>,
    /// fflags and frm, which nothing reads but programs.
    float_status: u64,
}

/// The machine's next step after an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The instruction at this address.
    At(u64),
    /// The system call in `a7`, then the next instruction.
    SystemCall,
    /// Code may have been written; then the next instruction.
    CodeChanged,
}

/// Result of executing an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Done {
    /// The next step.
    pub next: Next,
    /// The address that it loaded from or stored to.
    pub address: Option<u64>,
}

impl From<Fault> for Reason {
    fn from(fault: Fault) -> Reason {
        Reason::Fault(fault)
    }
}

impl Hart {
    /// All registers 0.
    pub fn new() -> Hart {
        Hart {
            registers: [0; 64],
            pc: 0,
            retired: 0,
            reservation: None,
            float_status: 0,
        }
    }

    /// The register's value.
    #[inline]
    pub fn get(&self, register: Reg) -> u64 {
        self.registers[register.index()]
    }

    /// Sets the register; `zero` stays 0.
    #[inline]
    pub fn set(&mut self, register: Reg, value: u64) {
        self.registers[register.index()] = value;
        self.registers[0] = 0;
    }

    /// Executes an instruction whose address is `pc` and that is followed by `after`; `retired` counts those before it.
    #[inline]
    pub(super) fn execute(
        &mut self,
        memory: &mut Memory,
        instruction: &Instruction,
        effect: Effect,
        pc: u64,
        after: u64,
    ) -> Result<Done, Reason> {
        let (x, y) = (self.get(instruction.rs1), self.get(instruction.rs2));
        let target = || pc.wrapping_add(instruction.imm as u64);
        let address = || x.wrapping_add(instruction.imm as u64);
        let mut done = Done {
            next: Next::At(after),
            address: None,
        };
        match effect {
            Effect::Value(compute) => {
                let z = self.get(instruction.rs3);
                self.set(instruction.rd, compute(x, y, z, instruction.imm));
            }
            Effect::PcRelative => self.set(instruction.rd, target()),
            Effect::Load(bytes, extend) => {
                let value = load(memory, address(), bytes)?;
                self.set(instruction.rd, extend(value));
                done.address = Some(address());
            }
            Effect::Store(bytes) => {
                store(memory, address(), bytes, y)?;
                done.address = Some(address());
            }
            Effect::Branch(taken) => {
                if taken(x, y) {
                    done.next = Next::At(target());
                }
            }
            Effect::Jump => {
                self.set(instruction.rd, after);
                done.next = Next::At(target());
            }
            Effect::JumpRegister => {
                self.set(instruction.rd, after);
                done.next = Next::At(address() & !1);
            }
            Effect::LoadReserved(bytes) => {
                let value = load(memory, aligned(x, bytes)?, bytes)?;
                self.set(instruction.rd, signed(value, bytes));
                self.reservation = Some(x);
                done.address = Some(x);
            }
            Effect::StoreConditional(bytes) => {
                let stands = self.reservation.take() == Some(aligned(x, bytes)?);
                if stands {
                    store(memory, x, bytes, y)?;
                }
                self.set(instruction.rd, u64::from(!stands));
                done.address = Some(x);
            }
            Effect::Atomic(bytes, update) => {
                let value = load(memory, aligned(x, bytes)?, bytes)?;
                store(memory, x, bytes, update(value, y))?;
                self.set(instruction.rd, signed(value, bytes));
                done.address = Some(x);
            }
            Effect::Csr { update, immediate } => {
                let number = (instruction.imm & 0xfff) as u16;
                let operand = if immediate {
                    (instruction.imm >> 12) as u64
                } else {
                    x
                };
                let value = self.status(number)?;
                let new = update(value, operand);
                if new != value {
                    self.set_status(number, new)?;
                }
                self.set(instruction.rd, value);
            }
            Effect::Fence => done.next = Next::CodeChanged,
            Effect::EnvironmentCall => done.next = Next::SystemCall,
            Effect::Breakpoint => return Err(Reason::Breakpoint),
        }
        Ok(done)
    }

    /// Time is counted in instructions, so that a run is the same each time and under each timing model.
    fn status(&self, number: u16) -> Result<u64, Reason> {
        match number {
            0xc00..=0xc02 => Ok(self.retired),
            0x001 => Ok(self.float_status & 0x1f),
            0x002 => Ok(self.float_status >> 5),
            0x003 => Ok(self.float_status),
            _ => Err(Reason::Status { number }),
        }
    }

    fn set_status(&mut self, number: u16, value: u64) -> Result<(), Reason> {
        self.float_status = match number {
            0x001 => self.float_status & !0x1f | value & 0x1f,
            0x002 => self.float_status & 0x1f | (value & 7) << 5,
            0x003 => value & 0xff,
            _ => return Err(Reason::Status { number }),
        };
        Ok(())
    }
}

impl Default for Hart {
    fn default() -> Hart {
        Hart::new()
    }
}

fn aligned(address: u64, bytes: u8) -> Result<u64, Reason> {
    if address.is_multiple_of(bytes.into()) {
        Ok(address)
    } else {
        Err(Reason::Misaligned { address })
    }
}

fn signed(value: u64, bytes: u8) -> u64 {
    if bytes == 4 {
        value as i32 as u64
    } else {
        value
    }
}

/// 1, 2, 4 or 8 bytes as an unsigned integer.
#[inline]
fn load(memory: &Memory, address: u64, bytes: u8) -> Result<u64, Fault> {
    Ok(match bytes {
        1 => u8::from_le_bytes(memory.load(address)?).into(),
        2 => u16::from_le_bytes(memory.load(address)?).into(),
        4 => u32::from_le_bytes(memory.load(address)?).into(),
        _ => u64::from_le_bytes(memory.load(address)?),
    })
}

#[inline]
fn store(memory: &mut Memory, address: u64, bytes: u8, value: u64) -> Result<(), Fault> {
    match bytes {
        1 => memory.store(address, (value as u8).to_le_bytes()),
        2 => memory.store(address, (value as u16).to_le_bytes()),
        4 => memory.store(address, (value as u32).to_le_bytes()),
        _ => memory.store(address, value.to_le_bytes()),
    }
}
