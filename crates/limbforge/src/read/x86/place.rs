//! Registers and flags of x86-64.

use std::fmt;

/// A register, a lane of one, or a flag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// A general-purpose register of 64 bits, by its number in instructions.
    Register(u8),
    /// A lane of 64 bits of a vector register.
    Lane(u8, u8),
    /// The carry flag.
    Carry,
    /// The zero flag.
    Zero,
    /// The sign flag.
    Sign,
    /// The overflow flag.
    Overflow,
}

/// The stack pointer.
pub const RSP: Place = Place::Register(4);
/// The register of low words of products.
pub const RAX: Place = Place::Register(0);
/// The register of high words of products, and the implicit factor of `mulx`.
pub const RDX: Place = Place::Register(2);

/// Names by number.
const REGISTERS: [&str; 16] = [
    "rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13",
    "r14", "r15",
];

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let register = |n: &u8| REGISTERS[usize::from(*n)];
        match self {
            Place::Register(n) => write!(f, "{}", register(n)),
            Place::Lane(n, lane) => write!(f, "lane {lane} of xmm{n}"),
            Place::Carry => write!(f, "CF"),
            Place::Zero => write!(f, "ZF"),
            Place::Sign => write!(f, "SF"),
            Place::Overflow => write!(f, "OF"),
        }
    }
}
