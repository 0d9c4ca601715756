//! The forms of a recipe with lanes: on arrays, and in the registers of processors.

use crate::plan::{Accumulation, Plan};

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
    /// NEON, 128 bits wide.
    Neon,
}

/// A module of the printed file.
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
            (Accumulation::Word, 8) => Some(Registers::Avx512),
            (Accumulation::Word, 4) => Some(Registers::Avx2),
            (Accumulation::Word, 2) => Some(Registers::Neon),
            _ => None,
        };
        let lanes = plan.lanes;
        let all = [Some(Registers::Arrays), registers].into_iter().flatten();
        all.map(|registers| Form { registers, lanes }).collect()
    }

    /// The name of its module.
    pub fn name(&self) -> &'static str {
        match self.registers {
            Registers::Arrays => "portable",
            Registers::Avx512Ifma => "ifma",
            Registers::Avx512 => "avx512",
            Registers::Avx2 => "avx2",
            Registers::Neon => "neon",
        }
    }

    /// A line about its module.
    pub fn about(&self) -> String {
        if self.registers == Registers::Arrays {
            return "The functions on arrays, for every processor.".to_owned();
        }
        format!(
            "The functions in vector registers. A caller has to have the features `{}`, or to be `unsafe`.",
            self.features()
        )
    }

    /// The condition under which it is compiled.
    pub fn condition(&self) -> Option<&'static str> {
        match self.registers {
            Registers::Arrays => None,
            Registers::Neon => Some("target_arch = \"aarch64\""),
            _ => Some("target_arch = \"x86_64\""),
        }
    }

    /// Features of the processor.
    fn features(&self) -> &'static str {
        match (self.registers, self.lanes) {
            (Registers::Arrays, _) => "",
            (Registers::Avx512Ifma, 8) => "avx512f,avx512ifma",
            (Registers::Avx512Ifma, _) => "avx512f,avx512ifma,avx512vl",
            (Registers::Avx512, _) => "avx512f",
            (Registers::Avx2, _) => "avx2",
            (Registers::Neon, _) => "neon",
        }
    }

    /// The attributes of each function.
    pub fn attribute(&self) -> &'static str {
        match (self.registers, self.lanes) {
            (Registers::Arrays, _) => "#[inline]",
            (Registers::Avx512Ifma, 8) => {
                "#[inline]\n#[target_feature(enable = \"avx512f,avx512ifma\")]"
            }
            (Registers::Avx512Ifma, _) => {
                "#[inline]\n#[target_feature(enable = \"avx512f,avx512ifma,avx512vl\")]"
            }
            (Registers::Avx512, _) => "#[inline]\n#[target_feature(enable = \"avx512f\")]",
            (Registers::Avx2, _) => "#[inline]\n#[target_feature(enable = \"avx2\")]",
            (Registers::Neon, _) => "#[inline]\n#[target_feature(enable = \"neon\")]",
        }
    }

    /// The opening of the module: imports and the type of a vector.
    pub fn imports(&self) -> Vec<String> {
        let (import, vector) = match (self.registers, self.lanes) {
            (Registers::Arrays, _) => (None, "[u64; LANES]"),
            (Registers::Neon, _) => (Some("core::arch::aarch64"), "uint64x2_t"),
            (_, 8) => (Some("core::arch::x86_64"), "__m512i"),
            (_, 4) => (Some("core::arch::x86_64"), "__m256i"),
            _ => (Some("core::arch::x86_64"), "__m128i"),
        };
        let mut lines = vec!["use super::*;".to_owned()];
        lines.extend(import.map(|path| format!("use {path}::*;")));
        lines.push(String::new());
        lines.push("/// One word in each lane.".to_owned());
        lines.push(format!("pub type V = {vector};"));
        lines
    }
}
