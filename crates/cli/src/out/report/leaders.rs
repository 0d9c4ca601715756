//! The leading recipes side by side: limbs, bounds, counts, partial products.

use limbforge::{
    Plan, Prime, Repr,
    explain::{Operation, diagram},
    ir::{
        Counts,
        interval::{Interval, short},
    },
    ops::derive::derive_only,
    repr::Domain,
};
use limbforge_lab::search::{Entry, Record};
use maud::{Markup, html};

use super::{
    diagram::svg,
    facts::Facts,
    family::{Families, family},
    ports, recipe,
};
use crate::failure::Failure;

/// Recipes that find room side by side.
const SHOWN: usize = 3;
/// Beyond this many limbs a diagram is a wall.
const DRAWN: usize = 16;

/// The best recipe of each of the leading families, as places in the ranking.
pub fn shown(record: &Record, families: &Families) -> Vec<usize> {
    let mut best = families.best(record);
    best.truncate(SHOWN);
    best
}

/// These recipes side by side.
pub fn section(
    record: &Record,
    prime: &Prime,
    families: &Families,
    facts: Option<&Facts>,
) -> Markup {
    let best = shown(record, families);
    html! {
        section aria-labelledby="leaders" {
            h2 #leaders { "Leading recipes side by side" }
            p.note {
                "The best recipe of each leading representation. Products take loose limbs and return tight ones."
            }
            div.cards { @for &i in &best { (card(i, &record.ranking[i], prime, families, facts)) } }
        }
    }
}

fn card(
    i: usize,
    entry: &Entry,
    prime: &Prime,
    families: &Families,
    facts: Option<&Facts>,
) -> Markup {
    html! {
        article.card {
            h3 { span.rank { (i + 1) } " " (families.icon(&entry.plan)) " " (family(&entry.plan)) }
            p.recipe-line { (recipe(&entry.plan)) br; span.compiler { (entry.compiler) } }
            (body(entry, prime).unwrap_or_else(|failure| html! { p { (failure) } }))
            @if let Some(facts) = facts { (busy(entry, facts)) }
        }
    }
}

fn body(entry: &Entry, prime: &Prime) -> Result<Markup, Failure> {
    let plan = &entry.plan;
    let field = derive_only(prime, plan, &["mul", "square"])?;
    let counts = |name: &str| {
        let program = field.program(name);
        program.map_or_else(Counts::default, |p| p.program().counts())
    };
    Ok(html! {
        p { (limbs(&field.repr)) }
        (products(prime, plan))
        h4 { "Operations" }
        table.counts {
            thead { tr { th.text scope="col" { "on words" } th scope="col" { "multiply" } th scope="col" { "add" } th scope="col" { "other" } } }
            tbody {
                @for (name, text) in [("mul", "multiplication"), ("square", "squaring")] {
                    @let counts = counts(name);
                    tr { th.text scope="row" { (text) } td { (counts.multiplications) } td { (counts.additions) } td { (counts.other) } }
                }
            }
        }
        h4 { "Upper bounds of the limbs" }
        (bounds(&field.repr))
    })
}

/// The work of the ports, by the model.
fn busy(entry: &Entry, facts: &Facts) -> Markup {
    html! {
        @if let Some(analyses) = facts.analyses(&entry.plan) {
            @for analysis in analyses {
                h4 { "Ports of " code { (facts.model()) } ", " (analysis.program) ": busy cycles, spread evenly" }
                (ports::bars(analysis))
            }
        }
    }
}

fn limbs(repr: &Repr) -> Markup {
    html! {
        (repr.limbs) " limbs of radix 2" sup { (repr.radix) } " in words of " (repr.word) " bits"
        @match repr.domain {
            Domain::Standard => ".",
            Domain::Montgomery { r } => { ", in the Montgomery domain with R = 2" sup { (r) } "." }
        }
    }
}

fn bounds(repr: &Repr) -> Markup {
    let loose = repr.has_loose();
    html! {
        div.scroll tabindex="0" role="region" aria-label="Bounds of the limbs" {
            table.bounds {
                thead {
                    tr {
                        th scope="col" { "limb" } th scope="col" { "weight" }
                        @if loose { th.text scope="col" { "tight" } th.text scope="col" { "loose" } }
                        @else { th.text scope="col" { "tight and loose" } }
                    }
                }
                tbody {
                    @for i in 0..repr.limbs {
                        tr {
                            th scope="row" { (i) }
                            td { "2" sup { (repr.exponent(i)) } }
                            td.text { code { (bound(&repr.tight[i])) } }
                            @if loose { td.text { code { (bound(&repr.loose[i])) } } }
                        }
                    }
                }
            }
        }
    }
}

/// The greatest value; both ends where the least is not 0.
fn bound(bound: &Interval) -> String {
    if bound.lo == 0.into() {
        short(&bound.hi)
    } else {
        bound.to_string()
    }
}

/// The partial products of a multiplication, drawn where there are not too many, and what becomes of them in words.
fn products(prime: &Prime, plan: &Plan) -> Markup {
    let n = plan.limbs;
    html! {
        h4 { "Partial products" }
        @match diagram(prime, plan, Operation::Mul) {
            Ok(drawn) => {
                @let count: usize = drawn.columns.iter().map(|column| column.products.len()).sum();
                @if n <= DRAWN {
                    div.scroll tabindex="0" role="region" aria-label="Partial products" {
                        (svg(&drawn, &format!("{count} products in {} columns", drawn.columns.len())))
                    }
                } @else {
                    p { (count) " products: too many to draw." }
                }
                p.note {
                    span.key.folded { "Folded" } " products come from higher columns; "
                    span.key.high { "columns from 2" sup { (plan.radix.exponent(n)) } " on" } " are reduced after they are summed."
                }
                ol.note { @for step in &drawn.steps { li { (step) } } }
            }
            Err(unfit) => p { (unfit) },
        }
    }
}
