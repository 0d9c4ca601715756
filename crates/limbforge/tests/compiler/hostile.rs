//! Saved files that are made to keep the check busy, or to write lines of their own: refused by a stated limit.

use crate::mutated::saved;
use crate::support::field;
use limbforge_core::{
    certificate::{CertificateError, recheck},
    check::Refusal,
};
use serde_json::{Value, json};

fn file() -> Value {
    saved(&field(
        "2^61-1",
        "1x61 product-scanning split(1,2) fold(1@right:mul) carry(sequential)",
    ))
}

fn select(file: &mut Value) -> &mut Value {
    let programs = file["programs"].as_array_mut().expect("programs");
    let mut programs = programs.iter_mut().map(|entry| &mut entry["program"]);
    programs
        .find(|program| program["name"] == "select")
        .expect("select")
}

fn refusal(file: &Value) -> CertificateError {
    recheck(&file.to_string()).expect_err("a hostile file")
}

/// A claim about the flag `choice` that holds, with one part of it replaced.
fn with_claim(part: &str, value: Value) -> Value {
    let mut goal = json!({
        "form": [{"weight": "1", "value": 0}],
        "claim": {"lo": "0", "hi": "1"},
        "scale": "1",
    });
    goal[part] = value;
    let mut file = file();
    let steps = select(&mut file)["steps"].as_array_mut().expect("steps");
    steps.push(json!({ "goal": goal }));
    file
}

fn product(factors: usize) -> Value {
    let flag = json!([{"weight": "1", "value": 0}]);
    json!([[{"weight": "1", "factors": vec![flag; factors]}]])
}

/// Each claim is proved once for each setting and each list: their numbers are limited before the proof.
#[test]
fn hints_are_short() {
    for (part, some, more) in [
        ("cases", json!(vec![0; 8]), json!(vec![0; 9])),
        (
            "given",
            json!(vec![(0, true); 8]),
            json!(vec![(0, true); 9]),
        ),
        ("through", json!([[], []]), json!(vec![json!([]); 65])),
        ("through", product(4), product(9)),
    ] {
        recheck(&with_claim(part, some).to_string()).expect("a claim that holds");
        let line = refusal(&with_claim(part, more)).to_string();
        assert!(line.contains("more than"), "{line}");
    }
}

/// A file of squares that wrap, each of which doubles the length of what is unfolded.
fn squares() -> Value {
    let mut file = with_claim("through", json!([[]]));
    let program = select(&mut file);
    let mut types = vec![program["types"][0].clone()];
    types.extend(vec![json!({"bits": 64, "signed": false}); 12]);
    let mut steps: Vec<Value> = (3..12)
        .map(|v| {
            let x = if v == 3 { 1 } else { v - 1 };
            json!({"inst": {"op": "mul", "args": [x, x], "results": [v], "exact": false}})
        })
        .collect();
    steps.push(json!({"inst": {"op": "select", "args": [0, 1, 2], "results": [12]}}));
    steps.push(program["steps"][1].clone());
    steps[10]["goal"]["form"][0]["value"] = json!(11);
    steps[10]["goal"]["claim"]["hi"] = json!("18446744073709551615");
    program["steps"] = json!(steps);
    program["types"] = json!(types);
    program["results"][0]["values"] = json!([12]);
    program["spec"]["congruences"][0]["left"][0]["factors"][0][0]["value"] = json!(12);
    file
}

/// The work that a proof may take follows from the programs, not from what else stands in the file.
#[test]
fn blanks_buy_no_work() {
    let limit = |text: &str| match recheck(text).expect_err("too much work") {
        CertificateError::Refused { refusal, .. } => match *refusal {
            Refusal::Budget { limit } => limit,
            other => panic!("{other}"),
        },
        other => panic!("{other}"),
    };
    let text = squares().to_string();
    assert_eq!(limit(&text), limit(&(text.clone() + &" ".repeat(1 << 20))));
}

