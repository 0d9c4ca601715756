//! Choices about the intermediate values of a formula, as text that parses back.

use std::{collections::BTreeSet, fmt, str::FromStr};

use crate::formula::Formula;

/// Which lines of a formula are carried, which share a reduction, and which are left open: `carried(C,G) joined(L)
/// open(A,B)`. Without open lines the last part is left out.
///
/// All other sums and differences stay as they are, as far as the representation has room for them; all other products
/// are reduced on their own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// Lines whose value is carried to about tight bounds.
    pub carried: BTreeSet<String>,
    /// Sums and differences that are formed before the products in them are reduced.
    pub joined: BTreeSet<String>,
    /// Products whose columns are folded and not carried: sums of them are, where they need it.
    pub open: BTreeSet<String>,
}

/// A text that is not of the form `carried(A,B) joined(C)`, or names a line that the formula does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadableChoices {
    /// The text, or the name.
    text: String,
    /// Whether it is a name.
    name: bool,
}

impl fmt::Display for UnreadableChoices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.text.escape_debug();
        if self.name {
            write!(f, "the formula has no line `{text}`; name its lines only")
        } else {
            write!(
                f,
                "`{text}` is no choice of carries; write `carried(A,B) joined(C)`, or `carried(A,B) joined(C) open(D)`, with names of lines"
            )
        }
    }
}

impl std::error::Error for UnreadableChoices {}

impl Choices {
    /// Refuses names that are no lines of the formula.
    ///
    /// # Errors
    /// [`UnreadableChoices`] with the first such name.
    pub fn of(&self, formula: &Formula) -> Result<(), UnreadableChoices> {
        let mut names = self.carried.iter().chain(&self.joined).chain(&self.open);
        match names.find(|name| formula.line(name).is_none()) {
            None => Ok(()),
            Some(name) => Err(UnreadableChoices {
                text: name.clone(),
                name: true,
            }),
        }
    }
}

impl fmt::Display for Choices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |names: &BTreeSet<String>| {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            names.join(",")
        };
        let (carried, joined) = (list(&self.carried), list(&self.joined));
        write!(f, "carried({carried}) joined({joined})")?;
        if self.open.is_empty() {
            return Ok(());
        }
        write!(f, " open({})", list(&self.open))
    }
}

impl FromStr for Choices {
    type Err = UnreadableChoices;

    fn from_str(text: &str) -> Result<Choices, UnreadableChoices> {
        let unreadable = || UnreadableChoices {
            text: text.to_owned(),
            name: false,
        };
        let list = |word: &str, part: &str| -> Option<BTreeSet<String>> {
            let names = part
                .strip_prefix(word)?
                .strip_prefix('(')?
                .strip_suffix(')')?;
            let is_name = |name: &str| {
                let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
                !name.is_empty() && name.chars().all(word)
            };
            let names: Vec<&str> = names.split(',').filter(|_| !names.is_empty()).collect();
            let all = names.iter().all(|name| is_name(name));
            all.then(|| names.into_iter().map(str::to_owned).collect())
        };
        let parts: Vec<&str> = text.split_whitespace().collect();
        let (carried, joined, open) = match parts[..] {
            [carried, joined] => (carried, joined, "open()"),
            [carried, joined, open] => (carried, joined, open),
            _ => return Err(unreadable()),
        };
        Ok(Choices {
            carried: list("carried", carried).ok_or_else(unreadable)?,
            joined: list("joined", joined).ok_or_else(unreadable)?,
            open: list("open", open).ok_or_else(unreadable)?,
        })
    }
}
