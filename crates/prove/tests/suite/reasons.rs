//! Changes of each kind, refused for their own reason.

use crate::support::{Printed, printed};
use limbforge_prove::lang::{Language, examine};

/// The problems of a text with one change.
fn told(printed: &Printed, from: &str, to: &str) -> String {
    assert!(printed.text.contains(from), "{from}");
    let text = printed.text.replacen(from, to, 1);
    match examine(printed.language, &text, &printed.field) {
        Err(problem) => problem.to_string(),
        Ok(report) => {
            let problems = report.refused().map(|(_, problem)| problem.to_string());
            problems.collect::<Vec<_>>().join("; ")
        }
    }
}

/// Changes of a file of Go, with a reason: Go lets a file rename what is built in, run functions before `main` and
/// change its constants.
const GO: &[(&str, &str, &str)] = &[
    ("\tSub(&t, a, b)", "\tSub(&t, b, a)", "operands in order"),
    (
        "\tOpp(&t, a)\n\tCarry(z, &t)",
        "\tOpp(&t, a)\n\tCarry(z, &z)",
        "operands in order",
    ),
    (
        "\treturn constOne\n",
        "\treturn constZero\n",
        "names a constant",
    ),
    (
        "func Zero() Element {",
        "func init() {\n\tconstOne[0] = 2\n}\n\nfunc Zero() Element {",
        "runs without a call",
    ),
    (
        "func Zero() Element {",
        "func Evil() {\n\tconstOne[0] = 2\n}\n\nfunc Zero() Element {",
        "names a constant",
    ),
    (
        "type Word = uint64",
        "type uint64 = uint32\n\ntype Word = uint64",
        "a meaning of its own",
    ),
    ("\t\"math/bits\"", "\tbits \"math/bits\"", "the import"),
    ("\t\"math/bits\"", "\t\"math/cmplx\"", "the import"),
    (
        "func Zero() Element {",
        "func len(a []uint64) int {\n\treturn 1\n}\n\nfunc Zero() Element {",
        "a meaning of its own",
    ),
    (
        "type Element [Limbs]Word",
        "type Element [6]Word",
        "items of",
    ),
    ("Element{1, 0, 0, 0, 0}", "Element{1, 0, 0, 0}", "items of"),
    (
        "Element{1, 0, 0, 0, 0}",
        "Element{0: 1, 0, 0, 0, 0}",
        "this item",
    ),
    (
        "Element{1, 0, 0, 0, 0}",
        "Element{3, 0, 0, 0, 0}",
        "other limbs",
    ),
    (
        "var constOne",
        "var free uint64\n\nvar constOne",
        "a variable outside functions",
    ),
    (
        "func Opp(out *Loose, a *Element) {",
        "func Opp(out *Loose, a *Element) {\n\tdefer Carry(nil, nil)",
        "this statement",
    ),
    (
        "func Opp(out *Loose, a *Element) {",
        "func Opp[T any](out *Loose, a *Element) {",
        "a function with types",
    ),
    (
        "for i := 0; i < k; i++ {",
        "for i := 0; i <= k; i++ {",
        "this loop",
    ),
    (
        "\t\tpanic(\"scratch",
        "\t\tprintln(\"scratch",
        "not understood",
    ),
    ("i := len(list) - 1;", "i := len(list) - 2;", "this loop"),
    (
        "- (uint64(u>>63) & uint64(f0)) -",
        "- (uint64(v>>63) & uint64(f0)) -",
        "something else",
    ),
    (
        "- (uint64(u>>63) & uint64(f0)) -",
        "- (uint64(u>>63) & uint64(g0)) -",
        "something else",
    ),
    (
        "x34, _ := bits.Add64(uint64(r0Top), uint64(r2Top), c0)",
        "x34, _ := bits.Add64(r0Hi, uint64(r2Top), c0)",
        "something else",
    ),
    (
        "r2Top := int64(r2Hi - x9)",
        "r2Top := int64(r2Hi - x8)",
        "rejects",
    ),
];

