//! One lane: the generated field in words, of the width of the target.

use crate::bytes::{Words, little_endian};
use crate::machine::{Machine, Mask};
use core::borrow::Borrow;
use limbforge_fields::p256::{self as field, Element};

/// Needs nothing of the processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Single;

// Products are calls: a formula has a dozen.
impl Machine<1> for Single {
    type Element = Element;
    type Loose = Element;
    type Limbs = Element;
    type Row = Element;

    fn load(self, [number]: &[Words; 1]) -> Element {
        field::from_bytes(&little_endian(number))
    }

    #[inline(always)]
    fn add(self, x: &Element, y: &Element) -> Element {
        *x + *y
    }

    #[inline(always)]
    fn sub(self, x: &Element, y: &Element) -> Element {
        *x - *y
    }

    #[inline(always)]
    fn carry(self, x: &Element) -> Element {
        *x
    }

    #[inline(always)]
    fn mul(self, x: &impl Borrow<Element>, y: &impl Borrow<Element>) -> Element {
        mul(x.borrow(), y.borrow())
    }

    #[inline(always)]
    fn square(self, x: &impl Borrow<Element>) -> Element {
        square(x.borrow())
    }

    #[inline(always)]
    fn halve(self, x: &Element) -> Element {
        x.halve()
    }

    #[inline(always)]
    fn negate(self, lanes: Mask, x: &Element) -> Element {
        field::conditional_negate(x, lanes.into())
    }

    #[inline(always)]
    fn select(self, lanes: Mask, one: &Element, zero: &Element) -> Element {
        field::select(lanes.into(), one, zero)
    }

    #[inline(always)]
    fn zeros(self, x: &Element) -> Mask {
        field::is_zero(x) as Mask
    }

    #[inline(always)]
    fn row(self, x: &Element) -> Element {
        *x
    }

    #[inline(always)]
    fn vartime_gather(self, [row]: [&Element; 1]) -> Element {
        *row
    }
}

#[inline(never)]
fn mul(x: &Element, y: &Element) -> Element {
    *x * *y
}

#[inline(never)]
fn square(x: &Element) -> Element {
    x.square()
}
