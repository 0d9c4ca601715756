//! Which parts may import which: crates and the modules of the compiler stand on floors, and imports go down.

use super::{File, Finding};

/// The modules of `crates/limbforge`, from the ground up. A module imports those before it.
const MODULES: &[&str] = &[
    "data",
    "prime",
    "formula",
    "ir",
    "curve",
    "repr",
    "plan",
    "routine",
    "pass",
    "check",
    "whole",
    "field",
    "ops",
    "explain",
    "certificate",
    "target",
    "forecast",
    "interface",
    "read",
    "emit",
    "build",
    "regen",
];

/// Names that `lib.rs` re-exports, with the modules that they come from.
const EXPORTED: &[(&str, &str)] = &[
    ("Checked", "check"),
    ("Cpu", "target"),
    ("Field", "field"),
    ("Plan", "plan"),
    ("Prime", "prime"),
    ("Program", "ir"),
    ("Repr", "repr"),
    ("Routine", "routine"),
];

/// Parts of `std` that need a machine.
const MACHINE: &[&str] = &["env", "fs", "net", "os", "process", "thread", "time"];

/// The one file of the compiler that needs a machine: it serves build scripts.
const AT_THE_MACHINE: &str = "crates/limbforge/src/build/cargo.rs";

const SOURCE: &str = "crates/limbforge/src/";

/// A file of the compiler without its tests: its module, and its lines.
fn module(file: &File) -> Option<(&str, impl Iterator<Item = (usize, &str)>)> {
    let path = file.path.strip_prefix(SOURCE)?;
    let name = path.split('/').next()?.trim_end_matches(".rs");
    let is_test = path.ends_with("tests.rs") || name == "lib" || !file.is_rust();
    let lines = file.lines().take_while(|(_, line)| *line != "#[cfg(test)]");
    (!is_test).then_some((name, lines))
}

/// Imports of modules that stand above, or on no floor.
pub fn upward(files: &[File]) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in files {
        let Some((name, lines)) = module(file) else {
            continue;
        };
        let Some(floor) = MODULES.iter().position(|known| *known == name) else {
            let what = format!("module `{name}` has no floor; add it to xtask/src/tidy/layers.rs");
            found.push(file.finding(1, what));
            continue;
        };
        for (number, imported) in imports(lines) {
            let exported = EXPORTED.iter().find(|(name, _)| *name == imported);
            let imported = exported.map_or(imported.as_str(), |(_, module)| module);
            let above = MODULES.iter().position(|known| *known == imported);
            if above.is_some_and(|above| above > floor) {
                let what = format!("`{name}` imports `{imported}`, which stands above it");
                found.push(file.finding(number, what));
            }
        }
    }
    found
}

/// What follows `crate::` in code, with its line: one name, or the first names of a list in braces.
fn imports<'a>(lines: impl Iterator<Item = (usize, &'a str)>) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    // Braces that are open within `crate::{ … }`.
    let mut depth = 0;
    for (number, line) in lines {
        let code = line.split("//").next().unwrap_or("");
        let mut rest = code;
        while !rest.is_empty() {
            if depth == 0 {
                let Some((_, after)) = rest.split_once("crate::") else {
                    break;
                };
                rest = after;
                if let Some(after) = rest.strip_prefix('{') {
                    (depth, rest) = (1, after);
                    continue;
                }
                found.push((number, word(rest)));
                continue;
            }
            let end = rest.find(['{', '}', ',']).unwrap_or(rest.len());
            let name = word(rest.trim_start());
            if depth == 1 && !name.is_empty() {
                found.push((number, name));
            }
            depth += match rest[end..].chars().next() {
                Some('{') => 1,
                Some('}') => -1,
                _ => 0,
            };
            rest = rest.get(end + 1..).unwrap_or("");
        }
    }
    found
}

fn word(text: &str) -> String {
    let is_part = |c: &char| c.is_alphanumeric() || *c == '_';
    text.chars().take_while(is_part).collect()
}

/// The compiler takes text and gives text: it runs where there is no machine to ask. One file is for build scripts.
pub fn impure(files: &[File]) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in files {
        let Some((_, lines)) = module(file).filter(|_| file.path != AT_THE_MACHINE) else {
            continue;
        };
        for (number, line) in lines {
            let code = line.split("//").next().unwrap_or("");
            // `env!` is the compiler's, at build time.
            let listed = code.split_once("std::{").map_or("", |(_, list)| list);
            let used = MACHINE.iter().find(|part| {
                let named = |name| word(name) == **part;
                code.contains(&format!("std::{part}")) || listed.split(", ").any(named)
            });
            if let Some(part) = used {
                let what =
                    format!("`std::{part}` needs a machine; move the code to crate limbforge-lab");
                found.push(file.finding(number, what));
            }
        }
    }
    found
}
