//! The report of a run: one page that needs nothing else, no network and no scripts.
//!
//! It is a function of the record alone, so a saved record gives the same page again. Bounds and counts of the leading
//! recipes are derived anew from prime and recipe.

mod curves;
mod diagram;
mod environment;
mod family;
pub mod karatsuba;
mod leaders;
mod plot;
mod ranking;

use limbforge::Prime;
use limbforge_lab::{
    measure::Metric,
    search::{Entry, Record},
};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use self::{family::Families, plot::Plot};
use crate::failure::Failure;

const STYLE: &str = include_str!("style.css");

/// Nothing may be fetched and nothing may run: the browser keeps to it too.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/// The whole page.
///
/// # Errors
/// If the record's prime is none, or its ranking is empty.
pub fn page(record: &Record) -> Result<String, Failure> {
    let prime = Prime::parse(&record.prime)?;
    let Some(winner) = record.ranking.first() else {
        return Err(Failure::Impossible(
            "the ranking is empty, so there is nothing to report; tune again".to_owned(),
        ));
    };
    let families = Families::of(record);
    let title = format!("{} on {}", record.prime, record.environment.cpu);
    let heading = html! {
        span.long[record.prime.len() > 60] { (powers(&record.prime)) } " " small { "on " (record.environment.cpu) }
    };
    let sections = html! {
        (verdict(record, winner))
        (ranking::section(record, &families))
        (plots(record, &families))
        (leaders::section(record, &prime, &families))
        (environment::section(record))
    };
    Ok(whole(
        &title,
        &heading,
        &sections,
        "limbforge tune --report",
    ))
}

/// A page that needs nothing else: its title, its heading, its sections, and the command that makes such pages.
fn whole(title: &str, heading: &Markup, sections: &Markup, command: &str) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                meta name="color-scheme" content="light dark";
                link rel="icon" href="data:,";
                title { (title) " · Limbforge" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header {
                    p.eyebrow { "Limbforge · field arithmetic, measured" }
                    h1 { (heading) }
                }
                main { (sections) }
                footer { p { "Made by " code { (command) } ". This page is whole: nothing is fetched, nothing runs." } }
            }
        }
    };
    page.into_string()
}

/// The winner in a sentence, and its four times in large.
fn verdict(record: &Record, winner: &Entry) -> Markup {
    let (language, compiler) = built_by(winner);
    let names = [
        "mul latency",
        "mul throughput",
        "square latency",
        "square throughput",
    ];
    html! {
        section.verdict aria-label="The winner" {
            p.lead {
                "Of " (record.ranking.len()) " candidates, " (recipe(&winner.recipe))
                " came out first, written in " (language) " and built by " (compiler) "."
            }
            dl.times {
                @for (k, name) in names.iter().enumerate() {
                    div {
                        dt { (name) }
                        dd { (format!("{:.1}", winner.medians[k])) span.spread { (format!(" ± {:.1}", winner.spreads[k])) } }
                    }
                }
            }
            p.note {
                "Core cycles per call, out of line: median ± half the interquartile range; less is better in all four. Latency is the time of one \
                 operation in a chain where each needs the last; throughput is the time per operation where several are \
                 independent."
                @if !record.inversions.is_empty() {
                    " Inversion, in a chain: "
                    @for (i, entry) in record.inversions.iter().enumerate() {
                        @if i > 0 { ", " }
                        @let way = if entry.recipe.ends_with("invert(divsteps)") { "divsteps" } else { "a power" };
                        (format!("{:.0} ± {:.0}", entry.cycles, entry.spread)) " by " (way)
                        @if entry.compiler.ends_with("for any core") { " built for any core" }
                    }
                    "."
                }
                @if !record.complete { strong { " The run was interrupted before its end." } }
            }
        }
    }
}

fn plots(record: &Record, families: &Families) -> Markup {
    let [mul, square] = [
        ("Multiplication", Metric::MulLatency, Metric::MulThroughput),
        ("Squaring", Metric::SquareLatency, Metric::SquareThroughput),
    ]
    .map(|(name, x, y)| Plot { name, x, y });
    html! {
        section aria-labelledby="plots" {
            h2 #plots { "Latency against throughput" }
            p.note { "A mark per candidate; both axes are logarithmic, and better is down and to the left." }
            (families.legend())
            div.plots {
                (mul.figure(record, families))
                (square.figure(record, families))
            }
        }
    }
}

/// Text with `2^255` as a power.
fn powers(text: &str) -> Markup {
    let mut parts = text.split('^');
    html! {
        (parts.next().unwrap_or_default())
        @for part in parts {
            @let digits = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
            sup { (part[..digits]) } (part[digits..])
        }
    }
}

/// A recipe that is broken between its words only, and not at their hyphens.
fn recipe(recipe: &str) -> Markup {
    html! {
        code {
            @for (i, word) in recipe.split(' ').enumerate() { @if i > 0 { " " } span.word { (word) } }
        }
    }
}

/// Language and compiler of an entry, in words.
fn built_by(entry: &Entry) -> (&str, &str) {
    match entry.compiler.split_once(' ') {
        Some(("rust", compiler)) => ("Rust", compiler),
        Some(("c", compiler)) => ("C", compiler),
        Some(parts) => parts,
        None => ("source", &entry.compiler),
    }
}
