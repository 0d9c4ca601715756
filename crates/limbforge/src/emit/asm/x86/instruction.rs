//! Instructions of x86-64 as text, in the syntax of Intel's manuals.

use std::fmt;

use super::super::{flagged::CONSTANTS, target::Register};

const NAMES: [[&str; 3]; 16] = [
    ["rax", "eax", "al"],
    ["rcx", "ecx", "cl"],
    ["rdx", "edx", "dl"],
    ["rbx", "ebx", "bl"],
    ["rsp", "esp", "spl"],
    ["rbp", "ebp", "bpl"],
    ["rsi", "esi", "sil"],
    ["rdi", "edi", "dil"],
    ["r8", "r8d", "r8b"],
    ["r9", "r9d", "r9b"],
    ["r10", "r10d", "r10b"],
    ["r11", "r11d", "r11b"],
    ["r12", "r12d", "r12b"],
    ["r13", "r13d", "r13b"],
    ["r14", "r14d", "r14b"],
    ["r15", "r15d", "r15b"],
];

/// The number of general-purpose registers: flags have numbers beyond theirs.
pub const REGISTERS: usize = NAMES.len();

/// The part of a register that an instruction names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// All 64 bits.
    Word,
    /// The low 32 bits.
    Half,
    /// The low 8 bits.
    Byte,
}

/// An operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// A register or a part of it.
    Register(Register, Part),
    /// A number of 32 bits at most, which instructions hold.
    Number(i64),
    /// A word that `mov` holds.
    Word(u64),
    /// Memory: base register, distance from it, number of bytes.
    Memory(Register, i64, usize),
    /// The word of this number among the constants of the file.
    Constant(usize),
    /// The argument of this number, on the stack.
    Passed(usize),
    /// The sum of two registers, as an address.
    Sum(Register, Register),
    /// The sum of a register and a number, as an address.
    Distance(Register, i32),
    /// A register times 2, 4 or 8, as an address.
    Scaled(Register, u8),
}

impl Operand {
    /// A whole register.
    pub const fn register(register: Register) -> Operand {
        Operand::Register(register, Part::Word)
    }
}

/// An instruction, its destination first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// Its name in Intel's manuals.
    pub name: &'static str,
    /// Its operands.
    pub operands: Vec<Operand>,
}

impl Instruction {
    /// An instruction by its name.
    pub fn new(name: &'static str, operands: impl Into<Vec<Operand>>) -> Instruction {
        Instruction {
            name,
            operands: operands.into(),
        }
    }
}

fn name(register: Register) -> &'static str {
    NAMES[usize::from(register)][0]
}

impl fmt::Display for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Operand::Register(register, part) => {
                write!(f, "{}", NAMES[usize::from(register)][part as usize])
            }
            Operand::Number(k) => write!(f, "{k}"),
            Operand::Word(k) => write!(f, "{k:#x}"),
            Operand::Memory(base, offset, bytes) => {
                let size = match bytes {
                    8 => "qword",
                    4 => "dword",
                    _ => "byte",
                };
                match offset {
                    0 => write!(f, "{size} ptr [{}]", name(base)),
                    _ => write!(f, "{size} ptr [{} + {offset}]", name(base)),
                }
            }
            Operand::Constant(at) => write!(f, "qword ptr [rip + {CONSTANTS} + {}]", 8 * at),
            Operand::Passed(_) => unreachable!("arguments are in registers"),
            Operand::Sum(x, y) => write!(f, "[{} + {}]", name(x), name(y)),
            Operand::Distance(x, k) => write!(f, "[{} + {k}]", name(x)),
            Operand::Scaled(x, k) => write!(f, "[{k}*{}]", name(x)),
        }
    }
}

impl fmt::Display for Instruction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.name)?;
        for (i, operand) in self.operands.iter().enumerate() {
            write!(f, "{} {operand}", if i == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}
