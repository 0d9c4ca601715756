//! The forged signatures as a file in the form of CCTV's vectors (C2SP, "ed25519vectors.json"), for the tests of other
//! libraries: `LIMBFORGE_VECTORS=FILE cargo test -p forge25519 --test suite -- --ignored validation_vectors`.

use super::cases::{Case, all};
use crate::oracle::{Point, Reading, Verdicts};
use serde_json::{Value, json};

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What is unusual about a point: small order, a part of it, or its encoding.
fn flags_of(bytes: &[u8; 32], letter: char) -> Vec<String> {
    let point = Point::decode(bytes, Reading::Zip215).expect("a point");
    let mut flags = Vec::new();
    let has_part = !point.times(crate::oracle::group_order()).is_identity();
    if point.is_small_order() {
        flags.push(format!("low_order_{letter}"));
    } else if has_part {
        flags.push(format!("low_order_component_{letter}"));
    }
    if point.encode() != *bytes {
        flags.push(format!("non_canonical_{letter}"));
    }
    flags
}

/// Only for those that are valid with the cofactor: nothing else can be wrong with the rest.
fn vector(number: usize, case: &Case, verdicts: &Verdicts) -> Option<Value> {
    let message = std::str::from_utf8(&case.message).ok()?;
    if !verdicts.zip215 {
        return None;
    }
    let mut flags = flags_of(&case.key, 'A');
    flags.extend(flags_of(&case.r, 'R'));
    let canonical_r = !flags.iter().any(|flag| flag == "non_canonical_R");
    if !verdicts.ref10 && canonical_r {
        flags.push("low_order_residue".to_owned());
    }
    Some(json!({
        "number": number,
        "key": hex(&case.key),
        "sig": hex(&case.signature()),
        "msg": message,
        "flags": flags,
    }))
}

#[test]
#[ignore = "it writes a file for others"]
fn validation_vectors() {
    let path = std::env::var("LIMBFORGE_VECTORS").expect("LIMBFORGE_VECTORS names the file");
    let vectors: Vec<Value> = all()
        .iter()
        .enumerate()
        .filter_map(|(number, (case, verdicts))| vector(number, case, verdicts))
        .collect();
    assert!(vectors.len() > 500, "only {}", vectors.len());
    let text = serde_json::to_string(&vectors).expect("JSON");
    std::fs::write(path, text).expect("a file that can be written");
}
