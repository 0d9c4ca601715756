//! Sums, differences and the last subtraction, limb by limb.

use super::super::Modulus;
use super::super::code::{Code, Routine};
use super::{BITS, LIMBS, constant_mask};
use riscv_lab::isa::{Op, Reg};

/// Registers for sums and differences modulo p.
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
