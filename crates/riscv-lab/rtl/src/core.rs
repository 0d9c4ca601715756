//! The core in simulation: programs from memory, cycles counted.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    sync::atomic::{AtomicU64, Ordering},
};

use riscv_lab::isa::{EncodeError, Instruction, Isa, Op, Reg, encode};

use crate::{
    bench::simulation,
    tool::{HardwareError, folder, write_bytes},
    unit::{CORE, CORE_BENCH, PARTS, SRAIADD, UNITS, Unit},
};

/// Bytes of memory, from address 0.
pub const MEMORY: usize = 1 << 18;
/// Where the code of a program is; constants and data come after it.
pub const CODE: u64 = 0x1000;
/// Highest address of the stack.
pub const STACK: u64 = MEMORY as u64 - 64;
/// Where a function returns to: a word that stops the core.
const OUTSIDE: u64 = 0x200;
/// Instructions that load the registers from address 0 on.
const LOADER: u64 = 0x100;
/// `ebreak`
const EBREAK: u32 = 0x0010_0073;

/// The core with a unit, built.
pub struct Core {
    folder: tempfile::TempDir,
    program: PathBuf,
    /// Runs begun: each has files of its own, as threads may share a core.
    runs: AtomicU64,
}

/// A run of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ran {
    /// Cycles from the first instruction to the last one, both included.
    pub cycles: u64,
    /// Instructions.
    pub retired: u64,
    /// Registers at the end.
    pub registers: [u64; 32],
    /// Memory at the end.
    pub memory: Vec<u8>,
}

/// Code, data and registers at the beginning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    memory: Vec<u8>,
}

impl Image {
    /// A program at [`CODE`] that is called with these registers; `ra` is set to the end of the run, `sp` to
    /// [`STACK`].
    pub fn new(code: &[u8], registers: &[(Reg, u64)]) -> Image {
        let mut image = Image {
            memory: vec![0; MEMORY],
        };
        image.put(CODE, code);
        image.put(OUTSIDE, &EBREAK.to_le_bytes());
        for (register, value) in [(Reg::RA, OUTSIDE), (Reg::SP, STACK)]
            .iter()
            .chain(registers)
        {
            let place = 8 * u64::from(register.number());
            image.put(place, &value.to_le_bytes());
        }
        let load = |n: u8| Instruction::i(Op::Ld, Reg::x(n), Reg::ZERO, 8 * i64::from(n));
        let jump = Instruction::u(Op::Jal, Reg::ZERO, (CODE - LOADER) as i64 - 31 * 4);
        let loader: Vec<u8> = (1..32)
            .map(load)
            .chain([jump])
            .filter_map(|instruction| encode(&instruction, &Isa::base()).ok())
            .flat_map(u32::to_le_bytes)
            .collect();
        image.put(LOADER, &loader);
        image
    }

    /// As [`Image::new`], with instructions.
    ///
    /// # Errors
    /// [`EncodeError`] if the instruction set has no word for one.
    pub fn of(
        code: &[Instruction],
        isa: &Isa,
        registers: &[(Reg, u64)],
    ) -> Result<Image, EncodeError> {
        let words = code.iter().map(|instruction| encode(instruction, isa));
        let words: Vec<u32> = words.collect::<Result<_, _>>()?;
        let bytes: Vec<u8> = words.into_iter().flat_map(u32::to_le_bytes).collect();
        Ok(Image::new(&bytes, registers))
    }

    /// Writes bytes at an address.
    ///
    /// # Panics
    /// If they are not within memory.
    pub fn put(&mut self, address: u64, bytes: &[u8]) {
        let at = address as usize;
        self.memory[at..at + bytes.len()].copy_from_slice(bytes);
    }
}

/// The text of the core with its parts.
fn text() -> String {
    let units = UNITS.iter().map(|unit| &unit.source);
    let sources = PARTS.iter().chain([&SRAIADD]).chain(units).chain(CORE);
    sources.map(|source| source.text).collect()
}

impl Core {
    /// Builds the simulation of the core with a unit.
    ///
    /// # Errors
    /// [`HardwareError`].
    pub fn build(unit: &Unit) -> Result<Core, HardwareError> {
        let folder = folder()?;
        let kind = UNITS.iter().position(|known| known == unit).unwrap_or(0);
        let text = text().replace(
            "parameter int KIND = 3",
            &format!("parameter int KIND = {kind}"),
        );
        let program = simulation(folder.path(), "core", &text, CORE_BENCH.text)?;
        Ok(Core {
            folder,
            program,
            runs: AtomicU64::new(0),
        })
    }

    /// Runs a program to its return.
    ///
    /// # Errors
    /// [`HardwareError::Simulation`] if it does not return, or stores outside of memory.
    pub fn run(&self, image: &Image) -> Result<Ran, HardwareError> {
        let number = self.runs.fetch_add(1, Ordering::Relaxed);
        let file = |name: &str| self.folder.path().join(format!("{name}{number}"));
        let (before, after) = (file("image"), file("result"));
        write_bytes(&before, &image.memory)?;
        let output = Command::new(&self.program)
            .arg(&before)
            .args([LOADER.to_string(), CODE.to_string()])
            .arg(&after)
            .output()
            .map_err(|reason| HardwareError::Simulation(reason.to_string()))?;
        if !output.status.success() {
            let message = String::from_utf8_lossy(&output.stderr);
            return Err(HardwareError::Simulation(message.trim().to_owned()));
        }
        let unreadable = || HardwareError::Simulation("it prints no registers".to_owned());
        let ran = read(&String::from_utf8_lossy(&output.stdout), &after);
        // A run that has been read needs its files no more; what stays is deleted with the folder.
        let _ = [fs::remove_file(&before), fs::remove_file(&after)];
        ran.ok_or_else(unreadable)
    }
}

fn read(text: &str, result: &Path) -> Option<Ran> {
    let mut lines = text.lines();
    let (cycles, retired) = lines.next()?.split_once(' ')?;
    let mut registers = [0; 32];
    for register in &mut registers {
        *register = u64::from_str_radix(lines.next()?, 16).ok()?;
    }
    Some(Ran {
        cycles: cycles.parse().ok()?,
        retired: retired.parse().ok()?,
        registers,
        memory: fs::read(result).ok()?,
    })
}
