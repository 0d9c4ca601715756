//! Ways to compute several operations at once, and the choice among them: one table.

use crate::Rule;
use crate::hash::Variant;
#[cfg(feature = "precomputed-tables")]
use crate::lanes::{COUNT, Equations, Job, Lane, Portable};
use crate::many::Signed;
#[cfg(feature = "precomputed-tables")]
use crate::scalar::Scalar;

/// A way to compute several operations at once that this processor has: for tests and measurements. All give the same
/// results.
///
/// Without the feature `precomputed-tables` there is one way, [`Path::SINGLE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Single,
    #[cfg(feature = "precomputed-tables")]
    Portable(Portable),
}

impl Path {
    /// One operation after the other.
    pub const SINGLE: Path = Path(Kind::Single);

    /// All that this processor has.
    pub fn all() -> impl Iterator<Item = Path> {
        [
            Some(Path::SINGLE),
            #[cfg(feature = "precomputed-tables")]
            Some(Path(Kind::Portable(Portable))),
        ]
        .into_iter()
        .flatten()
    }

    /// The quickest for so many operations, at most [`COUNT`].
    pub(crate) fn quickest(_operations: usize) -> Path {
        Path::SINGLE
    }

    /// `single`, `portable` or `ifma`.
    pub fn name(self) -> &'static str {
        match self.0 {
            Kind::Single => "single",
            #[cfg(feature = "precomputed-tables")]
            Kind::Portable(_) => "portable",
        }
    }

    /// Whether each of at most eight signatures is valid, by bits from the lowest on.
    pub(crate) fn vartime_verify(self, rule: Rule, signed: &[Signed<'_>]) -> u8 {
        match self.0 {
            Kind::Single => vartime_verify_single(rule, signed),
            #[cfg(feature = "precomputed-tables")]
            Kind::Portable(machine) => equations(rule, signed).run(machine),
        }
    }
}

fn vartime_verify_single(rule: Rule, signed: &[Signed<'_>]) -> u8 {
    signed.iter().enumerate().fold(0, |mask, (i, one)| {
        let verdict = one.key.verify_with(rule, one.message, one.signature);
        mask | u8::from(verdict.is_ok()) << i
    })
}

/// Lanes beyond the signatures repeat the first.
#[cfg(feature = "precomputed-tables")]
fn equations<'a>(rule: Rule, signed: &[Signed<'a>]) -> Equations<'a> {
    let lanes: [Lane<'a>; COUNT] = core::array::from_fn(|lane| {
        let Signed {
            key,
            message,
            signature,
        } = signed.get(lane).unwrap_or(&signed[0]);
        Lane {
            key,
            r: signature.r_bytes(),
            s: Scalar::vartime_from_canonical(signature.s_bytes()),
            k: Variant::PURE.hash_after(&[signature.r_bytes(), key.as_bytes()], &[message]),
        }
    });
    Equations { rule, lanes }
}
