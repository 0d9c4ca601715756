//! `limbforge emit`: the source of one recipe.

use limbforge_lab::assembler::{Assembler, assemble_aarch64, assemble_x86};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use limbforge::{
    build::{self, fiat_options, identifier, options},
    emit::{
        self, Options,
        asm::{
            AsmError, aarch64,
            flagged::Source,
            riscv,
            x86::{self, Schedules},
        },
        fiat::{Fiat, NoFiat},
    },
    field::Field,
    ops::derive::derive,
    plan::{Plan, vectors},
    prime::Prime,
    read,
};

use crate::{
    failure::{Failure, prime},
    out::{self, file::Place},
    target::{AARCH64, Renamed, RenamedTarget, Target, X86, lanes, target},
};

/// Emit the checked source of one recipe, all operations
#[derive(Args)]
#[command(
    after_help = "Example: limbforge emit p256 --lang c --recipe \"4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)\" -o p256.c"
)]
pub struct Arguments {
    /// The prime: `2^255-19`, `0x…`, decimal, or a name such as `p256`
    #[arg(allow_hyphen_values = true)]
    prime: String,
    /// The recipe, as `limbforge plan` and `limbforge tune` print it; by default the one for 64-bit words with the best
    /// prediction
    #[arg(long)]
    recipe: Option<String>,
    /// Several elements at once, each in a lane of vectors: 8, 4 or 2. By default the recipe is the first that works
    #[arg(long, value_name = "N")]
    lanes: Option<u8>,
    /// The language
    #[arg(long, value_enum, default_value = "rust")]
    lang: Language,
    /// The output file; by default standard output. For Go it can be a folder, which gets a package with a test:
    /// NAME.go and NAME_test.go
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// Name of the field in the code; the prefix of all names in C
    #[arg(long)]
    name: Option<String>,
    /// For assembly: the instruction set, `x86-64-v3`, `x86-64`, `aarch64`, or `rv64gc` with optional `_zba_zbb`,
    /// `_zicond`, `+ise-full`, `+ise-reduced`, `+ise-flexible`
    #[arg(long)]
    isa: Option<String>,
    /// For assembly of RISC-V and AArch64: the processor that the code is scheduled for, `rocket`, `u74`, `cortex-a76`
    /// or the path of a TOML file; by default `rocket` and `cortex-a76`
    #[arg(long)]
    cpu: Option<String>,
    /// For assembly of x86-64: the order of instructions, as `limbforge tune --lang asm` found it
    #[arg(long, value_name = "FILE.toml")]
    schedules: Option<PathBuf>,
    /// For Rust and C: print the names and signatures of another library, with a recipe in the Montgomery domain. For
    /// assembly of x86-64: the calling convention of another system
    #[arg(long, value_enum, value_name = "ABI")]
    abi: Option<Abi>,
    /// For Rust: also implement the traits of the crates ff, subtle and zeroize, behind features of these names
    #[arg(long)]
    traits: bool,
    #[command(flatten)]
    renamed: Renamed,
    #[command(flatten)]
    renamed_target: RenamedTarget,
}

/// A library whose names and signatures are printed, or a system.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Abi {
    /// fiat-crypto: word-by-word Montgomery arithmetic
    Fiat,
    /// Windows: arguments in rcx, rdx, r8, r9
    Windows,
}

/// A language to emit.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Language {
    /// Rust
    Rust,
    /// C11
    C,
    /// Go
    Go,
    /// The checked programs themselves
    Json,
    /// Assembly for RISC-V, x86-64 or AArch64, straight-line operations only
    Asm,
}

impl Language {
    /// Its name in the library.
    pub fn name(self) -> &'static str {
        match self {
            Language::Rust => "rust",
            Language::C => "c",
            Language::Go => "go",
            Language::Json => "json",
            Language::Asm => "asm",
        }
    }
}

