//! The model's figures of every recipe, and the comparison of any two of them.

use limbforge::{
    Cpu, Plan, Prime,
    forecast::{Analysis, Cycles, Figure, Forecast, Unit, figures},
    target::models::nearest,
};
use limbforge_lab::{parallel::in_parallel, search::Record};
use maud::{Markup, html};

use super::in_words;

/// Forecasts of the recipes of a record by the model that is nearest to its processor.
pub struct Facts {
    cpu: Cpu,
    rows: Vec<Row>,
}

/// A recipe with its best place in the ranking.
struct Row {
    index: usize,
    compiler: String,
    forecast: Forecast,
    /// Measured times of multiplication and squaring.
    measured: [Option<Cycles>; 2],
}

/// The operations that a forecast has, in the order of [`Row::measured`].
const OPERATIONS: [&str; 2] = ["mul", "square"];

impl Row {
    fn analyses(&self) -> [&Analysis; 2] {
        [&self.forecast.mul, &self.forecast.square]
    }
}

impl Facts {
    /// Asks the model about each recipe once; `None` without a model of the architecture. Recipes that the model cannot
    /// judge are left out.
    pub fn of(record: &Record, prime: &Prime) -> Option<Facts> {
        let environment = &record.environment;
        let architectures = ["x86_64", "aarch64", "riscv64"];
        let own = architectures.into_iter().find(|a| *a == environment.arch)?;
        let vendors = [("Intel", "GenuineIntel"), ("AMD", "AuthenticAMD")];
        let vendor = vendors
            .iter()
            .find(|(brand, _)| environment.cpu.contains(brand));
        let cpu = nearest(own, vendor.map(|(_, vendor)| *vendor)).ok()?;
        let mut first: Vec<usize> = Vec::new();
        for (i, entry) in record.ranking.iter().enumerate() {
            if !first.iter().any(|&j| record.ranking[j].plan == entry.plan) {
                first.push(i);
            }
        }
        let forecasts = in_parallel(first.len(), &|_, _| true, |i| {
            Forecast::of(prime, &record.ranking[first[i]].plan, &cpu).ok()
        });
        let rows = first
            .iter()
            .zip(forecasts)
            .filter_map(|(&index, forecast)| {
                let entry = &record.ranking[index];
                let measured = OPERATIONS.map(|name| {
                    let cycles = |metric: &str| record.median(entry, &format!("{name}_{metric}"));
                    Some(Cycles {
                        latency: cycles("latency")?,
                        throughput: cycles("throughput")?,
                    })
                });
                Some(Row {
                    index,
                    compiler: entry.compiler.clone(),
                    forecast: forecast?,
                    measured,
                })
            });
        let rows = rows.collect();
        Some(Facts { cpu, rows })
    }

    /// The analyses of multiplication and squaring of a recipe.
    pub fn analyses(&self, plan: &Plan) -> Option<[&Analysis; 2]> {
        let mut rows = self.rows.iter();
        let row = rows.find(|row| row.forecast.plan == *plan)?;
        Some(row.analyses())
    }

    /// The name of the model.
    pub fn model(&self) -> &str {
        &self.cpu.name
    }
}

/// A column of the table: a figure of an operation, or a limit in words.
struct Column {
    operation: usize,
    name: String,
    unit: Option<Unit>,
}

/// The figures that some recipe has, by operation, in the order of tables.
fn columns(facts: &Facts) -> Vec<Column> {
    let mut columns = Vec::new();
    for operation in 0..OPERATIONS.len() {
        let mut names: Vec<(String, Unit)> = Vec::new();
        for row in &facts.rows {
            let mut at = 0;
            for figure in figures(row.analyses()[operation], row.measured[operation]) {
                let known = names.iter().position(|(name, _)| *name == figure.name);
                let place = known.unwrap_or(at);
                if known.is_none() {
                    names.insert(place, (figure.name, figure.unit));
                }
                at = place + 1;
            }
        }
        let limits = ["limit of latency", "limit of throughput"];
        let limits = limits.map(|name| (name.to_owned(), None));
        let figures = names.into_iter().map(|(name, unit)| (name, Some(unit)));
        columns.extend(figures.chain(limits).map(|(name, unit)| Column {
            operation,
            name,
            unit,
        }));
    }
    columns
}

/// A cell: a class of instructions that a recipe lacks is 0, a time that was not measured a dash.
fn cell(row: &Row, column: &Column) -> String {
    let analysis = row.analyses()[column.operation];
    let Some(unit) = column.unit else {
        return match column.name.as_str() {
            "limit of latency" => analysis.limit_of_latency(),
            _ => analysis.limit_of_throughput(),
        };
    };
    let all = figures(analysis, row.measured[column.operation]);
    let found = all.iter().find(|figure| figure.name == column.name);
    match (found.map(Figure::text), unit) {
        (Some(text), _) => text,
        (None, Unit::Class) => "0".to_owned(),
        (None, _) => "–".to_owned(),
    }
}

fn unit(unit: Option<Unit>) -> &'static str {
    match unit {
        Some(Unit::Class) => "class",
        Some(Unit::Count) => "count",
        Some(Unit::Cycles) => "cycles",
        None => "words",
    }
}

/// The form with the comparison, which the page's script fills, and the table that it reads.
pub fn section(facts: &Facts) -> Markup {
    let columns = columns(facts);
    let second = facts.rows.iter().position(|row| {
        let (own, first) = (&row.forecast.plan, &facts.rows[0].forecast.plan);
        own.limbs != first.limbs
    });
    html! {
        section aria-labelledby="why" {
            h2 #why { "Why one recipe lost to another" }
            p.note {
                "Instructions, ports and chains are those of the processor model " code { (facts.cpu.name) } " (" (facts.cpu.title)
                "), the nearest to this processor. It knows no registers, loads, stores or calls. Times are measured where the record has them."
            }
            form #choose hidden data-second=(second.unwrap_or(facts.rows.len().min(2) - 1)) {
                @for name in ["A", "B"] {
                    label { (name) " " select id=(format!("choice-{}", name.to_lowercase())) {
                        @for (i, row) in facts.rows.iter().enumerate() {
                            option value=(i) { (row.index + 1) ". " (row.forecast.plan) }
                        }
                    } }
                }
            }
            div #comparison aria-live="polite" { p.note { "Two recipes can be chosen here where scripts run. `limbforge explain PRIME --recipe A --versus B` compares them too." } }
            details {
                summary { "Figures of all " (facts.rows.len()) " recipes" }
                div.scroll tabindex="0" role="region" aria-label="Figures" {
                    table.figures #figures {
                        thead {
                            tr {
                                th.text rowspan="2" scope="col" { "recipe" }
                                @for (i, name) in OPERATIONS.iter().enumerate() {
                                    th.group colspan=(columns.iter().filter(|c| c.operation == i).count()) scope="colgroup" { (in_words(name).to_lowercase()) }
                                }
                            }
                            tr { @for column in &columns {
                                th scope="col" data-operation=(OPERATIONS[column.operation]) data-unit=(unit(column.unit)) { (column.name) }
                            } }
                        }
                        tbody { @for row in &facts.rows { tr {
                            th.text scope="row" title=(row.compiler) { (row.index + 1) ". " code { (row.forecast.plan) } }
                            @for column in &columns { td { (cell(row, column)) } }
                        } } }
                    }
                }
            }
        }
    }
}

/// Whether there are two recipes to compare.
pub fn comparable(facts: &Facts) -> bool {
    facts.rows.len() > 1
}
