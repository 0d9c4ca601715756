//! How public documentation begins.

use super::{File, Finding};

/// Items that a doc comment can stand before.
const PUBLIC: &[&str] = &["pub ", "#[macro_export"];

/// Documentation of a public item names the thing first: no "What …".
pub fn openings(files: &[File]) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.is_rust()) {
        let lines: Vec<&str> = file.text.lines().map(str::trim_start).collect();
        for (i, line) in lines.iter().enumerate() {
            let opens = |mark: &str| {
                let before = i.checked_sub(1).map(|i| lines[i]);
                let first = before.is_none_or(|line| !line.starts_with(mark.trim_end()));
                line.starts_with(&format!("{mark}What ")) && first
            };
            let item = lines[i..]
                .iter()
                .find(|line| !line.starts_with("//") && !line.starts_with("#["));
            let public =
                item.is_some_and(|item| PUBLIC.iter().any(|start| item.starts_with(start)));
            if opens("//! ") || (opens("/// ") && public) {
                let what = "documentation begins with \"What\"; name the thing first";
                found.push(file.finding(i + 1, what));
            }
        }
    }
    found
}
