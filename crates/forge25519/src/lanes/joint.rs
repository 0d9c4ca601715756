//! One equation for several signatures in each lane.

use super::base::Base;
use super::batch::InLanes;
use super::digits::Windows;
use super::equation::{ROWS, vartime_decode_rows};
use super::straus::Table;
use super::{COUNT, Hasher, Mask, has};
use crate::Rule;
use crate::batch::{self, Scalars, coefficients};
use crate::integer::{Integer, Natural};
use crate::signed::Claim;
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
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) fn vartime_new(machine: M, rule: Rule, claims: &[Claim<'_>]) -> Joint<M> {
        debug_assert!(rule.has_cofactor(), "{rule:?}");
        let mut candidates = [0; ROWS];
        let mut tables = vec![Table::ZEROS; 2 * claims.len().div_ceil(COUNT)];
        let mut scalars = Vec::with_capacity(claims.len());
        let mut places = candidates.iter_mut().zip(tables.chunks_exact_mut(2));
        for pair in claims.chunks(2 * COUNT) {
            let rows = vartime_decode_rows(machine, pair);
            for ((row, [r, a]), (candidates, tables)) in rows.iter().flatten().zip(&mut places) {
                *candidates = row.vartime_candidates(rule, r, a);
                Table::fill(tables, [r.points, a.points]);
                scalars.extend(row.scalars(machine));
            }
        }
        let coefficients = coefficients(
            InLanes(machine),
            claims.iter().copied(),
            scalars.iter().map(|(_, k)| k),
        );
        let mut bases: [batch::Base; COUNT] = from_fn(|_| batch::Base::default());
        let mut digits = Vec::with_capacity(tables.len());
        for (at, candidates) in candidates.iter().enumerate().take(tables.len() / 2) {
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
