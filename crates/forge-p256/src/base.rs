//! Multiples of the base point.

use crate::base_table::MULTIPLES;
use crate::digits::Digit;
use crate::machine::Machine;
use crate::point::Total;

/// Bits of a window: digits are at most 128.
pub(crate) const WIDTH: usize = 8;

const _: () = assert!(MULTIPLES.len() == 1 << (WIDTH - 1));

/// Adds the multiples of G by digits.
#[inline(always)]
pub(crate) fn vartime_add_to<const N: usize, M: Machine<N>>(
    machine: M,
    total: Total<N, M>,
    digit: &Digit<N>,
) -> Total<N, M> {
    let entries = digit
        .magnitude
        .map(|magnitude| &MULTIPLES[magnitude.max(1) - 1]);
    let x = machine.load(&entries.map(|[x, _]| *x));
    let y = machine.load(&entries.map(|[_, y]| *y));
    let y = machine.negate(digit.negative, &y);
    total.add_affine(&[x, y], digit.zero)
}
