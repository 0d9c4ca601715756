//! Two files of vectors that dalek's tests read and its packages do not contain.

use crate::case::{Stop, output, write};
use flate2::read::GzDecoder;
use std::fs;
use std::io::Read;
use std::path::Path;

/// Bernstein's sign.input, a thousand signatures, as Go has it.
const SIGN_INPUT: &str = "src/crypto/ed25519/testdata/sign.input.gz";

/// Writes TESTVECTORS and VALIDATIONVECTORS for ed25519-dalek.
fn write_all(root: &Path, folder: &Path) -> Result<(), Stop> {
    let go = output("go", root, &["env", "GOROOT"]);
    let go = go.ok_or(Stop::Unreadable {
        what: "go's folder; install Go, whose tests have the vectors",
    })?;
    let path = Path::new(go.trim()).join(SIGN_INPUT);
    let packed = fs::read(&path).map_err(|error| Stop::File { path, error })?;
    let mut text = String::new();
    if GzDecoder::new(&packed[..])
        .read_to_string(&mut text)
        .is_err()
    {
        return Err(Stop::Unreadable {
            what: "sign.input of Go",
        });
    }
    write(&folder.join("TESTVECTORS"), text.as_bytes())?;

    // In the form of CCTV's vectors, made by the oracle of forge25519's tests.
    let made = root.join("target/dropin/validation-vectors.json");
    let status = std::process::Command::new("cargo")
        .current_dir(root)
        .args([
            "test",
            "--quiet",
            "--package=forge25519",
            "--test=suite",
            "--",
            "--ignored",
            "validation_vectors",
        ])
        .env("LIMBFORGE_VECTORS", &made)
        .stdout(std::process::Stdio::null())
        .status();
    if !status.is_ok_and(|status| status.success()) {
        return Err(Stop::Cargo {
            words: "test -p forge25519 validation_vectors".to_owned(),
        });
    }
    let text = fs::read(&made).map_err(|error| Stop::File { path: made, error })?;
    write(&folder.join("VALIDATIONVECTORS"), &text)
}

/// The files for a package's tests.
pub fn write_for(package: &str, root: &Path, folder: &Path) -> Result<(), Stop> {
    match package {
        "ed25519-dalek" => write_all(root, folder),
        _ => Ok(()),
    }
}
