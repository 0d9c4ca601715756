//! The report as a page: whole, well-formed, the same for the same record; and how bad input is refused.

use std::path::Path;
use std::process::Output;

use super::limbforge;

fn error(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// The record of the ranking in `docs/results.md`.
fn record() -> serde_json::Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../record/tune-2^255-19.json");
    let text = std::fs::read_to_string(path).expect("the committed record");
    serde_json::from_str(&text).expect("JSON")
}

/// The page of a record.
fn page(record: &serde_json::Value) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("record.json");
    std::fs::write(file, record.to_string()).expect("a file");
    let output = limbforge(&["report", "record.json", "page.html"], folder.path());
    assert!(output.status.success(), "{}", error(&output));
    let names = std::fs::read_dir(folder.path()).expect("the folder");
    assert_eq!(names.count(), 2, "nothing else is left");
    std::fs::read_to_string(folder.path().join("page.html")).expect("the page")
}

/// Every element that is opened is closed in its turn, and has each attribute once. Ids are given once.
fn well_formed(page: &str) {
    const VOID: [&str; 3] = ["meta", "link", "br"];
    let body = page.strip_prefix("<!DOCTYPE html>").expect("a doctype");
    let (mut open, mut ids) = (Vec::new(), Vec::new());
    for piece in body.split('<').skip(1) {
        let (tag, _) = piece.split_once('>').expect("a tag ends");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "closed in turn");
            continue;
        }
        let name = tag.split_whitespace().next().expect("a name");
        if !VOID.contains(&name) {
            open.push(name);
        }
        // Outside of quotes stand ` name=`.
        let outside = tag[name.len()..].split('"').step_by(2);
        let mut attributes: Vec<&str> =
            outside.filter_map(|a| a.trim().strip_suffix('=')).collect();
        attributes.sort_unstable();
        let count = attributes.len();
        attributes.dedup();
        assert_eq!(attributes.len(), count, "twice in <{tag}>");
        ids.extend(
            tag.split(" id=\"")
                .nth(1)
                .and_then(|id| id.split('"').next()),
        );
    }
    assert!(open.is_empty(), "left open: {open:?}");
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count, "an id twice: {ids:?}");
}

#[test]
fn the_page_is_whole_and_well_formed() {
    let record = record();
    let text = page(&record);
    well_formed(&text);
    assert_eq!(page(&record), text, "a function of the record");
    for remote in ["http://", "https://", "src=", "@import", "url(", "<script"] {
        assert!(!text.contains(remote), "{remote}");
    }
    assert!(text.contains("default-src 'none'"));
    assert!(text.contains("name=\"viewport\"") && text.contains("prefers-color-scheme: dark"));
    let entries = record["ranking"].as_array().expect("a ranking").len();
    let marks = text.matches("<title>").count() - 1;
    assert_eq!(marks, 2 * entries, "a mark of each candidate in both plots");
    let (_, full) = text
        .split_once("id=\"ranking-in-full\"")
        .expect("the whole ranking");
    let full = full.split("</table>").next().expect("its end");
    assert_eq!(full.matches("class=\"rank\"").count(), entries);
    // What the page says, in the order of its sections.
    let mut rest = text.as_str();
    for part in [
        "<h1>",
        "is the fastest, in C, built by clang 19.1.7",
        "id=\"ranking\"",
        "36.5<",
        "latency (core cycles)",
        "1. 4x64",
        "Leading recipes",
        "a₄b₁ ×19",
        "0x80fffffffffff",
        "Environment",
        "-Copt-level=3",
        "limbforge tune 2^255-19 --json record/tune-2^255-19.json",
        "472 recipes rejected",
    ] {
        let at = rest
            .find(part)
            .unwrap_or_else(|| panic!("{part} is missing, or out of order"));
        rest = &rest[at..];
    }
}

