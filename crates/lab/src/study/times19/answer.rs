//! The answer in sentences, from what was measured.

use super::{Cell, Record, Row};

const METRICS: [&str; 4] = [
    "mul latency",
    "mul throughput",
    "square latency",
    "square throughput",
];

/// The results on this processor: the paper's claim, the product alone, and the reason.
pub fn answer(record: &Record) -> Vec<String> {
    let mut sentences = Vec::new();
    sentences.extend(claim(record));
    sentences.extend(best(record));
    sentences.extend(alone(record));
    sentences.extend(why(record));
    sentences
}

/// Fields in all languages, the paper's first.
fn fields(record: &Record) -> impl Iterator<Item = &Row> {
    record.go.iter().chain(&record.fields)
}

fn of_way<'a>(record: &'a Record, way: &'a str) -> impl Iterator<Item = &'a Row> {
    fields(record).filter(move |row| row.way == way)
}

/// `-3.1 %`, or that it is the same.
fn difference(cell: &Cell) -> String {
    match cell.change {
        Some(c) if c.is_noticeable() => format!("{:+.1} %", c.percent),
        _ => "the same".to_owned(),
    }
}

/// The paper's form against the usual one, compiler by compiler.
fn claim(record: &Record) -> Option<String> {
    let rows: Vec<&Row> = of_way(record, "shift-add, recomputed").collect();
    let cells = || rows.iter().flat_map(|row| &row.cells);
    if rows.is_empty() {
        return None;
    }
    let changes = || cells().filter_map(|cell| cell.change);
    let most = changes().map(|c| c.percent).fold(0.0, f64::min);
    let faster = changes()
        .filter(|c| c.is_noticeable() && c.percent < 0.0)
        .count();
    let slower = changes()
        .filter(|c| c.is_noticeable() && c.percent > 0.0)
        .count();
    let list: Vec<String> = rows
        .iter()
        .map(|row| {
            let parts = METRICS.iter().zip(&row.cells);
            let parts: Vec<String> = parts
                .map(|(m, cell)| format!("{m} {}", difference(cell)))
                .collect();
            format!("{}: {}", row.by, parts.join(", "))
        })
        .collect();
    let verdict = if most <= -20.0 {
        "20 % are gained here too"
    } else {
        "20 % are not gained here"
    };
    Some(format!(
        "{verdict}, on {}. With shifts and additions, recomputed for each product, the field is faster in {faster}, slower in \
         {slower} and within 1 % in {} of {} comparisons with one multiplication per limb. {}.",
        record.environment.cpu,
        cells().count() - faster - slower,
        cells().count(),
        list.join("; ")
    ))
}

/// The fastest method of each compiler, by the geometric mean of its times.
fn best(record: &Record) -> Option<String> {
    let mean = |row: &Row| {
        let logs: f64 = row
            .cells
            .iter()
            .map(|cell| cell.median.max(1e-3).ln())
            .sum();
        logs / row.cells.len().max(1) as f64
    };
    let mut best: Vec<&Row> = Vec::new();
    for row in fields(record) {
        match best.iter_mut().find(|other| other.by == row.by) {
            Some(other) if mean(row) < mean(other) => *other = row,
            Some(_) => {}
            None => best.push(row),
        }
    }
    let list: Vec<String> = best
        .iter()
        .map(|row| {
            let first = fields(record).find(|other| other.by == row.by);
            let gain = first.map_or(0.0, |first| 100.0 * ((mean(row) - mean(first)).exp() - 1.0));
            format!(
                "{} with {} ({gain:+.1} % over all four times)",
                row.by, row.way
            )
        })
        .collect();
    (!list.is_empty()).then(|| format!("Best within the field: {}.", list.join("; ")))
}

/// x * 19 alone.
fn alone(record: &Record) -> Option<String> {
    let rows: Vec<&Row> = record
        .alone
        .iter()
        .filter(|row| row.of == "x * 19")
        .collect();
    let by = &rows.first()?.by;
    let list: Vec<String> = rows
        .iter()
        .filter(|row| row.by == *by && row.cells.len() == 2)
        .map(|row| {
            format!(
                "{}: latency {:.1}, throughput {:.2}",
                row.way, row.cells[0].median, row.cells[1].median
            )
        })
        .collect();
    Some(format!(
        "x * 19 alone, cycles by {by}. {}.",
        list.join(". ")
    ))
}

/// The ports and the critical path of the multiplication, for the two ends of the comparison.
fn why(record: &Record) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut seen: Vec<&str> = Vec::new();
    for model in &record.models {
        if seen.contains(&model.cpu.as_str()) {
            continue;
        }
        seen.push(&model.cpu);
        let find = |way: &str| {
            record
                .models
                .iter()
                .find(|m| m.cpu == model.cpu && m.operation == "mul" && m.way == way)
        };
        let (Some(mul), Some(shift)) = (find("multiplier, cached"), find("shift-add, recomputed"))
        else {
            continue;
        };
        let verdict = if shift.throughput < mul.throughput {
            "it pays"
        } else {
            "it does not pay"
        };
        sentences.push(format!(
            "By the model of {} {verdict}. A multiplication with a cached multiplier keeps {} busy for {:.1} cycles; its critical path is {} \
             cycles, its predicted throughput {:.1} cycles. With recomputed shifts and additions, it keeps {} busy for {:.1} cycles; its \
             critical path is {} cycles, its predicted throughput {:.1} cycles. The model counts shifts separately from additions, and \
             recomputes what a compiler may compute once.",
            model.cpu,
            mul.ports,
            mul.pressure,
            mul.critical_path,
            mul.throughput,
            shift.ports,
            shift.pressure,
            shift.critical_path,
            shift.throughput,
        ));
    }
    sentences
}
