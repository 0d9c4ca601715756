//! `limbforge man`: the manual's page of the command or of a verb.

use std::path::Path;

use clap::{Args, Command};

use crate::{failure::Failure, out};

/// Print a page of the manual, for man(1)
#[derive(Args)]
#[command(after_help = "Example: limbforge man tune | man -l -")]
pub struct Arguments {
    /// The verb; without one, the page of the command
    verb: Option<String>,
}

/// Prints the page.
pub fn run(arguments: &Arguments, command: Command) -> Result<(), Failure> {
    let page = match &arguments.verb {
        None => command,
        Some(verb) => {
            let own = command.find_subcommand(verb).cloned();
            let own = own.ok_or_else(|| {
                let all = command.get_subcommands().filter(|own| !own.is_hide_set());
                let all: Vec<&str> = all.map(Command::get_name).collect();
                Failure::Usage(format!(
                    "there is no verb `{verb}`; the verbs are {}",
                    all.join(", ")
                ))
            })?;
            own.name(format!("limbforge-{verb}"))
                .bin_name(format!("limbforge {verb}"))
                .version(env!("CARGO_PKG_VERSION"))
        }
    };
    let mut text = Vec::new();
    let rendered = clap_mangen::Man::new(page).render(&mut text);
    rendered.map_err(|reason| Failure::file(Path::new("the page"), reason))?;
    out::product(&String::from_utf8_lossy(&text))
}
