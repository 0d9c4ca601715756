//! `cargo xtask tidy`: rules of the house that compilers and clippy do not know. Each finding names a file and a line.
//! A test runs the same, so that `cargo test` fails on what this command prints.

mod functions;
mod layers;
mod links;
mod prose;
mod size;

use std::fmt;
use std::path::Path;
use std::process::{Command, ExitCode};

/// A file of the tree.
pub struct File {
    /// From the root of the checkout, with `/`.
    pub path: String,
    pub text: String,
}

impl File {
    fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    fn is_markdown(&self) -> bool {
        self.path.ends_with(".md")
    }

    /// The lines, numbered from 1.
    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(i, line)| (i + 1, line))
    }

    fn finding(&self, line: usize, what: impl Into<String>) -> Finding {
        Finding {
            path: self.path.clone(),
            line,
            what: what.into(),
        }
    }
}

/// Something that breaks a rule.
#[derive(Debug, PartialEq, Eq)]
pub struct Finding {
    path: String,
    line: usize,
    what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// A rule: what it finds in all files.
type Rule = fn(&[File]) -> Vec<Finding>;

/// Every rule, by name.
const RULES: &[(&str, Rule)] = &[
    ("size of files", size::files),
    ("width of comments", size::comments),
    ("size of the README", size::readme),
    ("length of functions", functions::lengths),
    ("opening of documentation", prose::openings),
    ("links", links::dead),
    ("layers", layers::upward),
    ("purity of the compiler", layers::impure),
];

/// Machine-made text, which follows other rules.
const GENERATED: &[&str] = &["generated/", "go/internal/"];

/// The files of a checkout that people write.
///
/// # Panics
/// If git does not list them.
pub fn tree(root: &Path) -> Vec<File> {
    let listed = Command::new("git")
        .arg("-C")
        .arg(root)
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .output()
        .expect("git is installed");
    assert!(
        listed.status.success(),
        "git lists the files of the checkout"
    );
    let listed = String::from_utf8(listed.stdout).expect("paths are UTF-8");
    let own = |path: &&str| !GENERATED.iter().any(|folder| path.starts_with(folder));
    let read = |path: &str| {
        let text = std::fs::read(root.join(path)).ok()?;
        let text = String::from_utf8_lossy(&text).into_owned();
        let path = path.to_owned();
        Some(File { path, text })
    };
    listed.lines().filter(own).filter_map(read).collect()
}

/// All that breaks a rule.
pub fn findings(files: &[File]) -> Vec<Finding> {
    RULES.iter().flat_map(|(_, rule)| rule(files)).collect()
}

/// Prints the findings.
pub fn run(root: &Path) -> ExitCode {
    let found = findings(&tree(root));
    found.iter().for_each(|finding| println!("{finding}"));
    if found.is_empty() {
        return ExitCode::SUCCESS;
    }
    eprintln!("{} findings; CONTRIBUTING.md has the rules", found.len());
    ExitCode::FAILURE
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tree of one file.
    fn one(path: &str, text: &str) -> Vec<File> {
        let (path, text) = (path.to_owned(), text.to_owned());
        vec![File { path, text }]
    }

    #[test]
    fn the_tree_is_tidy() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        if !root.join(".git").exists() {
            println!("skipped: not a checkout of git");
            return;
        }
        let found: Vec<String> = findings(&tree(&root))
            .iter()
            .map(Finding::to_string)
            .collect();
        assert!(found.is_empty(), "{}", found.join("\n"));
    }

    type Case = (&'static str, String, usize, &'static str, String);

    /// A path, a text with one finding, its line, a part of what it says, and the mended text.
    fn cases() -> Vec<Case> {
        let body = "    let _ = 0;\n".repeat(81);
        let wide = format!("// {}\n", "x".repeat(120));
        let core = "crates/limbforge/src/ir/mod.rs";
        vec![
            (
                "a/src/lib.rs",
                "\n".repeat(401),
                401,
                "401 lines",
                "\n".repeat(400),
            ),
            (
                "a/src/lib.rs",
                wide.clone(),
                1,
                "120 columns",
                wide.replacen("xxx", "", 1),
            ),
            (
                "README.md",
                "x".repeat(9001),
                1,
                "9001 bytes",
                "x".repeat(9000),
            ),
            (
                "a/src/lib.rs",
                format!("\nfn f() {{\n{body}}}\n"),
                2,
                "`f` has 83 lines",
                format!("fn f() {{\n{}}}\n", &body[..body.len() / 81 * 78]),
            ),
            (
                "a/src/lib.rs",
                format!("fn f() {{\n    match 0 {{\n        _ => {{\n{body}}}\n    }}\n}}\n"),
                3,
                "`f` has an arm of 83 lines",
                format!(
                    "fn f() {{\n    match 0 {{\n{}    }}\n}}\n",
                    "        _ => (),\n".repeat(81)
                ),
            ),
            (
                "a/src/lib.rs",
                "/// What it is.\npub fn f() {}\n".to_owned(),
                1,
                "begins with \"What\"",
                "/// What it is.\nfn f() {}\n".to_owned(),
            ),
            (
                "a/README.md",
                "x\n[b](b.md)\n".to_owned(),
                2,
                "the link `b.md` is broken",
                "[b](https://b.example/b.md), `[b](b.md)` and [a](README.md#a)\n".to_owned(),
            ),
            (
                core,
                "\nuse crate::{emit::Emit, prime::Prime};\n".to_owned(),
                2,
                "`ir` imports `emit`, which stands above it",
                "use crate::prime::Prime;\n".to_owned(),
            ),
            (
                core,
                "\nuse std::fs;\n".to_owned(),
                2,
                "`std::fs`",
                "use std::fmt;\n".to_owned(),
            ),
        ]
    }

    /// Each rule finds what it is for, at its line, and nothing in the mended text.
    #[test]
    fn each_rule_is_seen_to_find_something() {
        for (path, wrong, line, part, right) in cases() {
            let found = findings(&one(path, &wrong));
            let [finding] = &found[..] else {
                panic!("{part}: {found:?}");
            };
            assert_eq!(finding.line, line, "{finding}");
            assert!(finding.what.contains(part), "{finding}");
            let found = findings(&one(path, &right));
            assert!(found.is_empty(), "{found:?}");
        }
    }

    /// One file may use the machine, and no other of its folder.
    #[test]
    fn the_exception_from_purity_is_one_file() {
        let text = "use std::fs;\n";
        assert!(findings(&one("crates/limbforge/src/build/cargo.rs", text)).is_empty());
        let found = findings(&one("crates/limbforge/src/build/error.rs", text));
        assert!(found[0].what.contains("`std::fs`"), "{found:?}");
    }
}
