//! `tune`: its ranking and record, its compilers, and an interrupt.

use std::process::Command;

use limbforge_lab::measure::{CompilerKind, compiler};

use crate::{folder, limbforge, text};

#[test]
fn tune_ranks_and_writes_the_winner_and_the_record() {
    let folder = folder();
    let arguments = [
        "tune",
        "2^127-1",
        "--quick",
        "--limit",
        "3",
        "--out",
        "fields",
        "--json",
        "record.json",
    ];
    let output = limbforge(&arguments, folder.path());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let ranking = text(&output.stdout);
    assert!(ranking.starts_with("rank  recipe"), "{ranking}");
    let record = std::fs::read_to_string(folder.path().join("record.json")).expect("a record");
    let record: serde_json::Value = serde_json::from_str(&record).expect("JSON");
    let entries = record["ranking"].as_array().expect("a ranking");
    let (inversions, rows): (Vec<&str>, Vec<&str>) = ranking
        .lines()
        .skip(1)
        .partition(|line| line.starts_with("inversion: "));
    assert_eq!(entries.len(), rows.len());
    // Both ways, for this core and for any, the quickest first: it is the recipe of what was written.
    let ways = record["inversions"].as_array().expect("the ways to invert");
    assert_eq!((ways.len(), inversions.len()), (4, 4));
    assert!(ways[0]["cycles"].as_f64() <= ways[1]["cycles"].as_f64());
    assert_eq!(record["complete"], true);
    let samples = &entries[0]["samples"]["mul_latency"];
    assert!(samples.to_string().contains('.'), "raw samples: {samples}");
    // The winner: source and checked programs, under the prime's name.
    let written: Vec<String> = std::fs::read_dir(folder.path().join("fields"))
        .expect("the folder of the winner")
        .map(|file| {
            file.expect("a file")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    assert_eq!(written.len(), 2, "{written:?}");
    assert!(written.contains(&"m127.json".to_owned()), "{written:?}");
    let best = entries[0]["recipe"].as_str().expect("a recipe");
    let recipe = ways[0]["recipe"].as_str().expect("a recipe");
    assert!(
        recipe.starts_with(best),
        "{recipe} is {best} with a way to invert"
    );
    let source = written
        .iter()
        .find(|name| !name.ends_with(".json"))
        .expect("a source");
    let source = std::fs::read_to_string(folder.path().join("fields").join(source)).expect("text");
    assert!(
        source.contains(&format!("Recipe:  {recipe}\n")),
        "the winner's source is the first line's"
    );
}

/// A field is ranked by any of its operations: with and without a loop, with and without a chain.
#[test]
fn tune_ranks_by_the_operations_that_are_asked_for() {
    let folder = folder();
    let call = "tune 2^61-1 --quick --limit 2 --operation invert,is_zero,invert --json r.json --report r.html";
    let call: Vec<&str> = call.split(' ').collect();
    let output = limbforge(&call, folder.path());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let ranking = text(&output.stdout);
    let head = ranking.lines().next().expect("a head");
    assert!(
        head.contains(" invert latency ") && head.contains(" is_zero throughput"),
        "{head}"
    );
    assert!(
        !head.contains("is_zero latency"),
        "a predicate has no chain: {head}"
    );
    let record = std::fs::read_to_string(folder.path().join("r.json")).expect("a record");
    let record: serde_json::Value = serde_json::from_str(&record).expect("JSON");
    assert_eq!(
        record["operations"],
        serde_json::json!(["invert", "is_zero"])
    );
    let quantities = ["invert_latency", "invert_throughput", "is_zero_throughput"];
    assert_eq!(record["quantities"], serde_json::json!(quantities));
    for entry in record["ranking"].as_array().expect("a ranking") {
        assert_eq!(entry["medians"].as_array().map(Vec::len), Some(3));
        if cfg!(all(target_os = "linux", target_arch = "x86_64")) {
            let counts = &entry["counts"];
            let count = |name: &str| counts[name].as_u64().expect("a count");
            assert!(count("invert_instructions") > 5 * count("is_zero_instructions"));
        }
    }
    let page = std::fs::read_to_string(folder.path().join("r.html")).expect("a page");
    assert!(page.contains("Inversion") && page.contains("is_zero"));
}

#[test]
fn operations_that_are_none_are_a_usage_error_with_those_that_exist() {
    let folder = folder();
    let refused = |call: &str, parts: &[&str]| {
        let call: Vec<&str> = call.split(' ').collect();
        let output = limbforge(&call, folder.path());
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{call:?}: {error}");
        assert!(output.stdout.is_empty(), "{call:?}");
        for part in parts {
            assert!(error.contains(part), "{call:?}: {error}");
        }
    };
    let unknown = [
        "no operation `multiply`",
        "mul, square",
        "invert_batch",
        "legendre",
    ];
    refused("tune 2^61-1 --operation mul,multiply", &unknown);
    // Only other operations call it.
    refused(
        "tune p256 --operation pow_euler",
        &["no operation `pow_euler`"],
    );
    refused("tune 2^61-1 --operation mul,,square", &["no operation ``"]);
    let loops = ["`invert` has a loop", "such as mul"];
    refused(
        "tune 2^61-1 --quick --cpu rocket --operation mul,invert",
        &loops,
    );
    let left: Vec<_> = std::fs::read_dir(folder.path())
        .expect("the folder")
        .collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn cores_are_ranked_by_the_operations_that_are_asked_for() {
    let folder = folder();
    let call = "tune 2^61-1 --quick --limit 3 --cpu rocket --operation add,to_bytes --json r.json";
    let call: Vec<&str> = call.split(' ').collect();
    let output = limbforge(&call, folder.path());
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("add: cycles instr. stalls   to_bytes: same"));
    let record = std::fs::read_to_string(folder.path().join("r.json")).expect("a record");
    let record: serde_json::Value = serde_json::from_str(&record).expect("JSON");
    let first = &record["ranking"][0];
    assert!(first["add"]["instructions"].as_u64() < first["to_bytes"]["instructions"].as_u64());
    assert!(first.get("mul").is_none());
}

#[test]
fn tune_names_missing_compilers_and_fails_only_without_any() {
    let empty = folder();
    let output = Command::new(env!("CARGO_BIN_EXE_limbforge"))
        .args(["tune", "p256", "--quick"])
        .current_dir(empty.path())
        .env("PATH", empty.path())
        .output()
        .expect("the command runs");
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{error}");
    for name in ["rustc", "gcc", "clang"] {
        assert!(error.contains(&format!("{name} is not on PATH")), "{error}");
    }
    assert!(error.contains("no compiler is available"), "{error}");
}

#[cfg(unix)]
#[test]
fn tune_names_rustc_if_only_that_is_missing() {
    let folder = folder();
    let there = compiler::find().compilers;
    let Some(gcc) = there
        .iter()
        .find(|compiler| compiler.kind != CompilerKind::Rustc)
    else {
        println!("skipped: neither gcc nor clang is installed");
        return;
    };
    let name = gcc.path.file_name().expect("a program");
    std::os::unix::fs::symlink(&gcc.path, folder.path().join(name)).expect("a link");
    for more in [&["--lang", "rust"], &["--lanes", "8"], &["--across", "8"]] {
        let output = Command::new(env!("CARGO_BIN_EXE_limbforge"))
            .args(["tune", "2^127-1", "--out", "fields"])
            .args(more)
            .current_dir(folder.path())
            .env("PATH", folder.path())
            .output()
            .expect("the command runs");
        let expected = "rustc is not on PATH and is left out; install it from https://rustup.rs\n\
                        limbforge: no compiler of Rust is available; install rustc\n";
        assert_eq!(text(&output.stderr), expected, "{more:?}");
        assert_eq!(output.status.code(), Some(1), "{more:?}");
        assert!(!folder.path().join("fields").exists(), "{more:?}");
    }
}

#[test]
fn a_place_for_vectors_is_found_out_before_the_work() {
    let folder = folder();
    let place = folder.path().join("fields/m127_across8.rs");
    std::fs::create_dir_all(place).expect("a folder");
    let tune = ["tune", "2^127-1", "--across", "8", "--out", "fields"];
    let output = limbforge(&tune, folder.path());
    assert_eq!(output.status.code(), Some(1));
    let error = text(&output.stderr);
    assert!(
        error.contains("m127_across8.rs (it exists and is not a file)"),
        "{error}"
    );
    assert!(output.stdout.is_empty(), "{}", text(&output.stdout));
}

/// Whenever the signal comes, the source of the first of a ranking is left, or nothing at all.
#[cfg(unix)]
#[test]
fn an_interrupt_leaves_no_empty_folder() {
    for after in [300, 2500, 6000] {
        let folder = folder();
        let child = Command::new(env!("CARGO_BIN_EXE_limbforge"))
            .args(["tune", "2^127-1", "--across", "8", "--out", "a/fields"])
            .current_dir(folder.path())
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .spawn()
            .expect("the command starts");
        std::thread::sleep(std::time::Duration::from_millis(after));
        let id = child.id().to_string();
        let _ = Command::new("kill").args(["-INT", &id]).status();
        let output = child.wait_with_output().expect("the command ends");
        let error = text(&output.stderr);
        if output.status.success() {
            assert!(folder.path().join("a/fields/m127_across8.rs").is_file());
        } else {
            assert!(!folder.path().join("a").exists(), "{after}: {error}");
            // Recipes are derived without a handler.
            let killed = output.status.code().is_none();
            assert!(
                killed || error.contains("stopped before"),
                "{after}: {error}"
            );
        }
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_keeps_what_was_measured() {
    let folder = folder();
    let child = Command::new(env!("CARGO_BIN_EXE_limbforge"))
        .args(["tune", "2^61-1", "--limit", "4", "--json", "record.json"])
        .current_dir(folder.path())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the command starts");
    // Measuring goes on for tens of seconds or until all is steady; whenever the signal comes, a record or a plain
    // refusal is left, and never half of one.
    std::thread::sleep(std::time::Duration::from_secs(4));
    let id = child.id().to_string();
    let _ = Command::new("kill").args(["-INT", &id]).status();
    let output = child.wait_with_output().expect("the command ends");
    let record = std::fs::read_to_string(folder.path().join("record.json")).expect("a record");
    if output.status.success() {
        let record: serde_json::Value = serde_json::from_str(&record).expect("whole JSON");
        assert!(!record["ranking"].as_array().expect("a ranking").is_empty());
    } else {
        assert!(
            text(&output.stderr).contains("stopped before"),
            "{}",
            text(&output.stderr)
        );
    }
}

/// Recipes that spread one element over lanes, in the form that this machine has.
#[test]
fn tune_ranks_recipes_across_lanes() {
    let folder = folder();
    let arguments = [
        "tune", "2^127-1", "--across", "8", "--quick", "--out", "fields",
    ];
    let output = limbforge(&arguments, folder.path());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let ranking = text(&output.stdout);
    let rows: Vec<Vec<&str>> = ranking
        .lines()
        .skip(2)
        .map(|line| line.split_whitespace().collect())
        .collect();
    let (one, across) = rows.split_last().expect("rows");
    assert_eq!(one[4], "one", "{ranking}");
    assert!(!across.is_empty(), "{ranking}");
    let mut last = 0.0;
    for row in across {
        assert!(["portable", "ifma"].contains(&row[4]), "{ranking}");
        assert_eq!(row[6], "across(8)", "{ranking}");
        // The product of both latencies ranks, up to the digits that are printed.
        let [mul, square] = [row[0], row[1]].map(|k| k.parse::<f64>().expect("cycles"));
        assert!(mul * square > last * 0.98, "{ranking}");
        last = mul * square;
    }
    let path = folder.path().join("fields/m127_across8.rs");
    let source = std::fs::read_to_string(path).expect("the source of the first");
    assert!(source.contains(&across[0][5..].join(" ")), "{ranking}");
}
