//! `limbforge check`: saved fields are checked again, without the generator. The word "holds" stands before what has
//! been proved, and before nothing else.

use std::path::{Path, PathBuf};

use clap::Args;
use limbforge::{
    certificate::{Proof, Rechecked, recheck},
    check::Checked,
};

use crate::{failure::Failure, out::product};

/// Check the programs of saved fields again, for all inputs, without the generator
#[derive(Args)]
#[command(after_help = "Example: limbforge check limbforge-out/curve25519.json
         limbforge check generated/certs")]
pub struct Arguments {
    /// Files that `limbforge tune`, `limbforge regen` or `limbforge emit --lang json` wrote, and folders of such files
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Prints one line per operation of a single file; one line per file if there are several.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if let [file] = arguments.files.as_slice()
        && !file.is_dir()
    {
        let checked = checked(file)?;
        for verdict in &checked.verdicts {
            let extent = match verdict.proof {
                Proof::Whole => "holds:",
                Proof::Part | Proof::PartAlone => "part:",
                Proof::Calls | Proof::CallsAlone => "calls:",
            };
            product(&format!("{extent:6} {:24} {verdict}\n", verdict.name))?;
        }
        return product(&format!("total: {}\n", summary(&checked)));
    }
    let mut files = Vec::new();
    for path in &arguments.files {
        if path.is_dir() {
            files.extend(certificates(path)?);
        } else {
            files.push(path.clone());
        }
    }
    let mut refused = 0;
    for file in &files {
        product(&match checked(file) {
            Ok(checked) => format!("holds: {}: {}\n", shown(file), summary(&checked)),
            Err(failure) => {
                refused += 1;
                format!("rejected: {failure}\n")
            }
        })?;
    }
    if refused == 0 {
        return Ok(());
    }
    Err(Failure::Impossible(format!(
        "{refused} of {} files are rejected; generate them again",
        files.len()
    )))
}

/// Counts of a checked file: what is proved first.
fn summary(checked: &Rechecked) -> String {
    let count = |wanted: &[Proof]| {
        let verdicts = checked.verdicts.iter();
        verdicts.filter(|v| wanted.contains(&v.proof)).count()
    };
    let programs = checked.field.programs.iter().map(Checked::program);
    format!(
        "{} operations proved, {} proved in part, {} with only their calls proved within bounds; {} instructions",
        count(&[Proof::Whole]),
        count(&[Proof::Part, Proof::PartAlone]),
        count(&[Proof::Calls, Proof::CallsAlone]),
        programs.map(|p| p.instructions().count()).sum::<usize>()
    )
}

/// Reads and checks the field in a file. Errors name the file.
fn checked(file: &Path) -> Result<Rechecked, Failure> {
    let text = std::fs::read_to_string(file).map_err(|reason| {
        Failure::Impossible(format!(
            "cannot read {} ({reason}); give a file that `limbforge tune` or `limbforge regen` wrote",
            shown(file)
        ))
    })?;
    recheck(&text).map_err(|error| Failure::Impossible(format!("{}: {error}", shown(file))))
}

/// The file's name on one line, whatever characters it has.
fn shown(file: &Path) -> String {
    file.display().to_string().escape_debug().to_string()
}

/// The JSON files of a folder, sorted.
fn certificates(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let unreadable = |reason: std::io::Error| {
        let folder = folder.display();
        Failure::Impossible(format!("cannot read {folder} ({reason}); make it readable"))
    };
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path
            .extension()
            .is_some_and(|extension| extension == "json")
        {
            files.push(path);
        }
    }
    files.sort();
    if files.is_empty() {
        return Err(Failure::Impossible(format!(
            "there is no .json file in {}; give a folder of certificates, such as generated/certs",
            folder.display()
        )));
    }
    Ok(files)
}
