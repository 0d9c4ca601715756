//! Printed text as theorems in Rocq.

use std::path::Path;

use super::{folder, limbforge, text};

#[test]
fn printed_text_is_proved_by_rocq_and_a_changed_one_is_refused() {
    let path = std::env::var_os("PATH").unwrap_or_default();
    if !std::env::split_paths(&path).any(|folder| folder.join("coqc").is_file()) {
        eprintln!("skipped: there is no coqc on PATH");
        return;
    }
    let folder = folder();
    let recipe = "3x43 product-scanning double-word fold(4@right:mul) carry(sequential)";
    let emit = [
        "emit", "2^127-1", "--recipe", recipe, "--lang", "c", "--name", "m127", "-o", "m127.c",
    ];
    let output = limbforge(&emit, folder.path());
    assert!(output.status.success(), "{}", text(&output.stderr));
    // The compiled checker is kept with other built files.
    let cache = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target");
    let cache = cache.to_str().expect("a path of text");
    let prove = ["prove", "m127.c", "--rocq", "--cache", cache];
    let output = limbforge(&prove, folder.path());
    let table = text(&output.stdout);
    assert!(output.status.success(), "{table}{}", text(&output.stderr));
    let row = |name: &str| table.lines().find(|line| line.contains(name));
    for name in [" m127_mul ", " m127_to_bytes ", " m127_pow_euler "] {
        let row = row(name).unwrap_or_default();
        assert!(row.contains(" and by Rocq (0."), "{name}: {table}");
    }
    let twice = table.lines().find(|line| line.starts_with("by Rocq too: "));
    let words: Vec<&str> = twice.unwrap_or_default().split(' ').collect();
    assert!(words.len() == 7 && words[3] == words[5], "{table}");
    // With a constant changed nothing is left to prove of the product.
    let file = folder.path().join("m127.c");
    let printed = std::fs::read_to_string(&file).expect("the file");
    let mask = "0x7ffffffffff";
    assert!(printed.contains(mask), "a mask of 43 bits");
    let changed = printed.replacen(mask, "0x7fffffffffe", 1);
    std::fs::write(&file, changed).expect("written");
    let output = limbforge(&prove, folder.path());
    let table = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{table}");
    assert!(table.contains("REFUSED"), "{table}");
}
