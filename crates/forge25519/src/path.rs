//! Ways to compute several operations at once, and the choice among them: one table.

#[cfg(target_arch = "x86_64")]
use crate::lanes::Ifma;
use crate::lanes::{Job, Portable};

/// A way to compute several operations at once that this processor has: for tests and measurements. All give the same
/// results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Single,
    Portable(Portable),
    #[cfg(target_arch = "x86_64")]
    Ifma(Ifma),
}

impl Path {
    /// One operation after the other.
    pub const SINGLE: Path = Path(Kind::Single);

    /// Lanes one after the other, on any processor: what vectors are compared with.
    pub const PORTABLE: Path = Path(Kind::Portable(Portable));

    /// All that this processor has.
    pub fn all() -> impl Iterator<Item = Path> {
        [
            Some(Path::SINGLE),
            Some(Path::PORTABLE),
            #[cfg(target_arch = "x86_64")]
            Ifma::detect().map(|machine| Path(Kind::Ifma(machine))),
        ]
        .into_iter()
        .flatten()
    }

    /// The quickest for so many operations.
    ///
    /// The portable way is slower than one after the other. Vectors take the same time for any number of lanes, more
    /// than one operation by itself.
    #[inline]
    pub(crate) fn quickest(operations: usize) -> Path {
        #[cfg(target_arch = "x86_64")]
        if operations > 1
            && let Some(machine) = Ifma::detect()
        {
            return Path(Kind::Ifma(machine));
        }
        let _ = operations;
        Path::SINGLE
    }

    /// `single`, `portable` or `ifma`.
    pub fn name(self) -> &'static str {
        match self.0 {
            Kind::Single => "single",
            Kind::Portable(_) => "portable",
            #[cfg(target_arch = "x86_64")]
            Kind::Ifma(_) => "ifma",
        }
    }

    /// The job over lanes; nothing if this way has none.
    #[inline]
    pub(crate) fn run<J: Job>(self, job: J) -> Option<J::Output> {
        match self.0 {
            Kind::Single => None,
            Kind::Portable(machine) => Some(job.run(machine)),
            #[cfg(target_arch = "x86_64")]
            Kind::Ifma(machine) => Some(machine.run(job)),
        }
    }
}
