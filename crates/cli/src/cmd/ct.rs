//! `limbforge ct`: constant time of compiled code.

use std::path::PathBuf;

use clap::Args;
use limbforge::read::x86::ct::{ARGUMENTS, Public, Verdict, examine};

use crate::{failure::Failure, out::product};

/// Look through the machine code of an object for time that depends on secrets: x86-64, ELF
///
/// For each function that other files can call, an abstract run follows all paths. Every instruction has to be on a
/// list of those whose time does not depend on their operands. Conditions of jumps, addresses, operands of divisions
/// and lengths of copies have to follow from constants, counters and public arguments. Calls have to be of functions of
/// the same object that pass. Arguments that are used as addresses are public, the memory behind them is secret.
#[derive(Args)]
#[command(after_help = "Example: gcc -O2 -c p256.c && limbforge ct p256.o")]
pub struct Arguments {
    /// Objects, archives of objects, or what is linked of them
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// An argument that is public, such as a length: the function and the number of the argument, the first being 0
    #[arg(long, value_name = "FUNCTION:N", value_parser = public)]
    public: Vec<(String, usize)>,
}

fn public(text: &str) -> Result<(String, usize), String> {
    let parsed = text
        .rsplit_once(':')
        .and_then(|(name, n)| Some((name.to_owned(), n.parse().ok()?)));
    parsed
        .filter(|(_, n)| *n < ARGUMENTS)
        .ok_or_else(|| format!("write a function, a colon and a number below {ARGUMENTS}"))
}

/// Prints a verdict for each function.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut given = Public::new();
    for (name, n) in &arguments.public {
        given.entry(name.clone()).or_default().insert(*n);
    }
    let mut failing = 0;
    for path in &arguments.files {
        let file = path.display();
        let object = std::fs::read(path).map_err(|reason| {
            Failure::Impossible(format!(
                "cannot read {file} ({reason}); name an object file"
            ))
        })?;
        let verdicts = examine(&object, &given)
            .map_err(|reason| Failure::Impossible(format!("{file}: {reason}")))?;
        for verdict in &verdicts {
            failing += usize::from(!verdict.objections.is_empty());
            product(&line(verdict))?;
        }
    }
    match failing {
        0 => Ok(()),
        _ => Err(Failure::Impossible(format!(
            "{failing} functions are not shown to take constant time; the lines below FAILS say why"
        ))),
    }
}

fn line(verdict: &Verdict) -> String {
    let addresses: Vec<String> = verdict.addresses.iter().map(usize::to_string).collect();
    let addresses = match addresses.as_slice() {
        [] => "no argument is an address".to_owned(),
        _ => format!("addresses: arguments {}", addresses.join(", ")),
    };
    let Verdict {
        name, instructions, ..
    } = verdict;
    if verdict.objections.is_empty() {
        return format!("{name:32}  constant time: {instructions} instructions; {addresses}\n");
    }
    let mut text = format!("{name:32}  FAILS: {instructions} instructions; {addresses}\n");
    for objection in &verdict.objections {
        text.push_str(&format!("    {objection}\n"));
    }
    text
}
