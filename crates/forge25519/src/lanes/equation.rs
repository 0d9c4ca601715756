//! Equations of signatures in lanes, with one chain of doublings for all lanes.

use super::base::Base;
use super::decode::{Encodings, vartime_decode, vartime_decode_pairs};
use super::digits::Windows;
use super::edwards::Point;
#[cfg(feature = "alloc")]
use super::joint::Joint;
use super::sha512::sha512;
use super::straus::{Table, vartime_straus};
use super::{COUNT, Hasher, Job, Machine, Mask, lanes, transpose};
use crate::integer::Integer;
use crate::lattice::Factors;
use crate::scalar::Scalar;
use crate::signed::Claim;
use crate::{Rule, VerifyingKey};
use core::array::from_fn;

/// A part of the verification of eight signatures, for measurements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Points R from bytes, and points A of keys into lanes.
    Decompression,
    /// Hashes of messages, reduced to challenges.
    Hashing,
    /// Half-size scalars, and those of the base point.
    Scalars,
    /// Multiples of R and A, and digits.
    Tables,
    /// One doubling.
    Doubling,
    /// One addition of multiples of R or A.
    Addition,
    /// One addition of multiples of the base point.
    BaseAddition,
    /// Comparison of the sums with the neutral element.
    Verdict,
}

/// Signatures of a lane, at most: with them the tables take 221 KB, which second caches hold.
pub(crate) const ROWS: usize = if cfg!(feature = "alloc") { 8 } else { 1 };

/// At most [`ROWS`] rows of eight signatures: number i is in lane i mod 8. Up to eight have an equation each. More have
/// one for each lane, and the rule needs the cofactor.
///
/// At the end of each stage, `passed` is called.
pub(crate) struct Equations<'a, F> {
    pub(crate) rule: Rule,
    pub(crate) claims: &'a [Claim<'a>],
    pub(crate) passed: F,
}

/// The results of equations.
pub(crate) struct Verdicts {
    /// Of each row, the signatures whose encodings are as the rule wants them. Others are not valid.
    pub(crate) candidates: [Mask; ROWS],
    /// The lanes whose candidates are all valid. In others, at least one is not.
    pub(crate) valid: Mask,
}

impl<F: FnMut(Stage)> Job for Equations<'_, F> {
    type Output = Verdicts;

    #[inline(always)]
    fn run<M: Hasher>(self, machine: M) -> Verdicts {
        let Equations {
            rule,
            claims,
            mut passed,
        } = self;
        let mut candidates = [0; ROWS];
        let mut own_tables = [Table::ZEROS; 2];
        let own;
        #[cfg(feature = "alloc")]
        let joint;
        // One call of the method for both, so that compilers put its formulas in place.
        let (base, tables, digits): (&Base, &[Table<M>], &[Windows]);
        if claims.len() <= COUNT {
            let (row, [r, a]) = vartime_decode_row(machine, claims);
            candidates[0] = row.vartime_candidates(rule, &r, &a);
            passed(Stage::Decompression);
            if candidates[0] == 0 {
                let valid = 0;
                return Verdicts { candidates, valid };
            }
            let k = row.challenges(machine);
            passed(Stage::Hashing);
            own = Own::vartime_new(machine, &row.s(), &k);
            passed(Stage::Scalars);
            Table::fill(&mut own_tables, [a.points, r.points]);
            passed(Stage::Tables);
            (base, tables, digits) = (&own.base, &own_tables, &own.digits);
        } else {
            #[cfg(not(feature = "alloc"))]
            unreachable!("more signatures than lanes");
            #[cfg(feature = "alloc")]
            {
                joint = Joint::vartime_new(machine, rule, claims);
                candidates = joint.candidates;
                (base, tables, digits) = (&joint.base, &joint.tables, &joint.digits);
            }
        }
        let sum = vartime_straus(machine, base, tables, digits, &mut passed);
        let sum = if rule.has_cofactor() {
            sum.multiply_by_cofactor()
        } else {
            sum
        };
        let valid = sum.identities();
        passed(Stage::Verdict);
        Verdicts { candidates, valid }
    }
}

/// Eight signatures, one in each lane.
pub(super) struct Row<'a> {
    claims: [&'a Claim<'a>; COUNT],
    /// The lanes of the list. Others repeat its first.
    filled: Mask,
    /// S where it is below L.
    s: [Option<Scalar>; COUNT],
}

