//! Families of recipes: those that hold an element in the same limbs. Each has a colour and a shape.

use limbforge::Plan;
use limbforge_lab::search::{Entry, Record};
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
pub struct Families(Vec<String>);

impl Families {
    /// The families that occur.
    pub fn of(record: &Record) -> Families {
        let mut names = Vec::new();
        for entry in &record.ranking {
            let name = family(&entry.plan);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        Families(names)
    }

    /// Index of the best recipe of each family.
    pub fn best(&self, record: &Record) -> Vec<usize> {
        let first = |name: &String| {
            let of_name = |e: &Entry| family(&e.plan) == *name;
            record.ranking.iter().position(of_name)
        };
        self.0.iter().filter_map(first).collect()
    }

    /// Class and outline of a recipe's mark.
    pub fn mark(&self, plan: &Plan) -> (String, &'static str) {
        let index = self.index(plan);
        (format!("mark f{index}"), MARKS[index])
    }

    fn index(&self, plan: &Plan) -> usize {
        let family = family(plan);
        let place = self.0.iter().position(|name| *name == family);
        let last = MARKS.len() - 1;
        place.map_or(last, |place| place.min(last))
    }

    /// A mark within text.
    pub fn icon(&self, plan: &Plan) -> Markup {
        drawn(self.index(plan))
    }

    /// Legend of the marks.
    pub fn legend(&self) -> Markup {
        let named = self.0.len().min(MARKS.len() - 1);
        html! {
            ul.legend aria-label="Limbs" {
                @for (i, name) in self.0[..named].iter().enumerate() { li { (drawn(i)) code { (name) } } }
                @if self.0.len() > named { li { (drawn(named)) "other limbs" } }
            }
        }
    }
}

/// The mark of this index within text.
fn drawn(index: usize) -> Markup {
    html! {
        svg.icon viewBox="-7 -7 14 14" aria-hidden="true" { path class=(format!("mark f{index}")) d=(MARKS[index]) {} }
    }
}

/// The limbs of a recipe, such as `5x51` or `9x29 word(32)`: how its text begins.
pub fn family(plan: &Plan) -> String {
    let word = match plan.word {
        64 => String::new(),
        bits => format!(" word({bits})"),
    };
    format!("{}x{}{word}", plan.limbs, plan.radix)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_family_is_limbs_and_word() {
        for (start, rest) in [
            ("5x51", "adk double-word fold(19@right:mul) carry(parallel)"),
            ("9x29 word(32)", "adk double-word solinas carry(parallel)"),
            ("10x25.5", "adk double-word solinas carry(parallel)"),
        ] {
            let plan: Plan = format!("{start} {rest}").parse().expect("a recipe");
            assert_eq!(family(&plan), start);
        }
    }
}
