//! `limbforge formula`: a whole formula, proved, compiled to one checked program, printed, explained or measured.

use std::{
    fmt::Write as _,
    path::{Path, PathBuf},
};

use clap::Args;
use limbforge::{
    emit::{
        self, Options,
        asm::{AsmError, riscv, x86::Schedules},
    },
    explain::formula::{CALLED, called, drawing},
    formula::{Formula, MOST_PRODUCTS, Proved, Step, dot},
    ops::{
        derive::derive_only,
        formula::{Choices, CompileError, Compiled, compile, compile_packed},
    },
    plan::Plan,
    prime::Prime,
    read::ReadError,
};
use limbforge_lab::assembler::assemble_x86;
use limbforge_prove::lang::header::FormulaCommand;

use super::{
    emit::Language,
    emit_asm::{read_some_schedules, riscv_options, riscv_text, wanted_target},
    formula_measure,
};
use crate::{
    failure::{Failure, prime},
    out,
    target::{Target, X86},
};

/// Prove a formula, such as a point doubling, and compile it to one checked program
#[derive(Args)]
#[command(
    after_help = "Example: limbforge formula formulas/edwards_double.formula
         limbforge formula formulas/edwards_double.formula --prime 2^255-19 --lang c"
)]
pub struct Arguments {
    /// The file with the formula, in the language of docs/formulas.md, or dot(N), the sum of N products
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
    /// Instruction set of assembly: x86-64-v3, or one of RISC-V such as rv64gc
    #[arg(long, requires = "lang")]
    isa: Option<String>,
    /// The core of RISC-V that assembly is scheduled for; by default rocket
    #[arg(long, requires = "isa")]
    cpu: Option<String>,
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
    /// Seconds to search the choices by measured time, from `--choices` or those with the fewest instructions
    #[arg(
        long,
        requires = "measure",
        value_name = "SECONDS",
        default_value_t = 0
    )]
    search_choices: u64,
    /// Orders of assembly's instructions by function, as `tune --lang asm` writes them; a search goes on from them, and
    /// writes what it finds
    #[arg(long, requires = "prime", value_name = "FILE")]
    schedules: Option<PathBuf>,
    /// Pass all elements that the formula declares on one line as one array
    #[arg(long, requires = "prime")]
    packed: bool,
    /// The output file; by default standard output
    #[arg(short, long)]
    output: Option<PathBuf>,
}

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
    let schedules = schedules(&compiled, arguments)?;
    let text = match arguments.lang {
        Some(Language::Asm) => {
            let isa = arguments.isa.as_deref().or(Some(X86));
            match wanted_target(Language::Asm, isa, arguments.cpu.as_deref())? {
                Some(Target::Riscv(_)) if arguments.schedules.is_some() => {
                    return Err(Failure::Usage(format!(
                        "`--schedules` is for {X86}; remove it"
                    )));
                }
                Some(Target::Riscv(target)) => riscv_assembly(&compiled, &path, &target)?,
                Some(Target::Aarch64(..)) => {
                    return Err(Failure::Usage(format!(
                        "formulas are written for {X86} and RISC-V; use one of them, or `limbforge emit` for a field"
                    )));
                }
                Some(Target::X86(processor)) => {
                    x86_assembly(&compiled, &path, &processor, &schedules)?
                }
                None => unreachable!("assembly has a target"),
            }
        }
        Some(language) => {
            wanted_target(language, arguments.isa.as_deref(), arguments.cpu.as_deref())?;
            source(&compiled, language, &path)?
        }
        None if arguments.listing => compiled.program.program().to_string(),
        None if arguments.measure => {
            let request = formula_measure::Request {
                choices: arguments.search_choices,
                order: arguments.search,
                keep: arguments.schedules.as_deref(),
            };
            formula_measure::measured(&compiled, &request, &schedules)?
        }
        None => explanation(&compiled)?,
    };
    out::write(arguments.output.as_deref(), &text)
}

