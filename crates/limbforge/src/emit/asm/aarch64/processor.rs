//! The instructions of AArch64 that programs are written in: operands and times.

use std::fmt;

use super::{
    super::{
        allocate::Allocation,
        flagged::{Arithmetic, Flagged, Function, What},
        graph::Graph,
        target::{self, Place, Register, Target},
    },
    print,
};
use crate::{
    ir::Program,
    read::Aarch64,
    target::{Class, CostError, Cpu},
};

/// The flag C.
pub const CARRY: Register = 32;
/// The register that is 0.
pub const ZERO: Register = 31;

/// Registers that code may use: those first that need not be restored. The platform may own `x18`; `x29` and `x30` stay
/// the frame pointer and the link register.
#[rustfmt::skip]
pub const REGISTERS: [Register; 28] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
];

/// The first of [`REGISTERS`] that a function restores.
pub const UNSAVED: usize = 18;

/// Cycles until a loaded word can be used; models do not have loads. Source: LLVM's model of Neoverse N1.
const LOADED: u32 = 4;

const GENERAL: target::Class = 0;
const ANY: Place = Place::Any(GENERAL);

/// The times of a processor's instructions.
#[derive(Clone, Debug)]
pub struct Processor {
    title: String,
    times: [Time; Class::ALL.len()],
    all_units: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Time {
    latency: u32,
    units: u32,
}

/// Why a model cannot order code for AArch64.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModelError {
    /// The processor is another one.
    Architecture {
        /// Its name.
        name: String,
        /// Its architecture.
        is: String,
    },
    /// A number is missing.
    Cost(CostError),
}

impl fmt::Display for ModelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ModelError::Architecture { name, is } => write!(
                f,
                "{name} is a processor of {is}; use `--cpu cortex-a76` for AArch64"
            ),
            ModelError::Cost(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for ModelError {}

impl Processor {
    /// By the numbers of a model.
    ///
    /// # Errors
    /// [`ModelError`].
    pub fn new(cpu: &Cpu) -> Result<Processor, ModelError> {
        if cpu.architecture != "aarch64" {
            return Err(ModelError::Architecture {
                name: cpu.name.clone(),
                is: cpu.architecture.clone(),
            });
        }
        let mut times = [Time::default(); Class::ALL.len()];
        for (time, class) in times.iter_mut().zip(Class::ALL) {
            if cpu.absent.contains(&class) {
                continue;
            }
            let cost = cpu.cost(class).map_err(ModelError::Cost)?;
            *time = Time {
                latency: cost.latency(0),
                units: cost.uops[0].0.into(),
            };
        }
        Ok(Processor {
            title: cpu.title.clone(),
            times,
            all_units: (1 << cpu.ports.len()) - 1,
        })
    }

    fn time(&self, class: Class) -> Time {
        let at = Class::ALL.iter().position(|&one| one == class);
        self.times[at.expect("a class of all")]
    }
}

/// The class of an instruction; `None` for loads and stores, which models do not have.
fn class(what: &What) -> Option<Class> {
    Some(match what {
        What::Held(_) | What::Passed(_) | What::Load { .. } | What::Store { .. } => return None,
        What::Constant(_) | What::Not => Class::Logic,
        What::Arithmetic(op, _) | What::Quiet(op, _) => match op {
            Arithmetic::Add | Arithmetic::Sub => Class::Add,
            Arithmetic::AddCarry | Arithmetic::SubBorrow => Class::AddCarry,
            Arithmetic::And | Arithmetic::Or | Arithmetic::Xor => Class::Logic,
        },
        What::Compare(_) | What::Restore(_) | What::Address | What::Distance(_) => Class::Add,
        What::Product | What::ProductLow | What::Multiple(_) => Class::MultiplyLow,
        What::ProductHigh => Class::MultiplyHigh,
        What::Shift(..) | What::Scale(_) => Class::Shift,
        What::Funnel(_) => Class::DoubleShift,
        What::Low(_) | What::Low32 => Class::Mask,
        What::Bit(_) | What::Mask(_) => Class::Compare,
        What::Choice(_) => Class::Select,
    })
}

impl Target for Processor {
    type What = What;

    fn classes(&self) -> Vec<&[Register]> {
        vec![&REGISTERS]
    }

    fn flags(&self) -> &[Register] {
        &[CARRY]
    }

    fn input(&self, what: &What, index: usize) -> Place {
        match (what, index) {
            (What::Arithmetic(op, None) | What::Quiet(op, None), 2) if op.reads_carry() => {
                Place::Fixed(CARRY)
            }
            (What::Arithmetic(op, Some(_)) | What::Quiet(op, Some(_)), 1) if op.reads_carry() => {
                Place::Fixed(CARRY)
            }
            (What::Bit(_) | What::Mask(_), 0) | (What::Choice(_), 2) => Place::Fixed(CARRY),
            _ => ANY,
        }
    }

    fn results(&self, what: &What) -> &[Place] {
        const CARRIED: [Place; 2] = [ANY, Place::Fixed(CARRY)];
        match what {
            What::Held(_) | What::Store { .. } => &[],
            What::Arithmetic(op, _) if op.carries() => &CARRIED,
            What::Compare(_) | What::Restore(_) => &CARRIED[1..],
            _ => &CARRIED[..1],
        }
    }

    fn clobbers(&self, _: &What) -> &[Register] {
        &[]
    }

    fn latency(&self, what: &What) -> u32 {
        class(what).map_or(LOADED, |class| self.time(class).latency)
    }

    fn units(&self, what: &What) -> u32 {
        class(what).map_or(self.all_units, |class| self.time(class).units)
    }

    fn reuses(&self) -> bool {
        // Such processors rename registers.
        true
    }
}

impl Flagged for Processor {
    type Meanings = Aarch64;

    const CARRY: Register = CARRY;
    const ZERO: Option<Register> = Some(ZERO);
    const WIDE_PRODUCT: bool = false;
    const BORROW_IS_CARRY: bool = false;
    const THREE_OPERANDS: bool = true;
    const SYNTAX: &'static str = "";
    const COMMENT: &'static str = "//";

    fn meanings(&self) -> Aarch64 {
        Aarch64
    }

    fn arguments(&self) -> &'static [Register] {
        &[0, 1, 2, 3, 4, 5, 6, 7]
    }

    fn with_spare(self, _: usize) -> Processor {
        self
    }

    fn all_units(&self) -> u32 {
        self.all_units
    }

    fn holds(op: Arithmetic, k: i64) -> bool {
        match op {
            // Twelve bits. The opposite instruction could hold as many negative ones, and its flag would be the
            // same; but what it computes is another expression.
            Arithmetic::Add | Arithmetic::Sub => (1..1 << 12).contains(&k),
            // The register that is 0.
            Arithmetic::AddCarry | Arithmetic::SubBorrow => k == 0,
            Arithmetic::And | Arithmetic::Or | Arithmetic::Xor => is_pattern(k as u64),
        }
    }

    fn title(&self) -> String {
        format!(
            "AArch64, ordered for {}; calling convention AAPCS64",
            self.title
        )
    }

    fn function(
        &self,
        _: &Program,
        graph: &Graph<What>,
        allocation: &Allocation,
    ) -> Option<Function> {
        Some(print::function(graph, allocation))
    }
}

