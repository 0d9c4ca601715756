//! `limbforge-csidh-emulator [--keys N] --json FILE`: the reference algorithm of CSIDH-512 for N fixed keys, with each
//! of four assemblies of the field, on the emulated core under the model of Rocket. Each public key is compared with
//! that of the quick algorithm here.

use forge_csidh::hazmat;
use forge_csidh::{KeySpace, PrivateKey, PublicKey};
use limbforge_fields::csidh512::Element;
use riscv_lab::isa::Isa;
use riscv_lab::machine::{Executable, Machine};
use riscv_lab::timing::Model;
use serde::Serialize;
use std::path::Path;
use std::process::{Command, ExitCode};

const TRIPLE: &str = "riscv64gc-unknown-linux-gnu";
const LINKER: &str = "riscv64-linux-gnu-gcc";

/// Program, column of the published table, instruction set, published million cycles.
const COLUMNS: [(&str, &str, &str, f64); 4] = [
    ("full", "8x64", "rv64gc", 701.0),
    ("full_ise", "8x64 ISE", "rv64gc+ise-full", 502.9),
    ("reduced", "9x57", "rv64gc", 736.2),
    ("reduced_ise", "9x57 ISE", "rv64gc+ise-reduced", 411.1),
];

/// A run. Nothing in it is measured.
#[derive(Serialize)]
struct Record {
    study: &'static str,
    command: String,
    core: String,
    compiler: String,
    columns: Vec<Column>,
}

#[derive(Serialize)]
struct Column {
    column: &'static str,
    /// Million cycles, the mean of 100 random keys (DAC 2024).
    published: f64,
    /// Modelled cycles, a key each.
    cycles: Vec<u64>,
    /// Instructions, a key each.
    instructions: Vec<u64>,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (keys, file) = match words.as_slice() {
        ["--json", file] => (Some(3), *file),
        ["--keys", keys, "--json", file] => (keys.parse().ok().filter(|n| *n > 0), *file),
        _ => (None, ""),
    };
    let Some(keys) = keys else {
        eprintln!("usage: limbforge-csidh-emulator [--keys N] --json FILE");
        return ExitCode::from(2);
    };
    match run(keys, file) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

fn run(keys: u64, file: &str) -> Result<(), String> {
    let folder = build()?;
    let core = Model::named("rocket").map_err(|e| e.to_string())?;
    let mut columns = Vec::new();
    for (program, column, isa, published) in COLUMNS {
        let path = folder.join(program);
        let bytes = std::fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let program = Executable::parse(&bytes).map_err(|e| format!("{}: {e}", path.display()))?;
        let mut row = Column {
            column,
            published,
            cycles: Vec::new(),
            instructions: Vec::new(),
        };
        for n in 0..keys {
            eprint!("\r{column}: key {} of {keys}   ", n + 1);
            let [cycles, instructions] = action(&program, &core, isa, n)?;
            row.cycles.push(cycles);
            row.instructions.push(instructions);
        }
        columns.push(row);
    }
    eprintln!();
    let compiler = Command::new("rustc")
        .arg("--version")
        .output()
        .map_err(|e| e.to_string())?;
    let record = Record {
        study: "group-action",
        command: format!("limbforge reproduce riscv-ise --group-action --keys {keys}"),
        core: core.title.clone(),
        compiler: String::from_utf8_lossy(&compiler.stdout).trim().to_owned(),
        columns,
    };
    let text = serde_json::to_string_pretty(&record).map_err(|e| e.to_string())?;
    std::fs::write(file, text + "\n").map_err(|e| format!("{file}: {e}"))
}

/// Builds the four programs; the folder that has them.
fn build() -> Result<std::path::PathBuf, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let target = root.join("target/emulated");
    let status = Command::new("cargo")
        .current_dir(&root)
        .args([
            "build",
            "--release",
            "--locked",
            "--package",
            "limbforge-csidh-emulated",
        ])
        .args(["--target", TRIPLE, "--target-dir"])
        .arg(&target)
        .env("CARGO_ENCODED_RUSTFLAGS", "-Ctarget-feature=+crt-static")
        .env("CARGO_TARGET_RISCV64GC_UNKNOWN_LINUX_GNU_LINKER", LINKER)
        .status();
    if status.is_ok_and(|status| status.success()) {
        Ok(target.join(TRIPLE).join("release"))
    } else {
        Err(format!(
            "the programs for {TRIPLE} cannot be built; `rustup target add {TRIPLE}` and install {LINKER}"
        ))
    }
}

/// Modelled cycles and instructions of a key's action.
fn action(program: &Executable, core: &Model, isa: &str, key: u64) -> Result<[u64; 2], String> {
    let isa: Isa = isa.parse().map_err(|e| format!("{isa}: {e}"))?;
    let mut machine = Machine::new(isa);
    let words = ["emulated".to_owned(), key.to_string(), "1".to_owned()];
    machine
        .load(program, &words, &[])
        .map_err(|e| e.to_string())?;
    let mut clock = core.clock();
    machine.run(&mut clock).map_err(|stop| stop.to_string())?;
    let timing = clock.timing();
    let [before, after] = timing.laps.as_slice() else {
        return Err(String::from_utf8_lossy(machine.streams.error.kept()).into_owned());
    };
    if machine.streams.output.kept() != wanted(key).as_bytes() {
        return Err(format!("key {key} has another public key here"));
    }
    Ok([
        after.cycles - before.cycles,
        after.instructions - before.instructions,
    ])
}

/// The public key, by the quick algorithm on this machine.
fn wanted(key: u64) -> PublicKey {
    let mut seed = [0; 64];
    seed[..8].copy_from_slice(&key.to_le_bytes());
    let exponents = hazmat::exponents(&PrivateKey::from_seed(KeySpace::Box5, &seed));
    hazmat::vartime_action::<Element>(&PublicKey::BASE, &exponents, &seed)
}
