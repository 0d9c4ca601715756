//! Records of several processors as a heat map: recipes by processors.

use limbforge_lab::search::{Cell, Merged};
use maud::{Markup, html};

use super::{powers, whole};

/// The whole page.
pub fn page(merged: &Merged) -> String {
    let title = format!("{} on {} processors", merged.prime, merged.processors.len());
    let heading = html! { (powers(&merged.prime)) " " small { "on " (merged.processors.len()) " processors" } };
    let sections = html! {
        section aria-labelledby="recipes" {
            h2 #recipes { "Recipes by processor" }
            (verdict(merged))
            p.note {
                "Each number divides the geometric mean of " (spaced(&merged.quantities)) " by that of the processor’s fastest \
                 recipe, in the recipe’s quickest build. First is what is nowhere far behind. A dash: not measured; recipes with \
                 dashes come last."
                @if !merged.left_out.is_empty() { " Left out, as not every record has them: " (spaced(&merged.left_out)) "." }
            }
            (scale())
            (table(merged))
        }
        section aria-labelledby="processors" {
            h2 #processors { "Processors" }
            dl.facts { @for (i, name) in merged.processors.iter().enumerate() {
                @let environment = &merged.environments[i];
                dt { "(" (i + 1) ") " (name) }
                dd {
                    (environment.cores) " cores, " (environment.arch) ", " (environment.os)
                    @for compiler in &environment.compilers { br; code { (compiler) } }
                }
            } }
        }
    };
    whole(
        &title,
        &heading,
        &sections,
        "limbforge merge --report",
        None,
    )
}

fn spaced(keys: &[String]) -> String {
    keys.join(", ").replace('_', " ")
}

/// The recipe that one source for all processors should use.
fn verdict(merged: &Merged) -> Markup {
    let first = merged.rows.first();
    let first = first.filter(|row| row.missing() == 0);
    let everywhere = merged.rows.iter().filter(|row| row.missing() == 0).count();
    html! {
        @match first {
            Some(row) => p.lead {
                "One recipe for all: " code { (row.recipe) } " takes at most " (format!("{:.2}", row.worst()))
                " times as long as the fastest of each processor."
            },
            None => p.lead { "No recipe was measured on every processor; tune without --limit, with the same options." },
        }
        p.note { (everywhere) " of " (merged.rows.len()) " recipes were measured everywhere." }
    }
}

/// The colours with their ratios.
fn scale() -> Markup {
    html! {
        p.note { span.scale {
            @for ratio in [1.0, 1.25, 1.5, 1.75, 2.0] {
                span style=(shade(ratio)) { (format!("{ratio:.2}")) @if ratio == 2.0 { " and more" } }
            }
        } }
    }
}

fn table(merged: &Merged) -> Markup {
    html! {
        div.scroll tabindex="0" role="region" aria-label="Recipes by processor" {
            table #heat {
                thead { tr {
                    th.text scope="col" { "recipe" }
                    @for (i, name) in merged.processors.iter().enumerate() {
                        th scope="col" { (name) br; (fastest(merged, i)) }
                    }
                } }
                tbody { @for row in &merged.rows { tr {
                    th.text scope="row" { code { (row.recipe) } }
                    @for cell in &row.cells {
                        @match cell {
                            Some(cell) => (measured(cell)),
                            None => td title="not measured" { "–" },
                        }
                    }
                } } }
            }
        }
    }
}

/// A ratio in its colour. The processor's fastest recipe is bold.
fn measured(cell: &Cell) -> Markup {
    let title = format!("{:.1} cycles, {}", cell.cycles, cell.compiler);
    html! {
        td.best[cell.ratio == 1.0] style=(shade(cell.ratio)) title=(title) { (format!("{:.2}", cell.ratio)) }
    }
}

/// The cycles of the processor's fastest recipe.
fn fastest(merged: &Merged, processor: usize) -> String {
    let cells = merged
        .rows
        .iter()
        .filter_map(|row| row.cells[processor].as_ref());
    let best = cells.fold(f64::INFINITY, |best, cell| best.min(cell.cycles));
    format!("1.00 = {best:.1} cycles")
}

/// The colour of a ratio: none at 1, the deepest at 2 and above. Text stays readable on all of them.
fn shade(ratio: f64) -> String {
    let depth = (100.0 * (ratio - 1.0)).clamp(0.0, 100.0).round();
    format!("background: color-mix(in srgb, var(--folded) {depth}%, transparent)")
}
