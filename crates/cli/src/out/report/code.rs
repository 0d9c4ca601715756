//! Machine code beside the printed lines that it was made of.

use limbforge_lab::{listing::Listing, search::Record};
use maud::{Markup, html};

use super::{in_words, recipe};

/// Instructions of a listing that are shown: beyond it a page is slow, and nobody reads on.
const SHOWN: usize = 1500;

/// The listings of a record.
pub fn section(record: &Record) -> Markup {
    html! {
        section aria-labelledby="code" {
            h2 #code { "Machine code beside the printed lines" }
            p.note {
                "Each recipe above was built once more by its compiler with line tables. A printed line has about one operation; the \
                 line of an instruction is the one that the table names, and optimisers move code. Any other recipe: "
                code { "limbforge explain PRIME --recipe RECIPE --code COMPILER" } "."
            }
            @for coded in &record.code {
                h3 { (recipe(&coded.recipe)) }
                @for listing in &coded.listings { (one(listing)) }
            }
        }
    }
}

fn one(listing: &Listing) -> Markup {
    let counts = listing.counts();
    html! {
        details.listing {
            summary { (in_words(&listing.operation)) " by " (listing.compiler) ": " (counts.instructions()) " instructions" }
            p.note { (counts) }
            @if let Some(reason) = &listing.without_lines { p.note { "No lines are named: " (reason) "." } }
            div.scroll tabindex="0" role="region" aria-label="Machine code" {
                table.code {
                    thead { tr { th.text scope="col" { "instruction" } th.text scope="col" { "kind" } th.text scope="col" { "printed line" } } }
                    tbody { @for (instruction, line, again) in listing.rows().take(SHOWN) {
                        tr.again[again] {
                            td.text { code { (instruction.text) } }
                            td.text { (instruction.kind.name()) }
                            td.text { @if !again { @if let Some(line) = line { code { (line) } } @else { "–" } } }
                        }
                    } }
                }
            }
            @if counts.instructions() > SHOWN { p.note { (counts.instructions() - SHOWN) " more instructions are not shown." } }
        }
    }
}
