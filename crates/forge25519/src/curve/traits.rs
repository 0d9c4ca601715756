//! Traits of points.

use super::{Scalar, scalar::clamp_integer};
use core::borrow::Borrow;
use subtle::ConstantTimeEq;

/// Types with a neutral element.
pub trait Identity {
    /// The neutral element.
    fn identity() -> Self;
}

/// Whether something is the neutral element. Constant-time but for the answer.
pub trait IsIdentity {
    /// Whether it is.
    fn is_identity(&self) -> bool;
}

impl<T: ConstantTimeEq + Identity> IsIdentity for T {
    fn is_identity(&self) -> bool {
        self.ct_eq(&T::identity()).into()
    }
}

/// Tables for multiples of a fixed point.
pub trait BasepointTable {
    /// The type of points.
    type Point;

    /// The table of a point.
    fn create(basepoint: &Self::Point) -> Self;

    /// The point.
    fn basepoint(&self) -> Self::Point;

    /// scalar·basepoint. Constant-time.
    fn mul_base(&self, scalar: &Scalar) -> Self::Point;

    /// The clamped integer (RFC 7748, section 5) times the point. Constant-time.
    fn mul_base_clamped(&self, bytes: [u8; 32]) -> Self::Point {
        // Below 2^255, as tables take it. As it is not reduced, parts of small order get their multiple too.
        let bytes = clamp_integer(bytes);
        self.mul_base(&Scalar { bytes })
    }
}

/// Sums of multiples in constant time.
pub trait MultiscalarMul {
    /// The type of points.
    type Point;

    /// Σ sᵢ·Pᵢ. The time depends on the number of terms alone.
    ///
    /// # Panics
    /// If there are not as many scalars as points.
    fn multiscalar_mul<I, J>(scalars: I, points: J) -> Self::Point
    where
        I: IntoIterator,
        I::Item: Borrow<Scalar>,
        J: IntoIterator,
        J::Item: Borrow<Self::Point>;
}

/// Sums of multiples of public scalars and points.
pub trait VartimeMultiscalarMul {
    /// The type of points.
    type Point;

    /// Σ sᵢ·Pᵢ, or nothing if one of the points is missing.
    ///
    /// # Panics
    /// If there are not as many scalars as points.
    fn optional_multiscalar_mul<I, J>(scalars: I, points: J) -> Option<Self::Point>
    where
        I: IntoIterator,
        I::Item: Borrow<Scalar>,
        J: IntoIterator<Item = Option<Self::Point>>;

    /// Σ sᵢ·Pᵢ.
    ///
    /// # Panics
    /// If there are not as many scalars as points.
    fn vartime_multiscalar_mul<I, J>(scalars: I, points: J) -> Self::Point
    where
        I: IntoIterator,
        I::Item: Borrow<Scalar>,
        J: IntoIterator,
        J::Item: Borrow<Self::Point>,
        Self::Point: Clone,
    {
        let points = points.into_iter().map(|point| Some(point.borrow().clone()));
        Self::optional_multiscalar_mul(scalars, points).expect("no point is missing")
    }
}

/// Sums of multiples of public scalars and points, some of which are known beforehand.
pub trait VartimePrecomputedMultiscalarMul: Sized {
    /// The type of points.
    type Point: Clone;

    /// Tables of the points that are known.
    fn new<I>(static_points: I) -> Self
    where
        I: IntoIterator,
        I::Item: Borrow<Self::Point>;

    /// The number of points that are known.
    fn len(&self) -> usize;

    /// Whether there are none.
    fn is_empty(&self) -> bool;

    /// Σ of the known points, for at most as many scalars as there are.
    ///
    /// # Panics
    /// If there are more scalars.
    fn vartime_multiscalar_mul<I>(&self, static_scalars: I) -> Self::Point
    where
        I: IntoIterator,
        I::Item: Borrow<Scalar>,
    {
        let none = core::iter::empty::<Scalar>;
        let sum = self.optional_mixed_multiscalar_mul(static_scalars, none(), core::iter::empty());
        sum.expect("no point is missing")
    }

    /// Σ of the known points plus Σ of others.
    ///
    /// # Panics
    /// If there are more scalars than known points, or not as many other scalars as other points.
    fn vartime_mixed_multiscalar_mul<I, J, K>(
        &self,
        static_scalars: I,
        dynamic_scalars: J,
        dynamic_points: K,
    ) -> Self::Point
    where
        I: IntoIterator,
        I::Item: Borrow<Scalar>,
        J: IntoIterator,
        J::Item: Borrow<Scalar>,
        K: IntoIterator,
        K::Item: Borrow<Self::Point>,
    {
        let points = dynamic_points
            .into_iter()
            .map(|point| Some(point.borrow().clone()));
        self.optional_mixed_multiscalar_mul(static_scalars, dynamic_scalars, points)
            .expect("no point is missing")
    }

    /// The same, or nothing if one of the other points is missing.
    ///
    /// # Panics
    /// If there are more scalars than known points, or not as many other scalars as other points.
    fn optional_mixed_multiscalar_mul<I, J, K>(
        &self,
        static_scalars: I,
        dynamic_scalars: J,
        dynamic_points: K,
    ) -> Option<Self::Point>
    where
        I: IntoIterator,
        I::Item: Borrow<Scalar>,
        J: IntoIterator,
        J::Item: Borrow<Scalar>,
        K: IntoIterator<Item = Option<Self::Point>>;
}
