//! `limbforge prove`: printed files, read back and proved function by function; saved fields.

mod assembly;
mod certificate;
mod text;

use std::{
    path::{Path, PathBuf},
    time::Instant,
};

use clap::Args;
use limbforge::{field::Field, ops::derive::derive, plan::Plan};
use limbforge_prove::{
    lang::{
        Language, OTHER, Outcome, Report, Row, examine, examine_object,
        header::{self, FormulaCommand},
        is_object,
    },
    rocq::Verdict,
};
use riscv_lab::isa::Isa;

use super::formula::{compiled, proved, shown};
use crate::{
    failure::{Failure, prime},
    out::product,
};

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
    /// --recipe if there is no header
    #[arg(long, value_name = "FORMULA", conflicts_with = "field")]
    formula: Option<PathBuf>,
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
        let (field, report) = report(arguments, file)?;
        let verdicts = match arguments.rocq {
            true => text::verdicts(&arguments.cache, &field, &report)?,
            false => text::Verdicts::new(),
        };
        product(&table(
            file,
            &field,
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

fn report(arguments: &Arguments, file: &Path) -> Result<(Field, Report), Failure> {
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
        let field = field(arguments, file, "")?;
        let isa: Isa = arguments.isa.parse()?;
        let report = examine_object(&object, isa, &field, &arguments.module).map_err(failed)?;
        return Ok((field, report));
    }
    if extension == Some("s") {
        let text = std::fs::read_to_string(file).map_err(unreadable)?;
        let field = field(arguments, file, &text)?;
        let isa: Isa = arguments.isa.parse()?;
        let object = assembly::linked(file, &text)?;
        let report = examine_object(&object, isa, &field, &arguments.module).map_err(failed)?;
        return Ok((field, report));
    }
    let Some(language) = language else {
        let what = format!(
            "{name} ends in none of .rs, .c, .go, .s and .json and is no ELF file; name a file of these kinds"
        );
        return Err(Failure::Usage(what));
    };
    let text = std::fs::read_to_string(file).map_err(unreadable)?;
    let field = field(arguments, file, &text)?;
    let report = examine(language, &text, &field).map_err(failed)?;
    Ok((field, report))
}

/// The field that the options name, or else the header of the text: with a formula, if either names one.
fn field(arguments: &Arguments, file: &Path, text: &str) -> Result<Field, Failure> {
    if let Some(path) = &arguments.field {
        return certificate::to_compare(path);
    }
    let (own_prime, own_recipe) = header::prime_and_recipe(text).unzip();
    let missing = |option: &str| {
        let file = file.display();
        Failure::Usage(format!(
            "{file} does not say its {option} in a header; add --{option}, or --field with a certificate"
        ))
    };
    let own_prime = arguments.prime.clone().or(own_prime);
    let prime = prime(&own_prime.ok_or_else(|| missing("prime"))?)?;
    let recipe = arguments.recipe.clone().or(own_recipe);
    let plan: Plan = recipe.ok_or_else(|| missing("recipe"))?.parse()?;
    let command = FormulaCommand::of_header(text);
    let own_formula = command.as_ref().map(|command| PathBuf::from(&command.file));
    let Some(formula) = arguments.formula.clone().or(own_formula) else {
        return Ok(derive(&prime, &plan)?);
    };
    if arguments.formula.is_none() && !formula.is_file() {
        return Err(Failure::Impossible(format!(
            "the header of {} names the formula {}, which is not there; add --formula with its file",
            file.display(),
            shown(&formula)
        )));
    }
    let proved = proved(&formula)?;
    let own_choices = command.as_ref().map(|command| command.choices.as_str());
    let choices = arguments.choices.as_deref().or(own_choices);
    let packed = arguments.packed || command.as_ref().is_some_and(|command| command.packed);
    let compiled = compiled(&shown(&formula), &proved, &prime, &plan, choices, packed)?;
    Ok(compiled.field)
}

/// The most functions not looked at that are listed with a line each. More are counted by crate.
const FEW: usize = 40;

fn table(
    file: &Path,
    field: &Field,
    report: &Report,
    verdicts: &text::Verdicts,
    start: Instant,
    names_all: bool,
) -> String {
    let of = field.formula.as_deref().map_or(String::new(), |whole| {
        format!("formula {}, ", whole.statement.formula().name)
    });
    let mut text = format!(
        "{}: {of}{}, {}\n",
        file.display(),
        field.prime,
        field.recipe
    );
    let formula = field.formula.as_deref();
    for claim in formula
        .iter()
        .flat_map(|whole| &whole.statement.formula().meaning.claims)
    {
        text.push_str(&format!("means {claim}\n"));
    }
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
