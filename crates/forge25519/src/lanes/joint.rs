//! One equation for several signatures in each lane.

use super::base::Base;
use super::batch::InLanes;
use super::decode::{vartime_decode, vartime_decode_pairs};
use super::digits::Windows;
use super::equation::{ROWS, Row};
use super::straus::Table;
use super::{COUNT, Hasher, Mask, has};
use crate::batch::{self, Scalars, coefficients};
use crate::integer::{Integer, Natural};
use crate::{Rule, Signed};
use alloc::vec;
use alloc::vec::Vec;
use core::array::from_fn;

/// Σ z·(S·B − R − k·A) over the candidates of each lane, but for parts of small order, with the z of a
/// [batch](crate::verify_batch_with).
pub(super) struct Joint<M: Hasher> {
    /// Of each row, the signatures whose encodings are as the rule wants them.
    pub(super) candidates: [Mask; ROWS],
    pub(super) base: Base,
    /// Of R and A of each row.
    pub(super) tables: Vec<Table<M>>,
    pub(super) digits: Vec<Windows>,
}

impl<M: Hasher> Joint<M> {
    /// Of at most [`ROWS`] rows of eight.
    #[inline(always)]
    pub(super) fn vartime_new(machine: M, rule: Rule, signed: &[Signed<'_>]) -> Joint<M> {
        let rows: Vec<Row<'_>> = signed.chunks(COUNT).map(Row::new).collect();
        let mut tables = vec![Table::ZEROS; 2 * rows.len()];
        let mut candidates = [0; ROWS];
        for (i, pair) in rows.chunks(2).enumerate() {
            let decoded = if let [first, second] = pair {
                vartime_decode_pairs(machine, [&first.r_bytes(), &second.r_bytes()]).map(Some)
            } else {
                [Some(vartime_decode(machine, &pair[0].r_bytes())), None]
            };
            for (j, (row, r)) in pair.iter().zip(decoded.iter().flatten()).enumerate() {
                let at = 2 * i + j;
                let a = row.load_keys(machine);
                candidates[at] = row.vartime_candidates(rule, r, &a);
                tables[2 * at].fill(r.points);
                tables[2 * at + 1].fill(a);
            }
        }
        let mut scalars = Vec::with_capacity(COUNT * rows.len());
        for row in &rows {
            let k = row.challenges(machine);
            let s = row.vartime_s().map(Option::unwrap_or_default);
            scalars.extend(s.into_iter().zip(k));
        }
        let inputs = signed.iter().zip(&scalars);
        let inputs = inputs.map(|(one, (_, k))| (one.signature, one.key, k));
        let coefficients = coefficients(InLanes(machine), inputs);
        let mut bases: [batch::Base; COUNT] = from_fn(|_| batch::Base::default());
        let mut digits = Vec::with_capacity(2 * rows.len());
        for (at, candidates) in candidates.iter().enumerate().take(rows.len()) {
            let (mut of_r, mut of_a) = ([ZERO; COUNT], [ZERO; COUNT]);
            for lane in (0..COUNT).filter(|lane| has(*candidates, *lane)) {
                let i = COUNT * at + lane;
                let (s, k) = &scalars[i];
                let Scalars { of_r: r, of_a: a } = bases[lane].add(coefficients[i], s, k);
                (of_r[lane], of_a[lane]) = (r, a);
            }
            digits.extend([of_r, of_a].map(|scalars| Windows::vartime_new(&scalars)));
        }
        Joint {
            candidates,
            base: Base::new(&bases.map(|base| base.sum())),
            tables,
            digits,
        }
    }
}

const ZERO: Integer = Integer {
    negative: false,
    magnitude: Natural::ZERO,
};
