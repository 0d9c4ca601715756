//! Builds the explorer as one page, and opens it in headless Chromium as a reader does: `cargo xtask explorer`.

mod browser;
mod page;
mod pictures;
mod visits;
mod wasm;

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

const USAGE: &str = "usage: cargo xtask explorer [--test] [--pictures]
  builds explorer/dist/index.html, one page that opens from the file system; --test opens it in headless Chromium and
  fails at the first thing that is wrong; --pictures writes the pictures of docs/explorer.md; exits with status 77 if
  the machine lacks the target wasm32-unknown-unknown or Chromium";

/// Why there is no page, or a wrong one.
pub enum Failure {
    /// The machine lacks something.
    Lacks(String),
    /// Something is wrong.
    Wrong(String),
}

impl From<String> for Failure {
    fn from(reason: String) -> Failure {
        Failure::Wrong(reason)
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let known = ["--test", "--pictures"];
    if !words.iter().all(|word| known.contains(&word.as_str())) {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    }
    let has = |flag: &str| words.iter().any(|word| word == flag);
    match run(has("--test"), has("--pictures")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Lacks(reason)) => {
            eprintln!("skipped: {reason}");
            ExitCode::from(77)
        }
        Err(Failure::Wrong(reason)) => {
            eprintln!("error: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn run(test: bool, pictures: bool) -> Result<(), Failure> {
    let root = root();
    let page = page::page(&root, &wasm::build(&root)?)?;
    let file = root.join("explorer/dist/index.html");
    let folder = root.join("explorer/dist");
    let written = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, &page));
    written.map_err(|reason| format!("cannot write {} ({reason})", file.display()))?;
    println!("explorer/dist/index.html: {} kB", page.len() / 1000);
    if test {
        visits::all(&root, &file)?;
    }
    if pictures {
        pictures::take(&root, &file)?;
    }
    Ok(())
}

/// The folder of the repository.
fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.canonicalize().unwrap_or(root)
}
