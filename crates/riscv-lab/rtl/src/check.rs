//! All checks of the units in one run: simulation of each unit, planted bugs, proofs.

use riscv_lab::isa::TABLE;
use serde::{Deserialize, Serialize};

use crate::{
    Amount, HardwareError, Tool,
    bench::{Compared, run},
    formal::{immediates, prove},
    instance::{Instance, Part},
};

/// How much is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// Random operands for each instruction and unit.
    pub random: u64,
    /// Proofs for every immediate, and not only for both ends.
    pub all_immediates: bool,
}

impl Extent {
    /// For every change.
    pub const SHORT: Extent = Extent {
        random: 20_000,
        all_immediates: false,
    };

    /// For a record.
    pub const LONG: Extent = Extent {
        random: 1_000_000,
        all_immediates: true,
    };
}

/// Random operands with which planted bugs are looked for.
const RANDOM_FOR_BUGS: u64 = 2000;

/// The proofs of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proved {
    /// The unit.
    pub unit: String,
    /// Instructions.
    pub instructions: usize,
    /// Proofs: one for each instruction and immediate.
    pub proofs: usize,
    /// Those that failed, by instruction and immediate.
    pub failed: Vec<String>,
}

/// Outcome of all checks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Checks {
    /// Versions of the tools.
    pub tools: Vec<String>,
    /// Random operands for each instruction, in addition to boundary cases.
    pub random: u64,
    /// Cycles of the simulation; an operation begins in 15 of 16.
    pub cycles: u64,
    /// Every unit.
    pub units: Vec<Compared>,
    /// Every planted bug; those with no wrong result were missed.
    pub bugs: Vec<Compared>,
    /// Every unit.
    pub proofs: Vec<Proved>,
}

/// Versions of Verilator and yosys.
///
/// # Errors
/// [`HardwareError::Missing`], also if Verilator could not build a program.
pub fn tools() -> Result<Vec<String>, HardwareError> {
    let versions = [Tool::Verilator, Tool::Yosys].map(Tool::version);
    let versions = versions.into_iter().collect::<Result<_, _>>()?;
    for tool in [Tool::Make, Tool::Compiler] {
        tool.version()?;
    }
    Ok(versions)
}

/// Runs all checks; `step` is told the name of each before it begins.
///
/// # Errors
/// [`HardwareError`] if a tool is missing or fails; wrong results are not an error here.
pub fn check(extent: Extent, step: &mut dyn FnMut(&str)) -> Result<Checks, HardwareError> {
    let tools = tools()?;
    let Extent { random, .. } = extent;
    step("simulation of the units");
    let right = Instance::right();
    let simulated = run(&right, Amount { random, seed: 1 })?;
    step("simulation of the planted bugs");
    let count = right.len();
    let with_bugs: Vec<Instance> = right.into_iter().chain(Instance::planted()).collect();
    let amount = Amount {
        random: RANDOM_FOR_BUGS,
        seed: 2,
    };
    let bugs = run(&with_bugs, amount)?.compared.split_off(count);
    let proofs = Part::all().map(|part| {
        step(&format!("proofs of {}", part.name()));
        proved(part, extent.all_immediates)
    });
    Ok(Checks {
        tools,
        random,
        cycles: simulated.cycles,
        units: simulated.compared,
        bugs,
        proofs: proofs.collect::<Result<_, _>>()?,
    })
}

/// Proves every row of a part.
fn proved(part: Part, all_immediates: bool) -> Result<Proved, HardwareError> {
    let instance = Instance { part, bug: None };
    let mut proved = Proved {
        unit: part.name().to_owned(),
        instructions: 0,
        proofs: 0,
        failed: Vec::new(),
    };
    for row in TABLE.iter().filter(|row| part.executes(row)) {
        proved.instructions += 1;
        let all = immediates(row);
        let ends = [0, all.len() - 1];
        for (at, immediate) in all.iter().enumerate() {
            if all_immediates || ends.contains(&at) {
                proved.proofs += 1;
                if !prove(&instance, row, *immediate)?.holds {
                    proved.failed.push(format!("{} {immediate}", row.name));
                }
            }
        }
    }
    Ok(proved)
}

impl Checks {
    /// Sentences about what is wrong; none if all is right.
    pub fn complaints(&self) -> Vec<String> {
        let wrong = self.units.iter().filter_map(|unit| {
            let first = unit.first.as_ref()?;
            Some(format!(
                "{}: {} results are wrong; {first}",
                unit.title, unit.wrong
            ))
        });
        let missed = self.bugs.iter().filter(|bug| bug.wrong == 0);
        let missed = missed.map(|bug| format!("the bench misses a bug: {}", bug.title));
        let refuted = self.proofs.iter().flat_map(|proved| {
            let line =
                |what: &String| format!("{} differs from the pseudo-code: {what}", proved.unit);
            proved.failed.iter().map(line)
        });
        wrong.chain(missed).chain(refuted).collect()
    }
}
