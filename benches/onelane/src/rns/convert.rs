//! Conversions from and to integers, in constant time: products of matrices with vectors too.

use super::bases::Base;
use super::product::{HALF, accumulate, reduce};
use super::{Element, Rns, WIDTH};
use crate::carry::{exact, raise};
use crate::montgomery::{Number, limbs, load, store};
use crate::vector::{LANES, Vector, Words, Work, lane};
use num_bigint::BigUint;

/// Bits of a limb that is taken in. A product of one with a residue is below 2^97.
const IN: u32 = 48;
/// Powers of two times p that are taken off at the end: an integer below 2·(N + 2)·p, N ≤ 22, is below 2^6·p.
const POWERS: usize = 6;

#[derive(Clone, Debug)]
pub struct Constants<const R: usize> {
    /// Powers of 2^48 in both bases, as they are kept: first and second.
    powers: Vec<[[Words; R]; 2]>,
    /// M² modulo p, in both bases.
    enter: Element<R>,
    /// 1.
    one: Element<R>,
    /// M'/m' for each modulus: limbs of 52 bits.
    cofactors: Vec<Number<R>>,
    /// −M' modulo 2^(52·8·R): limbs.
    multiple: Number<R>,
    /// (N + 2)·p: limbs.
    bias: Number<R>,
    /// 2^k·p for k from 5 down to 0: limbs.
    off: [Number<R>; POWERS],
}

fn kept<const N: usize, const R: usize>(base: &Base<N, R>, x: &BigUint) -> [Words; R] {
    base.row(|j, _| x * base.scale[j])
}

impl<const R: usize> Constants<R> {
    pub fn new<const N: usize>(p: &BigUint, first: &Base<N, R>, second: &Base<N, R>) -> Self {
        let both = |x: &BigUint| Element {
            first: kept(first, x),
            second: kept(second, x),
        };
        let count = p.bits().div_ceil(u64::from(IN));
        let whole = BigUint::from(1u8) << (52 * LANES * R);
        Constants {
            powers: (0..count)
                .map(|k| both(&(BigUint::from(1u8) << (u64::from(IN) * k))))
                .map(|power| [power.first, power.second])
                .collect(),
            enter: both(&(&first.product * &first.product % p)),
            one: both(&BigUint::from(1u8)),
            cofactors: second
                .moduli
                .iter()
                .map(|m| limbs(&(&second.product / m)))
                .collect(),
            multiple: limbs(&(whole - &second.product)),
            bias: limbs(&(p * (N as u64 + 2))),
            off: std::array::from_fn(|k| limbs(&(p << (POWERS - 1 - k)))),
        }
    }
}

impl<const N: usize, const R: usize> Rns<N, R> {
    /// The element of a number below p, as limbs of 48 bits, of which there are as many as p has. Tight.
    ///
    /// # Panics
    /// If there are fewer or more limbs.
    #[must_use]
    pub fn enter(&self, limbs: &[u64]) -> Element<R> {
        assert_eq!(limbs.len(), self.convert.powers.len(), "limbs of 48 bits");
        let plain = self.machine.run(Enter { rns: self, limbs });
        let [out] = self.mul([&plain], [&self.convert.enter]);
        out
    }

    /// The number below p of a tight or loose element: limbs of 52 bits.
    #[must_use]
    pub fn leave(&self, x: &Element<R>) -> Number<R> {
        let [x] = self.mul([x], [&self.convert.one]);
        let mut limbs = self.machine.run(Leave { rns: self, x: &x });
        for off in &self.convert.off {
            subtract_once(&mut limbs, off);
        }
        limbs
    }
}

/// Takes a number off if it is not above. The choice is a mask.
fn subtract_once<const R: usize>(limbs: &mut Number<R>, off: &Number<R>) {
    let mut less = *limbs;
    let mut borrow = 0;
    for l in 0..LANES * R {
        let word = lane(limbs, l)
            .wrapping_sub(lane(off, l))
            .wrapping_sub(borrow);
        borrow = word >> 63;
        less[l / LANES].0[l % LANES] = word & crate::vector::LOW52;
    }
    let keep = std::hint::black_box(borrow).wrapping_neg();
    for l in 0..LANES * R {
        let limb = &mut limbs[l / LANES].0[l % LANES];
        *limb = *limb & keep | lane(&less, l) & !keep;
    }
}

struct Enter<'a, const N: usize, const R: usize> {
    rns: &'a Rns<N, R>,
    limbs: &'a [u64],
}

impl<const N: usize, const R: usize> Work for Enter<'_, N, R> {
    type Output = Element<R>;

    #[inline(always)]
    fn run<V: Vector>(self) -> Element<R> {
        let mut sums = [[[V::zero(); R]; 2]; 2];
        for (limb, powers) in self.limbs.iter().zip(&self.rns.convert.powers) {
            let limb = [V::splat(*limb); R];
            accumulate(&mut sums[0], &powers[0], limb);
            accumulate(&mut sums[1], &powers[1], limb);
        }
        Element {
            first: store(&reduce(&self.rns.first, &sums[0])),
            second: store(&reduce(&self.rns.second, &sums[1])),
        }
    }
}

struct Leave<'a, const N: usize, const R: usize> {
    rns: &'a Rns<N, R>,
    x: &'a Element<R>,
}

impl<const N: usize, const R: usize> Work for Leave<'_, N, R> {
    type Output = Number<R>;

    /// The integer of tight residues plus (N + 2)·p, which is not negative.
    #[inline(always)]
    fn run<V: Vector>(self) -> Number<R> {
        let constants = &self.rns.convert;
        let vector = self.rns.exact_vector::<V>(&load(&self.x.second));
        let mut multiple = V::splat(HALF);
        let mut halves = [load(&constants.bias), [V::zero(); R]];
        for (j, cofactor) in constants.cofactors.iter().enumerate() {
            let word = V::splat(lane(&vector, j));
            accumulate(&mut halves, cofactor, [word; R]);
            multiple = multiple.add(word);
        }
        accumulate(
            &mut halves,
            &constants.multiple,
            [multiple.down::<WIDTH>(); R],
        );
        let [low, high] = halves;
        let high = raise(&high);
        let mut sum = low;
        for r in 0..R {
            sum[r] = low[r].add(high[r]);
        }
        store(&exact(&sum))
    }
}
