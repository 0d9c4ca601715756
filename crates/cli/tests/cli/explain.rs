//! `plan` and `explain` as a user meets them.

use std::path::{Path, PathBuf};

use super::{limbforge, refused, text};

const RECIPE: &str = "5x51 product-scanning double-word fold(19@right:mul) carry(sequential)";

/// Standard output of a call that succeeds.
fn printed(arguments: &[&str]) -> String {
    let output = limbforge(arguments, Path::new("."));
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

fn record() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../record/tune-2^255-19.json")
}

fn model_file(folder: &Path, from: &str, to: &str) -> String {
    let models = Path::new(env!("CARGO_MANIFEST_DIR")).join("../limbforge/cpus/skylake.toml");
    let model = std::fs::read_to_string(models).expect("the model");
    assert!(model.contains(from), "{from}");
    let path = folder.join("my.toml");
    std::fs::write(&path, model.replace(from, to)).expect("a file");
    path.to_str().expect("a plain path").to_owned()
}

#[test]
fn explain_lists_an_operation_after_a_pass() {
    let list = |more: &[&str]| {
        let call = [
            "explain", "2^255-19", "--recipe", RECIPE, "--cpu", "skylake",
        ];
        printed(&[&call, more].concat())
    };
    let written = list(&["--operation", "to_bytes", "--after", "written"]);
    let last = list(&["--operation", "to_bytes"]);
    assert!(written.starts_with("program to_bytes (64-bit words)\n"));
    assert_eq!(list(&["--operation", "to_bytes", "--after", "prune"]), last);
    assert!(last.lines().count() <= written.lines().count(), "{last}");
    // Sums of double words are sums with carry; fields do not take this pass.
    let mul = list(&["--operation", "mul"]);
    let narrow = list(&["--operation", "mul", "--after", "narrow"]);
    assert!(mul.contains(": u128 = add ") && !mul.contains("add_carry"));
    assert!(!narrow.contains(": u128 = add ") && narrow.contains("add_carry"));
    // RV64 has no instruction for both words of a product, and none that shifts a word out of two.
    let legal = list(&["--operation", "mul", "--after", "legalise"]);
    assert!(narrow.contains(": u128 = mul ") && narrow.contains("funnel_shr"));
    assert!(!legal.contains("u128") && !legal.contains("funnel_shr") && legal.contains("mul_hi"));
    let call = ["explain", "2^255-19", "--recipe", RECIPE, "--operation"];
    refused(
        &[&call[..], &["invert"]].concat(),
        2,
        "`invert` is not a straight-line operation",
    );
}

#[test]
fn plan_orders_recipes_by_prediction_and_says_why_others_do_not_work() {
    let json = printed(&["plan", "2^127-1", "--cpu", "cortex-a76", "--json"]);
    let plan: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(plan["cpu"], "cortex-a76");
    let recipes = plan["recipes"].as_array().expect("recipes");
    let scores: Vec<f64> = recipes
        .iter()
        .map(|r| {
            let cycles = r["predicted"].as_array().expect("four numbers").iter();
            cycles.map(|c| c.as_f64().expect("a number").ln()).sum()
        })
        .collect();
    assert!(scores.len() > 50 && scores.is_sorted(), "{scores:?}");
    assert!(!plan["rejected"].as_array().expect("rejected").is_empty());

    let table = printed(&["plan", "2^127-1", "--cpu", "cortex-a76"]);
    let lines: Vec<&str> = table.lines().collect();
    let rejected = plan["rejected"].as_array().expect("rejected").len();
    assert_eq!(lines.len(), 2 + scores.len() + rejected);
    assert!(lines[2].trim_start().starts_with("1 "), "{}", lines[2]);
    let first = recipes[0]["recipe"].as_str().expect("a recipe");
    assert!(lines[2].ends_with(first), "{}", lines[2]);
    assert!(lines[lines.len() - 1].trim_start().starts_with("no:"));
}

#[test]
fn explain_takes_the_recipe_that_plan_puts_first() {
    let json = printed(&["plan", "2^61-1", "--cpu", "u74", "--json"]);
    let plan: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let first = plan["recipes"][0]["recipe"].as_str().expect("a recipe");
    let explained = printed(&["explain", "2^61-1", "--cpu", "u74"]);
    assert_eq!(explained.lines().next(), Some(first));
}

#[test]
fn explain_has_all_sections() {
    let explained = printed(&[
        "explain", "2^255-19", "--recipe", RECIPE, "--cpu", "skylake",
    ]);
    for part in [
        RECIPE,
        "Intel Skylake class",
        "== limbs",
        "2^204",
        "2^51 - 1",
        "== mul: 25 partial products",
        "19*a1b4",
        "25 multiply-wide",
        "cycles on",
        "mul: each port, with the work spread as evenly as it can be",
        "      p1   35.0 cycles ##############################  saturates",
        "mul: longest carry chain, 2 sums",
        "critical path",
        "multiply-low: v",
        "== square: 15 partial products",
        "38*a1a4",
        "bound",
        "predicted",
        "== sources of the numbers",
        "<https://",
    ] {
        let part = part.replace("cycles on", "micro-operations on 1 of (p1)");
        assert!(explained.contains(&part), "{part}\n{explained}");
    }
    assert!(!explained.contains("measured on"), "{explained}");
}