/// Ports that are not the library's are not compared with each other.
#[test]
fn ports_are_compared_with_the_library_first() {
    let mut file = file();
    let program = select(&mut file);
    program["params"][1]["values"] = json!(vec![1; 1000]);
    let limb = json!([{"weight": "1", "value": 0}]);
    program["spec"]["congruences"][0]["left"][0]["factors"] = json!(vec![limb; 1000]);
    let error = refusal(&file);
    assert!(
        matches!(error, CertificateError::OtherStatement { .. }),
        "{error}"
    );
}

/// Copies of long lists of words would be compared bound by bound.
#[test]
fn variables_are_short() {
    let with = |words: usize| {
        let mut file = file();
        let routines = file["routines"].as_array_mut().expect("routines");
        let routine = &mut routines[0];
        let variables = routine["variables"].as_array_mut().expect("variables");
        let last = variables.len();
        let sort = json!({"words": vec![json!({"lo": "1", "hi": "1"}); words]});
        variables.push(json!({"name": "w", "sort": sort}));
        let from = json!({"words": vec!["1"; words]});
        let body = routine["body"].as_array_mut().expect("statements");
        body.push(json!({"set": {"to": last, "from": from}}));
        file
    };
    recheck(&with(256).to_string()).expect("as long as may be");
    let line = refusal(&with(257)).to_string();
    assert!(line.contains("more than 256 words"), "{line}");
}

/// Each statement is looked at, and a copy compares all words of a variable.
#[test]
fn routines_are_short() {
    let with = |statements: usize| {
        let mut file = file();
        let routine = &mut file["routines"][0];
        let first = routine["body"][0].clone();
        let before = routine["body"].as_array().expect("statements").len();
        let body = routine["body"].as_array_mut().expect("statements");
        body.extend(vec![first; statements - before]);
        file
    };
    recheck(&with(10_000).to_string()).expect("as long as may be");
    let line = refusal(&with(10_001)).to_string();
    assert!(line.contains("more than 10000 statements"), "{line}");
}

/// A name of megabytes does not fill the screen.
#[test]
fn refusals_are_short() {
    let mut file = file();
    select(&mut file)["name"] = json!("x".repeat(1 << 20));
    let line = refusal(&file).to_string();
    assert!(line.len() < 1100 && line.ends_with("..."), "{}", line.len());
}

/// Text from a file is quoted on one line, whatever it contains.
#[test]
fn refusals_are_one_line() {
    let name = "a\u{1b}[2J\nholds: mul\u{202e}";
    let mut files = vec![file(); 4];
    select(&mut files[0])["name"] = json!(name);
    select(&mut files[1])["steps"][0]["inst"]["op"] = json!(name);
    files[2]["constants"][0] = json!({"name": name, "meaning": "1", "limbs": ["0"]});
    files[3]["routines"][0]["body"][0]["call"]["callee"] = json!(name);
    for file in files {
        let line = refusal(&file).to_string();
        assert!(line.contains("2J") && line.is_ascii(), "{line:?}");
        assert!(!line.contains(char::is_control), "{line:?}");
    }
}

/// Roots and fractions are compared by products: the root of 4 modulo 3 * 2^534 + 1 takes hundreds of powers to find.
#[test]
fn roots_are_not_computed_again() {
    let root = "sqrt(4), the root that is even as an integer below the prime";
    let with = |meaning: &str, value: &str| {
        let mut file = file();
        let constants = file["constants"].as_array_mut().expect("constants");
        constants.push(json!({"name": "c", "meaning": meaning, "limbs": [value]}));
        recheck(&file.to_string()).is_ok()
    };
    assert!(with(root, "2") && with("4/2", "2") && with("-3", "2305843009213693948"));
    assert!(!with(root, "2305843009213693949"));
    assert!(!with("sqrt(4)", "2") && !with(root, "4") && !with("4/2", "4"));
    assert!(!with("2", "2305843009213693953") && !with("0/0", "2"));
    assert!(!with("1/(2^61-1)", "2") && !with("1/(2^61-1)", "0"));
}
