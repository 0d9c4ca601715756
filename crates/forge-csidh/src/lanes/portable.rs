//! The generated field over lanes as arrays: on every processor, one lane after the other.

use super::{COUNT, Limbs, Machine};
use limbforge_fields::csidh512::lanes8::portable as field;

/// Needs no instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Portable;

fn element(x: &Limbs) -> field::Element {
    field::Element(x.0)
}

/// Sums are calls: see the fields of one element.
impl Machine for Portable {
    #[inline(never)]
    fn add(x: &Limbs, y: &Limbs) -> Limbs {
        Limbs(field::carry(&field::add(&element(x), &element(y))).0)
    }

    #[inline(never)]
    fn sub(x: &Limbs, y: &Limbs) -> Limbs {
        Limbs(field::carry(&field::sub(&element(x), &element(y))).0)
    }

    #[inline(never)]
    fn mul(x: &Limbs, y: &Limbs) -> Limbs {
        Limbs(field::mul(&element(x).relax(), &element(y).relax()).0)
    }

    #[inline(never)]
    fn square(x: &Limbs) -> Limbs {
        Limbs(field::square(&element(x).relax()).0)
    }

    #[inline(never)]
    fn select(lanes: u8, yes: &Limbs, no: &Limbs) -> Limbs {
        Limbs(field::select(lanes, &element(yes), &element(no)).0)
    }

    #[inline(never)]
    fn is_zero(x: &Limbs) -> u8 {
        field::is_zero(&element(x))
    }

    fn is_square(x: &Limbs) -> u8 {
        field::is_square(&element(x))
    }

    fn invert(x: &Limbs) -> Limbs {
        Limbs(field::invert(&element(x)).0)
    }

    fn from_rows(rows: &[[u8; 64]; COUNT]) -> Limbs {
        Limbs(field::from_words(&field::words_of_bytes(rows)).0)
    }

    fn to_rows(x: &Limbs) -> [[u8; 64]; COUNT] {
        field::bytes_of_words(&field::to_words(&element(x)))
    }
}
