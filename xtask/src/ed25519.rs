//! Ed25519 and X25519: published crates beside Limbforge's.

use std::fmt::Write;

use limbforge_lab::measure::Environment;
use serde::Deserialize;

/// The file that `limbforge-ed25519-bench --json` writes.
#[derive(Deserialize)]
pub struct Record {
    command: String,
    environment: Environment,
    target: String,
    inputs: usize,
    peers: Vec<Peer>,
    left_out: Vec<String>,
}

#[derive(Deserialize)]
struct Peer {
    name: String,
    ours: bool,
    note: String,
    operations: Vec<Measured>,
}

#[derive(Deserialize)]
struct Measured {
    operation: String,
    median: f64,
    spread: f64,
}

/// Ours, as the aims mean it.
const OURS: &str = "forge25519 vectors";

/// Operations of most peers.
const COMMON: [&str; 8] = [
    "keygen",
    "sign 32 B",
    "verify",
    "verify, key decoded",
    "batch 64",
    "batch 1024",
    "X25519",
    "X25519 base",
];
/// Operations of few.
const RARE: [&str; 8] = [
    "batch 64, keys decoded",
    "batch 1024, keys decoded",
    "point decoding",
    "field inversion",
    "verify RFC 8032",
    "verify ZIP 215",
    "verify strict",
    "verify ref10",
];
/// Operations on many at once, each with its result.
const MANY: [&str; 7] = [
    "verify many 8",
    "verify many 64",
    "verify many 1024",
    "verify many 64, keys decoded",
    "verify many 64, 8 wrong",
    "sign many 64",
    "X25519 many 64",
];

impl Peer {
    fn measured(&self, operation: &str) -> Option<&Measured> {
        self.operations.iter().find(|m| m.operation == operation)
    }
}

/// The name of the record's block: one for each way to build.
pub fn block(record: &Record) -> &'static str {
    if record.target == "plain" {
        "ed25519-plain"
    } else {
        "ed25519"
    }
}

/// Both tables, with their origin and the differences of each peer.
pub fn table(record: &Record) -> String {
    let mut text = format!(
        "`{}` on {}, with {}. Thousands of core cycles for one operation, or for one signature of a batch: median ± half the \
         interquartile range. Inputs rotate over {}. The least of each column is **bold**.\n",
        record.command,
        record.environment.cpu,
        record.environment.compilers.join("; "),
        record.inputs,
    );
    columns(&mut text, &record.peers, &COMMON);
    columns(&mut text, &record.peers, &RARE);
    columns(&mut text, &record.peers, &MANY);
    text.push('\n');
    for peer in &record.peers {
        let _ = writeln!(text, "- {}: {}.", peer.name, peer.note);
    }
    for line in &record.left_out {
        let _ = writeln!(text, "- left out: {line}");
    }
    let aims = aims(&record.peers);
    if !aims.is_empty() {
        text.push_str("\nAims, for forge25519 as it is built by default:\n\n");
    }
    for line in aims {
        let _ = writeln!(text, "- {line}");
    }
    text
}

/// Aims that are ratios: ours, the operation, a peer and its operation, and the most.
const RATIOS: [(&str, &str, &str, &str, f64); 13] = [
    (OURS, "keygen", "aws-lc-rs", "keygen", 1.0),
    (OURS, "sign 32 B", "aws-lc-rs", "sign 32 B", 1.0),
    (OURS, "verify", "crrl 0.9.0 m64", "verify", 0.85),
    (OURS, "verify", "commonware", "verify", 0.85),
    (OURS, "X25519", "aws-lc-rs", "X25519", 1.05),
    (OURS, "batch 64", DALEK_SERIAL, "batch 64", 0.75),
    (OURS, "batch 64", "commonware", "batch 64", 1.0 / 1.3),
    (OURS, "batch 1024", "commonware", "batch 1024", 1.0 / 1.7),
    (
        OURS,
        "verify many 8",
        "ed25519-simd",
        "verify many 8",
        1.0 / 1.5,
    ),
    (
        OURS,
        "verify many 64",
        "ed25519-simd",
        "verify many 64",
        1.0 / 1.7,
    ),
    (OURS_AVX2, "verify many 64", DALEK_SIMD, "verify", 0.4),
    (OURS, "sign many 64", "aws-lc-rs", "sign 32 B", 0.35),
    (OURS, "X25519 many 64", "aws-lc-rs", "X25519", 0.22),
];
const OURS_AVX2: &str = "forge25519 vectors (AVX2)";
const DALEK_SERIAL: &str = "ed25519-dalek 3.0.0 serial";
const DALEK_SIMD: &str = "ed25519-dalek 3.0.0 simd";

/// Our aims, and whether each was reached: ratios to a peer, and cycles.
fn aims(peers: &[Peer]) -> Vec<String> {
    let median = |name: &str, operation: &str| {
        let peer = peers.iter().find(|peer| peer.name.starts_with(name))?;
        peer.measured(operation).map(|m| m.median)
    };
    let verdict = |reached: bool| if reached { "reached" } else { "not reached" };
    let ratios = RATIOS
        .into_iter()
        .filter_map(|(ours, operation, peer, theirs, most)| {
            let ratio = median(ours, operation)? / median(peer, theirs)?;
            let own = ours.strip_prefix(OURS).unwrap_or_default();
            let other = match theirs == operation {
                true => String::new(),
                false => format!(", {theirs}"),
            };
            Some(format!(
                "{operation}{own} at most {most:.2} of {peer}{other}: {} ({ratio:.3})",
                verdict(ratio <= most)
            ))
        });
    let cycles = [("point decoding", 8_000.0), ("field inversion", 3_600.0)];
    let cycles = cycles.into_iter().filter_map(|(operation, most)| {
        let cycles = median(OURS, operation)?;
        Some(format!(
            "{operation} in at most {most} cycles: {} ({cycles:.0})",
            verdict(cycles <= most)
        ))
    });
    ratios.chain(cycles).collect()
}

