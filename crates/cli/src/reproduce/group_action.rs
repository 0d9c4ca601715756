//! The group action of CSIDH-512 on the emulated core, beside what was published.

use std::path::{Path, PathBuf};
use std::process::Command;

use limbforge_lab::study::Table;
use serde::{Deserialize, Serialize};

use crate::failure::Failure;

/// A record of the emulator of `benches/csidh`. Nothing in it was measured.
#[derive(Serialize, Deserialize)]
pub struct GroupAction {
    study: String,
    command: String,
    core: String,
    compiler: String,
    columns: Vec<Column>,
}

#[derive(Serialize, Deserialize)]
struct Column {
    column: String,
    /// Million cycles.
    published: f64,
    /// Modelled cycles of each key.
    cycles: Vec<u64>,
    /// Instructions of each key.
    instructions: Vec<u64>,
}

impl GroupAction {
    /// Builds the programs and runs them. The emulator shows its progress itself.
    pub fn run(keys: u64) -> Result<GroupAction, Failure> {
        let here = std::env::current_dir().map_err(|e| Failure::file(Path::new("."), e))?;
        let folder = bench_folder(&here)?;
        let cannot = |what: &str| Failure::Impossible(format!("{what} in {}", folder.display()));
        let file =
            tempfile::NamedTempFile::new().map_err(|e| Failure::file(&std::env::temp_dir(), e))?;
        let status = Command::new("cargo")
            .current_dir(&folder)
            .args(["run", "--quiet", "--release", "--locked", "--package"])
            .args([
                "limbforge-csidh-emulator",
                "--",
                "--keys",
                &keys.to_string(),
                "--json",
            ])
            .arg(file.path())
            .status()
            .map_err(|e| {
                cannot(&format!(
                    "cargo cannot be run ({e}); put it on PATH to build"
                ))
            })?;
        if !status.success() {
            return Err(cannot("the run failed; the line above says why it did"));
        }
        let text =
            std::fs::read_to_string(file.path()).map_err(|e| Failure::file(file.path(), e))?;
        serde_json::from_str(&text).map_err(|e| {
            cannot(&format!(
                "the emulator wrote an unreadable record ({e}); update the sources"
            ))
        })
    }

    /// Million cycles and ratios to the first column.
    pub fn table(&self) -> Table {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        let mean = |values: &[u64]| values.iter().sum::<u64>() as f64 / values.len() as f64 / 1e6;
        let row = |column: &Column| {
            let cycles = mean(&column.cycles);
            let first = &self.columns[0];
            vec![
                column.column.clone(),
                column.cycles.len().to_string(),
                format!("{:.1}", column.published),
                format!("{cycles:.1}"),
                format!("{:.1}", deviation(&column.cycles, cycles)),
                format!("{:.2}", first.published / column.published),
                format!("{:.2}", mean(&first.cycles) / cycles),
            ]
        };
        Table {
            title: format!(
                "The group action of CSIDH-512 on {}, modelled million cycles",
                self.core
            ),
            head: words(&[
                "limbs",
                "keys",
                "published",
                "ours",
                "deviation",
                "ratio, published",
                "ratio, ours",
            ]),
            rows: self.columns.iter().map(row).collect(),
        }
    }
}

/// The standard deviation in millions, with a mean in millions.
fn deviation(values: &[u64], mean: f64) -> f64 {
    let squares = values
        .iter()
        .map(|value| (*value as f64 / 1e6 - mean).powi(2));
    (squares.sum::<f64>() / values.len().saturating_sub(1).max(1) as f64).sqrt()
}

/// `benches/csidh` of the checkout that `here` is in.
fn bench_folder(here: &Path) -> Result<PathBuf, Failure> {
    let mut folders = here.ancestors().map(|folder| folder.join("benches/csidh"));
    folders.find(|folder| folder.join("Cargo.toml").is_file()).ok_or_else(|| {
        Failure::Impossible(
            "there is no benches/csidh in this folder or above; run it inside a checkout of Limbforge".to_owned(),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_have_means_spreads_and_ratios_to_the_first() {
        let column = |published, cycles: &[u64]| Column {
            column: "8x64".to_owned(),
            published,
            cycles: cycles.to_vec(),
            instructions: vec![1],
        };
        let record = GroupAction {
            study: "group-action".to_owned(),
            command: String::new(),
            core: "a core".to_owned(),
            compiler: String::new(),
            columns: vec![
                column(700.0, &[500_000_000, 510_000_000, 520_000_000]),
                column(350.0, &[255_000_000]),
            ],
        };
        let rows = record.table().rows;
        assert_eq!(rows[0][2..], ["700.0", "510.0", "10.0", "1.00", "1.00"]);
        assert_eq!(rows[1][2..], ["350.0", "255.0", "0.0", "2.00", "2.00"]);
    }
}
