//! How fast the emulator is: millions of instructions a second without a clock and under each timing model.
//!
//! ```text
//! cargo run --release -p riscv-lab --example mips                # two programs in C, by riscv64-linux-gnu-gcc
//! cargo run --release -p riscv-lab --example mips -- PROGRAM     # a static riscv64 executable
//! ```
//!
//! Seconds are those of this process on the processor, as Linux tells them, so that other load counts little, and those
//! of the wall clock. Each line is the median of five interleaved runs, with the least and the most.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;
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

/// Runs of each, of which the median is told with the least and the most.
const RUNS: usize = 5;

/// Millions of instructions a second.
#[derive(Clone, Copy)]
struct Speed {
    /// Of time on a processor.
    processor: f64,
    /// Of time.
    wall: f64,
}

/// One run: its speed, its instructions, and what the program wrote.
fn speed<O: Observer>(
    program: &Executable,
    observer: &mut O,
) -> Result<(Speed, u64, Vec<u8>), String> {
    let mut machine = Machine::new(Isa::everything());
    let name = ["program".to_owned()];
    machine
        .load(program, &name, &[])
        .map_err(|e| e.to_string())?;
    let (start, begin) = (Instant::now(), processor_time()?);
    machine.run(observer).map_err(|e| e.to_string())?;
    let (wall, processor) = (start.elapsed().as_secs_f64(), processor_time()? - begin);
    let retired = machine.hart.retired;
    let millions = retired as f64 / 1e6;
    let speed = Speed {
        processor: millions / processor,
        wall: millions / wall,
    };
    Ok((speed, retired, machine.streams.output.kept().to_vec()))
}

/// Median, least and most.
fn told(speeds: &[Speed], of: fn(&Speed) -> f64) -> String {
    let mut sorted: Vec<f64> = speeds.iter().map(of).collect();
    sorted.sort_by(f64::total_cmp);
    let (least, most) = (sorted[0], sorted[sorted.len() - 1]);
    format!("{:.0} ({least:.0} to {most:.0})", sorted[sorted.len() / 2])
}

fn print(name: &str, speeds: &[Speed], timing: &str) {
    let (processor, wall) = (
        told(speeds, |speed| speed.processor),
        told(speeds, |speed| speed.wall),
    );
    println!("  {name:8} {processor} MIPS, {wall} by wall clock{timing}");
}

fn measure(file: &Path) -> Result<(), String> {
    let bytes = fs::read(file).map_err(|e| format!("{}: {e}", file.display()))?;
    let program = Executable::parse(&bytes).map_err(|e| e.to_string())?;
    let models = names().into_iter().map(Model::named);
    let models: Vec<Model> = models
        .collect::<Result<_, _>>()
        .map_err(|e| e.to_string())?;
    let mut untimed = Vec::new();
    let mut timed = vec![(Vec::new(), String::new()); models.len()];
    let mut instructions = 0;
    for _ in 0..RUNS {
        let (plain, retired, output) = speed(&program, &mut ())?;
        untimed.push(plain);
        instructions = retired;
        for (model, (speeds, timing)) in models.iter().zip(&mut timed) {
            let mut clock = model.clock();
            let (mips, _, same) = speed(&program, &mut clock)?;
            assert_eq!(output, same, "a clock changes nothing");
            speeds.push(mips);
            *timing = format!("; {}", clock.timing());
        }
    }
    println!("{}: {instructions} instructions", file.display());
    print("untimed", &untimed, "");
    for (model, (speeds, timing)) in models.iter().zip(&timed) {
        print(&model.name, speeds, timing);
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
