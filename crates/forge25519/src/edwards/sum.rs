//! Sums of multiples of public points.

use super::Point;
use super::base::BaseTerm;
#[cfg(feature = "alloc")]
use super::straus::vartime_straus;
use super::straus::{Term, vartime_straus_of};
#[cfg(feature = "precomputed-tables")]
use crate::four::Equation;
use crate::integer::Integer;
use crate::lattice::Factors;
use crate::path::Path;
use crate::scalar::Scalar;

/// scalar·point, a summand.
#[derive(Clone, Copy)]
pub(crate) struct Multiple {
    pub(crate) scalar: Integer,
    pub(crate) point: Point,
}

/// From so many points on, two for each signature of a batch, Pippenger's method is quicker than Straus'. Measured with
/// m64 on an Intel Emerald Rapids: 64 signatures take 11.9 and 14.8 µs each by Straus' and by Pippenger's, 128 take
/// 12.0 by both, 160 take 12.0 and 11.5, 1024 take 12.9 and 9.2.
#[cfg(feature = "alloc")]
pub(crate) const PIPPENGER: usize = 280;

/// base·B + Σ multiples, for any number of them.
#[cfg(feature = "alloc")]
pub(crate) fn vartime_sum(base: &Scalar, multiples: &[Multiple]) -> Point {
    if multiples.len() < PIPPENGER {
        vartime_straus_sum(base, multiples)
    } else {
        super::pippenger::vartime_pippenger(base, multiples)
    }
}

/// The same by Straus' method.
#[cfg(feature = "alloc")]
pub(crate) fn vartime_straus_sum(base: &Scalar, multiples: &[Multiple]) -> Point {
    let terms: alloc::vec::Vec<Term> = multiples.iter().map(Term::vartime_new).collect();
    vartime_straus(base, &terms)
}

/// S·B − R − k·A times an odd number below 8·L, so that it is the neutral element, or of small order, if and only if
/// S·B − R − k·A is: with scalars of half size for all but a few k.
pub(crate) fn vartime_equation(path: Path, s: &Scalar, k: &Scalar, a: &Point, r: &Point) -> Point {
    vartime_equation_times(path, &Factors::vartime_new(k), s, a, r)
}

/// u·(S·B − R − k·A), as (u·S)·B − u·R − v·A.
pub(crate) fn vartime_equation_times(
    path: Path,
    factors: &Factors,
    s: &Scalar,
    a: &Point,
    r: &Point,
) -> Point {
    let Factors { u, v } = factors;
    let multiples = [
        Multiple {
            scalar: v.negate(),
            point: *a,
        },
        Multiple {
            scalar: Integer::negative(*u),
            point: *r,
        },
    ];
    let base = BaseTerm::vartime_new(&(Scalar::from_words(&u.0) * *s));
    #[cfg(feature = "precomputed-tables")]
    if let Some(sum) = path.run_four(Equation {
        base: &base,
        multiples: &multiples,
    }) {
        return sum;
    }
    #[cfg(not(feature = "precomputed-tables"))]
    let _ = path;
    vartime_straus_of(&base, &multiples.each_ref().map(Term::vartime_new))
}
