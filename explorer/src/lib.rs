//! The compiler as the explorer's page calls it: text in, JSON out. An error is one line.
//!
//! The page runs this in a worker ([`page/`](../page)). Nothing here knows the page, and nothing computes what the
//! compiler does not: these are its nouns as JSON.

mod certificate;
mod design;
mod prime;
mod survey;
#[cfg(test)]
mod tests;

use serde::Serialize;
use wasm_bindgen::prelude::*;

pub use design::Design;
pub use survey::Survey;

/// The version of the compiler, which links and certificates name.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// The processor models: name and title of each.
///
/// # Errors
/// A model that cannot be read.
#[wasm_bindgen]
pub fn models() -> Result<String, JsError> {
    page(survey::models())
}

/// The names of known primes, for suggestions.
#[wasm_bindgen]
#[must_use]
pub fn names() -> String {
    json(&limbforge::prime::known_names().collect::<Vec<_>>())
}

/// A prime with its shape.
///
/// # Errors
/// Why the text is refused.
#[wasm_bindgen]
pub fn prime(text: &str) -> Result<String, JsError> {
    page(prime::describe(text))
}

/// Checks a certificate again, as `limbforge check FILE` does.
///
/// # Errors
/// Why it is refused.
#[wasm_bindgen]
pub fn check(text: &str) -> Result<String, JsError> {
    page(report(text))
}

/// [`check`] with an error that is text.
///
/// # Errors
/// Why it is refused.
pub fn report(text: &str) -> Result<String, String> {
    certificate::check(text)
}

/// An error becomes an exception of the page.
fn page<T>(result: Result<T, String>) -> Result<T, JsError> {
    result.map_err(|reason| JsError::new(&reason))
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("strings, numbers and lists always have a JSON form")
}
