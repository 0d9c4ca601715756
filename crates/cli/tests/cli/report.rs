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
    page_with(record, None)
}

/// The page of a record, and of a record of peers.
fn page_with(record: &serde_json::Value, peers: Option<&serde_json::Value>) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("record.json");
    std::fs::write(file, record.to_string()).expect("a file");
    let mut call = vec!["report", "record.json", "page.html"];
    if let Some(peers) = peers {
        let file = folder.path().join("peers.json");
        std::fs::write(file, peers.to_string()).expect("a file");
        call.extend(["--peers", "peers.json"]);
    }
    let output = limbforge(&call, folder.path());
    assert!(output.status.success(), "{}", error(&output));
    let names = std::fs::read_dir(folder.path()).expect("the folder");
    let files = 2 + usize::from(peers.is_some());
    assert_eq!(names.count(), files, "nothing else is left");
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
    for remote in ["http://", "https://", "src=", "@import", "url("] {
        assert!(!text.contains(remote), "{remote}");
    }
    assert!(text.contains("default-src 'none'; script-src 'sha256-"));
    assert_eq!(scripts(&text), 1, "the page's own");
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

/// Scripts of a page: the text of each is the page's own.
fn scripts(page: &str) -> usize {
    let own = include_str!("../../src/out/report/versus.js");
    let all = page.split("<script").skip(1);
    let all =
        all.inspect(|rest| assert!(rest.starts_with(&format!(">{own}</script>")), "{rest:.200}"));
    all.count()
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
    record["code"] = serde_json::json!([{
        "recipe": record["ranking"][0]["recipe"],
        "listings": [{
            "operation": nasty, "compiler": nasty, "lines": [nasty], "without_lines": nasty,
            "instructions": [{ "text": nasty, "kind": nasty, "line": 0 }, { "text": nasty, "kind": "add", "line": 7 }],
        }],
    }]);
    record["conditions"] = serde_json::json!([nasty]);
    let mut peers = peers();
    peers["environment"]["cpu"] = nasty.into();
    peers["contests"][0]["rows"][8]["name"] = nasty.into();
    peers["contests"][0]["rows"][8]["built_by"] = nasty.into();
    let text = page_with(&record, Some(&peers));
    well_formed(&text);
    assert!(scripts(&text) == 1 && !text.contains("<img"));
    assert!(text.contains("another version of Limbforge"));
    assert!(text.contains("&lt;script&gt;alert(1)"));
}

/// The record of peers in `docs/results.md`.
fn peers() -> serde_json::Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../record/peers-emerald-rapids.json");
    let text = std::fs::read_to_string(path).expect("the committed record");
    serde_json::from_str(&text).expect("JSON")
}

#[test]
fn published_implementations_are_marks() {
    let (record, mut peers) = (record(), peers());
    let rows = peers["contests"][0]["rows"].as_array().expect("rows");
    let is_own =
        |row: &&serde_json::Value| row["name"].as_str().is_some_and(|n| n.contains("carry("));
    let published = rows.len() - rows.iter().filter(is_own).count();
    assert!(published > 3 && published < rows.len());
    let marks = |page: &str| page.matches("class=\"peer\"").count();
    // An older record has a shorter name of the same processor.
    peers["environment"]["cpu"] = record["environment"]["cpu"].clone();
    let text = page_with(&record, Some(&peers));
    well_formed(&text);
    // In both plots, and the legend.
    assert_eq!(marks(&text), 2 * published + 1);
    assert!(text.contains("id=\"peers\"") && !text.contains("another processor"));
    peers["environment"]["cpu"] = "Another".into();
    let text = page_with(&record, Some(&peers));
    assert_eq!(
        text.matches("class=\"peer elsewhere\"").count(),
        2 * published
    );
    assert!(text.contains("They were measured on another processor, Another"));
    peers["contests"][0]["value"] = "2^61 - 1".into();
    let text = page_with(&record, Some(&peers));
    assert_eq!(marks(&text), 0);
    assert!(text.contains("has none for this prime"));
}

#[test]
fn the_page_says_why() {
    let text = page(&record());
    // Figures of each of the 96 recipes, bars of the ports of three, and limits in words.
    let (_, figures) = text.split_once("id=\"figures\"").expect("figures");
    let figures = figures.split("</table>").next().expect("its end");
    assert_eq!(
        figures.matches("<th class=\"text\" scope=\"row\"").count(),
        96
    );
    let option = text.matches("<option ").count();
    assert_eq!(option, 2 * 96);
    assert_eq!(text.matches("<svg class=\"ports\"").count(), 2 * 3);
    assert!(figures.contains(" saturates, busy for ") && figures.contains("multiply-wide"));
    assert!(text.contains("<form id=\"choose\" hidden"));
    // A record of an architecture without a model has no figures, and nothing to run.
    let mut other = record();
    other["environment"]["arch"] = "s390x".into();
    let text = page(&other);
    well_formed(&text);
    assert_eq!(scripts(&text), 0);
    assert!(!text.contains("id=\"figures\"") && text.contains("default-src 'none'; style-src"));
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
    put("good.json", &self::record().to_string());
    for name in ["missing.json", "empty.json", "good.json"] {
        let call = ["report", "good.json", "page.html", "--peers", name];
        refused(&call, folder.path(), "limbforge-peers --json");
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
    #[cfg(all(target_os = "linux", target_arch = "x86_64"))]
    {
        let code = record["code"].as_array().expect("code");
        assert!(!code.is_empty() && written.contains("id=\"code\""));
        for listing in code[0]["listings"].as_array().expect("listings") {
            // A function without a loop executes each of its instructions once; the return may be counted or not.
            let own = listing["instructions"].as_array().expect("some").len() as u64;
            let key = format!(
                "{}_instructions",
                listing["operation"].as_str().expect("a name")
            );
            if let Some(counted) = record["ranking"][0]["counts"][&key].as_u64() {
                assert!(counted.abs_diff(own) <= 1, "{key}: {counted}, listed {own}");
            }
        }
    }
}
