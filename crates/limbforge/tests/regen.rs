//! From the text of a `fields.toml` to files: what is refused, and that the files are a function of the text.

use limbforge::regen::{RegenError, derive_all, parse, render};
use num_bigint::{BigInt, BigUint};
use num_integer::Integer;

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
fn a_form_that_is_not_wanted_is_not_printed() {
    let narrow = "recipes = { 64 = \"none\" }";
    let toml = field("m61", narrow) + &field("rust_only", "c = false\nrecipes = { 32 = \"none\" }");
    let files = render(&toml, &|_, _| ()).expect("files");
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
    let rest = "recipes = { 64 = \"1x64 operand-scanning carry-chain montgomery(interleaved) carry(none)\" }
constants = { THIRD = \"1/3\", MINUS_HALF = \"-(5 - 4) / 2\", ROOT = \"sqrt(2)\" }";
    let entries = parse(&field("m61", rest)).expect("a field");
    let derived = derive_all(&entries.fields, &|_, _| ()).expect("both forms");
    let p = BigInt::from((1u64 << 61) - 1);
    assert_eq!(derived[0].forms.len(), 2);
    for form in &derived[0].forms {
        // Limbs stand for the element times R.
        let r = form.repr.domain_factor();
        let scaled = |name: &str| -> BigInt { form.repr.integer(&form.constant(name).limbs) };
        let vanishes = |number: BigInt| number.is_multiple_of(&p);
        assert!(vanishes(scaled("third") * 3 - &r));
        assert!(vanishes(scaled("minus_half") * 2 + &r));
        // The square of 2^31, which is even, is 2^62 = 2.
        assert!(vanishes(scaled("root") - &r * (1i64 << 31)));
    }
    let files = render(&field("m61", rest), &|_, _| ()).expect("files");
    for (path, line) in [
        ("rust/src/m61/word64.rs", "pub const THIRD: Element"),
        ("rust/src/m61/word32.rs", "pub const MINUS_HALF: Element"),
        (
            "rust/src/m61/word32.rs",
            "/// sqrt(2): of both roots the even one",
        ),
        ("c/m61.h", "extern const uint64_t m61_third[1];"),
        ("rust/tests/words_agree.rs", ", MINUS_HALF, ROOT, THIRD);"),
    ] {
        assert!(files[path].contains(line), "{path}: {line}");
    }
}

const EDWARDS25519: &str = "[[field]]
name = \"f\"
prime = \"curve25519\"
c = false
recipes = { 64 = \"5x51 product-scanning double-word fold(19@right:mul) carry(parallel)\", 32 = \"none\" }
[[curve]]
name = \"e\"
field = \"f\"
a = \"-1\"
d = \"-121665/121666\"
base = { y = \"4/5\", x = \"even\" }
order = \"2^252 + 27742317777372353535851937790883648493\"
tables = { window = 5, naf = 8, split = 128 }
";

#[test]
fn a_curve_has_its_tables_as_words() {
    let files = render(EDWARDS25519, &|_, _| ()).expect("files");
    let text = &files["rust/src/e.rs"];
    for line in [
        "pub type Niels = [[u64; 4]; 3];",
        "pub const BASE_WINDOW: u32 = 5;",
        "pub static BASE: [[Niels; 16]; 51] = [",
        "pub const BASE_ODD_WIDTH: u32 = 8;",
        "pub static BASE_ODD: [Niels; 64] = [",
        "pub static BASE_ODD_128: [Niels; 64] = [",
    ] {
        assert!(text.contains(line), "{line}");
    }
    assert!(
        files["rust/src/lib.rs"].contains("#[cfg(feature = \"e\")]\n#[rustfmt::skip]\npub mod e;")
    );
    let (_, tables) = text.split_once("pub const NEUTRAL").expect("tables");
    let words: Vec<u64> = tables
        .split(|c: char| !c.is_ascii_hexdigit() && c != 'x' && c != '_')
        .filter_map(|word| u64::from_str_radix(&word.strip_prefix("0x")?.replace('_', ""), 16).ok())
        .collect();
    let number = |words: &[u64]| {
        let words = words.iter().rev();
        words.fold(BigUint::ZERO, |sum, word| (sum << 64) + word)
    };
    let printed: Vec<BigUint> = words.chunks(4).map(number).collect();
    let entries = parse(EDWARDS25519).expect("a curve");
    let group = &entries.curves[0].group;
    let points = group.windows(5).concat().into_iter();
    let points = std::iter::once(limbforge::curve::Point::neutral())
        .chain(points)
        .chain(group.odd_multiples(8, 0))
        .chain(group.odd_multiples(8, 128));
    let expected: Vec<BigUint> = points
        .flat_map(|point| group.curve().niels(&point))
        .collect();
    assert_eq!(printed.len(), (1 + 51 * 16 + 2 * 64) * 3);
    assert_eq!(printed, expected);
    assert!(
        printed
            .iter()
            .all(|number| number < group.curve().prime().value())
    );
}

#[test]
fn each_mistake_in_a_curve_is_a_line_that_names_it() {
    let cases = [
        (
            "name = \"e\"",
            "name = \"f\"",
            "curve `f`: a field or another curve has the name",
        ),
        ("name = \"e\"", "name = \"fn\"", "curve `fn`: not a name"),
        (
            "field = \"f\"",
            "field = \"g\"",
            "curve `e`: there is no field `g`",
        ),
        ("a = \"-1\"", "a = \"1\"", "curve `e`: `a` is not -1"),
        ("121666\"", "0\"", "curve `e`: `d`: the denominator is 0"),
        ("-121665/121666", "4", "curve `e`: `d` is a square"),
        (
            "-121665/121666",
            "-1",
            "curve `e`: `a` and `d` have to be distinct",
        ),
        ("-121665/121666", "2", "curve `e`: "),
        (
            "4/5",
            "4/",
            "curve `e`: `base.y`: column 3: expected a number",
        ),
        ("4/5", "1/5", "curve `e`: "),
        ("x = \"even\"", "x = \"left\"", "unknown variant `left`"),
        (
            "2^252",
            "2^251",
            "curve `e`: `order`, which is not the name of a field: ",
        ),
        (
            "order = \"2^252 +",
            "order = \"f\" #",
            "curve `e`: `order` times the base point",
        ),
        (
            "window = 5",
            "window = 9",
            "curve `e`: `tables.window` has to be 2 to 8",
        ),
        (
            "window = 5, naf = 8, split = 128",
            "",
            "curve `e`: `tables` is empty",
        ),
        (
            "naf = 8, ",
            "",
            "curve `e`: `tables` has `split` and no `naf`",
        ),
        ("naf", "wnaf", "unknown field `wnaf`"),
    ];
    for (from, to, part) in cases {
        assert!(EDWARDS25519.contains(from), "{from}");
        let line = refusal(&EDWARDS25519.replace(from, to)).to_string();
        assert!(line.contains(part), "{to}: {line}");
        assert!(!line.contains('\n'), "{line}");
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
        (
            field("m61", "recipes = { 64 = \"none\", 32 = \"none\" }"),
            "field `m61`: both recipes are \"none\"",
        ),
        (
            field("m61", "constants = { Half = \"1/2\" }"),
            "field `m61`, constant `Half`: not a name",
        ),
        (
            field("m61", "constants = { ONE = \"1\" }"),
            "field `m61`, constant `ONE`: a constant or an operation",
        ),
        (
            field("m61", "constants = { MUL = \"1\" }"),
            "field `m61`, constant `MUL`: a constant or an operation",
        ),
        (
            field("m61", "constants = { X = \"1 / (2^61 - 1)\" }"),
            "field `m61`, constant `X`: the denominator is 0",
        ),
        (
            field("m61", "constants = { I = \"sqrt(-1)\" }"),
            "field `m61`, constant `I`: what stands under the root is no square",
        ),
        (
            field("m61", "constants = { X = \"1 +\" }"),
            "field `m61`, constant `X`: column 4: expected a number",
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
