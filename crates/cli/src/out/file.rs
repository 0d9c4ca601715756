//! A file that is there as a whole or not at all.

use std::io::Write;
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::failure::Failure;

/// A place for a file, found to be writable.
pub struct Place(PathBuf);

impl Place {
    /// Finds out whether a file can be put there, and leaves everything as it was.
    ///
    /// # Errors
    /// If its folder cannot be written, or if what is there is not a file.
    pub fn at(path: &Path) -> Result<Place, Failure> {
        if path.exists() && !path.is_file() {
            return Err(Failure::Impossible(format!(
                "cannot write {} (it exists and is not a file); give another path",
                path.display()
            )));
        }
        // A file beside it, gone at once.
        beside(path).map_err(|e| Failure::file(path, e))?;
        Ok(Place(path.to_owned()))
    }

    /// The same for a file in a folder that need not be there yet. [`Place::put`] creates it.
    ///
    /// # Errors
    /// If the folder cannot be created or written, or if what is there is not a file.
    pub fn within(folder: &Path, name: &str) -> Result<Place, Failure> {
        let path = folder.join(name);
        let existing = folder.ancestors().find(|path| path.exists());
        let existing = existing.unwrap_or(Path::new("."));
        if existing == folder {
            return Place::at(&path);
        }
        beside(&existing.join(name)).map_err(|e| Failure::file(folder, e))?;
        Ok(Place(path))
    }

    /// Puts a record there as JSON, on a line.
    ///
    /// # Errors
    /// If it cannot be written any more.
    pub fn put_record(&self, record: &impl Serialize) -> Result<(), Failure> {
        let text = serde_json::to_string(record);
        self.put(&(text.expect("strings, numbers and lists always have a JSON form") + "\n"))
    }

    /// Puts the text there in one step, written beside and then renamed, and says so.
    ///
    /// # Errors
    /// If it cannot be written any more.
    pub fn put(&self, text: &str) -> Result<(), Failure> {
        let written = || {
            std::fs::create_dir_all(self.0.parent().unwrap_or(Path::new("")))?;
            let mut file = beside(&self.0)?;
            file.write_all(text.as_bytes())?;
            file.persist(&self.0)?;
            Ok(())
        };
        written().map_err(|e| Failure::file(&self.0, e))?;
        eprintln!("wrote {}", self.0.display());
        Ok(())
    }
}

/// A new file in the folder of a path.
fn beside(path: &Path) -> std::io::Result<tempfile::NamedTempFile> {
    let folder = path.parent().filter(|f| !f.as_os_str().is_empty());
    let mut builder = tempfile::Builder::new();
    // As any file that a program makes, and not closed to others as temporary files are.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let file = builder.tempfile_in(folder.unwrap_or(Path::new(".")));
    // Without the name of the file beside, which nobody asked for.
    file.map_err(|e| {
        e.raw_os_error()
            .map_or(e.kind().into(), std::io::Error::from_raw_os_error)
    })
}
