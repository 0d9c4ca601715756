//! Certificates and records that readers bring.

use serde_json::{Value, json};

use super::{SMALL, Visit, certificate, has, same};

/// A record of the repository.
const RECORD: &str = "record/tune-2^255-19.json";

pub fn certificates(visit: &mut Visit) -> Result<(), String> {
    // That of the page's own recipe.
    visit.open(&format!("#prime={}", SMALL.0))?;
    visit.planned()?;
    visit.click("#check-own")?;
    visit
        .browser
        .wait("document.querySelector('#own-certificate .outcome')")?;
    let outcome = visit.seen("#own-certificate")?;
    has(&outcome, "Accepted.")?;
    has(&outcome, "2^61 - 1".replace("^61 - ", "61 − ").as_str())?;
    let rows = visit
        .browser
        .value("document.querySelectorAll('#own-certificate tbody tr').length")?;
    let verdicts: Value =
        serde_json::from_str(&limbforge_check(&certificate()?)?).map_err(|e| e.to_string())?;
    let expected = verdicts["verdicts"].as_array().map_or(0, Vec::len);
    if rows.as_u64() < Some(10) || expected < 10 {
        return Err(format!("{rows} verdicts in the page, {expected} outside"));
    }
    // One that is dropped, one that is opened, one that is pasted.
    let good = certificate()?;
    let file = visit.file("good.json", &good)?;
    visit.browser.drop_files(&[&file])?;
    visit
        .browser
        .wait("document.querySelector('#certificate-body .good')")?;
    has(&visit.seen("#certificate-body")?, "good.json")?;
    for (name, broken, part) in broken(&good)? {
        let file = visit.file(&name, &broken)?;
        visit.browser.files("#certificates-file", &[&file])?;
        let named = format!(
            "document.querySelector('#certificate-body .bad')?.innerText.includes({name:?})"
        );
        visit.browser.wait(&named)?;
        let refusal = visit.seen("#certificate-body")?;
        has(&refusal, "Refused.")?;
        has(&refusal, part)?;
        if refusal.contains('\n') {
            return Err(format!("`{refusal}` has several lines"));
        }
        // The same verdict as outside of the page.
        let outside = limbforge_check(&broken).err().ok_or("accepted outside")?;
        has(&refusal, &outside)?;
        visit.browser.value(&format!(
            "document.getElementById('certificate-text').value = {}",
            json!(good)
        ))?;
        visit.click("#check-text")?;
        visit
            .browser
            .wait("document.querySelector('#certificate-body .good')")?;
    }
    visit.end()
}

/// The check, as this program has it.
fn limbforge_check(text: &str) -> Result<String, String> {
    limbforge_explorer::report(text)
}

/// A constant, a bound, a statement and an interval that are wrong by one; a program that is gone.
fn broken(good: &str) -> Result<Vec<(String, String, &'static str)>, String> {
    let once = |name: &str, from: &str, to: &str, part| {
        let text = good.replacen(from, to, 1);
        if text == good {
            return Err(format!("the certificate has no `{from}`"));
        }
        Ok((name.to_owned(), text, part))
    };
    Ok(vec![
        once("constant.json", "\"const\": \"8\"", "\"const\": \"7\"", "")?,
        once(
            "statement.json",
            "out = a * b (mod p)",
            "out = a + b (mod p)",
            "statement",
        )?,
        once("name.json", "\"mul\"", "\"mull\"", "")?,
        once(
            "prime.json",
            "2305843009213693951",
            "2305843009213693950",
            "",
        )?,
    ])
}

