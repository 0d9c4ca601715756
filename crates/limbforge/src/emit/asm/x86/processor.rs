//! The instructions of x86-64 that programs are written in: operands and times.

use super::{
    super::{
        allocate::Allocation,
        flagged::{Arithmetic, Dialect, Flagged, Function, What},
        graph::Graph,
        target::{Class, Place, Register, Target},
    },
    go, print,
};
use crate::{ir::Program, read::X86};

/// The carry flag.
pub const CF: Register = 16;
/// The register of a factor of `mulx`.
pub const RDX: Register = 2;
/// The stack pointer.
pub const RSP: Register = 4;
/// The frame pointer, where there is one.
pub const RBP: Register = 5;

/// The register of a factor and of the low word of a product by `mul`.
pub const RAX: Register = 0;

const GENERAL: Class = 0;

/// An x86-64, and the calling convention of its operating system.
#[derive(Clone, Copy, Debug)]
pub struct Processor {
    /// Whether it has BMI2: `mulx`, which takes its results to any registers and leaves the flags alone, else `mul`.
    pub bmi2: bool,
    /// The calling convention.
    pub convention: X86,
    /// How many registers are kept free where an input can be read from memory.
    pub spare: usize,
}

impl Default for Processor {
    /// With BMI2, for System V. Keeps four registers free, unless a schedule says something else.
    fn default() -> Processor {
        Processor {
            bmi2: true,
            convention: X86::SystemV,
            spare: 4,
        }
    }
}

impl Processor {
    /// Registers that code may use, by number: those first that need not be restored, last of them those that products
    /// take.
    fn registers(&self) -> &'static [Register] {
        match (self.convention, self.bmi2) {
            (X86::SystemV, true) => &[0, 1, 8, 9, 10, 11, 7, 6, 2, 3, 5, 12, 13, 14, 15],
            (X86::SystemV, false) => &[1, 8, 9, 10, 11, 7, 6, 0, 2, 3, 5, 12, 13, 14, 15],
            (X86::Windows, true) => &[0, 1, 8, 9, 10, 11, 2, 7, 6, 3, 5, 12, 13, 14, 15],
            (X86::Windows, false) => &[1, 8, 9, 10, 11, 0, 2, 7, 6, 3, 5, 12, 13, 14, 15],
            // The frame pointer comes last: with it there is a frame.
            (X86::Go, true) => &[0, 1, 8, 9, 10, 11, 12, 13, 7, 6, 3, 2, 5],
            (X86::Go, false) => &[1, 8, 9, 10, 11, 12, 13, 7, 6, 3, 0, 2, 5],
        }
    }

    /// The name of its instruction set.
    #[must_use]
    pub fn isa(&self) -> &'static str {
        if self.bmi2 { "x86-64-v3" } else { "x86-64" }
    }
}

const ANY: Place = Place::Any(GENERAL);

impl Target for Processor {
    type What = What;

    fn classes(&self) -> Vec<&[Register]> {
        vec![self.registers()]
    }

    fn named(&self) -> &[Register] {
        if self.bmi2 { &[RDX] } else { &[RAX, RDX] }
    }

    fn flags(&self) -> &[Register] {
        &[CF]
    }

    fn input(&self, what: &What, index: usize) -> Place {
        match (what, index) {
            (What::Product | What::ProductHigh, 0) => {
                Place::Fixed(if self.bmi2 { RDX } else { RAX })
            }
            (What::Arithmetic(op, None), 2) if op.reads_carry() => Place::Fixed(CF),
            (What::Arithmetic(op, Some(_)), 1) if op.reads_carry() => Place::Fixed(CF),
            (What::Bit(_) | What::Mask(_), 0) | (What::Choice(_), 2) => Place::Fixed(CF),
            _ => ANY,
        }
    }

    fn results(&self, what: &What) -> &[Place] {
        const CARRIED: [Place; 2] = [Place::Tied(0), Place::Fixed(CF)];
        match what {
            What::Held(_) | What::Store { .. } => &[],
            What::Arithmetic(op, _) if op.carries() => &CARRIED,
            What::Restore(_) => &CARRIED,
            What::Compare(_) => &CARRIED[1..],
            What::Arithmetic(..) | What::ProductLow | What::Shift(..) | What::Funnel(_) => {
                &CARRIED[..1]
            }
            What::Not | What::Low(_) | What::Choice(_) => &CARRIED[..1],
            What::Product if self.bmi2 => &[ANY, ANY],
            What::Product => &[Place::Fixed(RAX), Place::Fixed(RDX)],
            What::ProductHigh if !self.bmi2 => &[Place::Fixed(RDX)],
            _ => &[ANY],
        }
    }

