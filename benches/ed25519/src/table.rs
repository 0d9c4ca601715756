//! A record as text: thousands of cycles, a row per peer.

use std::fmt::Write;

use limbforge_ed25519_table::Operation;

use crate::record::{Peer, Record};

/// Columns that go together: what all do, what few do, many at once.
const GROUPS: [&[Operation]; 3] = [
    &[
        Operation::Keygen,
        Operation::Sign,
        Operation::Verify,
        Operation::VerifyDecoded,
        Operation::X25519,
        Operation::X25519Base,
    ],
    &[
        Operation::Batch64,
        Operation::Batch1024,
        Operation::Batch64Decoded,
        Operation::Batch1024Decoded,
        Operation::Decode,
        Operation::Invert,
        Operation::Rfc8032,
        Operation::Zip215,
        Operation::Strict,
        Operation::Ref10,
    ],
    &[
        Operation::Verify8,
        Operation::Verify64,
        Operation::Verify1024,
        Operation::Verify64Decoded,
        Operation::Verify64Wrong,
        Operation::Sign64,
        Operation::X25519Of64,
    ],
];

/// Tables and notes.
pub fn table(record: &Record) -> String {
    let mut text = String::new();
    let width = record
        .peers
        .iter()
        .map(|peer| peer.name.len())
        .max()
        .unwrap_or(0);
    for group in GROUPS {
        let columns: Vec<Operation> = (group.iter().copied())
            .filter(|&operation| {
                record
                    .peers
                    .iter()
                    .any(|peer| median(peer, operation).is_some())
            })
            .collect();
        if columns.is_empty() {
            continue;
        }
        let _ = write!(text, "{:width$}", "");
        for column in &columns {
            let _ = write!(text, "  {}", column.name());
        }
        text.push('\n');
        for peer in &record.peers {
            if columns.iter().all(|&column| median(peer, column).is_none()) {
                continue;
            }
            let _ = write!(text, "{:<width$}", peer.name);
            for &column in &columns {
                let cell = median(peer, column)
                    .map_or("-".to_owned(), |cycles| format!("{:.2}", cycles / 1000.0));
                let _ = write!(text, "  {cell:>0$}", column.name().len());
            }
            text.push('\n');
        }
        text.push('\n');
    }
    for peer in record.peers.iter().filter(|peer| !peer.note.is_empty()) {
        let _ = writeln!(text, "{}: {}", peer.name, peer.note);
    }
    for line in &record.left_out {
        let _ = writeln!(text, "left out: {line}");
    }
    text
}

fn median(peer: &Peer, operation: Operation) -> Option<f64> {
    let same = |measured: &&crate::record::Measured| measured.operation == operation.name();
    peer.operations
        .iter()
        .find(same)
        .map(|measured| measured.median)
}

#[cfg(test)]
mod tests {
    use limbforge_lab::measure::{Environment, Options, Samples};

    use super::*;
    use crate::record::Measured;

    fn peer(name: &str, operations: &[(Operation, f64)]) -> Peer {
        let measured = |&(operation, median): &(Operation, f64)| Measured {
            operation: operation.name(),
            median,
            spread: 1.0,
            instructions: None,
            samples: Samples::default(),
        };
        Peer {
            key: "key",
            name: name.to_owned(),
            ours: false,
            compiler: "rustc".to_owned(),
            flags: Vec::new(),
            note: "a note".to_owned(),
            operations: operations.iter().map(measured).collect(),
        }
    }

    #[test]
    fn only_columns_and_rows_with_numbers() {
        let record = Record {
            command: String::new(),
            environment: Environment::detect(&[]),
            target: "native",
            options: Options::default(),
            inputs: 1024,
            peers: vec![
                peer(
                    "a",
                    &[(Operation::Verify, 93_604.0), (Operation::Invert, 4_100.0)],
                ),
                peer("bc", &[(Operation::Verify, 101.0)]),
            ],
            left_out: vec!["d: why".to_owned()],
        };
        let lines = [
            "    verify",
            "a    93.60",
            "bc    0.10",
            "",
            "    field inversion",
            "a              4.10",
            "",
            "a: a note",
            "bc: a note",
            "left out: d: why",
        ];
        assert_eq!(table(&record).lines().collect::<Vec<_>>(), lines);
    }
}
