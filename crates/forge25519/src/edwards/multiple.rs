//! Multiples of any point, for secret scalars.

use super::{Cached, Completed, Point};
use crate::field::{Bit, Fe};

/// 0·P to 15·P.
type Table = [Cached; 16];

/// s·P for any integer s of 32 little-endian bytes. Constant-time; right also for points with a part of small order.
///
/// Windows of 4 bits from the top, each by a table of 0·P to 15·P of which every entry is read.
pub(crate) fn multiply(s: &[u8; 32], point: &Point) -> Point {
    let table = table(point);
    let mut sum = Point::IDENTITY.double();
    for byte in s.iter().rev() {
        for window in [byte >> 4, byte & 15] {
            sum = times_16(sum).add(&lookup(&table, window));
        }
    }
    sum.extended()
}

/// Σ sᵢ·Pᵢ, by Straus' method with the windows of [`multiply`]. Constant-time but for the number of terms.
#[cfg(all(feature = "alloc", feature = "curve"))]
pub(crate) fn multiply_many(scalars: &[[u8; 32]], points: &[Point]) -> Point {
    let tables: alloc::vec::Vec<Table> = points.iter().map(table).collect();
    let mut sum = Point::IDENTITY.double();
    for place in (0..64).rev() {
        sum = times_16(sum);
        for (s, table) in scalars.iter().zip(&tables) {
            let window = s[place / 2] >> (4 * (place % 2)) & 15;
            sum = sum.add(&lookup(table, window));
        }
    }
    sum.extended()
}

fn table(point: &Point) -> Table {
    let mut table = [Point::IDENTITY.cached(); 16];
    let step = point.cached();
    let mut multiple = Point::IDENTITY;
    for entry in &mut table[1..] {
        multiple = multiple.add(&step).extended();
        *entry = multiple.cached();
    }
    table
}

#[inline(always)]
fn times_16(mut sum: Completed) -> Completed {
    for _ in 0..4 {
        sum = sum.double();
    }
    sum
}

fn lookup(table: &Table, index: u8) -> Cached {
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
