//! Mistakes that end a query before it reads a row, each with one line.

use datafusion::common::ScalarValue;
use datafusion::prelude::{col, lit};

use crate::literals::call;
use crate::session::{binary, row, session};

const RULES: &str = "write one of 'rfc8032', 'zip215', 'strict', 'dalek-strict', 'ref10'";

/// The line by which planning refuses an expression over the columns `key`, `message`, `signature` and `name`.
fn refusal(expression: &str) -> String {
    let context = session(vec![binary(&[row(0)])]);
    let text = format!(
        "SELECT {expression} FROM (SELECT *, 'strict' || CAST(random() AS VARCHAR) AS name FROM t)"
    );
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let planned =
        runtime.block_on(async { context.sql(&text).await?.create_physical_plan().await });
    let error = planned.expect_err(expression).strip_backtrace();
    assert!(!error.contains('\n'), "{expression}: {error}");
    error
}

#[test]
fn types_and_counts_of_arguments() {
    let count = "takes (key, message, signature) and an optional rule, not";
    for (expression, line) in [
        ("verify_ed25519()", format!("{count} 0 arguments")),
        ("verify_ed25519(key, message)", format!("{count} 2 arguments")),
        ("verify_ed25519(key, message, signature, 'strict', 1)", format!("{count} 5 arguments")),
        (
            "verify_ed25519('00', message, signature)",
            "the key of verify_ed25519 is Utf8; pass binary, as by CAST(key AS BYTEA) or decode(key, 'hex')".to_owned(),
        ),
        ("verify_ed25519(key, 7, signature)", "the message of verify_ed25519 is Int64; pass binary".to_owned()),
        ("verify_ed25519(key, message, true)", "the signature of verify_ed25519 is Boolean; pass binary".to_owned()),
        (
            "verify_ed25519(arrow_cast(key, 'FixedSizeBinary(33)'), message, signature)",
            "the key of verify_ed25519 is FixedSizeBinary(33); a key has 32 bytes".to_owned(),
        ),
        (
            "verify_ed25519(key, message, arrow_cast(signature, 'Dictionary(Int32, FixedSizeBinary(63))'))",
            "the signature of verify_ed25519 is FixedSizeBinary(63); a signature has 64 bytes".to_owned(),
        ),
    ] {
        let found = refusal(expression);
        assert!(found.contains(&line), "{expression}: {found}");
    }
}

#[test]
fn rules_that_are_none() {
    for (rule, line) in [
        ("'zip251'", "verify_ed25519 knows no rule zip251; "),
        ("'RFC8032'", "verify_ed25519 knows no rule RFC8032; "),
        ("''", "verify_ed25519 knows no rule ; "),
        ("NULL", "verify_ed25519 knows no rule NULL; "),
        ("8032", "verify_ed25519 knows no rule 8032; "),
        (
            "CAST(NULL AS VARCHAR)",
            "the rule of verify_ed25519 is not a literal, but a column",
        ),
        (
            "name",
            "the rule of verify_ed25519 is not a literal, but a column",
        ),
        (
            "message",
            "the rule of verify_ed25519 is not a literal, but a column of type Binary; ",
        ),
    ] {
        let found = refusal(&format!("verify_ed25519(key, message, signature, {rule})"));
        assert!(
            found.contains(line) && found.ends_with(RULES),
            "{rule}: {found}"
        );
    }
}

/// Every type of text is a rule.
#[test]
fn rules_as_any_text() {
    let name = || Some("strict".to_owned());
    for rule in [
        ScalarValue::Utf8(name()),
        ScalarValue::LargeUtf8(name()),
        ScalarValue::Utf8View(name()),
    ] {
        let arguments = vec![col("key"), col("message"), col("signature"), lit(rule)];
        let verdicts = call(binary(&[row(0), row(2)]), arguments);
        assert_eq!(verdicts, [Some(true), Some(false)]);
    }
}
