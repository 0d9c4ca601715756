//! `limbforge regen` as a user meets it, and `limbforge check` on what it wrote.

use limbforge_lab::assembler::Assembler;
use std::fs;
use std::path::Path;
use std::process::Command;

use super::{limbforge, text};

const M61: &str = "[[field]]\nname = \"m61\"\nprime = \"2^61 - 1\"\n";

/// A folder with a `fields.toml`.
fn folder(toml: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::write(folder.path().join("fields.toml"), toml).expect("a writable folder");
    folder
}

/// A folder whose `generated` is what its `fields.toml` gives.
fn generated() -> tempfile::TempDir {
    let folder = folder(M61);
    let output = limbforge(&["regen"], folder.path());
    assert!(output.status.success(), "{}", text(&output.stderr));
    folder
}

/// Exit status 1 and one line on standard error that holds `part`; what was printed.
fn fails(arguments: &[&str], folder: &Path, part: &str) -> String {
    let output = limbforge(arguments, folder);
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(error.contains(part), "{error}");
    assert_eq!(error.trim_end().lines().count(), 1, "{error}");
    text(&output.stdout)
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("an entry").file_name();
    let mut names: Vec<String> = entries
        .map(|entry| name(entry).to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

/// Slow in debug builds only: some seconds.
#[test]
fn the_committed_folder_is_up_to_date() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    if let Err(missing) = Assembler::find() {
        println!("skipped: {missing}");
        return;
    }
    let output = limbforge(&["regen", "--check"], &root);
    assert!(
        output.status.success(),
        "{}{}",
        text(&output.stdout),
        text(&output.stderr)
    );
}

#[test]
fn a_folder_is_written_and_found_up_to_date() {
    let folder = generated();
    assert_eq!(names(folder.path()), ["fields.toml", "generated"]);
    assert_eq!(
        names(&folder.path().join("generated")),
        ["README.md", "c", "certs", "certs.sha256", "rust"]
    );
    let output = limbforge(&["regen", "--check"], folder.path());
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(output.stdout.is_empty());
    let output = limbforge(&["check", "generated/certs"], folder.path());
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(text(&output.stdout).matches("holds: ").count(), 2);
    // Certificates need not be kept: the list of their hashes stands for them.
    fs::remove_dir_all(folder.path().join("generated/certs")).expect("removable");
    let output = limbforge(&["regen", "--check"], folder.path());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let list = folder.path().join("generated/certs.sha256");
    let hashes = fs::read_to_string(&list).expect("a list");
    fs::write(&list, hashes.replacen(|c| c != '0', "0", 1)).expect("writable");
    let listed = fails(
        &["regen", "--check"],
        folder.path(),
        "1 files are out of date",
    );
    assert!(listed.contains("certs.sha256"), "{listed}");
}

#[test]
fn what_differs_is_named_and_mended() {
    let folder = generated();
    let at = |path: &str| folder.path().join("generated").join(path);
    let source = fs::read_to_string(at("rust/src/m61/word64.rs")).expect("a source");
    fs::write(at("rust/src/m61/word64.rs"), source.replacen('0', "1", 1)).expect("writable");
    fs::remove_file(at("c/m61.h")).expect("a header");
    fs::write(at("c/mine.c"), "").expect("writable");
    // What cargo leaves there is nobody's mistake.
    fs::write(at("rust/Cargo.lock"), "").expect("writable");
    let list = fails(&["regen", "--check"], folder.path(), "`limbforge regen`");
    let mut lines: Vec<&str> = list.lines().collect();
    lines.sort_unstable();
    let expected = [
        "differs: generated/rust/src/m61/word64.rs",
        "missing: generated/c/m61.h",
        "surplus: generated/c/mine.c",
    ];
    assert_eq!(lines, expected);
    // A run that was killed leaves its folder; the next one takes it away.
    fs::create_dir_all(folder.path().join(".generated.new/c")).expect("writable");
    assert!(limbforge(&["regen"], folder.path()).status.success());
    let output = limbforge(&["regen", "--check"], folder.path());
    assert!(output.status.success(), "{}", text(&output.stdout));
    assert_eq!(names(folder.path()), ["fields.toml", "generated"]);
}

#[test]
fn a_folder_lost_between_two_renamings_comes_back() {
    let folder = generated();
    let [target, old] = ["generated", ".generated.old"].map(|name| folder.path().join(name));
    fs::rename(&target, &old).expect("writable");
    fs::write(folder.path().join("fields.toml"), "").expect("writable");
    fails(&["regen"], folder.path(), "no field");
    assert_eq!(names(folder.path()), ["fields.toml", "generated"]);
}

#[test]
fn nothing_is_written_where_fields_or_places_are_off() {
    let refusals = [
        ("", "there is no field"),
        ("[[field]]\nname = \"x\"\n", "line 1: missing field `prime`"),
        (
            &M61.replace("prime", "primes"),
            "line 3: unknown field `primes`",
        ),
        (
            &M61.replace("2^61 - 1", "2^60 - 1"),
            "field `m61`: the number is not prime",
        ),
        (
            &format!("{M61}{M61}"),
            "field `m61`: two fields have this name",
        ),
    ];
    for (toml, part) in refusals {
        let folder = folder(toml);
        fails(&["regen"], folder.path(), part);
        assert_eq!(names(folder.path()), ["fields.toml"]);
    }
    let folder = folder(M61);
    fails(
        &["regen", "--fields", "no.toml"],
        folder.path(),
        "cannot read no.toml",
    );
    fails(
        &["regen", "--out", "no/such/place"],
        folder.path(),
        "no/such",
    );
    // Somebody's folder.
    fs::create_dir(folder.path().join("mine")).expect("writable");
    fs::write(folder.path().join("mine/notes"), "mine").expect("writable");
    fails(
        &["regen", "--out", "mine"],
        folder.path(),
        "was not generated by",
    );
    assert_eq!(names(folder.path()), ["fields.toml", "mine"]);
    let output = limbforge(&["regen", "--out", ".."], folder.path());
    assert_eq!(output.status.code(), Some(2), "{}", text(&output.stderr));
}

#[test]
fn a_refused_certificate_is_named_among_several() {
    let folder = generated();
    let path = folder.path().join("generated/certs/m61_32.json");
    let saved = fs::read_to_string(&path).expect("a certificate");
    let corrupted = saved.replacen("\"op\": \"mul\"", "\"op\": \"add\"", 1);
    assert_ne!(corrupted, saved);
    fs::write(&path, corrupted).expect("writable");
    let list = fails(
        &["check", "generated/certs"],
        folder.path(),
        "1 of 2 files are rejected",
    );
    assert!(
        list.contains("rejected: generated/certs/m61_32.json: "),
        "{list}"
    );
    assert!(
        list.contains("holds: generated/certs/m61_64.json: "),
        "{list}"
    );
    fails(&["check", "generated/c"], folder.path(), "no .json file");
}

/// 3^2 * 3 by the generated C, in both forms, with the header compared by the compiler.
#[test]
fn generated_c_compiles_from_its_header_alone() {
    let folder = generated();
    let main = "#include <stdio.h>
#include \"m61.h\"
int main(void) {
    uint8_t bytes[m61_BYTES] = {3};
    m61_limb x[m61_LIMBS], y[m61_LIMBS];
    m61_from_bytes(x, bytes);
    m61_square(y, x);
    m61_mul(y, y, x);
    m61_to_bytes(bytes, y);
    printf(\"%d %d\", LIMBFORGE_WORD, bytes[0]);
    return 0;
}
";
    fs::write(folder.path().join("main.c"), main).expect("writable");
    for word in ["64", "32"] {
        let define = format!("-DLIMBFORGE_WORD={word}");
        let arguments = [
            "-std=c11",
            "-Wall",
            "-Wextra",
            "-Werror",
            "-Wmissing-prototypes",
            "-Igenerated/c",
            &define,
            "-o",
            "main",
            "main.c",
            "generated/c/m61.c",
        ];
        let compiled = Command::new("gcc")
            .args(arguments)
            .current_dir(folder.path())
            .output();
        let Ok(compiled) = compiled else {
            println!("skipped: gcc is not installed");
            return;
        };
        assert!(compiled.status.success(), "{}", text(&compiled.stderr));
        let output = Command::new(folder.path().join("main")).output();
        let output = output.expect("the program runs");
        assert_eq!(text(&output.stdout), format!("{word} 27"));
    }
}
