//! Data files of TOML: what they hold, or the place of a mistake.

use serde::de::DeserializeOwned;

/// A text that is not of the form wanted.
pub struct Unreadable {
    /// The line, counted from 1, if the reader knows it.
    pub line: Option<usize>,
    /// The reader's reason, in one line.
    pub reason: String,
}

/// Reads a text.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Unreadable> {
    toml::from_str(text).map_err(|error| Unreadable {
        line: error
            .span()
            .and_then(|span| text.get(..span.start))
            .map(|before| before.matches('\n').count() + 1),
        reason: error.message().trim().replace('\n', "; "),
    })
}
