//! Pictures of the page for documents.

use std::path::Path;

use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::{Value, json};

use crate::{Failure, browser::Browser};

/// A picture: file, scheme, width and height of the window, and the element at its top.
const PICTURES: [(&str, &str, u32, u32, &str); 4] = [
    ("explorer-light.png", "light", 1100, 860, "body"),
    ("explorer-dark.png", "dark", 1100, 860, "#design"),
    ("explorer-phone.png", "light", 390, 844, "body"),
    ("explorer-records.png", "dark", 1100, 860, "#records"),
];

/// Takes all pictures, to `docs`.
///
/// # Errors
/// What the browser says.
pub fn take(root: &Path, page: &Path) -> Result<(), Failure> {
    let mut browser = Browser::start()?;
    for (file, scheme, width, height, top) in PICTURES {
        browser.open(page, "#prime=2^255-19&cpu=zen5")?;
        browser.scheme(scheme)?;
        browser.size(width, height)?;
        browser.wait("document.querySelector('#source-panel pre')")?;
        if top == "#records" {
            let record = root.join("record/tune-2^255-19.json");
            browser.files("#records-file", &[&record])?;
            browser.wait("document.querySelector('#records-body figure')")?;
        }
        browser.value(&format!(
            "document.querySelector({top:?}).scrollIntoView({{ block: 'start' }})"
        ))?;
        browser.wait("document.getAnimations().length === 0")?;
        let shot = browser.call("Page.captureScreenshot", json!({ "format": "png" }))?;
        let data = shot["data"].as_str().unwrap_or_default();
        let bytes = STANDARD.decode(data).map_err(|reason| reason.to_string())?;
        let path = root.join("docs").join(file);
        std::fs::write(&path, &bytes)
            .map_err(|reason| format!("cannot write {file} ({reason})"))?;
        println!("docs/{file}: {} kB", bytes.len() / 1000);
    }
    browser.value("1").map(|_: Value| ()).map_err(Failure::from)
}
