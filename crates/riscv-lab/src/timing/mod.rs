//! Clocks: how many cycles a core takes for the instructions that were executed.
//!
//! A [`Model`] is a file of numbers (`models/*.toml`), each with its source. Its [`Clock`] watches a run, or is given a
//! straight line of instructions. It is a scoreboard of a core that begins instructions in order: an instruction begins
//! when its operands will be there, its unit is free, and there is a pipe for it. What it computes is none of its
//! business: it sees what has been executed and can change nothing.
//!
//! A core begins an instruction in the stage where addresses are made (AG) and may have a second ALU some stages
//! later (M2): an instruction of class `any` waits for its operands there if they are not ready, and its result is as
//! much later.
//!
//! Not modelled: prefetching, the second cache's misses, the translation of addresses, the width of fetching, stores
//! that fill their buffer, and what the operating system does.
//!
//! ```
//! use riscv_lab::isa::{Isa, parse};
//! use riscv_lab::timing::{Cause, Model};
//!
//! let isa = Isa::everything();
//! let code = [parse("mul t0, a0, a1", &isa)?, parse("add a0, a0, t0", &isa)?];
//! let timing = Model::named("rocket")?.cycles(&code);
//! // The product takes three cycles, so that two are lost.
//! assert_eq!((timing.cycles, timing.instructions), (4, 2));
//! assert_eq!(timing.stalled(Cause::Multiply), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod cache;
mod clock;
mod error;
mod file;
mod predictor;

use std::fmt;

pub use cache::Cache;
pub use clock::{Clock, Issue};
pub use error::ModelError;
pub use predictor::Predictor;
use serde::{Deserialize, Serialize};

use crate::isa::{Class, Instruction, Op};

/// The models that come with the library, by name: one file each.
pub const MODELS: &[(&str, &str)] = &[
    ("rocket", include_str!("../../models/rocket.toml")),
    ("u74", include_str!("../../models/u74.toml")),
];

/// The names of all models.
pub fn names() -> Vec<&'static str> {
    MODELS.iter().map(|(name, _)| *name).collect()
}

/// Source of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The maker's manual, or the sources of a core or of a compiler's model of it.
    Manual,
    /// A measurement.
    Measured,
    /// Inferred from something else; the note says from what.
    Estimated,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Source::Manual => "manual",
            Source::Measured => "measured",
            Source::Estimated => "estimated",
        })
    }
}

/// A number of a model with its source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number {
    /// Where in the file.
    pub place: String,
    /// The number; of a class its latency.
    pub value: u32,
    /// Kind of its source.
    pub source: Source,
    /// Where to read it.
    pub link: String,
    /// Statement found there.
    pub note: String,
}

/// When an instruction needs its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Operands {
    /// When it begins.
    Early,
    /// When it begins, or a few stages later, as they come.
    Any,
    /// A few stages after its beginning, as only a later ALU does it.
    Late,
    /// rs1 when it begins, the others later.
    Address,
}

/// Cost of an instruction of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Bit n: it can go through pipe n.
    pub pipes: u8,
    /// When its operands are needed.
    pub operands: Operands,
    /// Cycles from its beginning to that of an instruction that needs the result at once.
    pub latency: u32,
    /// The unit that it occupies, and for how many cycles.
    pub unit: Option<(usize, u32)>,
    /// Its class.
    pub class: Class,
    /// Why one waits for its result.
    cause: Cause,
}

/// A core's numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// Name, such as `rocket`.
    pub name: String,
    /// Name for people.
    pub title: String,
    /// Extensions of the base instruction set that compilers may use for it.
    pub extensions: Vec<String>,
    /// Names of the pipes.
    pub pipes: Vec<String>,
    /// Instructions that can begin in a cycle.
    pub width: u32,
    /// Cycles by which operands can be later that are not needed early.
    pub late: u32,
    /// Cycles by which a multiplication is held up by another to the same register that is under way.
    pub repeat_destination: u32,
    /// Prediction of branches.
    pub predictor: Predictor,
    /// Caches of instructions and of data; none where all is warm.
    pub caches: Option<[Cache; 2]>,
    units: usize,
    /// By number of the instruction.
    by_op: Vec<Cost>,
    numbers: Vec<Number>,
}

impl Model {
    /// Reads a model.
    ///
    /// # Errors
    /// [`ModelError`] if it is not of the form, a number makes no sense or has no source, or a class is missing.
    pub fn parse(text: &str) -> Result<Model, ModelError> {
        file::parse(text)
    }