#[test]
fn reasons_are_told_of_go() {
    let printed = printed("../go/internal/curve25519/curve25519_riscv64.go");
    assert_eq!(printed.language, Language::Go);
    for (from, to, reason) in GO {
        let told = told(&printed, from, to);
        assert!(!told.is_empty() && told.contains(reason), "{to}: {told}");
    }
}

/// Changes of a file of Rust: of loops and copies as a `const fn` has them, and of `const_fn!`.
const RUST: &[(&str, &str, &str)] = &[
    ("while turn < 10 {", "while turn < 9 {", "another count"),
    (
        "while turn < 10 {",
        "while turn <= 10 {",
        "condition of a loop",
    ),
    ("        turn += 1;\n", "        turn += 2;\n", "once each"),
    ("        turn += 1;\n", "", "once each"),
    (
        "        turn += 1;\n",
        "        turn += 1;\n        turn += 1;\n",
        "once each",
    ),
    (
        "    while turn < 10 {\n",
        "    while turn < 10 {\n        let mut turn = 0;\n",
        "once each",
    ),
    (
        "    let mut turn = 0;",
        "    let mut turn = 1;",
        "without its loop",
    ),
    (
        "    let mut turn = 0;",
        "    let turn = 0;",
        "without its loop",
    ),
    (
        "    let mut turn = 0;\n",
        "    let mut turn = 0;\n    let other = 0;\n",
        "without its loop",
    ),
    ("part(bytes, 32)", "part(bytes, 31)", "other bytes"),
    ("part(bytes, 32)", "part(bytes, 0)", "other bytes"),
    ("part(bytes, 32)", "part(bytes, 1 + 31)", "part of bytes"),
    ("[u8; 32] = part(", "[u64; 32] = part(", "part of bytes"),
    (
        "bytes[at + i];\n        i",
        "bytes[i];\n        i",
        "`part` is not there",
    ),
    ("rest[i] = word[i];", "rest[i] = word[0];", "store"),
    ("    word[i] = rest[i];", "    word[0] = rest[i];", "load"),
    (
        "const_fn! {",
        "#[cfg(any())]\nconst_fn! {",
        "this attribute",
    ),
    (
        "const_fn! {",
        "macro_rules! const_fn {\n    ($($f:tt)*) => {};\n}\n\nconst_fn! {",
        "a macro other than",
    ),
    ("const_fn! {", "another! {", "the macro `another!`"),
    (
        "        invert(self)\n",
        "        square(self)\n",
        "with its parameters",
    ),
];

#[test]
fn reasons_are_told_of_rust() {
    let printed = printed("rust/src/p256/word64.rs");
    for (from, to, reason) in RUST {
        let told = told(&printed, from, to);
        assert!(!told.is_empty() && told.contains(reason), "{to}: {told}");
    }
}

/// Of attributes under a condition, only how a function is inlined is free: a function with another one is not read.
#[test]
fn conditions_of_rust() {
    let printed = printed("rust/src/p256/word64.rs");
    let own = "#[cfg_attr(limbforge_calls, inline(never))]";
    let is_read = |other: &str| {
        let text = printed.text.replacen(own, other, 1);
        let report = examine(printed.language, &text, &printed.field).expect("a file");
        !report.missing.contains(&"add".to_owned())
    };
    for harmless in [
        own,
        "#[inline]",
        "#[cfg_attr(any(), inline, inline(always))]",
    ] {
        assert!(is_read(harmless), "{harmless}");
    }
    for harmful in ["cfg(any())", "inline(never), cfg(any())", "no_mangle"] {
        let harmful = format!("#[cfg_attr(limbforge_calls, {harmful})]");
        assert!(!is_read(&harmful), "{harmful}");
    }
    assert!(!is_read("#[cfg_attr(limbforge_calls)]"));
}

/// Of implementations of traits.
const PRINTS: &str = "is not what Limbforge prints";

#[test]
fn comments_are_free() {
    let printed = printed("rust/src/curve25519/word64.rs");
    let from = "/// Prints no limbs, because they may be secret.";
    assert_eq!(told(&printed, from, "/// Another comment."), "");
}

