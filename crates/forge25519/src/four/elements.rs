//! Four elements with operators.

#[cfg(feature = "precomputed-tables")]
use super::Entry;
use super::{COUNT, Machine, Mask, Number, Order};
use crate::field::Fe;
use crate::words;
use core::hint::black_box;
use core::ops::{Add, Mul, Sub};

/// An element in each lane, within tight bounds.
#[derive(Clone, Copy)]
pub(super) struct Elements<M: Machine> {
    machine: M,
    limbs: M::Tight,
}

/// An element in each lane, within loose bounds.
#[derive(Clone, Copy)]
pub(super) struct Sums<M: Machine> {
    machine: M,
    limbs: M::Loose,
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
        let [a, b, c, d] = numbers;
        let number = |n: u32| [n.into(), 0, 0, 0];
        Elements::load(machine, &[number(a), number(b), number(c), number(d)])
    }

    /// The elements of four numbers below p.
    #[inline(always)]
    pub(super) fn of(machine: M, elements: [Fe; COUNT]) -> Elements<M> {
        let [a, b, c, d] = elements;
        Elements::load(machine, &[number(a), number(b), number(c), number(d)])
    }

    /// [`Machine::lookup`].
    #[cfg(feature = "precomputed-tables")]
    #[inline(always)]
    pub(super) fn lookup(
        machine: M,
        row: &[Entry; 16],
        neutral: &Entry,
        index: u64,
    ) -> Elements<M> {
        let limbs = machine.lookup(row, neutral, index);
        Elements { machine, limbs }
    }

    /// The representatives below p.
    #[inline(always)]
    pub(super) fn store(&self) -> [Number; COUNT] {
        self.machine.store(&self.limbs)
    }

    #[inline(always)]
    pub(super) fn square(self) -> Elements<M> {
        Sums::from(self).square()
    }

    /// [`Sums::with`].
    #[inline(always)]
    pub(super) fn with<const MASK: Mask>(self, other: impl Into<Sums<M>>) -> Sums<M> {
        Sums::from(self).with::<MASK>(other)
    }

    /// self + other, and self − other in the lanes of the mask.
    #[inline(always)]
    pub(super) fn plus_or_minus<const MASK: Mask>(self, other: Elements<M>) -> Sums<M> {
        let machine = self.machine;
        let limbs = machine.add_or_sub(MASK, &self.limbs, &other.limbs);
        Sums { machine, limbs }
    }

    #[inline(always)]
    pub(super) fn permuted(self, order: Order) -> Elements<M> {
        let machine = self.machine;
        let limbs = machine.permute(&order, &self.limbs);
        Elements { machine, limbs }
    }
}

impl<M: Machine> Sums<M> {
    /// The same elements within tight bounds.
    #[cfg(feature = "precomputed-tables")]
    #[inline(always)]
    pub(super) fn carry(self) -> Elements<M> {
        let machine = self.machine;
        let limbs = machine.carry(&self.limbs);
        Elements { machine, limbs }
    }

    #[inline(always)]
    pub(super) fn square(self) -> Elements<M> {
        let machine = self.machine;
        let limbs = machine.square(&self.limbs);
        Elements { machine, limbs }
    }

    /// The same with those of `other` in the lanes of the mask.
    #[inline(always)]
    pub(super) fn with<const MASK: Mask>(self, other: impl Into<Sums<M>>) -> Sums<M> {
        let machine = self.machine;
        let limbs = machine.blend::<MASK>(&other.into().limbs, &self.limbs);
        Sums { machine, limbs }
    }

    #[inline(always)]
    pub(super) fn permuted(self, order: Order) -> Sums<M> {
        let machine = self.machine;
        let limbs = machine.permute_loose(&order, &self.limbs);
        Sums { machine, limbs }
    }
}

impl<M: Machine> From<Elements<M>> for Sums<M> {
    #[inline(always)]
    fn from(x: Elements<M>) -> Sums<M> {
        let machine = x.machine;
        let limbs = machine.relax(&x.limbs);
        Sums { machine, limbs }
    }
}

impl<M: Machine> Add for Elements<M> {
    type Output = Sums<M>;
    #[inline(always)]
    fn add(self, other: Elements<M>) -> Sums<M> {
        let machine = self.machine;
        let limbs = machine.add(&self.limbs, &other.limbs);
        Sums { machine, limbs }
    }
}

impl<M: Machine> Sub for Elements<M> {
    type Output = Sums<M>;
    #[inline(always)]
    fn sub(self, other: Elements<M>) -> Sums<M> {
        let machine = self.machine;
        let limbs = machine.sub(&self.limbs, &other.limbs);
        Sums { machine, limbs }
    }
}

impl<M: Machine, Other: Into<Sums<M>>> Mul<Other> for Elements<M> {
    type Output = Elements<M>;
    #[inline(always)]
    fn mul(self, other: Other) -> Elements<M> {
        Sums::from(self) * other
    }
}

impl<M: Machine, Other: Into<Sums<M>>> Mul<Other> for Sums<M> {
    type Output = Elements<M>;
    #[inline(always)]
    fn mul(self, other: Other) -> Elements<M> {
        let machine = self.machine;
        let limbs = machine.mul(&self.limbs, &other.into().limbs);
        Elements { machine, limbs }
    }
}

#[inline(always)]
fn number(element: Fe) -> Number {
    words::from_bytes(&element.to_bytes())
}

/// `one` if the bit is 1, `zero` if it is 0. Constant-time.
#[inline(always)]
pub(super) fn chosen(bit: u64, one: Order, zero: Order) -> Order {
    // The compiler must not see that the bit is 0 or 1: it could branch on it.
    let mask = black_box(bit).wrapping_neg();
    [
        zero[0] ^ mask & (one[0] ^ zero[0]),
        zero[1] ^ mask & (one[1] ^ zero[1]),
        zero[2] ^ mask & (one[2] ^ zero[2]),
        zero[3] ^ mask & (one[3] ^ zero[3]),
    ]
}
