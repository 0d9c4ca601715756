//! Families of recipes: those that hold an element in the same limbs. Each has a colour and a shape.

use limbforge_lab::search::Record;
use maud::{Markup, html};

/// Outlines of marks, about 10 units wide around the origin, one per family; the last is for all further ones.
const MARKS: [&str; 8] = [
    "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z",
    "M-4-4h8v8h-8z",
    "M0-5.2L4.8 3.8h-9.6z",
    "M0-5.6L5 0L0 5.6L-5 0z",
    "M-1.7-5h3.4v3.3h3.3v3.4h-3.3v3.3h-3.4v-3.3h-3.3v-3.4h3.3z",
    "M0 5.2L4.8-3.8h-9.6z",
    "M-5-2.9L0-5.7L5-2.9V2.9L0 5.7L-5 2.9z",
    "M-2.6-2.6h5.2v5.2h-5.2z",
];

/// The families of a ranking, the one with the best recipe first.
pub struct Families<'a>(Vec<&'a str>);

impl<'a> Families<'a> {
    /// The families that occur.
    pub fn of(record: &'a Record) -> Families<'a> {
        let mut names = Vec::new();
        for entry in &record.ranking {
            let name = family(&entry.recipe);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        Families(names)
    }

    /// Index of the best recipe of each family.
    pub fn best(&self, record: &Record) -> Vec<usize> {
        let first = |name| {
            let of_name = |e: &limbforge_lab::search::Entry| family(&e.recipe) == name;
            record.ranking.iter().position(of_name)
        };
        self.0.iter().copied().filter_map(first).collect()
    }

    /// Class and outline of a recipe's mark.
    pub fn mark(&self, recipe: &str) -> (String, &'static str) {
        let place = self.0.iter().position(|name| *name == family(recipe));
        let last = MARKS.len() - 1;
        let index = place.map_or(last, |place| place.min(last));
        (format!("mark f{index}"), MARKS[index])
    }

    /// A mark within text.
    pub fn icon(&self, recipe: &str) -> Markup {
        let (class, outline) = self.mark(recipe);
        html! {
            svg.icon viewBox="-7 -7 14 14" aria-hidden="true" { path class=(class) d=(outline) {} }
        }
    }

    /// Legend of the marks.
    pub fn legend(&self) -> Markup {
        let named = self.0.len().min(MARKS.len() - 1);
        html! {
            ul.legend aria-label="Limbs" {
                @for name in &self.0[..named] { li { (self.icon(name)) code { (name) } } }
                @if let Some(other) = self.0.get(named) { li { (self.icon(other)) "other limbs" } }
            }
        }
    }
}

/// The limbs of a recipe as it begins, such as `5x51` or `9x29 word(32)`.
pub fn family(recipe: &str) -> &str {
    let end = |from: usize| {
        recipe[from..]
            .find(' ')
            .map_or(recipe.len(), |space| from + space)
    };
    let shape = end(0);
    if recipe[shape..].starts_with(" word(") {
        &recipe[..end(shape + 1)]
    } else {
        &recipe[..shape]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_family_is_limbs_and_word() {
        assert_eq!(family("5x51 adk double-word"), "5x51");
        assert_eq!(family("9x29 word(32) adk double-word"), "9x29 word(32)");
        assert_eq!(family("4x64"), "4x64");
        assert_eq!(family("9x29 word(32)"), "9x29 word(32)");
    }
}