/// A table of `operations`; ours first, and no line or column without a number.
fn columns(text: &mut String, peers: &[Peer], operations: &[&str]) {
    let least = |operation: &str| {
        let medians = peers
            .iter()
            .filter_map(|peer| peer.measured(operation))
            .map(|m| m.median);
        medians.reduce(f64::min)
    };
    let heads: Vec<(&str, f64)> = operations
        .iter()
        .filter_map(|&operation| Some((operation, least(operation)?)))
        .collect();
    if heads.is_empty() {
        return;
    }
    let names: Vec<&str> = heads.iter().map(|(operation, _)| *operation).collect();
    let _ = writeln!(
        text,
        "\n| | {} |\n|---|{}",
        names.join(" | "),
        "--:|".repeat(heads.len())
    );
    let ours = peers.iter().filter(|peer| peer.ours);
    for peer in ours.chain(peers.iter().filter(|peer| !peer.ours)) {
        let cells: Vec<Option<String>> = (heads.iter())
            .map(|(operation, least)| peer.measured(operation).map(|m| cell(m, *least)))
            .collect();
        if cells.iter().any(Option::is_some) {
            let cells: Vec<String> = cells
                .into_iter()
                .map(|cell| cell.unwrap_or("–".to_owned()))
                .collect();
            let _ = writeln!(text, "| {} | {} |", peer.name, cells.join(" | "));
        }
    }
}

/// To three digits.
fn cell(measured: &Measured, least: f64) -> String {
    let [median, spread] = [measured.median, measured.spread].map(|cycles| cycles / 1000.0);
    let digits = if median < 10.0 { 2 } else { 1 };
    let mark = if measured.median <= least { "**" } else { "" };
    format!("{mark}{median:.digits$}{mark} ± {spread:.digits$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        let peer = |name: &str, ours: bool, verify: f64, batch: Option<f64>| {
            let measured = |operation: &str, median: f64| serde_json::json!({"operation": operation, "median": median, "spread": 120.0, "samples": [1.0]});
            let mut operations = vec![measured("verify", verify)];
            operations.extend(batch.map(|cycles| measured("batch 64, keys decoded", cycles)));
            serde_json::json!({"key": name, "name": name, "ours": ours, "flags": [], "note": "a note",
                "operations": operations})
        };
        serde_json::from_value(serde_json::json!({
            "command": "limbforge-ed25519-bench", "target": "native", "inputs": 1024,
            "environment": {"cpu": "Some CPU", "cores": 2, "os": "linux", "arch": "x86_64", "compilers": ["rustc 1.95.0"]},
            "options": limbforge_lab::measure::Options::default(),
            "peers": [peer("a 1.0", false, 93_600.0, Some(9_700.0)), peer("limbforge m64", true, 50_010.0, None)],
            "left_out": ["ring: cannot be built"],
        }))
        .expect("a record")
    }

    #[test]
    fn ours_first_the_least_bold_and_gaps_shown() {
        let text = table(&record());
        let rows =
            "| | verify |\n|---|--:|\n| limbforge m64 | **50.0** ± 0.1 |\n| a 1.0 | 93.6 ± 0.1 |\n";
        assert!(text.contains(rows), "{text}");
        let rare = "| | batch 64, keys decoded |\n|---|--:|\n| a 1.0 | **9.70** ± 0.12 |\n\n";
        assert!(text.contains(rare), "{text}");
        assert!(
            text.ends_with(
                "- a 1.0: a note.\n- limbforge m64: a note.\n- left out: ring: cannot be built\n"
            ),
            "{text}"
        );
    }

    #[test]
    fn each_way_to_build_has_its_block() {
        let mut record = record();
        assert_eq!(block(&record), "ed25519");
        record.target = "plain".to_owned();
        assert_eq!(block(&record), "ed25519-plain");
    }

    #[test]
    fn aims_are_reached_or_missed() {
        let peer = |name: &str, operations: &[(&str, f64)]| Peer {
            name: name.to_owned(),
            ours: false,
            note: String::new(),
            operations: operations
                .iter()
                .map(|&(operation, median)| Measured {
                    operation: operation.to_owned(),
                    median,
                    spread: 1.0,
                })
                .collect(),
        };
        let peers = [
            peer(
                OURS,
                &[
                    ("keygen", 90.0),
                    ("X25519", 106.0),
                    ("X25519 many 64", 21.0),
                    ("point decoding", 8_001.0),
                ],
            ),
            peer("aws-lc-rs 1.19.0", &[("keygen", 100.0), ("X25519", 100.0)]),
        ];
        assert_eq!(
            aims(&peers),
            [
                "keygen at most 1.00 of aws-lc-rs: reached (0.900)",
                "X25519 at most 1.05 of aws-lc-rs: not reached (1.060)",
                "X25519 many 64 at most 0.22 of aws-lc-rs, X25519: reached (0.210)",
                "point decoding in at most 8000 cycles: not reached (8001)",
            ]
        );
    }
}
