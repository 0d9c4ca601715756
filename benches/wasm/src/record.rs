//! A run as data.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;

use limbforge_lab::measure::{Engine, Environment, Options, Samples};
use serde::Serialize;

use crate::contest::{Shared, Subject};
use crate::module;
use crate::roster::{self, Entry};

/// The raw record of a run.
#[derive(Serialize)]
pub struct Record {
    /// The kind of the record.
    study: &'static str,
    /// The words of the call.
    command: String,
    /// Machine, compilers and engines.
    environment: Environment,
    /// How long was measured.
    options: Options,
    /// In the order of tables.
    peers: Vec<Peer>,
    /// Peers and engines left out, each with the reason.
    pub left_out: Vec<String>,
}

/// A peer's measurements in one engine.
#[derive(Serialize)]
struct Peer {
    name: String,
    engine: Engine,
    flags: Vec<String>,
    note: &'static str,
    operations: Vec<Measured>,
}

/// Core cycles for one operation; of many at once, for one signature.
#[derive(Serialize)]
struct Measured {
    operation: &'static str,
    median: f64,
    spread: f64,
    samples: Samples,
}

impl Record {
    /// All that was measured.
    pub fn new(
        entries: &[&Entry],
        engines: &[Shared],
        subjects: &[Subject],
        options: Options,
        left_out: Vec<String>,
    ) -> Record {
        let names: Vec<Engine> = engines
            .iter()
            .map(|engine| engine.borrow().named().clone())
            .collect();
        let mut peers = Vec::new();
        for (index, engine) in names.iter().enumerate() {
            for entry in entries {
                let own = subjects
                    .iter()
                    .filter(|s| s.engine == index && s.peer == entry.key);
                let operations: Vec<Measured> = own
                    .map(|subject| Measured {
                        operation: subject.operation.name(),
                        median: subject.samples.median(),
                        spread: subject.samples.spread(),
                        samples: subject.samples.clone(),
                    })
                    .collect();
                if !operations.is_empty() {
                    let version = roster::version(entry).map(|version| format!(" {version}"));
                    peers.push(Peer {
                        name: format!("{}{}", entry.name, version.unwrap_or_default()),
                        engine: engine.clone(),
                        flags: module::flags(entry, engine.wide_arithmetic),
                        note: entry.note,
                        operations,
                    });
                }
            }
        }
        let words = std::env::args().skip(1);
        let words = std::iter::once("limbforge-wasm-bench".to_owned()).chain(words);
        Record {
            study: "ed25519-wasm",
            command: words.collect::<Vec<_>>().join(" "),
            environment: Environment {
                compilers: vec![compiler()],
                engines: names,
                ..Environment::detect(&[])
            },
            options,
            peers,
            left_out,
        }
    }

    /// A line for each peer in each engine: thousands of core cycles.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for peer in &self.peers {
            let wide = if peer.engine.wide_arithmetic {
                " wide"
            } else {
                ""
            };
            let _ = write!(text, "{:9}{wide:5} {:22}", peer.engine.name, peer.name);
            for measured in &peer.operations {
                let _ = write!(
                    text,
                    "  {} {:.1}",
                    measured.operation,
                    measured.median / 1e3
                );
            }
            text.push('\n');
        }
        text
    }

    /// Writes it as a file.
    ///
    /// # Errors
    /// A line with the path.
    pub fn write(&self, path: &Path) -> Result<(), String> {
        let text = serde_json::to_string(self).expect("plain data");
        std::fs::write(path, text + "\n")
            .map_err(|error| format!("cannot write {} ({error})", path.display()))
    }
}

/// The compiler of all modules.
fn compiler() -> String {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let output = Command::new(rustc).arg("--version").output();
    let text = output.map_or(String::new(), |output| {
        String::from_utf8_lossy(&output.stdout).into_owned()
    });
    let version: Vec<&str> = text.split_whitespace().take(2).collect();
    format!(
        "{} opt-level=3 codegen-units=1 lto=thin wasm32-unknown-unknown",
        version.join(" ")
    )
}
