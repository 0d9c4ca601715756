//! Tables in columns, for a terminal.

use std::fmt::Write;

use limbforge_lab::study::Table;

/// The title, then the columns, those of numbers right-aligned; a head with several words takes several lines.
pub fn text(table: &Table) -> String {
    let heads: Vec<Vec<&str>> = table
        .head
        .iter()
        .map(|head| head.split(", ").collect())
        .collect();
    let width = |column: usize| {
        let cells = table.rows.iter().map(|row| row[column].chars().count());
        let head = heads[column].iter().map(|line| line.chars().count());
        cells.chain(head).max().unwrap_or(0)
    };
    let columns: Vec<(usize, bool)> = (0..table.head.len())
        .map(|column| (width(column), table.is_text(column)))
        .collect();
    let mut text = format!("{}\n", table.title);
    let lines = heads.iter().map(Vec::len).max().unwrap_or(0);
    for line in 0..lines {
        let cells = heads
            .iter()
            .map(|head| head.get(line).copied().unwrap_or(""));
        push(&mut text, &columns, cells);
    }
    for row in &table.rows {
        push(&mut text, &columns, row.iter().map(String::as_str));
    }
    text
}

fn push<'a>(text: &mut String, columns: &[(usize, bool)], cells: impl Iterator<Item = &'a str>) {
    let mut line = String::new();
    for (cell, &(width, is_text)) in cells.zip(columns) {
        let _ = match is_text {
            true => write!(line, "{cell:<width$}  "),
            false => write!(line, "{cell:>width$}  "),
        };
    }
    text.push_str(line.trim_end());
    text.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_they_need() {
        let words = |words: &[&str]| words.iter().map(|w| (*w).to_owned()).collect();
        let table = Table {
            title: "T".to_owned(),
            head: words(&["by", "n", "one, two"]),
            rows: vec![words(&["gcc", "4", "10"]), words(&["c", "16", "–"])],
        };
        let expected = "T\nby    n  one\n         two\ngcc   4   10\nc    16    –\n";
        assert_eq!(text(&table), expected);
    }
}
