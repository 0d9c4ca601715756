//! A prime becomes a plan, or a refusal.

use limbforge_explorer::{Design, Survey};
use serde_json::Value;

use super::{SMALL, Visit, has, same};

pub fn prime_gives_a_plan(visit: &mut Visit) -> Result<(), String> {
    visit.open("")?;
    visit.click("#submit")?;
    visit.planned()?;
    let milliseconds = visit
        .browser
        .text("document.getElementById('plan').dataset.milliseconds")?;
    println!("    first answer for 2^255 - 19 after {milliseconds} ms; 2000 are promised");
    same("title", &visit.seen("#prime-title")?, "2255 − 19")?;
    has(
        &visit.seen("#prime-note")?,
        "curve25519, 255 bits, pseudo-Mersenne",
    )?;
    let rows = visit
        .browser
        .value("document.querySelectorAll('#ranking tr[data-recipe]').length")?;
    if rows.as_u64() < Some(10) {
        return Err(format!("only {rows} recipes"));
    }
    let drawn = visit.browser.value("[...document.querySelectorAll('#design .diagram')].map(d => d.querySelectorAll('rect').length)")?;
    if drawn.as_array().map(Vec::len) != Some(2) || drawn[0].as_u64() < Some(10) {
        return Err(format!("products are not drawn: {drawn}"));
    }
    has(&visit.seen("#design .bounds")?, "loose")?;
    // All recipes, and more rows of them.
    visit.click("#all")?;
    visit.browser.wait(
        "document.getElementById('all').hidden && document.getElementById('working').hidden",
    )?;
    let all = visit
        .browser
        .value("document.querySelectorAll('#ranking button.quiet').length")?;
    same("buttons for more rows", &all.to_string(), "1")?;
    visit.click("#ranking button.quiet")?;
    let more = visit
        .browser
        .value("document.querySelectorAll('#ranking tr[data-recipe]').length")?;
    if more.as_u64() <= rows.as_u64() {
        return Err(format!("{more} recipes of all, {rows} of the leading ones"));
    }
    visit.end()
}

/// The same code, compiled for this machine, ranks the same.
pub fn ranking_is_the_compilers(visit: &mut Visit) -> Result<(), String> {
    for model in ["skylake", "u74"] {
        visit.open(&format!("#prime={}&cpu={model}", SMALL.0))?;
        visit.planned()?;
        let recipes = "[...document.querySelectorAll('#ranking tr[data-recipe]')].map(row => row.dataset.recipe)";
        let shown = visit.browser.value(recipes)?;
        let times = "[...document.querySelectorAll('#ranking tr[data-recipe]')].map(row => row.querySelector('td[data-name]').innerText)";
        let times = visit.browser.value(times)?;
        let mut survey = Survey::begin(SMALL.0, model, false)?;
        while survey.advance()? {}
        let ranking: Value = serde_json::from_str(&survey.ranking()).map_err(|e| e.to_string())?;
        let rows = ranking["recipes"].as_array().ok_or("no recipes")?;
        for (i, row) in rows.iter().enumerate().take(12) {
            same(model, &shown[i].to_string(), &row["recipe"].to_string())?;
            let cycles = row["predicted"][0].as_f64().unwrap_or_default();
            same(
                model,
                times[i].as_str().unwrap_or_default(),
                &format!("{cycles:.1}"),
            )?;
        }
        if rows.len() < 2 || shown.as_array().map(Vec::len) != Some(rows.len().min(12)) {
            return Err(format!("{} rows shown of {}", shown, rows.len()));
        }
    }
    visit.end()
}

pub fn sources_are_the_compilers(visit: &mut Visit) -> Result<(), String> {
    let recipe = SMALL.1.replace(' ', "+").replace('@', "%40");
    visit.open(&format!("#prime={}&cpu=skylake&recipe={recipe}", SMALL.0))?;
    visit.planned()?;
    let mut design = Design::read(SMALL.0, SMALL.1, "skylake")?;
    for language in ["rust", "c", "go", "json"] {
        visit.click(&format!("#tab-{language}"))?;
        let file = format!("m61.{}", if language == "rust" { "rs" } else { language });
        let shown = "document.querySelector('#source-panel .bar .note')?.innerText ?? ''";
        visit
            .browser
            .wait(&format!("({shown}).startsWith({file:?})"))?;
        let text = visit
            .browser
            .text("document.querySelector('#source-panel code').textContent")?;
        let expected = design.text(language)?;
        let expected: Vec<&str> = expected.split('\n').take(600).collect();
        same(language, &text, &expected.join("\n"))?;
    }
    visit.end()
}

pub fn refusals(visit: &mut Visit) -> Result<(), String> {
    visit.open("")?;
    for (text, part) in [
        ("2^255-21", "not prime"),
        ("2^255-18", "even"),
        ("2^255-", "column 7"),
        ("curve25518", "did you mean"),
        ("", "expected"),
        ("3", "at least 5"),
        ("2^5000-1", "4096"),
    ] {
        visit.ask(text)?;
        visit.browser.wait("document.getElementById('refusal').innerText && document.getElementById('working').hidden")?;
        let refusal = visit.seen("#refusal")?;
        has(&refusal, part)?;
        if refusal.contains('\n') {
            return Err(format!("`{refusal}` has several lines"));
        }
        same(
            "plan hidden",
            &visit
                .browser
                .text("document.getElementById('plan').hidden")?,
            "true",
        )?;
    }
    // The next prime takes the refusal away.
    visit.ask("m61")?;
    visit.planned()?;
    same("refusal", &visit.seen("#refusal")?, "")?;
    visit.end()
}

/// A prime of 3217 bits keeps the compiler busy for minutes. The page answers meanwhile, and lets it go.
pub fn long_work_can_be_cancelled(visit: &mut Visit) -> Result<(), String> {
    visit.open("#prime=2^3217-1&cpu=skylake")?;
    visit
        .browser
        .wait("document.getElementById('prime-note').innerText.includes('3217 bits')")?;
    same(
        "at work",
        &visit
            .browser
            .text("document.getElementById('working').hidden")?,
        "false",
    )?;
    visit.click("#cancel")?;
    has(&visit.seen("#status")?, "Cancelled")?;
    same(
        "at rest",
        &visit
            .browser
            .text("document.getElementById('working').hidden")?,
        "true",
    )?;
    visit.ask(SMALL.0)?;
    visit.planned()?;
    has(&visit.seen("#prime-note")?, "61 bits")?;
    // Another prime ends the work on the first.
    visit.ask("2^3217-1")?;
    visit
        .browser
        .wait("document.getElementById('prime-note').innerText.includes('3217 bits')")?;
    visit.ask(SMALL.0)?;
    visit.planned()?;
    has(&visit.seen("#prime-note")?, "61 bits")?;
    visit.end()
}
