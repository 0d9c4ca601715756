//! The assembler of this machine: what is printed is proved as it assembles it.

use std::{
    env,
    ffi::{OsStr, OsString},
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use limbforge::emit::asm::{AssemblerError, riscv::Assemble};
use riscv_lab::isa::Isa;

use crate::measure::compiler::program;

/// An assembler for RISC-V that is installed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assembler {
    path: PathBuf,
    /// Arguments that make a compiler assemble.
    arguments: &'static [&'static str],
}

/// GNU assemblers by their names.
const GNU: [&str; 3] = [
    "riscv64-linux-gnu-as",
    "riscv64-unknown-elf-as",
    "riscv64-unknown-linux-gnu-as",
];

/// How clang assembles.
const CLANG: &[&str] = &["--target=riscv64", "-x", "assembler", "-c"];

const CLANG_X86: &[&str] = &["--target=x86_64-linux-gnu", "-x", "assembler", "-c"];

const CLANG_AARCH64: &[&str] = &["--target=aarch64-linux-gnu", "-x", "assembler", "-c"];

/// Names of clang.
fn clangs() -> impl Iterator<Item = String> {
    let versions = (14..=22).rev().map(|major| format!("clang-{major}"));
    std::iter::once("clang".to_owned()).chain(versions)
}

impl Assembler {
    /// Looks on `PATH` for a GNU assembler for RISC-V, then for clang.
    ///
    /// # Errors
    /// [`AssemblerError::Missing`].
    pub fn find() -> Result<Assembler, AssemblerError> {
        Assembler::find_in(&env::var_os("PATH").unwrap_or_default())
    }

    /// As [`Assembler::find`], with `path` in the form of the `PATH` variable.
    ///
    /// # Errors
    /// [`AssemblerError::Missing`].
    pub fn find_in(path: &OsStr) -> Result<Assembler, AssemblerError> {
        let gnu = GNU.iter().map(|name| (program(path, name), &[][..]));
        let clang = clangs().map(|name| (program(path, &name), CLANG));
        gnu.chain(clang)
            .find_map(|(path, arguments)| Some((path?, arguments)))
            .map(|(path, arguments)| Assembler { path, arguments })
            .ok_or(AssemblerError::NO_RISCV)
    }

    fn command(&self, isa: &Isa, source: &Path, object: &Path) -> Vec<OsString> {
        let fixed = self.arguments.iter().map(OsString::from);
        let march = format!("-march={}", isa.for_assemblers());
        fixed
            .chain([
                march.into(),
                "-mabi=lp64".into(),
                "-o".into(),
                object.into(),
            ])
            .chain([source.into()])
            .collect()
    }
}

impl Assemble for Assembler {
    fn assemble(&self, text: &str, isa: &Isa) -> Result<Vec<u8>, AssemblerError> {
        object(text, &self.path, |source, object| {
            self.command(isa, source, object)
        })
    }
}

/// The object file of a text for x86-64, by GNU as or clang, whichever is on `PATH`.
///
/// # Errors
/// [`AssemblerError`].
pub fn assemble_x86(text: &str) -> Result<Vec<u8>, AssemblerError> {
    assemble_for("x86_64", CLANG_X86, text, AssemblerError::NO_X86)
}

/// The same for AArch64.
///
/// # Errors
/// [`AssemblerError`].
pub fn assemble_aarch64(text: &str) -> Result<Vec<u8>, AssemblerError> {
    assemble_for("aarch64", CLANG_AARCH64, text, AssemblerError::NO_AARCH64)
}