impl<'a> Row<'a> {
    /// Of one to eight.
    fn vartime_new(list: &'a [Claim<'a>]) -> Row<'a> {
        let claims: [_; COUNT] = from_fn(|lane| list.get(lane).unwrap_or(&list[0]));
        Row {
            claims,
            filled: lanes(|lane| lane < list.len()),
            s: claims.map(|claim| Scalar::vartime_from_canonical(claim.signature.s_bytes())),
        }
    }

    /// S, or 0 where it is not below L.
    fn s(&self) -> [Scalar; COUNT] {
        self.s.map(Option::unwrap_or_default)
    }

    /// The lanes of the list.
    #[cfg(feature = "alloc")]
    pub(super) fn filled(&self) -> Mask {
        self.filled
    }

    /// Signatures in the list.
    #[cfg(feature = "alloc")]
    pub(super) fn len(&self) -> usize {
        self.filled.count_ones() as usize
    }

    fn r_bytes(&self) -> [&'a [u8; 32]; COUNT] {
        self.claims.map(|claim| claim.signature.r_bytes())
    }

    /// The points A if all are decoded.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn decoded_keys<M: Machine>(&self, machine: M) -> Option<Encodings<M>> {
        let keys = self.claims.map(Claim::decoded);
        let all = keys.iter().all(Option::is_some);
        let keys = all.then(|| keys.map(|key| key.expect("each is decoded")))?;
        Some(Encodings {
            points: Point::load_affine(machine, keys.map(VerifyingKey::point)),
            valid: Mask::MAX,
            canonical: lanes(|lane| keys[lane].is_canonical()),
        })
    }

    /// The signatures whose encodings and orders are as the rule wants them.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn vartime_candidates<M: Machine>(
        &self,
        rule: Rule,
        r: &Encodings<M>,
        a: &Encodings<M>,
    ) -> Mask {
        let s = lanes(|lane| self.s[lane].is_some());
        let mut candidates = self.filled & r.valid & a.valid & s;
        if rule.wants_canonical_r() {
            candidates &= r.canonical;
        }
        if rule.wants_canonical_key() {
            candidates &= a.canonical;
        }
        if rule.refuses_small_order() {
            candidates &= !r.points.small_orders() & !a.points.small_orders();
        }
        candidates
    }

    /// k = SHA-512(R ‖ A ‖ M).
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn challenges<M: Hasher>(&self, machine: M) -> [Scalar; COUNT] {
        let parts = self.claims.map(|claim| {
            let (r, key) = (claim.signature.r_bytes(), claim.key_bytes());
            [&r[..], &key[..], claim.message]
        });
        let hashes = sha512(machine, &parts);
        hashes.each_ref().map(Scalar::from_wide)
    }

    /// S, or 0 where it is not below L, and k of the signatures in the list.
    #[cfg(feature = "alloc")]
    #[inline(always)]
    pub(super) fn scalars<M: Hasher>(&self, machine: M) -> impl Iterator<Item = (Scalar, Scalar)> {
        let k = self.challenges(machine);
        self.s().into_iter().zip(k).take(self.len())
    }
}

/// At most eight signatures, and their points R and A.
#[cfg_attr(not(debug_assertions), inline(always))]
fn vartime_decode_row<'a, M: Machine>(
    machine: M,
    claims: &'a [Claim<'a>],
) -> (Row<'a>, [Encodings<M>; 2]) {
    let row = Row::vartime_new(claims);
    let r = row.r_bytes();
    let points = match row.decoded_keys(machine) {
        Some(a) => [vartime_decode(machine, &r), a],
        None => vartime_decode_pairs(machine, [&r, &row.claims.map(Claim::key_bytes)]),
    };
    (row, points)
}

/// At most twice as many, in rows. Points are decoded in pairs: R of both rows, or R and A of one.
#[cfg(feature = "alloc")]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) fn vartime_decode_rows<'a, M: Machine>(
    machine: M,
    claims: &'a [Claim<'a>],
) -> [Option<(Row<'a>, [Encodings<M>; 2])>; 2] {
    if claims.len() > COUNT {
        let (first, second) = claims.split_at(COUNT);
        let (first, second) = (Row::vartime_new(first), Row::vartime_new(second));
        let keys = (first.decoded_keys(machine), second.decoded_keys(machine));
        if let (Some(a), Some(b)) = keys {
            let [r, s] = vartime_decode_pairs(machine, [&first.r_bytes(), &second.r_bytes()]);
            return [Some((first, [r, a])), Some((second, [s, b]))];
        }
    }
    let mut rows = [None, None];
    for (claims, row) in claims.chunks(COUNT).zip(&mut rows) {
        *row = Some(vartime_decode_row(machine, claims));
    }
    rows
}

/// The scalars of u·(S·B − R − k·A) in each lane, as for one signature: with half-size u and v = u·k, modulo 8·L and
/// with odd u. That the scalars of a lane may be longer than those of the others costs time, nothing else.
pub(super) struct Own {
    base: Base,
    /// Of A, and of R.
    digits: [Windows; 2],
}

impl Own {
    #[inline(always)]
    fn vartime_new<M: Machine>(machine: M, s: &[Scalar; COUNT], k: &[Scalar; COUNT]) -> Own {
        let factors = vartime_factors(machine, k);
        let base = from_fn(|lane| Scalar::from_words(&factors[lane].u.0) * s[lane]);
        let u = factors.each_ref().map(|pair| Integer::negative(pair.u));
        let v = factors.each_ref().map(|pair| pair.v.negate());
        Own {
            base: Base::new(&base),
            digits: [v, u].map(|scalars| Windows::vartime_new(&scalars)),
        }
    }
}

/// Short factors of each lane, or those of the equation as it is written.
#[inline(always)]
pub(crate) fn vartime_factors<M: Machine>(machine: M, k: &[Scalar; COUNT]) -> [Factors; COUNT] {
    let candidates = machine.vartime_half_size(&transpose(&k.map(Scalar::to_words)));
    from_fn(|lane| {
        let (u, v) = candidates[lane];
        Factors::vartime_checked(u, v, &k[lane])
    })
}

/// u·(S·B − R − k·A) in each lane.
#[cfg(all(test, feature = "alloc"))]
pub(crate) fn vartime_equations<M: Machine>(
    machine: M,
    s: &[Scalar; COUNT],
    k: &[Scalar; COUNT],
    a: Point<M>,
    r: Point<M>,
) -> Point<M> {
    let own = Own::vartime_new(machine, s, k);
    let mut tables = [Table::ZEROS; 2];
    Table::fill(&mut tables, [a, r]);
    vartime_straus(machine, &own.base, &tables, &own.digits, &mut |_| ())
}
