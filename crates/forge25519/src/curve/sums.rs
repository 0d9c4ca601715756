//! Sums of multiples of many points.

use super::edwards::multiple;
use super::traits::{MultiscalarMul, VartimeMultiscalarMul, VartimePrecomputedMultiscalarMul};
use super::{EdwardsPoint, RistrettoPoint, Scalar};
use crate::edwards::{self, Odd, Point, Term, odd_multiples};
use crate::integer::{Integer, Natural};
use crate::scalar::Scalar as Unpacked;
use crate::words;
use alloc::vec::Vec;
use core::borrow::Borrow;

impl MultiscalarMul for EdwardsPoint {
    type Point = EdwardsPoint;

    fn multiscalar_mul<I, J>(scalars: I, points: J) -> EdwardsPoint
    where
        I: IntoIterator,
        I::Item: Borrow<Scalar>,
        J: IntoIterator,
        J::Item: Borrow<EdwardsPoint>,
    {
        let scalars = scalars.into_iter().map(|scalar| scalar.borrow().bytes);
        #[cfg_attr(not(feature = "zeroize"), allow(unused_mut))]
        let mut scalars: Vec<[u8; 32]> = scalars.collect();
        let points: Vec<Point> = points.into_iter().map(|point| point.borrow().0).collect();
        assert_eq!(scalars.len(), points.len(), "as many scalars as points");
        let sum = EdwardsPoint(edwards::multiply_many(&scalars, &points));
        #[cfg(feature = "zeroize")]
        zeroize::Zeroize::zeroize(&mut scalars.iter_mut());
        sum
    }
}

impl VartimeMultiscalarMul for EdwardsPoint {
    type Point = EdwardsPoint;

    fn optional_multiscalar_mul<I, J>(scalars: I, points: J) -> Option<EdwardsPoint>
    where
        I: IntoIterator,
        I::Item: Borrow<Scalar>,
        J: IntoIterator<Item = Option<EdwardsPoint>>,
    {
        let (mut scalars, mut points) = (scalars.into_iter(), points.into_iter());
        let mut multiples = Vec::new();
        loop {
            match (scalars.next(), points.next()) {
                (Some(scalar), Some(point)) => multiples.push(multiple(scalar.borrow(), &point?)),
                (None, None) => break,
                _ => panic!("as many scalars as points"),
            }
        }
        Some(EdwardsPoint(edwards::vartime_sum(
            &Unpacked::default(),
            &multiples,
        )))
    }
}

/// Tables of public points for sums of multiples.
pub struct VartimeEdwardsPrecomputation(Vec<Odd>);

impl VartimePrecomputedMultiscalarMul for VartimeEdwardsPrecomputation {
    type Point = EdwardsPoint;

    fn new<I>(static_points: I) -> VartimeEdwardsPrecomputation
    where
        I: IntoIterator,
        I::Item: Borrow<EdwardsPoint>,
    {
        let points = static_points.into_iter();
        VartimeEdwardsPrecomputation(
            points
                .map(|point| odd_multiples(&point.borrow().0))
                .collect(),
        )
    }

    fn len(&self) -> usize {
        self.0.len()
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn optional_mixed_multiscalar_mul<I, J, K>(
        &self,
        static_scalars: I,
        dynamic_scalars: J,
        dynamic_points: K,
    ) -> Option<EdwardsPoint>
    where
        I: IntoIterator,
        I::Item: Borrow<Scalar>,
        J: IntoIterator,
        J::Item: Borrow<Scalar>,
        K: IntoIterator<Item = Option<EdwardsPoint>>,
    {
        let mut tables = self.0.iter();
        let mut terms = Vec::new();
        for scalar in static_scalars {
            let table = tables.next().expect("at most as many scalars as points");
            let scalar = Natural(words::from_bytes(&scalar.borrow().bytes));
            terms.push(Term::vartime_of(&Integer::positive(scalar), *table));
        }
        let (mut scalars, mut points) = (dynamic_scalars.into_iter(), dynamic_points.into_iter());
        loop {
            match (scalars.next(), points.next()) {
                (Some(scalar), Some(point)) => {
                    terms.push(Term::vartime_new(&multiple(scalar.borrow(), &point?)));
                }
                (None, None) => break,
                _ => panic!("as many scalars as points"),
            }
        }
        let none = Unpacked::default();
        Some(EdwardsPoint(edwards::vartime_straus(&none, &terms)))
    }
}

impl MultiscalarMul for RistrettoPoint {
    type Point = RistrettoPoint;

    fn multiscalar_mul<I, J>(scalars: I, points: J) -> RistrettoPoint
    where
        I: IntoIterator,
        I::Item: Borrow<Scalar>,
        J: IntoIterator,
        J::Item: Borrow<RistrettoPoint>,
    {
        let points = points.into_iter().map(|point| point.borrow().0);
        RistrettoPoint(EdwardsPoint::multiscalar_mul(scalars, points))
    }
}

impl VartimeMultiscalarMul for RistrettoPoint {
    type Point = RistrettoPoint;

    fn optional_multiscalar_mul<I, J>(scalars: I, points: J) -> Option<RistrettoPoint>
    where
        I: IntoIterator,
        I::Item: Borrow<Scalar>,
        J: IntoIterator<Item = Option<RistrettoPoint>>,
    {
        let points = points.into_iter().map(|point| point.map(|point| point.0));
        EdwardsPoint::optional_multiscalar_mul(scalars, points).map(RistrettoPoint)
    }
}

/// Tables of public elements of ristretto255 for sums of multiples.
pub struct VartimeRistrettoPrecomputation(VartimeEdwardsPrecomputation);

impl VartimePrecomputedMultiscalarMul for VartimeRistrettoPrecomputation {
    type Point = RistrettoPoint;

    fn new<I>(static_points: I) -> VartimeRistrettoPrecomputation
    where
        I: IntoIterator,
        I::Item: Borrow<RistrettoPoint>,
    {
        let points = static_points.into_iter().map(|point| point.borrow().0);
        VartimeRistrettoPrecomputation(VartimeEdwardsPrecomputation::new(points))
    }

    fn len(&self) -> usize {
        self.0.len()
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn optional_mixed_multiscalar_mul<I, J, K>(
        &self,
        static_scalars: I,
        dynamic_scalars: J,
        dynamic_points: K,
    ) -> Option<RistrettoPoint>
    where
        I: IntoIterator,
        I::Item: Borrow<Scalar>,
        J: IntoIterator,
        J::Item: Borrow<Scalar>,
        K: IntoIterator<Item = Option<RistrettoPoint>>,
    {
        let points = dynamic_points
            .into_iter()
            .map(|point| point.map(|point| point.0));
        self.0
            .optional_mixed_multiscalar_mul(static_scalars, dynamic_scalars, points)
            .map(RistrettoPoint)
    }
}
