//! The record of a run.

use std::fs;
use std::io::Write;
use std::process::Command;

use datafusion::DATAFUSION_VERSION;
use serde_json::{Value, json};

use crate::Result;
use crate::rows::Counts;

/// The seconds of one way, a number for each turn.
pub struct Measured {
    pub name: &'static str,
    pub seconds: Vec<f64>,
}

/// A run: what was verified, and how long each way took.
pub struct Record<'a> {
    pub rows: u64,
    pub bytes: u64,
    pub planted: Counts,
    pub measured: &'a [Measured],
}

impl Record<'_> {
    /// Writes it as JSON.
    pub fn write(&self, mut file: impl Write) -> Result<()> {
        let text = serde_json::to_string_pretty(&self.value())?;
        Ok(writeln!(file, "{text}")?)
    }

    fn value(&self) -> Value {
        let ways = self
            .measured
            .iter()
            .map(|way| json!({"name": way.name, "seconds": way.seconds}));
        let words: Vec<String> = std::env::args().skip(1).collect();
        json!({
            "study": "bulk",
            "command": format!("bulk {}", words.join(" ")).trim(),
            "environment": {
                "cpu": processor().unwrap_or_else(|| "unknown".to_owned()),
                "cores": std::thread::available_parallelism().map_or(1, |cores| cores.get()),
                "os": std::env::consts::OS,
                "arch": std::env::consts::ARCH,
                "compilers": [compiler().unwrap_or_else(|| "rustc".to_owned())],
            },
            "build": if cfg!(debug_assertions) { "the kernel optimised, the engines not" } else { "optimised" },
            "engines": [format!("DataFusion {DATAFUSION_VERSION}"), format!("Ballista {}", ballista_core::BALLISTA_VERSION)],
            "rows": self.rows,
            "bytes": self.bytes,
            "planted": {"valid": self.planted.valid, "invalid": self.planted.invalid, "null": self.planted.null},
            "ways": ways.collect::<Vec<_>>(),
        })
    }
}

fn processor() -> Option<String> {
    let text = fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("model name"))?;
    Some(line.trim_start_matches([' ', '\t', ':']).to_owned())
}

/// `rustc 1.95.0`.
fn compiler() -> Option<String> {
    let output = Command::new("rustc").arg("--version").output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    Some(
        text.split_whitespace()
            .take(2)
            .collect::<Vec<_>>()
            .join(" "),
    )
}