    fn clobbers(&self, what: &What) -> &[Register] {
        match what {
            What::Arithmetic(op, _) if !op.carries() => &[CF],
            What::ProductHigh if !self.bmi2 => &[RAX, CF],
            What::Product if !self.bmi2 => &[CF],
            What::ProductLow
            | What::Multiple(_)
            | What::Shift(..)
            | What::Funnel(_)
            | What::Low(_) => &[CF],
            _ => &[],
        }
    }

    fn latency(&self, what: &What) -> u32 {
        match what {
            What::Product | What::ProductHigh => 4,
            What::ProductLow | What::Multiple(_) | What::Funnel(_) => 3,
            What::Load { .. } | What::Passed(_) => 5,
            What::Bit(_) => 2,
            _ => 1,
        }
    }

    fn units(&self, what: &What) -> u32 {
        match what {
            What::Product | What::ProductHigh | What::ProductLow | What::Multiple(_) => 1,
            What::Arithmetic(op, _) if op.reads_carry() => 2,
            What::Funnel(_) => 1,
            _ => 7,
        }
    }

    fn reads_memory(&self, what: &What, index: usize, load: Option<&What>) -> bool {
        let is_word = |load: &What| match load {
            What::Load { bytes, .. } => *bytes == 8,
            // A shorter one is shorter in an instruction.
            What::Constant(k) => u32::try_from(*k).is_err(),
            _ => false,
        };
        load.is_none_or(is_word)
            && match what {
                What::Arithmetic(_, None)
                | What::ProductLow
                | What::Product
                | What::ProductHigh
                | What::Choice(_) => index == 1,
                What::Compare(None) => index == 1,
                What::Multiple(_) => index == 0,
                _ => false,
            }
    }

    fn commutes(&self, what: &What) -> bool {
        match what {
            What::Arithmetic(op, None) => op.commutes(),
            What::Product | What::ProductHigh | What::ProductLow => true,
            _ => false,
        }
    }

    fn spare(&self) -> usize {
        self.spare
    }
}

impl Flagged for Processor {
    type Meanings = X86;

    const CARRY: Register = CF;
    const ZERO: Option<Register> = None;
    const WIDE_PRODUCT: bool = true;
    const BORROW_IS_CARRY: bool = true;
    const THREE_OPERANDS: bool = false;
    const SYNTAX: &'static str = ".intel_syntax noprefix";

    fn meanings(&self) -> X86 {
        self.convention
    }

    fn arguments(&self) -> &'static [Register] {
        self.convention.arguments()
    }

    fn dialect(&self) -> Dialect {
        match self.convention {
            X86::SystemV => Dialect::Elf,
            X86::Windows => Dialect::Coff,
            X86::Go => Dialect::Go,
        }
    }

    fn label(&self, field: &str, operation: &str) -> String {
        match self.convention {
            X86::SystemV | X86::Windows => format!("{field}_{operation}"),
            X86::Go => go::label(self, operation),
        }
    }

    fn with_spare(self, spare: usize) -> Processor {
        Processor { spare, ..self }
    }

    fn all_units(&self) -> u32 {
        7
    }

    fn holds(op: Arithmetic, k: i64) -> bool {
        let _ = op;
        i32::try_from(k).is_ok()
    }

    fn title(&self) -> String {
        let bmi2 = if self.bmi2 { " (BMI2)" } else { "" };
        let convention = match self.convention {
            X86::SystemV => "System V",
            X86::Windows => "Windows x64, without data for unwinding",
            X86::Go => "ABI0 of Go's assembler",
        };
        format!("{}{bmi2}; calling convention {convention}", self.isa())
    }

    fn function(
        &self,
        program: &Program,
        graph: &Graph<What>,
        allocation: &Allocation,
    ) -> Option<Function> {
        print::function(self, program, graph, allocation)
    }
}
