//! Products and squares, summed by columns.

use super::super::code::{Code, Routine, pairs};
use super::{BITS, LAST, LIMBS, Multiplier, multiply_add, turned};
use riscv_lab::isa::{Op, Reg};

/// a0 ← a1·a2, 18 words.
pub fn multiply(extended: bool) -> Routine {
    let mut code = Code::new(3);
    let [out, px, py] = [10, 11, 12].map(Reg::x);
    let x: [Reg; LIMBS] = code.registers();
    let y: [Reg; LIMBS] = code.registers();
    code.load_all(&x, px);
    code.load_all(&y, py);
    code.release(px);
    code.release(py);
    let sums: [Reg; 2] = code.registers();
    let multiplier = (!extended).then(|| Multiplier::new(&mut code));
    for column in 0..LAST {
        let turned = turned(sums, column);
        for (n, (i, j)) in pairs(LIMBS, column).enumerate() {
            match &multiplier {
                None => {
                    let low = if column == 0 { Reg::ZERO } else { turned[0] };
                    let next = if n == 0 { Reg::ZERO } else { turned[1] };
                    multiply_add(&mut code, turned, [low, next], x[i], y[j]);
                }
                Some(_) if column == 0 => Multiplier::first(&mut code, sums, x[i], y[j]),
                Some(multiplier) => multiplier.add(&mut code, sums, n > 0, x[i], y[j]),
            }
        }
        end_column(&mut code, extended, sums, out, column);
    }
    code.store(if extended { sums[1] } else { sums[0] }, out, LAST);
    code.finish()
}

/// The sum of a column is stored; without the extension its high word begins the next one.
fn end_column(code: &mut Code, extended: bool, sums: [Reg; 2], out: Reg, column: usize) {
    if extended {
        return code.store(turned(sums, column)[0], out, column);
    }
    code.store(sums[0], out, column);
    code.op_imm(Op::Slli, sums[0], sums[1], 64 - BITS);
}

/// a0 ← a1², 18 words: products of different limbs are summed once and doubled.
pub fn square(extended: bool) -> Routine {
    let mut code = Code::new(2);
    let [out, px] = [10, 11].map(Reg::x);
    let x: [Reg; LIMBS] = code.registers();
    code.load_all(&x, px);
    code.release(px);
    let sums: [Reg; 2] = code.registers();
    let products: [Reg; 2] = code.registers();
    let multiplier = (!extended).then(|| Multiplier::new(&mut code));
    for column in 0..LAST {
        let mut empty = true;
        for (i, j) in pairs(LIMBS, column).filter(|(i, j)| i < j) {
            match &multiplier {
                None => {
                    let turned = turned(products, column);
                    let from = if empty { [Reg::ZERO; 2] } else { turned };
                    multiply_add(&mut code, turned, from, x[i], x[j]);
                }
                Some(_) if empty => Multiplier::first(&mut code, products, x[i], x[j]),
                Some(multiplier) => multiplier.add(&mut code, products, true, x[i], x[j]),
            }
            empty = false;
        }
        if !empty {
            match &multiplier {
                None => double_extended(&mut code, turned(sums, column), turned(products, column)),
                Some(multiplier) => double(&mut code, multiplier, sums, products),
            }
        }
        if column % 2 == 0 {
            let middle = x[column / 2];
            match &multiplier {
                None => {
                    let turned = turned(sums, column);
                    let low = if column == 0 { Reg::ZERO } else { turned[0] };
                    let next = if empty { Reg::ZERO } else { turned[1] };
                    multiply_add(&mut code, turned, [low, next], middle, middle);
                }
                Some(_) if column == 0 => Multiplier::first(&mut code, sums, middle, middle),
                Some(multiplier) => multiplier.add(&mut code, sums, !empty, middle, middle),
            }
        }
        end_column(&mut code, extended, sums, out, column);
    }
    code.store(if extended { sums[1] } else { sums[0] }, out, LAST);
    code.finish()
}

/// sum += 2·products; the high word of the sum holds nothing yet.
fn double(code: &mut Code, multiplier: &Multiplier, [low, high]: [Reg; 2], products: [Reg; 2]) {
    let (t, u) = (multiplier.low, multiplier.high);
    code.op(Op::Add, low, low, products[0]);
    code.op(Op::Sltu, t, low, products[0]);
    code.op(Op::Add, low, low, products[0]);
    code.op(Op::Sltu, u, low, products[0]);
    code.op(Op::Add, high, products[1], products[1]);
    code.op(Op::Add, high, high, t);
    code.op(Op::Add, high, high, u);
}

/// The same where the words are columns: 2·products < 2^62.
fn double_extended(code: &mut Code, [low, next]: [Reg; 2], products: [Reg; 2]) {
    code.op(Op::Add, products[0], products[0], products[0]);
    code.op(Op::Add, low, low, products[0]);
    code.op(Op::Add, next, products[1], products[1]);
}
