//! Text of others: in links, in files, in names of files.

use serde_json::json;

use super::{SMALL, Visit, has, same};

const MARKUP: &str = "<img src=x onerror=\"document.title='owned'\"><b id=owned>";

/// Elements that only markup could have made.
const OWNED: &str =
    "document.querySelectorAll('img, b, #owned').length + (document.title === 'owned' ? 1 : 0)";

pub fn text_stays_text(visit: &mut Visit) -> Result<(), String> {
    let encoded: String = MARKUP.bytes().map(|byte| format!("%{byte:02x}")).collect();
    for fragment in [
        format!("#prime={encoded}"),
        format!("#prime={}&version={encoded}", SMALL.0),
        format!("#prime={}&cpu={encoded}", SMALL.0),
        format!("#prime={}&recipe={encoded}", SMALL.0),
        "#prime=%ff%fe%00&recipe=%".to_owned(),
        format!("#{}", "prime=9&".repeat(5000)),
    ] {
        visit.open(&fragment)?;
        let answered =
            "document.querySelector('#refusal:not(:empty), #design-body .bad, #source-panel pre')";
        visit.browser.wait(answered)?;
        same(&fragment, &visit.browser.text(OWNED)?, "0")?;
        visit.end()?;
    }
    visit.open(&format!("#prime={}&version={encoded}", SMALL.0))?;
    visit
        .browser
        .wait("document.getElementById('notice').innerText")?;
    has(&visit.seen("#notice")?, "<img src=x")?;
    let entry = json!({ "recipe": MARKUP, "compiler": MARKUP, "medians": [1, 2, 3, 4] });
    let record = json!({ "prime": MARKUP, "command": MARKUP, "environment": { "cpu": MARKUP, "compilers": [MARKUP] }, "ranking": [entry] });
    let name = "<b id=owned>.json";
    let file = visit.file(name, &record.to_string())?;
    visit.browser.files("#records-file", &[&file])?;
    visit
        .browser
        .wait("document.querySelector('#records-body figure')")?;
    has(&visit.seen("#records-body")?, "<img src=x")?;
    let certificate = visit.file(
        name,
        &json!({ "prime": MARKUP, "programs": MARKUP }).to_string(),
    )?;
    visit.browser.files("#certificates-file", &[&certificate])?;
    visit
        .browser
        .wait("document.querySelector('#certificate-body .bad')")?;
    let refused = json!([{ "prime": MARKUP }]);
    let list = visit.file("list.json", &refused.to_string())?;
    visit.browser.files("#certificates-file", &[&list])?;
    visit.browser.wait(
        "document.querySelector('#certificate-body .bad')?.innerText.includes('list.json')",
    )?;
    same("elements", &visit.browser.text(OWNED)?, "0")?;
    visit.end()
}

/// The browser itself refuses what a fault of the page could do.
pub fn policy(visit: &mut Visit) -> Result<(), String> {
    visit.open("")?;
    for attempt in [
        "document.body.innerHTML = '<b>markup</b>'",
        "document.body.insertAdjacentHTML('beforeend', '<b>markup</b>')",
        "(0, eval)('1')",
        "new Worker('data:text/javascript,1')",
        "fetch('data:,1')",
        "fetch('https://127.0.0.1:9/')",
    ] {
        if visit
            .browser
            .value(&format!(
                "(async () => {attempt})().then(x => x?.text?.() ?? x)"
            ))
            .is_ok()
        {
            return Err(format!("the browser lets the page do `{attempt}`"));
        }
    }
    let script = "{ const s = document.createElement('img'); s.src = 'https://127.0.0.1:9/x.png'; document.body.append(s); \
        new Promise(done => { s.onerror = () => done('refused'); s.onload = () => done('loaded'); }) }";
    same("an image", &visit.browser.text(script)?, "refused")
    // The attempts have been logged, so that this visit cannot end quietly.
}
