//! Files with lanes: every form is proved, each change of what stands around the operations is refused, and a changed
//! number or helper within one is refused with a line of its function, or changes nothing.

use crate::support;
use crate::support::{Printed, Random, change::changed, is_all, printed};
use limbforge::{
    emit::{self, Emit, Options},
    ops::derive::derive,
    prime::Prime,
};
use limbforge_prove::lang::{Language, Outcome, Report, examine};

/// Every form: arithmetic with the multiplier of 52 bits and of 32, Montgomery's domain, two to eight lanes.
const RECIPES: &[&str] = &[
    "5x52 lanes(8) product-scanning madd52 fold(608@high:madd52) carry(top-first)",
    "5x52 lanes(4) product-scanning madd52 fold(608@high:madd52) carry(top-first)",
    "5x52 lanes(2) product-scanning madd52 montgomery(product-scanning) carry(top-first)",
    "5x51 lanes(4) product-scanning fma51 fold(19@columns:shift-add) carry(parallel)",
    "10x25.5 lanes(8) product-scanning word fold(19@right:mul) carry(interleaved)",
    "10x25.5 lanes(4) product-scanning word fold(19@right:shift-add) carry(interleaved)",
    "10x25.5 lanes(2) product-scanning word fold(19@right:mul) carry(interleaved)",
    "9x29 lanes(4) product-scanning word fold(1216@high:mul) carry(interleaved)",
    "9x29 lanes(4) product-scanning word montgomery(product-scanning) carry(top-first)",
    "10x26 lanes(2) product-scanning word montgomery(product-scanning) carry(top-first)",
];

fn of_recipe(recipe: &str) -> Printed {
    let prime = Prime::parse("2^255 - 19").expect("a prime");
    let field = derive(&prime, &recipe.parse().expect("a recipe")).expect("a field");
    let options = Options {
        command: "none".to_owned(),
        name: "field".to_owned(),
        traits: false,
    };
    Printed {
        name: recipe.to_owned(),
        language: Language::Rust,
        text: emit::Rust.emit(&field, &options),
        field,
    }
}

/// The first reason for which a text is not proved.
fn reason(printed: &Printed, text: &str) -> Option<(usize, String)> {
    let report: Report = match examine(Language::Rust, text, &printed.field) {
        Ok(report) => report,
        Err(problem) => return Some((problem.line, problem.to_string())),
    };
    let first = report.refused().next();
    let refused = first.map(|(row, why)| (why.line, format!("{}: {why}", row.name)));
    let missing = || {
        report
            .missing
            .first()
            .map(|name| (0, format!("{name} is missing")))
    };
    refused.or_else(missing)
}

#[test]
fn every_form_is_proved() {
    for recipe in RECIPES {
        let printed = of_recipe(recipe);
        let report = examine(Language::Rust, &printed.text, &printed.field);
        let report = report.unwrap_or_else(|problem| panic!("{recipe}: {problem}"));
        assert_eq!(reason(&printed, &printed.text), None, "{recipe}");
        let proved = report.rows.iter();
        let proved = proved.filter(|row| matches!(row.outcome, Outcome::Program(_)));
        assert_eq!(proved.count(), 2 * printed.field.programs.len(), "{recipe}");
        let unseen = report.rows.iter();
        let mut unseen = unseen.filter(|row| matches!(row.outcome, Outcome::Unseen(_)));
        assert!(unseen.all(|row| row.name.contains("EDWARDS") || row.name.contains("SQRT")));
    }
}

/// One element over lanes: such a file is refused in one line.
#[test]
fn one_element_over_lanes_is_not_read() {
    let recipe = "6x43 across(8) operand-scanning madd52 fold(152@left:madd52) carry(parallel)";
    let printed = of_recipe(recipe);
    let (line, why) = reason(&printed, &printed.text).expect("it is not read");
    assert!(why.contains("such files are not read back"), "{why}");
    let named = printed.text.lines().nth(line - 1);
    assert_eq!(named, Some("pub mod limbs {"));
}

