//! The formulas beside the operations of printed files of lanes.

use limbforge::{
    ops::formula::Compiled,
    regen::{beside, parse},
};
use limbforge_prove::lang::{Problem, Report, examine_with};

use super::{Printed, generated};

/// Those that `fields.toml` has for a file.
pub fn formulas(printed: &Printed) -> Vec<Compiled> {
    let root = generated().join("..");
    let toml = std::fs::read_to_string(root.join("fields.toml")).expect("the fields");
    let entries = parse(&toml).expect("fields");
    let read = |path: &str| std::fs::read_to_string(root.join(path)).map_err(|e| e.to_string());
    let plan = printed.field.recipe.parse().expect("a recipe");
    let all = beside(&entries, &printed.field.prime, &plan, &read).expect("formulas");
    all.into_iter().map(|(_, compiled)| compiled).collect()
}

/// The verdicts on a text that stands for a file.
pub fn examined(printed: &Printed, text: &str, formulas: &[Compiled]) -> Result<Report, Problem> {
    examine_with(printed.language, text, &printed.field, formulas)
}
