//! Points from field elements by Elligator 2 (Bernstein, Hamburg, Krasnova and Lange 2013), on projective curves as in
//! CTIDH (Banegas and others 2021).

use crate::arithmetic::Arithmetic;
use crate::curve::{Curve, Point};

/// A point of the curve and one of its twist, in each lane. Constant time.
///
/// With v = u² − 1 the points A/v and −A·u²/v are on one of both each, and A/v is on the curve if A·v·(A²·u² + v²) is
/// a square. For A = 0 they are u and −u, where u·(u² + 1) decides. Random u give points that count as random: the
/// reference proves this of no map, and measures it.
pub(crate) fn points<F: Arithmetic>(curve: &Curve<F>, u: &F) -> [Point<F>; 2] {
    let (a, c) = curve.fraction();
    let zero = a.is_zero();
    let squared = u.square();
    let v = squared.sub(&F::ONE);
    let z = c.mul(&v);
    let au = a.mul(u);
    let general = a.mul(&z).mul(&au.square().add(&z.square()));
    let special = u.mul(&squared.add(&F::ONE));
    let on_curve = F::select(zero, &special, &general).is_square();
    let first = Point {
        x: F::select(zero, u, &a),
        z: F::select(zero, &F::ONE, &z),
    };
    let second = Point {
        x: F::ZERO.sub(&F::select(zero, u, &a.mul(&squared))),
        z: first.z,
    };
    [
        Point::select(on_curve, &first, &second),
        Point::select(on_curve, &second, &first),
    ]
}
