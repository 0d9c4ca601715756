//! A prime as the page shows it.

use limbforge::prime::{Prime, Shape};
use serde::Serialize;

use crate::json;

#[derive(Serialize)]
struct Description {
    /// The shortest form; it parses back.
    prime: String,
    name: Option<&'static str>,
    bits: u32,
    identifier: String,
    shape: &'static str,
}

/// JSON of a prime, or why the text is none.
pub fn describe(text: &str) -> Result<String, String> {
    let prime = read(text)?;
    Ok(json(&Description {
        prime: prime.to_string(),
        name: prime.name(),
        bits: prime.bits(),
        identifier: prime.identifier(),
        shape: match prime.shape() {
            Shape::PseudoMersenne(_) => "pseudo-Mersenne",
            Shape::GeneralisedMersenne(_) => "generalised Mersenne",
            Shape::MontgomeryFriendly(_) => "Montgomery-friendly",
            Shape::Plain { .. } => "without a special shape",
        },
    }))
}

/// The prime, or one line.
pub fn read(text: &str) -> Result<Prime, String> {
    Prime::parse(text).map_err(|error| error.to_string())
}
