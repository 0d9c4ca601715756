//! Visits: what readers do with the page, and what must not happen to them.

mod access;
mod files;
mod hostile;
mod links;
mod plans;

use std::path::{Path, PathBuf};

use limbforge_explorer::Design;

use crate::{Failure, browser::Browser};

/// A browser, the page, and files that readers bring.
pub struct Visit {
    /// The browser.
    pub browser: Browser,
    /// The page.
    pub page: PathBuf,
    /// The repository.
    pub root: PathBuf,
    /// A folder for files, removed at the end.
    pub folder: tempfile::TempDir,
}

type Check = fn(&mut Visit) -> Result<(), String>;

/// Each visit begins with a new tab.
const VISITS: &[(&str, Check)] = &[
    ("a prime gives a ranked plan", plans::prime_gives_a_plan),
    (
        "the ranking is the compiler's",
        plans::ranking_is_the_compilers,
    ),
    (
        "sources are the compiler's",
        plans::sources_are_the_compilers,
    ),
    ("numbers that are refused", plans::refusals),
    (
        "long work can be cancelled",
        plans::long_work_can_be_cancelled,
    ),
    (
        "a link restores prime, processor and recipe",
        links::link_restores,
    ),
    ("links of other versions and bad links", links::other_links),
    ("certificates", files::certificates),
    ("records", files::records),
    ("bad files", files::bad_files),
    ("text never becomes markup", hostile::text_stays_text),
    (
        "the policy refuses markup, code and connections",
        hostile::policy,
    ),
    ("by keyboard alone", access::by_keyboard),
    ("at the width of a phone", access::on_a_phone),
    ("contrast, light and dark", access::contrast),
    ("names for screen readers", access::names),
];

/// Makes all visits.
///
/// # Errors
/// The visits that go wrong.
pub fn all(root: &Path, page: &Path) -> Result<(), Failure> {
    let folder = tempfile::tempdir().map_err(|reason| format!("no temporary folder ({reason})"))?;
    let mut visit = Visit {
        browser: Browser::start()?,
        page: page.to_owned(),
        root: root.to_owned(),
        folder,
    };
    let mut wrong = Vec::new();
    for (name, check) in VISITS {
        match check(&mut visit) {
            Ok(()) => println!("ok     {name}"),
            Err(reason) => {
                println!("wrong  {name}: {reason}");
                wrong.push(*name);
            }
        }
    }
    if !wrong.is_empty() {
        return Err(Failure::Wrong(format!("the page: {}", wrong.join("; "))));
    }
    Ok(())
}

impl Visit {
    /// Opens the page and waits until the compiler has started.
    pub fn open(&mut self, fragment: &str) -> Result<(), String> {
        self.browser.open(&self.page.clone(), fragment)?;
        self.browser
            .wait("!document.getElementById('submit').disabled")
    }

    /// Asks for a prime.
    pub fn ask(&mut self, prime: &str) -> Result<(), String> {
        self.browser
            .value("document.getElementById('prime').value = ''")?;
        self.browser
            .value("document.getElementById('prime').focus()")?;
        self.browser.write(prime)?;
        self.click("#submit")
    }

    /// Clicks an element.
    pub fn click(&mut self, selector: &str) -> Result<(), String> {
        self.browser
            .value(&format!("document.querySelector({selector:?}).click()"))
            .map(drop)
    }

    /// Waits for a finished plan with its recipe opened and its source written.
    pub fn planned(&mut self) -> Result<(), String> {
        self.browser.wait(PLANNED)
    }

    /// The text that is seen of an element.
    pub fn seen(&mut self, selector: &str) -> Result<String, String> {
        self.browser
            .text(&format!("document.querySelector({selector:?}).innerText"))
    }

    /// A file with this text.
    pub fn file(&self, name: &str, text: &str) -> Result<PathBuf, String> {
        let path = self.folder.path().join(name);
        std::fs::write(&path, text).map_err(|reason| format!("cannot write {name} ({reason})"))?;
        Ok(path)
    }

    /// The end of a visit: nothing was logged or loaded.
    pub fn end(&mut self) -> Result<(), String> {
        self.browser.quiet()
    }
}

/// True when the plan, the recipe and the source are there.
const PLANNED: &str = "document.getElementById('working').hidden && !document.getElementById('plan').hidden \
    && document.querySelector('#source-panel pre, #source-panel .error, #design-body .bad')";

/// A small field, whose certificate a debug build makes at once.
pub const SMALL: (&str, &str) = (
    "2^61-1",
    "1x64 operand-scanning carry-chain fold(8@high:mul) carry(none)",
);

/// The certificate of [`SMALL`], written by the compiler as this program has it.
pub fn certificate() -> Result<String, String> {
    Design::read(SMALL.0, SMALL.1, "skylake")?.text("json")
}

/// An error with both sides, if they differ.
pub fn same(what: &str, seen: &str, expected: &str) -> Result<(), String> {
    if seen == expected {
        return Ok(());
    }
    let short = |text: &str| text.chars().take(300).collect::<String>();
    Err(format!(
        "{what}: `{}` instead of `{}`",
        short(seen),
        short(expected)
    ))
}

/// An error, if the text lacks the part.
pub fn has(text: &str, part: &str) -> Result<(), String> {
    if text.contains(part) {
        return Ok(());
    }
    Err(format!("`{text}` does not say `{part}`"))
}
