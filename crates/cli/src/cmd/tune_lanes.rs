//! `limbforge tune --lanes` and `--across`: recipes for vectors, of several elements or of one, measured on this
//! machine.

use std::path::Path;

use limbforge::{plan::ACROSS, prime::Prime};
use limbforge_lab::search::{Cycles, Lanes, LanesError, LanesRanking, derive_lanes, measure_lanes};

use super::emit::{Language, source};
use crate::{
    failure::Failure,
    measuring,
    out::{file::Place, product},
    target,
};

/// Options of `tune` with which recipes for vectors are not measured.
pub const CONFLICTS: [&str; 12] = [
    "cpu",
    "isa",
    "target",
    "lang",
    "report",
    "peers",
    "json",
    "operations",
    "limit",
    "seed",
    "recipe",
    "budget",
];

/// The contents of lanes, by the options of these names.
pub fn wanted(lanes: Option<u8>, across: Option<u8>) -> Result<Option<Lanes>, Failure> {
    Ok(match (lanes, across) {
        (Some(lanes), _) => Some(Lanes::Each(target::lanes(lanes)?)),
        (_, Some(lanes)) => {
            target::across(lanes)?;
            Some(Lanes::Across)
        }
        _ => None,
    })
}

/// Measures the recipes that use lanes so, prints the ranking and writes the source of the first.
pub fn run(prime: &Prime, lanes: Lanes, quick: bool, folder: &Path) -> Result<(), Failure> {
    let rounds = if quick { 40 } else { 400 };
    let impossible = |error: LanesError| Failure::Impossible(error.to_string());
    let recipes = derive_lanes(prime, lanes).map_err(impossible)?;
    let (compilers, _) = measuring::compilers(Some(Language::Rust))?;
    let name = prime.identifier();
    let vectors = match lanes {
        Lanes::Each(lanes) => format!("lanes{lanes}"),
        Lanes::Across => format!("across{ACROSS}"),
    };
    // A wrong path is found out before the work, not after it.
    let place = Place::within(folder, &format!("{name}_{vectors}.rs"))?;
    let stop = measuring::stop_on_signal();
    let work = tempfile::tempdir().map_err(|e| Failure::file(&std::env::temp_dir(), e))?;
    let rustc = &compilers[0].path;
    let ranking = measure_lanes(recipes, rounds, rustc, work.path(), &stop).map_err(impossible)?;
    product(&table(&ranking, lanes))?;
    let passed_over = match ranking.passed_over {
        0 => String::new(),
        n => format!("; {n} more not tried"),
    };
    eprintln!("{} recipes rejected{passed_over}", ranking.rejected.len());
    place.put(&source(&ranking.entries[0].field, "rust", &name, false)?)
}

fn table(ranking: &LanesRanking, lanes: Lanes) -> String {
    match lanes {
        Lanes::Each(lanes) => each(ranking, lanes),
        Lanes::Across => across(ranking),
    }
}

/// Cycles for each element, and for all lanes of the first column too.
fn each(ranking: &LanesRanking, lanes: u8) -> String {
    let count = f64::from(lanes);
    let row = |cycles: &Cycles, count: f64, form: &str, recipe: &str| {
        format!(
            "{:>8.1} {:>8.2} {:>8.2} {:>8.1} {:>8.1}  {form:<9} {recipe}\n",
            cycles.mul[0],
            cycles.mul[0] / count,
            cycles.square[0] / count,
            cycles.mul[1],
            cycles.square[1]
        )
    };
    let mut text = format!(
        "core cycles, lower quartile; each: for one of {lanes} elements; chain: latency for all\n\
         {:>8} {:>8} {:>8} {:>8} {:>8}  {:<9} recipe\n",
        "mul", "each", "sq each", "chain", "sq chain", "form"
    );
    for entry in &ranking.entries {
        text += &row(&entry.cycles, count, entry.form, &entry.plan.to_string());
    }
    let (recipe, cycles) = &ranking.one;
    text + &row(cycles, 1.0, "one", recipe)
}

/// Cycles for one element, those that rank first.
fn across(ranking: &LanesRanking) -> String {
    let row = |cycles: &Cycles, form: &str, recipe: &str| {
        format!(
            "{:>8.1} {:>8.1} {:>8.1} {:>8.1}  {form:<9} {recipe}\n",
            cycles.mul[1], cycles.square[1], cycles.mul[0], cycles.square[0]
        )
    };
    let mut text = format!(
        "core cycles for one element, lower quartile; chain: latency; mul, sq: independent ones\n\
         {:>8} {:>8} {:>8} {:>8}  {:<9} recipe\n",
        "chain", "sq chain", "mul", "sq", "form"
    );
    for entry in &ranking.entries {
        text += &row(&entry.cycles, entry.form, &entry.plan.to_string());
    }
    let (recipe, cycles) = &ranking.one;
    text + &row(cycles, "one", recipe)
}
