//! Records of several processors as a heat map: recipes by processors.

use limbforge_lab::search::Merged;
use maud::html;

use super::{powers, whole};

/// The whole page.
pub fn page(merged: &Merged) -> String {
    let title = format!("{} on {} processors", merged.prime, merged.processors.len());
    let heading = html! { (powers(&merged.prime)) " " small { "on " (merged.processors.len()) " processors" } };
    let quantities = merged.quantities.join(", ").replace('_', " ");
    let sections = html! {
        section aria-labelledby="recipes" {
            h2 #recipes { "Recipes by processor" }
            p.note {
                "Each number divides the geometric mean of " (quantities) " by that of the processor’s fastest recipe: 1.00 is \
                 the fastest, and the deeper the colour, the slower. First is what is nowhere far behind. A dash: not measured."
            }
            div.scroll tabindex="0" role="region" aria-label="Recipes by processor" {
                table {
                    thead { tr {
                        th.text scope="col" { "recipe" }
                        @for name in &merged.processors { th scope="col" { (name) } }
                    } }
                    tbody { @for row in &merged.rows { tr {
                        th.text scope="row" { code { (row.recipe) } }
                        @for cell in &row.cells {
                            @match cell {
                                Some(cell) => td style=(shade(cell.ratio)) title=(format!("{:.1} cycles, {}", cell.cycles, cell.compiler)) {
                                    (format!("{:.2}", cell.ratio))
                                },
                                None => td { "–" },
                            }
                        }
                    } } }
                }
            }
        }
    };
    whole(&title, &heading, &sections, "limbforge merge --report")
}

/// The colour of a ratio: none at 1, the deepest at 2 and above. Text stays readable on all of them.
fn shade(ratio: f64) -> String {
    let depth = (100.0 * (ratio - 1.0)).clamp(0.0, 100.0).round();
    format!("background: color-mix(in srgb, var(--folded) {depth}%, transparent)")
}
