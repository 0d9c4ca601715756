//! Whole formulas: text, algebra, and the compiled programs.

mod compiled;
mod drawn;
mod mutants;
mod printed;
mod saved;
mod texts;

use limbforge_core::formula::{Formula, FormulaError, Proved};

/// The text of a file of `formulas/`.
fn text(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../formulas");
    let path = format!("{folder}/{name}.formula");
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The names of all files of `formulas/`, in order.
fn names() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../formulas");
    let files = std::fs::read_dir(folder).expect("the folder of formulas");
    let names = files.map(|file| file.expect("a file").file_name().into_string());
    let mut names: Vec<String> = names.map(|name| name.expect("a name in UTF-8")).collect();
    names.sort();
    let name = |file: &str| file.strip_suffix(".formula").map(str::to_owned);
    names.iter().filter_map(|file| name(file)).collect()
}

fn proved(text: &str) -> Result<Proved, FormulaError> {
    Proved::prove(Formula::parse(text)?)
}
