//! The forms of a recipe with lanes: on arrays, and in the registers of processors.

use crate::{
    ir::across::LANES,
    plan::{Accumulation, Plan},
};

/// Registers of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Registers {
    /// None: arrays of words.
    Arrays,
    /// AVX-512 with IFMA; of 128 and 256 bits also with VL.
    Avx512Ifma,
    /// AVX-512 without its multiplier of 52 bits, 512 bits wide.
    Avx512,
    /// AVX2, 256 bits wide.
    Avx2,
    /// AVX2 with multiply-adds of doubles.
    Fma,
    /// NEON, 128 bits wide.
    Neon,
}

/// A form of the functions.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// Its registers.
    pub registers: Registers,
    /// Lanes of its vectors.
    pub lanes: u8,
}

impl Form {
    /// The forms of a recipe, the portable one first.
    pub fn of(plan: &Plan) -> Vec<Form> {
        let registers = match (plan.accumulation, plan.lanes) {
            (Accumulation::Madd52, _) => Some(Registers::Avx512Ifma),
            (Accumulation::Fma51, _) => Some(Registers::Fma),
            (Accumulation::Word, 8) => Some(Registers::Avx512),
            (Accumulation::Word, 4) => Some(Registers::Avx2),
            (Accumulation::Word, 2) => Some(Registers::Neon),
            _ => None,
        };
        let lanes = plan.lanes;
        let all = [Some(Registers::Arrays), registers].into_iter().flatten();
        all.map(|registers| Form { registers, lanes }).collect()
    }

    /// The forms of recipes that spread one element over lanes.
    pub fn across() -> [Form; 2] {
        [Registers::Arrays, Registers::Avx512Ifma].map(|registers| Form {
            registers,
            lanes: LANES as u8,
        })
    }

    /// Its name.
    pub fn name(&self) -> &'static str {
        match self.registers {
            Registers::Arrays => "portable",
            Registers::Avx512Ifma => "ifma",
            Registers::Avx512 => "avx512",
            Registers::Avx2 => "avx2",
            Registers::Fma => "fma",
            Registers::Neon => "neon",
        }
    }

    /// Features of the processor.
    pub fn features(&self) -> &'static str {
        match (self.registers, self.lanes) {
            (Registers::Arrays, _) => "",
            (Registers::Avx512Ifma, 8) => "avx512f,avx512ifma",
            (Registers::Avx512Ifma, _) => "avx512f,avx512ifma,avx512vl",
            (Registers::Avx512, _) => "avx512f",
            (Registers::Avx2, _) => "avx2",
            (Registers::Fma, _) => "avx2,fma",
            (Registers::Neon, _) => "neon",
        }
    }
}
