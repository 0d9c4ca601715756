//! Routines of the shape that was published: product scanning, all unrolled, every instruction in its place.
//!
//! They are what a timing model is validated with: as many instructions as published, in cycles that should be those
//! published. The shapes are described in the paper, sections 3.2 and 3.3, and can be read in the authors' repository
//! (scarv/rvkex, `src/csidh-512`); what is written here is our own, by column and word.

mod code;
mod full;
mod reduced;

pub use code::{CONSTANTS, Routine};

use super::{Column, Function, Radix};
use limbforge::prime::Prime;
use num_bigint::BigUint;
use num_traits::{One, ToPrimitive};
use riscv_lab::isa::{Instruction, Op, Reg};

/// Cycles of the loop and the call that are inside every published figure.
pub const CALL: u64 = 5;

/// A modulus in the words of a radix.
#[derive(Clone, Debug)]
pub struct Modulus {
    /// Limbs, the lowest first.
    pub limbs: Vec<u64>,
    /// −1/p modulo the radix.
    pub factor: u64,
}

impl Radix {
    /// Limbs of an element.
    pub fn limbs(self) -> usize {
        match self {
            Radix::Full => full::WORDS,
            Radix::Reduced => reduced::LIMBS,
        }
    }

    /// Bits of a limb.
    pub fn bits(self) -> u32 {
        match self {
            Radix::Full => 64,
            Radix::Reduced => 57,
        }
    }

    /// An integer in so many limbs; the last takes what is left.
    pub fn split(self, value: &BigUint, count: usize) -> Vec<u64> {
        let mask = (BigUint::one() << self.bits()) - 1u32;
        let mut rest = value.clone();
        (1..=count)
            .map(|n| {
                let limb = if n < count {
                    &rest & &mask
                } else {
                    rest.clone()
                };
                rest >>= self.bits();
                limb.to_u64().expect("an integer of so many limbs")
            })
            .collect()
    }
}

impl Modulus {
    /// # Panics
    /// If the prime has more bits than the radix has room for: the study has one prime.
    pub fn new(prime: &Prime, radix: Radix) -> Modulus {
        let limbs = radix.split(prime.value(), radix.limbs());
        // Newton's iteration doubles the bits that are right; p·p = 1 modulo 8.
        let low = Radix::Full.split(prime.value(), Radix::Full.limbs())[0];
        let mut inverse = low;
        for _ in 0..5 {
            inverse = inverse.wrapping_mul(2u64.wrapping_sub(low.wrapping_mul(inverse)));
        }
        let factor = inverse.wrapping_neg() & (u64::MAX >> (64 - radix.bits()));
        Modulus { limbs, factor }
    }
}

/// The routine of a row and a column; rows modulo p that call others are [`calls`].
pub fn routine(function: Function, column: Column, modulus: &Modulus) -> Option<Routine> {
    let Column { radix, extended } = column;
    Some(match (radix, function) {
        // With the extension for full radix a squaring is a multiplication: cadd has no form that adds twice.
        (Radix::Full, Function::Square) if !extended => full::square(),
        (Radix::Full, Function::Multiply | Function::Square) => full::multiply(extended),
        (Radix::Full, Function::Reduce) => full::reduce(extended, modulus),
        (Radix::Full, Function::FastReduce) => full::fast_reduce(modulus),
        (Radix::Full, Function::Add) => full::add(modulus),
        (Radix::Full, Function::Subtract) => full::subtract(modulus),
        (Radix::Reduced, Function::Multiply) => reduced::multiply(extended),
        (Radix::Reduced, Function::Square) => reduced::square(extended),
        (Radix::Reduced, Function::Reduce) => reduced::reduce(extended, modulus),
        (Radix::Reduced, Function::FastReduce) => reduced::fast_reduce(extended, modulus),
        (Radix::Reduced, Function::Add) => reduced::add(extended, modulus),
        (Radix::Reduced, Function::Subtract) => reduced::subtract(extended, modulus),
        (_, Function::MultiplyMod | Function::SquareMod) => return None,
    })
}

/// Functions that a row modulo p calls, in order: a product, its reduction, the last subtraction.
pub fn calls(function: Function) -> &'static [Function] {
    match function {
        Function::MultiplyMod => &[Function::Multiply, Function::Reduce, Function::FastReduce],
        Function::SquareMod => &[Function::Square, Function::Reduce, Function::FastReduce],
        _ => &[],
    }
}

/// The instructions that a call of the row retires, in order.
pub fn retired(function: Function, column: Column, modulus: &Modulus) -> Vec<Instruction> {
    if let Some(routine) = routine(function, column, modulus) {
        return routine.instructions;
    }
    // As a compiler has it: the product in the frame, the result's address in s0.
    let (out, product) = (Reg::x(8), Reg::SP);
    let frame = 16 * (column.radix.limbs() as i64 + 1);
    let mut all = vec![
        Instruction::i(Op::Addi, Reg::SP, Reg::SP, -frame),
        Instruction::s(Op::Sd, out, Reg::SP, frame - 16),
        Instruction::i(Op::Addi, out, Reg::A0, 0),
        Instruction::i(Op::Addi, Reg::A0, product, 0),
        Instruction::s(Op::Sd, Reg::RA, Reg::SP, frame - 8),
    ];
    for called in calls(function) {
        match called {
            Function::Reduce => all.extend([
                Instruction::i(Op::Addi, Reg::x(11), product, 0),
                Instruction::i(Op::Addi, Reg::A0, out, 0),
            ]),
            Function::FastReduce => all.push(Instruction::i(Op::Addi, Reg::A0, out, 0)),
            _ => {}
        }
        all.push(Instruction::u(Op::Jal, Reg::RA, 0));
        all.extend(retired(*called, column, modulus));
    }
    all.extend([
        Instruction::i(Op::Ld, Reg::RA, Reg::SP, frame - 8),
        Instruction::i(Op::Ld, out, Reg::SP, frame - 16),
        Instruction::i(Op::Addi, Reg::SP, Reg::SP, frame),
        Instruction::i(Op::Jalr, Reg::ZERO, Reg::RA, 0),
    ]);
    all
}
