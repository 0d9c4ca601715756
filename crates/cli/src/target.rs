//! The processor and the instruction set that a call names: `--cpu` and `--isa`, the same for every verb.

use std::path::Path;

use clap::Args;
use limbforge::{
    emit::asm::{aarch64, riscv, x86},
    plan::{ACROSS, LANES},
    target::Cpu,
};
use riscv_lab::timing::{self, Model};

use crate::failure::Failure;

/// Removed options, which are rejected with their new names.
#[derive(Args)]
pub struct Renamed {
    #[arg(long, hide = true, value_name = "NAME", value_parser = now_cpu)]
    core: Option<String>,
    #[arg(long, hide = true, value_name = "EXTENSION", value_parser = now_part_of_isa)]
    ise: Option<String>,
}

/// The same where `--target` names nothing else.
#[derive(Args)]
pub struct RenamedTarget {
    #[arg(long, hide = true, value_name = "ISA", value_parser = now_isa)]
    target: Option<String>,
}

fn now_cpu(name: &str) -> Result<String, String> {
    Err(format!("this option is `--cpu` now: `--cpu {name}`"))
}

fn now_isa(isa: &str) -> Result<String, String> {
    Err(format!("this option is `--isa` now: `--isa {isa}`"))
}

fn now_part_of_isa(extension: &str) -> Result<String, String> {
    let extensions = match extension {
        "both" => "+ise-full+ise-reduced".to_owned(),
        one => format!("+ise-{one}"),
    };
    Err(format!(
        "proposed instructions are named in `--isa` now: `--isa rv64gc_zba_zbb{extensions}`"
    ))
}

/// The text of a model's file, if the name is a path.
fn text(name: &str, known: &[&str]) -> Result<Option<String>, Failure> {
    let path = Path::new(name);
    if path.components().count() <= 1 && path.extension().is_none() {
        return Ok(None);
    }
    let text = std::fs::read_to_string(path).map_err(|reason| {
        Failure::Impossible(format!(
            "cannot read {name} ({reason}); give a TOML file, or one of {}",
            known.join(", ")
        ))
    })?;
    Ok(Some(text))
}

/// The processor of this name, or the one in the file of this path.
pub fn cpu(name: &str) -> Result<Cpu, Failure> {
    match text(name, &limbforge::target::names())? {
        Some(text) => Ok(Cpu::parse(&text)?),
        None => Ok(limbforge::target::find(name)?),
    }
}

/// The emulated core of this name, or the one in the file of this path.
pub fn core(name: &str) -> Result<Model, Failure> {
    match text(name, &timing::names())? {
        Some(text) => Ok(Model::parse(&text)?),
        None => Ok(Model::named(name)?),
    }
}

/// The processors that assembly is for.
pub enum Target {
    /// A core of RISC-V and an instruction set.
    Riscv(Box<riscv::Target>),
    /// x86-64.
    X86(x86::Processor),
    /// A processor of AArch64, by its name and its times.
    Aarch64(String, Box<aarch64::Processor>),
}

/// The name of x86-64 with BMI2 among instruction sets.
pub const X86: &str = "x86-64-v3";

/// The name of AArch64 among instruction sets.
pub const AARCH64: &str = "aarch64";

/// The target of assembly: an instruction set, and for RISC-V and AArch64 the processor that code is scheduled for.
pub fn target(cpu: Option<&str>, isa: &str) -> Result<Target, Failure> {
    if isa == AARCH64 {
        let model = self::cpu(cpu.unwrap_or("cortex-a76"))?;
        let processor = aarch64::Processor::new(&model);
        let processor = processor.map_err(|error| Failure::Impossible(error.to_string()))?;
        return Ok(Target::Aarch64(model.name, Box::new(processor)));
    }
    let processor = x86::Processor::default();
    let bmi2 = [true, false].into_iter();
    let mut processors = bmi2.map(|bmi2| x86::Processor { bmi2, ..processor });
    let Some(processor) = processors.find(|processor| processor.isa() == isa) else {
        return riscv(cpu.unwrap_or("rocket"), isa).map(|target| Target::Riscv(Box::new(target)));
    };
    match cpu {
        None => Ok(Target::X86(processor)),
        Some(_) => Err(Failure::Usage(format!(
            "assembly for {isa} is not scheduled for a processor; remove `--cpu`"
        ))),
    }
}

/// The target of assembly for RISC-V: a core and an instruction set.
pub fn riscv(cpu: &str, isa: &str) -> Result<riscv::Target, Failure> {
    Ok(riscv::Target {
        core: core(cpu)?,
        isa: isa.parse()?,
        source_order: false,
    })
}

/// A number of lanes that recipes have.
///
/// # Errors
/// A usage error for any other number.
pub fn lanes(lanes: u8) -> Result<u8, Failure> {
    if LANES.contains(&lanes) {
        return Ok(lanes);
    }
    Err(Failure::Usage(format!(
        "no vectors have {lanes} lanes; use `--lanes 8`, 4 or 2"
    )))
}

/// The number of lanes over which recipes spread one element.
///
/// # Errors
/// A usage error for any other number.
pub fn across(lanes: u8) -> Result<u8, Failure> {
    if lanes == ACROSS {
        return Ok(lanes);
    }
    Err(Failure::Usage(format!(
        "no recipe spreads an element over {lanes} lanes; use `--across {ACROSS}`"
    )))
}