/// The formula of a file, or a sum of products, with its meaning proved.
pub fn proved(file: &Path) -> Result<Proved, Failure> {
    let path = shown(file);
    let text = match sum_of_products(file) {
        Some(text) => text?,
        None => std::fs::read_to_string(file).map_err(|reason| {
            Failure::Impossible(format!(
                "cannot read {path} ({reason}); give a file of a formula, or dot(8) for a sum of 8 products"
            ))
        })?,
    };
    let proved = Formula::parse(&text).and_then(Proved::prove);
    proved.map_err(|error| Failure::Impossible(format!("{path}:{error}")))
}

/// The text of `dot(N)`, unless there is such a file.
fn sum_of_products(file: &Path) -> Option<Result<String, Failure>> {
    let name = file.to_str()?.strip_prefix("dot(")?.strip_suffix(')')?;
    if file.exists() {
        return None;
    }
    let text = name.parse().ok().and_then(dot);
    Some(text.ok_or_else(|| {
        Failure::Usage(format!(
            "`dot({})` is no sum of products; give 2 to {MOST_PRODUCTS} of them, such as dot(8)",
            name.escape_debug()
        ))
    }))
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
        None => Ok(limbforge::build::field(prime, None, None)?.recipe.parse()?),
    }
}

/// The order of the formula that the file has, if it has one.
fn schedules(compiled: &Compiled, arguments: &Arguments) -> Result<Schedules, Failure> {
    let field = &compiled.field;
    match &arguments.schedules {
        Some(path) if path.exists() => {
            read_some_schedules(field, path, |name| field.program(name).is_some())
        }
        _ => Ok(Schedules::none(field)),
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

/// Options whose command makes the text again; `language` is followed by the options of its own.
fn options(compiled: &Compiled, language: &str, path: &str) -> Options {
    let field = &compiled.field;
    let command = FormulaCommand {
        file: path.to_owned(),
        prime: field.prime.to_string(),
        language: language.to_owned(),
        recipe: field.recipe.clone(),
        choices: compiled.choices.to_string(),
        packed: compiled.statement.is_packed(),
    };
    Options {
        command: command.to_string(),
        name: field.prime.identifier(),
        traits: false,
    }
}

fn source(compiled: &Compiled, language: Language, path: &str) -> Result<String, Failure> {
    let emitter = emit::by_name(language.name());
    let emitter =
        emitter.ok_or_else(|| Failure::Impossible("there is no such emitter".to_owned()))?;
    Ok(emitter.emit(&compiled.field, &options(compiled, language.name(), path)))
}

fn x86_assembly(
    compiled: &Compiled,
    path: &str,
    processor: &emit::asm::x86::Processor,
    schedules: &Schedules,
) -> Result<String, Failure> {
    let options = options(compiled, Language::Asm.name(), path);
    let source = emit::asm::x86::source(
        processor,
        &compiled.field,
        &options,
        schedules,
        assemble_x86,
    );
    let source = source.map_err(|error| unwritten(compiled, &error))?;
    if let Some((operation, reason)) = source.left_out.first() {
        return Err(Failure::Impossible(format!(
            "`{operation}` has no assembly: {reason}; use --lang c"
        )));
    }
    Ok(source.text)
}

fn riscv_assembly(
    compiled: &Compiled,
    path: &str,
    target: &riscv::Target,
) -> Result<String, Failure> {
    let language = format!("{} --isa {}", Language::Asm.name(), riscv_options(target));
    let text = riscv_text(&compiled.field, &options(compiled, &language, path), target)?;
    text.map_err(|error| unwritten(compiled, &error))
}

/// Why there is no assembly. Arrays are fewer arguments.
fn unwritten(compiled: &Compiled, error: &AsmError) -> Failure {
    let many = matches!(error, AsmError::Read(ReadError::Ports { .. }));
    let packed = compiled.statement.is_packed();
    let advice = if many && !packed { " or --packed" } else { "" };
    Failure::Impossible(format!("{error}{advice}"))
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