/// Changes outside of the operations, once in the file and in both modules.
const AROUND: &[(&str, &str)] = &[
    ("pub type Mask = u8;", "pub type Mask = u16;"),
    ("pub const ALL: Mask = 255;", "pub const ALL: Mask = 127;"),
    ("pub const LANES: usize = 8;", "pub const LANES: usize = 4;"),
    ("pub type V = [u64; LANES];", "pub type V = [u32; LANES];"),
    ("pub type V = __m512i;", "pub type V = __m256i;"),
    ("use core::arch::x86_64::*;", "use crate::arch::x86_64::*;"),
    (
        "use core::arch::x86_64::*;",
        "use core::arch::x86_64::*;\n    use crate::fake::_mm512_add_epi64;",
    ),
    (
        "#[cfg(target_arch = \"x86_64\")]",
        "#[cfg(target_arch = \"x86\")]",
    ),
    ("pub mod ifma", "pub mod avx2"),
    ("enable = \"avx512f,avx512ifma\"", "enable = \"avx512f\""),
    (
        "pub type Words = [V; WORDS];",
        "pub type Words = [V; LIMBS];",
    ),
    (
        "pub struct Element(pub [V; LIMBS]);",
        "pub struct Element(pub [V; WORDS]);",
    ),
    ("vsplat(limbs[1])", "vsplat(limbs[0])"),
    (
        "#[inline(always)]\n    fn vadd",
        "#[cfg(any())]\n    fn vadd",
    ),
    (
        "#[inline]\n    pub fn splat",
        "#[cfg(any())]\n    pub fn splat",
    ),
    ("limb[lane] = *word;", "limb[0] = *word;"),
    (
        "word[lane] = load(row, 8 * i);",
        "word[lane] = load(row, 4 * i);",
    ),
    ("_mm512_sub_epi64(x, y)", "_mm512_sub_epi64(y, x)"),
    (
        "_mm512_madd52lo_epu64(z, x, y)",
        "_mm512_madd52hi_epu64(z, x, y)",
    ),
    (
        "_mm512_ternarylogic_epi64::<0xca>(vspread(c), x, y)",
        "_mm512_ternarylogic_epi64::<0xac>(vspread(c), x, y)",
    ),
    (
        "_mm512_maskz_set1_epi64(c, -1)",
        "_mm512_maskz_set1_epi64(c, 1)",
    ),
    (
        "_mm512_cmplt_epu64_mask(x, y)",
        "_mm512_cmple_epu64_mask(x, y)",
    ),
    (
        "_mm512_cmplt_epu64_mask(x, y)",
        "_mm512_cmplt_epi64_mask(x, y)",
    ),
    ("_mm512_srli_epi64::<K>(x)", "_mm512_srai_epi64::<K>(x)"),
    (
        "_mm512_maskz_set1_epi64(c, 1)",
        "_mm512_maskz_set1_epi64(c, -1)",
    ),
    ("x[i].wrapping_sub(y[i])", "x[0].wrapping_sub(y[i])"),
    (
        "y[i] ^ (c[i] & (x[i] ^ y[i]))",
        "y[i] ^ (c[0] & (x[i] ^ y[i]))",
    ),
    ("Mask::from(x < y[i]) << i", "Mask::from(x < y[0]) << i"),
    (
        "vless(x, y) | vless(difference, borrow)",
        "vless(x, y) & vless(difference, borrow)",
    ),
    (
        "/// One word in each lane.",
        "fn vadd(x: V, y: V) -> V { x }\n    /// One word in each lane.",
    ),
    (
        "/// One word in each lane.",
        "macro_rules! vadd { ($x:expr, $y:expr) => { $x } }\n    /// One word in each lane.",
    ),
    (
        "        let v10 = vadd(a0, b0);",
        "        let vadd = vsub;\n        let v10 = vadd(a0, b0);",
    ),
    (
        "        let v10 = vadd(a0, b0);",
        "        fn vadd(x: V, y: V) -> V { x }\n        let v10 = vadd(a0, b0);",
    ),
    (
        "        let v10 = vadd(a0, b0);",
        "        let v10 = vadd(a0, a0);",
    ),
    ("pub const ALL: Mask = 255;", "pub const ALL: u64 = 255;"),
    (
        "pub const LANES: usize = 8;",
        "pub const LANES: usize = 8;\npub const FIRST: Mask = 1;",
    ),
    (
        "pub type Words = [V; WORDS];",
        "pub type Words = [V; WORDS];\n    const FIRST: Mask = 1;",
    ),
    (
        "pub type Words = [V; WORDS];",
        "pub type Words = [V; WORDS];\n    pub type Mask = u64;",
    ),
    (
        "/// One word in each lane.",
        "const_fn! { fn f(c: Mask) -> Mask { c & 1 } }\n    /// One word in each lane.",
    ),
];

