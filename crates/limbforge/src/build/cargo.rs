//! The machine, as far as a build script needs it: the folder, the file and the lines for cargo.

use std::fs::{self, File};
use std::io::{Error, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use super::BuildError;

/// The folder for files of a build script.
pub fn out_dir() -> Option<PathBuf> {
    std::env::var_os("OUT_DIR").map(PathBuf::from)
}

/// Puts the text there in one step: written beside and renamed. A file that has the text already is not touched, so
/// that cargo does not compile it again.
pub fn put(path: &Path, text: &str) -> Result<(), BuildError> {
    if fs::read(path).is_ok_and(|there| there == text.as_bytes()) {
        return Ok(());
    }
    written(path, text).map_err(|reason| BuildError::File {
        path: path.to_owned(),
        reason,
    })
}

fn written(path: &Path, text: &str) -> Result<(), Error> {
    if path.file_name().is_none() {
        return Err(Error::new(ErrorKind::InvalidInput, "it has no name"));
    }
    // Not every system refuses to rename a file to the name of a folder.
    if path.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    let (beside, mut file) = beside(path)?;
    let done = file.write_all(text.as_bytes());
    drop(file);
    let done = done.and_then(|()| fs::rename(&beside, path));
    if done.is_err() {
        // The first error is the one to report.
        let _ = fs::remove_file(&beside);
    }
    done
}

/// A new file in the folder of `path`. Its name does not contain that of `path`, which can be as long as is allowed.
fn beside(path: &Path) -> Result<(PathBuf, File), Error> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    // A process that was killed may have left files, and a later one can have its number.
    const TRIES: usize = 1000;
    for _ in 0..TRIES {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!(".limbforge-{}-{number}", std::process::id());
        let beside = path.with_file_name(name);
        match File::create_new(&beside) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => (),
            made => return made.map(|file| (beside, file)),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

/// Tells cargo when to run the script again. Without a `build.rs` in the package it says nothing, and cargo runs the
/// script again if any file of the package changes: a file that does not exist would count as changed in every build.
pub fn watch(file: Option<&Path>) {
    if !Path::new("build.rs").is_file() {
        return;
    }
    println!("cargo::rerun-if-changed=build.rs");
    // A line is a message, so that a path with a line break cannot be in one.
    if let Some(file) = file.and_then(Path::to_str).filter(|f| !f.contains('\n')) {
        println!("cargo::rerun-if-changed={file}");
    }
}
