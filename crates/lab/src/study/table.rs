//! A table of a study, before it is set in columns, in Markdown or on a page.

/// A table: every row has as many cells as the head.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// Its subject.
    pub title: String,
    /// Names of the columns.
    pub head: Vec<String>,
    /// Rows of cells.
    pub rows: Vec<Vec<String>>,
}

impl Table {
    /// Whether a column holds words, or recipes, and not numbers: by its first cell.
    #[must_use]
    pub fn is_text(&self, column: usize) -> bool {
        let first = self.rows.first().and_then(|row| row.get(column));
        first.is_some_and(|cell| {
            cell.starts_with(char::is_alphabetic) || cell.parse::<limbforge::Plan>().is_ok()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_of_words_are_told_from_those_of_numbers() {
        const RECIPE: &str = "4x64 operand-scanning carry-chain fold(38@high:mul) carry(none)";
        let words = |words: &[&str]| words.iter().map(|w| (*w).to_owned()).collect();
        let table = Table {
            title: String::new(),
            head: words(&["by", "n", "r", "recipe"]),
            rows: vec![
                words(&["c gcc", "4", "2.67", RECIPE]),
                words(&["GMP", "8", "always", "–"]),
            ],
        };
        assert_eq!(
            [0, 1, 2, 3, 4].map(|column| table.is_text(column)),
            [true, false, false, true, false]
        );
    }
}
