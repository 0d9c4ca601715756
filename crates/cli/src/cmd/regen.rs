//! `limbforge regen`: everything in the folder of generated code, from `fields.toml`.

use std::path::{Path, PathBuf};

use clap::Args;
use limbforge::{
    emit::asm::riscv::Assemble,
    regen::{Derive, Files, Tools, go_packages, render},
};
use limbforge_lab::{
    assembler::{Assembler, assemble_go, assemble_x86},
    parallel::in_parallel,
};

use crate::{
    failure::Failure,
    folder::{Replacement, differences},
    out::{product, progress::Progress},
};

/// Regenerate all code from fields.toml: a Rust crate, C sources, assembly, certificates, and Go packages
#[derive(Args)]
#[command(after_help = "Example: limbforge regen --fields fields.toml --out generated")]
pub struct Arguments {
    /// The file that lists the fields
    #[arg(long, default_value = FIELDS)]
    fields: PathBuf,
    /// The output folder, which is replaced as a whole
    #[arg(long, default_value = OUT)]
    out: PathBuf,
    /// Write nothing; list the files that would change, and fail if there are any
    #[arg(long)]
    check: bool,
}

/// The file of fields, if no option names another one.
pub const FIELDS: &str = "fields.toml";
const OUT: &str = "generated";

/// Writes the folder, or compares it.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let toml = std::fs::read_to_string(&arguments.fields).map_err(|reason| {
        Failure::Impossible(format!(
            "cannot read {} ({reason}); give the fields file with --fields",
            arguments.fields.display()
        ))
    })?;
    if arguments.check {
        return compare(arguments, &rendered(arguments, &toml)?);
    }
    // A wrong path is found out before the work, not after it.
    let first = Replacement::of(&arguments.out)?;
    let folders = rendered(arguments, &toml)?;
    let mut replacements = vec![first];
    for (folder, _) in &folders[1..] {
        if let Some(parent) = folder.parent() {
            std::fs::create_dir_all(parent).map_err(|reason| Failure::file(parent, reason))?;
        }
        replacements.push(Replacement::of(folder)?);
    }
    for (replacement, (folder, files)) in replacements.into_iter().zip(&folders) {
        replacement.write(files)?;
        let bytes = files.values().map(String::len).sum::<usize>();
        eprintln!(
            "wrote {}: {} files, {} kB",
            folder.display(),
            files.len(),
            bytes.div_ceil(1000)
        );
    }
    Ok(())
}

/// Every folder that is made, with its files: the one of `--out`, then those of the packages of Go, which lie beside
/// the file of fields.
fn rendered(arguments: &Arguments, toml: &str) -> Result<Vec<(PathBuf, Files)>, Failure> {
    let progress = Progress::bar("deriving and checking");
    let assembler = Assembler::find().ok();
    let beside = |path: &str| {
        let path = arguments.fields.with_file_name(path);
        std::fs::read_to_string(path).map_err(|reason| format!("it cannot be read ({reason})"))
    };
    let tools = Tools {
        riscv: assembler.as_ref().map(|own| own as &dyn Assemble),
        x86: Some(&assemble_x86),
        go: Some(&assemble_go),
        file: Some(&beside),
    };
    let derive: Derive<'_> = &|count, field| in_parallel(count, &progress.on_step(), field);
    let files = render(toml, derive, tools);
    progress.done();
    let failure = |error| Failure::Impossible(format!("{}: {error}", arguments.fields.display()));
    let mut folders = vec![(arguments.out.clone(), files.map_err(failure)?)];
    for package in go_packages(toml, tools).map_err(failure)? {
        let folder = arguments.fields.with_file_name(package.folder);
        folders.push((folder, package.files));
    }
    Ok(folders)
}

fn compare(arguments: &Arguments, folders: &[(PathBuf, Files)]) -> Result<(), Failure> {
    let (mut count, mut of) = (0, 0);
    for (folder, files) in folders {
        for difference in differences(folder, files)? {
            product(&format!("{difference}\n"))?;
            count += 1;
        }
        of += files.len();
    }
    let names = folders
        .iter()
        .map(|(folder, _)| folder.display().to_string());
    let names = names.collect::<Vec<_>>().join(", ");
    let fields = arguments.fields.display();
    if count == 0 {
        eprintln!("{names}: {of} files are up to date with {fields}");
        return Ok(());
    }
    Err(Failure::Impossible(format!(
        "{names}: {count} files are out of date with {fields}; `{}` regenerates them",
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
