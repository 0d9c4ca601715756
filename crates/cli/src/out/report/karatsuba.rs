//! The page of the study of arbitrary-degree Karatsuba: the answer, curves, tables, and what it was measured on.

use limbforge_lab::study::{
    Table,
    karatsuba::{Algorithm, Record, answer, tables},
};
use maud::{Markup, html};

use super::{curves, environment, whole};
use crate::out::curves::{by_compiler, by_method};

/// The whole page.
pub fn page(record: &Record) -> String {
    let title = format!("Arbitrary-degree Karatsuba on {}", record.environment.cpu);
    let heading = html! { "Arbitrary-degree Karatsuba " small { "on " (record.environment.cpu) } };
    let sections = html! {
        (verdict(record))
        (plots(record))
        (all_tables(record))
        (measured_on(record))
    };
    whole(
        &title,
        &heading,
        &sections,
        "limbforge reproduce karatsuba --report",
        None,
    )
}

fn verdict(record: &Record) -> Markup {
    let answer = answer(record);
    html! {
        section.verdict aria-label="The answer" {
            @for (i, sentence) in answer.iter().enumerate() {
                @if i == 0 { p.lead { (sentence) } } @else { p { (sentence) } }
            }
            p.note {
                "Core cycles per out-of-line call, independent calls: medians; lower is better. "
                @if !record.complete { strong { "The run was interrupted before its end." } }
            }
        }
    }
}

fn plots(record: &Record) -> Markup {
    let figures = [
        (
            "Products, 64-bit words: ADK over schoolbook",
            by_compiler(record, Algorithm::Adk, 64),
        ),
        (
            "Products, 32-bit words: ADK over schoolbook",
            by_compiler(record, Algorithm::Adk, 32),
        ),
        (
            "The fastest product of each method over the fastest schoolbook product",
            by_method(record),
        ),
        (
            "Product with Montgomery reduction: ADK over schoolbook",
            by_compiler(record, Algorithm::MulRedcAdk, 64),
        ),
    ];
    html! {
        section aria-labelledby="plots" {
            h2 #plots { "Cycles as a ratio, by the number of limbs" }
            p.note { "Below 1 the first is faster. Products in one radix have the same n; full words and GMP have the same number of bits." }
            div.plots {
                @for (name, curves) in figures.iter().filter(|(_, curves)| !curves.is_empty()) {
                    (curves::figure(name, curves))
                }
            }
        }
    }
}

fn all_tables(record: &Record) -> Markup {
    html! {
        @for (i, table) in tables(record).iter().enumerate() {
            section aria-labelledby=(format!("table{i}")) {
                h2 #(format!("table{i}")) { (table.title) }
                (rows(table))
            }
        }
    }
}

fn rows(table: &Table) -> Markup {
    html! {
        div.scroll tabindex="0" role="region" aria-label=(table.title) {
            table {
                thead { tr { @for head in &table.head { th scope="col" { (head) } } } }
                tbody {
                    @for row in &table.rows {
                        tr {
                            @for (i, cell) in row.iter().enumerate() {
                                @if i == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn measured_on(record: &Record) -> Markup {
    let options = &record.options;
    html! {
        section aria-labelledby="environment" {
            h2 #environment { "Environment" }
            dl.facts {
                (environment::machine(&record.environment))
                dt { "sampling" }
                dd {
                    "Interleaved: a round times every function once, in a shuffled order (seed " (options.seed) "), in samples of "
                    (options.sample.as_micros()) " µs; " (options.rounds_min) " to " (options.rounds_max) " rounds within "
                    (options.budget.as_secs()) " s."
                }
                dt { "command" }
                dd { code { (record.command) } }
            }
            @for line in &record.left_out { p.note { "Left out: " (line) } }
        }
    }
}
