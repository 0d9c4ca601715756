//! `limbforge formula`: a whole formula, proved, compiled to one checked program, printed, explained or measured.

use std::{
    fmt::Write as _,
    ops::ControlFlow,
    path::{Path, PathBuf},
    sync::atomic::Ordering,
    time::Duration,
};

use clap::Args;
use limbforge::{
    emit::{self, Options, asm::AsmError},
    explain::formula::{CALLED, called, drawing},
    formula::{Formula, Proved, Step},
    ops::{
        derive::derive_only,
        formula::{Choices, CompileError, Compiled, compile, compile_packed},
    },
    plan::Plan,
    prime::Prime,
    read::ReadError,
};
use limbforge_lab::{
    assembler::assemble_x86,
    formula::{Comparison, compare},
    measure,
};
use limbforge_prove::lang::header::FormulaCommand;

use super::emit::{Language, predicted};
use crate::{
    failure::{Failure, prime},
    measuring, out,
};

/// Prove a formula, such as a point doubling, and compile it to one checked program
#[derive(Args)]
#[command(
    after_help = "Example: limbforge formula formulas/edwards_double.formula
         limbforge formula formulas/edwards_double.formula --prime 2^255-19 --lang c"
)]
pub struct Arguments {
    /// The file with the formula; docs/formulas.md has the language
    file: PathBuf,
    /// The prime; without it, only the formula's meaning is proved
    #[arg(long, allow_hyphen_values = true)]
    prime: Option<String>,
    /// The recipe of the field; by default the one for 64-bit words with the best prediction
    #[arg(long, requires = "prime")]
    recipe: Option<String>,
    /// Carries and shared reductions, as `carried(A,B) joined(C)`; by default those with the fewest instructions
    #[arg(long, requires = "prime")]
    choices: Option<String>,
    /// Print the program in this language
    #[arg(long, value_enum, requires = "prime", conflicts_with = "measure")]
    lang: Option<Language>,
    /// Print the program as a listing of the library
    #[arg(long, requires = "prime", conflicts_with_all = ["lang", "measure"])]
    listing: bool,
    /// Measure the program against calls of the field's operations, with all compilers of this machine
    #[arg(long, requires = "prime")]
    measure: bool,
    /// Seconds to search the order of the assembly's instructions before measuring
    #[arg(
        long,
        requires = "measure",
        value_name = "SECONDS",
        default_value_t = 0
    )]
    search: u64,
    /// Pass all elements that the formula declares on one line as one array
    #[arg(long, requires = "prime")]
    packed: bool,
    /// The output file; by default standard output
    #[arg(short, long)]
    output: Option<PathBuf>,
}

/// Seconds that measuring takes at most.
const SECONDS: u64 = 20;

/// Proves, and then compiles if there is a prime.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let path = shown(&arguments.file);
    let proved = proved(&arguments.file)?;
    let Some(text) = &arguments.prime else {
        return out::write(arguments.output.as_deref(), &proof(&proved));
    };
    let prime = prime(text)?;
    let plan = plan(&prime, arguments.recipe.as_deref())?;
    let choices = arguments.choices.as_deref();
    let compiled = compiled(&path, &proved, &prime, &plan, choices, arguments.packed)?;
    let text = match arguments.lang {
        Some(language) => source(&compiled, language, &path)?,
        None if arguments.listing => compiled.program.program().to_string(),
        None if arguments.measure => measured(&compiled, arguments.search)?,
        None => explanation(&compiled)?,
    };
    out::write(arguments.output.as_deref(), &text)
}

/// The formula of a file, with its meaning proved.
pub fn proved(file: &Path) -> Result<Proved, Failure> {
    let path = shown(file);
    let text = std::fs::read_to_string(file).map_err(|reason| {
        Failure::Impossible(format!(
            "cannot read {path} ({reason}); give a file of a formula"
        ))
    })?;
    let proved = Formula::parse(&text).and_then(Proved::prove);
    proved.map_err(|error| Failure::Impossible(format!("{path}:{error}")))
}

