//! Sums, differences and the last subtraction, word by word.

use super::super::Modulus;
use super::super::code::{Code, Routine};
use super::WORDS;
use riscv_lab::isa::{Op, Reg};

/// Registers for sums and differences modulo p.
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
