//! The machine code of a recipe, for `limbforge explain --code`.

use limbforge::{
    ops::derive::{derive_only, programs_after},
    plan::Plan,
    prime::Prime,
};
use limbforge_lab::{
    listing::{self, Listing},
    measure::compiler,
};

use crate::{failure::Failure, out::code};

/// The names of compilers.
pub const COMPILERS: [&str; 3] = ["rustc", "gcc", "clang"];

/// Builds these operations by a recipe with the compiler of this name, and lists their code.
pub fn listings(
    prime: &Prime,
    plan: &Plan,
    name: &str,
    operations: &[&str],
) -> Result<Vec<Listing>, Failure> {
    let written = programs_after(prime, plan, operations, &[])?;
    let is_written = |name: &str| written.iter().any(|each| each.program().name == name);
    if let Some(unknown) = operations.iter().find(|name| !is_written(name)) {
        return Err(not_straight_line(unknown));
    }
    let field = derive_only(prime, plan, operations)?;
    let found = compiler::find();
    let own = found.compilers.iter();
    let own = own.clone().find(|own| own.version.starts_with(name));
    let Some(own) = own else {
        let missing = found.missing.iter().find(|missing| missing.name == name);
        let hint = missing.map_or("give another", |missing| missing.hint);
        return Err(Failure::Impossible(format!(
            "{name} is not on PATH; {hint}"
        )));
    };
    let folder = tempfile::tempdir().map_err(|e| Failure::file(&std::env::temp_dir(), e))?;
    listing::listings(&field, operations, own, folder.path()).map_err(Failure::Impossible)
}

/// The refusal of an operation that is no program of the recipe.
pub fn not_straight_line(operation: &str) -> Failure {
    Failure::Usage(format!(
        "`{operation}` is not a straight-line operation of this recipe; `limbforge emit` prints all of them"
    ))
}

/// All listings as text.
pub fn text(listings: &[Listing]) -> String {
    let all: Vec<String> = listings.iter().map(code::text).collect();
    all.join("\n")
}
