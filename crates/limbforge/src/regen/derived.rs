//! Entries become checked fields, on all processors at once.

use std::sync::{
    OnceLock,
    atomic::{AtomicUsize, Ordering},
};
use std::thread;

use super::{FieldEntry, RegenError, constant};
use crate::{cpu::predicted_best, field::Field, ops::derive::derive, plan::Plan};

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

/// Derives and checks all entries, each with the widths of words that it wants, in the order of the entries. `progress` hears how
/// many of how many are done, from any thread.
///
/// # Errors
/// [`RegenError::Rejected`] or [`RegenError::NothingWorks`], of the first entry that has one.
pub fn derive_all(
    entries: &[FieldEntry],
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Vec<DerivedField>, RegenError> {
    let forms = |entry| FieldEntry::forms(entry).map(move |(word, plan)| (entry, word, plan));
    let wanted: Vec<_> = entries.iter().flat_map(forms).collect();
    let slots: Vec<OnceLock<Result<Field, RegenError>>> =
        wanted.iter().map(|_| OnceLock::new()).collect();
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        loop {
            let i = next.fetch_add(1, Ordering::Relaxed);
            let Some(&(entry, word, plan)) = wanted.get(i) else {
                break;
            };
            slots[i].get_or_init(|| one(entry, word, plan));
            progress(done.fetch_add(1, Ordering::Relaxed) + 1, slots.len());
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let mut fields = slots
        .into_iter()
        .map(|slot| slot.into_inner().expect("every slot was filled"));
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
pub fn one(entry: &FieldEntry, word: u8, plan: Option<&Plan>) -> Result<Field, RegenError> {
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
