//! Montgomery's reduction of a product, by columns.

use super::super::Modulus;
use super::super::code::{Code, Routine, pairs};
use super::{BITS, LAST, LIMBS, Multiplier, constant_mask, multiply_add, turned};
use riscv_lab::isa::{Op, Reg};

/// a0 ← (a1 + q·p)/2^513 for the 18 words at a1, with the q that makes it an integer; limbs of 57 bits but the last.
pub fn reduce(extended: bool, modulus: &Modulus) -> Routine {
    let mut code = Code::new(2);
    let [mask, factor] = code.registers();
    constant_mask(&mut code, mask);
    code.constant(factor, modulus.factor);
    let px = Reg::x(11);
    let q: [Reg; LIMBS] = code.registers();
    let p: [Reg; LIMBS] = code.registers();
    let sums: [Reg; 2] = code.registers();
    code.load_all(&q, px);
    code.constants(sums[0], &modulus.limbs);
    code.load_all(&p, sums[0]);
    let reduction = Reduction {
        mask,
        factor,
        q,
        p,
        sums,
        px,
        out: Reg::A0,
    };
    if extended {
        reduction.extended(&mut code);
    } else {
        reduction.plain(&mut code);
    }
    code.finish()
}

/// The registers of a reduction.
struct Reduction {
    mask: Reg,
    factor: Reg,
    /// The operand's first limbs, which become those of q.
    q: [Reg; LIMBS],
    p: [Reg; LIMBS],
    sums: [Reg; 2],
    px: Reg,
    out: Reg,
}

impl Reduction {
    fn plain(&self, code: &mut Code) {
        let [low, high] = self.sums;
        let multiplier = Multiplier::new(code);
        let operand = code.register();
        let add_limb = |code: &mut Code, limb| {
            code.op(Op::Add, low, low, limb);
            code.op(Op::Sltu, multiplier.low, low, limb);
            code.op(Op::Add, high, high, multiplier.low);
        };
        // sum ← sum/2^57
        let shift = |code: &mut Code, with_high| {
            code.op_imm(Op::Srli, low, low, BITS);
            code.op_imm(Op::Slli, multiplier.low, high, 64 - BITS);
            code.op(Op::Xor, low, low, multiplier.low);
            if with_high {
                code.op_imm(Op::Srai, high, high, BITS);
            }
        };
        for column in 0..LAST {
            match column {
                0 => code.op_imm(Op::Addi, low, self.q[0], 0),
                1..LIMBS => add_limb(code, self.q[column]),
                _ => {
                    code.load(operand, self.px, column);
                    add_limb(code, operand);
                }
            }
            for (i, j) in pairs(LIMBS, column).filter(|(i, _)| *i < column) {
                multiplier.add(code, self.sums, true, self.q[i], self.p[j]);
            }
            if column < LIMBS {
                let q = self.q[column];
                code.op(Op::Mul, q, low, self.factor);
                code.op(Op::And, q, q, self.mask);
                multiplier.add(code, self.sums, column > 0, q, self.p[0]);
                shift(code, true);
            } else {
                code.op(Op::And, operand, low, self.mask);
                shift(code, column + 1 < LAST);
                code.store(operand, self.out, column - LIMBS);
            }
        }
        code.load(operand, self.px, LAST);
        code.op(Op::Add, low, low, operand);
        code.op(Op::And, operand, low, self.mask);
        code.store(operand, self.out, LIMBS - 1);
    }

    fn extended(&self, code: &mut Code) {
        for column in 0..LAST {
            let [low, next] = turned(self.sums, column);
            if column == 0 {
                code.op_imm(Op::Addi, low, self.q[0], 0);
            }
            // The operand's next limb begins the next column.
            let mut begin = next;
            if column + 1 < LIMBS {
                begin = self.q[column + 1];
            } else {
                code.load(next, self.px, column + 1);
            }
            for (i, j) in pairs(LIMBS, column).filter(|(i, _)| *i < column) {
                multiply_add(code, [low, next], [low, begin], self.q[i], self.p[j]);
                begin = next;
            }
            if column < LIMBS {
                let q = self.q[column];
                code.op4(Op::Madd57lu, q, low, self.factor, Reg::ZERO);
                multiply_add(code, [low, next], [low, begin], q, self.p[0]);
            }
            code.shift_right_add(next, next, low, BITS);
            if column >= LIMBS {
                code.op(Op::And, low, low, self.mask);
                code.store(low, self.out, column - LIMBS);
            }
        }
        code.store(turned(self.sums, LAST)[0], self.out, LIMBS - 1);
    }
}
