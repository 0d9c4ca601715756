//! Inspection of object code of vectors: no condition of compiled Rust depends on what the lanes hold, and no store is
//! of some lanes alone.
//!
//! The instructions of processors with vectors select without branches. Arrays of words are what a compiler makes of
//! them, and one that sees a bit in a mask tests it and branches: rustc 1.95 did in `invert_batch` over lanes and in
//! `to_words`, until each mask went through a barrier. In both forms a flag becomes a mask without a branch.

use std::{fs, process::Command};

use limbforge_compare::{Folder, printed};
use limbforge_core::{
    ops::derive::derive,
    plan::Plan,
    prime::Prime,
    read::x86::ct::{Public, examine},
};

/// Those in which branches were found, and the field of forge25519.
const FIELDS: &[(&str, &str)] = &[
    (
        "2^521-1",
        "12x44 across(8) operand-scanning madd52 fold(128@left:shift-add) carry(parallel)",
    ),
    (
        "2^127-1",
        "3x43 across(8) operand-scanning madd52 fold(4@left:shift-add) carry(parallel)",
    ),
    (
        "2^414-17",
        "8x52 lanes(8) product-scanning madd52 fold(68@high:madd52) carry(top-first)",
    ),
    (
        "2^255-19",
        "5x52 lanes(8) product-scanning madd52 fold(608@high:madd52) carry(top-first)",
    ),
];

/// The printed Rust of a field.
fn rust((prime, recipe): (&str, &str)) -> String {
    let plan: Plan = recipe.parse().expect("a recipe");
    let field = derive(&Prime::parse(prime).expect("a prime"), &plan).expect("a field");
    printed(&field, "rust")
}

/// The objections of a kind to functions whose names contain something, and how many functions there are.
fn objections(text: &str, part: &str, level: &str, kind: &str) -> (Vec<String>, usize) {
    let folder = Folder::temporary();
    // So that each function is in the object.
    fs::write(folder.0.join("field.rs"), text.replace("#[inline]", "")).expect("a writable folder");
    let compiled = Command::new("rustc")
        .current_dir(&folder.0)
        .args(["--edition=2024", "--crate-type=rlib", "--emit=obj", level])
        // So that calls of copies can be followed.
        .args(["-Crelocation-model=static", "-Cpanic=abort", "field.rs"])
        .status();
    assert!(compiled.expect("rustc").success(), "{level}");
    let object = fs::read(folder.0.join("field.o")).expect("an object");
    let verdicts = examine(&object, &Public::new()).expect("an object of x86-64");
    let part = format!("{}{part}", part.len());
    let own = |name: &str| name.contains(&part) && !name.contains("vartime_");
    let mut found = Vec::new();
    let mut count = 0;
    for verdict in verdicts.iter().filter(|verdict| own(&verdict.name)) {
        count += 1;
        let secret = |objection: &&String| objection.starts_with(kind);
        let objections = verdict.objections.iter().filter(secret);
        found.extend(objections.map(|objection| format!("{}: {objection}", verdict.name)));
    }
    (found, count)
}

const CONDITION: &str = "a condition that may depend";

#[test]
fn masks_on_arrays_decide_no_branch() {
    for field in FIELDS {
        let text = rust(*field);
        for level in ["-Copt-level=1", "-Copt-level=2", "-Copt-level=3"] {
            let (found, count) = objections(&text, "portable", level, CONDITION);
            assert_eq!(found, Vec::<String>::new(), "{field:?} {level}");
            assert!(count > 20, "{count} functions");
        }
    }
}

/// Where code is to be short, a compiler prefers a branch to a word of ones.
#[test]
fn flags_in_registers_decide_no_branch() {
    let text = rust(FIELDS[1]);
    for level in ["-Copt-level=s", "-Copt-level=2"] {
        let (found, count) = objections(&text, "ifma", level, CONDITION);
        assert_eq!(found, Vec::<String>::new(), "{level}");
        assert!(count > 20, "{count} functions");
    }
}

/// A selection that leaves some lanes of a place as they are. Of a blend rustc 1.95 makes a store of the others alone.
const IN_PLACE: &str = r#"
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512ifma")]
pub fn choose(choice: Mask, x: &ifma::Element, y: &mut ifma::Element) {
    *y = ifma::select(choice, x, y);
}
"#;

#[test]
fn selections_store_all_lanes() {
    let text = rust(FIELDS[3]) + IN_PLACE;
    for level in ["-Copt-level=1", "-Copt-level=2", "-Copt-level=3"] {
        let (found, count) = objections(&text, "choose", level, "an instruction that is not");
        assert_eq!((found, count), (Vec::new(), 1), "{level}");
    }
}
