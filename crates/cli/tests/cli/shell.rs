//! `completions` and `man` as a user meets them.

use std::path::Path;

use super::{limbforge, refused, text};

const VERBS: &[&str] = &[
    "tune",
    "emit",
    "check",
    "prove",
    "ct",
    "plan",
    "explain",
    "formula",
    "regen",
    "superopt",
    "reproduce",
    "riscv",
    "completions",
    "man",
];

fn printed(arguments: &[&str]) -> String {
    let output = limbforge(arguments, Path::new("."));
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

#[test]
fn every_shell_completes_every_verb() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = printed(&["completions", shell]);
        let missing: Vec<&&str> = VERBS
            .iter()
            .filter(|verb| !script.contains(**verb))
            .collect();
        assert!(missing.is_empty(), "{shell}: {missing:?}");
        assert!(script.contains("recipe"), "{shell}");
    }
    refused(&["completions", "sh"], 2, "invalid value 'sh'");
}

#[test]
fn every_verb_has_a_page() {
    let page = printed(&["man"]);
    for verb in VERBS {
        assert!(page.contains(verb), "{verb}");
        let own = printed(&["man", verb]);
        assert!(
            own.contains(".TH") && own.contains(".SH SYNOPSIS"),
            "{verb}"
        );
        assert!(
            own.contains(&format!("limbforge\\-{verb}")),
            "{verb}: {own}"
        );
    }
    assert!(printed(&["man", "emit"]).contains("recipe"));
    refused(
        &["man", "tunes"],
        2,
        "there is no verb `tunes`; the verbs are tune, emit",
    );
}
