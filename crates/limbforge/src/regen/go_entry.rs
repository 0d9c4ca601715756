//! `[field.go]` of `fields.toml`: a package of Go, with the file that each GOARCH takes.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{
    RegenError,
    entry::{Choice, choice},
};

/// A package of Go that is wanted: a `[field.go]` of `fields.toml`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoEntry {
    /// Where it goes, from the folder of `fields.toml`: below it, as Go takes only what lies in the user's module.
    pub folder: String,
    /// A recipe for each GOARCH that has its own, then that of `generic`: all others of 64 bits.
    pub recipes: Vec<(String, Choice)>,
}

/// The recipe for what has none of its own.
pub const GENERIC: &str = "generic";

/// Every GOARCH with words of 64 bits.
const WIDE: &[&str] = &[
    "amd64", "arm64", "loong64", "mips64", "mips64le", "ppc64", "ppc64le", "riscv64", "s390x",
    "wasm",
];

/// Keys beside the folder are GOARCHes.
#[derive(Deserialize)]
pub struct GoTable {
    folder: String,
    #[serde(flatten)]
    recipes: BTreeMap<String, String>,
}

/// Reads the package of the field called `field`.
pub fn entry(field: &str, table: GoTable) -> Result<GoEntry, RegenError> {
    let inside = |part: &str| !matches!(part, "" | "." | "..") && !part.contains('\\');
    if !table.folder.split('/').all(inside) {
        let (field, folder) = (field.to_owned(), table.folder);
        return Err(RegenError::Folder { field, folder });
    }
    let mut own = table.recipes;
    let generic = own.remove(GENERIC);
    let mut recipes = Vec::new();
    for (architecture, recipe) in own {
        if !WIDE.contains(&architecture.as_str()) {
            return Err(RegenError::Architecture {
                field: field.to_owned(),
                architecture,
                known: WIDE,
            });
        }
        recipes.push((architecture, choice(field, 64, Some(recipe))?));
    }
    recipes.push((GENERIC.to_owned(), choice(field, 64, generic)?));
    Ok(GoEntry {
        folder: table.folder,
        recipes,
    })
}
