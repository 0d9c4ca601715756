//! The checker's sources, which this crate contains, compiled where they are needed.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use sha2::{Digest, Sha256};

use super::RocqError;

/// The files of `proofs/`, in the order in which they are compiled.
pub const SOURCES: &[(&str, &str)] = &[
    ("Words", include_str!("../../proofs/Words.v")),
    ("Program", include_str!("../../proofs/Program.v")),
    ("Spec", include_str!("../../proofs/Spec.v")),
    ("Poly", include_str!("../../proofs/Poly.v")),
    ("Facts", include_str!("../../proofs/Facts.v")),
    ("Bits", include_str!("../../proofs/Bits.v")),
    ("Claims", include_str!("../../proofs/Claims.v")),
    ("Learn", include_str!("../../proofs/Learn.v")),
    ("Steps", include_str!("../../proofs/Steps.v")),
    ("Lower", include_str!("../../proofs/Lower.v")),
    ("Check", include_str!("../../proofs/Check.v")),
    ("Short", include_str!("../../proofs/Short.v")),
    ("Power", include_str!("../../proofs/Power.v")),
];

/// The compiled checker, and the program `coqc`.
#[derive(Clone, Debug)]
pub struct Library {
    coqc: PathBuf,
    folder: PathBuf,
}

/// The hash of the checker's sources: a proof is one by these.
pub fn fingerprint() -> String {
    let mut hash = Sha256::new();
    for (name, text) in SOURCES {
        hash.update(name);
        hash.update([0]);
        hash.update(text);
        hash.update([0]);
    }
    hex(&hash.finalize())
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Library {
    /// The checker, compiled into a folder of its own below `cache`, or found there. Takes some seconds the first time.
    ///
    /// # Errors
    /// [`RocqError::Missing`] without `coqc` on `PATH`; [`RocqError::File`] if the folder cannot be written;
    /// [`RocqError::Library`] if this `coqc` does not take the sources.
    pub fn compiled(cache: &Path) -> Result<Library, RocqError> {
        let path = env::var_os("PATH").unwrap_or_default();
        let coqc = env::split_paths(&path)
            .map(|folder| folder.join("coqc"))
            .find(|file| file.is_file());
        let coqc = coqc.ok_or(RocqError::Missing)?;
        let name = format!("rocq-{}", &fingerprint()[..16]);
        let library = Library {
            coqc,
            folder: cache.join(&name),
        };
        if library.folder.is_dir() {
            return Ok(library);
        }
        let failed = |reason| RocqError::File {
            path: library.folder.clone(),
            reason,
        };
        // Compiled beside its place and then moved there: nobody finds half of it.
        fs::create_dir_all(cache).map_err(failed)?;
        let made = tempfile::tempdir_in(cache).map_err(failed)?;
        let under_way = Library {
            folder: made.path().to_owned(),
            ..library.clone()
        };
        for (name, text) in SOURCES {
            let file = made.path().join(format!("{name}.v"));
            fs::write(&file, text).map_err(failed)?;
            let output = under_way.compile(&file)?;
            if !output.status.success() {
                let reason = first_line(&output.stderr);
                let name = (*name).to_owned();
                return Err(RocqError::Library { name, reason });
            }
        }
        let made = made.keep();
        match fs::rename(&made, &library.folder) {
            Err(_) if library.folder.is_dir() => fs::remove_dir_all(&made).map_err(failed)?,
            outcome => outcome.map_err(failed)?,
        }
        Ok(library)
    }

    /// Runs `coqc` on a file.
    pub(super) fn compile(&self, file: &Path) -> Result<Output, RocqError> {
        let mut command = Command::new(&self.coqc);
        command
            .arg("-q")
            .arg("-Q")
            .arg(&self.folder)
            .arg("Limbforge")
            .arg(file);
        command.output().map_err(|reason| RocqError::File {
            path: self.coqc.clone(),
            reason,
        })
    }
}

/// The error of a run of `coqc` on one line, without the place.
pub(super) fn first_line(stderr: &[u8]) -> String {
    let text = String::from_utf8_lossy(stderr);
    let lines = text
        .lines()
        .filter(|line| !line.starts_with("File ") && *line != "Error:");
    let words: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
    let line = words.join(" ");
    line.chars().take(200).collect()
}
