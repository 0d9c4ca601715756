//! `limbforge regen`: everything in the folder of generated code, from `fields.toml`.

use std::path::{Path, PathBuf};

use clap::Args;
use limbforge::regen::{Files, render};

use crate::{
    failure::Failure,
    folder::{Replacement, differences},
    out::{product, progress::Progress},
};

/// Make the folder of generated code again from fields.toml: a Rust crate, C sources, certificates
#[derive(Args)]
#[command(after_help = "Example: limbforge regen --fields fields.toml --out generated")]
pub struct Arguments {
    /// The file that says which fields
    #[arg(long, default_value = FIELDS)]
    fields: PathBuf,
    /// The folder, which is replaced as a whole
    #[arg(long, default_value = OUT)]
    out: PathBuf,
    /// Write nothing; say which files are not what would be written, and fail if there are any
    #[arg(long)]
    check: bool,
}

const FIELDS: &str = "fields.toml";
const OUT: &str = "generated";

/// Writes the folder, or compares it.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let toml = std::fs::read_to_string(&arguments.fields).map_err(|reason| {
        Failure::Impossible(format!(
            "cannot read {} ({reason}); name a file of fields with --fields",
            arguments.fields.display()
        ))
    })?;
    if arguments.check {
        return compare(arguments, &rendered(arguments, &toml)?);
    }
    // A wrong path is found out before the work, not after it.
    let replacement = Replacement::of(&arguments.out)?;
    let files = rendered(arguments, &toml)?;
    replacement.write(&files)?;
    eprintln!(
        "wrote {}: {} files, {} kB",
        arguments.out.display(),
        files.len(),
        files
            .values()
            .map(String::len)
            .sum::<usize>()
            .div_ceil(1000)
    );
    Ok(())
}

fn rendered(arguments: &Arguments, toml: &str) -> Result<Files, Failure> {
    let progress = Progress::bar("deriving and checking");
    let files = render(toml, &|done, of| progress.at(done, of));
    progress.done();
    files.map_err(|error| Failure::Impossible(format!("{}: {error}", arguments.fields.display())))
}

fn compare(arguments: &Arguments, files: &Files) -> Result<(), Failure> {
    let found = differences(&arguments.out, files)?;
    for difference in &found {
        product(&format!("{difference}\n"))?;
    }
    if found.is_empty() {
        eprintln!(
            "{}: {} files are what {} gives",
            arguments.out.display(),
            files.len(),
            arguments.fields.display()
        );
        return Ok(());
    }
    Err(Failure::Impossible(format!(
        "{}: {} files are not what {} gives; `{}` makes them again",
        arguments.out.display(),
        found.len(),
        arguments.fields.display(),
        command(arguments)
    )))
}

/// The call that mends what differs.
fn command(arguments: &Arguments) -> String {
    let mut command = "limbforge regen".to_owned();
    for (option, path, default) in [
        ("fields", &arguments.fields, FIELDS),
        ("out", &arguments.out, OUT),
    ] {
        if path != Path::new(default) {
            command.push_str(&format!(" --{option} \"{}\"", path.display()));
        }
    }
    command
}
