//! `limbforge tune --cpu`: candidates as assembly for an emulated core, ranked by the cycles of its model.

use std::fmt::Write;
use std::path::Path;

use limbforge::{emit::asm::riscv::Target, ops::derive::derive, plan::Plan, prime::Prime};
use limbforge_lab::{
    parallel::in_parallel,
    search::{ModelledEntry, Survey},
};
use serde::Serialize;

use super::emit::assembly;
use crate::{
    failure::Failure,
    measuring,
    out::{file::Place, product, progress::Progress},
};

/// A ranking by a model, as `--json` writes it.
#[derive(Serialize)]
struct Record<'a> {
    command: String,
    prime: String,
    core: &'a str,
    isa: String,
    ranking: &'a [ModelledEntry],
    /// Recipes that cannot be written for the core, with the reason.
    rejected: Vec<(String, String)>,
}

/// Ranks the candidates and writes the first.
pub fn run(
    prime: &Prime,
    survey: &Survey,
    target: &Target,
    json: Option<&Path>,
    folder: &Path,
) -> Result<(), Failure> {
    // A wrong path is found out before the work, not after it.
    let place = json.map(Place::at).transpose()?;
    std::fs::create_dir_all(folder).map_err(|error| Failure::file(folder, error))?;
    let candidates: Vec<_> = (survey.candidates.iter())
        .filter(|c| c.plan.word == 64)
        .collect();
    let progress = Progress::bar("writing and proving assembly");
    let entries = in_parallel(candidates.len(), &progress.on_step(), |i| {
        ModelledEntry::of(candidates[i], target)
    });
    progress.done();
    let mut ranking = Vec::new();
    let mut rejected: Vec<(String, String)> = (survey.rejected.iter())
        .map(|(plan, reason)| (plan.to_string(), reason.clone()))
        .collect();
    for (entry, candidate) in entries.into_iter().zip(candidates) {
        match entry {
            Ok(entry) => ranking.push(entry),
            Err(error) => rejected.push((candidate.plan.to_string(), error.to_string())),
        }
    }
    ranking.sort_by_key(ModelledEntry::cycles);
    let Some(winner) = ranking.first() else {
        return Err(Failure::Impossible(format!(
            "no recipe for {prime} can be compiled for {}; `limbforge emit --lang asm` gives the reason",
            target.isa
        )));
    };
    product(&table(&ranking, target))?;
    if let Some(place) = place {
        let record = Record {
            command: measuring::command(),
            prime: prime.to_string(),
            core: &target.core.name,
            isa: target.isa.to_string(),
            ranking: &ranking,
            rejected,
        };
        place.put(&format!("{}\n", serde_json::json!(record)))?;
    }
    write_winner(prime, &winner.recipe, target, folder)
}

/// One line per candidate, best first.
fn table(ranking: &[ModelledEntry], target: &Target) -> String {
    let mut text = format!(
        "{}, {}: modelled cycles, nothing was measured\nrank  mul: cycles instr. stalls   square: same  recipe\n",
        target.core.title, target.isa
    );
    for (rank, entry) in ranking.iter().enumerate() {
        let _ = write!(text, "{:>4}", rank + 1);
        for f in [entry.mul, entry.square] {
            let _ = write!(
                text,
                "  {:>6} {:>6} {:>5}",
                f.cycles, f.instructions, f.stalls
            );
        }
        let _ = writeln!(text, "  {}", entry.recipe);
    }
    text
}

/// All straight-line operations of the winner.
fn write_winner(
    prime: &Prime,
    recipe: &str,
    target: &Target,
    folder: &Path,
) -> Result<(), Failure> {
    let plan: Plan = recipe.parse()?;
    let name = prime.identifier();
    let text = assembly(&derive(prime, &plan)?, &name, target)?;
    Place::at(&folder.join(format!("{name}.s")))?.put(&text)
}
