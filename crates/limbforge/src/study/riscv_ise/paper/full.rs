//! Full radix: 8 words of 64 bits.
//!
//! A column's sum is three words, low, middle and high, which turn with the columns. With the proposed instructions a product
//! is added to the low word and its carry counted in 4 instructions, without them in 8.

use super::Modulus;
use super::code::{Code, Routine, pairs};
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

/// What products need: two temporary registers, or with the extension one.
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

/// sum += 2·products, where of the sum only the low word holds something (`low_only`), or the low and the middle one, and the
/// products may have no high word.
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
    // A word of the operand, where it is not in a register already: with the extension a product does not need the low one.
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

/// What sums and differences modulo p compute with.
struct Words {
    x: [Reg; WORDS],
    p: [Reg; WORDS],
    /// Carry or borrow, and two for the way to it.
    carry: Reg,
    t: Reg,
    u: Reg,
}

impl Words {
    /// With p in registers, and nothing in x yet.
    fn new(code: &mut Code, modulus: &Modulus) -> Words {
        let [carry, t, u] = code.registers();
        let p = code.registers();
        code.constants(carry, &modulus.limbs);
        code.load_all(&p, carry);
        let x = code.registers();
        Words { x, p, carry, t, u }
    }

    /// out ← x − p, or x if that is negative.
    fn subtract_once(&self, code: &mut Code, out: Reg) {
        for (i, (x, p)) in self.x.into_iter().zip(self.p).enumerate() {
            if i == 0 {
                code.op(Op::Sltu, self.carry, x, p);
                code.op(Op::Sub, p, x, p);
                continue;
            }
            code.op(Op::Sltu, self.t, x, p);
            code.op(Op::Sub, p, x, p);
            code.op(Op::Sltu, self.u, p, self.carry);
            code.op(Op::Sub, p, p, self.carry);
            code.op(Op::Or, self.carry, self.t, self.u);
        }
        code.op(Op::Sub, self.carry, Reg::ZERO, self.carry);
        for (x, p) in self.x.into_iter().zip(self.p) {
            code.op(Op::Xor, x, x, p);
            code.op(Op::And, x, x, self.carry);
            code.op(Op::Xor, p, p, x);
        }
        code.store_all(&self.p, out);
    }
}

/// a0 ← a0 mod p, for a number below 2·p.
pub fn fast_reduce(modulus: &Modulus) -> Routine {
    let mut code = Code::new(1);
    let out = Reg::A0;
    let words = Words::new(&mut code, modulus);
    code.load_all(&words.x, out);
    words.subtract_once(&mut code, out);
    code.finish()
}

/// a0 ← a1 + a2 mod p.
pub fn add(modulus: &Modulus) -> Routine {
    let mut code = Code::new(3);
    let [out, px, py] = [10, 11, 12].map(Reg::x);
    let words = Words::new(&mut code, modulus);
    let Words { carry, t, u, .. } = words;
    let y = code.register();
    for (i, x) in words.x.into_iter().enumerate() {
        code.load(u, px, i);
        code.load(y, py, i);
        code.op(Op::Add, x, u, y);
        match i {
            0 => code.op(Op::Sltu, carry, x, u),
            7 => code.op(Op::Add, x, x, carry),
            _ => {
                code.op(Op::Sltu, t, x, u);
                code.op(Op::Add, x, x, carry);
                code.op(Op::Sltu, carry, x, carry);
                code.op(Op::Or, carry, carry, t);
            }
        }
    }
    words.subtract_once(&mut code, out);
    code.finish()
}

/// a0 ← a1 − a2 mod p: p is added under a mask of the borrow.
pub fn subtract(modulus: &Modulus) -> Routine {
    let mut code = Code::new(3);
    let [out, px, py] = [10, 11, 12].map(Reg::x);
    let words = Words::new(&mut code, modulus);
    let Words { carry, t, u, .. } = words;
    let y = code.register();
    for (i, x) in words.x.into_iter().enumerate() {
        code.load(u, px, i);
        code.load(y, py, i);
        if i == 0 {
            code.op(Op::Sltu, carry, u, y);
            code.op(Op::Sub, x, u, y);
        } else {
            code.op(Op::Sltu, t, u, carry);
            code.op(Op::Sub, x, u, carry);
            code.op(Op::Sltu, carry, x, y);
            code.op(Op::Sub, x, x, y);
            code.op(Op::Or, carry, carry, t);
        }
    }
    code.op(Op::Sub, carry, Reg::ZERO, carry);
    for p in words.p {
        code.op(Op::And, p, p, carry);
    }
    for (i, (x, p)) in words.x.into_iter().zip(words.p).enumerate() {
        if i == 0 {
            code.op(Op::Add, x, x, p);
            code.op(Op::Sltu, carry, x, p);
            continue;
        }
        code.op(Op::Add, x, x, carry);
        if i < 7 {
            code.op(Op::Sltu, carry, x, carry);
        }
        code.op(Op::Add, x, x, p);
        if i < 7 {
            code.op(Op::Sltu, t, x, p);
            code.op(Op::Or, carry, carry, t);
        }
    }
    code.store_all(&words.x, out);
    code.finish()
}
