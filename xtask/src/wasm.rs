//! Ed25519 and X25519 as WebAssembly, in several engines.

use std::collections::BTreeSet;
use std::fmt::Write;

use limbforge_lab::measure::{Engine, Environment};
use serde::Deserialize;

/// The file that `limbforge-wasm-bench --json` writes.
#[derive(Deserialize)]
pub struct Record {
    command: String,
    environment: Environment,
    peers: Vec<Peer>,
    left_out: Vec<String>,
}

#[derive(Deserialize)]
struct Peer {
    name: String,
    engine: Engine,
    note: String,
    operations: Vec<Measured>,
}

#[derive(Deserialize)]
struct Measured {
    operation: String,
    median: f64,
    spread: f64,
}

/// In the order of columns, with headings.
const OPERATIONS: [(&str, &str); 7] = [
    ("keygen", "keygen"),
    ("sign 32 B", "sign 32 B"),
    ("verify", "verify"),
    ("X25519", "X25519"),
    ("X25519 base", "X25519 base"),
    ("verify many 64", "verify many 64"),
    ("batch 64", "batch 64"),
];

impl Peer {
    fn measured(&self, operation: &str) -> Option<&Measured> {
        self.operations.iter().find(|m| m.operation == operation)
    }
}

/// A table for each engine, with their origin and the differences of each peer.
pub fn table(record: &Record) -> String {
    let environment = &record.environment;
    let mut text = format!(
        "`{}` on {}, with {}. Thousands of core cycles for one operation, or for one signature of many: median ± half the \
         interquartile range. The least of each column is **bold**.\n",
        record.command,
        environment.cpu,
        environment.compilers.join("; "),
    );
    for engine in &environment.engines {
        let peers: Vec<&Peer> = record
            .peers
            .iter()
            .filter(|peer| peer.engine == *engine)
            .collect();
        let _ = write!(text, "\n| {} |", title(engine));
        for (_, heading) in OPERATIONS {
            let _ = write!(text, " {heading} |");
        }
        let _ = writeln!(text, "\n|---|{}", "--:|".repeat(OPERATIONS.len()));
        for peer in &peers {
            let _ = write!(text, "| {} |", peer.name);
            for (operation, _) in OPERATIONS {
                let _ = write!(text, " {} |", cell(&peers, peer, operation));
            }
            text.push('\n');
        }
    }
    text.push('\n');
    let notes: BTreeSet<(&str, &str)> = record
        .peers
        .iter()
        .map(|p| (p.name.as_str(), p.note.as_str()))
        .collect();
    for (name, note) in notes {
        let _ = writeln!(text, "- {name}: {note}.");
    }
    for line in &record.left_out {
        let _ = writeln!(text, "- left out: {line}");
    }
    text
}

fn title(engine: &Engine) -> String {
    let wide = if engine.wide_arithmetic {
        ", wide arithmetic"
    } else {
        ""
    };
    format!("{} {}{wide}", engine.name, engine.version)
}

fn cell(peers: &[&Peer], peer: &Peer, operation: &str) -> String {
    let Some(measured) = peer.measured(operation) else {
        return "–".to_owned();
    };
    let medians = peers.iter().filter_map(|peer| peer.measured(operation));
    let least = medians.map(|m| m.median).fold(f64::INFINITY, f64::min);
    let text = format!(
        "{:.1} ± {:.1}",
        measured.median / 1e3,
        measured.spread / 1e3
    );
    if measured.median == least {
        format!("**{text}**")
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_engine_has_its_table_and_its_least() {
        let engine = |name: &str, wide: bool| {
            format!(
                r#"{{"target":"wasm32","name":"{name}","version":"1","wide_arithmetic":{wide}}}"#
            )
        };
        let peer = |name: &str, engine: &str, median: u32| {
            format!(
                r#"{{"name":"{name}","engine":{engine},"note":"n","operations":[{{"operation":"verify","median":{median},"spread":100}}]}}"#
            )
        };
        let (a, b) = (engine("node", false), engine("wasmtime", true));
        let peers = [
            peer("x", &a, 2000),
            peer("y", &a, 1000),
            peer("x", &b, 3000),
        ]
        .join(",");
        let text = format!(
            r#"{{"command":"c","environment":{{"cpu":"p","cores":1,"os":"o","arch":"a","compilers":["r"],"engines":[{a},{b}]}},
            "peers":[{peers}],"left_out":["z: gone"]}}"#
        );
        let table = table(&serde_json::from_str(&text).expect("a record"));
        assert!(table.contains("| node 1 | keygen"), "{table}");
        assert!(table.contains("| x | – | – | 2.0 ± 0.1 |"), "{table}");
        assert!(table.contains("| y | – | – | **1.0 ± 0.1** |"), "{table}");
        assert!(table.contains("| wasmtime 1, wide arithmetic |"), "{table}");
        assert!(table.contains("| x | – | – | **3.0 ± 0.1** |"), "{table}");
        assert!(table.contains("- left out: z: gone"), "{table}");
    }
}
