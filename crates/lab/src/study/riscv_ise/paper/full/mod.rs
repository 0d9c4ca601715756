//! Full radix: 8 words of 64 bits.
//!
//! A column's sum is three words, low, middle and high, which turn with the columns. With the proposed instructions a
//! product is added to the low word and its carry counted in 4 instructions, without them in 8.

mod linear;
mod product;
mod reduction;

pub use linear::{add, fast_reduce, subtract};
pub use product::{multiply, square};
pub use reduction::reduce;

use super::code::Code;
use riscv_lab::isa::{Op, Reg};

/// Words of an element.
pub const WORDS: usize = 8;

/// The last column of a product.
const LAST: usize = 2 * WORDS - 1;

/// Which words of a column's sum hold something before a product is added.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Holds {
    /// The low word.
    Low,
    /// The low and the middle word.
    Middle,
    /// All three.
    High,
    /// All, and the high word stays 0.
    NoHigh,
}

/// Low, middle, high.
type Sum = [Reg; 3];

/// Temporary registers of products: two, or one with the extension.
struct Multiplier {
    extended: bool,
    low: Reg,
    high: Reg,
}

impl Multiplier {
    fn new(code: &mut Code, extended: bool) -> Multiplier {
        let high = code.register();
        let low = if extended { high } else { code.register() };
        Multiplier {
            extended,
            low,
            high,
        }
    }

    /// low + 2^64·high = x·y
    fn first(&self, code: &mut Code, [low, high]: [Reg; 2], x: Reg, y: Reg) {
        if self.extended {
            code.op4(Op::Maddlu, low, x, y, Reg::ZERO);
            code.op4(Op::Maddhu, high, x, y, Reg::ZERO);
        } else {
            code.op(Op::Mul, low, x, y);
            code.op(Op::Mulhu, high, x, y);
        }
    }

    /// sum += x·y
    fn add(&self, code: &mut Code, [low, middle, high]: Sum, holds: Holds, x: Reg, y: Reg) {
        if self.extended {
            let carry = if holds == Holds::Low {
                middle
            } else {
                self.high
            };
            // x·y + low is below 2^128, so its high half takes the carry of the low one.
            code.op4(Op::Maddhu, carry, x, y, low);
            code.op4(Op::Maddlu, low, x, y, low);
            match holds {
                Holds::Low => return,
                Holds::Middle => code.op4(Op::Cadd, high, middle, carry, Reg::ZERO),
                Holds::High => code.op4(Op::Cadd, high, middle, carry, high),
                Holds::NoHigh => {}
            }
            code.op(Op::Add, middle, middle, carry);
            return;
        }
        self.first(code, [self.low, self.high], x, y);
        code.op(Op::Add, low, low, self.low);
        code.op(Op::Sltu, self.low, low, self.low);
        if holds == Holds::Low {
            return code.op(Op::Add, middle, self.high, self.low);
        }
        // The high half of a product is below 2^64 - 1: no carry.
        code.op(Op::Add, self.high, self.high, self.low);
        code.op(Op::Add, middle, middle, self.high);
        match holds {
            Holds::Middle => code.op(Op::Sltu, high, middle, self.high),
            Holds::High => {
                code.op(Op::Sltu, self.high, middle, self.high);
                code.op(Op::Add, high, high, self.high);
            }
            Holds::Low | Holds::NoHigh => {}
        }
    }
}

/// The sum of a column, as it turns.
fn turned(words: [Reg; 3], column: usize) -> Sum {
    std::array::from_fn(|word| words[(column + word) % 3])
}
