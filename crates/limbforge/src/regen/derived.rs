//! Entries become checked fields.

use super::{FieldEntry, RegenError, build::Language, constant};
use crate::{
    field::Field, forecast::predicted_best, formula::Proved, ops::derive::derive, plan::Plan,
};

/// Derives the fields of all indices below a count, in any order or at once, and returns them in the order of the
/// indices: [`one_by_one`], or the same on several threads.
pub type Derive<'a> = &'a dyn Fn(usize, &(dyn Fn(usize) -> Derived + Sync)) -> Vec<Derived>;

/// A field, or why it cannot be made.
pub type Derived = Result<Field, RegenError>;

/// Derives one field after the other.
pub fn one_by_one(count: usize, derive: &(dyn Fn(usize) -> Derived + Sync)) -> Vec<Derived> {
    (0..count).map(derive).collect()
}

/// An entry with its checked programs in Rust and in C.
#[derive(Clone, Debug)]
pub struct DerivedField {
    /// The entry.
    pub entry: FieldEntry,
    /// A field for each width of words in Rust, 64 before 32.
    pub rust: Vec<Field>,
    /// The fields on vectors in Rust.
    pub lanes: Vec<Field>,
    /// A field for each width of words in C, 64 before 32.
    pub c: Vec<Field>,
    /// The formulas that are wanted for it.
    pub formulas: Vec<Proved>,
}

impl DerivedField {
    /// Its fields, each once, with the name that their files have: in C alone, where Rust has another recipe, with
    /// `_c`.
    pub fn named(&self) -> impl Iterator<Item = (String, &Field)> {
        let name = |field: &Field| format!("{}_{}", self.entry.name, field.repr.word);
        let rust = self.rust.iter().map(move |field| (name(field), field));
        let c = self.c.iter().filter_map(move |field| {
            let same = |rust: &&Field| rust.repr.word == field.repr.word;
            match self.rust.iter().find(same) {
                Some(rust) if rust.recipe == field.recipe => None,
                Some(_) => Some((name(field) + "_c", field)),
                None => Some((name(field), field)),
            }
        });
        let lanes = self.lanes.iter().zip(self.entry.vectors());
        let lanes = lanes.map(|(field, plan)| (lanes_name(&self.entry.name, plan), field));
        rust.chain(c).chain(lanes)
    }
}

/// The name of the files of a form on vectors.
fn lanes_name(field: &str, plan: &Plan) -> String {
    format!("{field}_lanes{}", plan.lanes)
}

/// Derives and checks all entries, each with the widths of words that it wants, in the order of the entries.
///
/// # Errors
/// [`RegenError::Rejected`] or [`RegenError::NothingWorks`], of the first entry that has one.
pub fn derive_all(
    entries: &[FieldEntry],
    derive: Derive<'_>,
) -> Result<Vec<DerivedField>, RegenError> {
    // A recipe that Rust and C share is derived once.
    let mut wanted: Vec<(usize, u8, Option<&Plan>)> = Vec::new();
    for (at, entry) in entries.iter().enumerate() {
        let both = [Language::Rust, Language::C];
        let vectors = entry.vectors().map(|plan| (plan.word, Some(plan)));
        let words = both.into_iter().flat_map(|language| entry.words(language));
        for (word, plan) in words.chain(vectors) {
            if !wanted.contains(&(at, word, plan)) {
                wanted.push((at, word, plan));
            }
        }
    }
    let one = |i: usize| {
        let (at, word, plan) = wanted[i];
        one(&entries[at], word, plan)
    };
    let fields = derive(wanted.len(), &one).into_iter();
    let fields = fields.collect::<Result<Vec<Field>, RegenError>>()?;
    let find = |at: usize, (word, plan): (u8, Option<&Plan>)| {
        let place = wanted.iter().position(|known| *known == (at, word, plan));
        fields[place.expect("each was derived")].clone()
    };
    let derived = entries.iter().enumerate().map(|(at, entry)| DerivedField {
        entry: entry.clone(),
        rust: entry.words(Language::Rust).map(|w| find(at, w)).collect(),
        lanes: (entry.vectors())
            .map(|plan| find(at, (plan.word, Some(plan))))
            .collect(),
        c: entry.words(Language::C).map(|w| find(at, w)).collect(),
        formulas: Vec::new(),
    });
    Ok(derived.collect())
}

/// The field of an entry with words of `word` bits: under a recipe, or the one with the best prediction.
pub fn one(entry: &FieldEntry, word: u8, plan: Option<&Plan>) -> Derived {
    let field = entry.name.clone();
    let mut form = match plan {
        None => predicted_best(&entry.prime, word).ok_or(RegenError::NothingWorks { field, word }),
        Some(plan) => derive(&entry.prime, plan).map_err(|rejection| RegenError::Rejected {
            field,
            word,
            rejection,
        }),
    }?;
    constant::add(&entry.name, &entry.constants, &mut form)?;
    Ok(form)
}
