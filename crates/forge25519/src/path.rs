//! Ways to compute one operation, or several at once, and the choice among them: one table.

#[cfg(target_arch = "x86_64")]
use crate::ifma::Ifma;
use crate::{four, lanes};

/// A way to compute operations that this processor has: for tests and measurements. All give the same results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Single,
    Four(four::Portable),
    #[cfg(target_arch = "x86_64")]
    FourIfma(Ifma),
    Eight(lanes::Portable),
    #[cfg(target_arch = "x86_64")]
    EightIfma(Ifma),
}

impl Path {
    /// One operation after the other, in words.
    pub const SINGLE: Path = Path(Kind::Single);

    /// One operation after the other in four lanes, and these one after the other, on any processor: what vectors are
    /// compared with.
    pub const FOUR: Path = Path(Kind::Four(four::Portable));

    /// Eight operations in eight lanes, and these one after the other, on any processor: what vectors are compared
    /// with.
    pub const PORTABLE: Path = Path(Kind::Eight(lanes::Portable));

    /// All that this processor has.
    pub fn all() -> impl Iterator<Item = Path> {
        [
            Some(Path::SINGLE),
            Some(Path::FOUR),
            #[cfg(target_arch = "x86_64")]
            Ifma::detect().map(|machine| Path(Kind::FourIfma(machine))),
            Some(Path::PORTABLE),
            #[cfg(target_arch = "x86_64")]
            Ifma::detect().map(|machine| Path(Kind::EightIfma(machine))),
        ]
        .into_iter()
        .flatten()
    }

    /// The quickest for so many operations.
    ///
    /// The portable ways are slower than one after the other in words. Eight lanes take the same time for any number of
    /// operations: more than up to `alone` of them, one after the other in four lanes.
    #[inline]
    pub(crate) fn quickest(operations: usize, alone: usize) -> Path {
        #[cfg(target_arch = "x86_64")]
        if let Some(machine) = Ifma::detect() {
            return Path(if operations > alone {
                Kind::EightIfma(machine)
            } else {
                Kind::FourIfma(machine)
            });
        }
        let _ = (operations, alone);
        Path::SINGLE
    }

    /// The quickest for one operation.
    #[inline]
    pub(crate) fn for_one() -> Path {
        Path::quickest(1, 1)
    }

    /// `single`, `four`, `four ifma`, `portable` or `ifma`.
    pub fn name(self) -> &'static str {
        match self.0 {
            Kind::Single => "single",
            Kind::Four(_) => "four",
            #[cfg(target_arch = "x86_64")]
            Kind::FourIfma(_) => "four ifma",
            Kind::Eight(_) => "portable",
            #[cfg(target_arch = "x86_64")]
            Kind::EightIfma(_) => "ifma",
        }
    }

    /// The job over eight lanes; nothing if this way has others.
    #[inline]
    pub(crate) fn run<J: lanes::Job>(self, job: J) -> Option<J::Output> {
        match self.0 {
            Kind::Eight(machine) => Some(job.run(machine)),
            #[cfg(target_arch = "x86_64")]
            Kind::EightIfma(machine) => Some(machine.run(job)),
            _ => None,
        }
    }

    /// The job over four lanes; nothing if this way has others.
    #[inline]
    pub(crate) fn run_four<J: four::Job>(self, job: J) -> Option<J::Output> {
        match self.0 {
            Kind::Four(machine) => Some(job.run(machine)),
            #[cfg(target_arch = "x86_64")]
            Kind::FourIfma(machine) => Some(machine.run_four(job)),
            _ => None,
        }
    }
}
