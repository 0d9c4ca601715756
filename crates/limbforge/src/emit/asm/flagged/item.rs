//! Instructions of processors whose sums leave a carry in a flag, without registers.

use super::super::target::Register;

/// A sum, a difference or an operation on bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arithmetic {
    /// x + y
    Add,
    /// x + y + c
    AddCarry,
    /// x - y
    Sub,
    /// x - y - c
    SubBorrow,
    /// x & y
    And,
    /// x | y
    Or,
    /// x ^ y
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
    /// x 2^k
    Left,
    /// floor(x / 2^k)
    Right,
    /// The same of a number with sign.
    RightSigned,
}

/// The meaning of the flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flag {
    /// Whether there is a carry.
    Carry,
    /// Whether there is no borrow, on processors where that is something else.
    NoBorrow,
}

/// An instruction, or a short fixed sequence of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// The initial value of a register.
    Held(Register),
    /// The argument of this number, read from the stack.
    Passed(usize),
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
    /// Two words, or a word and a constant. A sum or a difference leaves a carry.
    Arithmetic(Arithmetic, Option<i32>),
    /// A sum or a difference that leaves the flag as it is.
    Quiet(Arithmetic, Option<i32>),
    /// The borrow of a difference, without the difference.
    Compare(Option<i32>),
    /// A bit, which is 0 or 1, goes to the flag.
    Restore(Flag),
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
    /// The low bits.
    Low(u32),
    /// The low 32 bits.
    Low32,
    /// All bits turned.
    Not,
    /// The carry or the borrow as a word.
    Bit(Flag),
    /// Minus the carry or the borrow.
    Mask(Flag),
    /// The second word if there is a carry or a borrow, else the first.
    Choice(Flag),
}
