//! From the text of a `fields.toml` to files: what is refused, and that the files are a function of the text.

mod curve;
mod go;
mod mistakes;

use limbforge_core::regen::{
    DerivedField, RegenError, Tools, derive_all, one_by_one, parse, render,
};
use num_bigint::BigInt;
use num_integer::Integer;
use sha2::{Digest, Sha256};

fn field(name: &str, rest: &str) -> String {
    format!("[[field]]\nname = \"{name}\"\nprime = \"2^61 - 1\"\n{rest}\n")
}

/// A row for a language, or a list of them, and a target.
fn build(language: &str, target: &str, recipe: &str) -> String {
    format!(
        "[[field.build]]\nlanguage = {language}\ntarget = \"{target}\"\nrecipe = \"{recipe}\"\n"
    )
}

fn refusal(toml: &str) -> RegenError {
    render(toml, &one_by_one, Tools::default()).expect_err("a refusal")
}

#[test]
fn files_are_the_same_again_and_independent_of_other_fields() {
    let one = render(&field("m61", ""), &one_by_one, Tools::default()).expect("files");
    assert_eq!(
        one,
        render(&field("m61", ""), &one_by_one, Tools::default()).expect("files")
    );
    let montgomery = build(BOTH, "64", MONTGOMERY) + &build(BOTH, "32", "auto");
    let both = field("m61", "") + &field("m61_redc", &montgomery);
    let two = render(&both, &one_by_one, Tools::default()).expect("files");
    for (path, text) in &one {
        if path.contains("m61") {
            assert_eq!(two.get(path), Some(text), "{path}");
        }
    }
    assert!(two["rust/src/m61_redc/word64.rs"].contains("montgomery(interleaved)"));
    assert_ne!(
        two["c/m61_64.c"],
        two["c/m61_redc_64.c"].replace("m61_redc", "m61")
    );
}

#[test]
fn a_note_cannot_leave_its_comment() {
    let doc = "doc = \"one\\nint main;\\u0000 \\\\\"";
    let files = render(&field("m61", doc), &one_by_one, Tools::default()).expect("files");
    let first = |path: &str| files[path].lines().next().map(str::to_owned);
    assert!(first("c/m61.h").is_some_and(|line| line.contains("one int main; \\ Machine-made")));
    assert!(first("rust/src/m61/mod.rs").is_some_and(|line| line.contains("one int main; \\")));
}

const BOTH: &str = "[\"rust\", \"c\"]";
const MONTGOMERY: &str = "1x64 operand-scanning carry-chain montgomery(interleaved) carry(none)";

#[test]
fn a_header_declares_what_both_sources_define() {
    let files = render(&field("m61", ""), &one_by_one, Tools::default()).expect("files");
    let header = &files["c/m61.h"];
    let (wide, narrow) = header
        .split_once("#if LIMBFORGE_WORD == 32")
        .expect("both widths");
    for (part, word) in [(wide, 64), (narrow, 32)] {
        let source = &files[&format!("c/m61_{word}.c")];
        let functions = |text: &str| -> Vec<String> {
            text.lines()
                .filter_map(|line| line.strip_prefix("void ")?.split('(').next())
                .map(str::to_owned)
                .collect()
        };
        assert!(functions(source).contains(&"m61_mul".to_owned()));
        assert_eq!(functions(part), functions(source));
        assert_eq!(part.matches("extern const ").count(), 4);
    }
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    let code: String = header.lines().filter(is_code).collect();
    for inside in ["static", "return", "{ "] {
        assert!(!code.contains(inside), "{header}");
    }
}

#[test]
fn a_form_that_is_not_wanted_is_not_printed() {
    let narrow = build(BOTH, "32", "auto");
    let toml = field("m61", &narrow) + &field("rust_only", &build("\"rust\"", "64", "auto"));
    let files = render(&toml, &one_by_one, Tools::default()).expect("files");
    let expected = [
        "c/m61.c",
        "c/m61.h",
        "c/m61_32.c",
        "certs/m61_32.json",
        "certs/rust_only_64.json",
        "rust/src/m61/mod.rs",
        "rust/src/m61/word32.rs",
        "rust/src/rust_only/mod.rs",
        "rust/src/rust_only/word64.rs",
    ];
    let found = files
        .keys()
        .filter(|path| path.contains("m61") || path.contains("only"));
    assert_eq!(found.collect::<Vec<_>>(), expected);
    assert!(
        files["rust/src/m61/mod.rs"].ends_with("pub mod word32;\n\npub use self::word32::*;\n")
    );
    assert!(files["c/m61.c"].ends_with("#include \"m61.h\"\n\n#include \"m61_32.c\"\n"));
    assert!(!files["c/m61.h"].contains("#if LIMBFORGE_WORD"));
    assert!(files["c/m61.h"].contains("typedef uint32_t m61_limb;"));
    let agree = &files["rust/tests/words_agree.rs"];
    assert!(
        agree.contains(
            "agree!(rust_only_64, rust_only::word64 \"rust_only\", m61::word32 \"m61\");"
        )
    );
}

