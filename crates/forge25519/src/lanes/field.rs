//! The elements of [`crate::field`], an element in each lane, with the same operators and the same two bounds as types.

use super::{COUNT, Factor, Machine, Mask, Words};
use crate::edwards::{Several, power_p58_inline};
use core::ops::{Add, Mul, Neg, Sub};

/// Elements within tight bounds.
#[derive(Clone, Copy)]
pub(crate) struct Fe<M: Machine> {
    machine: M,
    limbs: M::Tight,
}

/// Elements within loose bounds.
#[derive(Clone, Copy)]
pub(crate) struct Sum<M: Machine> {
    machine: M,
    limbs: M::Loose,
}

impl<M: Machine> Fe<M> {
    /// Elements of their limbs.
    #[inline(always)]
    pub(super) fn all<const N: usize>(machine: M, limbs: [M::Tight; N]) -> [Fe<M>; N] {
        limbs.map(|limbs| Fe { machine, limbs })
    }

    /// The limbs of elements.
    #[inline(always)]
    pub(super) fn limbs<const N: usize>(elements: [Fe<M>; N]) -> [M::Tight; N] {
        elements.map(|element| element.limbs)
    }

    /// The elements of numbers below 2^255.
    #[inline(always)]
    pub(crate) fn load(machine: M, words: &Words) -> Fe<M> {
        let limbs = machine.load(words);
        Fe { machine, limbs }
    }

    /// The same element in all lanes.
    #[inline(always)]
    pub(crate) fn splat(machine: M, element: crate::field::Fe) -> Fe<M> {
        let words = crate::words::from_bytes(&element.to_bytes());
        Fe::load(machine, &words.map(|word| [word; COUNT]))
    }

    #[inline(always)]
    pub(crate) fn zero(machine: M) -> Fe<M> {
        Fe::load(machine, &[[0; COUNT]; 4])
    }

    #[inline(always)]
    pub(crate) fn one(machine: M) -> Fe<M> {
        Fe::load(machine, &[[1; COUNT], [0; COUNT], [0; COUNT], [0; COUNT]])
    }

    /// Stores the elements of each lane in the row at its place.
    #[inline(always)]
    pub(super) fn store_rows(elements: &[Fe<M>; 4], rows: &mut [M::Row], places: &[usize; COUNT]) {
        let machine = elements[0].machine;
        machine.store_rows(&Fe::limbs(*elements), rows, places);
    }

    /// The elements of a row in each lane.
    #[inline(always)]
    pub(super) fn load_rows(machine: M, rows: [&M::Row; COUNT]) -> [Fe<M>; 4] {
        Fe::all(machine, machine.load_rows(rows))
    }

    /// The elements of one row in all lanes.
    #[cfg(feature = "alloc")]
    #[inline(always)]
    pub(super) fn splat_row(machine: M, row: &M::Row) -> [Fe<M>; 4] {
        Fe::all(machine, machine.splat_row(row))
    }

    /// A step of the Montgomery ladder on X2, Z2, X3, Z3.
    #[inline(always)]
    pub(super) fn ladder_step(pair: &mut [Fe<M>; 4], u: &Fe<M>, exchanged: Mask) {
        let pair = pair.each_mut().map(|element| &mut element.limbs);
        u.machine.ladder_step(pair, &u.limbs, exchanged);
    }

    /// Exchanges elements in the lanes of the mask.
    #[inline(always)]
    pub(super) fn exchange(mask: Mask, x: &mut Fe<M>, y: &mut Fe<M>) {
        x.machine.exchange(mask, &mut x.limbs, &mut y.limbs);
    }

    /// The same by a mask that is public.
    #[inline(always)]
    pub(super) fn vartime_exchange(mask: Mask, x: &mut Fe<M>, y: &mut Fe<M>) {
        x.machine.vartime_exchange(mask, &mut x.limbs, &mut y.limbs);
    }

    /// The limbs of elements, in their places.
    #[inline(always)]
    pub(super) fn limbs_of<const N: usize>(elements: [&Fe<M>; N]) -> [&M::Tight; N] {
        elements.map(|element| &element.limbs)
    }

    /// The same, to be written.
    #[cfg(feature = "alloc")]
    #[inline(always)]
    pub(super) fn limbs_of_mut<const N: usize>(elements: [&mut Fe<M>; N]) -> [&mut M::Tight; N] {
        elements.map(|element| &mut element.limbs)
    }

    #[inline(always)]
    pub(crate) fn machine(&self) -> M {
        self.machine
    }

    /// The representatives below p.
    #[inline(always)]
    pub(crate) fn store(&self) -> Words {
        self.machine.store(&self.limbs)
    }

    #[inline(always)]
    pub(crate) fn square(self) -> Fe<M> {
        let machine = self.machine;
        let limbs = machine.square(self.factor());
        Fe { machine, limbs }
    }

    /// 1 / self, and 0 for 0: self^(p − 2), as p − 2 = 8·(2^252 − 3) + 3.
    #[inline(always)]
    pub(crate) fn invert(self) -> Fe<M> {
        let cube = self.square() * self;
        let mut power = power_p58_inline(self);
        for _ in 0..3 {
            power = power.square();
        }
        power * cube
    }

    /// The lanes that are 0.
    #[inline(always)]
    pub(crate) fn zeros(self) -> Mask {
        let [a, b, c, d] = self.store();
        let any = core::array::from_fn(|lane| a[lane] | b[lane] | c[lane] | d[lane]);
        self.machine.lanes_equal(&any, 0)
    }

