//! The texts of `formulas/`.

use std::{fs, path::PathBuf};

/// All files, in order.
pub fn texts() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../formulas");
    let files = fs::read_dir(folder).expect("the folder of formulas");
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    let texts = paths.iter().map(fs::read_to_string);
    texts.map(|text| text.expect("a text")).collect()
}

/// The one of this name.
pub fn text(name: &str) -> String {
    let texts = texts().into_iter();
    let mut named = texts.filter(|text| text.lines().any(|line| line == format!("formula {name}")));
    named.next().expect(name)
}
