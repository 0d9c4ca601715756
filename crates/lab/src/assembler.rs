//! The assembler of this machine: what is printed is proved as it assembles it.

use std::{
    env,
    ffi::{OsStr, OsString},
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use limbforge::emit::asm::riscv::{Assemble, AssemblerError};
use riscv_lab::isa::Isa;

use crate::measure::compiler::program;

/// An assembler for RISC-V.
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
        let versions = (14..=22).rev().map(|major| format!("clang-{major}"));
        let clang = std::iter::once("clang".to_owned()).chain(versions);
        let clang = clang.map(|name| (program(path, &name), CLANG));
        gnu.chain(clang)
            .find_map(|(path, arguments)| Some((path?, arguments)))
            .map(|(path, arguments)| Assembler { path, arguments })
            .ok_or(AssemblerError::Missing)
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
        let failed = |reason: std::io::Error| AssemblerError::Start {
            path: self.path.clone(),
            reason: reason.to_string(),
        };
        let folder = tempfile::tempdir().map_err(failed)?;
        let [source, object] = ["field.s", "field.o"].map(|name| folder.path().join(name));
        fs::write(&source, text).map_err(failed)?;
        let output = Command::new(&self.path)
            .args(self.command(isa, &source, &object))
            .output()
            .map_err(failed)?;
        if !output.status.success() {
            let message = String::from_utf8_lossy(&output.stderr);
            let line = message.lines().find(|line| line.contains("rror"));
            return Err(AssemblerError::Refused {
                path: self.path.clone(),
                message: line.unwrap_or("without a reason").trim().to_owned(),
            });
        }
        fs::read(&object).map_err(failed)
    }
}