const CHOICE: &str = "core::hint::black_box(choice)";
const FIRST: &str = "vselect(choice, a0, b0)";

/// Changes that a reading of one lane, where a mask is 0 or 1, does not see, and that change the program.
const MIXED: &[[&str; 2]] = &[
    [CHOICE, "choice & 1"],
    [CHOICE, "choice & 3"],
    [CHOICE, "choice & ALL"],
    [CHOICE, "choice | 0"],
    [CHOICE, "choice | choice >> 1"],
    [CHOICE, "choice * choice"],
    [CHOICE, "!(!choice)"],
    [CHOICE, "choice as Mask"],
    [CHOICE, "if choice == 0 { 0 } else { ALL }"],
    [FIRST, "vselect(choice, a0, vselect(1, b0, a0))"],
    [FIRST, "vselect(choice, a0, vselect(BYTES, b0, a0))"],
    [FIRST, "vselect(vtest(vsplat(u64::from(choice))), a0, b0)"],
];

/// A helper acts on each lane alone. An operator on masks does not, whatever it is in one lane.
#[test]
fn lanes_are_not_mixed() {
    let printed = printed("rust/src/curve25519/lanes8.rs");
    let start = printed.text.rfind("pub fn select(").expect("the function");
    let (before, after) = printed.text.split_at(start);
    for [own, other] in MIXED {
        assert!(after.contains(own), "{own} is not there");
        let text = before.to_owned() + &after.replacen(own, other, 1);
        let (_, why) = reason(&printed, &text).unwrap_or_else(|| panic!("{other} is accepted"));
        assert!(why.starts_with("ifma::select: line"), "{other}: {why}");
    }
}

/// `relax` of a trait, which could change limbs: in place of that of `Element`, or after it.
#[test]
fn relax_has_to_be_in_the_module() {
    let printed = printed("rust/src/p256/lanes4.rs");
    let (own, call) = ("    impl Element {", "square(&out.relax())");
    assert!(printed.text.contains(own) && printed.text.contains(call));
    let of = |name: &str| {
        format!("    trait Relax {{ fn relax(&self) -> Loose; }}\n    impl Relax for {name} {{")
    };
    let text = printed.text.replacen("pub fn relax", "fn relax", 1);
    let (_, why) = reason(&printed, &text.replacen(own, &of("Element"), 1)).expect("it is refused");
    assert!(
        why.contains("`relax` of another type than `Element`"),
        "{why}"
    );
    let without = printed
        .text
        .replacen(own, "    impl Named {", 1)
        .replacen("fn relax", "fn other", 1);
    let (_, why) = reason(&printed, &without).expect("it is refused");
    assert!(
        why.contains("`relax`, which the module does not define"),
        "{why}"
    );

    for file in [
        "rust/src/p256/lanes4.rs",
        "rust/src/curve25519_m51/word64.rs",
    ] {
        let printed = support::printed(file);
        let text = printed
            .text
            .replacen(call, "square(&out.relax().relax())", 1);
        assert_ne!(text, printed.text);
        let again = format!("{} fn relax(&self) -> Loose {{ *self }} }}\n", of("Loose"));
        let at = text.find("/// out = ").expect("a function");
        let (_, why) =
            reason(&printed, &format!("{}{again}{}", &text[..at], &text[at..])).expect("refused");
        assert!(
            why.contains("`relax` of another type than `Element`"),
            "{why}"
        );
    }
}