/// Writes the source.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.traits && arguments.lang != Language::Rust {
        return Err(Failure::Usage(
            "`--traits` is for Rust only; remove it for other languages".to_owned(),
        ));
    }
    if arguments.abi == Some(Abi::Fiat) {
        return fiat(arguments);
    }
    let mut target = wanted_target(
        arguments.lang,
        arguments.isa.as_deref(),
        arguments.cpu.as_deref(),
    )?;
    if arguments.abi == Some(Abi::Windows) {
        let Some(Target::X86(processor)) = &mut target else {
            return Err(Failure::Usage(format!(
                "`--abi windows` is for assembly of x86-64; add `--lang asm --isa {X86}`"
            )));
        };
        processor.convention = read::X86::Windows;
    }
    if arguments.schedules.is_some() && !matches!(target, Some(Target::X86(_))) {
        return Err(Failure::Usage(format!(
            "`--schedules` is for assembly of x86-64; add `--lang asm --isa {X86}`"
        )));
    }
    let prime = prime(&arguments.prime)?;
    let name = match &arguments.name {
        Some(name) => identifier(name)?.to_owned(),
        None => prime.identifier(),
    };
    let field = match (&arguments.recipe, arguments.lanes) {
        (Some(recipe), wanted) => {
            let plan: Plan = recipe.parse()?;
            if wanted.is_some_and(|wanted| wanted != plan.lanes) {
                return Err(Failure::Usage(format!(
                    "the recipe has lanes({}); leave `--lanes` out, or give the same number",
                    plan.lanes
                )));
            }
            derive(&prime, &plan)?
        }
        (None, Some(lanes)) => on_lanes(&prime, lanes)?,
        (None, None) => build::field(&prime, None, None)?,
    };
    let vectors = matches!(
        arguments.lang,
        Language::Rust | Language::C | Language::Json
    );
    if let (Some(plan), false) = (field.vector_plan(), vectors) {
        return Err(Failure::Impossible(format!(
            "`{plan}` has lanes, which are printed in Rust, C and JSON only; use `--lang rust` or `--lang c`"
        )));
    }
    let folder = arguments.output.as_deref().filter(|path| is_folder(path));
    if let (Language::Go, Some(folder)) = (arguments.lang, folder) {
        std::fs::create_dir_all(folder).map_err(|reason| Failure::file(folder, reason))?;
        for (file, text) in emit::go_package(&field, &options(&field, "go", &name, false)) {
            Place::at(&folder.join(file))?.put(&text)?;
        }
        return Ok(());
    }
    let text = match target {
        Some(target) => assembly(&field, &name, &target, arguments.schedules.as_deref())?,
        None => source(&field, arguments.lang.name(), &name, arguments.traits)?,
    };
    out::write(arguments.output.as_deref(), &text)
}

/// Writes the arithmetic with the interface of fiat-crypto.
fn fiat(arguments: &Arguments) -> Result<(), Failure> {
    let language = arguments.lang;
    if !matches!(language, Language::Rust | Language::C) {
        return Err(Failure::Usage(NoFiat::Language.to_string()));
    }
    let others = [
        ("--traits", arguments.traits),
        ("--lanes", arguments.lanes.is_some()),
        ("--isa", arguments.isa.is_some()),
        ("--cpu", arguments.cpu.is_some()),
        ("--schedules", arguments.schedules.is_some()),
    ];
    if let Some((option, _)) = others.iter().find(|(_, given)| *given) {
        return Err(Failure::Usage(format!(
            "`{option}` does not go with `--abi fiat`; remove one of them"
        )));
    }
    let prime = prime(&arguments.prime)?;
    let name = match &arguments.name {
        // It comes after `fiat_`, so that it can begin with a digit: 25519.
        Some(name) => {
            identifier(&format!("fiat_{name}"))?;
            name.to_owned()
        }
        None => prime.identifier(),
    };
    let plan: Option<Plan> = arguments.recipe.as_deref().map(str::parse).transpose()?;
    let impossible = |reason: NoFiat| Failure::Impossible(reason.to_string());
    let fiat = Fiat::new(&prime, plan.as_ref(), 64).map_err(impossible)?;
    let options = fiat_options(&fiat, language.name(), &name);
    let text = fiat.source(language.name(), &options).map_err(impossible)?;
    out::write(arguments.output.as_deref(), &text)
}

/// The field by the first recipe with so many lanes that works.
fn on_lanes(prime: &Prime, count: u8) -> Result<Field, Failure> {
    let plans = vectors(prime, lanes(count)?);
    let mut fields = plans.iter().filter_map(|plan| derive(prime, plan).ok());
    fields.next().ok_or_else(|| {
        Failure::Impossible(format!(
            "no recipe with {count} lanes works for {prime}; leave `--lanes` out"
        ))
    })
}

/// A folder that is there, or the path of one: it ends with `/`, or has no extension.
fn is_folder(path: &Path) -> bool {
    let slash = path.as_os_str().as_encoded_bytes().ends_with(b"/");
    path.is_dir() || slash || (path.extension().is_none() && !path.exists())
}

/// Target of assembly; `None` for the other languages.
pub fn wanted_target(
    language: Language,
    isa: Option<&str>,
    cpu: Option<&str>,
) -> Result<Option<Target>, Failure> {
    if language != Language::Asm {
        return match (isa, cpu) {
            (None, None) => Ok(None),
            _ => Err(Failure::Usage(
                "`--isa` and `--cpu` are for assembly only; add `--lang asm`".to_owned(),
            )),
        };
    }
    let isa = isa.ok_or_else(|| {
        Failure::Usage(format!(
            "assembly needs an instruction set; add `--isa {X86}`, `--isa {AARCH64}` or `--isa rv64gc`"
        ))
    })?;
    target(cpu, isa).map(Some)
}

