//! Ways to compute one operation, or several at once, and the choice among them: one table.

use crate::operation::Operation;
#[cfg(vectors)]
use crate::vectors::{Avx2, Fma, Ifma};
use crate::{four, lanes};

/// A way to compute operations that this processor has: for tests and measurements. All give the same results. The one
/// named `fma` multiplies doubles, whose time no maker of processors promises to be constant, so keep secrets from it:
/// operations with secrets never choose it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Single,
    Four(four::Portable),
    #[cfg(vectors)]
    FourAvx2(Avx2),
    #[cfg(vectors)]
    FourIfma(Ifma),
    Eight(lanes::Portable),
    #[cfg(vectors)]
    EightAvx2(Avx2),
    #[cfg(vectors)]
    EightFma(Fma),
    #[cfg(vectors)]
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
            #[cfg(vectors)]
            Avx2::detect().map(|machine| Path(Kind::FourAvx2(machine))),
            #[cfg(vectors)]
            Ifma::detect().map(|machine| Path(Kind::FourIfma(machine))),
            Some(Path::PORTABLE),
            #[cfg(vectors)]
            Avx2::detect().map(|machine| Path(Kind::EightAvx2(machine))),
            #[cfg(vectors)]
            Fma::detect().map(|machine| Path(Kind::EightFma(machine))),
            #[cfg(vectors)]
            Ifma::detect().map(|machine| Path(Kind::EightIfma(machine))),
        ]
        .into_iter()
        .flatten()
    }

    /// The quickest for one operation.
    #[inline(always)]
    pub(crate) fn for_one(operation: Operation) -> Path {
        Choice::of(operation).one
    }

    /// The quickest for a group of at most eight.
    #[inline]
    pub(crate) fn for_group(operation: Operation, count: usize) -> Path {
        let Choice { one, eight, from } = Choice::of(operation);
        if count < from { one } else { eight }
    }

    /// Eight lanes for public inputs, and from how many signatures on one equation for all takes less time than one for
    /// each lane.
    ///
    /// Measured on an AMD EPYC (Zen 4): with IFMA, 64 take 14.7 thousand cycles each by one equation and 13.4 by rows,
    /// 128 12.3 and 13.4, 256 10.5 and 13.4. By products of doubles, 64 take 26.9 and 26.2, 128 22.9 and 26.2, and 256
    /// 19.4 and 26.2.
    #[inline]
    fn public_lanes() -> Option<(Path, usize)> {
        #[cfg(vectors)]
        if let Some(machine) = Ifma::detect() {
            return Some((Path(Kind::EightIfma(machine)), 112));
        }
        #[cfg(vectors)]
        if let Some(machine) = Fma::detect() {
            return Some((Path(Kind::EightFma(machine)), 128));
        }
        None
    }

    /// The quickest for one equation of so many signatures, or nothing if one for each takes less time, or one for each
    /// lane.
    #[cfg(feature = "alloc")]
    #[inline]
    pub(crate) fn for_batch(count: usize) -> Option<Path> {
        let Some((path, from)) = Path::public_lanes() else {
            return Some(Path::SINGLE);
        };
        (count >= from).then_some(path)
    }

    /// The quickest for rows of signatures that share an equation in each lane, or nothing if one for each signature
    /// takes less time.
    ///
    /// Measured on an AMD EPYC (Zen 4), in thousands of cycles: with IFMA, two rows take 314 together and 301 one
    /// after the other, three 411 and 452; with AVX2 two take 586 and 568, three 765 and 852. A row that is not full
    /// takes the time of a full one, and one signature 46 with IFMA.
    #[inline]
    pub(crate) fn for_rows(count: usize) -> Option<Path> {
        let (path, _) = Path::public_lanes()?;
        (count > 18).then_some(path)
    }

    /// `single`, `four`, `four avx2`, `four ifma`, `portable`, `avx2`, `fma` or `ifma`.
    pub fn name(self) -> &'static str {
        match self.0 {
            Kind::Single => "single",
            Kind::Four(_) => "four",
            #[cfg(vectors)]
            Kind::FourAvx2(_) => "four avx2",
            #[cfg(vectors)]
            Kind::FourIfma(_) => "four ifma",
            Kind::Eight(_) => "portable",
            #[cfg(vectors)]
            Kind::EightAvx2(_) => "avx2",
            #[cfg(vectors)]
            Kind::EightFma(_) => "fma",
            #[cfg(vectors)]
            Kind::EightIfma(_) => "ifma",
        }
    }

    /// The job over eight lanes; nothing if this way has others.
    #[inline]
    pub(crate) fn run<J: lanes::Job>(self, job: J) -> Option<J::Output> {
        match self.0 {
            Kind::Eight(machine) => Some(job.run(machine)),
            #[cfg(vectors)]
            Kind::EightAvx2(machine) => Some(machine.run(job)),
            #[cfg(vectors)]
            Kind::EightFma(machine) => Some(machine.run(job)),
            #[cfg(vectors)]
            Kind::EightIfma(machine) => Some(machine.run(job)),
            _ => None,
        }
    }

    /// The job over four lanes; nothing if this way has others.
    #[inline]
    pub(crate) fn run_four<J: four::Job>(self, job: J) -> Option<J::Output> {
        match self.0 {
            Kind::Four(machine) => Some(job.run(machine)),
            #[cfg(vectors)]
            Kind::FourAvx2(machine) => Some(machine.run_four(job)),
            #[cfg(vectors)]
            Kind::FourIfma(machine) => Some(machine.run_four(job)),
            _ => None,
        }
    }
}

