//! The proposed instructions in hardware: units checked and synthesised, our assembly on a core in simulation, and
//! instructions with a selectable radix beside the published ones.

mod routines;
mod successor;
mod tables;

use std::fmt;

use limbforge::{emit::asm::AsmError, prime::PrimeError};
use riscv_rtl::{
    HardwareError,
    area::{Area, Subject},
    check::{Checks, Extent, check, tools},
};
use serde::{Deserialize, Serialize};

pub use routines::{Ran, routines};
pub use successor::{Compared, successor};
pub use tables::{area_table, tables};

/// A run as data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hardware {
    /// `riscv-hardware`.
    pub study: String,
    /// How it was made.
    pub command: String,
    /// Versions of the tools.
    pub tools: Vec<String>,
    /// Checks of the units; none in a quick run.
    pub checks: Option<Checks>,
    /// Synthesis of the units.
    pub areas: Vec<Area>,
    /// Our assembly on the core.
    pub routines: Vec<Ran>,
    /// Fields with each instruction set, on the model; none in a quick run.
    pub successor: Vec<Compared>,
}

/// Why there is no record.
#[derive(Debug)]
pub enum StudyError {
    /// A tool is missing or has failed.
    Hardware(HardwareError),
    /// Assembly cannot be written or proved.
    Asm(Box<AsmError>),
    /// A prime of the study is none.
    Prime(PrimeError),
    /// The core computes something else than the emulator.
    Differs(String),
}

impl fmt::Display for StudyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StudyError::Hardware(error) => write!(f, "{error}"),
            StudyError::Asm(error) => write!(f, "{error}"),
            StudyError::Prime(error) => write!(f, "{error}"),
            StudyError::Differs(routine) => write!(
                f,
                "the core and the emulator differ in {routine}; run `cargo test -p riscv-rtl --test core`"
            ),
        }
    }
}

impl std::error::Error for StudyError {}

impl From<HardwareError> for StudyError {
    fn from(error: HardwareError) -> StudyError {
        StudyError::Hardware(error)
    }
}

impl From<AsmError> for StudyError {
    fn from(error: AsmError) -> StudyError {
        StudyError::Asm(Box::new(error))
    }
}

impl From<PrimeError> for StudyError {
    fn from(error: PrimeError) -> StudyError {
        StudyError::Prime(error)
    }
}

impl Hardware {
    /// Runs everything; a quick run leaves out checks, gates of CMOS and the instructions with a selectable radix.
    /// `step` is told the name of each part before it begins.
    ///
    /// # Errors
    /// [`StudyError`].
    pub fn run(
        quick: bool,
        command: String,
        step: &mut dyn FnMut(&str),
    ) -> Result<Hardware, StudyError> {
        let tools = tools()?;
        let checks = if quick {
            None
        } else {
            Some(check(Extent::LONG, step)?)
        };
        let areas = Subject::all().into_iter().map(|subject| {
            step(&format!("synthesis of {}", subject.name()));
            subject.synthesise(!quick)
        });
        let areas = areas.collect::<Result<_, HardwareError>>()?;
        step("assembly on the core");
        let routines = routines()?;
        let mut compared = Vec::new();
        if !quick {
            step("fields with each instruction set");
            compared = successor()?;
        }
        Ok(Hardware {
            study: "riscv-hardware".to_owned(),
            command,
            tools,
            checks,
            areas,
            routines,
            successor: compared,
        })
    }
}
