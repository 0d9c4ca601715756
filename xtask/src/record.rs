//! Records of measurements, as far as tables need them, and what tables have in common.

use limbforge_lab::{
    measure::Environment,
    search,
    study::{karatsuba, riscv_ise, times19},
};

use crate::{ed25519, go_field, peers, superopt};

/// The names of blocks and their tables: one for each record, but one for all searches of `superopt`.
///
/// # Errors
/// If one, whose place is told, is a record of no known kind.
pub fn render(texts: &[String]) -> Result<Vec<(&'static str, String)>, (usize, serde_json::Error)> {
    let (mut blocks, mut searches) = (Vec::new(), Vec::new());
    for (place, text) in texts.iter().enumerate() {
        let off = |error| (place, error);
        if text.starts_with(go_field::START) {
            blocks.push(("go-field", go_field::table(text)));
            continue;
        }
        let value: serde_json::Value = serde_json::from_str(text).map_err(off)?;
        if value.get("verdict").is_some() {
            searches.push(serde_json::from_value(value).map_err(off)?);
        } else {
            blocks.push(block(value).map_err(off)?);
        }
    }
    if !searches.is_empty() {
        blocks.push(("superopt", superopt::table(searches)));
    }
    Ok(blocks)
}

fn block(value: serde_json::Value) -> Result<(&'static str, String), serde_json::Error> {
    let study = value.get("study").and_then(serde_json::Value::as_str);
    if study == Some("karatsuba") {
        let record: karatsuba::Record = serde_json::from_value(value)?;
        Ok(("karatsuba", crate::study::karatsuba(&record)))
    } else if study == Some("times19") {
        let record: times19::Record = serde_json::from_value(value)?;
        Ok(("times19", crate::study::times19(&record)))
    } else if study == Some("riscv-ise") {
        let record: riscv_ise::Record = serde_json::from_value(value)?;
        Ok(("riscv-ise", crate::study::riscv_ise(&record)))
    } else if value.get("contests").is_some() {
        let record: peers::Record = serde_json::from_value(value)?;
        Ok(("peers", peers::table(&record)))
    } else if value.get("peers").is_some() {
        let record: ed25519::Record = serde_json::from_value(value)?;
        Ok((ed25519::block(&record), ed25519::table(&record)))
    } else {
        let record: search::Record = serde_json::from_value(value)?;
        Ok(("tune", crate::tune::table(&record)))
    }
}

/// What every table must say of itself.
pub fn origin(command: &str, environment: &Environment) -> String {
    let made_by = made_by(command, environment);
    format!("{made_by} Core cycles per call, out of line: median ± half the interquartile range.")
}

/// The command, the processor and the compilers.
pub fn made_by(command: &str, environment: &Environment) -> String {
    let compilers: Vec<String> = environment
        .compilers
        .iter()
        .map(|compiler| version(compiler))
        .collect();
    format!(
        "`{command}` on {}, with {}.",
        environment.cpu,
        compilers.join(", "),
    )
}

/// `gcc 12.2.0 -O3 …` is `gcc 12.2.0`.
fn version(compiler: &str) -> String {
    compiler
        .split_whitespace()
        .take(2)
        .collect::<Vec<_>>()
        .join(" ")
}

/// `41.7 ± 0.1`.
pub fn cell(median: f64, spread: f64) -> String {
    format!("{median:.1} ± {spread:.1}")
}
