//! The five rows that the README shows of the peers' table.

use std::fmt::Write;

use super::{Contest, Inversion, Record, Row, ratio};
use crate::record::{cell, origin};

/// The figures of a [`Row`], in its order.
const METRICS: [&str; 4] = [
    "multiplication latency",
    "multiplication throughput",
    "squaring latency",
    "squaring throughput",
];

/// Rows chosen by prime and index into [`METRICS`].
const CHOSEN: [(&str, usize); 3] = [("curve25519", 0), ("p256", 1), ("p521", 2)];

/// The prime whose inversion is shown.
const INVERTED: &str = "curve25519";

/// One figure of ours and the fastest peer's.
struct Comparison {
    operation: String,
    ours: String,
    peer: String,
    ratio: f64,
}

/// Three products, an inversion, and the lowest ratio of the whole table: a loss, if there is any.
pub fn top_five(record: &Record) -> String {
    let mut text = format!(
        "{} The last column divides the cycles of the fastest published crate by ours. The last row is the lowest ratio of our \
         best code, over all primes and all four measurements. Losses are **bold**.\n\n\
         | operation | Limbforge | fastest published crate | ratio |\n|---|--:|--:|--:|\n",
        origin(&record.command, &record.environment),
    );
    let find = |prime: &str| record.contests.iter().find(|c| c.prime == prime);
    let products = CHOSEN
        .into_iter()
        .filter_map(|(prime, metric)| product(find(prime)?, metric));
    let inverted = find(INVERTED).and_then(inversion);
    for row in products.chain(inverted).chain(lowest(&record.contests)) {
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} |",
            row.operation,
            row.ours,
            row.peer,
            ratio(row.ratio)
        );
    }
    text
}

fn product(contest: &Contest, metric: usize) -> Option<Comparison> {
    let ours = contest.winner()?;
    let median = |row: &&Row| row.medians[metric];
    let peer = contest
        .peers()
        .min_by(|x, y| median(x).total_cmp(&median(y)))?;
    let cycles = |row: &Row| cell(row.medians[metric], row.spreads[metric]);
    Some(Comparison {
        operation: format!("{}: {}", contest.prime, METRICS[metric]),
        ours: with_compiler(cycles(ours), ours.built_by.as_deref()),
        peer: format!("{}: {}", peer.name, cycles(peer)),
        ratio: peer.medians[metric] / ours.medians[metric],
    })
}

fn inversion(contest: &Contest) -> Option<Comparison> {
    let fastest = |is_ours: bool| {
        let rows = contest.inversions.iter();
        rows.filter(|row| row.built_by.is_some() == is_ours)
            .min_by(|x, y| x.median.total_cmp(&y.median))
    };
    let (ours, peer) = (fastest(true)?, fastest(false)?);
    let cycles = |row: &Inversion| format!("{:.0} ± {:.0}", row.median, row.spread);
    Some(Comparison {
        operation: format!("{}: inversion", contest.prime),
        ours: with_compiler(cycles(ours), ours.built_by.as_deref()),
        peer: format!("{}: {}", peer.name, cycles(peer)),
        ratio: peer.median / ours.median,
    })
}

/// The peers are in Rust, so a C compiler explains part of a difference.
fn with_compiler(cycles: String, built_by: Option<&str>) -> String {
    format!("{cycles}, {}", built_by.unwrap_or_default())
}

fn lowest(contests: &[Contest]) -> Option<Comparison> {
    contests
        .iter()
        .flat_map(|contest| (0..METRICS.len()).filter_map(|metric| product(contest, metric)))
        .min_by(|x, y| x.ratio.total_cmp(&y.ratio))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{contest, record};
    use super::*;

    #[test]
    fn the_fastest_peer_and_the_worst_loss_are_shown() {
        let mut record = record(34.0);
        let rows = |record: &Record| -> Vec<String> {
            let text = top_five(record);
            text.lines().skip(4).map(str::to_owned).collect()
        };
        let first = "| curve25519: multiplication latency | 40.0 ± 0.1, c clang 19.1.7 | crrl 0.9 m64: 40.0 ± 0.1 | 1.00 |";
        let inversion =
            "| curve25519: inversion | 4100 ± 5, c clang 19.1.7 | crrl 0.9: 4510 ± 5 | 1.10 |";
        assert_eq!(rows(&record), [first, inversion, first]);

        let mut lost = contest(44.0);
        "p384".clone_into(&mut lost.prime);
        record.contests.push(lost);
        assert_eq!(
            rows(&record)[2],
            "| p384: squaring latency | 44.0 ± 0.1, c clang 19.1.7 | crrl 0.9 m64: 34.0 ± 0.1 | **0.77** |"
        );
    }
}
