//! Choices about the intermediate values of a formula, as text that parses back.

use std::{collections::BTreeSet, fmt, str::FromStr};

use crate::formula::{Element, Formula};

/// Which lines of a formula are carried, which share a reduction, which are left open, and which come first:
/// `carried(C,G) joined(L) open(A,B) ordered(B,A)`. Of the last two parts, one without lines is left out.
///
/// All other sums and differences stay as they are, as far as the representation has room for them; all other products
/// are reduced on their own; all other lines keep the order of the text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// Lines whose value is carried to about tight bounds.
    pub carried: BTreeSet<String>,
    /// Sums and differences that are formed before the products in them are reduced.
    pub joined: BTreeSet<String>,
    /// Products whose columns are folded and not carried: sums of them are, where they need it.
    pub open: BTreeSet<String>,
    /// Lines that are written first, in this order. Each comes after those that it needs.
    pub ordered: Vec<String>,
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
                "`{text}` is no choice of carries; write `carried(A,B) joined(C)`, with names of lines, and after it `open(D)`, `ordered(D,B)` or both"
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
        let sets = [&self.carried, &self.joined, &self.open];
        let mut names = sets.into_iter().flatten().chain(&self.ordered);
        match names.find(|name| formula.line(name).is_none()) {
            None => Ok(()),
            Some(name) => Err(UnreadableChoices {
                text: name.clone(),
                name: true,
            }),
        }
    }

    /// All lines of the formula in the order in which they are written. The text defines each line before its readers.
    pub fn order(&self, formula: &Formula) -> Vec<usize> {
        let mut order = Vec::with_capacity(formula.lines.len());
        let mut written = vec![false; formula.lines.len()];
        for last in self.ordered.iter().filter_map(|name| formula.line(name)) {
            let mut needed = vec![false; last + 1];
            needed[last] = true;
            for line in (0..=last).rev() {
                let operands = formula.lines[line].step.operands();
                let before = |x: &Element| x.0.checked_sub(formula.parameters.len());
                for operand in operands.iter().filter_map(before) {
                    needed[operand] |= needed[line];
                }
            }
            let new = (0..=last).filter(|&line| needed[line] && !written[line]);
            order.extend(new);
            for &line in &order {
                written[line] = true;
            }
        }
        order.extend((0..formula.lines.len()).filter(|&line| !written[line]));
        order
    }
}

impl fmt::Display for Choices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set = |names: &BTreeSet<String>| {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            names.join(",")
        };
        write!(
            f,
            "carried({}) joined({})",
            set(&self.carried),
            set(&self.joined)
        )?;
        if !self.open.is_empty() {
            write!(f, " open({})", set(&self.open))?;
        }
        if !self.ordered.is_empty() {
            write!(f, " ordered({})", self.ordered.join(","))?;
        }
        Ok(())
    }
}

impl FromStr for Choices {
    type Err = UnreadableChoices;

    fn from_str(text: &str) -> Result<Choices, UnreadableChoices> {
        let unreadable = || UnreadableChoices {
            text: text.to_owned(),
            name: false,
        };
        let list = |word: &str, part: &str| -> Option<Vec<String>> {
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
        let (carried, joined, open, ordered) = match parts[..] {
            [carried, joined] => (carried, joined, "open()", "ordered()"),
            [carried, joined, open] if open.starts_with("open") => {
                (carried, joined, open, "ordered()")
            }
            [carried, joined, ordered] => (carried, joined, "open()", ordered),
            [carried, joined, open, ordered] => (carried, joined, open, ordered),
            _ => return Err(unreadable()),
        };
        let set = |word, part| Some(list(word, part)?.into_iter().collect());
        Ok(Choices {
            carried: set("carried", carried).ok_or_else(unreadable)?,
            joined: set("joined", joined).ok_or_else(unreadable)?,
            open: set("open", open).ok_or_else(unreadable)?,
            ordered: list("ordered", ordered).ok_or_else(unreadable)?,
        })
    }
}
