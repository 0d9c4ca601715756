//! Ways to compute several actions at once, and the choice among them: one table.

#[cfg(target_arch = "x86_64")]
use crate::lanes::Ifma;
use crate::lanes::Portable;
use crate::many::Actions;

/// A way to compute several actions at once that this processor has: for tests and measurements. All give the same
/// results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Single,
    Portable,
    #[cfg(target_arch = "x86_64")]
    Ifma,
}

impl Path {
    /// One action after the other.
    pub const SINGLE: Path = Path(Kind::Single);

    /// Lanes one after the other, on any processor: what vectors are compared with.
    pub const PORTABLE: Path = Path(Kind::Portable);

    /// All that this processor has.
    pub fn all() -> impl Iterator<Item = Path> {
        [
            Some(Path::SINGLE),
            Some(Path::PORTABLE),
            #[cfg(target_arch = "x86_64")]
            Ifma::detect().map(|_| Path(Kind::Ifma)),
        ]
        .into_iter()
        .flatten()
    }

    /// The quickest for so many actions, at most eight.
    ///
    /// The portable way is slower than one after the other. Vectors take the same time for any number of lanes, less
    /// than that of two actions.
    pub(crate) fn quickest(actions: usize) -> Path {
        #[cfg(target_arch = "x86_64")]
        if actions > 1 && Ifma::detect().is_some() {
            return Path(Kind::Ifma);
        }
        let _ = actions;
        Path::SINGLE
    }

    /// `single`, `portable` or `ifma`.
    pub fn name(self) -> &'static str {
        match self.0 {
            Kind::Single => "single",
            Kind::Portable => "portable",
            #[cfg(target_arch = "x86_64")]
            Kind::Ifma => "ifma",
        }
    }

    /// The actions over lanes; nothing if this way has none.
    pub(crate) fn run<A: Actions>(self, actions: A) -> Option<A::Output> {
        match self.0 {
            Kind::Single => None,
            Kind::Portable => Some(actions.run::<Portable>()),
            #[cfg(target_arch = "x86_64")]
            Kind::Ifma => Some(actions.run::<Ifma>()),
        }
    }
}