/// The quickest paths of an operation.
struct Choice {
    /// For one.
    one: Path,
    /// For `from` and more. Eight lanes take the same time for any number of operations.
    eight: Path,
    from: usize,
}

impl Choice {
    /// Measured on an AMD EPYC (Zen 4), in thousands of cycles. The portable paths lose everywhere.
    ///
    /// IFMA: 4 verifications, signatures, keys and exchanges take 180, 71.3, 66.1 and 187 by four lanes and 149, 71.9,
    /// 64.4 and 171 by eight; 3 verifications take 135 and 3 exchanges 141 by four. 1 decoding takes 9.9 by four and 2
    /// take 19.3; by eight they take 16.5.
    ///
    /// AVX2: one verification, signature, key, decoding and exchange takes 98, 25, 24, 24 and 110 by four lanes and 91,
    /// 30, 29, 11.5 and 102 in words; eight together take 606, 190, 180, 73 and 551. By products of doubles eight
    /// verifications take 406, and decodings 35. They are for public inputs alone.
    #[inline(always)]
    fn of(operation: Operation) -> Choice {
        #[cfg(vectors)]
        if let Some(machine) = Ifma::detect() {
            return Choice {
                one: Path(Kind::FourIfma(machine)),
                eight: Path(Kind::EightIfma(machine)),
                from: match operation {
                    Operation::Decode => 2,
                    Operation::Verify | Operation::Key | Operation::Exchange => 4,
                    Operation::Sign => 5,
                },
            };
        }
        #[cfg(vectors)]
        if let Some(machine) = Avx2::detect() {
            let four = Path(Kind::FourAvx2(machine));
            let integers = |from| (Path(Kind::EightAvx2(machine)), from);
            let doubles = |from, otherwise| match Fma::detect() {
                Some(machine) => (Path(Kind::EightFma(machine)), from),
                None => integers(otherwise),
            };
            let (one, (eight, from)) = match operation {
                Operation::Verify => (Path::SINGLE, doubles(5, 8)),
                Operation::Sign | Operation::Key => (four, integers(8)),
                Operation::Decode => (Path::SINGLE, doubles(4, 5)),
                Operation::Exchange => (Path::SINGLE, integers(6)),
            };
            return Choice { one, eight, from };
        }
        let _ = operation;
        Choice {
            one: Path::SINGLE,
            eight: Path::SINGLE,
            from: 0,
        }
    }
}
