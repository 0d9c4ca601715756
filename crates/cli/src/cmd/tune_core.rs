//! `limbforge tune --cpu`: candidates as assembly for an emulated core, ranked by the cycles of its model.

use std::fmt::Write;
use std::path::Path;

use limbforge::{
    emit::asm::riscv::Target, field::Field, ops::derive::derive, plan::Plan, prime::Prime,
};
use limbforge_lab::{
    parallel::in_parallel,
    search::{ModelledEntry, Survey},
};
use serde::Serialize;

use super::emit_asm::riscv_assembly;
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
    rejected: Vec<(Plan, String)>,
}

/// Ranks the candidates and writes the first.
pub fn run(
    prime: &Prime,
    survey: &Survey,
    operations: &[&str],
    target: &Target,
    json: Option<&Path>,
    folder: &Path,
) -> Result<(), Failure> {
    // Assembly is straight-line.
    let loops = |field: &Field| {
        operations
            .iter()
            .copied()
            .find(|n| field.program(n).is_none())
    };
    let all_loop = survey.candidates.iter().map(|c| loops(&c.field));
    if let Some(Some(name)) = all_loop.min() {
        return Err(Failure::Usage(format!(
            "`{name}` has a loop and is not written as assembly; with --cpu give operations without one, such as mul"
        )));
    }
    // A wrong path is found out before the work, not after it.
    let place = json.map(Place::at).transpose()?;
    std::fs::create_dir_all(folder).map_err(|error| Failure::file(folder, error))?;
    let candidates: Vec<_> = (survey.candidates.iter())
        .filter(|c| c.plan.word == 64)
        .collect();
    let progress = Progress::bar("writing and proving assembly");
    let entries = in_parallel(candidates.len(), &progress.on_step(), |i| {
        let candidate = candidates[i];
        match loops(&candidate.field) {
            Some(name) => Err(format!("`{name}` has a loop")),
            None => ModelledEntry::of(candidate, operations, target).map_err(|e| e.to_string()),
        }
    });
    progress.done();
    let mut ranking = Vec::new();
    let mut rejected = survey.rejected.clone();
    for (entry, candidate) in entries.into_iter().zip(candidates) {
        match entry {
            Ok(entry) => ranking.push(entry),
            Err(reason) => rejected.push((candidate.plan.clone(), reason)),
        }
    }
    ranking.sort_by_key(ModelledEntry::cycles);
    let Some(winner) = ranking.first() else {
        return Err(Failure::Impossible(format!(
            "no recipe for {prime} can be compiled for {}; `limbforge emit --lang asm` gives the reason",
            target.isa
        )));
    };
    product(&table(&ranking, operations, target))?;
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
    write_winner(prime, &winner.plan, target, folder)
}

/// One line per candidate, best first.
fn table(ranking: &[ModelledEntry], operations: &[&str], target: &Target) -> String {
    let heads = operations.iter().enumerate().map(|(i, name)| match i {
        0 => format!("  {name}: cycles instr. stalls"),
        _ => format!("   {name}: same"),
    });
    let mut text = format!(
        "{}, {}: modelled cycles, nothing was measured\nrank{}  recipe\n",
        target.core.title,
        target.isa,
        heads.collect::<String>()
    );
    for (rank, entry) in ranking.iter().enumerate() {
        let _ = write!(text, "{:>4}", rank + 1);
        for f in operations.iter().map(|name| entry.operations[*name]) {
            let _ = write!(
                text,
                "  {:>6} {:>6} {:>5}",
                f.cycles, f.instructions, f.stalls
            );
        }
        let _ = writeln!(text, "  {}", entry.plan);
    }
    text
}

/// All straight-line operations of the winner.
fn write_winner(prime: &Prime, plan: &Plan, target: &Target, folder: &Path) -> Result<(), Failure> {
    let name = prime.identifier();
    let text = riscv_assembly(&derive(prime, plan)?, &name, target)?;
    Place::at(&folder.join(format!("{name}.s")))?.put(&text)
}
