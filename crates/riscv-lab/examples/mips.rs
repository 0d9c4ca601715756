//! Millions of instructions a second: runs a static riscv64 program and prints how fast the emulator was.
//!
//! Time is that of this process on the processor, as Linux tells it, so that other load does not count.
//!
//! `cargo run --release -p riscv-lab --example mips -- PROGRAM [ARGUMENTS]`

use std::{env, fs, process::ExitCode};

use riscv_lab::isa::Isa;
use riscv_lab::machine::{Executable, Machine, Observer, Streams};
use riscv_lab::timing::{Model, names};

fn run<O: Observer>(
    program: &Executable,
    arguments: &[String],
    observer: &mut O,
    name: &str,
) -> Result<(), String> {
    let mut machine = Machine::new(Isa::everything());
    machine.streams = Streams::passed();
    machine
        .load(program, arguments, &[])
        .map_err(|e| e.to_string())?;
    let start = processor_time()?;
    let end = machine.run(observer).map_err(|e| e.to_string())?;
    let seconds = processor_time()? - start;
    let retired = machine.hart.retired;
    eprintln!(
        "{name}: {end:?} after {retired} instructions, {:.0} MIPS",
        retired as f64 / seconds / 1e6
    );
    Ok(())
}

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

fn all(arguments: &[String]) -> Result<(), String> {
    let file = arguments.first().ok_or("name a program")?;
    let bytes = fs::read(file).map_err(|e| e.to_string())?;
    let program = Executable::parse(&bytes).map_err(|e| e.to_string())?;
    run(&program, arguments, &mut (), "untimed")?;
    for name in names() {
        let model = Model::named(name).map_err(|e| e.to_string())?;
        let mut clock = model.clock();
        run(&program, arguments, &mut clock, name)?;
        eprintln!("{}", clock.timing());
    }
    Ok(())
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match all(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
