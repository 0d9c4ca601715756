//! `limbforge check`: a saved field is checked again, without the generator.

use std::path::PathBuf;

use clap::Args;
use limbforge::check::recheck;

use crate::{failure::Failure, out::product};

/// Check the programs of a saved field again, for all inputs, without the generator
#[derive(Args)]
#[command(after_help = "Example: limbforge check limbforge-out/curve25519.json")]
pub struct Arguments {
    /// A file that `limbforge tune` or `limbforge emit --lang json` wrote
    file: PathBuf,
}

/// Prints one line per program that holds.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let text = std::fs::read_to_string(&arguments.file).map_err(|reason| {
        Failure::Impossible(format!(
            "cannot read {} ({reason}); name a file that `limbforge tune` wrote",
            arguments.file.display()
        ))
    })?;
    let checked = recheck(&text).map_err(|error| Failure::Impossible(error.to_string()))?;
    for program in &checked {
        let program = program.program();
        product(&format!(
            "holds: {:20} {}  [{} instructions]\n",
            program.name,
            program.spec.formula,
            program.instructions().count()
        ))?;
    }
    Ok(())
}
