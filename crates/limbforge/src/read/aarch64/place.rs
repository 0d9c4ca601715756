//! Registers and flags of AArch64.

use std::fmt;

/// A register or a flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// A general-purpose register of 64 bits, `x0` to `x30`.
    Register(u8),
    /// The register that is 0: number 31 where an instruction does not mean the stack pointer.
    Zero,
    /// The stack pointer.
    Stack,
    /// The flag N: the top bit of a result.
    Negative,
    /// The flag Z: whether a result is 0.
    IsZero,
    /// The flag C: the carry of a sum, and of a difference whether nothing was borrowed.
    Carry,
    /// The same flag turned: the borrow of a difference. Each instruction that writes C writes both, so that what it
    /// computes is there as it was computed.
    Borrow,
    /// The flag V.
    Overflow,
}

/// The link register: where a function returns to.
pub const LINK: Place = Place::Register(30);

impl Place {
    /// The register of a number where 31 is 0.
    pub fn register(number: u16) -> Place {
        match u8::try_from(number) {
            Ok(n @ 0..=30) => Place::Register(n),
            _ => Place::Zero,
        }
    }

    /// The register of a number where 31 is the stack pointer.
    pub fn base(number: u16) -> Place {
        match Place::register(number) {
            Place::Zero => Place::Stack,
            register => register,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Register(n) => write!(f, "x{n}"),
            Place::Zero => write!(f, "xzr"),
            Place::Stack => write!(f, "sp"),
            Place::Negative => write!(f, "N"),
            Place::IsZero => write!(f, "Z"),
            Place::Carry => write!(f, "C"),
            Place::Borrow => write!(f, "not C"),
            Place::Overflow => write!(f, "V"),
        }
    }
}
