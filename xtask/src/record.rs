//! Records of measurements, as far as tables need them, and what tables have in common.

use limbforge_lab::{
    measure::Environment,
    search::{self, ScheduleRecord},
    study::{karatsuba, riscv_ise, times19},
};

use crate::{
    assembly, bulk, csidh, ed25519, fiat, formulas, go_field, one_product, p256, peers, stages,
    superopt, wasm,
};

/// Tables of one record, each with the name of its block. A document shows those that it has marks for.
pub type Tables = Vec<(&'static str, String)>;

/// The tables of each record; all searches of `superopt` share one, and those for orders of instructions stand in one
/// block.
///
/// # Errors
/// The index of a record of unknown kind, and why it cannot be read.
pub fn render(texts: &[String]) -> Result<Vec<Tables>, (usize, serde_json::Error)> {
    let (mut blocks, mut searches, mut schedules) = (Vec::new(), Vec::new(), Vec::new());
    for (place, text) in texts.iter().enumerate() {
        let off = |error| (place, error);
        if text.starts_with(go_field::START) {
            blocks.push(vec![("go-field", go_field::table(text))]);
            continue;
        }
        if text.starts_with(fiat::START) {
            blocks.push(vec![("fiat", fiat::table(text))]);
            continue;
        }
        if text.starts_with(formulas::START) {
            blocks.push(vec![formulas::block(text)]);
            continue;
        }
        let value: serde_json::Value = serde_json::from_str(text).map_err(off)?;
        if value.get("verdict").is_some() {
            searches.push(serde_json::from_value(value).map_err(off)?);
        } else if value.get("searches").is_some() {
            schedules.push(serde_json::from_value::<ScheduleRecord>(value).map_err(off)?);
        } else {
            blocks.push(tables(value).map_err(off)?);
        }
    }
    if !searches.is_empty() {
        blocks.push(vec![("superopt", superopt::table(searches))]);
    }
    if !schedules.is_empty() {
        let tables: Vec<String> = schedules.iter().map(assembly::table).collect();
        blocks.push(vec![("assembly", tables.join("\n"))]);
    }
    Ok(blocks)
}

fn tables(value: serde_json::Value) -> Result<Tables, serde_json::Error> {
    let study = value.get("study").and_then(serde_json::Value::as_str);
    Ok(if study == Some("karatsuba") {
        let record: karatsuba::Record = serde_json::from_value(value)?;
        vec![("karatsuba", crate::study::karatsuba(&record))]
    } else if study == Some("times19") {
        let record: times19::Record = serde_json::from_value(value)?;
        vec![("times19", crate::study::times19(&record))]
    } else if study == Some("riscv-ise") {
        let record: riscv_ise::Record = serde_json::from_value(value)?;
        vec![("riscv-ise", crate::study::riscv_ise(&record))]
    } else if study == Some("riscv-hardware") {
        let record: riscv_ise::hardware::Hardware = serde_json::from_value(value)?;
        vec![("riscv-hardware", crate::study::riscv_hardware(&record))]
    } else if study == Some("csidh") {
        let record: csidh::Record = serde_json::from_value(value)?;
        vec![("csidh", csidh::table(&record))]
    } else if study == Some("group-action") {
        let record: csidh::GroupAction = serde_json::from_value(value)?;
        vec![("group-action", csidh::group_action(&record))]
    } else if study == Some("ed25519-wasm") {
        let record: wasm::Record = serde_json::from_value(value)?;
        vec![("ed25519-wasm", wasm::table(&record))]
    } else if study == Some("p256") {
        let record: p256::Record = serde_json::from_value(value)?;
        vec![("p256", p256::table(&record))]
    } else if study == Some("one-product") {
        let record: one_product::Record = serde_json::from_value(value)?;
        vec![("one-product", one_product::table(&record))]
    } else if study == Some("stages") {
        let record: stages::Record = serde_json::from_value(value)?;
        vec![("stages", stages::table(&record))]
    } else if study == Some("bulk") {
        let record: bulk::Record = serde_json::from_value(value)?;
        vec![("bulk", bulk::table(&record))]
    } else if value.get("contests").is_some() {
        let record: peers::Record = serde_json::from_value(value)?;
        vec![
            ("peers", peers::table(&record)),
            ("top-five", peers::top_five(&record)),
        ]
    } else if value.get("peers").is_some() {
        let record: ed25519::Record = serde_json::from_value(value)?;
        vec![(ed25519::block(&record), ed25519::table(&record))]
    } else {
        let record: search::Record = serde_json::from_value(value)?;
        vec![("tune", crate::tune::table(&record))]
    })
}

/// The line above every measured table: who made it, in which unit.
pub fn origin(command: &str, environment: &Environment) -> String {
    let made_by = made_by(command, environment);
    format!("{made_by} Core cycles per out-of-line call: median ± half the interquartile range.")
}

/// The command, the processor, the compilers and the engines.
pub fn made_by(command: &str, environment: &Environment) -> String {
    let compilers = environment.compilers.iter().map(|text| version(text));
    let engines = environment.engines.iter();
    let engines = engines.map(|engine| format!("{} {}", engine.name, engine.version));
    // One compiler may be there with several sets of flags, and an engine with several sets of instructions.
    let mut tools: Vec<String> = compilers.chain(engines).collect();
    tools.dedup();
    format!(
        "`{command}` on {}, with {}.",
        environment.cpu,
        tools.join(", "),
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
