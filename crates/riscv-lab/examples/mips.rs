//! Millions of instructions a second: runs a static riscv64 program and prints how fast the emulator was.
//!
//! `cargo run --release -p riscv-lab --example mips -- PROGRAM [ARGUMENTS]`

use std::{env, fs, process::ExitCode, time::Instant};

use riscv_lab::isa::Isa;
use riscv_lab::machine::{Executable, Machine, Observer, Streams};

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
    let start = Instant::now();
    let end = machine.run(observer).map_err(|e| e.to_string())?;
    let seconds = start.elapsed().as_secs_f64();
    let retired = machine.hart.retired;
    eprintln!(
        "{name}: {end:?} after {retired} instructions, {:.0} MIPS",
        retired as f64 / seconds / 1e6
    );
    Ok(())
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let result = (|| {
        let file = arguments.first().ok_or("name a program")?;
        let bytes = fs::read(file).map_err(|e| e.to_string())?;
        let program = Executable::parse(&bytes).map_err(|e| e.to_string())?;
        run(&program, &arguments, &mut (), "untimed")
    })();
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