/// A file's name on one line, whatever characters it has.
pub fn shown(file: &Path) -> String {
    file.display().to_string().escape_debug().to_string()
}

/// Compiles a formula; `path` is for errors.
pub fn compiled(
    path: &str,
    proved: &Proved,
    prime: &Prime,
    plan: &Plan,
    choices: Option<&str>,
    packed: bool,
) -> Result<Compiled, Failure> {
    let choices: Option<Choices> = match choices {
        None => None,
        Some(text) => Some(
            text.parse()
                .map_err(|error| Failure::Usage(format!("{error}")))?,
        ),
    };
    let compile = if packed { compile_packed } else { compile };
    let compiled = compile(proved, prime, plan, choices.as_ref());
    compiled.map_err(|error| match error {
        CompileError::Rejected(rejection) => Failure::Rejected(rejection),
        CompileError::Formula(error) => Failure::Impossible(format!("{path}:{error}")),
        CompileError::Choices(error) => Failure::Usage(error.to_string()),
        other => Failure::Impossible(other.to_string()),
    })
}

fn plan(prime: &Prime, recipe: Option<&str>) -> Result<Plan, Failure> {
    match recipe {
        Some(recipe) => Ok(recipe.parse()?),
        None => Ok(predicted(prime)?.recipe.parse()?),
    }
}

/// The equations that are proved.
fn proof(proved: &Proved) -> String {
    let formula = proved.formula();
    let mut text = String::new();
    for claim in &formula.meaning.claims {
        let _ = writeln!(text, "holds: {claim}");
    }
    let _ = writeln!(
        text,
        "total: {} lines, {} equations proved over the integers, for every prime",
        formula.lines.len(),
        formula.meaning.claims.len()
    );
    text
}

fn source(compiled: &Compiled, language: Language, path: &str) -> Result<String, Failure> {
    let field = &compiled.field;
    let name = field.prime.identifier();
    let command = FormulaCommand {
        file: path.to_owned(),
        prime: field.prime.to_string(),
        language: language.name().to_owned(),
        recipe: field.recipe.clone(),
        choices: compiled.choices.to_string(),
        packed: compiled.statement.is_packed(),
    };
    let options = Options {
        command: command.to_string(),
        name,
        traits: false,
    };
    if language == Language::Asm {
        let none = emit::asm::x86::Schedules::none(field);
        let source = emit::asm::x86::source(field, &options, &none, assemble_x86);
        let source = source.map_err(|error| {
            let many = matches!(error, AsmError::Read(ReadError::Ports { .. }));
            let packed = compiled.statement.is_packed();
            let advice = if many && !packed { " or --packed" } else { "" };
            Failure::Impossible(format!("{error}{advice}"))
        })?;
        if let Some((operation, reason)) = source.left_out.first() {
            return Err(Failure::Impossible(format!(
                "`{operation}` has no assembly: {reason}; use --lang c"
            )));
        }
        return Ok(source.text);
    }
    let emitter = emit::by_name(language.name());
    let emitter =
        emitter.ok_or_else(|| Failure::Impossible("there is no such emitter".to_owned()))?;
    Ok(emitter.emit(field, &options))
}

