//! A folder that is replaced as a whole, or compared with what it should be.

use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use limbforge::regen::{CERTIFICATES, Files, MARK};

use crate::failure::Failure;

/// Paths that cargo creates in a folder of generated code when it runs there.
const CARGOS: [&str; 2] = ["rust/target", "rust/Cargo.lock"];

/// A new folder beside the one that it will replace. Until [`Replacement::write`] has ended, the old one stands.
pub struct Replacement {
    target: PathBuf,
    new: PathBuf,
    old: PathBuf,
}

impl Replacement {
    /// Begins to replace `target`, which is made by `limbforge regen`, empty, or not there.
    pub fn of(target: &Path) -> Result<Replacement, Failure> {
        let name = target.file_name().ok_or_else(|| {
            Failure::Usage(format!(
                "{} cannot be replaced as a whole; name a folder of its own with --out",
                target.display()
            ))
        })?;
        let sibling = |end: &str| target.with_file_name(format!(".{}.{end}", name.display()));
        let (new, old) = (sibling("new"), sibling("old"));
        let clean = || -> io::Result<()> {
            // A run was ended between its two renamings.
            if old.exists() && !target.exists() {
                fs::rename(&old, target)?;
            }
            remove(&new)?;
            remove(&old)?;
            fs::create_dir(&new)
        };
        may_be_replaced(target)?;
        clean().map_err(|reason| Failure::file(&new, reason))?;
        Ok(Replacement {
            target: target.to_owned(),
            new,
            old,
        })
    }

    /// Writes the files and puts the new folder in the place of the old one.
    pub fn write(self, files: &Files) -> Result<(), Failure> {
        for (path, text) in files {
            let path = self.new.join(path);
            let write = || -> io::Result<()> {
                fs::create_dir_all(path.parent().unwrap_or(&self.new))?;
                fs::write(&path, text)
            };
            write().map_err(|reason| Failure::file(&path, reason))?;
        }
        self.swap()
            .map_err(|reason| Failure::file(&self.target, reason))
    }

    fn swap(&self) -> io::Result<()> {
        let existed = self.target.exists();
        if existed {
            fs::rename(&self.target, &self.old)?;
        }
        if let Err(reason) = fs::rename(&self.new, &self.target) {
            if existed {
                fs::rename(&self.old, &self.target)?;
            }
            return Err(reason);
        }
        remove(&self.old)
    }
}

impl Drop for Replacement {
    /// Removes an unfinished new folder. If that fails, the next run removes it.
    fn drop(&mut self) {
        let _ = remove(&self.new);
    }
}

fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(reason) if reason.kind() != io::ErrorKind::NotFound => Err(reason),
        _ => Ok(()),
    }
}

/// A folder with files of the user's must not go away because of a slip in `--out`.
fn may_be_replaced(target: &Path) -> Result<(), Failure> {
    let ours =
        fs::read_to_string(target.join("README.md")).is_ok_and(|text| text.starts_with(MARK));
    let empty = || fs::read_dir(target).is_ok_and(|mut entries| entries.next().is_none());
    if ours || !target.exists() || empty() {
        return Ok(());
    }
    Err(Failure::Impossible(format!(
        "{} was not made by `limbforge regen` and would be replaced as a whole; name another folder with --out",
        target.display()
    )))
}

/// How a file is not what it should be; the path is that of the file.
pub enum Difference {
    /// It has other contents.
    Differs(PathBuf),
    /// It is not there.
    Missing(PathBuf),
    /// It should not be there.
    Surplus(PathBuf),
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Difference::Differs(path) => write!(f, "differs: {}", path.display()),
            Difference::Missing(path) => write!(f, "missing: {}", path.display()),
            Difference::Surplus(path) => write!(f, "surplus: {}", path.display()),
        }
    }
}

/// Where `target` is not `files`. What cargo leaves there does not count, and the certificates may all be missing: they
/// are not kept under version control, and the list of their hashes is.
pub fn differences(target: &Path, files: &Files) -> Result<Vec<Difference>, Failure> {
    let mut found = Vec::new();
    let wanted: BTreeSet<PathBuf> = files.keys().map(|path| target.join(path)).collect();
    let certified = target.join(CERTIFICATES).exists();
    for (path, text) in files {
        if !certified && Path::new(path).starts_with(CERTIFICATES) {
            continue;
        }
        let path = target.join(path);
        match fs::read(&path) {
            Ok(bytes) if bytes == text.as_bytes() => {}
            Ok(_) => found.push(Difference::Differs(path)),
            Err(_) => found.push(Difference::Missing(path)),
        }
    }
    let ignored = CARGOS.map(|path| target.join(path));
    for path in all_files(target, &ignored)? {
        if !wanted.contains(&path) {
            found.push(Difference::Surplus(path));
        }
    }
    Ok(found)
}

/// The files below a folder, sorted; none if it is not there.
fn all_files(folder: &Path, ignored: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let unreadable = |reason: io::Error| {
        let folder = folder.display();
        Failure::Impossible(format!("cannot read {folder} ({reason}); make it readable"))
    };
    let entries = match fs::read_dir(folder) {
        Err(reason) if reason.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(unreadable)?,
    };
    let mut files = Vec::new();
    for entry in entries {
        let entry = entry.map_err(unreadable)?;
        let path = entry.path();
        if ignored.contains(&path) {
        } else if entry.file_type().map_err(unreadable)?.is_dir() {
            files.extend(all_files(&path, ignored)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
