//! The harness: source that calls a printed function in a loop, for each language that is measured.
//!
//! Every function of every signature gets two symbols with the C ABI:
//!
//! - `SYMBOL`, the function itself, as C passes its results and parameters;
//! - `SYMBOL_run(slots, streams, steps)`, which calls it `steps` times on each of `streams` consecutive slots of
//!   memory, laid out by [`Signature::layout`]. The call goes through a pointer that the compiler does not know, so
//!   that each call is out of line.
//!
//! One stream is a chain if a result lies on top of a parameter. Several are independent of each other.

mod c;
mod rust;

pub use c::{C, assembled};

use super::{code::Code, signature::Signature};

/// A language with a harness.
pub trait Language: Sync {
    /// Its name, as [`limbforge::emit::by_name`] takes it.
    fn name(&self) -> &'static str;

    /// The printed code, where all names are told apart by `prefix`.
    fn print(&self, code: Code<'_>, prefix: &str) -> String;

    /// The function with the C ABI, for one that [`Language::print`] printed with this prefix; nothing if it has that
    /// ABI already.
    fn entry(&self, prefix: &str, signature: &Signature) -> String;

    /// The loop around a function with the C ABI, printed or written by hand, which is declared before.
    fn run(&self, prefix: &str, signature: &Signature) -> String;
}

/// All languages with a harness, a line each.
pub const LANGUAGES: &[&dyn Language] = &[&rust::Rust, &c::C];

/// The symbol of a function.
#[must_use]
pub fn symbol(prefix: &str, name: &str) -> String {
    format!("{prefix}_{name}")
}

/// The symbol of the loop around a function.
#[must_use]
pub fn run_symbol(symbol: &str) -> String {
    format!("{symbol}_run")
}

/// The command in the headers of printed code.
const COMMAND: &str = "limbforge tune";

/// Options of printed code.
fn options(prefix: &str) -> limbforge::emit::Options {
    limbforge::emit::Options {
        command: COMMAND.to_owned(),
        name: prefix.to_owned(),
        traits: false,
    }
}