/// Whether instructions can hold a mask: a run of ones in an element of 2, 4, 8, 16, 32 or 64 bits, turned by any
/// number of places, and repeated (DDI 0487, `DecodeBitMasks`).
pub fn is_pattern(k: u64) -> bool {
    if k == 0 || k == u64::MAX {
        return false;
    }
    let period = [1, 2, 4, 8, 16, 32]
        .into_iter()
        .find(|&by| k.rotate_right(by) == k);
    let bits = period.unwrap_or(64);
    let element = k & (u64::MAX >> (64 - bits));
    // One change from 0 to 1 going around: the element is a run.
    let turned = (element >> 1) | (element & 1) << (bits - 1);
    (element & !turned).count_ones() == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_those_of_the_manual() {
        // All that the encoding has: 5334 masks of 64 bits.
        let mut all = std::collections::BTreeSet::new();
        for bits in [2u32, 4, 8, 16, 32, 64] {
            for ones in 1..bits {
                for turn in 0..bits {
                    let element = u64::MAX >> (64 - ones);
                    let whole = u64::MAX >> (64 - bits);
                    let right = element >> turn;
                    let left = if turn == 0 {
                        0
                    } else {
                        element << (bits - turn)
                    };
                    let element = (right | left) & whole;
                    let mask = (0..64 / bits).fold(0, |all, i| all | element << (i * bits));
                    assert!(is_pattern(mask), "{mask:#x}");
                    all.insert(mask);
                }
            }
        }
        assert_eq!(all.len(), 5334);
        let mut word = 1u64;
        for _ in 0..100_000 {
            word = word
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            for near in [word, word & word.rotate_left(7), word >> (word % 64)] {
                assert_eq!(is_pattern(near), all.contains(&near), "{near:#x}");
            }
        }
        for mask in &all {
            for bit in 0..64 {
                let near = mask ^ 1 << bit;
                assert_eq!(is_pattern(near), all.contains(&near), "{near:#x}");
            }
        }
    }

    #[test]
    fn a_model_of_another_processor_is_refused() {
        let error = Processor::new(&crate::target::find("skylake").expect("a model"));
        let line = error.expect_err("another architecture").to_string();
        assert!(
            line.contains("x86_64") && line.contains("cortex-a76"),
            "{line}"
        );
    }
}
