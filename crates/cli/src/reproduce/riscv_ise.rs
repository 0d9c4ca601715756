//! The study of six proposed RISC-V instructions: published figures beside those of a model.

use clap::Args;
use limbforge::{
    prime::Prime,
    study::riscv_ise::{PRIME, cells, deviations, multipliers, ours, stalls, table, table_of_ours},
};
use riscv_lab::timing::Model;

use crate::{
    failure::Failure,
    out::{product, progress::Progress, table::text},
};

/// Cheng and others 2024: six proposed RISC-V instructions on CSIDH-512, full and reduced radix, on a model of Rocket
#[derive(Args)]
#[command(after_help = "Example: limbforge reproduce riscv-ise")]
pub struct Arguments {
    /// Print the numbers as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the study.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let prime = Prime::parse(PRIME)?;
    let core = Model::named("rocket").map_err(|e| Failure::Impossible(e.to_string()))?;
    let cells = cells(&prime, &core);
    let [mean, greatest] = deviations(&cells);
    let progress = Progress::bar("writing and proving our assembly");
    let ours = ours(&prime, &core, &|done, of| {
        progress.at(done, of);
        true
    });
    progress.done();
    let ours = ours.map_err(|error| Failure::Impossible(error.to_string()))?;
    if arguments.json {
        let numbers = serde_json::json!({
            "core": core.name, "cells": cells, "ours": ours, "mean_deviation": mean, "greatest_deviation": greatest,
        });
        return product(&format!("{numbers}\n"));
    }
    product(&format!(
        "{PRIME} on {}\n\n{}\nThe model misses the published cycles by {:.1} % on average and {:.1} % at most.\n\n{}\n{}\n{}",
        core.title,
        text(&table(&cells)),
        100.0 * mean,
        100.0 * greatest,
        text(&table_of_ours(&ours)),
        text(&stalls(&cells)),
        text(&multipliers(&prime, &core)),
    ))
}
