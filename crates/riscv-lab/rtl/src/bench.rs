//! The test bench of the units: built by Verilator, driven by the table of instructions.

use std::{
    collections::BTreeMap,
    io::{BufWriter, Read},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use riscv_lab::isa::TABLE;
use serde::{Deserialize, Serialize};

use crate::{
    instance::{Instance, side_by_side},
    tool::{HardwareError, Tool, folder, write},
    unit::BENCH,
    vectors::{Amount, Vectors},
};

/// Outcome of the comparison of one instance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Compared {
    /// The instance.
    pub title: String,
    /// Results compared.
    pub compared: u64,
    /// Those that differ from the table's.
    pub wrong: u64,
    /// The first of these in words.
    pub first: Option<String>,
}

/// A run of the bench.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// Cycles simulated.
    pub cycles: u64,
    /// For each instance, in their order.
    pub compared: Vec<Compared>,
}

/// Builds a simulation from a file of SystemVerilog and a file of C++; returns the path of the program.
pub(crate) fn simulation(
    folder: &Path,
    top: &str,
    verilog: &str,
    driver: &str,
) -> Result<PathBuf, HardwareError> {
    // Without these Verilator ends with a status of make's.
    for tool in [Tool::Make, Tool::Compiler] {
        tool.version()?;
    }
    let [sv, cpp] = ["sv", "cpp"].map(|kind| format!("{top}.{kind}"));
    write(&folder.join(&sv), verilog)?;
    write(&folder.join(&cpp), driver)?;
    let prefix = format!("V{top}");
    let arguments = [
        "--cc",
        "--exe",
        "--build",
        "-j",
        "2",
        "-O3",
        "--x-assign",
        "fast",
        "--x-initial",
        "fast",
        "--top-module",
        top,
        "--prefix",
        &prefix,
        "-Mdir",
        "obj",
        "-CFLAGS",
        "-O1 -std=c++17",
        &sv,
        &cpp,
    ];
    Tool::Verilator.run(folder, &arguments)?;
    Ok(folder.join("obj").join(prefix))
}

/// Simulates the instances side by side: boundary cases, and as many random operands as are asked for.
///
/// # Errors
/// [`HardwareError`].
pub fn run(instances: &[Instance], amount: Amount) -> Result<Run, HardwareError> {
    let folder = folder()?;
    let program = simulation(folder.path(), "units", &side_by_side(instances), BENCH.text)?;
    let failed = |reason: std::io::Error| HardwareError::Simulation(reason.to_string());
    let mut child = Command::new(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    if let Some(input) = child.stdin.take() {
        // Closed at the end of the block: the bench prints then.
        let mut vectors = Vectors::new(BufWriter::new(input), instances, amount.seed);
        vectors.write(amount.random).map_err(failed)?;
    }
    let mut text = String::new();
    if let Some(mut output) = child.stdout.take() {
        output.read_to_string(&mut text).map_err(failed)?;
    }
    let status = child.wait().map_err(failed)?;
    if !status.success() {
        return Err(HardwareError::Simulation(status.to_string()));
    }
    read(&text, instances).ok_or_else(|| HardwareError::Unreadable {
        tool: Tool::Verilator,
        missing: "a summary of each instance".to_owned(),
    })
}

/// The bench's summary.
fn read(text: &str, instances: &[Instance]) -> Option<Run> {
    let mut lines = text.lines();
    let cycles = lines.next()?.strip_prefix("cycles ")?.parse().ok()?;
    let mut compared = BTreeMap::new();
    for line in lines {
        let mut words = line.split(' ').skip(1);
        let number: usize = words.next()?.parse().ok()?;
        let counts = [words.next()?.parse().ok()?, words.next()?.parse().ok()?];
        compared.insert(number, (counts, first(&words.collect::<Vec<_>>())?));
    }
    let compared = instances.iter().enumerate().map(|(number, instance)| {
        let ([compared, wrong], first) = compared.remove(&number)?;
        Some(Compared {
            title: instance.title(),
            compared,
            wrong,
            first: (wrong > 0).then_some(first),
        })
    });
    let compared = compared.collect::<Option<_>>()?;
    Some(Run { cycles, compared })
}

/// `maddlu 0x1, 0x2, 0x3, 0 gives 0x6 instead of 0x5`.
fn first(words: &[&str]) -> Option<String> {
    let &[row, x, y, z, immediate, expected, got] = words else {
        return None;
    };
    let name = TABLE.get(row.parse::<usize>().ok()?)?.name;
    Some(format!(
        "{name} 0x{x}, 0x{y}, 0x{z}, {immediate} gives 0x{got} instead of 0x{expected}"
    ))
}
