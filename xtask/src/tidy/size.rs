//! Sizes: of files, of comments, of the README.

use super::{File, Finding};

/// Lines of a file of Rust.
const LINES: usize = 400;
/// Columns of a comment.
const COLUMNS: usize = 120;
/// Bytes of the README.
const BYTES: usize = 9000;

/// Files of Rust are read whole, so they are short.
pub fn files(files: &[File]) -> Vec<Finding> {
    let long = |file: &File| {
        let lines = file.text.lines().count();
        let what =
            format!("the file has {lines} lines, but at most {LINES} are allowed; divide it");
        (lines > LINES).then(|| file.finding(lines, what))
    };
    let rust = files.iter().filter(|file| file.is_rust());
    rust.filter_map(long).collect()
}

/// Comments fit a window; code is for rustfmt.
pub fn comments(files: &[File]) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.is_rust()) {
        for (number, line) in file.lines() {
            let is_comment = line.trim_start().starts_with("//");
            // An address cannot be broken.
            if is_comment && line.chars().count() > COLUMNS && !line.contains("://") {
                let what = format!("a comment is wider than {COLUMNS} columns; break it");
                found.push(file.finding(number, what));
            }
        }
    }
    found
}

/// The README is a front page.
pub fn readme(files: &[File]) -> Vec<Finding> {
    let front = files.iter().filter(|file| file.path == "README.md");
    let large = front.filter(|file| file.text.len() > BYTES);
    large
        .map(|file| {
            let size = file.text.len();
            file.finding(
                1,
                format!("the README has {size} bytes, but at most {BYTES} are allowed; move a part to docs/"),
            )
        })
        .collect()
}
