//! The words of the call.

use std::path::PathBuf;
use std::time::Duration;

use limbforge_ed25519_table::Operation;
use limbforge_lab::measure::Options;
use riscv_lab::timing::Model;

use crate::library::Target;
use crate::roster::{self, Entry};

/// How to call.
pub const USAGE: &str = "usage: limbforge-ed25519-bench [PEER...] [--only OPERATION]... [--plain] [--quick] [--cpu NAME] [--json FILE]";

/// A parsed command line.
#[derive(Debug)]
pub struct Call {
    /// Who takes part; all of today's unless some are named.
    pub peers: Vec<&'static Entry>,
    /// Operations that are measured; all unless some are named.
    pub operations: Vec<Operation>,
    /// Built for this core or for any.
    pub target: Target,
    /// A few samples only, to see that all works: nobody may be left out.
    pub quick: bool,
    /// Not here but on this emulated core.
    pub core: Option<Model>,
    /// Where the record goes.
    pub json: Option<PathBuf>,
}

impl Call {
    /// Reads the words after the program's name.
    ///
    /// # Errors
    /// A line that says which word is off.
    pub fn read(words: &[String]) -> Result<Self, String> {
        let mut call = Self {
            peers: Vec::new(),
            operations: Vec::new(),
            target: Target::Native,
            quick: false,
            core: None,
            json: None,
        };
        let mut words = words.iter().map(String::as_str);
        while let Some(word) = words.next() {
            match word {
                "--plain" => call.target = Target::Plain,
                "--quick" => call.quick = true,
                "--cpu" => {
                    let name = words.next().ok_or("--cpu needs a name")?;
                    call.core = Some(Model::named(name).map_err(|error| error.to_string())?);
                }
                "--json" => call.json = Some(words.next().ok_or("--json needs a file")?.into()),
                "--only" => {
                    let name = words.next().ok_or("--only needs an operation")?;
                    let names = Operation::ALL.map(Operation::name).join(", ");
                    let operation = Operation::ALL
                        .into_iter()
                        .find(|operation| operation.name() == name);
                    call.operations.push(
                        operation
                            .ok_or(format!("unknown operation `{name}`; use one of {names}"))?,
                    );
                }
                key => {
                    let keys: Vec<&str> = roster::ALL.iter().map(|entry| entry.key).collect();
                    let entry = roster::ALL.iter().find(|entry| entry.key == key);
                    call.peers.push(entry.ok_or(format!(
                        "unknown peer `{key}`; use one of {}",
                        keys.join(", ")
                    ))?);
                }
            }
        }
        let there = |entry: &Entry| call.core.is_some() || entry.edition.runs_here();
        if let Some(entry) = call.peers.iter().find(|entry| !there(entry)) {
            return Err(format!(
                "`{}` is built for an emulated core only; add --cpu u74",
                entry.key
            ));
        }
        if call.peers.is_empty() {
            let today = roster::ALL.iter().filter(|entry| entry.edition.runs_here());
            call.peers = today.collect();
        }
        if call.operations.is_empty() {
            call.operations = Operation::ALL.to_vec();
        }
        Ok(call)
    }

    /// How long to measure.
    pub fn options(&self) -> Options {
        let thorough = Options {
            rounds_min: 30,
            rounds_max: 200,
            budget: Duration::from_secs(60),
            precision: 0.003,
            sample: Duration::from_micros(200),
            ..Options::default()
        };
        if !self.quick {
            return thorough;
        }
        Options {
            rounds_min: 1,
            rounds_max: 3,
            sample: Duration::from_micros(20),
            ..thorough
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Call, String> {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        Call::read(&words)
    }

    #[test]
    fn nothing_is_everything() {
        let call = read("").unwrap();
        let today = roster::ALL.iter().filter(|entry| entry.edition.runs_here());
        assert_eq!(
            (call.peers.len(), call.operations.len()),
            (today.count(), Operation::ALL.len())
        );
        assert_eq!((call.target, call.quick), (Target::Native, false));
    }

    #[test]
    fn words_choose() {
        let call = read("crrl-m64 --only verify --plain --quick --json x.json").unwrap();
        assert_eq!((call.peers[0].key, call.peers.len()), ("crrl-m64", 1));
        assert_eq!(call.operations, [Operation::Verify]);
        assert_eq!(
            (call.target, call.quick, call.json),
            (Target::Plain, true, Some("x.json".into()))
        );
    }

    #[test]
    fn old_versions_are_for_emulated_cores() {
        let call = read("crrl-m64-2023 --cpu u74").unwrap();
        assert_eq!(call.peers[0].edition, &crate::edition::PUBLISHED);
        let line = read("crrl-m64-2023").unwrap_err();
        assert!(line.contains("emulated core only; add --cpu"), "{line}");
    }

    #[test]
    fn what_is_off_is_named() {
        assert!(read("openssl").unwrap_err().contains("crrl-m64"));
        assert!(read("--only verifying").unwrap_err().contains("verifying"));
        assert_eq!(read("--json").unwrap_err(), "--json needs a file");
    }
}
