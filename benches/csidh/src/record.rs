//! A run as data, and as a table.

use crate::peer::Peer;
use serde::Serialize;

/// All times of a run.
#[derive(Serialize)]
pub struct Record {
    /// `csidh`.
    pub study: String,
    /// How it was made.
    pub command: String,
    /// The processor, as the system names it.
    pub processor: String,
    /// The compilers.
    pub compilers: Vec<String>,
    /// A row for each implementation.
    pub rows: Vec<Row>,
}

/// An implementation's times in nanoseconds of CPU time, one for each turn.
#[derive(Serialize)]
pub struct Row {
    /// Its name and version.
    pub name: String,
    /// Whether its time is independent of keys.
    pub constant: bool,
    /// Bits of its key space.
    pub bits: u32,
    /// The action on the first curve.
    pub action: Vec<u64>,
    /// A shared secret from bytes: validation and action.
    pub derive: Vec<u64>,
}

impl Record {
    /// Without times.
    pub fn new(turns: usize, peers: &[Peer]) -> Record {
        let rows = peers.iter().map(|peer| Row {
            name: peer.name.clone(),
            constant: peer.constant,
            bits: peer.bits,
            action: Vec::new(),
            derive: Vec::new(),
        });
        Record {
            study: "csidh".to_owned(),
            command: format!("limbforge-csidh-bench --turns {turns}"),
            processor: processor(),
            compilers: [
                ("rustc", "--version"),
                ("go", "version"),
                ("gcc", "--version"),
            ]
            .iter()
            .filter_map(|(program, word)| version(program, word))
            .collect(),
            rows: rows.collect(),
        }
    }

    /// Quartiles in milliseconds.
    pub fn table(&self) -> String {
        let mut lines =
            vec!["implementation | action ms (quartiles) | derive ms (quartiles)".to_owned()];
        for row in &self.rows {
            let [action, derive] = [&row.action, &row.derive].map(|times| {
                let mut times = times.clone();
                times.sort_unstable();
                let at = |part: usize| times[part * (times.len() - 1) / 4] as f64 / 1e6;
                format!("{:.1} ({:.1} to {:.1})", at(2), at(1), at(3))
            });
            lines.push(format!("{} | {action} | {derive}", row.name));
        }
        lines.join("\n")
    }
}

fn processor() -> String {
    let text = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("model name"));
    line.map_or("unknown", |line| line.trim_start_matches([' ', '\t', ':']))
        .to_owned()
}

fn version(program: &str, word: &str) -> Option<String> {
    let output = std::process::Command::new(program)
        .arg(word)
        .output()
        .ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    text.lines().next().map(str::to_owned)
}
