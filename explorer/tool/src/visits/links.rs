//! Links to what is seen.

use super::{SMALL, Visit, has, same};

const CHOSEN: &str = "document.querySelector('tr.chosen')?.dataset.recipe ?? ''";

pub fn link_restores(visit: &mut Visit) -> Result<(), String> {
    visit.open("")?;
    visit
        .browser
        .value("document.getElementById('cpu').value = 'zen5'")?;
    visit.ask(SMALL.0)?;
    visit.planned()?;
    let second = visit
        .browser
        .text("document.querySelectorAll('#ranking tr[data-recipe]')[1].dataset.recipe")?;
    visit.click("#ranking tbody tr:nth-child(2) button")?;
    visit.planned()?;
    let link = visit
        .browser
        .text("document.getElementById('permalink').value")?;
    let (_, fragment) = link.split_once('#').ok_or("the link has no fragment")?;
    has(
        fragment,
        &format!("version={}", limbforge_explorer::version()),
    )?;
    visit.open(&format!("#{fragment}"))?;
    visit.planned()?;
    same("recipe", &visit.browser.text(CHOSEN)?, &second)?;
    same(
        "explained",
        &visit.seen("#design-body .recipe-line")?,
        &second,
    )?;
    same(
        "processor",
        &visit.browser.text("document.getElementById('cpu').value")?,
        "zen5",
    )?;
    same(
        "prime",
        &visit
            .browser
            .text("document.getElementById('prime').value")?,
        "2^61-1",
    )?;
    same("notice", &visit.seen("#notice")?, "")?;
    // Back to what was seen before.
    visit.click("#ranking tbody tr:nth-child(1) button")?;
    visit.planned()?;
    visit.browser.value("history.back()")?;
    visit.browser.wait(&format!("({CHOSEN}) === {second:?}"))?;
    visit.end()
}

pub fn other_links(visit: &mut Visit) -> Result<(), String> {
    visit.open(&format!("#prime={}&version=0.0.9", SMALL.0))?;
    visit.planned()?;
    has(&visit.seen("#notice")?, "made by version 0.0.9")?;
    visit.open("#prime=91&cpu=skylake")?;
    visit
        .browser
        .wait("document.getElementById('refusal').innerText")?;
    has(&visit.seen("#refusal")?, "not prime")?;
    visit.open(&format!("#prime={}&cpu=nonesuch", SMALL.0))?;
    visit
        .browser
        .wait("document.getElementById('refusal').innerText")?;
    has(&visit.seen("#refusal")?, "nonesuch")?;
    for recipe in [
        "nonsense",
        "5x51+product-scanning+double-word+fold(19%40right:mul)+carry(sequential)",
    ] {
        visit.open(&format!("#prime={}&recipe={recipe}", SMALL.0))?;
        visit
            .browser
            .wait("document.querySelector('#design-body .bad')")?;
    }
    visit.end()
}
