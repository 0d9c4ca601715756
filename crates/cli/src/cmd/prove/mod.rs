//! `limbforge prove`: printed files, read back and proved function by function; saved fields.

mod assembly;
mod certificate;
mod text;
mod wanted;

use std::{
    path::{Path, PathBuf},
    time::Instant,
};

use clap::Args;
use limbforge_prove::{
    lang::{Language, OTHER, Outcome, Report, Row, examine_object, examine_with, is_object},
    rocq::Verdict,
};
use riscv_lab::isa::Isa;

use crate::{failure::Failure, out::product};
use wanted::Wanted;

/// Prove the functions of files: Rust, C, Go, objects of RISC-V, x86-64, AArch64; or programs of a saved field
///
/// Each function is read back and proved to satisfy the library's statement of its operation, for all inputs within
/// bounds. The statement is found by the operation's name. Of the file, only the prime and the recipe in its header are
/// believed, and both are printed.
#[derive(Args)]
#[command(
    after_help = "Example: limbforge emit p256 --lang c --name p256 -o p256.c && limbforge prove p256.c"
)]
pub struct Arguments {
    /// Files ending in .rs, .c or .go, in .s for Go's assembly, or in .json for a saved field; ELF objects, archives
    /// and linked files, also of Go
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The prime, instead of the one in the header; objects have no header
    #[arg(long, allow_hyphen_values = true)]
    prime: Option<String>,
    /// The recipe, instead of the one in the header; objects have no header
    #[arg(long)]
    recipe: Option<String>,
    /// The field as a certificate has it, instead of prime and recipe
    #[arg(long, value_name = "CERTIFICATE", conflicts_with_all = ["prime", "recipe"])]
    field: Option<PathBuf>,
    /// The formula that the file computes, instead of the one that the command in its header names; with --prime and
    /// --recipe if there is no header. A file of lanes may have several beside its operations
    #[arg(long, value_name = "FORMULA", conflicts_with = "field")]
    formula: Vec<PathBuf>,
    /// For a formula: the choices, instead of those in the header; by default they are searched
    #[arg(long, requires = "formula")]
    choices: Option<String>,
    /// For a formula: all elements that it declares on one line are one array
    #[arg(long, requires = "formula")]
    packed: bool,
    /// For objects: the module of Rust whose functions are the field's, as `limbforge_fields::p256::word64`, the
    /// beginning of their names in C, or the package of Go by its path; may be repeated. Without it the names have to
    /// leave no choice
    #[arg(long, value_name = "PATH")]
    module: Vec<String>,
    /// For objects: name all functions that are not looked at
    #[arg(long)]
    all: bool,
    /// For objects of RISC-V: the instruction set, as `limbforge emit --isa` takes it
    #[arg(long, default_value = "rv64gc")]
    isa: String,
    /// Run Rocq (coqc 8.16) after the check
    #[arg(long)]
    rocq: bool,
    /// For `--rocq`: the folder for the compiled checker, which is made if it is not there
    #[arg(long, default_value = "limbforge-out")]
    cache: PathBuf,
}

/// Prints a line for each function, with what is proved of it.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut refused = 0;
    for file in &arguments.files {
        if file
            .extension()
            .is_some_and(|extension| extension == "json")
        {
            certificate::run(file, arguments.rocq.then_some(arguments.cache.as_path()))?;
            continue;
        }
        let start = Instant::now();
        let (wanted, report) = report(arguments, file)?;
        let verdicts = match arguments.rocq {
            true => text::verdicts(&arguments.cache, &wanted.field, &report)?,
            false => text::Verdicts::new(),
        };
        product(&table(
            file,
            &wanted,
            &report,
            &verdicts,
            start,
            arguments.all,
        ))?;
        let by_rocq = |verdict: &Verdict| matches!(verdict, Verdict::Proved { .. });
        refused += usize::from(!report.is_proved() || !verdicts.values().all(by_rocq));
    }
    match refused {
        0 => Ok(()),
        _ => Err(Failure::Impossible(format!(
            "{refused} of {} files are not proved; the lines marked REFUSED say why",
            arguments.files.len()
        ))),
    }
}

