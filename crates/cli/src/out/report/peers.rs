//! Published implementations beside the candidates: the record of `benches/peers`.

use std::path::Path;

use limbforge::Plan;
use limbforge_lab::search::Record;
use maud::{Markup, html};
use serde::Deserialize;

use crate::failure::Failure;

/// The part of such a record that is read.
#[derive(Deserialize)]
pub struct Peers {
    environment: Machine,
    contests: Vec<Contest>,
}

#[derive(Deserialize)]
struct Machine {
    cpu: String,
}

/// The implementations of one prime.
#[derive(Deserialize)]
struct Contest {
    value: String,
    rows: Vec<Peer>,
}

/// An implementation with its times, in the order of [`QUANTITIES`].
#[derive(Deserialize)]
pub struct Peer {
    /// Its name with its version.
    pub name: String,
    built_by: Option<String>,
    medians: Vec<f64>,
}

/// Keys of the quantities that peers are measured by.
const QUANTITIES: [&str; 4] = [
    "mul_latency",
    "mul_throughput",
    "square_latency",
    "square_throughput",
];

impl Peers {
    /// Reads a record of peers.
    pub fn read(path: &Path) -> Result<Peers, Failure> {
        let unusable = |reason: String| {
            Failure::Impossible(format!(
                "cannot read {} ({reason}); give a file that `limbforge-peers --json` wrote",
                path.display()
            ))
        };
        let text = std::fs::read_to_string(path).map_err(|e| unusable(e.to_string()))?;
        serde_json::from_str(&text).map_err(|e| unusable(e.to_string()))
    }

    /// The published implementations of a record's prime; our own rows are recipes.
    pub fn of(&self, record: &Record) -> Vec<&Peer> {
        let own = self.contests.iter().filter(|c| c.value == record.prime);
        let rows = own.flat_map(|contest| &contest.rows);
        rows.filter(|row| row.name.parse::<Plan>().is_err())
            .collect()
    }

    /// Whether both records name the same processor.
    pub fn same_processor(&self, record: &Record) -> bool {
        self.environment.cpu == record.environment.cpu
    }

    /// The marks' meaning and their numbers, and a warning if they were measured elsewhere.
    pub fn note(&self, record: &Record) -> Markup {
        let peers = self.of(record);
        html! {
            @if peers.is_empty() {
                p.note { "The record of peers has none for this prime." }
            } @else {
                p.note { (icon()) " Published implementations, from a run of their own. " }
                @if !self.same_processor(record) {
                    p { strong {
                        "They were measured on another processor, " (self.environment.cpu) ", and are drawn hollow: cycles of two processors are no comparison."
                    } }
                }
                div.scroll tabindex="0" role="region" aria-label="Published implementations" {
                    table.peers #peers {
                        thead { tr {
                            th.text scope="col" { "published" } th.text scope="col" { "built by" }
                            @for key in QUANTITIES { th scope="col" { (key.replace('_', " ")) } }
                        } }
                        tbody { @for peer in peers { tr {
                            th.text scope="row" { (peer.name) } td.text { (peer.built_by.as_deref().unwrap_or("–")) }
                            @for key in QUANTITIES { td { (peer.cycles(key).map_or_else(|| "–".to_owned(), |c| format!("{c:.1}"))) } }
                        } } }
                    }
                }
            }
        }
    }
}

impl Peer {
    /// Core cycles of a quantity.
    pub fn cycles(&self, key: &str) -> Option<f64> {
        let place = QUANTITIES.iter().position(|known| *known == key)?;
        let cycles = self.medians.get(place).copied();
        cycles.filter(|cycles| cycles.is_finite() && *cycles > 0.0)
    }
}

/// Outline of a peer's mark: a cross.
pub const MARK: &str =
    "M-5-3.6L-3.6-5L0-1.4L3.6-5L5-3.6L1.4 0L5 3.6L3.6 5L0 1.4L-3.6 5L-5 3.6L-1.4 0z";

fn icon() -> Markup {
    html! { svg.icon viewBox="-8 -8 16 16" aria-hidden="true" { path.peer d=(MARK) {} } }
}
