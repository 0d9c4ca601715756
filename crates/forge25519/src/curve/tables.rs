//! Tables for multiples of a fixed point.

use super::traits::BasepointTable;
use super::{EdwardsPoint, RistrettoPoint, Scalar};
use crate::edwards::OwnTable;

/// Multiples of a fixed point. That of the base point is the crate's own table, and takes no computation.
#[derive(Clone)]
pub struct EdwardsBasepointTable(Option<OwnTable>);

/// The same by its other name in curve25519-dalek.
pub type EdwardsBasepointTableRadix16 = EdwardsBasepointTable;

impl EdwardsBasepointTable {
    /// The table of B.
    pub(super) const OF_BASEPOINT: EdwardsBasepointTable = EdwardsBasepointTable(None);
}

impl BasepointTable for EdwardsBasepointTable {
    type Point = EdwardsPoint;

    fn create(basepoint: &EdwardsPoint) -> EdwardsBasepointTable {
        EdwardsBasepointTable(Some(OwnTable::new(&basepoint.0)))
    }

    fn basepoint(&self) -> EdwardsPoint {
        self.mul_base(&Scalar::ONE)
    }

    fn mul_base(&self, scalar: &Scalar) -> EdwardsPoint {
        match &self.0 {
            // An integer and its remainder modulo L have the same multiple of B.
            None => EdwardsPoint::mul_base(scalar),
            Some(table) => EdwardsPoint(table.multiply(&scalar.bytes)),
        }
    }
}

/// Multiples of a fixed element of ristretto255.
#[derive(Clone)]
pub struct RistrettoBasepointTable(EdwardsBasepointTable);

impl RistrettoBasepointTable {
    /// The table of B.
    pub(super) const OF_BASEPOINT: RistrettoBasepointTable =
        RistrettoBasepointTable(EdwardsBasepointTable::OF_BASEPOINT);

    /// The table of an element.
    pub fn create(basepoint: &RistrettoPoint) -> RistrettoBasepointTable {
        RistrettoBasepointTable(EdwardsBasepointTable::create(&basepoint.0))
    }

    /// The element.
    pub fn basepoint(&self) -> RistrettoPoint {
        RistrettoPoint(self.0.basepoint())
    }
}

/// Products of tables and scalars.
macro_rules! multiples {
    ($Table:ty, $Point:ty, $f:expr) => {
        impl<'s> core::ops::Mul<&'s Scalar> for &$Table {
            type Output = $Point;
            fn mul(self, scalar: &'s Scalar) -> $Point {
                let f: fn(&$Table, &Scalar) -> $Point = $f;
                f(self, scalar)
            }
        }

        impl<'t> core::ops::Mul<&'t $Table> for &Scalar {
            type Output = $Point;
            fn mul(self, table: &'t $Table) -> $Point {
                table * self
            }
        }

        impl core::fmt::Debug for $Table {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct(stringify!($Table)).finish_non_exhaustive()
            }
        }
    };
}

multiples!(EdwardsBasepointTable, EdwardsPoint, |table, scalar| table
    .mul_base(scalar));
multiples!(RistrettoBasepointTable, RistrettoPoint, |table, scalar| {
    RistrettoPoint(&table.0 * scalar)
});
