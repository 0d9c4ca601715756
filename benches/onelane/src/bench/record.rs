//! The record of a run: `cargo xtask splice` makes the table of it.

use serde::Serialize;
use std::process::Command;

#[derive(Serialize)]
pub struct Record {
    study: &'static str,
    command: String,
    processor: String,
    compiler: String,
    pub rows: Vec<Row>,
}

/// An operation in a form. Samples are core cycles for one operation, in each round.
#[derive(Serialize)]
pub struct Row {
    pub modulus: &'static str,
    pub operation: &'static str,
    pub form: String,
    /// Whether others are compared with it.
    pub scalar: bool,
    /// Each waits for the one before.
    pub latency: Vec<f64>,
    /// Eight chains in turns; empty for operations that are only measured one after the other.
    pub throughput: Vec<f64>,
}

impl Record {
    pub fn new(words: &[String], rows: Vec<Row>) -> Record {
        let mut command = "limbforge-onelane".to_owned();
        words.iter().for_each(|word| command += &format!(" {word}"));
        let compiler = Command::new("rustc").arg("--version").output();
        Record {
            study: "one-product",
            command,
            processor: processor(),
            compiler: compiler
                .map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned())
                .unwrap_or_default(),
            rows,
        }
    }

    /// Medians, for people.
    pub fn print(&self) {
        for row in &self.rows {
            let [latency, throughput] = [&row.latency, &row.throughput].map(|x| median(x));
            println!(
                "{:10} {:24} {:34} {latency:8.1} {throughput:8.1}",
                row.modulus, row.operation, row.form
            );
        }
    }
}

fn median(samples: &[f64]) -> f64 {
    let mut samples = samples.to_vec();
    samples.sort_by(f64::total_cmp);
    samples.get(samples.len() / 2).copied().unwrap_or(f64::NAN)
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