/// The drawing of the lines, and counts of the program and of the calls that it replaces.
fn explanation(compiled: &Compiled) -> Result<String, Failure> {
    let formula = compiled.statement.formula();
    let program = compiled.program.program();
    let field = &compiled.field;
    let mut text = format!(
        "{} modulo {}\nrecipe:  {}\nchoices: {}\n\n",
        formula.name, field.prime, field.recipe, compiled.choices
    );
    let plan: Plan = field.recipe.parse()?;
    let operations = derive_only(&field.prime, &plan, CALLED)?;
    text += &drawing(compiled, &operations).to_string();
    let counts = program.counts();
    let mut total = 0;
    let mut list = String::new();
    for (operation, times) in calls(compiled) {
        let count = operations
            .program(operation)
            .map_or(0, |p| p.program().counts().total());
        total += times * count;
        if times > 0 {
            let _ = writeln!(
                list,
                "  {times:>2} {operation:<9} of {count:>4} instructions"
            );
        }
    }
    let _ = writeln!(
        text,
        "\nas calls, carries for tight parameters not counted:\n{list}  total        {total:>5}"
    );
    let _ = writeln!(
        text,
        "as one program: {} multiplications, {} additions, {} others\n  total        {:>5}",
        counts.multiplications,
        counts.additions,
        counts.other,
        counts.total()
    );
    Ok(text)
}

/// How often each operation would be called.
fn calls(compiled: &Compiled) -> Vec<(&'static str, usize)> {
    let lines = &compiled.statement.formula().lines;
    let kind = |step: &Step| called(&compiled.statement, step);
    let count = |name: &str| lines.iter().filter(|line| kind(&line.step) == name).count();
    CALLED.iter().map(|name| (*name, count(name))).collect()
}

/// The table of times, and their ratios.
fn measured(compiled: &Compiled, search: u64) -> Result<String, Failure> {
    let (compilers, _) = measuring::compilers(None)?;
    let work = tempfile::tempdir().map_err(|e| Failure::file(Path::new("temporary folder"), e))?;
    let stop = measuring::stop_on_signal();
    let options = measure::Options {
        budget: Duration::from_secs(SECONDS),
        ..measure::Options::default()
    };
    let search = Duration::from_secs(search);
    let all = compare(
        compiled,
        &compilers,
        search,
        &options,
        work.path(),
        &mut |_| {
            if stop.load(Ordering::Relaxed) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        },
    );
    Ok(table(compiled, &all.map_err(Failure::Impossible)?))
}

fn table(compiled: &Compiled, all: &Comparison) -> String {
    let name = &compiled.program.program().name;
    let mut text = format!(
        "{name} modulo {} by {}\nchoices: {}\ncore cycles, medians; a ratio below 1: one program is faster than calls\n",
        compiled.field.prime, compiled.field.recipe, compiled.choices
    );
    let _ = writeln!(
        text,
        "{:<24} {:<10} {:>8} {:>8} {:>6}",
        "compiler", "quantity", "program", "calls", "ratio"
    );
    let mut best = [f64::INFINITY; 2];
    for compared in &all.compilers {
        let [program, calls] = [&compared.program, &compared.calls].map(|m| times(name, m));
        for (k, quantity) in QUANTITIES.iter().enumerate() {
            best[k] = best[k].min(calls[k]);
            text += &row(&compared.compiler, quantity, program[k], calls[k]);
        }
    }
    match &all.assembly {
        Ok(assembly) => {
            let title = format!("assembly, {} lines", assembly.instructions);
            let program = times(name, &assembly.program);
            for (k, quantity) in QUANTITIES.iter().enumerate() {
                text += &row(&title, quantity, program[k], best[k]);
            }
        }
        Err(reason) => {
            let _ = writeln!(text, "no assembly: {reason}");
        }
    }
    text
}

/// The timed quantities.
const QUANTITIES: [&str; 2] = ["throughput", "latency"];

/// The medians; not a number for what was not measured.
fn times(name: &str, measured: &measure::Measured) -> [f64; 2] {
    QUANTITIES.map(|quantity| {
        let samples = measured.samples(&format!("{name}_{quantity}"));
        if samples.raw().is_empty() {
            f64::NAN
        } else {
            samples.median()
        }
    })
}

fn row(code: &str, quantity: &str, program: f64, calls: f64) -> String {
    if program.is_nan() || calls.is_nan() {
        return String::new();
    }
    let ratio = program / calls;
    format!("{code:<24} {quantity:<10} {program:>8.1} {calls:>8.1} {ratio:>6.3}\n")
}