/// The executable that Go makes of a text in its assembly, for amd64: objects are in a format of its own. Functions
/// are in the package `main`.
///
/// # Errors
/// [`AssemblerError`].
pub fn assemble_go(text: &str) -> Result<Vec<u8>, AssemblerError> {
    let path = env::var_os("PATH").unwrap_or_default();
    let go = program(&path, "go").ok_or(AssemblerError::NO_GO)?;
    let folder = tempfile::tempdir().map_err(|reason| failed(&go, &reason))?;
    let files = [
        ("go.mod", "module main\n\ngo 1.22\n"),
        ("main.go", &caller(text)),
        ("field_amd64.s", text),
    ];
    for (name, text) in files {
        fs::write(folder.path().join(name), text).map_err(|reason| failed(&go, &reason))?;
    }
    let mut build = Command::new(&go);
    // Without debugging data. The user's settings for other builds do not count here.
    build.args(["build", "-buildvcs=false", "-ldflags=-w", "-o", "field"]);
    build.current_dir(folder.path());
    let settings = [
        ("GOOS", "linux"),
        ("GOARCH", "amd64"),
        ("GOAMD64", "v1"),
        ("GO111MODULE", "on"),
        ("GOFLAGS", ""),
        ("GOWORK", "off"),
        ("GOEXPERIMENT", ""),
        ("GOTOOLCHAIN", "local"),
        ("CGO_ENABLED", "0"),
    ];
    build.envs(settings);
    made(&go, build, &folder.path().join("field"))
}

/// A program that has all functions of a text in Go's assembly, so that the linker leaves none out.
fn caller(text: &str) -> String {
    let functions = text.lines().filter_map(|line| {
        let name = line.strip_prefix("TEXT ·")?;
        name.split_once('(').map(|(name, _)| name)
    });
    let functions: Vec<&str> = functions.collect();
    let declared: String = functions.iter().map(|f| format!("func {f}()\n")).collect();
    let all = functions.join(", ");
    format!(
        "package main\n\n{declared}\nvar all = []func(){{{all}}}\n\nfunc main() {{\n\tfor _, f := range all {{\n\t\tf()\n\t}}\n}}\n"
    )
}

fn assemble_for(
    architecture: &str,
    clang: &'static [&'static str],
    text: &str,
    missing: AssemblerError,
) -> Result<Vec<u8>, AssemblerError> {
    let path = env::var_os("PATH").unwrap_or_default();
    // The assembler without a prefix is for this machine.
    let here = (architecture == env::consts::ARCH).then(|| "as".to_owned());
    let gnu = [format!("{architecture}-linux-gnu-as")]
        .into_iter()
        .chain(here);
    let gnu = gnu.map(|name| (name, &[][..]));
    let (assembler, arguments) = gnu
        .chain(clangs().map(|name| (name, clang)))
        .find_map(|(name, arguments)| Some((program(&path, &name)?, arguments)))
        .ok_or(missing)?;
    object(text, &assembler, |source, object| {
        let fixed = arguments.iter().map(OsString::from);
        fixed
            .chain(["-o".into(), object.into(), source.into()])
            .collect()
    })
}

/// The object file that an assembler makes of a text. `command` gives its arguments from the paths of source and
/// object.
fn object(
    text: &str,
    assembler: &Path,
    command: impl Fn(&Path, &Path) -> Vec<OsString>,
) -> Result<Vec<u8>, AssemblerError> {
    let folder = tempfile::tempdir().map_err(|reason| failed(assembler, &reason))?;
    let [source, object] = ["field.s", "field.o"].map(|name| folder.path().join(name));
    fs::write(&source, text).map_err(|reason| failed(assembler, &reason))?;
    let mut run = Command::new(assembler);
    run.args(command(&source, &object));
    made(assembler, run, &object)
}

fn failed(assembler: &Path, reason: &std::io::Error) -> AssemblerError {
    AssemblerError::Start {
        path: assembler.to_owned(),
        reason: reason.to_string(),
    }
}

/// The file that an assembler makes.
fn made(assembler: &Path, mut run: Command, file: &Path) -> Result<Vec<u8>, AssemblerError> {
    let output = run.output().map_err(|reason| failed(assembler, &reason))?;
    if !output.status.success() {
        let message = String::from_utf8_lossy(&output.stderr);
        // Go's messages begin with a line about the package.
        let line = message.lines().find(|line| line.contains("rror"));
        let line = line.or_else(|| message.lines().find(|line| !line.starts_with('#')));
        return Err(AssemblerError::Refused {
            path: assembler.to_owned(),
            message: line.unwrap_or("without a reason").trim().to_owned(),
        });
    }
    fs::read(file).map_err(|reason| failed(assembler, &reason))
}
