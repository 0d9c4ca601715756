//! The ranking as tables: in short, and folded away in full.

use limbforge_lab::{
    measure::{METRICS, Metric, metric::How},
    search::{Entry, Record},
};
use maud::{Markup, html};

use super::{family::Families, in_words, recipe};

/// The short ranking, and all of it to be unfolded if there is more.
pub fn section(record: &Record, families: &Families) -> Markup {
    let all: Vec<usize> = (0..record.ranking.len()).collect();
    let short = record.short();
    html! {
        section aria-labelledby="ranking-title" {
            h2 #ranking-title { "Ranking" }
            p.note {
                @if short.len() < all.len() {
                    "The first " (Record::HEAD) ", the best of each other structure, and the last. "
                }
                "Ordered by the geometric mean of the times. “× bound” divides a throughput by the time that the word \
                 multiplications of the recipe need at the measured rate of this core’s multiplier."
            }
            (table(record, families, &short, "ranking"))
            @if short.len() < all.len() {
                details {
                    summary { "All " (all.len()) " candidates" }
                    (table(record, families, &all, "ranking-in-full"))
                }
            }
        }
    }
}

/// The columns of an operation.
struct Group<'a> {
    operation: &'a str,
    /// Metrics that some entry has.
    metrics: Vec<&'static Metric>,
}

fn groups(record: &Record) -> Vec<Group<'_>> {
    let group = |operation| {
        let metrics = METRICS.iter().filter(|metric| {
            let mut entries = record.ranking.iter();
            entries.any(|entry| cell(record, entry, operation, metric).is_some())
        });
        Group {
            operation,
            metrics: metrics.collect(),
        }
    };
    record.operations.iter().map(|name| group(name)).collect()
}

/// Median and spread of a time, or a count.
fn cell(record: &Record, entry: &Entry, operation: &str, metric: &Metric) -> Option<Markup> {
    let key = metric.key(operation);
    match metric.how {
        How::Counted(_) => {
            let count = entry.counts.get(&key)?;
            Some(html! { (count) })
        }
        How::Timed { .. } => {
            let (median, spread) = record.cycles(entry, &key)?;
            Some(html! { (format!("{median:.1}")) span.spread { (format!(" ± {spread:.1}")) } })
        }
    }
}

/// A quantity as a narrow screen names it, where there is no room for a head.
fn short(operation: &str, metric: &Metric) -> String {
    let operation = match operation {
        "square" => "sqr",
        other => other,
    };
    match metric.how {
        How::Timed { .. } => format!("{operation} {}.", &metric.name[..3]),
        How::Counted(_) => format!("{operation} {}", metric.title),
    }
}

fn table(record: &Record, families: &Families, shown: &[usize], id: &str) -> Markup {
    let groups = groups(record);
    html! {
        div.scroll tabindex="0" role="region" aria-label="Ranking" {
            table.ranking id=(id) {
                thead {
                    tr {
                        th rowspan="2" scope="col" { "rank" }
                        th.text rowspan="2" scope="col" { "recipe" }
                        th.text rowspan="2" scope="col" { "built by" }
                        @for group in &groups {
                            th.group colspan=(group.metrics.len() + 1) scope="colgroup" { (in_words(group.operation).to_lowercase()) }
                        }
                    }
                    tr {
                        @for metric in groups.iter().flat_map(|group| group.metrics.iter().map(Some).chain([None])) {
                            th scope="col" { (metric.map_or("× bound", |metric| metric.title)) }
                        }
                    }
                }
                tbody { @for &i in shown { (row(record, families, &groups, i)) } }
            }
        }
    }
}

fn row(record: &Record, families: &Families, groups: &[Group<'_>], i: usize) -> Markup {
    let entry = &record.ranking[i];
    html! {
        tr.winner[i == 0] {
            td.rank { (i + 1) }
            th.text scope="row" { span.recipe { (families.icon(&entry.plan)) (recipe(&entry.plan)) } }
            td.text.compiler { (entry.compiler) }
            @for group in groups {
                @for metric in &group.metrics {
                    td data-name=(short(group.operation, metric)) {
                        (cell(record, entry, group.operation, metric).unwrap_or_else(|| html! { "–" }))
                    }
                }
                td.bound { (over_bound(record, entry, group.operation)) }
            }
        }
    }
}

/// The throughput of an operation over its bound; a dash where nothing is multiplied.
fn over_bound(record: &Record, entry: &Entry, operation: &str) -> String {
    let cycles = record.cycles(entry, &format!("{operation}_throughput"));
    let ratio = cycles.zip(entry.bound(operation));
    ratio.map_or_else(
        || "–".to_owned(),
        |((cycles, _), bound)| format!("{:.2}", cycles / bound),
    )
}
