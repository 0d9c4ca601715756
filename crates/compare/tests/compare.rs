//! The comparison itself: a few fields in every language agree, and broken texts are found with the right operation.

use std::process::Command;

use limbforge::Field;
use limbforge_compare::{
    Built, Toolchain,
    case::{Case, Recipe, Source},
    compare::{Calls, Failure},
    is_installed, printed,
    random_primes::Form,
    suite::{Choice, LANGUAGES, compare},
};

/// The scalar field of BLS12-381, and the recipe under which `invert` in C was wrong for every input: the lowest digit
/// of its prime is 2^32 - 1 below zero, and C takes 0xffffffff for a number without sign.
const BLS: &str = "bls12-381-scalar";
const BLS_RECIPE: &str =
    "4x64 operand-scanning carry-chain montgomery(operand-scanning) carry(none) invert(divsteps)";

const C: Toolchain = Toolchain {
    language: "c",
    program: "gcc",
    options: &["-O1"],
};
const RUST: Toolchain = Toolchain {
    language: "rust",
    program: "rustc",
    options: &["-Copt-level=0"],
};
const GO: Toolchain = Toolchain {
    language: "go",
    program: "go",
    options: &[],
};

fn text(prime: &str, word: u8, recipe: Recipe) -> Case {
    Case {
        source: Source::Text(prime.to_owned()),
        word,
        recipe,
    }
}

/// One compiler of every language that is installed, a long prime, short ones, a random one; both widths of words.
#[test]
fn a_few_fields_agree_in_every_language() {
    let random = |form, bits| Case {
        source: Source::Random(form, bits),
        word: 32,
        recipe: Recipe::Predicted,
    };
    let cases = [
        text(
            BLS,
            64,
            Recipe::Given(BLS_RECIPE.parse().expect("a recipe")),
        ),
        text("koalabear", 32, Recipe::Predicted),
        text("m127", 64, Recipe::Other),
        random(Form::Plain { modulo8: 1 }, 33),
        random(Form::TwoAdic, 64),
    ];
    let choice = Choice {
        languages: LANGUAGES.to_vec(),
        every: false,
    };
    let mut languages = Vec::new();
    for (case, turn) in cases.iter().zip([16, 0, 0, 5, 3]) {
        let outcome = compare(case, turn, &choice);
        assert_eq!(outcome.complaints(), Vec::<String>::new());
        assert!(!outcome.runs.is_empty(), "{}", case.label());
        for run in outcome.runs {
            assert!(run.count.operations >= 15 && run.count.calls > 200);
            languages.push(run.language);
        }
    }
    let tools = [
        ("rust", ["rustc", "rustc"]),
        ("c", ["gcc", "gcc"]),
        ("go", ["go", "go"]),
        ("asm", ["riscv64-linux-gnu-gcc", "qemu-riscv64"]),
    ];
    for (language, tools) in tools {
        let installed = tools.into_iter().all(is_installed);
        assert_eq!(installed, languages.contains(&language), "{language}");
    }
}

fn field(case: &Case) -> Field {
    case.field().expect("a field").expect("a field")
}

/// Result of the comparison with `text` in place of the printed field.
fn verdict(field: &Field, toolchain: Toolchain, text: &str) -> Result<(), Failure> {
    let built = Built::of(field, toolchain, text).unwrap_or_else(|error| panic!("{error}"));
    Calls::new(field).compare(&built)
}

/// The printed text with `from` replaced by `to` at its first place after `start`.
fn altered(text: &str, start: &str, from: &str, to: &str) -> String {
    let start = text.find(start).expect(start);
    let at = start + text[start..].find(from).expect(from);
    format!("{}{to}{}", &text[..at], &text[at + from.len()..])
}

/// The operation that is reported for an altered text, with the reason.
fn reported(field: &Field, toolchain: Toolchain, change: [&str; 3]) -> (String, String) {
    let [start, from, to] = change;
    let text = altered(&printed(field, toolchain.language), start, from, to);
    let failure = verdict(field, toolchain, &text).expect_err("it is broken");
    (failure.operation.expect("an operation"), failure.reason)
}

#[test]
fn the_spelling_that_made_inversion_wrong_is_found() {
    if !is_installed("gcc") {
        return println!("skipped: gcc is not installed");
    }
    let field = field(&text(
        BLS,
        64,
        Recipe::Given(BLS_RECIPE.parse().expect("a recipe")),
    ));
    assert_eq!(verdict(&field, C, &printed(&field, "c")), Ok(()));
    let change = ["_invert(", "-(int64_t)0xffffffff,", "-0xffffffff,"];
    let (operation, reason) = reported(&field, C, change);
    assert_eq!(operation, "invert");
    assert!(reason.contains("the evaluator"), "{reason}");
}

#[test]
fn broken_texts_are_reported_with_their_operation() {
    let case = text("m61", 64, Recipe::Predicted);
    let field = field(&case);
    let overlap = "results differ when they overlap the parameters";
    if is_installed("gcc") {
        // Another constant, a result that is written before a parameter is read, a byte that is not written.
        let (operation, _) = reported(&field, C, ["void field_mul(", ">> 3", ">> 4"]);
        assert_eq!(operation, "mul");
        let early = ["void field_sub(", ") {\n", ") {\n    out[0] = 0;\n"];
        assert_eq!(
            reported(&field, C, early),
            ("sub".to_owned(), overlap.to_owned())
        );
        let unwritten = ["void field_to_bytes(", "(out + 0, 8,", "(out + 0, 7,"];
        assert_eq!(reported(&field, C, unwritten).0, "to_bytes");
        // A crash.
        let crash = ["void field_halve(", ") {\n", ") {\n    __builtin_trap();\n"];
        assert_eq!(reported(&field, C, crash).0, "halve");
    }
    let (operation, _) = reported(&field, RUST, ["pub const fn square(", ">> 3", ">> 4"]);
    assert_eq!(operation, "square");
    if is_installed("go") {
        let early = ["func Select(", ") {\n", ") {\n\tout[0] = 0\n"];
        assert_eq!(
            reported(&field, GO, early),
            ("select".to_owned(), overlap.to_owned())
        );
    }
}

/// The status and the complaint of the command with these words.
fn command(words: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_limbforge-compare"))
        .args(words)
        .output()
        .expect("the command starts");
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.code(), complaint)
}

#[test]
fn wrong_words_are_one_line_and_status_2() {
    for words in [
        &["--sample"][..],
        &["--sample", "x"],
        &["--prime", "12"],
        &["--prime", "p265"],
        &["--recipe", "4x64"],
        &["--prime", "p256", "--recipe", "4x64"],
        &["--lang", "fortran"],
        &["--all", "--sample", "1"],
        &["-v"],
    ] {
        let (status, complaint) = command(words);
        assert_eq!(status, Some(2), "{words:?}: {complaint}");
        assert_eq!(complaint.lines().count(), 1, "{words:?}: {complaint}");
    }
}
