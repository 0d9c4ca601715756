//! One product over the lanes of vectors beside scalar products.

use std::fmt::Write;

use serde::Deserialize;

use crate::record::cell;

/// A record of `benches/onelane`.
#[derive(Deserialize)]
pub struct Record {
    command: String,
    processor: String,
    compiler: String,
    rows: Vec<Row>,
}

#[derive(Deserialize)]
struct Row {
    modulus: String,
    operation: String,
    form: String,
    scalar: bool,
    /// Core cycles for one operation, in each round.
    latency: Vec<f64>,
    /// Empty for formulas.
    throughput: Vec<f64>,
}

/// The median and half the interquartile range; nothing without samples.
fn summary(samples: &[f64]) -> Option<(f64, f64)> {
    let mut samples = samples.to_vec();
    samples.sort_by(f64::total_cmp);
    let [low, middle, high] = [1, 2, 3].map(|part| samples.get(part * samples.len() / 4));
    Some((*middle?, (high? - low?) / 2.0))
}

/// The median with its spread, and its ratio to the scalar code's, bold if that is quicker.
fn cells(samples: &[f64], scalar: Option<&[f64]>) -> String {
    let Some((median, spread)) = summary(samples) else {
        return "| |".to_owned();
    };
    let ratio = match scalar.and_then(summary) {
        Some((base, _)) if median > base => format!("**{:.2}**", median / base),
        Some((base, _)) => format!("{:.2}", median / base),
        None => String::new(),
    };
    format!("{} | {ratio} |", cell(median, spread))
}

/// A table for each modulus: the forms of an operation beside the scalar one.
pub fn table(record: &Record) -> String {
    let mut out = format!(
        "`{}` on {}, with {}. Core cycles for one operation: median ± half the interquartile range. Latency is that of a \
         chain, throughput that of eight chains in turns. Ratios are to the scalar code; losses are **bold**.\n",
        record.command, record.processor, record.compiler,
    );
    let mut modulus = "";
    for row in &record.rows {
        if row.modulus != modulus {
            modulus = &row.modulus;
            let _ = write!(
                out,
                "\n| {modulus} | form | latency | of scalar | throughput | of scalar |\n|---|---|--:|--:|--:|--:|\n"
            );
        }
        let mut same = record.rows.iter().filter(|other| {
            other.scalar && other.modulus == row.modulus && other.operation == row.operation
        });
        let scalar = same.next().filter(|_| !row.scalar);
        let _ = writeln!(
            out,
            "| {} | {} | {} {}",
            row.operation,
            row.form,
            cells(&row.latency, scalar.map(|row| &row.latency[..])),
            cells(&row.throughput, scalar.map(|row| &row.throughput[..])),
        );
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratios_are_to_the_scalar_form_of_the_operation_and_losses_are_bold() {
        let row = |modulus: &str,
                   operation: &str,
                   form: &str,
                   scalar: bool,
                   latency: [f64; 4],
                   throughput: &[f64]| {
            serde_json::json!({"modulus": modulus, "operation": operation, "form": form, "scalar": scalar,
                "latency": latency, "throughput": throughput})
        };
        let record = serde_json::json!({
            "study": "one-product", "command": "bench", "processor": "a CPU", "compiler": "rustc 1",
            "rows": [
                row("p", "product", "scalar", true, [10.0, 40.0, 20.0, 30.0], &[20.0; 4]),
                row("p", "product", "lanes", false, [60.0; 4], &[10.0; 4]),
                row("p", "square", "scalar", true, [15.0; 4], &[15.0; 4]),
                row("q", "product", "scalar", true, [50.0; 4], &[]),
                row("q", "product", "lanes", false, [25.0; 4], &[]),
            ],
        });
        let record: Record = serde_json::from_value(record).expect("a record");
        let text = table(&record);
        let head =
            "form | latency | of scalar | throughput | of scalar |\n|---|---|--:|--:|--:|--:|\n";
        let tables = format!(
            "\n| p | {head}| product | scalar | 30.0 ± 10.0 |  | 20.0 ± 0.0 |  |\n\
             | product | lanes | 60.0 ± 0.0 | **2.00** | 10.0 ± 0.0 | 0.50 |\n\
             | square | scalar | 15.0 ± 0.0 |  | 15.0 ± 0.0 |  |\n\
             \n| q | {head}| product | scalar | 50.0 ± 0.0 |  | | |\n\
             | product | lanes | 25.0 ± 0.0 | 0.50 | | |\n"
        );
        assert!(text.ends_with(&tables), "{text}");
    }
}
