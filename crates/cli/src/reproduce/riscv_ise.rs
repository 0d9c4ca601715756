//! The study of six proposed RISC-V instructions: published figures beside those of a model.

use std::path::PathBuf;

use clap::Args;
use limbforge::prime::Prime;
use limbforge_lab::study::riscv_ise::{
    PRIME, Record, answer,
    hardware::{self, Hardware},
    tables,
};
use riscv_lab::timing::Model;

use super::group_action::GroupAction;
use crate::{
    failure::Failure,
    measuring,
    out::{file::Place, product, progress::Progress, table},
};

/// Cheng et al. 2024: six proposed RISC-V instructions for CSIDH-512, in full and reduced radix, on a model of Rocket
#[derive(Args)]
#[command(after_help = "Example: limbforge reproduce riscv-ise --quick")]
pub struct Arguments {
    /// Only the published table, without other radices and multipliers: some seconds
    #[arg(long)]
    quick: bool,
    /// The units in hardware: area, checks, our assembly on a core, instructions with a selectable radix; needs
    /// verilator and yosys
    #[arg(long)]
    hardware: bool,
    /// Run the whole group action on the emulated core instead, with each field as assembly: minutes for each key
    #[arg(long, conflicts_with_all = ["quick", "hardware"])]
    group_action: bool,
    /// Fixed keys of the group action, for each field
    #[arg(long, requires = "group_action", default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=100))]
    keys: u64,
    /// File for the numbers with the recipes and the command
    #[arg(long)]
    json: Option<PathBuf>,
}

/// Runs the study.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    // A wrong path is found out before the work, not after it.
    let place = arguments.json.as_deref().map(Place::at).transpose()?;
    if arguments.hardware {
        return hardware(arguments.quick, place);
    }
    if arguments.group_action {
        let record = GroupAction::run(arguments.keys)?;
        product(&table::text(&record.table()))?;
        return match place {
            Some(place) => place.put_record(&record),
            None => Ok(()),
        };
    }
    let prime = Prime::parse(PRIME)?;
    let core = Model::named("rocket").map_err(|e| Failure::Impossible(e.to_string()))?;
    let progress = Progress::bar("writing and proving our assembly");
    let command = measuring::command();
    let record = Record::run(&prime, &core, arguments.quick, command, &progress.on_step());
    progress.done();
    let record = record.map_err(|error| Failure::Impossible(error.to_string()))?;
    product(&text(&record))?;
    match place {
        Some(place) => place.put_record(&record),
        None => Ok(()),
    }
}

/// Runs the tools and prints the tables of the hardware.
fn hardware(quick: bool, place: Option<Place>) -> Result<(), Failure> {
    let step = &mut |name: &str| eprintln!("{name}");
    let record = Hardware::run(quick, measuring::command(), step)
        .map_err(|error| Failure::Impossible(error.to_string()))?;
    let tables: Vec<String> = hardware::tables(&record).iter().map(table::text).collect();
    let tools = record.tools.join(", ");
    product(&format!(
        "`{}` with {tools}\n\n{}",
        record.command,
        tables.join("\n")
    ))?;
    let complaints = record
        .checks
        .as_ref()
        .map_or_else(Vec::new, |checks| checks.complaints());
    if let Some(complaint) = complaints.first() {
        return Err(Failure::Impossible(complaint.clone()));
    }
    place.map_or(Ok(()), |place| place.put_record(&record))
}

/// The record as text: the subject, the answer, the tables.
fn text(record: &Record) -> String {
    let tables: Vec<String> = tables(record).iter().map(table::text).collect();
    format!(
        "{PRIME} on {}: modelled cycles, nothing was measured.\n{}\n\n{}",
        record.core,
        answer(record).join("\n"),
        tables.join("\n")
    )
}
