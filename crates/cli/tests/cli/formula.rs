//! `limbforge formula`.

use super::{folder, limbforge, text};

const TEXT: &str = "formula cross
parameter A B C D
L = A*B
R = C*D
X = L + R
result X
means X = A*B + C*D
";

/// The call with a file of this text: exit status, output, messages.
fn call(formula: &str, arguments: &[&str]) -> (Option<i32>, String, String) {
    let folder = folder();
    std::fs::write(folder.path().join("x.formula"), formula).expect("a file");
    let arguments = [&["formula", "x.formula"], arguments].concat();
    let output = limbforge(&arguments, folder.path());
    (
        output.status.code(),
        text(&output.stdout),
        text(&output.stderr),
    )
}

#[test]
fn formulas_are_proved_printed_and_explained() {
    let (status, out, _) = call(TEXT, &[]);
    assert_eq!(status, Some(0));
    assert!(out.starts_with("holds: X = A*B + C*D\n"), "{out}");
    let recipe = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";
    let prime = ["--prime", "2^255-19", "--recipe", recipe];
    let (_, explained, error) = call(TEXT, &prime);
    assert!(
        explained.contains("choices: carried() joined(X)"),
        "{explained}{error}"
    );
    for (language, part) in [
        ("rust", "pub fn cross("),
        ("c", "curve25519_cross("),
        ("go", "func Cross("),
    ] {
        let (status, out, error) = call(TEXT, &[&prime[..], &["--lang", language]].concat());
        assert_eq!(status, Some(0), "{error}");
        assert!(out.contains(part), "{language}");
        // The command in the header makes the text again.
        assert!(
            out.contains("--choices \"carried() joined(X)\""),
            "{language}"
        );
    }
    let (_, listing, _) = call(TEXT, &[&prime[..], &["--listing"]].concat());
    assert!(
        listing.contains("\n  cut L = ") && listing.contains("congruent"),
        "{listing}"
    );
}

#[test]
fn wrong_formulas_are_refused_with_their_places() {
    let wrong = TEXT.replace("L + R", "L - R");
    for (formula, arguments, status, line) in [
        (
            wrong.as_str(),
            &[][..],
            1,
            "limbforge: x.formula:7:7: `X = A*B + C*D` is false: 1 terms",
        ),
        (
            &TEXT.replace("A*B\nR", "A/B\nR"),
            &[],
            1,
            "limbforge: x.formula:3:6: a line cannot divide",
        ),
        (
            &TEXT.replace("C*D\nX", "C*E\nX"),
            &[],
            1,
            "limbforge: x.formula:4:7: `E` is not defined",
        ),
        (TEXT, &["--prime", "15"], 1, "limbforge: "),
        (TEXT, &["--lang", "c"], 2, "limbforge: "),
        (
            TEXT,
            &["--prime", "2^255-19", "--choices", "x"],
            2,
            "limbforge: `x` is no choice",
        ),
        (
            TEXT,
            &["--prime", "2^255-19", "--choices", "carried(Q) joined()"],
            2,
            "limbforge: the formula has no line `Q`",
        ),
    ] {
        let (code, out, error) = call(formula, arguments);
        assert_eq!(code, Some(status), "{error}");
        assert!(out.is_empty() && error.contains(line), "{error}");
        assert_eq!(error.trim_end().lines().count(), 1, "{error}");
    }
}
