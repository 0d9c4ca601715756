//! Multiples of the base point for secret scalars, and encodings of points.

use super::edwards::{Completed, Niels, Point};
use super::field::Fe;
use super::{COUNT, Machine, Word};
use crate::scalar::Scalar;
use crate::wipe::Wiped;
use core::array::from_fn;
use limbforge_fields::edwards25519 as curve;

/// s·B in each lane. Constant-time: the digits and the table are those of a single multiplication, and every entry of a
/// window is read.
#[inline(always)]
pub(super) fn multiply_base<M: Machine>(machine: M, scalars: &[Scalar; COUNT]) -> Point<M> {
    let digits = scalars.map(Scalar::signed_windows);
    let mut sum = Completed::identity(machine);
    for (i, row) in curve::BASE.iter().enumerate() {
        let mut magnitude: Wiped<Word> = Wiped([0; COUNT]);
        let mut sign: Wiped<Word> = Wiped([0; COUNT]);
        for (lane, digits) in digits.iter().enumerate() {
            let digit = i64::from(digits[i]);
            sign.0[lane] = (digit >> 63) as u64;
            magnitude.0[lane] = (digit as u64 ^ sign[lane]).wrapping_sub(sign[lane]);
        }
        let [sum_words, difference, td] = machine.lookup(row, &curve::NEUTRAL, &magnitude);
        let multiple = Niels {
            sum: Fe::load(machine, &sum_words),
            difference: Fe::load(machine, &difference),
            td: Fe::load(machine, &td),
        };
        let negative = machine.lanes_equal(&sign, u64::MAX);
        sum.add_niels(multiple, negative);
    }
    sum.extended()
}

/// The x and y of each lane's point, by words below p.
#[inline(always)]
pub(crate) fn normalize<M: Machine>(point: Point<M>) -> [[[u64; 4]; COUNT]; 2] {
    let inverse = point.z.invert();
    [point.x * inverse, point.y * inverse].map(|coordinate| {
        let words = coordinate.store();
        from_fn(|lane| words.map(|word| word[lane]))
    })
}
