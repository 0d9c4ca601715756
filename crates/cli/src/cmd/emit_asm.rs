//! Assembly for `limbforge emit` and the verbs that search it.

use std::path::{Path, PathBuf};

use limbforge::{
    emit::{
        self, Options,
        asm::{
            AsmError, AssemblerError, aarch64,
            flagged::Source,
            riscv,
            x86::{self, Schedules},
        },
    },
    field::Field,
    read,
};
use limbforge_lab::assembler::{Assembler, assemble_aarch64, assemble_go, assemble_x86};

use super::emit::Language;
use crate::{
    failure::Failure,
    target::{AARCH64, Target, X86, target},
};

/// The path of the declarations of assembly for Go, which is beside that of the text.
pub fn beside(output: Option<&Path>) -> Result<PathBuf, Failure> {
    const END: &str = "_amd64.s";
    let named = output.filter(|path| path.to_string_lossy().ends_with(END));
    let path = named.map(|path| path.with_extension("go"));
    path.ok_or_else(|| {
        Failure::Usage(format!(
            "assembly for Go is a file NAME{END} with a file of declarations, NAME_amd64.go; add `-o NAME{END}`"
        ))
    })
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
pub fn assembly(
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
            source.map(|source| told(source, "C")).map_err(impossible)
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
    let (_, source) = x86_source(field, name, processor, schedules, &assemble_x86)?;
    Ok(told(source, "C"))
}

/// The same for Go, with the file of declarations.
pub fn go_assembly(
    field: &Field,
    name: &str,
    processor: &x86::Processor,
    schedules: Option<&Path>,
) -> Result<(String, String), Failure> {
    let schedules = match schedules {
        Some(path) => Some((path, read_schedules(field, path)?)),
        None => None,
    };
    let schedules = schedules.as_ref().map(|(path, read)| (*path, read));
    let (options, source) = x86_source(field, name, processor, schedules, &assemble_go)?;
    let declarations = emit::go_declarations(processor, field, &options, &source);
    Ok((told(source, "Go"), declarations))
}

/// The source for x86-64 by the schedules of a file, with its options.
fn x86_source(
    field: &Field,
    name: &str,
    processor: &x86::Processor,
    schedules: Option<(&Path, &Schedules)>,
    assemble: &dyn Fn(&str) -> Result<Vec<u8>, AssemblerError>,
) -> Result<(Options, Source), Failure> {
    let mut options = assembly_options(field, name, processor.isa());
    options.command.push_str(match processor.convention {
        read::X86::SystemV => "",
        read::X86::Windows => " --abi windows",
        read::X86::Go => " --abi go",
    });
    if let Some((path, _)) = schedules {
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        options.command.push_str(&format!(" --schedules {file}"));
    }
    let none = Schedules::none(field);
    let schedules = schedules.map_or(&none, |(_, schedules)| schedules);
    let source = x86::source(processor, field, &options, schedules, assemble);
    source.map(|source| (options, source)).map_err(impossible)
}

/// The text. Standard error says what is not in it, but in the source in this language.
fn told(source: Source, other: &str) -> String {
    for (operation, reason) in &source.left_out {
        eprintln!("left to {other}: {operation}: {reason}");
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
