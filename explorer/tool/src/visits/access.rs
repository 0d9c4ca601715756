//! The page for those who have no mouse, a small screen, a dark room, or a screen reader.

use serde_json::{Value, json};

use super::{SMALL, Visit, certificate, has, same};

/// What has the focus, and whether that can be seen.
const FOCUS: &str = "(() => { const a = document.activeElement, s = getComputedStyle(a); return [a.id || a.className || a.tagName, \
    s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) > 0] })()";

pub fn by_keyboard(visit: &mut Visit) -> Result<(), String> {
    visit.open("")?;
    tab_to(visit, "prime")?;
    // A field's text is selected by the tabulator: typing replaces it.
    visit.browser.write(SMALL.0)?;
    visit.browser.press("Enter")?;
    visit.planned()?;
    has(&visit.seen("#prime-note")?, "61 bits")?;
    // The first recipe is open; the second is chosen.
    tab_to(visit, "recipe")?;
    visit.browser.press("Tab")?;
    let second = visit
        .browser
        .text("document.activeElement.closest('tr').dataset.recipe")?;
    visit.browser.press("Enter")?;
    visit.planned()?;
    same("recipe", &visit.seen("#design-body .recipe-line")?, &second)?;
    same(
        "focus",
        &visit.browser.text("document.activeElement.id")?,
        "design-title",
    )?;
    tab_to(visit, "check-own")?;
    visit.browser.press("Enter")?;
    visit
        .browser
        .wait("document.querySelector('#own-certificate .good')")?;
    tab_to(visit, "tab-rust")?;
    visit.browser.press("ArrowRight")?;
    same(
        "tab",
        &visit.browser.text("document.activeElement.id")?,
        "tab-c",
    )?;
    same(
        "selected",
        &visit
            .browser
            .text("document.activeElement.getAttribute('aria-selected')")?,
        "true",
    )?;
    visit
        .browser
        .wait("document.querySelector('#source-panel .note')?.innerText.startsWith('m61.c')")?;
    for place in [
        "certificates-file",
        "certificate-text",
        "check-text",
        "records-file",
    ] {
        tab_to(visit, place)?;
    }
    visit.end()
}

/// Presses the tabulator until the focus is there; it has to be seen wherever it stops.
fn tab_to(visit: &mut Visit, wanted: &str) -> Result<(), String> {
    for _ in 0..80 {
        visit.browser.press("Tab")?;
        let focus = visit.browser.value(FOCUS)?;
        if focus[0] != json!("BODY") && focus[1] != json!(true) {
            return Err(format!("the focus on {} cannot be seen", focus[0]));
        }
        if focus[0] == json!(wanted) {
            return Ok(());
        }
    }
    Err(format!("the tabulator does not reach {wanted}"))
}

/// Opens all that the page has.
fn everything(visit: &mut Visit) -> Result<(), String> {
    visit.open("#prime=2^255-19&cpu=skylake&version=0.0.1")?;
    visit.planned()?;
    visit.click("#check-own")?;
    visit
        .browser
        .wait("document.querySelector('#own-certificate .outcome')")?;
    let good = visit.file("good.json", &certificate()?)?;
    visit.browser.files("#certificates-file", &[&good])?;
    visit
        .browser
        .wait("document.querySelector('#certificate-body .good')")?;
    let record = visit.root.join("record/tune-2^255-19.json");
    visit.browser.files("#records-file", &[&record, &record])?;
    visit
        .browser
        .wait("document.querySelector('#records-body .lead')")?;
    let bad = visit.file("bad.json", "{")?;
    visit.browser.files("#records-file", &[&bad])?;
    visit
        .browser
        .wait("document.getElementById('records-refusal').innerText")?;
    visit
        .browser
        .value("document.querySelectorAll('details').forEach(d => { d.open = true })")?;
    Ok(())
}

pub fn on_a_phone(visit: &mut Visit) -> Result<(), String> {
    everything(visit)?;
    for width in [360, 320] {
        visit.browser.size(width, 740)?;
        let wide = visit
            .browser
            .value("document.documentElement.scrollWidth")?;
        if wide.as_u64() > Some(u64::from(width)) {
            let culprit = visit.browser.text(&format!("[...document.querySelectorAll('main *, header *')].filter(e => e.getBoundingClientRect().right > {width} \
                && !e.closest('.scroll, pre')).map(e => e.tagName + '.' + e.className + '#' + e.id).slice(0, 4).join(' ')"))?;
            return Err(format!("at {width} px it is {wide} px wide: {culprit}"));
        }
        let small = visit.browser.text("[...document.querySelectorAll('button, select, input')].filter(e => e.offsetHeight > 0 && e.offsetHeight < 32)\
            .map(e => e.id || e.textContent).join(', ')")?;
        same("buttons too small for a finger", &small, "")?;
    }
    visit.browser.size(1200, 900)?;
    visit.end()
}

