//! A certificate, checked again.

use limbforge::certificate::{Proof, Verdict, recheck};
use serde::Serialize;

use crate::json;

/// What has been proved.
#[derive(Serialize)]
struct Report {
    prime: String,
    name: Option<&'static str>,
    recipe: String,
    instructions: usize,
    verdicts: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    operation: String,
    /// `holds`, `part` or `calls`, as `limbforge check` prints it.
    extent: &'static str,
    text: String,
}

/// Reads and checks it, under the library's own statements.
pub fn check(text: &str) -> Result<String, String> {
    let checked = recheck(text).map_err(|error| error.to_string())?;
    let programs = checked.field.programs.iter().map(|p| p.program());
    Ok(json(&Report {
        prime: checked.field.prime.to_string(),
        name: checked.field.prime.name(),
        recipe: checked.field.recipe.clone(),
        instructions: programs.map(|p| p.instructions().count()).sum(),
        verdicts: checked.verdicts.iter().map(line).collect(),
    }))
}

fn line(verdict: &Verdict) -> Line {
    Line {
        operation: verdict.name.clone(),
        extent: match verdict.proof {
            Proof::Whole => "holds",
            Proof::Part | Proof::PartAlone => "part",
            Proof::Calls | Proof::CallsAlone => "calls",
        },
        text: verdict.to_string(),
    }
}
