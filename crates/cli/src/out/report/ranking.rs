//! The ranking as tables: in short, and folded away in full.

use limbforge_lab::search::Record;
use maud::{Markup, html};

use super::{family::Families, recipe};

/// The four times as a narrow screen names them, where there is no room for a head.
const NAMES: [&str; 4] = ["mul lat.", "mul thr.", "sqr lat.", "sqr thr."];

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
                "Ordered by the geometric mean of the four times. “× bound” divides a throughput by the time that the word \
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

fn table(record: &Record, families: &Families, shown: &[usize], id: &str) -> Markup {
    html! {
        div.scroll tabindex="0" role="region" aria-label="Ranking" {
            table.ranking id=(id) {
                thead {
                    tr {
                        th rowspan="2" scope="col" { "rank" }
                        th.text rowspan="2" scope="col" { "recipe" }
                        th.text rowspan="2" scope="col" { "built by" }
                        th.group colspan="3" scope="colgroup" { "multiplication" }
                        th.group colspan="3" scope="colgroup" { "squaring" }
                    }
                    tr {
                        @for _ in 0..2 {
                            th scope="col" { "latency" }
                            th scope="col" { "throughput" }
                            th scope="col" { "× bound" }
                        }
                    }
                }
                tbody { @for &i in shown { (row(record, families, i)) } }
            }
        }
    }
}

fn row(record: &Record, families: &Families, i: usize) -> Markup {
    let entry = &record.ranking[i];
    let bounds = [entry.mul_bound, entry.square_bound];
    html! {
        tr.winner[i == 0] {
            td.rank { (i + 1) }
            th.text scope="row" { span.recipe { (families.icon(&entry.recipe)) (recipe(&entry.recipe)) } }
            td.text.compiler { (entry.compiler) }
            @for (operation, bound) in bounds.iter().enumerate() {
                @for k in [2 * operation, 2 * operation + 1] {
                    td data-name=(NAMES[k]) { (format!("{:.1}", entry.medians[k])) span.spread { (format!(" ± {:.1}", entry.spreads[k])) } }
                }
                td.bound { (ratio(entry.medians[2 * operation + 1], *bound)) }
            }
        }
    }
}

/// A throughput over its bound; a dash where nothing is multiplied.
fn ratio(throughput: f64, bound: f64) -> String {
    if bound > 0.0 {
        format!("{:.2}", throughput / bound)
    } else {
        "–".to_owned()
    }
}
