//! Files in Go's assembly, proved from the program that Go links.

use std::path::Path;

use limbforge_lab::assembler::assemble_go;

use crate::failure::Failure;

/// The beginning of a function in Go's assembly.
const FUNCTION: &str = "TEXT ·";

/// The program that Go makes of a file in its assembly.
pub fn linked(file: &Path, text: &str) -> Result<Vec<u8>, Failure> {
    let name = file.display();
    if !text.lines().any(|line| line.starts_with(FUNCTION)) {
        return Err(Failure::Usage(format!(
            "{name} is not in Go's assembly; assemble it and name the object"
        )));
    }
    assemble_go(text).map_err(|error| Failure::Impossible(format!("{name}: {error}")))
}
