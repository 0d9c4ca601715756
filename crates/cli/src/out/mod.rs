//! Output of the commands.

pub mod curves;
pub mod explanation;
pub mod file;
pub mod progress;
pub mod ranking;
pub mod report;
pub mod table;

use std::io::{ErrorKind, Write};
use std::path::Path;

use crate::failure::Failure;

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
