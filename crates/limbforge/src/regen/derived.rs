//! Entries become checked fields.

use super::{FieldEntry, RegenError, constant};
use crate::{field::Field, forecast::predicted_best, ops::derive::derive, plan::Plan};

/// Derives the fields of all indices below a count, in any order or at once, and returns them in the order of the
/// indices: [`one_by_one`], or the same on several threads.
pub type Derive<'a> = &'a dyn Fn(usize, &(dyn Fn(usize) -> Derived + Sync)) -> Vec<Derived>;

/// A field, or why it cannot be made.
pub type Derived = Result<Field, RegenError>;

/// Derives one field after the other.
pub fn one_by_one(count: usize, derive: &(dyn Fn(usize) -> Derived + Sync)) -> Vec<Derived> {
    (0..count).map(derive).collect()
}

/// An entry with its checked programs.
#[derive(Clone, Debug)]
pub struct DerivedField {
    /// What was wanted.
    pub entry: FieldEntry,
    /// A field for each width of words that is wanted, 64 before 32.
    pub forms: Vec<Field>,
}

impl DerivedField {
    /// Its forms, with the width of their words.
    pub fn words(&self) -> impl Iterator<Item = (u8, &Field)> {
        self.forms.iter().map(|form| (form.repr.word, form))
    }
}

/// Derives and checks all entries, each with the widths of words that it wants, in the order of the entries.
///
/// # Errors
/// [`RegenError::Rejected`] or [`RegenError::NothingWorks`], of the first entry that has one.
pub fn derive_all(
    entries: &[FieldEntry],
    derive: Derive<'_>,
) -> Result<Vec<DerivedField>, RegenError> {
    let forms = |entry| FieldEntry::forms(entry).map(move |(word, plan)| (entry, word, plan));
    let wanted: Vec<_> = entries.iter().flat_map(forms).collect();
    let field = |i: usize| {
        let (entry, word, plan) = wanted[i];
        one(entry, word, plan)
    };
    let mut fields = derive(wanted.len(), &field).into_iter();
    entries
        .iter()
        .map(|entry| {
            Ok(DerivedField {
                entry: entry.clone(),
                forms: fields
                    .by_ref()
                    .take(entry.forms().count())
                    .collect::<Result<_, _>>()?,
            })
        })
        .collect()
}

/// The field of an entry with words of `word` bits: under a recipe, or the first one that works.
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