/// Helpers of a module that it finds outside: other functions would run than the known ones.
#[test]
fn helpers_have_to_be_in_the_module() {
    let printed = printed("rust/src/curve25519/lanes8.rs");
    for (helper, outside) in [
        (
            "splat",
            "pub fn splat(_: &[u64; LIMBS]) -> portable::Element { todo() }",
        ),
        (
            "vshr",
            "pub fn vshr<const K: u32>(x: portable::V) -> portable::V { x }",
        ),
        (
            "vadd",
            "pub fn vadd(x: portable::V, _: portable::V) -> portable::V { x }",
        ),
        (
            "vmadd52lo",
            "pub fn vmadd52lo(z: portable::V, _: portable::V, _: portable::V) -> portable::V { z }",
        ),
    ] {
        let start = printed.text.find(&format!("fn {helper}"));
        let start = start.expect("it is there");
        let length = printed.text[start..].find("\n    }\n").expect("an end");
        let line = printed.text[..start].rfind('\n').expect("a line");
        let without = printed.text[..line].to_owned() + &printed.text[start + length + 6..];
        let moved = without.replacen(
            "/// The functions on arrays",
            &format!("{outside}\n\n/// The functions on arrays"),
            1,
        );
        assert!(moved.contains(outside), "{helper}");
        for text in [without, moved] {
            assert!(reason(&printed, &text).is_some(), "{helper}");
        }
    }
}

#[test]
fn what_stands_around_the_operations_is_compared() {
    let printed = printed("rust/src/curve25519/lanes8.rs");
    assert_eq!(reason(&printed, &printed.text), None);
    for (i, (own, other)) in AROUND.iter().enumerate() {
        let places = printed.text.matches(own).count();
        assert!(places > 0, "{own} is not there");
        // One of them alone: in turn the first and the last.
        let last = printed.text.rfind(own).expect("it is there");
        let (before, after) = printed.text.split_at(last);
        let text = match i % 2 {
            0 => printed.text.replacen(own, other, 1),
            _ => before.to_owned() + &after.replacen(own, other, 1),
        };
        assert!(reason(&printed, &text).is_some(), "{own} -> {other}");
    }
}

/// Changes in the sample, and with `LIMBFORGE_ALL=1`.
const COUNTS: [usize; 2] = [60, 5_000];

/// A change that is not refused is one of a mask that is wider than its operand, or of what a shift drops: then the
/// function still has the library's values, which the proof says.
#[test]
fn changes_of_operations_are_refused() {
    let printed = printed("rust/src/curve25519/lanes8.rs");
    let lines: Vec<&str> = printed.text.lines().collect();
    let starts = printed.text.lines().enumerate();
    let starts: Vec<usize> = starts
        .filter(|(_, line)| line.starts_with("    pub fn ") && line.contains("Element"))
        .map(|(i, _)| i)
        .collect();
    let mut random = Random(0x1a9e5);
    let (mut refused, mut accepted) = (0, Vec::new());
    while refused + accepted.len() < COUNTS[usize::from(is_all())] {
        let start = starts[random.below(starts.len())];
        let length = lines[start..].iter().position(|line| *line == "    }");
        let end = start + length.expect("an end");
        let at = start + 1 + random.below(end - start - 1);
        let Some(other) = changed(lines[at], &mut random) else {
            continue;
        };
        let mut text = lines.clone();
        text[at] = &other;
        match reason(&printed, &(text.join("\n") + "\n")) {
            Some((line, why)) => {
                let conversion =
                    why.contains("is not what Limbforge prints") || why.contains("`splat`");
                assert!(
                    conversion || (start + 1..=end + 1).contains(&line),
                    "line {}: {why}",
                    at + 1
                );
                refused += 1;
            }
            None => accepted.push(format!("line {}: {} -> {other}", at + 1, lines[at])),
        }
    }
    println!("{refused} refused, accepted: {accepted:#?}");
    assert!(accepted.len() * 10 < refused, "{accepted:#?}");
}