const PACKED: &str = "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)";

/// The call that compares the two recipes, with more options.
fn versus<'a>(a: &'a str, b: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let call = [
        "explain", "2^255-19", "--cpu", "skylake", "--recipe", a, "--versus", b,
    ];
    [&call, more].concat()
}

/// The two numbers and the difference in the row of this name, of the first operation.
fn row<'a>(text: &'a str, name: &str) -> Vec<&'a str> {
    let line = text.lines().find_map(|line| {
        let rest = line.trim_start().strip_prefix(name)?;
        rest.starts_with(' ').then_some(rest)
    });
    line.unwrap_or_else(|| panic!("{name}\n{text}"))
        .split_whitespace()
        .collect()
}

#[test]
fn explain_says_why_a_recipe_lost() {
    let compared = printed(&versus(PACKED, RECIPE, &[]));
    let lines: Vec<&str> = compared.lines().collect();
    assert_eq!(lines[0], format!("A: {PACKED}"));
    assert_eq!(lines[1], format!("B: {RECIPE}"));
    assert!(compared.contains("\n== mul\n") && compared.contains("\n== square\n"));
    assert_eq!(row(&compared, "multiply-wide"), ["20", "25", "+5"]);
    assert_eq!(row(&compared, "multiply-low"), ["1", "5", "+4"]);
    assert_eq!(row(&compared, "p1 busy"), ["21.8", "35.0", "+13.2"]);
    assert_eq!(row(&compared, "mask"), ["2", "6", "+4"]);
    assert_eq!(row(&compared, "longest carry chain")[1], "2");
    for part in [
        "mul latency: B takes ",
        "mul throughput: B takes ",
        " cycles predicted",
        "  B: p1 saturates, busy for 35.0 cycles",
        "5 multiply-wide",
    ] {
        assert!(compared.contains(part), "{part}\n{compared}");
    }
    assert!(!compared.contains("measured"), "{compared}");

    let same = printed(&versus(RECIPE, RECIPE, &[]));
    assert!(same.contains("mul: the same instructions"), "{same}");
    assert!(
        same.contains("mul latency: A and B take the same"),
        "{same}"
    );
    assert!(same.lines().filter(|line| line.ends_with(" =")).count() > 20);
}

#[test]
fn explain_compares_measured_times_of_a_record() {
    let record = record();
    let record = record.to_str().expect("a plain path");
    let compared = printed(&versus(PACKED, RECIPE, &["--record", record]));
    let json = printed(&versus(PACKED, RECIPE, &["--record", record, "--json"]));
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    for (side, name) in [("a", 0), ("b", 1)] {
        let medians = &json[side]["measured"]["medians"];
        let latency = format!("{:.1}", medians[0].as_f64().expect("a number"));
        assert_eq!(row(&compared, "measured latency")[name], latency);
        assert_eq!(json["operations"][0]["times"][0]["measured"], true);
    }
    assert!(compared.contains(" cycles measured"), "{compared}");
    assert!(compared.contains("   measured on Intel"), "{compared}");
}

/// Where machine code has a decoder.
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
#[test]
fn explain_lists_machine_code_beside_printed_lines() {
    let call = [
        "explain", "2^255-19", "--cpu", "skylake", "--recipe", RECIPE, "--code", "rustc",
    ];
    let explained = printed(&call);
    for part in [
        "== limbs",
        "== mul: machine code by rust rustc ",
        "== square: machine code by rust rustc ",
        ", and the printed line that the compiler's line table names",
        "mul: each port",
        " instructions: ",
        " multiply, ",
    ] {
        assert!(explained.contains(part), "{part}\n{explained}");
    }
    let alone = printed(&[&call[..], &["--operation", "square"]].concat());
    let lines: Vec<&str> = alone.lines().collect();
    assert!(lines[0].starts_with("== square: machine code"), "{alone}");
    let counts = lines[lines.len() - 1];
    let counted = counts.strip_prefix("square: ").expect("counts");
    let counted = counted.split(' ').next().and_then(|n| n.parse().ok());
    assert_eq!(counted, Some(lines.len() - 2), "{alone}");
    // 15 products of limbs, and those that the folding adds.
    let products = lines.iter().filter(|line| line.contains("mul"));
    assert!(products.count() >= 15, "{alone}");
    assert!(lines.iter().any(|line| line.contains("let ")), "{alone}");
}