fn report(arguments: &Arguments, file: &Path) -> Result<(Wanted, Report), Failure> {
    let name = file.display();
    let extension = file.extension().and_then(|extension| extension.to_str());
    let unreadable = |reason: std::io::Error| {
        Failure::Impossible(format!(
            "cannot read {name} ({reason}); name a printed file"
        ))
    };
    let failed = |problem| Failure::Impossible(format!("{name}: {problem}"));
    let language = extension.and_then(Language::of_extension);
    if language.is_none()
        && let object = std::fs::read(file).map_err(unreadable)?
        && is_object(&object)
    {
        let wanted = Wanted::of(arguments, file, "")?;
        let isa: Isa = arguments.isa.parse()?;
        let report = examine_object(&object, isa, &wanted.field, &arguments.module);
        return Ok((wanted, report.map_err(failed)?));
    }
    if extension == Some("s") {
        let text = std::fs::read_to_string(file).map_err(unreadable)?;
        let wanted = Wanted::of(arguments, file, &text)?;
        let isa: Isa = arguments.isa.parse()?;
        let object = assembly::linked(file, &text)?;
        let report = examine_object(&object, isa, &wanted.field, &arguments.module);
        return Ok((wanted, report.map_err(failed)?));
    }
    let Some(language) = language else {
        let what = format!(
            "{name} ends in none of .rs, .c, .go, .s and .json and is no ELF file; name a file of these kinds"
        );
        return Err(Failure::Usage(what));
    };
    let text = std::fs::read_to_string(file).map_err(unreadable)?;
    let wanted = Wanted::of(arguments, file, &text)?;
    let report = examine_with(language, &text, &wanted.field, &wanted.formulas).map_err(failed)?;
    Ok((wanted, report))
}

/// The most functions not looked at that are listed with a line each. More are counted by crate.
const FEW: usize = 40;

fn table(
    file: &Path,
    wanted: &Wanted,
    report: &Report,
    verdicts: &text::Verdicts,
    start: Instant,
    names_all: bool,
) -> String {
    let mut text = wanted.head(file, report);
    let others = |row: &&Row| matches!(&row.outcome, Outcome::Unseen(what) if what == OTHER);
    let summed = !names_all && report.rows.iter().filter(others).count() > FEW;
    for row in report.rows.iter().filter(|row| !(summed && others(row))) {
        let line = if row.line == 0 {
            String::new()
        } else {
            row.line.to_string()
        };
        let seconds = row.took.as_secs_f64();
        let words = text::words(verdicts, row);
        text.push_str(&format!(
            "{:>6}  {:32} {seconds:6.3} s  {words}\n",
            line, row.name
        ));
    }
    if summed {
        text.push_str(&text::crates(report.rows.iter().filter(others)));
    }
    if !report.missing.is_empty() {
        text.push_str(&format!("not there: {}\n", report.missing.join(", ")));
    }
    let count = |wanted: fn(&Outcome) -> bool| {
        let rows = report.rows.iter();
        rows.filter(|row: &&Row| wanted(&row.outcome)).count()
    };
    let by_rocq = |verdict: &&Verdict| matches!(verdict, Verdict::Proved { .. });
    let twice = verdicts.values().filter(by_rocq).count();
    let verdict = if report.is_proved() && twice == verdicts.len() {
        "proved"
    } else {
        "NOT PROVED"
    };
    let seconds = start.elapsed().as_secs_f64();
    if !verdicts.is_empty() {
        text.push_str(&format!(
            "by Rocq too: {twice} of {} operations\n",
            verdicts.len()
        ));
    }
    text.push_str(&format!(
        "{verdict}: {} straight-line operations, {} operations with loops, {} constants; {} refused, {} not looked at; \
         {seconds:.2} s\n",
        count(|o| matches!(o, Outcome::Program(_) | Outcome::Code(..))),
        count(|o| matches!(o, Outcome::Routine(_) | Outcome::Composed(..))),
        count(|o| matches!(o, Outcome::Constant)),
        count(|o| matches!(o, Outcome::Refused(_))),
        count(|o| matches!(o, Outcome::Unseen(_))),
    ));
    text
}
