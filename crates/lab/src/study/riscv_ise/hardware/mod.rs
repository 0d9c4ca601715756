//! The proposed instructions in hardware: units checked and synthesised, our assembly on a core in simulation, and
//! instructions with a selectable radix beside the published ones.

mod routines;
mod successor;
mod tables;
pub mod x25519;

use std::fmt;

use limbforge::{emit::asm::AsmError, prime::PrimeError};
use riscv_rtl::{
    HardwareError,
    area::{Area, Subject},
    check::{Checks, Extent, check, tools},
};
use serde::{Deserialize, Serialize};

use crate::assembler::Assembler;
use routines::{Cores, routines};
use successor::{SETS, successor};
use x25519::multiplied;

pub use routines::Ran;
pub use successor::{Compared, X25519};
pub use tables::{area_table, tables};
pub use x25519::Multiplied;

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
    /// X25519 with the fields of these, on the core and on the model; none in a quick run.
    pub x25519: Vec<Multiplied>,
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
    /// X25519 with this instruction set gives something else than RFC 7748 says.
    Wrong(String),
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
            StudyError::Wrong(isa) => write!(
                f,
                "X25519 with {isa} differs from RFC 7748; run `cargo test -p limbforge-lab --test x25519`"
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
        // What is missing is said before the work, not after it.
        let tools = tools()?;
        Assembler::find().map_err(AsmError::Assembler)?;
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
        let mut cores = Cores::default();
        let routines = routines(&mut cores)?;
        let (mut compared, mut x25519) = (Vec::new(), Vec::new());
        if !quick {
            step("fields with each instruction set");
            compared = successor()?;
            step("X25519 with each instruction set");
            for case in compared.iter().filter(|case| case.prime == "2^255 - 19") {
                let unit = SETS.iter().find(|(isa, _)| *isa == case.isa);
                let unit = unit.map_or(0, |(_, unit)| *unit);
                x25519.push(multiplied(&mut cores, unit, &case.recipe, &case.isa)?);
            }
        }
        Ok(Hardware {
            study: "riscv-hardware".to_owned(),
            command,
            tools,
            checks,
            areas,
            routines,
            successor: compared,
            x25519,
        })
    }
}
