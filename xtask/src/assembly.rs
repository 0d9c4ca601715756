//! The table of a search for an order of instructions.

use std::fmt::Write;

use limbforge_lab::search::ScheduleRecord;

use crate::record::{cell, origin};

/// A row for each way to each function, and how the searches went.
pub fn table(record: &ScheduleRecord) -> String {
    let made_by = origin(&record.command, &record.environment);
    let mut text = format!(
        "{made_by} Modulo {}, recipe `{}`.\n\n",
        record.prime, record.recipe
    );
    text += "| operation | code | latency | throughput |\n|---|---|--:|--:|\n";
    for (operation, search) in &record.searches {
        for cycles in &search.cycles {
            write!(text, "| `{operation}` | {}", cycles.label).expect("text");
            for (_, median, spread) in &cycles.quantities {
                write!(text, " | {}", cell(*median, *spread)).expect("text");
            }
            text += " |\n";
        }
    }
    for (operation, search) in &record.searches {
        if let Some(last) = search.path.last() {
            writeln!(
                text,
                "\nSearch of `{operation}`: {} schedules until the last that won, {} winners.",
                last.tried,
                search.path.len()
            )
            .expect("text");
        }
    }
    text
}
