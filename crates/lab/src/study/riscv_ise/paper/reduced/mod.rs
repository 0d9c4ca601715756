//! Reduced radix: 9 limbs of 57 bits.
//!
//! Without the proposed instructions a column is summed in two words, and its high word begins the next column with a
//! factor 2^7, as 2^64 = 2^7·2^57. With them a product adds its low 57 bits to a column and the rest to the next.
//! Either way the sums of a product are handed on as they are: the reduction propagates their carries.

mod linear;
mod product;
mod reduction;

pub use linear::{add, fast_reduce, subtract};
pub use product::{multiply, square};
pub use reduction::reduce;

use super::code::Code;
use riscv_lab::isa::{Op, Reg};

/// Limbs of an element.
pub const LIMBS: usize = 9;

/// Bits of a limb.
const BITS: i64 = 57;

/// The last column of a product.
const LAST: usize = 2 * LIMBS - 1;

/// Products without the extension.
struct Multiplier {
    low: Reg,
    high: Reg,
}

impl Multiplier {
    fn new(code: &mut Code) -> Multiplier {
        let [low, high] = code.registers();
        Multiplier { low, high }
    }

    /// low + 2^64·high = x·y
    fn first(code: &mut Code, [low, high]: [Reg; 2], x: Reg, y: Reg) {
        code.op(Op::Mul, low, x, y);
        code.op(Op::Mulhu, high, x, y);
    }

    /// sum += x·y, where the high word holds something or not.
    fn add(&self, code: &mut Code, [low, high]: [Reg; 2], with_high: bool, x: Reg, y: Reg) {
        Multiplier::first(code, [self.low, self.high], x, y);
        code.op(Op::Add, low, low, self.low);
        code.op(Op::Sltu, self.low, low, self.low);
        if with_high {
            code.op(Op::Add, high, high, self.high);
            code.op(Op::Add, high, high, self.low);
        } else {
            code.op(Op::Add, high, self.high, self.low);
        }
    }
}

/// low += low 57 bits of x·y, next += the rest; a `next` of `None` holds nothing yet.
fn multiply_add(code: &mut Code, [low, next]: [Reg; 2], from: [Reg; 2], x: Reg, y: Reg) {
    code.op4(Op::Madd57lu, low, x, y, from[0]);
    code.op4(Op::Madd57hu, next, x, y, from[1]);
}

/// This column's sum and the next one's, which take turns.
fn turned(sums: [Reg; 2], column: usize) -> [Reg; 2] {
    [sums[column % 2], sums[(column + 1) % 2]]
}

/// 2^57 − 1
fn constant_mask(code: &mut Code, mask: Reg) {
    code.op_imm(Op::Addi, mask, Reg::ZERO, 1);
    code.op_imm(Op::Slli, mask, mask, BITS);
    code.op_imm(Op::Addi, mask, mask, -1);
}
