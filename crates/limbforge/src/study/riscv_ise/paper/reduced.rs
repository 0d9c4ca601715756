//! Reduced radix: 9 limbs of 57 bits.
//!
//! Without the proposed instructions a column is summed in two words, and its high word begins the next column with a factor
//! 2^7, as 2^64 = 2^7·2^57. With them a product adds its low 57 bits to a column and the rest to the next. Either way the sums
//! of a product are handed on as they are: the reduction propagates their carries.

use super::Modulus;
use super::code::{Code, Routine, pairs};
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

/// 2^57 − 1
fn constant_mask(code: &mut Code, mask: Reg) {
    code.op_imm(Op::Addi, mask, Reg::ZERO, 1);
    code.op_imm(Op::Slli, mask, mask, BITS);
    code.op_imm(Op::Addi, mask, mask, -1);
}

/// What sums and differences modulo p compute with.
struct Limbs {
    extended: bool,
    x: [Reg; LIMBS],
    p: [Reg; LIMBS],
    t: Reg,
    mask: Reg,
}

impl Limbs {
    fn new(code: &mut Code, extended: bool) -> Limbs {
        let [mask, t] = code.registers();
        constant_mask(code, mask);
        Limbs {
            extended,
            x: code.registers(),
            p: code.registers(),
            t,
            mask,
        }
    }

    fn load_modulus(&self, code: &mut Code, modulus: &Modulus) {
        code.constants(self.t, &modulus.limbs);
        code.load_all(&self.p, self.t);
    }

    /// to ← addend + from/2^57, rounded down.
    fn carry(&self, code: &mut Code, to: Reg, addend: Reg, from: Reg) {
        if self.extended {
            return code.shift_right_add(to, addend, from, BITS);
        }
        code.op_imm(Op::Srai, self.t, from, BITS);
        code.op(Op::Add, to, addend, self.t);
    }

    /// All carries of limbs with sign.
    fn propagate(&self, code: &mut Code, limbs: [Reg; LIMBS]) {
        for pair in limbs.windows(2) {
            self.carry(code, pair[1], pair[1], pair[0]);
            code.op(Op::And, pair[0], pair[0], self.mask);
        }
    }

    /// x ← x + p if x is negative; then its carries, and to memory.
    fn add_if_negative(&self, code: &mut Code, out: Reg) {
        let mut from = self.x[0];
        for x in &self.x[1..] {
            self.carry(code, self.t, *x, from);
            from = self.t;
        }
        code.op_imm(Op::Srai, self.t, self.t, 63);
        for p in self.p {
            code.op(Op::And, p, p, self.t);
        }
        for (x, p) in self.x.into_iter().zip(self.p) {
            code.op(Op::Add, x, x, p);
        }
        self.propagate(code, self.x);
        code.store_all(&self.x, out);
    }
}

/// a0 ← a0 mod p, for a number below 2·p: x − p, exchanged with x under a mask if it is negative.
pub fn fast_reduce(extended: bool, modulus: &Modulus) -> Routine {
    let mut code = Code::new(1);
    let out = Reg::A0;
    let limbs = Limbs::new(&mut code, extended);
    limbs.load_modulus(&mut code, modulus);
    code.load_all(&limbs.x, out);
    for (x, p) in limbs.x.into_iter().zip(limbs.p) {
        code.op(Op::Sub, p, x, p);
    }
    limbs.propagate(&mut code, limbs.p);
    code.op_imm(Op::Srai, limbs.t, limbs.p[LIMBS - 1], 63);
    for (x, p) in limbs.x.into_iter().zip(limbs.p) {
        code.op(Op::Xor, x, x, p);
        code.op(Op::And, x, x, limbs.t);
        code.op(Op::Xor, p, p, x);
    }
    code.store_all(&limbs.p, out);
    code.finish()
}

/// a0 ← a1 + a2 mod p.
pub fn add(extended: bool, modulus: &Modulus) -> Routine {
    sum(extended, modulus, Op::Add)
}

/// a0 ← a1 − a2 mod p.
pub fn subtract(extended: bool, modulus: &Modulus) -> Routine {
    sum(extended, modulus, Op::Sub)
}

fn sum(extended: bool, modulus: &Modulus, op: Op) -> Routine {
    let mut code = Code::new(3);
    let [out, px, py] = [10, 11, 12].map(Reg::x);
    let limbs = Limbs::new(&mut code, extended);
    // Two registers of p are free until p is there.
    let [x, y] = [limbs.p[0], limbs.p[1]];
    for (i, to) in limbs.x.into_iter().enumerate() {
        code.load(x, px, i);
        code.load(y, py, i);
        code.op(op, to, x, y);
    }
    limbs.load_modulus(&mut code, modulus);
    if op == Op::Add {
        for (x, p) in limbs.x.into_iter().zip(limbs.p) {
            code.op(Op::Sub, x, x, p);
        }
    }
    limbs.add_if_negative(&mut code, out);
    code.finish()
}
