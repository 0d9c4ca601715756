//! Mistakes in a field, each refused by one line.

use super::{BOTH, build, field, refusal};

/// A `fields.toml`, and a part of the line that refuses it.
type Case = (String, &'static str);

/// Names that are none, or are taken by Rust.
fn names() -> Vec<Case> {
    vec![
        (field("M61", ""), "field `M61`: not a valid name"),
        (field("fn", ""), "field `fn`: not a valid name"),
        (field("target", ""), "field `target`: not a valid name"),
        (field("x_64", ""), "field `x_64`: not a valid name"),
        (field("a\\nb", ""), "field `a\\nb`: not a valid name"),
    ]
}

/// Keys that are unknown, and text that cannot be read.
fn keys() -> Vec<Case> {
    vec![
        (
            field("m61", "recipe = \"auto\""),
            "line 4: unknown field `recipe`",
        ),
        (
            field("m61", "recipes = { 64 = \"auto\" }"),
            "unknown field `recipes`",
        ),
        ("[[field]".to_owned(), "line 1: "),
        ("[[fields]]".to_owned(), "unknown field `fields`"),
        (field("m61", "").replace("- 1", "-"), "field `m61`: column"),
    ]
}

/// Constants that are none, or have the name of something else.
fn constants() -> Vec<Case> {
    vec![
        (
            field("m61", "constants = { Half = \"1/2\" }"),
            "field `m61`, constant `Half`: not a valid constant name",
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
            "field `m61`, constant `I`: the operand of sqrt is not a square",
        ),
        (
            field("m61", "constants = { X = \"1 +\" }"),
            "field `m61`, constant `X`: column 4: expected a number",
        ),
    ]
}

/// Targets that a language does not have, or twice.
fn targets() -> Vec<Case> {
    vec![
        (
            field("m61", &build("\"rust\"", "16", "auto")),
            "field `m61`: `16` is not a target for rust: use \"64\" or \"32\"",
        ),
        (
            field("m61", &build("\"java\"", "64", "auto")),
            "field `m61`: `java` is not a build language; use rust",
        ),
        (
            field(
                "m61",
                &(build("\"rust\"", "64", "auto") + &build(BOTH, "64", "auto")),
            ),
            "field `m61`: two rows have the language rust and the target `64`",
        ),
        (
            field("m61", &build("\"go\"", "64", "auto")),
            "field `m61`: a build row is for Go, but the field names no folder",
        ),
        (
            field("m61", &build("\"asm\"", "rv32", "auto")),
            "field `m61`: `rv32` is not a target for asm",
        ),
        (
            field(
                "m61",
                &(build("\"rust\"", "64", "auto") + "cpu = \"u74\"\n"),
            ),
            "only assembly has the key `cpu`",
        ),
        (
            field("m61", "go = \"../m61\""),
            "field `m61`: its Go package cannot be written to `../m61`",
        ),
        (
            field(
                "m61",
                &("go = \"m61\"\n".to_owned() + &build("\"go\"", "arm", "auto")),
            ),
            "or a 64-bit GOARCH: amd64, arm64",
        ),
    ]
}

/// Formulas of rows: choices that are none, a formula that nobody has, and rows that cannot have any.
fn formulas() -> Vec<Case> {
    let recipe = "3x21 lanes(2) operand-scanning word fold(4@columns:shift-add) carry(sequential)";
    let row = |formulas: &str| {
        build("\"rust\"", "lanes2", recipe) + &format!("formulas = [\"{formulas}\"]\n")
    };
    vec![
        (
            field("m61", &row("double carried(A)")),
            "formula `double carried(A)`: `carried(A)` is no choice of carries; write",
        ),
        (
            field("m61", &row("double carried() joined() ordered(A")),
            "`carried() joined() ordered(A` is no choice",
        ),
        (
            field("m61", &row("double\", \"double carried() joined()")),
            "formula `double carried() joined()`: a row has it twice; name it once",
        ),
        (
            field("m61", &row("double carried() joined() ordered(A)")),
            "formula `double`: `m61` has it in a row for vectors, and no `[[formula]]` of this name",
        ),
        (
            field(
                "m61",
                &(build("\"rust\"", "64", "auto") + "formulas = [\"double\"]\n"),
            ),
            "only targets such as \"lanes8\" have the key `formulas`; remove it",
        ),
    ]
}

/// Recipes that do not fit the prime or the target.
fn recipes() -> Vec<Case> {
    vec![
        (
            field("m61", &build("\"rust\"", "64", "2x51")),
            "field `m61`, recipe for 64: unreadable",
        ),
        (
            field(
                "m61",
                &build(
                    "\"c\"",
                    "32",
                    "1x64 operand-scanning carry-chain fold(8@high:mul) carry(none)",
                ),
            ),
            "is for 64-bit words",
        ),
        (
            field(
                "m61",
                &build(
                    "\"rust\"",
                    "64",
                    "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)",
                ),
            ),
            "field `m61`, recipe for 64 bits: `4x64",
        ),
        (
            field("m61", &build("\"asm\"", "rv64gc", "auto")),
            "field `m61`, assembly for rv64gc: ",
        ),
    ]
}

#[test]
fn each_mistake_is_a_line_that_names_the_field() {
    let cases = [
        names(),
        keys(),
        constants(),
        targets(),
        formulas(),
        recipes(),
    ]
    .concat();
    for (toml, part) in cases {
        let line = refusal(&toml).to_string();
        assert!(line.contains(part), "{line}");
        assert!(!line.contains('\n'), "{line}");
    }
}
