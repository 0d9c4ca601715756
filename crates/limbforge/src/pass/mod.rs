//! Passes: functions from programs to programs that keep the statement, in one list.
//!
//! ```text
//! ops ──► Program ──► PIPELINE, row by row ──► Program ──► check
//! ```
//!
//! The check comes afterwards, so no pass is trusted; the tests check each program after each pass as well.
//! `limbforge explain PRIME --operation mul --after PASS` prints what a pass returns.
//!
//! Fields take the passes that are wanted by default. `narrow` and `legalise` are for targets: a processor has no
//! double words, and may lack operations. Forecasts take them.

mod columns;
mod constants;
mod fold;
mod legalise;
mod narrow;
mod printable;
mod prune;
mod rename;
mod rewrite;
mod share;
mod writer;

use crate::ir::{Program, interval::Interval};

pub use legalise::{CarryIn, Operations, legalise_for};
pub use narrow::{Cut, narrow_at};
pub(crate) use printable::{Printable, printable};
pub use prune::prune;
pub(crate) use writer::Written;

/// A row of [`PIPELINE`].
pub struct Pass {
    /// Name in listings and on the command line.
    pub name: &'static str,
    /// One line about it.
    pub about: &'static str,
    /// Whether fields take it under these settings.
    pub wanted: fn(&Settings) -> bool,
    /// The function.
    pub run: fn(Program) -> Program,
}

/// Choices about passes; the default is what fields take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// Form each column of a product just before its carry.
    pub columns: bool,
    /// Leave words, and operations that every target has.
    pub words: bool,
}

const fn row(
    name: &'static str,
    about: &'static str,
    wanted: fn(&Settings) -> bool,
    run: fn(Program) -> Program,
) -> Pass {
    Pass {
        name,
        about,
        wanted,
        run,
    }
}

/// All passes, in order.
#[rustfmt::skip]
pub const PIPELINE: &[Pass] = &[
    row("fold",    "replace a result by the operand that it equals according to its interval",  |_| true,                    fold::fold),
    row("share",   "compute common subexpressions once",                |_| true,                    share::share),
    row("prune",   "remove dead code: values that no result and no claim uses",            |_| true,                    prune::prune),
    row("columns", "sum each column just before its carry, to shorten live ranges",   |settings| settings.columns, columns::columns),
    row("narrow",  "hold a double word as two words, with a carry between them", |settings| settings.words,   narrow::narrow),
    row("legalise", "replace operations that a target lacks; here those that RV64 lacks", |settings| settings.words, legalise::legalise),
];

/// The passes up to the one of this name, that included; `None` if there is no such pass.
pub fn through(name: &str) -> Option<&'static [Pass]> {
    let at = PIPELINE.iter().position(|pass| pass.name == name)?;
    Some(&PIPELINE[..=at])
}

/// The words of a program for a target, by `narrow` and `legalise`, with what became of instructions and values.
/// `ranges` are the intervals that the check found, if it has seen the program: values that are constants become that.
///
/// # Errors
/// The operation or the value that has no words under this cut.
pub(crate) fn in_words(
    program: Program,
    ranges: &[Interval],
    cut: Cut,
    operations: &Operations,
) -> Result<Written, &'static str> {
    if let Some(obstacle) = narrow::obstacle(&program) {
        return Err(obstacle);
    }
    let values = program.types.len();
    let (program, numbers) = constants::constants(program, ranges, false);
    let narrowed = narrow::narrowed(program, cut)?;
    let mut legal = legalise::legalised(narrowed.program, operations);
    legal.follow(&narrowed.origins, &narrowed.forms);
    let forms = numbers.iter().take(values);
    legal.forms = forms.map(|v| legal.forms[v.index()].clone()).collect();
    Ok(legal)
}

/// Runs those of `passes` that are wanted.
pub fn run(program: Program, passes: &[Pass], settings: &Settings) -> Program {
    let wanted = passes.iter().filter(|pass| (pass.wanted)(settings));
    wanted.fold(program, |program, pass| (pass.run)(program))
}