pub fn records(visit: &mut Visit) -> Result<(), String> {
    let path = visit.root.join(RECORD);
    let text = std::fs::read_to_string(&path).map_err(|reason| format!("{RECORD}: {reason}"))?;
    let mut record: Value = serde_json::from_str(&text).map_err(|e| e.to_string())?;
    visit.open("")?;
    visit.browser.files("#records-file", &[&path])?;
    visit
        .browser
        .wait("document.querySelectorAll('#records-body figure').length === 2")?;
    has(&visit.seen("#records-body .record")?, "Intel(R) Xeon(R)")?;
    let entries = record["ranking"].as_array().map_or(0, Vec::len);
    let marks = "document.querySelectorAll('#records-body .plot .mark').length";
    same(
        "marks",
        &visit.browser.text(marks)?,
        &(2 * entries).to_string(),
    )?;
    let first = record["ranking"][0]["medians"][0]
        .as_f64()
        .unwrap_or_default();
    has(
        &visit.seen("#records-body .ranking tbody tr")?,
        &format!("{first:.1}"),
    )?;
    // The same, a quarter slower, is dropped beside it.
    record["environment"]["cpu"] = json!("Slower");
    for entry in record["ranking"].as_array_mut().into_iter().flatten() {
        for median in entry["medians"].as_array_mut().into_iter().flatten() {
            *median = json!(median.as_f64().unwrap_or_default() * 1.25);
        }
        entry["samples"] = json!(null);
    }
    let slower = visit.file("slower.json", &record.to_string())?;
    visit.browser.drop_files(&[&slower])?;
    visit
        .browser
        .wait("document.querySelector('#records-body .lead')")?;
    let verdict = visit.seen("#records-body .lead")?;
    has(&verdict, "B takes 1.25 times the cycles of A")?;
    has(&verdict, &format!("{entries} recipes in both"))?;
    same(
        "marks of both",
        &visit.browser.text(marks)?,
        &(4 * entries).to_string(),
    )?;
    // A recipe of a record opens.
    visit.click("#records-body button.recipe")?;
    visit.planned()?;
    let recipe = record["ranking"][0]["recipe"].as_str().unwrap_or_default();
    same("opened", &visit.seen("#design-body .recipe-line")?, recipe)?;
    // One of another prime cannot be compared, and takes the second place.
    record["prime"] = json!("2^127 - 1");
    let other = visit.file("other.json", &record.to_string())?;
    visit.browser.files("#records-file", &[&other])?;
    visit
        .browser
        .wait("document.querySelector('#records-body .bad')")?;
    has(&visit.seen("#records-body .bad")?, "two primes")?;
    visit.click("#records-body .record:nth-of-type(2) button")?;
    visit
        .browser
        .wait("document.querySelectorAll('#records-body .record').length === 1")?;
    visit.end()
}

pub fn bad_files(visit: &mut Visit) -> Result<(), String> {
    visit.open("")?;
    let entry = json!({ "recipe": "5x51", "compiler": "c gcc", "medians": [1, 2, 3, 4] });
    let whole = json!({ "prime": "2^255 - 19", "environment": { "cpu": "X" }, "ranking": [entry] });
    let with = |pointer: &str, value: Value| {
        let mut changed = whole.clone();
        if let Some(place) = changed.pointer_mut(pointer) {
            *place = value;
        }
        changed.to_string()
    };
    for (name, text, part) in [
        ("text.json", "{\"ranking\": [".to_owned(), "is not JSON"),
        ("empty.json", String::new(), "is not JSON"),
        ("list.json", "[]".to_owned(), "no ranking"),
        ("null.json", "null".to_owned(), "no ranking"),
        ("none.json", with("/ranking", json!([])), "ranking is empty"),
        ("prime.json", with("/prime", json!(7)), "no prime"),
        ("cpu.json", with("/environment", json!({})), "processor"),
        ("entry.json", with("/ranking/0", json!(null)), "no recipe"),
        (
            "medians.json",
            with("/ranking/0/medians", json!([1, 2])),
            "one median",
        ),
        (
            "zero.json",
            with("/ranking/0/medians/2", json!(0)),
            "no positive number",
        ),
        (
            "letters.json",
            with("/ranking/0/medians/2", json!("1")),
            "no positive number",
        ),
    ] {
        let file = visit.file(name, &text)?;
        visit.browser.files("#records-file", &[&file])?;
        let named =
            format!("document.getElementById('records-refusal').innerText.startsWith({name:?})");
        visit.browser.wait(&named)?;
        let refusal = visit.seen("#records-refusal")?;
        has(&refusal, part)?;
        if refusal.contains('\n') {
            return Err(format!("`{refusal}` has several lines"));
        }
    }
    // A record's own studies are not of this kind.
    let study = visit.root.join("record/karatsuba-emerald-rapids.json");
    visit.browser.files("#records-file", &[&study])?;
    visit
        .browser
        .wait("document.getElementById('records-refusal').innerText.startsWith('karatsuba')")?;
    // The one that is right has one candidate, and is drawn.
    let file = visit.file("whole.json", &whole.to_string())?;
    visit.browser.files("#records-file", &[&file])?;
    visit
        .browser
        .wait("document.querySelectorAll('#records-body figure').length === 2")?;
    same("refusal", &visit.seen("#records-refusal")?, "")?;
    let places = visit
        .browser
        .text("document.querySelector('#records-body svg.plot').outerHTML")?;
    if places.contains("NaN") || places.contains("Infinity") {
        return Err(format!("a plot has no numbers: {places}"));
    }
    visit.end()
}
