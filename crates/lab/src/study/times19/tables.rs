//! The tables, in benchstat's manner: medians with their spread, and differences from the baseline where they are more
//! than chance.

use super::{Cell, Change, Record, Row};
use crate::study::Table;

/// All tables of a record.
pub fn tables(record: &Record) -> Vec<Table> {
    let of_fields = [
        "mul latency",
        "mul throughput",
        "square latency",
        "square throughput",
    ];
    let mut tables = vec![
        measured(
            "2^255 - 19 in 5x51, core cycles per call",
            &of_fields,
            &record.fields,
        ),
        measured(
            "2^255 - 19 in 5x51 as Go, nanoseconds per call",
            &of_fields,
            &record.go,
        ),
        measured(
            "x * c alone, core cycles per product",
            &["latency", "throughput"],
            &record.alone,
        ),
        models(record),
    ];
    tables.push(minima(record));
    tables.retain(|table| !table.rows.is_empty());
    tables
}

fn measured(title: &str, metrics: &[&str], rows: &[Row]) -> Table {
    let mut head = vec!["".to_owned(), "by".to_owned()];
    for metric in metrics {
        head.extend([(*metric).to_owned(), "vs first".to_owned()]);
    }
    let rows = rows.iter().map(|row| {
        let way = match row.of.as_str() {
            "field" => row.way.clone(),
            of if row.way.starts_with(of) => row.way.clone(),
            of => format!("{of}: {}", row.way),
        };
        let mut cells = vec![way, row.by.clone()];
        for cell in &row.cells {
            cells.extend([time(cell), change(cell.change.as_ref())]);
        }
        cells
    });
    Table {
        title: title.to_owned(),
        head,
        rows: rows.collect(),
    }
}

/// `41.70 ± 0.10`.
fn time(cell: &Cell) -> String {
    format!("{:.2} ± {:.2}", cell.median, cell.spread)
}

/// `-12.3 % (p=0.001)`, `~ (p=0.214)`, or nothing for the baseline.
fn change(change: Option<&Change>) -> String {
    match change {
        None => String::new(),
        Some(c) if c.is_significant() => format!("{:+.1} % (p={:.3})", c.percent, c.p),
        Some(c) => format!("~ (p={:.3})", c.p),
    }
}

fn models(record: &Record) -> Table {
    let head = [
        "model",
        "operation",
        "",
        "instructions",
        "heaviest ports",
        "busy for",
        "critical path",
        "predicted latency",
        "predicted throughput",
    ];
    let rows = record.models.iter().map(|m| {
        vec![
            m.cpu.clone(),
            m.operation.clone(),
            m.way.clone(),
            m.instructions.to_string(),
            m.ports.clone(),
            format!("{:.1}", m.pressure),
            m.critical_path.to_string(),
            format!("{:.1}", m.latency),
            format!("{:.1}", m.throughput),
        ]
    });
    Table {
        title: "The four recipes by processor models, cycles (predicted, not measured)".to_owned(),
        head: head.map(str::to_owned).to_vec(),
        rows: rows.collect(),
    }
}

fn minima(record: &Record) -> Table {
    let longest = record
        .minima
        .iter()
        .map(|m| m.lengths.len())
        .max()
        .unwrap_or(0);
    let mut head = vec!["instructions".to_owned()];
    head.extend((0..longest).map(|n| n.to_string()));
    head.push("largest constant of the longest".to_owned());
    let rows = record.minima.iter().map(|m| {
        let mut cells = vec![m.set.clone()];
        cells.extend(
            (0..longest).map(|n| m.lengths.get(n).map_or_else(String::new, usize::to_string)),
        );
        cells.push(m.hardest.to_string());
        cells
    });
    Table {
        title: "Number of constants below 4096 by least number of instructions, found by exhaustive search".to_owned(),
        head,
        rows: rows.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chance_is_a_tilde_and_the_baseline_has_no_change() {
        let of = |percent: f64, p: f64| change(Some(&Change { percent, p }));
        assert_eq!(of(-12.34, 0.001), "-12.3 % (p=0.001)");
        assert_eq!(of(3.0, 0.0), "+3.0 % (p=0.000)");
        assert_eq!(of(3.0, 0.05), "~ (p=0.050)");
        assert_eq!(change(None), "");
    }
}
