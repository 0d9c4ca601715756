//! Every printed file of `generated/` is proved, function by function.

use crate::support::{all, is_all, printed};
use limbforge_prove::lang::{Outcome, examine};

/// Files of the sample: a field of every kind of arithmetic, both widths, each language.
const SAMPLE: &[&str] = &[
    "rust/src/curve25519_m51/word64.rs",
    "rust/src/scalar25519/word64.rs",
    "rust/src/p384/word32.rs",
    "rust/src/curve25519/lanes8.rs",
    "c/curve25519_32.c",
    "c/csidh512_64.c",
    "../go/internal/curve25519/curve25519_riscv64.go",
    "../go/internal/curve25519/curve25519_word32.go",
];

#[test]
fn every_function_is_proved() {
    let names = if is_all() {
        all()
    } else {
        SAMPLE.iter().map(|name| (*name).to_owned()).collect()
    };
    for name in names {
        let printed = printed(&name);
        let report = examine(printed.language, &printed.text, &printed.field);
        let report = report.unwrap_or_else(|problem| panic!("{name}: {problem}"));
        let refused: Vec<String> = report
            .refused()
            .map(|(row, why)| format!("{}: {why}", row.name))
            .collect();
        assert!(refused.is_empty(), "{name}: {refused:#?}");
        assert!(
            report.missing.is_empty(),
            "{name}: {:?} is missing",
            report.missing
        );
        // A file with lanes has every function in each of its two modules.
        let copies = if name.contains("lanes") { 2 } else { 1 };
        let count = |wanted: fn(&Outcome) -> bool| {
            report
                .rows
                .iter()
                .filter(|row| wanted(&row.outcome))
                .count()
        };
        assert_eq!(
            count(|o| matches!(o, Outcome::Program(_))),
            printed.field.programs.len() * copies,
            "{name}"
        );
        assert_eq!(
            count(|o| matches!(o, Outcome::Routine(_))),
            printed.field.routines.len() * copies,
            "{name}"
        );
    }
}

/// The sample has files that exist, and each language.
#[test]
fn the_sample_is_of_the_folder() {
    let all = all();
    assert!(
        SAMPLE.iter().all(|name| all.iter().any(|own| own == name)),
        "{all:?}"
    );
    assert!(all.len() > 30, "{all:?}");
}
