//! The `limbforge` command. One file per verb in `cmd`, one per study in `reproduce`; what is printed is made in `out`.
//!
//! The product goes to standard output, messages go to standard error. Exit status: 0 done; 1 not possible; 2 usage
//! error.

mod cmd;
mod failure;
mod folder;
mod measuring;
mod model;
mod out;
mod reproduce;
mod target;
mod usage;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

/// Field arithmetic for your prime on your processor: generated, checked for all inputs, measured.
#[derive(Parser)]
#[command(name = "limbforge", version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    Tune(cmd::tune::Arguments),
    Emit(cmd::emit::Arguments),
    Check(cmd::check::Arguments),
    Prove(cmd::prove::Arguments),
    Ct(cmd::ct::Arguments),
    Plan(cmd::plan::Arguments),
    Explain(cmd::explain::Arguments),
    Formula(cmd::formula::Arguments),
    Merge(cmd::merge::Arguments),
    Regen(cmd::regen::Arguments),
    Superopt(cmd::superopt::Arguments),
    Reproduce(reproduce::Arguments),
    Riscv(cmd::riscv::Arguments),
    Serve(cmd::serve::Arguments),
    Completions(cmd::completions::Arguments),
    Man(cmd::man::Arguments),
    #[command(hide = true)]
    Report(cmd::report::Arguments),
}

fn main() -> ExitCode {
    let call = match Cli::try_parse() {
        Ok(call) => call,
        Err(error) => return usage::refuse(&error),
    };
    let result = match call.verb {
        Verb::Tune(arguments) => cmd::tune::run(&arguments),
        Verb::Emit(arguments) => cmd::emit::run(&arguments),
        Verb::Check(arguments) => cmd::check::run(&arguments),
        Verb::Prove(arguments) => cmd::prove::run(&arguments),
        Verb::Ct(arguments) => cmd::ct::run(&arguments),
        Verb::Plan(arguments) => cmd::plan::run(&arguments),
        Verb::Explain(arguments) => cmd::explain::run(&arguments),
        Verb::Formula(arguments) => cmd::formula::run(&arguments),
        Verb::Merge(arguments) => cmd::merge::run(&arguments),
        Verb::Regen(arguments) => cmd::regen::run(&arguments),
        Verb::Superopt(arguments) => cmd::superopt::run(&arguments),
        Verb::Reproduce(arguments) => reproduce::run(&arguments),
        Verb::Riscv(arguments) => cmd::riscv::run(&arguments),
        Verb::Serve(arguments) => cmd::serve::run(&arguments),
        Verb::Completions(arguments) => cmd::completions::run(&arguments, Cli::command()),
        Verb::Man(arguments) => cmd::man::run(&arguments, Cli::command()),
        Verb::Report(arguments) => cmd::report::run(&arguments),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("limbforge: {failure}");
            ExitCode::from(failure.status())
        }
    }
}
