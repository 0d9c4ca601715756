//! `limbforge recipes`: what could be emitted or tuned.

use clap::{Args, ValueEnum};
use limbforge::{
    ops::derive::derive_only,
    plan::{Effort, candidates},
};

use crate::{
    failure::{Failure, prime},
    out::product,
};

/// List the recipes for a prime with their operation counts, and why others do not work
#[derive(Args)]
#[command(after_help = "Example: limbforge recipes \"2^255-19\" --effort full")]
pub struct Arguments {
    /// The prime: `2^255-19`, `0x…`, decimal, or a name such as `p256`
    #[arg(allow_hyphen_values = true)]
    prime: String,
    /// How many variants of each structure
    #[arg(long, value_enum, default_value = "quick")]
    effort: Variants,
}

#[derive(Clone, Copy, ValueEnum)]
enum Variants {
    Quick,
    Full,
}

/// Prints one line per recipe.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let prime = prime(&arguments.prime)?;
    let effort = match arguments.effort {
        Variants::Quick => Effort::Quick,
        Variants::Full => Effort::Full,
    };
    product(&format!(
        "{:>5} {:>5} {:>5}  {:>5} {:>5} {:>5}  recipe\n",
        "mul M", "A", "other", "sqr M", "A", "other"
    ))?;
    for plan in candidates(&prime, effort) {
        let line = match derive_only(&prime, &plan, &["mul", "square"]) {
            Ok(field) => {
                let counts = field.programs.iter().map(|p| p.program().counts());
                let columns = counts.map(|c| {
                    format!(
                        "{:>5} {:>5} {:>5}  ",
                        c.multiplications, c.additions, c.other
                    )
                });
                format!("{}{plan}\n", columns.collect::<String>())
            }
            Err(reason) => format!("{:38} {plan}: {reason}\n", "no:"),
        };
        product(&line)?;
    }
    Ok(())
}
