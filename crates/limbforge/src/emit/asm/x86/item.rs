//! The instructions of x86-64 that programs are written in, without registers.

use super::super::target::{Class, Place, Register, Target};

/// The carry flag.
pub const CF: Register = 16;
/// The register of a factor of `mulx`.
pub const RDX: Register = 2;
/// The stack pointer.
pub const RSP: Register = 4;

/// Registers that code may use, by number: those first that need not be restored, `rdx` last of them, as products take
/// it.
pub const REGISTERS: [Register; 15] = [0, 1, 8, 9, 10, 11, 7, 6, 2, 3, 5, 12, 13, 14, 15];

/// The first of [`REGISTERS`] that a function restores.
pub const UNSAVED: usize = 9;

const GENERAL: Class = 0;

/// A sum, a difference or an operation on bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arithmetic {
    /// `add`
    Add,
    /// `adc`: reads the carry.
    AddCarry,
    /// `sub`
    Sub,
    /// `sbb`: reads the carry.
    SubBorrow,
    /// `and`
    And,
    /// `or`
    Or,
    /// `xor`
    Xor,
}

impl Arithmetic {
    /// Leaves a carry or a borrow in the flag.
    pub fn carries(self) -> bool {
        !matches!(self, Arithmetic::And | Arithmetic::Or | Arithmetic::Xor)
    }

    /// Reads the carry.
    pub fn reads_carry(self) -> bool {
        matches!(self, Arithmetic::AddCarry | Arithmetic::SubBorrow)
    }

    /// Its operands can change places.
    pub fn commutes(self) -> bool {
        !matches!(self, Arithmetic::Sub | Arithmetic::SubBorrow)
    }
}

/// A shift by a constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shift {
    /// `shl`
    Left,
    /// `shr`
    Right,
    /// `sar`
    RightSigned,
}

/// An instruction, or a short fixed sequence of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// The initial value of a register.
    Held(Register),
    /// A constant.
    Constant(u64),
    /// A word, or a byte extended by zeros, this many bytes beyond an address.
    Load {
        /// Distance.
        offset: i64,
        /// Eight or one.
        bytes: usize,
    },
    /// The low bytes of a word, this many bytes beyond an address.
    Store {
        /// Distance.
        offset: i64,
        /// How many.
        bytes: usize,
    },
    /// Two words, or a word and a constant.
    Arithmetic(Arithmetic, Option<i32>),
    /// The borrow of a difference, without the difference.
    Compare(Option<i32>),
    /// Both words of a product, the low one first.
    Product,
    /// The high word of a product.
    ProductHigh,
    /// The low word of a product.
    ProductLow,
    /// The low word of a product with a constant.
    Multiple(i32),
    /// A shift.
    Shift(Shift, u32),
    /// A word shifted right, with the low bits of another above it.
    Funnel(u32),
    /// The sum of two words, without flags.
    Address,
    /// The sum of a word and a constant, without flags.
    Distance(i32),
    /// A word times 2, 4 or 8, without flags.
    Scale(u8),
    /// The low bits: a word and its mask are joined, or the top bit is cleared.
    Low(u32),
    /// The low 32 bits.
    Low32,
    /// All bits turned.
    Not,
    /// The carry as a word.
    Carry,
    /// Minus the carry.
    Mask,
    /// The second word if there is a carry, else the first.
    Choice,
}

/// x86-64 with BMI2.
#[derive(Clone, Copy, Debug)]
pub struct Processor {
    /// See [`Target::spare`].
    pub spare: usize,
}

const ANY: Place = Place::Any(GENERAL);

impl Target for Processor {
    type What = What;

    fn classes(&self) -> Vec<&[Register]> {
        vec![&REGISTERS]
    }

    fn named(&self) -> &[Register] {
        &[RDX]
    }

    fn flags(&self) -> &[Register] {
        &[CF]
    }

    fn input(&self, what: &What, index: usize) -> Place {
        match (what, index) {
            (What::Product | What::ProductHigh, 0) => Place::Fixed(RDX),
            (What::Arithmetic(op, None), 2) if op.reads_carry() => Place::Fixed(CF),
            (What::Arithmetic(op, Some(_)), 1) if op.reads_carry() => Place::Fixed(CF),
            (What::Carry | What::Mask, 0) | (What::Choice, 2) => Place::Fixed(CF),
            _ => ANY,
        }
    }

    fn results(&self, what: &What) -> &[Place] {
        const CARRIED: [Place; 2] = [Place::Tied(0), Place::Fixed(CF)];
        match what {
            What::Held(_) | What::Store { .. } => &[],
            What::Arithmetic(op, _) if op.carries() => &CARRIED,
            What::Compare(_) => &CARRIED[1..],
            What::Arithmetic(..) | What::ProductLow | What::Shift(..) | What::Funnel(_) => {
                &CARRIED[..1]
            }
            What::Not | What::Low(_) | What::Choice => &CARRIED[..1],
            What::Product => &[ANY, ANY],
            _ => &[ANY],
        }
    }

    fn clobbers(&self, what: &What) -> &[Register] {
        match what {
            What::Arithmetic(op, _) if !op.carries() => &[CF],
            What::ProductLow
            | What::Multiple(_)
            | What::Shift(..)
            | What::Funnel(_)
            | What::Low(_) => &[CF],
            _ => &[],
        }
    }

    fn latency(&self, what: &What) -> u32 {
        match what {
            What::Product | What::ProductHigh => 4,
            What::ProductLow | What::Multiple(_) | What::Funnel(_) => 3,
            What::Load { .. } => 5,
            What::Carry => 2,
            _ => 1,
        }
    }

    fn units(&self, what: &What) -> u32 {
        match what {
            What::Product | What::ProductHigh | What::ProductLow | What::Multiple(_) => 1,
            What::Arithmetic(op, _) if op.reads_carry() => 2,
            What::Funnel(_) => 1,
            _ => 7,
        }
    }

    fn reads_memory(&self, what: &What, index: usize, load: Option<&What>) -> bool {
        let is_word = |load: &What| match load {
            What::Load { bytes, .. } => *bytes == 8,
            // A shorter one is shorter in an instruction.
            What::Constant(k) => u32::try_from(*k).is_err(),
            _ => false,
        };
        load.is_none_or(is_word)
            && match what {
                What::Arithmetic(_, None)
                | What::ProductLow
                | What::Product
                | What::ProductHigh
                | What::Choice => index == 1,
                What::Compare(None) => index == 1,
                What::Multiple(_) => index == 0,
                _ => false,
            }
    }

    fn commutes(&self, what: &What) -> bool {
        match what {
            What::Arithmetic(op, None) => op.commutes(),
            What::Product | What::ProductHigh | What::ProductLow => true,
            _ => false,
        }
    }

    fn spare(&self) -> usize {
        self.spare
    }
}