#[test]
fn text_of_a_record_is_escaped() {
    let mut record = record();
    let nasty = "</style><script>alert(1)</script><img src=x>\"'&";
    record["command"] = nasty.into();
    record["environment"]["cpu"] = nasty.into();
    record["environment"]["compilers"][0] = nasty.into();
    record["ranking"][3]["compiler"] = nasty.into();
    record["rejected"][0][1] = nasty.into();
    let text = page(&record);
    well_formed(&text);
    assert!(!text.contains("<script") && !text.contains("<img"));
    assert!(text.contains("&lt;script&gt;alert(1)"));
}

#[test]
fn small_rankings_and_other_primes_have_a_page() {
    let montgomery = "4x64 operand-scanning carry-chain montgomery(interleaved) carry(none)";
    let mut record = record();
    let entries = record["ranking"].as_array_mut().expect("a ranking");
    entries.truncate(2);
    entries[0]["recipe"] = montgomery.into();
    entries[1]["recipe"] = "5x51 adk double-word fold(19@right:mul) carry(parallel)".into();
    entries[0]["mul_bound"] = 0.0.into();
    record["prime"] = "2^256 - 2^224 + 2^192 + 2^96 - 1".into();
    record["complete"] = false.into();
    let text = page(&record);
    well_formed(&text);
    assert!(text.contains("2<sup>256</sup> - 2<sup>224</sup>"));
    assert!(text.contains("The run was interrupted"));
    assert!(text.contains("in the Montgomery domain with R = 2<sup>256</sup>"));
    assert!(
        text.contains("cannot be used with this prime"),
        "a card says why it is empty"
    );
    assert!(
        !text.contains("id=\"ranking-in-full\""),
        "there is no more to unfold"
    );
}

/// Refused with status 1 and one line that holds `part`; the folder is as it was.
fn refused(arguments: &[&str], folder: &Path, part: &str) {
    let listed = || std::fs::read_dir(folder).expect("the folder").count();
    let before = listed();
    let output = limbforge(arguments, folder);
    let error = error(&output);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}: {error}");
    assert!(error.contains(part), "{arguments:?}: {error}");
    assert_eq!(
        error.trim_end().lines().count(),
        1,
        "{arguments:?}: {error}"
    );
    assert!(output.stdout.is_empty(), "{arguments:?}");
    assert_eq!(listed(), before, "{arguments:?} leaves nothing behind");
}

#[test]
fn places_for_the_page_are_tried_before_the_work() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::create_dir(folder.path().join("folder")).expect("a folder");
    for (place, part) in [
        ("no/such/page.html", "no/such/page.html"),
        ("folder", "not a file"),
    ] {
        let call = [
            "tune",
            "p256",
            "--quick",
            "--json",
            "record.json",
            "--report",
            place,
        ];
        refused(&call, folder.path(), part);
    }
}

#[test]
fn records_that_are_none_are_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let put = |name: &str, text: &str| {
        std::fs::write(folder.path().join(name), text).expect("a file");
    };
    put("empty.json", "");
    put("other.json", "{\"contests\": []}");
    let mut record = record();
    record["ranking"][0]["recipe"] = "8x32 word(32) no such recipe".into();
    put("recipe.json", &record.to_string());
    record["ranking"] = serde_json::json!([]);
    put("nothing.json", &record.to_string());
    record["prime"] = "2^255 - 21".into();
    put("composite.json", &record.to_string());
    for (name, part) in [
        ("missing.json", "missing.json"),
        ("empty.json", "limbforge tune --json"),
        ("other.json", "missing field"),
        ("recipe.json", "unreadable recipe at `no`"),
        ("nothing.json", "ranking is empty"),
        ("composite.json", "11"),
    ] {
        refused(&["report", name, "page.html"], folder.path(), part);
    }
}

#[test]
fn tune_writes_the_page_of_its_record() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("page.html"), "an older one").expect("a file");
    let call = "tune 2^127-1 --quick --limit 2 --lang rust --json record.json --report page.html";
    let call: Vec<&str> = call.split(' ').collect();
    let output = limbforge(&call, folder.path());
    assert!(output.status.success(), "{}", error(&output));
    assert!(error(&output).contains("wrote page.html"));
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).expect(name);
    let written = read("page.html");
    well_formed(&written);
    let record = serde_json::from_str(&read("record.json")).expect("JSON");
    assert_eq!(written, page(&record));
}
