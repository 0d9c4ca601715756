//! Curves: tables as words, and mistakes in an entry.

use limbforge_core::regen::{Tools, one_by_one, parse, render};
use num_bigint::BigUint;

use super::refusal;

const EDWARDS25519: &str = "[[field]]
name = \"f\"
prime = \"curve25519\"
[[field.build]]
language = \"rust\"
target = \"64\"
recipe = \"5x51 product-scanning double-word fold(19@right:mul) carry(parallel)\"
[[curve]]
name = \"e\"
field = \"f\"
a = \"-1\"
d = \"-121665/121666\"
base = { y = \"4/5\", x = \"even\" }
order = \"2^252 + 27742317777372353535851937790883648493\"
tables = { window = 5, naf = 8, wide = 9, split = 128 }
";

#[test]
fn a_curve_has_its_tables_as_words() {
    let files = render(EDWARDS25519, &one_by_one, Tools::default()).expect("files");
    let text = &files["rust/src/e.rs"];
    for line in [
        "pub type Niels = [[u64; 4]; 3];",
        "pub const BASE_WINDOW: u32 = 5;",
        "pub static BASE: [[Niels; 16]; 51] = [",
        "pub const BASE_ODD_WIDTH: u32 = 8;",
        "pub static BASE_ODD: [Niels; 64] = [",
        "pub static BASE_ODD_128: [Niels; 64] = [",
        "pub const BASE_WIDE_WIDTH: u32 = 9;",
        "pub static BASE_WIDE: [Niels; 128] = [",
        "pub static BASE_WIDE_128: [Niels; 128] = [",
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
    let points = std::iter::once(limbforge_core::curve::Point::neutral())
        .chain(points)
        .chain([8, 9].into_iter().flat_map(|width| {
            [0, 128]
                .into_iter()
                .flat_map(move |shift| group.odd_multiples(width, shift))
        }));
    let expected: Vec<BigUint> = points
        .flat_map(|point| group.curve().niels(&point))
        .collect();
    assert_eq!(printed.len(), (1 + 51 * 16 + 2 * 64 + 2 * 128) * 3);
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
            "curve `f`: a field or another curve already has this name",
        ),
        (
            "name = \"e\"",
            "name = \"fn\"",
            "curve `fn`: not a valid name",
        ),
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
            "curve `e`: `a` and `d` must be distinct",
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
            "curve `e`: `order` is not the name of a field, and not a prime: ",
        ),
        (
            "order = \"2^252 +",
            "order = \"f\" #",
            "curve `e`: `order` times the base point",
        ),
        (
            "window = 5",
            "window = 9",
            "curve `e`: `tables.window` must be from 2 to 8",
        ),
        (
            "window = 5, naf = 8, wide = 9, split = 128",
            "",
            "curve `e`: `tables` is empty",
        ),
        (
            "naf = 8, wide = 9, ",
            "",
            "curve `e`: `split` adds a second `naf` table, but `tables` has no `naf`",
        ),
        (
            "naf = 8, wide = 9, split = 128",
            "wide = 9",
            "curve `e`: `wide` adds a second `naf` table, but `tables` has no `naf`",
        ),
        (
            "wide = 9",
            "wide = 14",
            "curve `e`: `tables.wide` must be from 2 to 13",
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
