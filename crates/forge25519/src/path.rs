//! Ways to compute several operations at once, and the choice among them: one table.

use crate::lanes::{Job, Portable};

/// A way to compute several operations at once that this processor has: for tests and measurements. All give the same
/// results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Single,
    Portable(Portable),
}

impl Path {
    /// One operation after the other.
    pub const SINGLE: Path = Path(Kind::Single);

    /// All that this processor has.
    pub fn all() -> impl Iterator<Item = Path> {
        [Some(Path::SINGLE), Some(Path(Kind::Portable(Portable)))]
            .into_iter()
            .flatten()
    }

    /// The quickest for so many operations, at most eight.
    ///
    /// The portable way is slower than one after the other. Vectors take the same time for any number of lanes, which is
    /// more than that of one operation by itself.
    #[inline]
    pub(crate) fn quickest(operations: usize) -> Path {
        let _ = operations;
        Path::SINGLE
    }

    /// `single`, `portable` or `ifma`.
    pub fn name(self) -> &'static str {
        match self.0 {
            Kind::Single => "single",
            Kind::Portable(_) => "portable",
        }
    }

    /// The job over lanes; nothing if this way has none.
    #[inline]
    pub(crate) fn run<J: Job>(self, job: J) -> Option<J::Output> {
        match self.0 {
            Kind::Single => None,
            Kind::Portable(machine) => Some(job.run(machine)),
        }
    }
}