/// The text of a field in assembly, proved as the assembler of this machine writes it.
fn assembly(
    field: &Field,
    name: &str,
    target: &Target,
    schedules: Option<&Path>,
) -> Result<String, Failure> {
    match target {
        Target::Riscv(target) => riscv_assembly(field, name, target),
        Target::X86(processor) => match schedules {
            Some(path) => {
                let schedules = read_schedules(field, path)?;
                x86_assembly(field, name, processor, Some((path, &schedules)))
            }
            None => x86_assembly(field, name, processor, None),
        },
        Target::Aarch64(cpu, processor) => {
            let options = assembly_options(field, name, &format!("{AARCH64} --cpu {cpu}"));
            let source = aarch64::source(field, &options, processor, assemble_aarch64);
            source.map(told).map_err(impossible)
        }
    }
}

/// The schedules of a file, for this field.
pub fn read_schedules(field: &Field, path: &Path) -> Result<Schedules, Failure> {
    read_some_schedules(field, path, |_| true)
}

/// Those of these functions: the file may have others.
pub fn read_some_schedules(
    field: &Field,
    path: &Path,
    wanted: impl Fn(&str) -> bool,
) -> Result<Schedules, Failure> {
    let unusable = |reason: String| Failure::Impossible(format!("{}: {reason}", path.display()));
    let text = std::fs::read_to_string(path)
        .map_err(|reason| unusable(format!("it cannot be read ({reason}); give another file")))?;
    let mut schedules = Schedules::parse(&text).map_err(|error| unusable(error.to_string()))?;
    schedules.function.retain(|name, _| wanted(name));
    let of_field = schedules.are_of(field);
    of_field.map_err(|error| unusable(error.to_string()))?;
    Ok(schedules)
}

/// The same for x86-64, by the schedules of a file.
pub fn x86_assembly(
    field: &Field,
    name: &str,
    processor: &x86::Processor,
    schedules: Option<(&Path, &Schedules)>,
) -> Result<String, Failure> {
    let mut options = assembly_options(field, name, processor.isa());
    if processor.convention == read::X86::Windows {
        options.command.push_str(" --abi windows");
    }
    if let Some((path, _)) = schedules {
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        options.command.push_str(&format!(" --schedules {file}"));
    }
    let none = Schedules::none(field);
    let schedules = schedules.map_or(&none, |(_, schedules)| schedules);
    let source = x86::source(processor, field, &options, schedules, assemble_x86);
    source.map(told).map_err(impossible)
}

/// The text. Standard error says what is not in it.
fn told(source: Source) -> String {
    for (operation, reason) in &source.left_out {
        eprintln!("left to C: {operation}: {reason}");
    }
    source.text
}

/// The same for a core of RISC-V.
pub fn riscv_assembly(
    field: &Field,
    name: &str,
    target: &riscv::Target,
) -> Result<String, Failure> {
    let isa = riscv_options(target);
    riscv_text(field, &assembly_options(field, name, &isa), target)?.map_err(impossible)
}

/// The instruction set and the core, as options of a command.
pub fn riscv_options(target: &riscv::Target) -> String {
    format!("{} --cpu {}", target.isa, target.core.name)
}

/// The text for a core of RISC-V, proved as the assembler of this machine writes it, or why there is none.
pub fn riscv_text(
    field: &Field,
    options: &Options,
    target: &riscv::Target,
) -> Result<Result<String, AsmError>, Failure> {
    let assembler = Assembler::find().map_err(|error| Failure::Impossible(error.to_string()))?;
    Ok(riscv::source(field, options, target, &assembler).map(|source| source.text))
}

fn impossible(error: AsmError) -> Failure {
    Failure::Impossible(error.to_string())
}

/// Options whose command makes the text again.
fn assembly_options(field: &Field, name: &str, isa: &str) -> Options {
    let mut command = format!(
        "limbforge emit \"{}\" --lang asm --isa {isa} --recipe \"{}\"",
        field.prime, field.recipe
    );
    if name != field.prime.identifier() {
        command.push_str(&format!(" --name {name}"));
    }
    Options {
        command,
        name: name.to_owned(),
        traits: false,
    }
}

/// The text of a field in a language; its header names the command that makes it again.
pub fn source(field: &Field, language: &str, name: &str, traits: bool) -> Result<String, Failure> {
    let emitter = emit::by_name(language)
        .ok_or_else(|| Failure::Impossible(format!("there is no emitter for {language}")))?;
    Ok(emitter.emit(field, &options(field, language, name, traits)))
}
