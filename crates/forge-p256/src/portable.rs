//! Eight lanes as arrays, by the generated field: on every processor, and what vectors are compared with.

use crate::bytes::Words;
use crate::machine::{Machine, Mask};
use core::array::from_fn;
use core::borrow::Borrow;
use limbforge_fields::p256::lanes8::{LANES, LIMBS, portable as field};

/// Needs nothing of the processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Portable;

// Functions of their own, as eight products in the place of each would be a megabyte of code.
impl Machine<LANES> for Portable {
    type Element = field::Element;
    type Loose = field::Element;
    type Limbs = field::Element;
    type Row = [[u64; LANES]; LIMBS];

    #[inline(never)]
    fn load(self, numbers: &[Words; LANES]) -> field::Element {
        field::from_words(&from_fn(|word| numbers.map(|number| number[word])))
    }

    #[inline(never)]
    fn add(self, x: &field::Element, y: &field::Element) -> field::Element {
        field::add(x, y)
    }

    #[inline(never)]
    fn sub(self, x: &field::Element, y: &field::Element) -> field::Element {
        field::sub(x, y)
    }

    #[inline(always)]
    fn carry(self, x: &field::Element) -> field::Element {
        *x
    }

    #[inline(always)]
    fn mul(
        self,
        x: &impl Borrow<field::Element>,
        y: &impl Borrow<field::Element>,
    ) -> field::Element {
        mul(x.borrow(), y.borrow())
    }

    #[inline(always)]
    fn square(self, x: &impl Borrow<field::Element>) -> field::Element {
        square(x.borrow())
    }

    #[inline(never)]
    fn halve(self, x: &field::Element) -> field::Element {
        field::halve(x)
    }

    #[inline(never)]
    fn negate(self, lanes: Mask, x: &field::Element) -> field::Element {
        field::conditional_negate(x, lanes)
    }

    #[inline(never)]
    fn select(self, lanes: Mask, one: &field::Element, zero: &field::Element) -> field::Element {
        field::select(lanes, one, zero)
    }

    #[inline(never)]
    fn zeros(self, x: &field::Element) -> Mask {
        field::is_zero(x)
    }

    fn row(self, x: &field::Element) -> [[u64; LANES]; LIMBS] {
        x.0
    }

    fn vartime_gather(self, rows: [&[[u64; LANES]; LIMBS]; LANES]) -> field::Element {
        field::Element(from_fn(|limb| from_fn(|lane| rows[lane][limb][lane])))
    }
}

#[inline(never)]
fn mul(x: &field::Element, y: &field::Element) -> field::Element {
    field::mul(x, y)
}

#[inline(never)]
fn square(x: &field::Element) -> field::Element {
    field::square(x)
}
