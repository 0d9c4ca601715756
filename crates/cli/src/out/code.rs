//! Machine code beside the printed lines that it was made of, as text.

use std::fmt::Write;

use limbforge_lab::listing::Listing;

/// Letters of a column beyond which an instruction pushes the line aside.
const WIDEST: usize = 44;

/// A heading, an instruction a line with its printed line, and the counts.
pub fn text(listing: &Listing) -> String {
    let mut text = format!(
        "== {}: machine code by {}",
        listing.operation, listing.compiler
    );
    let _ = match &listing.without_lines {
        None => writeln!(
            text,
            ", and the printed line that the compiler's line table names"
        ),
        Some(reason) => writeln!(text, "; {reason}, so no printed lines are named"),
    };
    let letters = listing.instructions.iter().map(|i| i.text.chars().count());
    let width = letters.max().unwrap_or(0).min(WIDEST);
    for (instruction, line, again) in listing.rows() {
        let line = match (line, again) {
            (_, true) => "",
            (None, false) => "-",
            (Some(line), false) => line,
        };
        let _ = writeln!(
            text,
            "{}",
            format!("  {:<width$}  {line}", instruction.text).trim_end()
        );
    }
    let _ = writeln!(text, "{}: {}", listing.operation, listing.counts());
    text
}
