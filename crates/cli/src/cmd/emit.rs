//! `limbforge emit`: the source of one recipe.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use limbforge::{
    build::{self, fiat_options, identifier, options},
    emit::{
        self,
        fiat::{Fiat, NoFiat},
    },
    field::Field,
    ops::derive::derive,
    plan::{Plan, across, vectors},
    prime::Prime,
    read,
};

use super::emit_asm::{assembly, beside, go_assembly, wanted_target};
use crate::{
    failure::{Failure, prime},
    out::{self, file::Place},
    target::{self, Renamed, RenamedTarget, Target, X86, lanes},
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
    /// One element over the lanes of vectors: 8. By default the recipe is the first that works
    #[arg(long, value_name = "N", conflicts_with = "lanes")]
    across: Option<u8>,
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
    /// For assembly of RISC-V and AArch64: the processor that the code is scheduled for, `rocket`, `u74`, `cortex-a76`,
    /// `neoverse-v2` or the path of a TOML file; by default `rocket` and `cortex-a76`
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
    /// Go's assembler, with a file of declarations: -o NAME_amd64.s also writes NAME_amd64.go
    Go,
}

impl Abi {
    /// The calling convention of a system, with its name in calls.
    fn convention(self) -> Option<(&'static str, read::X86)> {
        match self {
            Abi::Fiat => None,
            Abi::Windows => Some(("windows", read::X86::Windows)),
            Abi::Go => Some(("go", read::X86::Go)),
        }
    }
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
    if let Some((name, convention)) = arguments.abi.and_then(Abi::convention) {
        let Some(Target::X86(processor)) = &mut target else {
            return Err(Failure::Usage(format!(
                "`--abi {name}` is for assembly of x86-64; add `--lang asm --isa {X86}`"
            )));
        };
        processor.convention = convention;
    }
    let declarations = match arguments.abi {
        Some(Abi::Go) => Some(beside(arguments.output.as_deref())?),
        _ => None,
    };
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
    let field = match &arguments.recipe {
        Some(recipe) => {
            let plan: Plan = recipe.parse()?;
            has_number("lanes", plan.lanes, arguments.lanes)?;
            has_number("across", plan.across, arguments.across)?;
            derive(&prime, &plan)?
        }
        None => match (arguments.lanes, arguments.across) {
            (Some(count), _) => on_lanes(&prime, count)?,
            (_, Some(count)) => over_lanes(&prime, count)?,
            _ => build::field(&prime, None, None)?,
        },
    };
    has_language(&field, arguments.lang)?;
    let vectors = field.vector_plan().is_some() || field.across_plan().is_some();
    if arguments.traits && vectors {
        return Err(Failure::Usage(
            "`--traits` is for recipes without vectors; remove it".to_owned(),
        ));
    }
    let folder = arguments.output.as_deref().filter(|path| is_folder(path));
    if let (Language::Go, Some(folder)) = (arguments.lang, folder) {
        std::fs::create_dir_all(folder).map_err(|reason| Failure::file(folder, reason))?;
        for (file, text) in emit::go_package(&field, &options(&field, "go", &name, false)) {
            Place::at(&folder.join(file))?.put(&text)?;
        }
        return Ok(());
    }
    let schedules = arguments.schedules.as_deref();
    let text = match (target, declarations) {
        (Some(Target::X86(processor)), Some(path)) => {
            let (text, declarations) = go_assembly(&field, &name, &processor, schedules)?;
            let declared = Place::at(&path)?;
            out::write(arguments.output.as_deref(), &text)?;
            return declared.put(&declarations);
        }
        (Some(target), _) => assembly(&field, &name, &target, schedules)?,
        (None, _) => source(&field, arguments.lang.name(), &name, arguments.traits)?,
    };
    out::write(arguments.output.as_deref(), &text)
}

/// Refuses a recipe with another number of this name than the one that is wanted.
fn has_number(name: &str, number: u8, wanted: Option<u8>) -> Result<(), Failure> {
    if wanted.is_none_or(|wanted| wanted == number) {
        return Ok(());
    }
    Err(Failure::Usage(match number {
        1 => {
            format!("the recipe has no {name}(…); leave `--{name}` out, or give a recipe that has")
        }
        _ => format!(
            "the recipe has {name}({number}); leave `--{name}` out, or give the same number"
        ),
    }))
}

/// Refuses a language in which a recipe on vectors is not printed.
fn has_language(field: &Field, language: Language) -> Result<(), Failure> {
    if matches!(language, Language::Rust | Language::C | Language::Json) {
        return Ok(());
    }
    let has = |plan: Option<Plan>, what| plan.map(|plan| (plan, what));
    let vectors = has(field.vector_plan(), "has lanes, which are").or_else(|| {
        has(
            field.across_plan(),
            "spreads one element over lanes, which is",
        )
    });
    match vectors {
        None => Ok(()),
        Some((plan, what)) => Err(Failure::Impossible(format!(
            "`{plan}` {what} printed in Rust, C and JSON only; use `--lang rust` or `--lang c`"
        ))),
    }
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
        ("--across", arguments.across.is_some()),
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
    first(prime, vectors(prime, lanes(count)?)).ok_or_else(|| {
        Failure::Impossible(format!(
            "no recipe with {count} lanes works for {prime}; leave `--lanes` out"
        ))
    })
}

/// The field by the first recipe that works and spreads an element over so many lanes.
fn over_lanes(prime: &Prime, count: u8) -> Result<Field, Failure> {
    let count = target::across(count)?;
    first(prime, across(prime)).ok_or_else(|| {
        Failure::Impossible(format!(
            "no recipe across {count} lanes works for {prime}: no number and width of limbs fits it; leave `--across` out"
        ))
    })
}

fn first(prime: &Prime, plans: Vec<Plan>) -> Option<Field> {
    plans.iter().find_map(|plan| derive(prime, plan).ok())
}

/// A folder that is there, or the path of one: it ends with `/`, or has no extension.
fn is_folder(path: &Path) -> bool {
    let slash = path.as_os_str().as_encoded_bytes().ends_with(b"/");
    path.is_dir() || slash || (path.extension().is_none() && !path.exists())
}

/// The text of a field in a language; its header names the command that makes it again.
pub fn source(field: &Field, language: &str, name: &str, traits: bool) -> Result<String, Failure> {
    let emitter = emit::by_name(language)
        .ok_or_else(|| Failure::Impossible(format!("there is no emitter for {language}")))?;
    Ok(emitter.emit(field, &options(field, language, name, traits)))
}
