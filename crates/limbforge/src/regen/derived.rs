//! Entries become checked fields, on all processors at once.

use std::sync::{
    OnceLock,
    atomic::{AtomicUsize, Ordering},
};
use std::thread;

use super::{Choice, FieldEntry, RegenError};
use crate::{cpu::predicted_best, field::Field, ops::derive::derive};

/// An entry with its checked programs.
#[derive(Clone, Debug)]
pub struct DerivedField {
    /// What was wanted.
    pub entry: FieldEntry,
    /// With words of 64 bits.
    pub word64: Field,
    /// With words of 32 bits.
    pub word32: Field,
}

impl DerivedField {
    /// Both, with the width of their words.
    pub fn words(&self) -> [(u8, &Field); 2] {
        [(64, &self.word64), (32, &self.word32)]
    }
}

/// Derives and checks all entries, each with both widths of words, in the order of the entries. `progress` hears how
/// many of how many are done, from any thread.
///
/// # Errors
/// [`RegenError::Rejected`] or [`RegenError::NothingWorks`], of the first entry that has one.
pub fn derive_all(
    entries: &[FieldEntry],
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Vec<DerivedField>, RegenError> {
    let slots: Vec<OnceLock<Result<Field, RegenError>>> =
        (0..2 * entries.len()).map(|_| OnceLock::new()).collect();
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        loop {
            let i = next.fetch_add(1, Ordering::Relaxed);
            let Some(slot) = slots.get(i) else { break };
            let word = if i % 2 == 0 { 64 } else { 32 };
            slot.get_or_init(|| one(&entries[i / 2], word));
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
    let mut take = || fields.next().expect("two for each entry");
    entries
        .iter()
        .map(|entry| {
            Ok(DerivedField {
                entry: entry.clone(),
                word64: take()?,
                word32: take()?,
            })
        })
        .collect()
}

fn one(entry: &FieldEntry, word: u8) -> Result<Field, RegenError> {
    let choice = if word == 64 {
        &entry.recipe64
    } else {
        &entry.recipe32
    };
    match choice {
        Choice::Auto => {
            predicted_best(&entry.prime, word).ok_or_else(|| RegenError::NothingWorks {
                field: entry.name.clone(),
                word,
            })
        }
        Choice::Recipe(plan) => {
            derive(&entry.prime, plan).map_err(|rejection| RegenError::Rejected {
                field: entry.name.clone(),
                word,
                rejection,
            })
        }
    }
}
