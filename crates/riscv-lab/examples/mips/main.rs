//! How fast the emulator is: millions of instructions a second without a clock and under each timing model.
//!
//! ```text
//! cargo run --release -p riscv-lab --example mips                # two programs in C, by riscv64-linux-gnu-gcc
//! cargo run --release -p riscv-lab --example mips -- PROGRAM     # a static riscv64 executable
//! ```
//!
//! Seconds are those of this process on the processor, as Linux tells them, so that other load counts little.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

use riscv_lab::isa::Isa;
use riscv_lab::machine::{Executable, Machine, Observer};
use riscv_lab::timing::{Model, names};

/// Seconds that this process has been on a processor.
fn processor_time() -> Result<f64, String> {
    let text = fs::read_to_string("/proc/self/schedstat").map_err(|e| e.to_string())?;
    let nanoseconds = text
        .split(' ')
        .next()
        .and_then(|word| word.parse::<f64>().ok());
    nanoseconds
        .map(|n| n / 1e9)
        .ok_or_else(|| "no time in /proc/self/schedstat".to_owned())
}

/// Millions of instructions a second, and what the program wrote.
fn speed<O: Observer>(
    program: &Executable,
    observer: &mut O,
) -> Result<(f64, u64, Vec<u8>), String> {
    let mut machine = Machine::new(Isa::everything());
    let name = ["program".to_owned()];
    machine
        .load(program, &name, &[])
        .map_err(|e| e.to_string())?;
    let start = processor_time()?;
    machine.run(observer).map_err(|e| e.to_string())?;
    let seconds = processor_time()? - start;
    let retired = machine.hart.retired;
    Ok((
        retired as f64 / seconds / 1e6,
        retired,
        machine.streams.output.kept().to_vec(),
    ))
}

fn measure(file: &Path) -> Result<(), String> {
    let bytes = fs::read(file).map_err(|e| format!("{}: {e}", file.display()))?;
    let program = Executable::parse(&bytes).map_err(|e| e.to_string())?;
    let (plain, retired, output) = speed(&program, &mut ())?;
    println!("{}: {retired} instructions", file.display());
    println!("  {:8} {plain:6.0} MIPS", "untimed");
    for name in names() {
        let model = Model::named(name).map_err(|e| e.to_string())?;
        let mut clock = model.clock();
        let (mips, _, same) = speed(&program, &mut clock)?;
        assert_eq!(output, same, "a clock changes nothing");
        println!("  {name:8} {mips:6.0} MIPS; {}", clock.timing());
    }
    Ok(())
}

/// Builds the programs beside this file.
fn programs(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/mips");
    let mut files = Vec::new();
    for name in ["products", "sha"] {
        let program = folder.join(name);
        let source = sources.join(name).with_extension("c");
        let mut command = Command::new("riscv64-linux-gnu-gcc");
        command
            .args(["-O2", "-static", "-o"])
            .arg(&program)
            .arg(source);
        match command.status() {
            Ok(status) if status.success() => files.push(program),
            _ => return Err("riscv64-linux-gnu-gcc cannot build; install gcc-riscv64-linux-gnu libc6-dev-riscv64-cross, or name a program".to_owned()),
        }
    }
    Ok(files)
}

fn all() -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let named: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    let files = if named.is_empty() {
        programs(folder.path())?
    } else {
        named
    };
    files.iter().try_for_each(|file| measure(file))
}

fn main() -> ExitCode {
    match all() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
