//! Rows of the table of instructions.

use super::{CustomEncoding, Extension, Format, Op};

/// All that is known of an instruction.
#[derive(Debug)]
pub struct Row {
    /// The instruction.
    pub op: Op,
    /// Its name in assembler text.
    pub name: &'static str,
    /// The extension that it belongs to.
    pub extension: Extension,
    /// Its operands, and where they are in the word.
    pub format: Format,
    /// The bits that do not depend on operands, as published; see [`Row::bits`].
    pub(super) published: u32,
    /// Its class in timing models.
    pub class: Class,
    /// Its effect.
    pub effect: Effect,
    /// Its result, as an expression on integers; the tests evaluate it and compare it with the effect.
    ///
    /// `rs1`, `rs2`, `rs3` are the registers as unsigned integers, `imm` the immediate, `memory` what was loaded, `csr`
    /// the register of status. `signed(x, w)` and `unsigned(x, w)` read the low w bits; results are taken modulo 2^64.
    pub pseudo_code: &'static str,
}

/// `madd57lu` in the clash-free set: funct3 110 instead of 111, which the published sets leave empty.
const MADD57LU_CLASH_FREE: u32 = 0x0400_607b;

impl Row {
    /// The bits of the instruction's word that do not depend on operands; those set in [`Format::mask`] count.
    pub fn bits(&self, encoding: CustomEncoding) -> u32 {
        match (self.op, encoding) {
            (Op::Madd57lu, CustomEncoding::ClashFree) => MADD57LU_CLASH_FREE,
            _ => self.published,
        }
    }
}

/// Effect of an instruction. Functions take and give 64-bit words.
#[derive(Clone, Copy, Debug)]
pub enum Effect {
    /// rd = f(rs1, rs2, rs3, imm), and nothing else.
    Value(fn(u64, u64, u64, i64) -> u64),
    /// rd = pc + imm.
    PcRelative,
    /// rd = f of so many bytes at rs1 + imm, read as an unsigned integer.
    Load(u8, fn(u64) -> u64),
    /// The low bytes of rs2, so many, go to rs1 + imm.
    Store(u8),
    /// To pc + imm if the condition on rs1 and rs2 holds.
    Branch(fn(u64, u64) -> bool),
    /// rd = address of the next instruction, then to pc + imm.
    Jump,
    /// rd = address of the next instruction, then to rs1 + imm without its lowest bit.
    JumpRegister,
    /// rd = so many bytes at rs1, sign-extended; the address is reserved.
    LoadReserved(u8),
    /// If the reservation stands, rs2 is stored and rd = 0; else rd = 1.
    StoreConditional(u8),
    /// rd = m, so many bytes at rs1, sign-extended; f(m, rs2) is stored.
    Atomic(u8, fn(u64, u64) -> u64),
    /// rd = register of status, which becomes f(itself, rs1), or f(itself, number) with `immediate`.
    Csr {
        /// The new value.
        update: fn(u64, u64) -> u64,
        /// The operand is a number.
        immediate: bool,
    },
    /// Order of memory accesses: nothing to do for one core.
    Fence,
    /// A call of the operating system.
    EnvironmentCall,
    /// To the debugger.
    Breakpoint,
}

macro_rules! classes {
    ($($(#[$doc:meta])* $class:ident $name:literal,)*) => {
        /// Class of instructions that are the same to a timing model.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Class {
            $($(#[$doc])* $class,)*
        }

        impl Class {
            /// All classes.
            pub const ALL: &[Class] = &[$(Class::$class),*];

            /// Its name in the files of models.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Class::$class => $name,)*
                }
            }
        }
    };
}

classes! {
    /// Sums, differences, upper immediates.
    Add "add",
    /// Bit by bit.
    Logic "logic",
    /// Shifts.
    Shift "shift",
    /// 1 or 0 by a comparison.
    Compare "compare",
    /// `shNadd` and the forms with unsigned words.
    ShiftAdd "shift-add",
    /// Rotations.
    Rotate "rotate",
    /// Extensions of sign and zero.
    Extend "extend",
    /// Minimum and maximum.
    MinMax "min-max",
    /// Leading and trailing zeros, ones, the order of bytes.
    BitCount "bit-count",
    /// `czero`.
    Conditional "conditional",
    /// Products.
    Multiply "multiply",
    /// Quotients and remainders of 64 bits.
    Divide "divide",
    /// Quotients and remainders of 32 bits.
    DivideWord "divide-word",
    /// Proposed: product and addend.
    MultiplyAdd "multiply-add",
    /// Proposed: carry of a sum and addend.
    CarryAdd "carry-add",
    /// Proposed: arithmetic shift and addend.
    ShiftRightAdd "shift-right-add",
    /// Loads.
    Load "load",
    /// Stores.
    Store "store",
    /// Atomic accesses.
    Atomic "atomic",
    /// Branches with a condition.
    Branch "branch",
    /// Jumps to a fixed place.
    Jump "jump",
    /// Jumps to a register's value.
    JumpRegister "jump-register",
    /// Loads to registers of floating point.
    FloatLoad "float-load",
    /// Stores from registers of floating point.
    FloatStore "float-store",
    /// Moves to, from and between registers of floating point.
    FloatMove "float-move",
    /// Registers of status.
    Csr "csr",
    /// Fences.
    Fence "fence",
    /// System calls and breakpoints.
    System "system",
}

impl std::fmt::Display for Class {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}
