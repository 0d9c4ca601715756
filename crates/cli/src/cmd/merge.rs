//! `limbforge merge`: records of several processors as one table.

use std::path::{Path, PathBuf};

use clap::Args;
use limbforge_lab::search::{MergeError, Merged, Record};

use super::report::read_record;
use crate::{
    failure::Failure,
    out::{self, file::Place, merged, report, table},
};

/// Put the records of several processors side by side: each recipe on each of them
#[derive(Args)]
#[command(after_help = "Example: limbforge merge zen4.json skylake.json --report merged.html")]
pub struct Arguments {
    /// Files that `limbforge tune PRIME --json` wrote, of one prime
    #[arg(required = true, num_args = 2..)]
    records: Vec<PathBuf>,
    /// Recipes to print; the page has all of them
    #[arg(long, default_value_t = 20)]
    top: usize,
    /// Also write a page with the whole table as a heat map
    #[arg(long, value_name = "PAGE")]
    report: Option<PathBuf>,
}

/// Prints the table.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let page = arguments.report.as_deref().map(Place::at).transpose()?;
    let records = arguments.records.iter().map(|path| read_record(path));
    let records: Vec<Record> = records.collect::<Result<_, Failure>>()?;
    let all = Merged::of(&records).map_err(|error| unmerged(&error, &arguments.records))?;
    if let Some(page) = page {
        page.put(&report::merged::page(&all))?;
    }
    out::write(None, &table::text(&merged::table(&all, arguments.top)))
}

fn unmerged(error: &MergeError, paths: &[PathBuf]) -> Failure {
    let path = error.place().and_then(|place| paths.get(place));
    Failure::Impossible(match path.map(PathBuf::as_path).map(Path::display) {
        Some(path) => format!("cannot merge {path}: {error}"),
        None => error.to_string(),
    })
}
