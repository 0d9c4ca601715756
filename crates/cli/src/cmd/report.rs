//! `limbforge report`: the page of a saved record, for pictures and tests; `limbforge tune --report` is how users make
//! it.

use std::path::{Path, PathBuf};

use clap::Args;
use limbforge_lab::search::Record;

use crate::{
    failure::Failure,
    out::{file::Place, report, report::peers::Peers},
};

/// Make the report of a saved record
#[derive(Args)]
#[command(after_help = "Example: limbforge report tune.json tune.html")]
pub struct Arguments {
    /// A file that `limbforge tune --json` wrote
    record: PathBuf,
    /// The page
    page: PathBuf,
    /// A record that `limbforge-peers --json` wrote, for marks of published implementations in the plots
    #[arg(long, value_name = "FILE")]
    peers: Option<PathBuf>,
}

/// Writes the page.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let record = read_record(&arguments.record)?;
    let peers = arguments.peers.as_deref().map(Peers::read).transpose()?;
    Place::at(&arguments.page)?.put(&report::page(&record, peers.as_ref())?)
}

/// A saved record.
pub fn read_record(path: &Path) -> Result<Record, Failure> {
    let unusable = |reason: String| {
        Failure::Impossible(format!(
            "cannot read {} ({reason}); give a file that `limbforge tune --json` wrote",
            path.display()
        ))
    };
    let text = std::fs::read_to_string(path).map_err(|e| unusable(e.to_string()))?;
    serde_json::from_str(&text).map_err(|e| unusable(e.to_string()))
}