/// The least contrast of text by WCAG 2, level AA.
const LEAST: f64 = 4.5;

pub fn contrast(visit: &mut Visit) -> Result<(), String> {
    everything(visit)?;
    for scheme in ["light", "dark"] {
        visit.browser.scheme(scheme)?;
        // Colours change over a moment.
        visit
            .browser
            .wait("document.getAnimations().length === 0")?;
        let found = visit.browser.value(CONTRAST)?;
        let count = found["count"].as_u64().unwrap_or_default();
        let (least, text) = (found["least"].as_f64().unwrap_or_default(), &found["text"]);
        if count < 300 || least < LEAST {
            return Err(format!(
                "{scheme}: contrast {least:.2} of {text}, among {count} texts"
            ));
        }
        let dark = found["page"].as_f64().unwrap_or_default() < 0.2;
        same(
            "the page is dark",
            &dark.to_string(),
            &(scheme == "dark").to_string(),
        )?;
        println!("    {scheme}: {count} texts, the least contrast is {least:.2}");
    }
    visit.browser.scheme("light")?;
    visit.end()
}

/// The least contrast of all visible texts with what is painted behind them.
const CONTRAST: &str = r"(() => {
  const parse = (text) => (text.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (c) => [0, 1, 2].map((i) => c[i] / 255)
    .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const solid = (text) => { const c = parse(text); return text !== 'none' && c.length >= 3 && (c[3] ?? 1) > 0.5 ? c : null; };
  const behind = (e) => {
    const cell = e.closest('text')?.previousElementSibling;
    if (cell?.tagName === 'rect') { const c = solid(getComputedStyle(cell).fill); if (c) return c; }
    for (let at = e; at; at = at.parentElement) { const c = solid(getComputedStyle(at).backgroundColor); if (c) return c; }
    return [255, 255, 255];
  };
  let least = 99, where = '', count = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, e = node.parentElement;
    if (!node.data.trim() || e.closest('script, option, title, datalist') || !e.getClientRects().length || e.disabled) continue;
    const style = getComputedStyle(e);
    if (style.visibility !== 'visible') continue;
    const front = parse(e.namespaceURI.endsWith('svg') ? style.fill : style.color);
    const [a, b] = [luminance(front), luminance(behind(e))];
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    count += 1;
    if (contrast < least) { least = contrast; where = `${e.tagName}.${e.getAttribute('class')}: ${node.data.trim().slice(0, 40)}`; }
  }
  return { least, text: where, count, page: luminance(parse(getComputedStyle(document.body).backgroundColor)) };
})()";

/// Roles that a screen reader announces by name.
const NAMED: [&str; 13] = [
    "button",
    "textbox",
    "combobox",
    "ComboBoxMenuList",
    "searchbox",
    "tab",
    "tabpanel",
    "tablist",
    "image",
    "region",
    "progressbar",
    "table",
    "link",
];

pub fn names(visit: &mut Visit) -> Result<(), String> {
    everything(visit)?;
    visit.browser.call("Accessibility.enable", json!({}))?;
    let tree = visit
        .browser
        .call("Accessibility.getFullAXTree", json!({}))?;
    let nodes = tree["nodes"].as_array().ok_or("no accessibility tree")?;
    let mut count = 0;
    for node in nodes.iter().filter(|node| node["ignored"] != json!(true)) {
        let role = node["role"]["value"].as_str().unwrap_or_default();
        let name = node["name"]["value"].as_str().unwrap_or_default().trim();
        if !NAMED.contains(&role) {
            continue;
        }
        count += 1;
        // A table within a region of a name has that name.
        if name.is_empty() && role != "table" {
            return Err(format!(
                "a {role} has no name: {}",
                node["backendDOMNodeId"]
            ));
        }
    }
    if count < 40 {
        return Err(format!("only {count} parts have roles"));
    }
    let labels = "[...document.querySelectorAll('input, select, textarea')].filter(e => !e.labels.length && !e.getAttribute('aria-label')).map(e => e.id).join(' ')";
    same("inputs without a label", &visit.browser.text(labels)?, "")?;
    let live = visit.browser.value("['status', 'refusal', 'notice', 'design-body', 'certificate-body', 'records-body', 'records-refusal'].map(id => { \
        const e = document.getElementById(id); return e.getAttribute('aria-live') || e.getAttribute('role') })")?;
    if live
        .as_array()
        .is_none_or(|all| all.iter().any(Value::is_null))
    {
        return Err(format!("a result is not announced: {live}"));
    }
    let levels = visit.browser.text("[...document.querySelectorAll('h1, h2, h3, h4')].filter(h => h.getClientRects().length).map(h => +h.tagName[1])\
        .every((level, i, all) => i === 0 ? level === 1 : level <= all[i - 1] + 1)")?;
    same("headings in order", &levels, "true")?;
    visit.end()
}