    /// `one` in the lanes of the mask, `zero` in the others.
    #[inline(always)]
    pub(crate) fn select(mask: Mask, one: &Fe<M>, zero: &Fe<M>) -> Fe<M> {
        let machine = one.machine;
        let limbs = machine.select(mask, &one.limbs, &zero.limbs);
        Fe { machine, limbs }
    }

    /// The opposite in the lanes of the mask.
    #[inline(always)]
    pub(crate) fn negate_if(self, mask: Mask) -> Fe<M> {
        Fe::select(mask, &(-self).carry(), &self)
    }
}

impl<M: Machine> Several for Fe<M> {
    #[inline(always)]
    fn square(self) -> Fe<M> {
        Fe::square(self)
    }

    #[inline(always)]
    fn times(self, other: Fe<M>) -> Fe<M> {
        self * other
    }
}

impl<M: Machine> Sum<M> {
    /// Elements of their limbs.
    #[inline(always)]
    pub(super) fn all<const N: usize>(machine: M, limbs: [M::Loose; N]) -> [Sum<M>; N] {
        limbs.map(|limbs| Sum { machine, limbs })
    }

    /// The limbs of elements, in their places.
    #[inline(always)]
    pub(super) fn limbs_of<const N: usize>(elements: [&mut Sum<M>; N]) -> [&mut M::Loose; N] {
        elements.map(|element| &mut element.limbs)
    }

    /// Exchanges elements in the lanes of the mask.
    #[inline(always)]
    pub(super) fn exchange(mask: Mask, x: &mut Sum<M>, y: &mut Sum<M>) {
        x.machine.exchange_loose(mask, &mut x.limbs, &mut y.limbs);
    }

    /// The same by a mask that is public.
    #[inline(always)]
    pub(super) fn vartime_exchange(mask: Mask, x: &mut Sum<M>, y: &mut Sum<M>) {
        x.machine
            .vartime_exchange_loose(mask, &mut x.limbs, &mut y.limbs);
    }

    #[inline(always)]
    pub(super) fn machine(&self) -> M {
        self.machine
    }

    /// The same elements within tight bounds.
    #[inline(always)]
    pub(crate) fn carry(self) -> Fe<M> {
        let Sum { machine, limbs } = self;
        let limbs = machine.carry(&limbs);
        Fe { machine, limbs }
    }

    #[inline(always)]
    pub(crate) fn square(self) -> Fe<M> {
        let Sum { machine, limbs } = self;
        let limbs = machine.square(Factor::Loose(&limbs));
        Fe { machine, limbs }
    }
}

impl<M: Machine> Sum<M> {
    /// `one` in the lanes of the mask, `zero` in the others.
    #[inline(always)]
    pub(crate) fn select(mask: Mask, one: &Sum<M>, zero: &Sum<M>) -> Sum<M> {
        let machine = one.machine;
        let limbs = machine.select_loose(mask, &one.limbs, &zero.limbs);
        Sum { machine, limbs }
    }

    /// self · k, for k below 2^24.
    #[inline(always)]
    pub(crate) fn mul_small(self, k: u32) -> Fe<M> {
        let Sum { machine, limbs } = self;
        let limbs = machine.mul_small(&limbs, k);
        Fe { machine, limbs }
    }
}

impl<M: Machine> Add for Fe<M> {
    type Output = Sum<M>;
    #[inline(always)]
    fn add(self, other: Fe<M>) -> Sum<M> {
        let machine = self.machine;
        let limbs = machine.add(&self.limbs, &other.limbs);
        Sum { machine, limbs }
    }
}

impl<M: Machine> Sub for Fe<M> {
    type Output = Sum<M>;
    #[inline(always)]
    fn sub(self, other: Fe<M>) -> Sum<M> {
        let machine = self.machine;
        let limbs = machine.sub(&self.limbs, &other.limbs);
        Sum { machine, limbs }
    }
}

impl<M: Machine> Neg for Fe<M> {
    type Output = Sum<M>;
    #[inline(always)]
    fn neg(self) -> Sum<M> {
        let machine = self.machine;
        let limbs = machine.negate(&self.limbs);
        Sum { machine, limbs }
    }
}

/// What can be multiplied.
pub(super) trait Multiply<M: Machine> {
    fn factor(&self) -> Factor<'_, M>;
}

impl<M: Machine> Multiply<M> for Fe<M> {
    #[inline(always)]
    fn factor(&self) -> Factor<'_, M> {
        Factor::Tight(&self.limbs)
    }
}

impl<M: Machine> Multiply<M> for Sum<M> {
    #[inline(always)]
    fn factor(&self) -> Factor<'_, M> {
        Factor::Loose(&self.limbs)
    }
}

impl<M: Machine, Other: Multiply<M>> Mul<Other> for Fe<M> {
    type Output = Fe<M>;
    #[inline(always)]
    fn mul(self, other: Other) -> Fe<M> {
        let machine = self.machine;
        let limbs = machine.mul(self.factor(), other.factor());
        Fe { machine, limbs }
    }
}

impl<M: Machine, Other: Multiply<M>> Mul<Other> for Sum<M> {
    type Output = Fe<M>;
    #[inline(always)]
    fn mul(self, other: Other) -> Fe<M> {
        let machine = self.machine;
        let limbs = machine.mul(self.factor(), other.factor());
        Fe { machine, limbs }
    }
}
