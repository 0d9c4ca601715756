//! Output of the commands.

pub mod code;
pub mod curves;
pub mod explanation;
pub mod file;
pub mod merged;
pub mod progress;
pub mod ranking;
pub mod report;
pub mod table;
pub mod versus;

use std::io::{ErrorKind, Write};
use std::path::Path;

use crate::failure::Failure;

/// Writes the product to a path, or to standard output. A terminal or a pipe takes the text as it comes; a file is
/// there as a whole or not at all.
pub fn write(to: Option<&Path>, text: &str) -> Result<(), Failure> {
    match to {
        Some(path) if path.exists() && !path.is_file() => {
            std::fs::write(path, text).map_err(|reason| Failure::file(path, reason))
        }
        Some(path) => file::Place::at(path)?.put(text),
        None => product(text),
    }
}

/// Writes the product to standard output. A reader that has seen enough, such as `head`, is no failure.
pub fn product(text: &str) -> Result<(), Failure> {
    let mut to = std::io::stdout().lock();
    match to.write_all(text.as_bytes()).and_then(|()| to.flush()) {
        Err(reason) if reason.kind() != ErrorKind::BrokenPipe => {
            Err(Failure::file(Path::new("standard output"), reason))
        }
        _ => Ok(()),
    }
}
