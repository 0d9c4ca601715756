//! `limbforge merge`.

use super::{folder, limbforge, text};

/// The tracked record, and the same of another processor on which the winner takes three times as long.
fn records(folder: &std::path::Path) {
    let own = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../record/tune-2^255-19.json"
    );
    let own = std::fs::read_to_string(own).expect("a record");
    let mut other: serde_json::Value = serde_json::from_str(&own).expect("JSON");
    std::fs::write(folder.join("a.json"), &own).expect("a file");
    other["environment"]["cpu"] = "Another".into();
    let winner = other["ranking"][0]["recipe"].clone();
    for entry in other["ranking"].as_array_mut().expect("a ranking") {
        if entry["recipe"] == winner {
            for median in entry["medians"].as_array_mut().expect("medians") {
                *median = (3.0 * median.as_f64().expect("a number")).into();
            }
        }
    }
    std::fs::write(folder.join("b.json"), other.to_string()).expect("a file");
    other["prime"] = "2^61 - 1".into();
    std::fs::write(folder.join("c.json"), other.to_string()).expect("a file");
}

#[test]
fn records_are_put_side_by_side() {
    let folder = folder();
    records(folder.path());
    let merge = |arguments: &[&str]| limbforge(&[&["merge"], arguments].concat(), folder.path());
    let output = merge(&["a.json", "b.json", "--top", "3", "--report", "page.html"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let out = text(&output.stdout);
    assert!(out.contains("(2) Another: "), "{out}");
    // Title, two processors, head, three recipes: none is the winner of the first, which is now far behind.
    let rows: Vec<&str> = out.lines().skip(4).collect();
    assert_eq!(rows.len(), 3, "{out}");
    for row in rows {
        let ratios = row.split_whitespace().take(2);
        for ratio in ratios {
            let ratio: f64 = ratio.parse().expect("a ratio");
            assert!((1.0..1.5).contains(&ratio), "{out}");
        }
    }
    let page = std::fs::read_to_string(folder.path().join("page.html")).expect("a page");
    for part in ["Another", "color-mix", ">2.", "scope=\"row\""] {
        assert!(page.contains(part), "{part}");
    }
}

#[test]
fn three_records_with_gaps_and_other_quantities_have_a_page() {
    let folder = folder();
    records(folder.path());
    let read = |name: &str| {
        let text = std::fs::read_to_string(folder.path().join(name)).expect("a file");
        serde_json::from_str::<serde_json::Value>(&text).expect("JSON")
    };
    // The third has half of the recipes, and inverted instead of squared.
    let mut third = read("a.json");
    third["environment"]["cpu"] = "<b>Third</b>".into();
    third["operations"] = serde_json::json!(["mul", "invert"]);
    third["quantities"] = serde_json::json!([
        "mul_latency",
        "mul_throughput",
        "invert_latency",
        "invert_throughput"
    ]);
    let ranking = third["ranking"].as_array_mut().expect("a ranking");
    ranking.truncate(ranking.len() / 2);
    std::fs::write(folder.path().join("t.json"), third.to_string()).expect("a file");
    let call = [
        "merge",
        "a.json",
        "b.json",
        "t.json",
        "--report",
        "page.html",
        "--top",
        "200",
    ];
    let output = limbforge(&call, folder.path());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let out = text(&output.stdout);
    assert!(
        out.contains("geometric mean of mul latency, mul throughput to"),
        "{out}"
    );
    assert!(out.contains("left out, as not every record has them: square latency, square throughput, invert latency, invert throughput"), "{out}");
    let rows: Vec<&str> = out.lines().skip(6).collect();
    let gaps: Vec<bool> = rows.iter().map(|row| row.contains('–')).collect();
    assert!(
        gaps.is_sorted() && gaps.contains(&true) && gaps.contains(&false),
        "{out}"
    );
    let page = std::fs::read_to_string(folder.path().join("page.html")).expect("a page");
    for part in [
        "One recipe for all: ",
        "class=\"best\"",
        "&lt;b&gt;Third",
        "not measured",
        "Left out",
        "1.00 = ",
    ] {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("<b>Third"));
}

#[test]
fn what_does_not_go_together_is_refused() {
    let folder = folder();
    records(folder.path());
    std::fs::write(folder.path().join("d.json"), "{").expect("a file");
    for (arguments, status, part) in [
        (&["a.json"][..], 2, "RECORDS"),
        (
            &["a.json", "c.json", "--report", "page.html"],
            1,
            "cannot merge c.json: it is of another prime",
        ),
        (&["a.json", "d.json"], 1, "cannot read d.json ("),
        (&["a.json", "e.json"], 1, "cannot read e.json ("),
        (
            &["a.json", "b.json", "--report", "none/page.html"],
            1,
            "none",
        ),
    ] {
        let output = limbforge(&[&["merge"], arguments].concat(), folder.path());
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(status), "{error}");
        assert!(error.contains(part), "{error}");
        assert_eq!(error.trim_end().lines().count(), 1, "{error}");
        assert!(!folder.path().join("page.html").exists());
    }
}
