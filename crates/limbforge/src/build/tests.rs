//! Files that are there as a whole or not at all, and errors on one line.

use std::fs;
use std::path::PathBuf;

use super::{BuildError, build, cargo::put, included};

/// A folder of its own for a test, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let name = format!("limbforge-build-{name}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).unwrap();
        let mut names: Vec<String> = entries
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_file_is_written_whole_and_nothing_is_left_beside_it() {
    let folder = Folder::new("whole");
    let path = folder.0.join("m61.rs");
    fs::write(&path, "before").unwrap();
    let wanted = build().prime("2^61-1").name("small");
    assert_eq!(wanted.emit_to(&path).unwrap(), path);
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text, wanted.source().unwrap());
    assert!(text.starts_with("//! "), "{text}");
    assert!(text.contains("--name small"), "{text}");
    assert_eq!(folder.names(), ["m61.rs"]);
}

#[test]
fn a_file_with_the_right_text_is_not_touched() {
    let folder = Folder::new("untouched");
    let path = folder.0.join("a.rs");
    put(&path, "text").unwrap();
    // A renamed file would be another one, without this mark.
    let mut permissions = fs::metadata(&path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).unwrap();
    put(&path, "text").unwrap();
    assert!(fs::metadata(&path).unwrap().permissions().readonly());
    put(&path, "other").unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "other");
}

#[test]
fn an_error_leaves_the_file_and_nothing_else() {
    let folder = Folder::new("error");
    let path = folder.0.join("a.rs");
    fs::write(&path, "before").unwrap();
    let refused = [
        build().name("a"),
        build().prime("2^61-"),
        build().prime("2^61-2"),
        build().prime("2^61-1").name(""),
        build().prime("2^61-1").name("../a"),
        build().prime("2^61-1").name("a\nb"),
        build().prime("2^61-1").word(0),
        build().prime("2^61-1").word(16),
        build().prime("2^61-1").word(255),
        build().prime("2^61-1").recipe(""),
        build().prime("2^61-1").recipe("5x51\n\u{1b}[2J"),
        build()
            .prime("2^61-1")
            .recipe("5x51 product-scanning double-word fold(19@right:mul) carry(sequential)"),
        build()
            .prime("2^255-19")
            .word(32)
            .recipe("5x51 product-scanning double-word fold(19@right:mul) carry(sequential)"),
    ];
    for build in &refused {
        let error = build.emit_to(&path).unwrap_err().to_string();
        assert!(!error.contains('\n') && error.len() > 20, "{error}");
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), "before");
    assert_eq!(folder.names(), ["a.rs"]);
}

#[test]
fn places_that_are_no_files_are_refused() {
    let folder = Folder::new("places");
    let sub = folder.0.join("folder");
    fs::create_dir(&sub).unwrap();
    let long = folder.0.join("x".repeat(5000));
    let break_ = folder.0.join("none\n/a.rs");
    for path in [
        sub,
        long,
        break_,
        folder.0.join("none/a.rs"),
        "/".into(),
        "..".into(),
        "".into(),
    ] {
        let error = put(&path, "text").unwrap_err();
        assert!(matches!(error, BuildError::File { .. }), "{error:?}");
        assert!(!error.to_string().contains('\n'), "{error}");
    }
    assert_eq!(folder.names(), ["folder"]);
    // As long as a name can be.
    let longest = folder.0.join("x".repeat(255));
    put(&longest, "text").unwrap();
    assert_eq!(fs::read_to_string(&longest).unwrap(), "text");
}

#[test]
fn only_the_heading_becomes_plain_comments() {
    let text = "//! A.\n//!\n//! B\n\nfn f() {}\n//! C\n";
    assert_eq!(included(text), "// A.\n//\n// B\n\nfn f() {}\n//! C\n");
    assert_eq!(included(""), "");
    assert_eq!(included("//! A"), "// A\n");
    assert_eq!(included("fn f() {}"), "fn f() {}");
}

#[test]
fn words_and_recipes_are_those_that_are_asked_for() {
    let of = |build: super::Build| build.source().unwrap();
    assert!(of(build().prime("2^61-1")).contains("[u64; LIMBS]"));
    assert!(of(build().prime("2^61-1").word(64)).contains("[u64; LIMBS]"));
    assert!(of(build().prime("2^61-1").word(32)).contains("[u32; LIMBS]"));
    let recipe = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";
    assert!(of(build().prime("2^255-19").recipe(recipe)).contains(recipe));
}
