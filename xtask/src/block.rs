//! Marked blocks of a document: `<!-- name:begin -->`, text that is made, `<!-- name:end -->`.

use std::fmt;

/// Why a block could not be replaced.
#[derive(Debug, PartialEq, Eq)]
pub struct NoBlock {
    mark: String,
    count: usize,
}

impl fmt::Display for NoBlock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` occurs {} times instead of once; put one begin mark and one end mark around the table",
            self.mark, self.count
        )
    }
}

/// Replaces the text between the marks of `name`.
///
/// # Errors
/// [`NoBlock`] unless there is one begin mark, and one end mark after it.
pub fn replace(document: &str, name: &str, text: &str) -> Result<String, NoBlock> {
    let begin = format!("<!-- {name}:begin -->");
    let end = format!("<!-- {name}:end -->");
    let (head, rest) = once(document, &begin)?;
    let (_, tail) = once(rest, &end)?;
    Ok(format!("{head}{begin}\n{}\n{end}{tail}", text.trim_end()))
}

/// Replaces the blocks of `document` that `tables`, pairs of a name and a text, name.
///
/// # Errors
/// [`NoBlock`] if there is no mark for any of them, or as [`replace`].
pub fn replace_marked(document: &str, tables: &[(&str, String)]) -> Result<String, NoBlock> {
    let is_marked = |name: &str| document.contains(&format!("<!-- {name}:begin -->"));
    let any = tables.iter().any(|(name, _)| is_marked(name));
    tables
        .iter()
        .filter(|(name, _)| !any || is_marked(name))
        .try_fold(document.to_owned(), |new, (name, text)| {
            replace(&new, name, text)
        })
}

/// The text before and after the one occurrence of `mark`.
fn once<'a>(text: &'a str, mark: &str) -> Result<(&'a str, &'a str), NoBlock> {
    let count = text.matches(mark).count();
    match text.split_once(mark) {
        Some(parts) if count == 1 => Ok(parts),
        _ => Err(NoBlock {
            mark: mark.to_owned(),
            count,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOCUMENT: &str =
        "# Title\n\n<!-- a:begin -->\nold\n<!-- a:end -->\n\n<!-- b:begin --><!-- b:end -->\nend\n";

    #[test]
    fn only_the_block_changes() {
        let new = replace(DOCUMENT, "a", "one\ntwo\n").unwrap();
        assert_eq!(
            new,
            DOCUMENT.replace("old", "one\ntwo"),
            "all else stays as it was"
        );
    }

    #[test]
    fn twice_is_once() {
        for name in ["a", "b"] {
            let once = replace(DOCUMENT, name, "| x |\n").unwrap();
            assert_eq!(replace(&once, name, "| x |\n").unwrap(), once);
        }
    }

    #[test]
    fn a_document_takes_the_tables_that_it_marks() {
        let tables = |names: [&'static str; 2]| names.map(|name| (name, "new".to_owned()));
        let only_a = DOCUMENT.replace("old", "new");
        assert_eq!(replace_marked(DOCUMENT, &tables(["c", "a"])), Ok(only_a));
        assert_eq!(
            replace_marked(DOCUMENT, &tables(["c", "d"])).map_err(|error| error.mark),
            Err("<!-- c:begin -->".to_owned())
        );
    }

    #[test]
    fn marks_must_be_there_once_and_in_order() {
        let count = |document: &str| replace(document, "a", "x").unwrap_err().count;
        assert_eq!(count("no marks"), 0);
        assert_eq!(count("<!-- a:begin -->"), 0);
        assert_eq!(count("<!-- a:end --><!-- a:begin -->"), 0);
        assert_eq!(count("<!-- a:begin --><!-- a:begin --><!-- a:end -->"), 2);
    }
}
