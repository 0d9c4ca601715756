//! The open tools: Verilator simulates, with a compiler; yosys synthesises and proves.

use std::{
    fmt,
    path::{Path, PathBuf},
    process::Command,
};

/// A program that the study runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Simulates SystemVerilog, by a C++ program that it writes and builds.
    Verilator,
    /// Synthesises and proves.
    Yosys,
    /// Verilator builds its programs with it.
    Make,
    /// The compiler of these programs, as Debian's Verilator is configured.
    Compiler,
}

impl Tool {
    /// The name of the program and of its package.
    pub const fn name(self) -> &'static str {
        match self {
            Tool::Verilator => "verilator",
            Tool::Yosys => "yosys",
            Tool::Make => "make",
            Tool::Compiler => "g++",
        }
    }

    /// The first line that it says of its version.
    ///
    /// # Errors
    /// [`HardwareError::Missing`] if it does not run.
    pub fn version(self) -> Result<String, HardwareError> {
        let option = match self {
            Tool::Yosys => "-V",
            _ => "--version",
        };
        let output = Command::new(self.name()).arg(option).output();
        let output = output.map_err(|_| HardwareError::Missing(self))?;
        let text = String::from_utf8_lossy(&output.stdout);
        match text.lines().next() {
            Some(line) if output.status.success() => Ok(line.trim().to_owned()),
            _ => Err(HardwareError::Missing(self)),
        }
    }

    /// Runs it in a folder and returns what it printed.
    ///
    /// # Errors
    /// [`HardwareError::Missing`], [`HardwareError::Failed`] with the line of its first error.
    pub(crate) fn run(self, folder: &Path, arguments: &[&str]) -> Result<String, HardwareError> {
        let mut command = Command::new(self.name());
        let output = command.args(arguments).current_dir(folder).output();
        let output = output.map_err(|_| HardwareError::Missing(self))?;
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        if output.status.success() {
            return Ok(printed);
        }
        let complaints = String::from_utf8_lossy(&output.stderr).into_owned();
        let mut lines = complaints.lines().chain(printed.lines());
        let line = lines.find(|line| line.to_ascii_lowercase().contains("error"));
        Err(HardwareError::Failed {
            tool: self,
            message: line.unwrap_or("without a reason").trim().to_owned(),
        })
    }
}

/// Why hardware could not be simulated, synthesised or proved.
#[derive(Debug)]
pub enum HardwareError {
    /// The tool is not installed.
    Missing(Tool),
    /// The tool ended with an error.
    Failed {
        /// The tool.
        tool: Tool,
        /// Its line about it.
        message: String,
    },
    /// It printed something else than expected.
    Unreadable {
        /// The tool.
        tool: Tool,
        /// What was looked for.
        missing: String,
    },
    /// A file of the run cannot be written or read.
    File {
        /// Its path.
        path: PathBuf,
        /// Why.
        reason: std::io::Error,
    },
    /// A simulation did not run to its end.
    Simulation(String),
    /// Pseudo-code that the translation to SystemVerilog does not know.
    PseudoCode(String),
}

impl fmt::Display for HardwareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HardwareError::Missing(tool) => {
                let name = tool.name();
                write!(
                    f,
                    "{name} is not installed; apt-get install verilator yosys g++ make"
                )
            }
            HardwareError::Failed { tool, message } => {
                write!(f, "{} stops with `{message}`", tool.name())
            }
            HardwareError::Unreadable { tool, missing } => write!(
                f,
                "{} does not print {missing}; use version 5.006 of verilator, 0.23 of yosys, or a later one",
                tool.name()
            ),
            HardwareError::File { path, reason } => {
                let path = path.display();
                write!(f, "{path}: {reason}; choose a folder that can be written")
            }
            HardwareError::Simulation(reason) => {
                write!(f, "the simulation stops: {reason}")
            }
            HardwareError::PseudoCode(text) => write!(
                f,
                "`{text}` cannot be translated; write it as sums, products, shifts and choices"
            ),
        }
    }
}

impl std::error::Error for HardwareError {}

/// Writes a file of a run.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), HardwareError> {
    write_bytes(path, text.as_bytes())
}

/// As [`write`], of any content.
pub(crate) fn write_bytes(path: &Path, bytes: &[u8]) -> Result<(), HardwareError> {
    std::fs::write(path, bytes).map_err(|reason| HardwareError::File {
        path: path.to_owned(),
        reason,
    })
}

/// A folder for a run, deleted with the value.
pub(crate) fn folder() -> Result<tempfile::TempDir, HardwareError> {
    tempfile::tempdir().map_err(|reason| HardwareError::File {
        path: std::env::temp_dir(),
        reason,
    })
}
