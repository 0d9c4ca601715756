//! The ranking as a table.

use std::fmt::Write;

use limbforge_lab::{
    measure::{METRICS, Metric, metric::How},
    search::{Entry, InversionEntry, Record},
};

/// A quantity of an operation, with its heading.
struct Column<'a> {
    operation: &'a str,
    metric: &'static Metric,
    head: String,
}

impl Column<'_> {
    /// Core cycles: median ± half the interquartile range; exact counts as they are.
    fn cell(&self, record: &Record, entry: &Entry) -> Option<String> {
        let key = self.metric.key(self.operation);
        match self.metric.how {
            How::Counted(_) => entry.counts.get(&key).map(u64::to_string),
            How::Timed { .. } => {
                let (median, spread) = record.cycles(entry, &key)?;
                Some(format!("{median:.1} ±{spread:.1}"))
            }
        }
    }

    fn width(&self) -> usize {
        let least = match self.metric.how {
            How::Timed { .. } => 13,
            How::Counted(_) => 6,
        };
        self.head.chars().count().max(least)
    }
}

/// The quantities that some candidate has. The first of each operation names it.
fn columns(record: &Record) -> Vec<Column<'_>> {
    let mut columns = Vec::new();
    for operation in &record.operations {
        let mut name = format!("{} ", short(operation));
        for metric in METRICS {
            let column = Column {
                operation,
                metric,
                head: format!("{name}{}", metric.title),
            };
            if record
                .ranking
                .iter()
                .any(|e| column.cell(record, e).is_some())
            {
                columns.push(column);
                name.clear();
            }
        }
    }
    columns
}

/// The name of an operation in a heading.
fn short(operation: &str) -> &str {
    match operation {
        "square" => "sqr",
        other => other,
    }
}

/// One line per candidate, best first. A dash stands where a candidate lacks a quantity that others have.
pub fn table(record: &Record) -> String {
    let recipes: Vec<String> = record.ranking.iter().map(|e| e.plan.to_string()).collect();
    let width = recipes.iter().map(String::len).max().unwrap_or(6);
    let builders = record.ranking.iter().map(|e| e.compiler.chars().count());
    let builder = builders.max().unwrap_or(0).max(18);
    let columns = columns(record);
    let mut text = format!("rank  {:width$}  {:builder$}", "recipe", "built by");
    for column in &columns {
        let _ = write!(text, " {:>1$}", column.head, column.width());
    }
    if record
        .ranking
        .iter()
        .any(|e| !over_bounds(record, e).is_empty())
    {
        text.push_str("  x bound");
    }
    text.push('\n');
    for (i, (entry, recipe)) in record.ranking.iter().zip(recipes).enumerate() {
        let _ = write!(
            text,
            "{:>4}  {recipe:width$}  {:builder$}",
            i + 1,
            entry.compiler
        );
        for column in &columns {
            let cell = column.cell(record, entry).unwrap_or_else(|| "–".to_owned());
            let _ = write!(text, " {cell:>0$}", column.width());
        }
        for (at, ratio) in over_bounds(record, entry).into_iter().enumerate() {
            let space = if at == 0 { "  " } else { " " };
            let _ = write!(text, "{space}{ratio:.2}");
        }
        text.push('\n');
    }
    text
}

/// The best of each set of instructions that an engine was given, with its place: not every engine has them all.
pub fn best_of_each(record: &Record) -> String {
    let mut text = String::new();
    if record.environment.engines.is_empty() {
        return text;
    }
    let mut known: Vec<&str> = Vec::new();
    for (i, entry) in record.ranking.iter().enumerate() {
        if !known.contains(&entry.compiler.as_str()) {
            known.push(&entry.compiler);
            let (rank, builder, recipe) = (i + 1, &entry.compiler, &entry.plan);
            let _ = writeln!(text, "best of {builder}: rank {rank}, {recipe}");
        }
    }
    text
}

/// The throughput of each operation that multiplies, over its bound.
fn over_bounds(record: &Record, entry: &Entry) -> Vec<f64> {
    let ratios = record.operations.iter().map(|operation| {
        let cycles = record.cycles(entry, &format!("{operation}_throughput"))?;
        Some(cycles.0 / entry.bound(operation)?)
    });
    ratios.flatten().collect()
}

/// The ways to invert, a line each.
pub fn inversions(entries: &[InversionEntry]) -> String {
    let mut text = String::new();
    for entry in entries {
        text.push_str(&format!(
            "inversion: {:>8.0} ± {:<4.0} cycles  {}  [{}]\n",
            entry.cycles, entry.spread, entry.plan, entry.compiler
        ));
    }
    text
}