/// Without its rules the reader would say yes to all: one change of each kind, refused for its own reason.
#[test]
fn reasons_are_told() {
    let printed = printed("rust/src/curve25519/word64.rs");
    assert_eq!(printed.language, Language::Rust);
    let cases = [
        (
            "let [a0, a1, a2, a3] = a.0;",
            "let [a1, a0, a2, a3] = a.0;",
            "",
        ),
        (
            "pub const fn add(a: &Element, b: &Element) -> Loose {",
            "pub const fn add(a: &Element, b: &Loose) -> Loose {",
            "another type",
        ),
        (
            "pub const fn add(a: &Element, b: &Element) -> Loose {",
            "pub const unsafe fn add(a: &Element, b: &Element) -> Loose {",
            "unsafe",
        ),
        ("add(a, a)", "add(a, &ONE)", "the name `ONE`"),
        ("for _ in 0..k {", "for _ in 1..k {", "begin at 0"),
        (
            "pub struct Element(pub [u64; LIMBS]);",
            "pub struct Element(pub [u32; LIMBS]);",
            "no array of",
        ),
        ("/// 0.\n", "use core as other;\n", "not understood"),
        (
            "fold(ONE, |a, b| a * b)",
            "fold(ZERO, |a, b| a * b)",
            PRINTS,
        ),
        ("equal(self, other) == 1", "equal(self, other) == 0", PRINTS),
        (
            "select(u64::from(choice.unwrap_u8()), b, a)",
            "select(u64::from(choice.unwrap_u8()), a, b)",
            PRINTS,
        ),
        (
            "double(self)\n    }\n\n    #[inline]\n    fn invert(&self) -> subtle",
            "square(&self.relax())\n    }\n\n    #[inline]\n    fn invert(&self) -> subtle",
            PRINTS,
        ),
        ("Repr([0; BYTES])", "Repr([1; BYTES])", PRINTS),
    ];
    for (from, to, reason) in cases {
        let told = told(&printed, from, to);
        assert!(!told.is_empty() && told.contains(reason), "{to}: {told}");
    }
}

/// An update of d and e that takes entries from -2^60 + 1 to 2^60 whole is congruent to what the library computes of
/// the entries less what is cut off. The inversion calls it with -2^60.
#[test]
fn other_cuts_are_refused() {
    for (name, half, other) in [
        ("c/p256_64.c", "0x1000000000000000;", "0x0fffffffffffffff;"),
        (
            "rust/src/p256/word64.rs",
            "0x1000_0000_0000_0000;",
            "0x0fff_ffff_ffff_ffff;",
        ),
    ] {
        let printed = printed(name);
        let (before, update) = printed.text.split_once("update_de(").expect("it is there");
        let end = update.find("\n}\n").expect("its end");
        let (update, after) = update.split_at(end);
        assert_eq!(update.matches(half).count(), 4, "{name}");
        let other = update.replace(half, other);
        let text = format!("{before}update_de({other}{after}");
        let report = examine(printed.language, &text, &printed.field).expect("it is read");
        let refused: Vec<_> = report
            .refused()
            .map(|(row, _)| row.operation.as_deref())
            .collect();
        assert_eq!(refused, [Some("update_de")], "{name}");
    }
}

/// The sum with a carry is known by its text alone, for words of the file's width.
#[test]
fn reasons_are_told_of_sums_with_carries() {
    const SUM: &str = "const fn add_carry(x: u64, y: u64, carry: bool) -> (u64, bool) {
    let (z, first) = x.overflowing_add(y);
    let (z, second) = z.overflowing_add(carry as u64);
    (z, first | second)
}";
    let printed = printed("rust/src/curve25519/word64.rs");
    let narrow = SUM.replace("u64", "u32");
    assert!(told(&printed, SUM, &narrow).contains("words of other than 64 bits"));
    for (from, to) in [
        ("x.overflowing_add(y)", "x.overflowing_sub(y)"),
        ("first | second", "first & second"),
        ("first | second", "second"),
        ("carry as u64", "carry as u64 + 1"),
        ("z.overflowing_add", "x.overflowing_add"),
    ] {
        assert!(
            !told(&printed, SUM, &SUM.replacen(from, to, 1)).is_empty(),
            "{to}"
        );
    }
}
