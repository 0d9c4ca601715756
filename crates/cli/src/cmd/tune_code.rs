//! The machine code of leading recipes, for the record of `limbforge tune`.

use std::sync::atomic::{AtomicBool, Ordering};

use limbforge_lab::{
    listing,
    measure::Compiler,
    search::{Built, RecipeCode, Record},
};

use crate::out::{progress::Progress, report};

/// Lists the operations without loops of the best recipe of each leading representation, as its best compiler builds
/// them. What cannot be listed is said once for each reason.
pub fn listed(
    record: &Record,
    built: &[Built],
    compilers: &[Compiler],
    stop: &AtomicBool,
) -> Vec<RecipeCode> {
    let progress = Progress::spinner("listing machine code");
    let (mut code, mut reasons) = (Vec::new(), Vec::new());
    for i in report::leading(record) {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let own = &built[record.ranking[i].built];
        match listings(own, &record.operations, compilers) {
            Ok(listings) if listings.is_empty() => {}
            Ok(listings) => code.push(RecipeCode {
                recipe: own.candidate.plan.clone(),
                listings,
            }),
            Err(reason) if reasons.contains(&reason) => {}
            Err(reason) => reasons.push(reason),
        }
    }
    progress.done();
    for reason in reasons {
        let first = reason.lines().next().unwrap_or_default();
        eprintln!("machine code is left out: {first}");
    }
    code
}

fn listings(
    built: &Built,
    operations: &[String],
    compilers: &[Compiler],
) -> Result<Vec<listing::Listing>, String> {
    let field = &built.candidate.field;
    let names = operations.iter().map(String::as_str);
    let names: Vec<&str> = names.filter(|name| field.program(name).is_some()).collect();
    let mut own = compilers.iter();
    let Some(compiler) = own.find(|compiler| compiler.title() == built.compiler) else {
        return Ok(Vec::new());
    };
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    listing::listings(field, &names, compiler, folder.path())
}
