//! Texts: every file is true, and every change of a line, of a name or of an equation is refused where it is.

use limbforge_core::formula::{Formula, Mistake};

use super::{names, proved, text};

#[test]
fn every_file_is_true_and_has_its_own_name() {
    let names = names();
    assert!(names.len() >= 10, "{names:?}");
    for name in names {
        let proved = proved(&text(&name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(proved.formula().name, name);
    }
}

/// Another operation in any line, or other operands, makes a formula false.
#[test]
fn a_changed_line_is_false() {
    let mut changed = 0;
    for name in [
        "edwards_double",
        "edwards_add_table",
        "ladder_step",
        "montgomery_double",
        "isogeny_codomain_baby",
        "isogeny_codomain_end",
        "isogeny_codomain_multiple",
        "isogeny_codomain_pair",
        "isogeny_image_baby",
        "isogeny_image_end",
        "isogeny_image_multiple",
        "isogeny_image_pair",
    ] {
        let text = text(name);
        for (i, line) in text.lines().enumerate() {
            let computes = line.contains(" = ") && line.split(' ').nth(1) == Some("=");
            for (from, to) in [
                (" + ", " - "),
                (" - ", " + "),
                ("*", " + "),
                ("^2", " + X1"),
            ] {
                if !computes || !line.contains(from) {
                    continue;
                }
                let other = line.replace(from, to);
                let lines = text.lines().enumerate();
                let lines = lines.map(|(k, old)| if k == i { other.as_str() } else { old });
                let mutant: Vec<&str> = lines.collect();
                let error = proved(&mutant.join("\n")).expect_err(&format!("{name}: {other}"));
                let expected = matches!(
                    error.mistake,
                    Mistake::False { .. }
                        | Mistake::Undefined(_)
                        | Mistake::Unused(_)
                        | Mistake::Divisor(_)
                        | Mistake::Expected { .. }
                );
                assert!(expected, "{name}: {other}: {error}");
                changed += 1;
            }
        }
    }
    assert!(changed >= 30, "{changed} changes");
}

/// Without its curve, a doubling is false.
#[test]
fn assumptions_are_needed() {
    for name in [
        "edwards_double",
        "montgomery_double",
        "ladder_step",
        "weierstrass_add_a3",
    ] {
        let text = text(name);
        let lines = text.lines().filter(|line| !line.starts_with("assume"));
        let text = lines.collect::<Vec<_>>().join("\n");
        let error = proved(&text).expect_err(name);
        let expected = matches!(error.mistake, Mistake::False { .. } | Mistake::Unused(_));
        assert!(expected, "{name}: {error}");
    }
}

/// A formula with the lines of the case, and what is said of it.
const REFUSED: &[(&str, &str)] = &[
    (
        "R = X*W",
        "3:7: `W` is not defined; define it on an earlier line",
    ),
    (
        "R = X/Y",
        "3:6: a line cannot divide; use projective coordinates, or multiply by an inverse that is a parameter",
    ),
    (
        "R = X*Y/X",
        "3:8: a line cannot divide; use projective coordinates, or multiply by an inverse that is a parameter",
    ),
    ("X = X*Y", "3:1: `X` is already defined; use another name"),
    ("S = X*Y\nR = X*Y", "3:1: `S` is never used; remove it"),
    ("R = X*X", "2:13: `Y` is never used; remove it"),
    ("R = X^3", "3:7: expected `2`, found `3`"),
    (
        "R = X",
        "3:6: expected `*`, `+`, `-` or `^2`, found the end of the line",
    ),
    ("R = X*Y*X", "3:8: expected the end of the line, found `*`"),
    ("R = 3*", "3:7: expected a name, found the end of the line"),
    ("R = select(X, X, Y)", "3:12: expected a flag, found `X`"),
    (
        "constant k = Y\nR = k*X",
        "3:14: `Y` is not defined; define it on an earlier line",
    ),
    (
        "constant k = 5\nR = X*Y",
        "3:10: `k` is never used; remove it",
    ),
    ("flag f\nR = X*Y", "3:6: `f` is never used; remove it"),
    ("variable v\nR = X*Y", "3:10: `v` is never used; remove it"),
    (
        "R = X + Y",
        "5:7: `R = X*Y` is false: 3 terms of the difference of both sides remain",
    ),
    (
        "R = X*Y\nmeans R = Z",
        "4:11: `Z` is not defined; define it on an earlier line",
    ),
    (
        "R = X*Y\nmeans R/(X - X) = 1",
        "4:10: `X - X` is 0 or not allowed as a divisor here; remove it",
    ),
    (
        "R = X*Y\nmeans R - R = 0",
        "4:7: `R - R = 0` holds whatever the results are; say what they are, or remove it",
    ),
    (
        "R = X*Y\nmeans X*R*0 = X - X",
        "4:7: `X*R*0 = X - X` holds whatever the results are; say what they are, or remove it",
    ),
    (
        "R = X*Y\nassume 2*X = Y",
        "4:10: an assumption is `monomial = polynomial`; write one product of variables on the left",
    ),
    (
        "R = X*Y\nassume 1 = Y",
        "4:12: an assumption is `monomial = polynomial`; write one product of variables on the left",
    ),
    (
        "R = X*Y\nwhere X = 1/x",
        "4:13: `1/x` is 0 or not allowed as a divisor here; remove it",
    ),
    (
        "R = X*Y\nwhere X = R",
        "4:11: `R` is already defined; use another name",
    ),
    (
        "R = X*Y\nmeans X = X^65",
        "4:13: the number is too large; use at most 1024 digits, and exponents of at most 64",
    ),
    (
        "R = X*Y\nparameter Z",
        "4:11: expected parameters before the line `R`, found `Z`",
    ),
    (
        "R = X*Y\nresult X",
        "4:8: the result `X` is not a line; compute it, or leave it out",
    ),
    (
        "R = X*Y\nresult R",
        "5:8: `R` is already defined; use another name",
    ),
    (
        "S = X*Y\nR = X*Y\nresult S",
        "5:8: no `means` says what the result `S` is; add one",
    ),
    (
        "flag IF\nR = select(IF, X, Y)",
        "3:6: `IF` is a keyword of a printed language; use another name",
    ),
    ("R = X*Y\n!", "4:1: expected a name, found `!`"),
];

#[test]
fn mistakes_are_told_with_their_places() {
    for (lines, expected) in REFUSED {
        let text = format!("formula f\nparameter X Y\n{lines}\nresult R\nmeans R = X*Y\n");
        let error = proved(&text).expect_err(lines).to_string();
        assert_eq!(error, *expected, "{lines}");
        assert!(!error.contains('\n'));
    }
    let whole = "formula f\nparameter X\nR = X^2\nresult R\nmeans R = X^2\n";
    assert!(proved(whole).is_ok());
    for (i, missing) in whole.lines().enumerate() {
        let lines = whole.lines().enumerate().filter(|(k, _)| *k != i);
        let text: Vec<&str> = lines.map(|(_, line)| line).collect();
        assert!(
            Formula::parse(&text.join("\n")).is_err(),
            "without {missing}"
        );
    }
}

/// Deep, long and strange texts end with an error, not with a panic.
#[test]
fn hostile_texts_are_refused() {
    let with =
        |claim: String| format!("formula f\nparameter X\nR = X^2\nresult R\nmeans R = {claim}\n");
    let deep = "(".repeat(10_000);
    let minus = "-".repeat(10_000);
    let long = "X + ".repeat(10_000) + "X";
    let large = "(X + 1)^64".to_owned() + &"*(X + 1)^64".repeat(200);
    let many = "(X + a + b + c + d + e)^60".to_owned();
    for claim in [
        deep,
        minus,
        long,
        large,
        many,
        "9".repeat(5000),
        "\u{1f600}".to_owned(),
    ] {
        assert!(proved(&with(claim.clone())).is_err(), "{claim:.40}");
    }
    let hard = "formula f\nparameter A B C D E F\nR = A + B\nresult R\nwhere A = a + b + c + d + e + f + g\n\
                means R = (A + B + C + D + E + F)^64\n";
    let error = proved(hard).expect_err("too hard");
    let expected = matches!(error.mistake, Mistake::TooHard(_) | Mistake::Unused(_));
    assert!(expected, "{error}");
    assert!(Formula::parse("").is_err());
}
