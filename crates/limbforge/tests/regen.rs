//! From the text of a `fields.toml` to files: what is refused, and that the files are a function of the text.

use limbforge::regen::{RegenError, render};

fn field(name: &str, rest: &str) -> String {
    format!("[[field]]\nname = \"{name}\"\nprime = \"2^61 - 1\"\n{rest}\n")
}

fn refusal(toml: &str) -> RegenError {
    render(toml, &|_, _| ()).expect_err("a refusal")
}

#[test]
fn files_are_the_same_again_and_independent_of_other_fields() {
    let silent = |_, _| ();
    let one = render(&field("m61", ""), &silent).expect("files");
    assert_eq!(one, render(&field("m61", ""), &silent).expect("files"));
    let montgomery = "recipes = { 64 = \"1x64 operand-scanning carry-chain montgomery(interleaved) carry(none)\" }";
    let both = field("m61", "") + &field("m61_redc", montgomery);
    let two = render(&both, &silent).expect("files");
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
    let files = render(&field("m61", doc), &|_, _| ()).expect("files");
    let first = |path: &str| files[path].lines().next().map(str::to_owned);
    assert!(first("c/m61.h").is_some_and(|line| line.contains("one int main; \\ Machine-made")));
    assert!(first("rust/src/m61/mod.rs").is_some_and(|line| line.contains("one int main; \\")));
}

#[test]
fn a_header_declares_what_both_sources_define() {
    let files = render(&field("m61", ""), &|_, _| ()).expect("files");
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
    for inside in ["static", "return", "{ "] {
        assert!(!header.contains(inside), "{header}");
    }
}

#[test]
fn large_primes_have_a_recipe_for_small_words() {
    let toml = "[[field]]\nname = \"large\"\nprime = \"2^1279 - 1\"\n";
    let files = render(toml, &|_, _| ()).expect("files");
    let recipe = "40x32 word(32) operand-scanning carry-chain montgomery(interleaved) carry(none)";
    assert!(files["c/large_32.c"].contains(recipe));
}

#[test]
fn each_mistake_is_a_line_that_names_the_field() {
    let cases = [
        (field("M61", ""), "field `M61`: not a name"),
        (field("fn", ""), "field `fn`: not a name"),
        (field("target", ""), "field `target`: not a name"),
        (field("x_64", ""), "field `x_64`: not a name"),
        (field("a\\nb", ""), "field `a\\nb`: not a name"),
        (
            field("m61", "recipe = \"auto\""),
            "line 4: unknown field `recipe`",
        ),
        (
            field("m61", "recipes = { 16 = \"auto\" }"),
            "line 4: unknown field `16`",
        ),
        (
            field("m61", "recipes = { 64 = \"2x51\" }"),
            "field `m61`, recipe for 64 bits: unreadable",
        ),
        (
            field(
                "m61",
                "recipes = { 32 = \"1x64 operand-scanning carry-chain fold(8@high:mul) carry(none)\" }",
            ),
            "is for words of 64 bits",
        ),
        (
            field(
                "m61",
                "recipes = { 64 = \"4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)\" }",
            ),
            "field `m61`, recipe for 64 bits: `4x64",
        ),
        ("[[field]".to_owned(), "line 1: "),
        ("[[fields]]".to_owned(), "unknown field `fields`"),
        (field("m61", "").replace("- 1", "-"), "field `m61`: column"),
    ];
    for (toml, part) in cases {
        let line = refusal(&toml).to_string();
        assert!(line.contains(part), "{line}");
        assert!(!line.contains('\n'), "{line}");
    }
}
