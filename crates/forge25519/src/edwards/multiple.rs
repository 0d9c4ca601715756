//! Multiples of any point, for secret scalars.

use super::{Cached, Point};
use crate::field::{Bit, Fe};
use crate::scalar::Scalar;

/// s·P for the integer s in [0, L). Constant-time; right also for points with a part of small order.
///
/// Windows of 4 bits from the top, each by a table of 0·P to 15·P of which every entry is read.
pub(crate) fn multiply(s: &Scalar, point: &Point) -> Point {
    let mut table = [Point::IDENTITY.cached(); 16];
    let step = point.cached();
    let mut multiple = Point::IDENTITY;
    for entry in &mut table[1..] {
        multiple = multiple.add(&step).extended();
        *entry = multiple.cached();
    }
    let mut sum = Point::IDENTITY;
    for byte in s.to_bytes().iter().rev() {
        for window in [byte >> 4, byte & 15] {
            for _ in 0..4 {
                sum = sum.double().extended();
            }
            sum = sum.add(&lookup(&table, window)).extended();
        }
    }
    sum
}

fn lookup(table: &[Cached; 16], index: u8) -> Cached {
    let mut found = table[0];
    for (entry, j) in table.iter().zip(0u8..) {
        let difference = u32::from(index ^ j);
        let same = Bit::from((difference.wrapping_sub(1) >> 31) as u8);
        found = Cached {
            sum: Fe::select(same, entry.sum, found.sum),
            difference: Fe::select(same, entry.difference, found.difference),
            double_z: Fe::select(same, entry.double_z, found.double_z),
            t2d: Fe::select(same, entry.t2d, found.t2d),
        };
    }
    found
}
