//! The equation of a batch: hashes, points and sums in lanes.

use super::decode::vartime_decode;
use super::edwards::Point;
use super::pippenger::{Multiples, vartime_pippenger};
use super::sha512::sha512;
use super::{COUNT, Hasher, Job, Mask, lanes};
use crate::batch::{Base, Hashes, Scalars, coefficients};
use crate::operation::Operation;
use crate::path::Path;
use crate::scalar::Scalar;
use crate::{Rule, Signature, VerifyingKey, edwards};
use alloc::vec::Vec;
use core::array::from_fn;

/// As many messages as signatures and keys.
pub(crate) struct Batch<'a> {
    pub(crate) rule: Rule,
    pub(crate) messages: &'a [&'a [u8]],
    pub(crate) signatures: &'a [Signature],
    pub(crate) keys: &'a [VerifyingKey],
}

impl Job for Batch<'_> {
    /// Σ z·(S·B − R − k·A), but for parts of small order; nothing if a signature is out of order.
    type Output = Option<edwards::Point>;

    #[inline(always)]
    fn run<M: Hasher>(self, machine: M) -> Option<edwards::Point> {
        let Batch {
            rule,
            messages,
            signatures,
            keys,
        } = self;
        let count = signatures.len();
        let (mut r, mut a) = (
            Multiples::with_capacity(count),
            Multiples::with_capacity(count),
        );
        let mut scalars = Vec::with_capacity(count);
        for first in (0..count).step_by(COUNT) {
            let here = (count - first).min(COUNT);
            // Lanes beyond the last repeat the group's first.
            let at: [usize; COUNT] = from_fn(|lane| first + if lane < here { lane } else { 0 });
            let (signatures, keys) = (at.map(|i| &signatures[i]), at.map(|i| &keys[i]));
            r.push_points(vartime_points(machine, rule, &signatures, &keys)?, here);
            a.push_points(
                Point::load_affine(machine, keys.map(|key| key.point())),
                here,
            );
            let parts = from_fn(|lane| {
                let key = &keys[lane].as_bytes()[..];
                [&signatures[lane].r_bytes()[..], key, messages[at[lane]]]
            });
            let challenges = sha512(machine, &parts);
            for (signature, challenge) in signatures.iter().zip(&challenges).take(here) {
                let s = Scalar::vartime_from_canonical(signature.s_bytes())?;
                scalars.push((s, Scalar::from_wide(challenge)));
            }
        }
        let inputs = scalars.iter().zip(signatures).zip(keys);
        let inputs = inputs.map(|(((_, k), signature), key)| (signature, key, k));
        let coefficients = coefficients(InLanes(machine), inputs);
        let mut base = Base::default();
        for ((s, k), z) in scalars.iter().zip(coefficients) {
            let Scalars { of_r, of_a } = base.add(z, s, k);
            r.push_scalar(of_r);
            a.push_scalar(of_a);
        }
        let sum = vartime_pippenger(machine, [&r, &a]);
        let base = edwards::multiply_base(Path::for_one(Operation::Key), &base.sum());
        Some(base.add(&sum.cached()).extended())
    }
}

#[derive(Clone, Copy)]
pub(super) struct InLanes<M>(pub(super) M);

impl<M: Hasher> Hashes for InLanes<M> {
    #[inline(always)]
    fn hash(self, messages: &[[&[u8]; 3]; COUNT]) -> [[u8; 64]; COUNT] {
        sha512(self.0, messages)
    }
}

/// The points R; nothing if one of the encodings of R and A is not as the rule wants it.
#[inline(always)]
fn vartime_points<M: Hasher>(
    machine: M,
    rule: Rule,
    signatures: &[&Signature; COUNT],
    keys: &[&VerifyingKey; COUNT],
) -> Option<Point<M>> {
    let r = vartime_decode(machine, &signatures.map(|signature| signature.r_bytes()));
    let mut accepted = r.valid;
    if rule.wants_canonical_r() {
        accepted &= r.canonical;
    }
    if rule.wants_canonical_key() {
        accepted &= lanes(|lane| keys[lane].is_canonical());
    }
    (accepted == Mask::MAX).then_some(r.points)
}
