//! Where measured code runs: in this process, or inside an engine that runs the code of another machine.
//!
//! ```text
//! rustc --target ──► module ──open──► Module ──instance──► Instance (slots in the guest's memory) ──run──► timed
//! ```
//!
//! The harness is that of the language: an instance calls `SYMBOL_run(slots, streams, steps)` once for a sample, so
//! that the call from outside vanishes beside the loop inside.

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::compiler::{Compiler, Found};

#[cfg(feature = "wasm")]
mod wasm32;

/// An engine as records name it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Engine {
    /// The row of [`TARGETS`] whose code it runs.
    pub target: String,
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Whether code may use the wide-arithmetic proposal: products of 128 bits, and sums with carry.
    pub wide_arithmetic: bool,
}

/// A machine that is not this one, run by an engine in this process.
pub trait Target: Sync {
    /// The compilers for it, one for each set of instructions that its engine may be given.
    ///
    /// # Errors
    /// A line that says what to install.
    fn compilers(&self, found: &Found) -> Result<Vec<Compiler>, String>;

    /// The name of the file that a compiler makes.
    fn file_name(&self, stem: &str) -> String;

    /// Opens what one of its compilers has built.
    ///
    /// # Errors
    /// A line with the engine's reason.
    fn open(&self, file: &Path, engine: &Engine) -> Result<Arc<dyn Module>, String>;
}

/// Code that an engine has taken.
pub trait Module: fmt::Debug + Send + Sync {
    /// Whether it has a function of this name.
    fn has(&self, symbol: &str) -> bool;

    /// An instance with so many zeroed bytes of memory for slots, whose loop is the function `run`.
    fn instance(&self, run: &str, bytes: usize) -> Box<dyn Instance>;

    /// Instructions of the guest in one call of a function on a slot.
    ///
    /// # Errors
    /// A line that says why they cannot be counted.
    fn instructions(
        &self,
        symbol: &str,
        slot: &[u8],
        arguments: &[Argument],
    ) -> Result<u64, String>;
}

/// A module with memory of its own.
pub trait Instance: fmt::Debug {
    /// Writes bytes at an offset from the first slot.
    fn set(&mut self, at: usize, bytes: &[u8]);

    /// Reads them.
    fn get(&self, at: usize, length: usize) -> Vec<u8>;

    /// Calls the loop.
    ///
    /// # Panics
    /// If the guest traps, which compiled checked code never does.
    fn run(&mut self, streams: usize, steps: usize);
}

/// An argument of a function with the C ABI, by its place in a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Argument {
    /// The address of this byte.
    Address(usize),
    /// The number of so many bytes that begins there.
    Number {
        /// Its first byte.
        at: usize,
        /// Its bytes.
        width: usize,
    },
}

/// A name, the feature of this crate that has its engine, and the target if the feature is on.
pub struct Row {
    /// As in `--target`.
    pub name: &'static str,
    /// The feature of cargo.
    pub feature: &'static str,
    target: Option<&'static dyn Target>,
}

/// All targets, a line each.
pub const TARGETS: &[Row] = &[Row {
    name: "wasm32",
    feature: "wasm",
    #[cfg(feature = "wasm")]
    target: Some(&wasm32::Wasm32),
    #[cfg(not(feature = "wasm"))]
    target: None,
}];

/// Why there is no such target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoTarget {
    /// No row has this name.
    Unknown,
    /// Its engine was not built; the feature that has it.
    NotBuilt(&'static str),
}

/// The target of this name.
///
/// # Errors
/// [`NoTarget`].
pub fn find(name: &str) -> Result<&'static dyn Target, NoTarget> {
    let row = TARGETS.iter().find(|row| row.name == name);
    let row = row.ok_or(NoTarget::Unknown)?;
    row.target.ok_or(NoTarget::NotBuilt(row.feature))
}

/// Opens what a compiler with this engine has built.
///
/// # Errors
/// A line with the reason.
pub(super) fn open(file: &Path, engine: &Engine) -> Result<Arc<dyn Module>, String> {
    let absent = |_| format!("this build has no engine for {}", engine.target);
    find(&engine.target).map_err(absent)?.open(file, engine)
}

/// The name of the file that a compiler with this engine makes.
pub(super) fn file_name(engine: &Engine, stem: &str) -> String {
    match find(&engine.target) {
        Ok(target) => target.file_name(stem),
        Err(_) => stem.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_found_by_name() {
        assert_eq!(find("wasm128").err(), Some(NoTarget::Unknown));
        let built = find("wasm32").err();
        let expected = (!cfg!(feature = "wasm")).then_some(NoTarget::NotBuilt("wasm"));
        assert_eq!(built, expected);
    }
}