#[test]
fn explain_as_json_holds_the_same() {
    let arguments = [
        "explain", "2^255-19", "--recipe", RECIPE, "--cpu", "zen5", "--json",
    ];
    let json: serde_json::Value = serde_json::from_str(&printed(&arguments)).expect("JSON");
    assert_eq!(json["recipe"], RECIPE);
    assert_eq!(json["limbs"].as_array().expect("limbs").len(), 5);
    let mul = &json["operations"][0];
    assert_eq!(mul["analysis"]["counts"]["multiply-wide"], 25);
    assert_eq!(mul["diagram"]["columns"][0]["products"][1]["factor"], "19");
    assert_eq!(
        json["cpu"]["costs"]["multiply-wide"]["origin"]["source"],
        "measured"
    );
}

#[test]
fn a_record_gives_the_distance_to_the_bound() {
    let record = record();
    let record = record.to_str().expect("a plain path");
    let arguments = [
        "explain", "2^255-19", "--recipe", RECIPE, "--cpu", "skylake", "--record", record,
    ];
    let explained = printed(&arguments);
    assert!(explained.contains("== measured on Intel"), "{explained}");
    let json: serde_json::Value =
        serde_json::from_str(&printed(&[&arguments[..], &["--json"]].concat())).expect("JSON");
    let measured = json["measured"]["medians"][1].as_f64().expect("a number");
    let bound = json["operations"][0]["analysis"]["bound"]["throughput"].as_f64();
    let over = measured / bound.expect("a number");
    let line = explained
        .lines()
        .find(|line| line.trim_start().starts_with("mul throughput"))
        .expect("a line");
    assert!(line.contains(&format!(" {over:.2} ")), "{line}: {over}");
}

#[test]
fn mistakes_are_refused_in_a_line() {
    let record = record();
    let record = record.to_str().expect("a plain path");
    let explain = |more: &[&str], status, part| {
        refused(&[&["explain", "2^255-19"], more].concat(), status, part);
    };
    explain(&["--cpu", "zen6"], 2, "zen5, skylake");
    explain(&["--cpu", "no/such.toml"], 1, "no/such.toml");
    explain(&["--recipe", "5x51"], 2, "expected a product method");
    explain(&["--versus", RECIPE], 2, "--recipe");
    explain(
        &["--recipe", RECIPE, "--versus", "5x51"],
        2,
        "expected a product",
    );
    explain(&["--code", "tcc"], 2, "rustc, gcc, clang");
    let call = [
        "--recipe",
        RECIPE,
        "--code",
        "rustc",
        "--operation",
        "invert",
    ];
    explain(&call, 2, "not a straight-line operation");
    let unfit = "4x64 adk double-word montgomery(adk) carry(none)";
    explain(
        &["--recipe", RECIPE, "--versus", unfit],
        1,
        "`limbforge plan PRIME`",
    );
    explain(&["--recipe", unfit], 1, "`limbforge plan PRIME`");
    explain(
        &["--recipe", RECIPE, "--record", "no/such.json"],
        1,
        "no/such.json",
    );
    explain(
        &[
            "--recipe",
            RECIPE,
            "--record",
            concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"),
        ],
        1,
        "not a record",
    );
    let other = "5x52 product-scanning double-word fold(608@right:mul) carry(parallel)";
    explain(
        &["--recipe", other, "--record", record],
        1,
        "does not contain",
    );
    let p127 = "3x43 product-scanning double-word fold(4@right:mul) carry(sequential)";
    refused(
        &["explain", "2^127-1", "--recipe", p127, "--record", record],
        1,
        "not for 2^127 - 1",
    );
    refused(&["plan", "2^127-1", "--cpu", "zen6"], 2, "zen5, skylake");
}

#[test]
fn a_model_of_the_users_own_is_read_or_refused_in_a_line() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let own = model_file(folder.path(), "name = \"skylake\"", "name = \"mine\"");
    let explained = printed(&["explain", "2^255-19", "--recipe", RECIPE, "--cpu", &own]);
    assert!(explained.contains("model `mine`"), "{explained}");
    for (from, to, part) in [
        ("busy = 1", "busy = one", "line "),
        ("[cost.double-shift]", "[cost.rotate]", "rotate"),
        ("source = \"manual\"", "source = \"hearsay\"", "hearsay"),
    ] {
        let own = model_file(folder.path(), from, to);
        refused(&["plan", "2^61-1", "--quick", "--cpu", &own], 1, part);
    }
}

#[test]
fn a_cost_that_is_missing_stops_plan_and_explain() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let model = model_file(folder.path(), "name", "name");
    let text = std::fs::read_to_string(&model).expect("the file");
    let from = text.find("[cost.mask]").expect("a section");
    let to = text.find("[cost.shift]").expect("the next");
    std::fs::write(&model, format!("{}{}", &text[..from], &text[to..])).expect("a file");
    let part = "has no cost of `mask`";
    refused(&["plan", "2^127-1", "--quick", "--cpu", &model], 1, part);
    refused(
        &["explain", "2^255-19", "--recipe", RECIPE, "--cpu", &model],
        1,
        part,
    );
}
