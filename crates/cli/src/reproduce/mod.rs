//! `limbforge reproduce`: published measurements beside our own, one file per study.

mod ed25519_limbs;

use clap::Args;

use crate::failure::Failure;

/// Put a published table beside ours, measured here
#[derive(Args)]
#[command(after_help = "Example: limbforge reproduce ed25519-limbs")]
pub struct Arguments {
    /// Which study
    study: String,
    /// Print the numbers as JSON
    #[arg(long)]
    json: bool,
}

/// A study by name.
struct Study {
    name: &'static str,
    run: fn(&Arguments) -> Result<(), Failure>,
}

const STUDIES: [Study; 1] = [Study {
    name: "ed25519-limbs",
    run: ed25519_limbs::run,
}];

/// Runs the study that is named.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    match STUDIES.iter().find(|study| study.name == arguments.study) {
        Some(study) => (study.run)(arguments),
        None => {
            let names = STUDIES.map(|study| study.name).join(", ");
            Err(Failure::Usage(format!(
                "there is no study `{}`; there are {names}",
                arguments.study
            )))
        }
    }
}
