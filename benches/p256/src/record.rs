//! The record of a run: `cargo xtask splice` makes the table of it.

use serde::Serialize;
use std::fmt::Write;
use std::process::Command;

#[derive(Serialize)]
pub struct Record {
    study: &'static str,
    command: String,
    processor: String,
    compiler: String,
    /// Path of vectors that ran.
    paths: Vec<&'static str>,
    pub rows: Vec<Row>,
}

#[derive(Serialize)]
pub struct Row {
    pub name: String,
    /// For one signature, each turn.
    pub nanoseconds: Vec<f64>,
}

impl Record {
    pub fn new<'a>(words: &[String], names: impl Iterator<Item = &'a str>) -> Record {
        let mut command = "limbforge-p256-bench".to_owned();
        words.iter().for_each(|word| command += &format!(" {word}"));
        let compiler = Command::new("rustc").arg("--version").output();
        Record {
            study: "p256",
            command,
            processor: processor(),
            compiler: compiler
                .map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned())
                .unwrap_or_default(),
            paths: forge_p256::hazmat::Path::all()
                .map(|path| path.name())
                .collect(),
            rows: names
                .map(|name| Row {
                    name: name.to_owned(),
                    nanoseconds: Vec::new(),
                })
                .collect(),
        }
    }

    /// Medians, for people.
    pub fn summary(&self) -> String {
        let mut text = String::new();
        for row in &self.rows {
            let mut times = row.nanoseconds.clone();
            times.sort_by(f64::total_cmp);
            let _ = writeln!(
                text,
                "{:28} {:8.1} µs",
                row.name,
                times[times.len() / 2] / 1000.0
            );
        }
        text
    }
}

/// The name that the processor gives itself.
fn processor() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let field = |name: &str| {
        let line = text.lines().find(|line| line.starts_with(name))?;
        Some(line.split_once(": ")?.1.to_owned())
    };
    let name = field("model name").unwrap_or_else(|| std::env::consts::ARCH.to_owned());
    match (field("cpu family"), field("model\t")) {
        (Some(family), Some(model)) => format!("{name} (family {family}, model {model})"),
        _ => name,
    }
}
