//! Ways to verify signatures, and the choice among them: one table.

use crate::equation::{Claim, Equations};
use crate::machine::{Job, Mask};
use crate::portable::Portable;
#[cfg(target_arch = "x86_64")]
use crate::vectors::{Avx2, Ifma};
use crate::verifying::vartime_single;
use limbforge_fields::p256::lanes8::LANES;

/// Signatures of a group.
pub(crate) const COUNT: usize = LANES;

/// A way to verify signatures that this processor has: for tests and measurements. All give the same verdicts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Single,
    Portable,
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
    #[cfg(target_arch = "x86_64")]
    Ifma(Ifma),
}

impl Path {
    /// One after the other, in words.
    pub const SINGLE: Path = Path(Kind::Single);

    /// Eight in lanes, and these as arrays, on any processor: what vectors are compared with.
    pub const PORTABLE: Path = Path(Kind::Portable);

    /// All that this processor has.
    pub fn all() -> impl Iterator<Item = Path> {
        [
            Some(Path::SINGLE),
            Some(Path::PORTABLE),
            #[cfg(target_arch = "x86_64")]
            Avx2::detect().map(|machine| Path(Kind::Avx2(machine))),
            #[cfg(target_arch = "x86_64")]
            Ifma::detect().map(|machine| Path(Kind::Ifma(machine))),
        ]
        .into_iter()
        .flatten()
    }

    /// The quickest for a group of at most eight. Vectors take the same time for any number.
    pub(crate) fn for_group(count: usize) -> Path {
        #[cfg(target_arch = "x86_64")]
        match (Ifma::detect(), Avx2::detect()) {
            (Some(machine), _) if count >= FROM_IFMA => return Path(Kind::Ifma(machine)),
            (None, Some(machine)) if count >= FROM_AVX2 => return Path(Kind::Avx2(machine)),
            _ => {}
        }
        let _ = count;
        Path::SINGLE
    }

    /// `single`, `portable`, `avx2` or `ifma`.
    pub fn name(self) -> &'static str {
        match self.0 {
            Kind::Single => "single",
            Kind::Portable => "portable",
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2(_) => "avx2",
            #[cfg(target_arch = "x86_64")]
            Kind::Ifma(_) => "ifma",
        }
    }

    /// Which of the first `count` claims are valid.
    pub(crate) fn vartime_verify(self, claims: &[Claim<'_>; COUNT], count: usize) -> Mask {
        match self.0 {
            Kind::Single => (0..count).fold(0, |valid, lane| {
                valid | Mask::from(vartime_single(claims[lane])) << lane
            }),
            Kind::Portable => Equations(*claims).run(Portable),
            #[cfg(target_arch = "x86_64")]
            Kind::Avx2(machine) => machine.run(Equations(*claims)),
            #[cfg(target_arch = "x86_64")]
            Kind::Ifma(machine) => machine.run(Equations(*claims)),
        }
    }
}

/// The fewest signatures for which vectors are quicker: on an Intel Rocket Lake eight took 87 µs, and one in words 52
/// µs.
#[cfg(target_arch = "x86_64")]
const FROM_IFMA: usize = 2;

/// The same by AVX2: on an AMD EPYC (Zen 3), beside other jobs, a signature of four took 179 µs and in words 161 µs; of
/// five 129 and 168 µs, of eight 79 and 165 µs.
#[cfg(target_arch = "x86_64")]
const FROM_AVX2: usize = 5;
