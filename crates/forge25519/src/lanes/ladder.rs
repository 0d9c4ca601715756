//! The Montgomery ladder of [`crate::montgomery`], a secret and a point in each lane.

use super::field::{Fe, Sum};
use super::{COUNT, Hasher, Job, Machine, Mask, Word, Words, transpose};
use crate::montgomery::{A24, clamp};
use crate::wipe::Wiped;
use crate::words;
use core::array::from_fn;

/// X25519 of secrets and the u of points.
pub(crate) struct Ladders<'a> {
    pub(crate) secrets: [&'a [u8; 32]; COUNT],
    pub(crate) u: [&'a [u8; 32]; COUNT],
}

impl Job for Ladders<'_> {
    type Output = [[u8; 32]; COUNT];

    /// The loop of a single ladder: bit 254 of every secret is 1 and the lowest three are 0.
    #[inline(always)]
    fn run<M: Hasher>(self, machine: M) -> [[u8; 32]; COUNT] {
        let Ladders { secrets, u } = self;
        let clamped = Wiped(secrets.map(|secret| words::from_bytes(&Wiped(clamp(secret)))));
        let secrets = Wiped(transpose(&clamped));
        let u = u.map(|bytes| {
            let [a, b, c, d] = words::from_bytes(bytes);
            [a, b, c, d & (u64::MAX >> 1)]
        });
        let u = Fe::load(machine, &transpose(&u));
        let (x2, z2) = double(u, Fe::one(machine));
        // (x2 : z2) and (x3 : z3) of m·P and (m + 1)·P.
        let mut pair = [u, Fe::one(machine), x2, z2];
        let mut swapped = 0;
        for i in (3..254).rev() {
            let bits = bits(machine, &secrets, i);
            Fe::ladder_step(&mut pair, &u, swapped ^ bits);
            swapped = bits;
        }
        let [x2, z2, x3, z3] = pair;
        let mut x = Fe::select(swapped, &x3, &x2);
        let mut z = Fe::select(swapped, &z3, &z2);
        for _ in 0..3 {
            (x, z) = double(x, z);
        }
        let result = (x * z.invert()).store();
        from_fn(|lane| words::to_bytes(&result.map(|word| word[lane])))
    }
}

/// The lanes with a one at place i.
#[inline(always)]
fn bits<M: Machine>(machine: M, secrets: &Words, i: usize) -> Mask {
    let bit: Word = from_fn(|lane| secrets[i / 64][lane] >> (i % 64) & 1);
    machine.lanes_equal(&bit, 1)
}

/// [`Machine::ladder_step`] by single operations.
#[inline(always)]
pub(super) fn step<M: Machine>(
    machine: M,
    pair: [&mut M::Tight; 4],
    u: &M::Tight,
    exchanged: Mask,
) {
    let [x2, z2, x3, z3] = Fe::all(machine, pair.each_ref().map(|element| **element));
    let [u] = Fe::all(machine, [*u]);
    let (a, b, c, d) = (x2 + z2, x2 - z2, x3 + z3, x3 - z3);
    let (da, cb) = (d * a, c * b);
    let aa = Sum::select(exchanged, &c, &a).square();
    let bb = Sum::select(exchanged, &d, &b).square();
    let e = aa - bb;
    let results = Fe::limbs([
        aa * bb,
        e * (aa + e.mul_small(A24)),
        (da + cb).square(),
        u * (da - cb).square(),
    ]);
    for (element, result) in pair.into_iter().zip(results) {
        *element = result;
    }
}

/// 2·P of the point x : z.
#[inline(always)]
fn double<M: Machine>(x: Fe<M>, z: Fe<M>) -> (Fe<M>, Fe<M>) {
    let aa = (x + z).square();
    let bb = (x - z).square();
    let e = aa - bb;
    (aa * bb, e * (aa + e.mul_small(A24)))
}
