//! Montgomery's reduction of a product, by columns.

use super::super::Modulus;
use super::super::code::{Code, Routine, pairs};
use super::{Holds, LAST, Multiplier, Sum, WORDS, turned};
use riscv_lab::isa::{Op, Reg};

/// a0 ← (a1 + q·p)/2^512 for the 16 words at a1, with the q that makes it an integer.
pub fn reduce(extended: bool, modulus: &Modulus) -> Routine {
    let mut code = Code::new(2);
    let [out, px] = [10, 11].map(Reg::x);
    let factor = code.register();
    code.constant(factor, modulus.factor);
    let words = code.registers();
    let multiplier = Multiplier::new(&mut code, extended);
    let q: [Reg; WORDS] = code.registers();
    let p: [Reg; WORDS] = code.registers();
    code.load_all(&q, px);
    code.constants(multiplier.low, &modulus.limbs);
    code.load_all(&p, multiplier.low);
    // A word of the operand, where it is not in a register already: with the extension a product does not need the low
    // one.
    let operand = if extended {
        multiplier.low
    } else {
        code.register()
    };
    for column in 0..LAST {
        let sum = turned(words, column);
        let word = if column < WORDS {
            q[column]
        } else {
            code.load(operand, px, column);
            operand
        };
        add_word(&mut code, &multiplier, sum, column, word);
        for (i, j) in pairs(WORDS, column).filter(|(i, _)| *i < column) {
            let holds = match column {
                1 => Holds::Middle,
                14 => Holds::NoHigh,
                _ => Holds::High,
            };
            multiplier.add(&mut code, sum, holds, q[i], p[j]);
        }
        if column < WORDS {
            // The word of q that makes the low word 0.
            code.op(Op::Mul, q[column], sum[0], factor);
            let holds = if column == 0 { Holds::Low } else { Holds::High };
            multiplier.add(&mut code, sum, holds, q[column], p[0]);
        } else {
            code.store(sum[0], out, column - WORDS);
        }
    }
    let low = turned(words, LAST)[0];
    code.load(operand, px, LAST);
    code.op(Op::Add, low, low, operand);
    code.store(low, out, LAST - WORDS);
    code.finish()
}

/// The operand's word, added to the sum of a column.
fn add_word(
    code: &mut Code,
    multiplier: &Multiplier,
    [low, middle, high]: Sum,
    column: usize,
    word: Reg,
) {
    let carry = multiplier.low;
    match column {
        0 => return code.op_imm(Op::Addi, low, word, 0),
        1 => {
            code.op(Op::Add, low, low, word);
            return code.op(Op::Sltu, middle, low, word);
        }
        _ => {}
    }
    code.op(Op::Add, low, low, word);
    code.op(Op::Sltu, carry, low, word);
    code.op(Op::Add, middle, middle, carry);
    if column != 14 {
        code.op(Op::Sltu, high, middle, carry);
    }
}
