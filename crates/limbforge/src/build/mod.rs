//! A field in a user's build: one file of Rust from a prime and a name.
//!
//! `choice` decides the recipe and the header's command, for this module, `limbforge emit` and the macro `field!`.
//! `cargo` is the only file of the crate that uses the machine: it reads `OUT_DIR`, writes a file and talks to cargo.

mod cargo;
mod choice;
mod error;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

use crate::{
    emit::{Emit, Rust},
    prime::Prime,
};

pub use choice::{fiat_options, field, identifier, options};
pub use error::BuildError;

/// A field to write in a build script. [`build()`] makes one.
#[derive(Clone, Debug, Default)]
#[must_use = "nothing is written without `emit` or `emit_to`"]
pub struct Build {
    prime: Option<String>,
    name: Option<String>,
    recipe: Option<String>,
    word: Option<u8>,
}

/// Begins the description of a field, for a build script.
///
/// The whole of a `build.rs`, with `limbforge` in `[build-dependencies]`:
///
/// ```no_run
/// fn main() -> Result<(), Box<dyn std::error::Error>> {
///     limbforge_core::build().prime("2^251-9").name("curve1174").emit()?;
///     Ok(())
/// }
/// ```
///
/// The crate then includes the file in a module:
///
/// ```ignore
/// #[allow(dead_code, clippy::all)]
/// mod curve1174 {
///     include!(concat!(env!("OUT_DIR"), "/curve1174.rs"));
/// }
/// ```
///
/// Without a recipe it takes the one that `limbforge emit` takes: that with the best prediction, which is not measured.
/// The choice is the same on every machine, but it can change with the version of Limbforge.
///
/// ```
/// let folder = std::env::temp_dir().join(format!("limbforge-doc-{}", std::process::id()));
/// std::fs::create_dir_all(&folder)?;
/// let path = limbforge_core::build().prime("2^61-1").emit_to(folder.join("m61.rs"))?;
/// assert!(std::fs::read_to_string(path)?.contains("pub const fn mul("));
///
/// let error = limbforge_core::build().prime("2^61-2").emit_to(folder.join("m61.rs")).unwrap_err();
/// assert_eq!(error.to_string(), "the number is even, so it is not prime; check its last term and give a prime");
/// # std::fs::remove_dir_all(&folder)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn build() -> Build {
    Build::default()
}

impl Build {
    /// The prime: an expression or a name, as [`Prime::parse`] reads it.
    pub fn prime(mut self, prime: impl Into<String>) -> Self {
        self.prime = Some(prime.into());
        self
    }

    /// The name of the field, and of its file in `OUT_DIR`: by default [`Prime::identifier`].
    pub fn name(mut self, name: impl Into<String>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// The recipe, as `limbforge plan` and `limbforge tune` print it.
    pub fn recipe(mut self, recipe: impl Into<String>) -> Self {
        self.recipe = Some(recipe.into());
        self
    }

    /// The bits of a word, 64 or 32: by default 64, or those of the recipe.
    pub fn word(mut self, bits: u8) -> Self {
        self.word = Some(bits);
        self
    }

    /// The text of the file, as `limbforge emit` prints it.
    ///
    /// # Errors
    /// [`BuildError`], if the description gives no field.
    pub fn source(&self) -> Result<String, BuildError> {
        Ok(self.named()?.1)
    }

    /// Writes `NAME.rs` in the folder `OUT_DIR` of a build script and returns its path.
    ///
    /// The header is made of plain comments: Rust refuses documentation of a module in a file that is included.
    /// Tells cargo to run the script again if `build.rs` changes. A file that has the right text is not touched.
    ///
    /// # Errors
    /// [`BuildError`], if the description gives no field, `OUT_DIR` is not set or the file cannot be written. The file
    /// is then as it was before.
    pub fn emit(&self) -> Result<PathBuf, BuildError> {
        let folder = cargo::out_dir().ok_or(BuildError::NoOutDir)?;
        let (name, text) = self.named()?;
        let path = folder.join(format!("{name}.rs"));
        cargo::put(&path, &included(&text))?;
        cargo::watch(None);
        Ok(path)
    }

    /// Writes the file at a path and returns the path. The file is a module by itself, such as `src/curve1174.rs`.
    ///
    /// Tells cargo to run the script again if `build.rs` or the file changes.
    ///
    /// # Errors
    /// [`BuildError`], if the description gives no field or the file cannot be written. The file is then as it was
    /// before.
    pub fn emit_to(&self, path: impl AsRef<Path>) -> Result<PathBuf, BuildError> {
        let path = path.as_ref();
        cargo::put(path, &self.source()?)?;
        cargo::watch(Some(path));
        Ok(path.to_owned())
    }

    fn named(&self) -> Result<(String, String), BuildError> {
        let prime = self.prime.as_deref().ok_or(BuildError::NoPrime)?;
        // Before the work, which can take seconds.
        let name = self.name.as_deref().map(identifier).transpose()?;
        let prime = Prime::parse(prime)?;
        let name = name.map_or_else(|| prime.identifier(), str::to_owned);
        let field = field(&prime, self.recipe.as_deref(), self.word)?;
        let text = Rust.emit(&field, &options(&field, "rust", &name, false));
        Ok((name, text))
    }
}

/// The text with its heading as plain comments.
fn included(text: &str) -> String {
    let heading = text.lines().take_while(|line| line.starts_with("//!"));
    let (mut length, mut out) = (0, String::with_capacity(text.len()));
    for line in heading {
        out.push_str("//");
        out.push_str(&line["//!".len()..]);
        out.push('\n');
        length += line.len() + 1;
    }
    out.push_str(text.get(length..).unwrap_or(""));
    out
}
