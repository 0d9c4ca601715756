//! Products and squares, summed by columns.

use super::super::code::{Code, Routine, pairs};
use super::{Holds, LAST, Multiplier, Sum, WORDS, turned};
use riscv_lab::isa::{Op, Reg};

/// a0 ← a1·a2, 16 words.
pub fn multiply(extended: bool) -> Routine {
    let mut code = Code::new(3);
    let [out, px, py] = [10, 11, 12].map(Reg::x);
    let x: [Reg; WORDS] = code.registers();
    let y: [Reg; WORDS] = code.registers();
    code.load_all(&x, px);
    code.load_all(&y, py);
    code.release(px);
    code.release(py);
    let words = code.registers();
    let multiplier = Multiplier::new(&mut code, extended);
    for column in 0..LAST {
        let sum = turned(words, column);
        for (n, (i, j)) in pairs(WORDS, column).enumerate() {
            let holds = match (column, n) {
                (0, _) => {
                    multiplier.first(&mut code, [sum[0], sum[1]], x[i], y[j]);
                    continue;
                }
                (1, 0) => Holds::Low,
                (14, _) => Holds::NoHigh,
                (1, _) | (_, 0) => Holds::Middle,
                _ => Holds::High,
            };
            multiplier.add(&mut code, sum, holds, x[i], y[j]);
        }
        code.store(sum[0], out, column);
    }
    code.store(turned(words, LAST)[0], out, LAST);
    code.finish()
}

/// a0 ← a1², 16 words: products of different words are summed once, and the sum is added twice.
pub fn square() -> Routine {
    let mut code = Code::new(2);
    let [out, px] = [10, 11].map(Reg::x);
    let x: [Reg; WORDS] = code.registers();
    code.load_all(&x, px);
    code.release(px);
    let words = code.registers();
    let multiplier = Multiplier::new(&mut code, false);
    let products: Sum = code.registers();
    for column in 0..LAST {
        let sum = turned(words, column);
        let mut count = 0;
        for (i, j) in pairs(WORDS, column).filter(|(i, j)| i < j) {
            match count {
                0 => multiplier.first(&mut code, [products[0], products[1]], x[i], x[j]),
                1 => multiplier.add(&mut code, products, Holds::Middle, x[i], x[j]),
                _ => multiplier.add(&mut code, products, Holds::High, x[i], x[j]),
            }
            count += 1;
        }
        if count > 0 {
            add_twice(
                &mut code,
                &multiplier,
                sum,
                column == 1,
                products,
                count > 1,
            );
        }
        if column % 2 == 0 {
            let middle = x[column / 2];
            match column {
                0 => multiplier.first(&mut code, [sum[0], sum[1]], middle, middle),
                14 => multiplier.add(&mut code, sum, Holds::NoHigh, middle, middle),
                _ => multiplier.add(&mut code, sum, Holds::High, middle, middle),
            }
        }
        code.store(sum[0], out, column);
    }
    code.store(turned(words, LAST)[0], out, LAST);
    code.finish()
}

/// sum += 2·products, where of the sum only the low word holds something (`low_only`), or the low and the middle one,
/// and the products may have no high word.
fn add_twice(
    code: &mut Code,
    multiplier: &Multiplier,
    [low, middle, high]: Sum,
    low_only: bool,
    products: Sum,
    with_high: bool,
) {
    let (t, u) = (multiplier.low, multiplier.high);
    code.op(Op::Add, low, low, products[0]);
    code.op(Op::Sltu, t, low, products[0]);
    code.op(Op::Add, low, low, products[0]);
    code.op(Op::Sltu, u, low, products[0]);
    if low_only {
        code.op(Op::Add, middle, t, u);
    } else {
        code.op(Op::Add, t, t, u);
        code.op(Op::Add, middle, middle, t);
        code.op(Op::Sltu, high, middle, t);
    }
    code.op(Op::Add, middle, middle, products[1]);
    code.op(Op::Sltu, t, middle, products[1]);
    code.op(Op::Add, middle, middle, products[1]);
    code.op(Op::Sltu, u, middle, products[1]);
    if low_only {
        return code.op(Op::Add, high, t, u);
    }
    code.op(Op::Add, t, t, u);
    code.op(Op::Add, high, high, t);
    if with_high {
        code.op(Op::Add, high, high, products[2]);
        code.op(Op::Add, high, high, products[2]);
    }
}
