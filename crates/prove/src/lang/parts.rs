//! A text as files of one form: one, or one for each module.

use std::collections::HashSet;

use super::{c, go, numbers::Language, problem::Problem, rust, syntax::File};

/// Names of numbers that no type of a file may have.
const NUMBERS: &[&str] = &[
    "u8", "u32", "u64", "u128", "i32", "i64", "i128", "usize", "bool", "uint64", "uint32", "int64",
];

/// Reads a file.
///
/// # Errors
/// The first thing outside functions that is not understood.
pub fn read(language: Language, text: &str) -> Result<File, Problem> {
    let file = match language {
        Language::Rust => rust::read(text)?,
        Language::C => c::read(text)?,
        Language::Go => go::read(text)?,
    };
    unambiguous(file)
}

/// Reads a file in parts: it has several with lanes, each named by its module, else one without a name.
///
/// # Errors
/// The first thing outside functions that is not understood.
pub fn parts(language: Language, text: &str) -> Result<Vec<(Option<String>, File)>, Problem> {
    if language == Language::Rust
        && let Some(modules) = rust::modules(text)?
    {
        let named = modules.into_iter();
        return named
            .map(|module| Ok((Some(module.name), unambiguous(module.file)?)))
            .collect();
    }
    Ok(vec![(None, read(language, text)?)])
}

/// The file, in which no name is there twice or is one of the language's.
fn unambiguous(file: File) -> Result<File, Problem> {
    let mut seen = HashSet::new();
    let names = file.functions.iter().map(|f| (&f.name, f.line));
    let broken = file.broken.iter().map(|(name, line, _)| (name, *line));
    let constants = file.constants.iter().map(|c| (&c.name, c.line));
    for (name, line) in names.chain(broken).chain(constants) {
        if !seen.insert(name) {
            return Err(Problem::at(line, format!("`{name}` is there twice")));
        }
    }
    if let Some((name, _)) = file
        .types
        .iter()
        .find(|(name, _)| NUMBERS.contains(&name.as_str()))
    {
        return Err(Problem::at(0, format!("a type called `{name}`")));
    }
    Ok(file)
}