    /// The model of this name.
    ///
    /// # Errors
    /// [`ModelError::NoSuchModel`].
    pub fn named(name: &str) -> Result<Model, ModelError> {
        match MODELS.iter().find(|(known, _)| *known == name) {
            Some((_, text)) => Model::parse(text),
            None => Err(ModelError::NoSuchModel {
                name: name.to_owned(),
            }),
        }
    }

    /// Cost of an instruction.
    pub fn cost(&self, op: Op) -> Cost {
        self.by_op[op as usize]
    }

    /// The same core with another latency for some instructions, for what-if studies.
    #[must_use]
    pub fn with_latency(mut self, ops: &[Op], latency: u32) -> Model {
        for op in ops {
            self.by_op[*op as usize].latency = latency;
        }
        self
    }

    /// All numbers with their sources.
    pub fn numbers(&self) -> &[Number] {
        &self.numbers
    }

    /// A clock at its beginning, to watch a run.
    pub fn clock(&self) -> Clock<'_> {
        Clock::new(self)
    }

    /// Cycles and instructions of straight-line code: caches are warm, all jumps are predicted, and the last result is
    /// not waited for.
    pub fn cycles(&self, code: &[Instruction]) -> Timing {
        let mut clock = self.clock();
        for instruction in code {
            clock.issue(instruction);
        }
        clock.timing()
    }

    /// When each of them begins.
    pub fn timeline(&self, code: &[Instruction]) -> Vec<Issue> {
        let mut clock = self.clock();
        code.iter()
            .map(|instruction| clock.issue(instruction))
            .collect()
    }
}

/// Why nothing began in a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// A value was being loaded.
    Load,
    /// A product was being computed.
    Multiply,
    /// A quotient was being computed.
    Divide,
    /// Another operand was not there yet.
    Operand,
    /// The unit was busy.
    Unit,
    /// A multiplication to the same register was under way.
    RepeatedDestination,
    /// A branch or jump went elsewhere than foreseen.
    Mispredict,
    /// Code was not in its cache.
    InstructionCache,
    /// Data were not in their cache.
    DataCache,
}

impl Cause {
    /// Why one waits for a result of this class.
    const fn of(class: Class) -> Cause {
        match class {
            Class::Load | Class::FloatLoad | Class::Atomic => Cause::Load,
            Class::Multiply | Class::MultiplyAdd | Class::CarryAdd => Cause::Multiply,
            Class::Divide | Class::DivideWord => Cause::Divide,
            _ => Cause::Operand,
        }
    }

    /// All causes, in the order of [`Timing`]'s stalls.
    pub const ALL: [Cause; 9] = [
        Cause::Load,
        Cause::Multiply,
        Cause::Divide,
        Cause::Operand,
        Cause::Unit,
        Cause::RepeatedDestination,
        Cause::Mispredict,
        Cause::InstructionCache,
        Cause::DataCache,
    ];

    /// Its name in tables.
    pub const fn name(self) -> &'static str {
        match self {
            Cause::Load => "load",
            Cause::Multiply => "multiply",
            Cause::Divide => "divide",
            Cause::Operand => "operand",
            Cause::Unit => "unit",
            Cause::RepeatedDestination => "repeated-destination",
            Cause::Mispredict => "mispredict",
            Cause::InstructionCache => "instruction-cache",
            Cause::DataCache => "data-cache",
        }
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A place where a program read its counter of cycles, and what the clock showed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lap {
    /// Address of the `rdcycle`.
    pub pc: u64,
    /// Cycles up to there.
    pub cycles: u64,
    /// Instructions up to there, with it.
    pub instructions: u64,
}

/// Counts of a clock.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timing {
    /// Cycles from the beginning of the first instruction to that of the last, with it.
    pub cycles: u64,
    /// Instructions.
    pub instructions: u64,
    /// Cycles in which nothing began, by cause in the order of [`Cause::ALL`].
    pub stalls: [u64; 9],
    /// Each `rdcycle` that the program executed: what it reads is the count of instructions, what the clock showed is
    /// here.
    pub laps: Vec<Lap>,
}

impl Timing {
    /// Cycles in which nothing began because of this.
    pub fn stalled(&self, cause: Cause) -> u64 {
        self.stalls[cause as usize]
    }
}

impl fmt::Display for Timing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} cycles, {} instructions",
            self.cycles, self.instructions
        )?;
        for cause in Cause::ALL {
            if self.stalled(cause) > 0 {
                write!(f, ", {} stalled by {cause}", self.stalled(cause))?;
            }
        }
        Ok(())
    }
}
