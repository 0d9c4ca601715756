//! Four elements with operators.

use super::{COUNT, Machine, Mask, Number, Order};
use core::hint::black_box;
use core::ops::{Add, Mul, Sub};

/// An element in each lane.
#[derive(Clone, Copy)]
pub(super) struct Elements<M: Machine> {
    machine: M,
    limbs: M::Elements,
}

impl<M: Machine> Elements<M> {
    #[inline(always)]
    pub(super) fn load(machine: M, numbers: &[Number; COUNT]) -> Elements<M> {
        let limbs = machine.load(numbers);
        Elements { machine, limbs }
    }

    /// The elements of small numbers.
    #[inline(always)]
    pub(super) fn small(machine: M, numbers: [u32; COUNT]) -> Elements<M> {
        Elements::load(machine, &numbers.map(|number| [number.into(), 0, 0, 0]))
    }

    /// The elements of four numbers below p.
    #[inline(always)]
    pub(super) fn of(machine: M, elements: [crate::field::Fe; COUNT]) -> Elements<M> {
        let numbers = elements.map(|element| crate::words::from_bytes(&element.to_bytes()));
        Elements::load(machine, &numbers)
    }

    /// The representatives below p.
    #[inline(always)]
    pub(super) fn store(&self) -> [Number; COUNT] {
        self.machine.store(&self.limbs)
    }

    #[inline(always)]
    pub(super) fn square(self) -> Elements<M> {
        let machine = self.machine;
        let limbs = machine.square(&self.limbs);
        Elements { machine, limbs }
    }

    /// The same with those of `other` in the lanes of the mask.
    #[inline(always)]
    pub(super) fn with(self, mask: Mask, other: Elements<M>) -> Elements<M> {
        let machine = self.machine;
        let limbs = machine.select(mask, &other.limbs, &self.limbs);
        Elements { machine, limbs }
    }

    #[inline(always)]
    pub(super) fn permuted(self, order: Order) -> Elements<M> {
        let machine = self.machine;
        let limbs = machine.permute(&order, &self.limbs);
        Elements { machine, limbs }
    }
}

impl<M: Machine> Add for Elements<M> {
    type Output = Elements<M>;
    #[inline(always)]
    fn add(self, other: Elements<M>) -> Elements<M> {
        let machine = self.machine;
        let limbs = machine.add(&self.limbs, &other.limbs);
        Elements { machine, limbs }
    }
}

impl<M: Machine> Sub for Elements<M> {
    type Output = Elements<M>;
    #[inline(always)]
    fn sub(self, other: Elements<M>) -> Elements<M> {
        let machine = self.machine;
        let limbs = machine.sub(&self.limbs, &other.limbs);
        Elements { machine, limbs }
    }
}

impl<M: Machine> Mul for Elements<M> {
    type Output = Elements<M>;
    #[inline(always)]
    fn mul(self, other: Elements<M>) -> Elements<M> {
        let machine = self.machine;
        let limbs = machine.mul(&self.limbs, &other.limbs);
        Elements { machine, limbs }
    }
}

/// `one` if the bit is 1, `zero` if it is 0. Constant-time.
#[inline(always)]
pub(super) fn chosen(bit: u64, one: Order, zero: Order) -> Order {
    // The compiler must not see that the bit is 0 or 1: it could branch on it.
    let mask = black_box(bit).wrapping_neg();
    core::array::from_fn(|i| zero[i] ^ mask & (one[i] ^ zero[i]))
}
