//! `limbforge reproduce`: published measurements beside our own, one file per study.

mod ed25519_limbs;
mod group_action;
mod karatsuba;
mod riscv_ise;
mod times19;

use clap::{Args, Command, Subcommand};

use crate::failure::Failure;

/// Compare a published table with measurements on this machine
#[derive(Args)]
#[command(after_help = "Example: limbforge reproduce karatsuba --quick --report karatsuba.html")]
pub struct Arguments {
    #[command(subcommand)]
    study: Study,
}

/// The studies by name.
#[derive(Subcommand)]
enum Study {
    Ed25519Limbs(ed25519_limbs::Arguments),
    Karatsuba(karatsuba::Arguments),
    RiscvIse(riscv_ise::Arguments),
    Times19(times19::Arguments),
    #[command(external_subcommand)]
    Unknown(Vec<String>),
}

/// Runs the study that is named.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.study {
        Study::Ed25519Limbs(arguments) => ed25519_limbs::run(arguments),
        Study::Karatsuba(arguments) => karatsuba::run(arguments),
        Study::RiscvIse(arguments) => riscv_ise::run(arguments),
        Study::Times19(arguments) => times19::run(arguments),
        Study::Unknown(words) => Err(unknown(&words[0])),
    }
}

fn unknown(name: &str) -> Failure {
    let studies = Study::augment_subcommands(Command::new("reproduce"));
    let names: Vec<&str> = studies.get_subcommands().map(Command::get_name).collect();
    Failure::Usage(format!(
        "`{name}` is not a study; use one of {}",
        names.join(", ")
    ))
}
