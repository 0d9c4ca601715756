//! The opening comment of a printed file: for which prime and by which recipe it says that it is.
//!
//! It only chooses the statement that is to be proved, and the report names both. A file that lies about them is
//! refused, because its functions do something else.

/// Lines that are looked through.
const LINES: usize = 40;

/// The prime and the recipe as the file's header has them.
pub fn prime_and_recipe(text: &str) -> Option<(String, String)> {
    let value = |key: &str| {
        let mut lines = text.lines().take(LINES);
        lines.find_map(|line| {
            let line = line.trim_start_matches(['/', '!', '#', '*', '\t', ' ']);
            let rest = line.strip_prefix(key)?;
            Some(rest.trim().to_owned())
        })
    };
    Some((value("Prime:")?, value("Recipe:")?))
}
