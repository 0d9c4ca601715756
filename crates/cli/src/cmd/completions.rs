//! `limbforge completions`: a script with which a shell completes verbs and options.

use clap::{Args, Command};
use clap_complete::Shell;

use crate::{failure::Failure, out};

/// Print a script that makes a shell complete verbs and options
#[derive(Args)]
#[command(
    after_help = "Example: limbforge completions bash > ~/.local/share/bash-completion/completions/limbforge"
)]
pub struct Arguments {
    /// The shell
    shell: Shell,
}

/// Prints the script for the whole command.
pub fn run(arguments: &Arguments, mut command: Command) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut command, "limbforge", &mut script);
    out::product(&String::from_utf8_lossy(&script))
}
