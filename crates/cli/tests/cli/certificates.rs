//! `limbforge prove` on a saved field: how much the check proves of each program.

use super::{folder, limbforge, text};

/// A chunk of divsteps is proved in part, and with another instruction it is not this version's, although it passes.
#[test]
fn parts_are_told() {
    let folder = folder();
    let output = limbforge(
        &["emit", "p256", "--lang", "json", "-o", "p256.json"],
        folder.path(),
    );
    assert!(output.status.success(), "{}", text(&output.stderr));
    let told = |name: &str| {
        let output = limbforge(&["prove", "p256.json"], folder.path());
        assert!(output.status.success(), "{}", text(&output.stderr));
        let table = text(&output.stdout);
        let row = table.lines().find_map(|line| line.strip_prefix(name));
        row.unwrap_or_default().trim().to_owned()
    };
    assert_eq!(told("mul "), "check");
    assert_eq!(told("divsteps_low "), "check, in part");
    let file = folder.path().join("p256.json");
    let saved = std::fs::read_to_string(&file).expect("the file");
    let (before, after) = saved.split_once("\"divsteps_low\"").expect("a chunk");
    let changed = format!(
        "{before}\"divsteps_low\"{}",
        after.replacen("\"mul\"", "\"add\"", 1)
    );
    std::fs::write(&file, changed).expect("written");
    let foreign = "check, in part, of other instructions than this version's";
    assert_eq!(told("divsteps_low "), foreign);
    assert_eq!(told("divsteps_ahead "), "check, in part");
}
