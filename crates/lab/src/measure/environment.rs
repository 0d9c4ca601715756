//! Environment of a measurement, for the record.

use std::process::Command;

use serde::{Deserialize, Serialize};

use super::{arm, compiler::Compiler, microarchitecture, target::Engine};
use crate::host::value_in;

/// The machine and the compilers of a measurement. Without these a number means nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Environment {
    /// Model name of the processor as the system reports it, with its microarchitecture where that is
    /// known: `AMD EPYC (Zen 4)`. Or `"unknown"`.
    pub cpu: String,
    /// Processor cores this process may use.
    pub cores: usize,
    /// Operating system, such as `linux`.
    pub os: String,
    /// Architecture, such as `x86_64`.
    pub arch: String,
    /// Compilers with their flags, such as `gcc 12.2.0 -std=c11 -O3 …`.
    pub compilers: Vec<String>,
    /// The engines that ran what is measured; none if this process did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub engines: Vec<Engine>,
}

impl Environment {
    /// Reads the present machine's data; `compilers` are those that built what is measured.
    #[must_use]
    pub fn detect(compilers: &[Compiler]) -> Self {
        Self {
            cpu: cpu_name().unwrap_or_else(|| "unknown".to_owned()),
            cores: crate::parallel::cores(),
            os: std::env::consts::OS.to_owned(),
            arch: std::env::consts::ARCH.to_owned(),
            compilers: compilers
                .iter()
                .map(|compiler| format!("{} {}", compiler.version, compiler.flags.join(" ")))
                .collect(),
            engines: compilers.iter().filter_map(|c| c.engine.clone()).collect(),
        }
    }
}

fn cpu_name() -> Option<String> {
    if cfg!(target_os = "macos") {
        let output = Command::new("sysctl")
            .args(["-n", "machdep.cpu.brand_string"])
            .output()
            .ok()?;
        let name = String::from_utf8(output.stdout).ok()?;
        return Some(name.trim().to_owned()).filter(|name| !name.is_empty());
    }
    cpu_name_in(&std::fs::read_to_string("/proc/cpuinfo").ok()?)
}

/// The first line of `/proc/cpuinfo` that names a model: `model name` on x86, `uarch` on RISC-V, `Model` on some Arm
/// boards; in brackets the microarchitecture. Most Arm systems name none, and have the cores alone.
fn cpu_name_in(cpuinfo: &str) -> Option<String> {
    let name = ["model name", "uarch", "Model"]
        .into_iter()
        .find_map(|key| value_in(cpuinfo, key));
    let number = |key| value_in(cpuinfo, key)?.parse().ok();
    let x86 = (
        value_in(cpuinfo, "vendor_id"),
        number("cpu family"),
        number("model"),
    );
    let flags = value_in(cpuinfo, "flags").unwrap_or_default();
    let core = match x86 {
        (Some(vendor), Some(family), Some(model)) => {
            Some(microarchitecture::title(&vendor, family, model, &flags))
        }
        _ => arm::cores(cpuinfo),
    };
    match (name, core) {
        (Some(name), Some(core)) => Some(format!("{name} ({core})")),
        (name, core) => name.or(core),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_model_name_is_found() {
        let x86 =
            "processor\t: 0\nmodel\t\t: 207\nmodel name\t: Some CPU @ 2 GHz\nmodel name\t: other\n";
        assert_eq!(cpu_name_in(x86).as_deref(), Some("Some CPU @ 2 GHz"));
        let numbers =
            "vendor_id\t: AuthenticAMD\ncpu family\t: 25\nmodel\t\t: 17\nmodel name\t: AMD EPYC\n";
        assert_eq!(cpu_name_in(numbers).as_deref(), Some("AMD EPYC (Zen 4)"));
        assert_eq!(
            cpu_name_in("hart : 1\nuarch : sifive,u74-mc\n").as_deref(),
            Some("sifive,u74-mc")
        );
        let arm = "processor\t: 0\nCPU implementer\t: 0x41\nCPU part\t: 0xd0b\n";
        assert_eq!(cpu_name_in(arm).as_deref(), Some("Cortex-A76"));
        let board = format!("{arm}\nModel\t\t: Some Board 5\n");
        assert_eq!(
            cpu_name_in(&board).as_deref(),
            Some("Some Board 5 (Cortex-A76)")
        );
        assert_eq!(cpu_name_in("processor : 0\n"), None);
    }

    #[test]
    fn this_machine_has_a_core_and_survives_a_round_trip() {
        let here = Environment::detect(&[]);
        assert!(here.cores >= 1 && !here.cpu.is_empty());
        let text = serde_json::to_string(&here).unwrap();
        assert_eq!(serde_json::from_str::<Environment>(&text).unwrap(), here);
    }
}