/// One over three and a root of -2, in both forms, one of them Montgomery's: 2^61 - 1 is 7 modulo 8, so that -2 is no
/// square and 2 is one.
#[test]
fn constants_are_the_elements_that_they_say() {
    let rest =
        "constants = { THIRD = \"1/3\", MINUS_HALF = \"-(5 - 4) / 2\", ROOT = \"sqrt(2)\" }\n"
            .to_owned()
            + &build(BOTH, "64", MONTGOMERY)
            + &build(BOTH, "32", "auto");
    let entries = parse(&field("m61", &rest)).expect("a field");
    let derived = derive_all(&entries.fields, &one_by_one).expect("both forms");
    let p = BigInt::from((1u64 << 61) - 1);
    assert_eq!(derived[0].rust.len(), 2);
    for form in &derived[0].rust {
        // Limbs stand for the element times R.
        let r = form.repr.domain_factor();
        let scaled = |name: &str| -> BigInt { form.repr.integer(&form.constant(name).limbs) };
        let vanishes = |number: BigInt| number.is_multiple_of(&p);
        assert!(vanishes(scaled("third") * 3 - &r));
        assert!(vanishes(scaled("minus_half") * 2 + &r));
        // The square of 2^31, which is even, is 2^62 = 2.
        assert!(vanishes(scaled("root") - &r * (1i64 << 31)));
    }
    let files = render(&field("m61", &rest), &one_by_one, Tools::default()).expect("files");
    for (path, line) in [
        ("rust/src/m61/word64.rs", "pub const THIRD: Element"),
        ("rust/src/m61/word32.rs", "pub const MINUS_HALF: Element"),
        (
            "rust/src/m61/word32.rs",
            "/// sqrt(2), the root that is even",
        ),
        ("c/m61.h", "extern const uint64_t m61_third[1];"),
        ("rust/tests/words_agree.rs", ", MINUS_HALF, ROOT, THIRD);"),
    ] {
        assert!(files[path].contains(line), "{path}: {line}");
    }
}

/// Rust and C may have a recipe each. What they share is derived and certified once.
#[test]
fn each_language_has_its_own_recipe() {
    let toml = field(
        "m61",
        &(build("\"rust\"", "64", "auto") + &build("\"c\"", "64", MONTGOMERY)),
    );
    let files = render(&toml, &one_by_one, Tools::default()).expect("files");
    assert!(files["c/m61_64.c"].contains(MONTGOMERY));
    assert!(!files["rust/src/m61/word64.rs"].contains(MONTGOMERY));
    assert!(files["certs/m61_64_c.json"].contains(MONTGOMERY));
    assert!(!files["certs/m61_64.json"].contains(MONTGOMERY));
    let shared = parse(&field("m61", "")).expect("a field");
    let shared = derive_all(&shared.fields, &one_by_one).expect("two forms");
    let names = |field: &DerivedField| field.named().map(|(name, _)| name).collect::<Vec<_>>();
    assert_eq!(names(&shared[0]), ["m61_64", "m61_32"]);
}

/// The list of hashes has one line for each certificate, as `sha256sum` writes it.
#[test]
fn certificates_are_listed_by_hash() {
    let files = render(&field("m61", ""), &one_by_one, Tools::default()).expect("files");
    let listed: Vec<(String, &str)> = files["certs.sha256"]
        .lines()
        .filter_map(|line| line.split_once("  "))
        .map(|(hash, path)| (hash.to_owned(), path))
        .collect();
    assert_eq!(listed.len(), 2);
    for (hash, path) in listed {
        let digest = Sha256::digest(&files[path]);
        let own: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hash, own, "{path}");
    }
}

#[test]
fn large_primes_have_a_recipe_for_small_words() {
    let toml = "[[field]]\nname = \"large\"\nprime = \"2^1279 - 1\"\n";
    let files = render(toml, &one_by_one, Tools::default()).expect("files");
    let recipe = "40x32 word(32) operand-scanning carry-chain montgomery(interleaved) carry(none)";
    assert!(files["c/large_32.c"].contains(recipe));
}
