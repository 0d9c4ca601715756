//! Peers on an emulated RISC-V core: built as static programs for Linux, run by the lab, timed by a model of its.

use std::fmt;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use limbforge_ed25519_table::{Inputs, Operation};
use limbforge_lab::measure::Samples;
use riscv_lab::isa::Isa;
use riscv_lab::machine::{Executable, Machine};
use riscv_lab::timing::Model;

use crate::library::{self, Absent, Target};
use crate::roster::Entry;
use crate::toolchain::TRIPLE;

/// Turns before those that are timed: caches and predictors are warm after them.
const WARM_UP: usize = 16;

/// Flags for rustc of one peer.
pub fn flags(entry: &Entry, core: &Model) -> Vec<String> {
    // Of the models only the U74 is a core that compilers schedule for.
    let schedule = (core.name == "u74").then(|| "-Ctarget-cpu=sifive-u74".to_owned());
    let linked = "-Ctarget-feature=+crt-static".to_owned();
    (schedule.into_iter().chain([linked]))
        .chain(library::flags(entry, Target::Plain))
        .collect()
}

/// Builds one peer's program.
///
/// # Errors
/// [`Absent`], with a line that says what to do.
pub fn build(entry: &Entry, core: &Model) -> Result<Executable, Absent> {
    let edition = entry.edition;
    let library = edition.toolchain.library().map_err(Absent::Toolchain)?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = root.join("target/emulated").join(edition.folder);
    let mut command = edition.toolchain.build(library);
    command
        .current_dir(root.join(edition.folder))
        .args(["--package", edition.package])
        .args([
            "--features",
            &format!("{}{}", edition.features, entry.feature),
        ])
        .arg("--target-dir")
        .arg(&folder)
        .env("CARGO_ENCODED_RUSTFLAGS", flags(entry, core).join("\u{1f}"));
    library::finish(&mut command)?;
    let program: PathBuf = folder.join(TRIPLE).join("release").join(edition.package);
    let failed = |error: &dyn fmt::Display| Absent::Load(format!("{}: {error}", program.display()));
    let bytes = std::fs::read(&program).map_err(|error| failed(&error))?;
    Executable::parse(&bytes).map_err(|error| failed(&error))
}

/// An operation on the core.
pub struct Timed {
    /// The operation that ran.
    pub operation: Operation,
    /// Modelled cycles of each turn.
    pub cycles: Samples,
    /// Instructions of each turn.
    pub instructions: Samples,
}

/// Runs a peer's program: so many turns of each operation.
///
/// # Errors
/// A line, if the program stops or its outputs are not those that were wanted.
pub fn run(
    program: &Executable,
    core: &Model,
    inputs: &Inputs,
    operations: &[Operation],
    turns: usize,
) -> Result<Vec<Timed>, String> {
    let mut machine = Machine::new(Isa::everything());
    machine.streams.input = Box::new(Cursor::new(inputs.lists().concat()));
    let numbers = operations.iter().map(|operation| *operation as usize);
    let words: Vec<String> = (["emulated".to_owned()].into_iter())
        .chain(
            [WARM_UP, turns]
                .into_iter()
                .chain(numbers)
                .map(|n| n.to_string()),
        )
        .collect();
    let loaded = machine.load(program, &words, &[]);
    loaded.map_err(|error| error.to_string())?;
    let mut clock = core.clock();
    let end = machine.run(&mut clock).map_err(|stop| stop.to_string())?;
    let error = String::from_utf8_lossy(machine.streams.error.kept()).into_owned();
    if !error.is_empty() {
        return Err(format!("{end:?}: {}", error.trim_end().replace('\n', "; ")));
    }
    let laps = clock.timing().laps;
    let outputs = machine.streams.output.kept();
    if laps.len() != 2 * turns * operations.len() || outputs.len() != 32 * laps.len() {
        return Err(format!("{end:?} after {} laps", laps.len()));
    }
    let timed = operations.iter().enumerate().map(|(at, operation)| {
        let mine = at * turns..(at + 1) * turns;
        for (output, turn) in outputs[64 * mine.start..64 * mine.end]
            .chunks_exact(64)
            .zip(WARM_UP..)
        {
            if wanted(inputs, *operation, turn).is_some_and(|wanted| !output.starts_with(wanted)) {
                return Err(format!("the result of `{}` is wrong", operation.name()));
            }
        }
        let mut timed = Timed {
            operation: *operation,
            cycles: Samples::default(),
            instructions: Samples::default(),
        };
        for pair in laps[2 * mine.start..2 * mine.end].chunks_exact(2) {
            timed.cycles.push((pair[1].cycles - pair[0].cycles) as f64);
            timed
                .instructions
                .push((pair[1].instructions - pair[0].instructions) as f64);
        }
        Ok(timed)
    });
    timed.collect()
}

/// How the output of a turn has to begin, where the inputs tell.
fn wanted(inputs: &Inputs, operation: Operation, turn: usize) -> Option<&[u8]> {
    match operation {
        Operation::Keygen => Some(&inputs.keys[turn]),
        Operation::Sign => Some(&inputs.signatures[turn]),
        _ if operation.is_verdict() => Some(&[1]),
        _ => None,
    }
}
