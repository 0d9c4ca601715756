//! The group law by exhaustion on small curves, edwards25519 by its published numbers, and what is refused.

use num_bigint::BigUint;
use num_traits::{One, Zero};

use super::{Curve, CurveError, Point, Subgroup};
use crate::prime::Prime;

fn small(p: u32, a: u32, d: u32) -> Result<Curve, CurveError> {
    let prime = Prime::new(p.into()).expect("a prime");
    Curve::new(prime, a.into(), d.into())
}

fn all_points(curve: &Curve) -> Vec<Point> {
    let p = u32::try_from(curve.prime().value()).expect("a small prime");
    let pairs = (0..p).flat_map(|x| (0..p).map(move |y| (x, y)));
    let points = pairs.map(|(x, y)| Point {
        x: x.into(),
        y: y.into(),
    });
    points.filter(|point| curve.contains(point)).collect()
}

fn edwards25519() -> Curve {
    let prime = Prime::parse("curve25519").expect("a prime");
    let [a, d] = ["-1", "-121665/121666"].map(|text| prime.residue(text).expect("a residue"));
    Curve::new(prime, a, d).expect("a complete curve")
}

/// RFC 8032, section 5.1.
fn base() -> Point {
    let coordinates = [
        "15112221349535400772501151409588531511454012693041857206046113283949847762202",
        "46316835694926478169428394003475163141307993866256225615783033603165251855960",
    ];
    let [x, y] = coordinates.map(|text| text.parse().expect("decimal digits"));
    Point { x, y }
}

fn order() -> Prime {
    Prime::parse("2^252 + 27742317777372353535851937790883648493").expect("a prime")
}

#[test]
fn small_curves_are_groups() {
    for (p, a, d) in [(13, 1, 2), (13, 12, 2), (17, 16, 3), (11, 1, 2)] {
        let curve = small(p, a, d).expect("a complete curve");
        let points = all_points(&curve);
        assert_eq!(points.len() % 4, 0, "(0, 1), (0, -1) and two others");
        for p1 in &points {
            assert_eq!(curve.add(p1, &Point::neutral()), *p1);
            assert!(
                points
                    .iter()
                    .any(|p2| curve.add(p1, p2) == Point::neutral())
            );
            assert_eq!(
                curve.multiply(&points.len().into(), p1),
                Point::neutral(),
                "Lagrange"
            );
            for p2 in &points {
                let sum = curve.add(p1, p2);
                assert!(curve.contains(&sum));
                assert_eq!(sum, curve.add(p2, p1));
                for p3 in &points {
                    assert_eq!(curve.add(&sum, p3), curve.add(p1, &curve.add(p2, p3)));
                }
            }
        }
    }
}

#[test]
fn points_are_found_by_y_and_parity() {
    let curve = small(13, 1, 2).expect("a complete curve");
    for y in 0u32..13 {
        for odd in [false, true] {
            let expected = all_points(&curve)
                .into_iter()
                .find(|point| point.y == y.into() && point.x.bit(0) == odd);
            assert_eq!(curve.point(&y.into(), odd).ok(), expected, "{y} {odd}");
        }
    }
}

#[test]
fn the_base_point_of_rfc_8032() {
    let curve = edwards25519();
    let y = curve.prime().residue("4/5").expect("a residue");
    assert_eq!(curve.point(&y, false), Ok(base()));
    assert!(Subgroup::new(curve, base(), order()).is_ok());
}

/// Niels coordinates give their point back.
fn affine(curve: &Curve, [sum, difference, product]: [BigUint; 3]) -> Point {
    let p = curve.prime().value();
    let x = (&sum + p - &difference) % p;
    let y = (&sum + &difference) % p;
    assert_eq!(curve.d() * &x * &y % p, product);
    Point { x, y }
}

/// k B by the Montgomery ladder (RFC 7748, section 5) on the birationally equal curve, as u = (1 + y) / (1 - y).
fn ladder(p: &Prime, k: &BigUint) -> Option<BigUint> {
    let m = p.value();
    let sub = |a: &BigUint, b: &BigUint| (a + m - b) % m;
    let base = BigUint::from(9u32);
    let [mut x2, mut z2] = [BigUint::one(), BigUint::zero()];
    let [mut x3, mut z3] = [base.clone(), BigUint::one()];
    for i in (0..k.bits()).rev() {
        if k.bit(i) {
            (x2, z2, x3, z3) = (x3, z3, x2, z2);
        }
        let (plus, minus) = ((&x2 + &z2) % m, sub(&x2, &z2));
        let (aa, bb) = (&plus * &plus % m, &minus * &minus % m);
        let e = sub(&aa, &bb);
        let (da, cb) = (sub(&x3, &z3) * &plus % m, (&x3 + &z3) * &minus % m);
        let (sum, difference) = ((&da + &cb) % m, sub(&da, &cb));
        x3 = &sum * &sum % m;
        z3 = &difference * &difference % m * &base % m;
        x2 = &aa * &bb % m;
        z2 = &e * (&aa + &e * 121665u32) % m;
        if k.bit(i) {
            (x2, z2, x3, z3) = (x3, z3, x2, z2);
        }
    }
    Some(x2 * p.inverse(&z2)? % m)
}

fn is_multiple(group: &Subgroup, k: &BigUint, point: &Point) {
    let curve = group.curve();
    assert_eq!(affine(curve, curve.niels(point)), *point);
    assert_eq!(curve.multiply(k, group.base()), *point);
    let p = curve.prime();
    let inverse = p.inverse(&((p.value() + 1u32 - &point.y) % p.value()));
    let u = inverse.map(|inverse| (&point.y + 1u32) * inverse % p.value());
    assert_eq!(u, ladder(p, k), "{k}");
}

#[test]
fn tables_hold_the_multiples_that_they_should() {
    let group = Subgroup::new(edwards25519(), base(), order()).expect("of this order");
    let windows = group.windows(5);
    assert_eq!((windows.len(), windows[0].len()), (51, 16));
    for (i, row) in windows.iter().enumerate() {
        // The ends of each row, and an entry that wanders.
        for j in [0, (7 * i) % 16, 15] {
            is_multiple(&group, &(BigUint::from(j + 1) << (5 * i)), &row[j]);
        }
    }
    for shift in [0, 128] {
        let odd = group.odd_multiples(8, shift);
        assert_eq!(odd.len(), 64);
        for (j, point) in odd.iter().enumerate().step_by(9) {
            is_multiple(&group, &(BigUint::from(2 * j + 1) << shift), point);
        }
    }
    for (width, count) in [(4, 64), (5, 51), (6, 43), (8, 32)] {
        assert_eq!(group.window_count(width), count);
    }
}

#[test]
fn wrong_curves_and_points_are_refused() {
    assert_eq!(small(13, 0, 2), Err(CurveError::Degenerate));
    assert_eq!(small(13, 1, 26), Err(CurveError::Degenerate));
    assert_eq!(small(13, 2, 15), Err(CurveError::Degenerate));
    for (a, d, a_is_square, d_is_square) in [
        (2, 5, false, false),
        (1, 4, true, true),
        (2, 4, false, true),
    ] {
        let expected = CurveError::Incomplete {
            a_is_square,
            d_is_square,
        };
        assert_eq!(small(13, a, d), Err(expected));
    }
    let refused = |base: Point, order: Prime| {
        Subgroup::new(edwards25519(), base, order).expect_err("a refusal")
    };
    let Point { x, y } = base();
    let p = edwards25519().prime().value().clone();
    let swapped = Point {
        x: y.clone(),
        y: x.clone(),
    };
    assert_eq!(refused(swapped, order()), CurveError::NotOnCurve);
    let unreduced = Point { x: &x + &p, y };
    assert_eq!(refused(unreduced, order()), CurveError::NotOnCurve);
    assert_eq!(refused(Point::neutral(), order()), CurveError::Neutral);
    let other = Prime::parse("2^255 - 19").expect("a prime");
    assert_eq!(refused(base(), other), CurveError::OtherOrder);
    // B + (0, -1) is of order 2 L.
    let curve = edwards25519();
    let minus_one = Point {
        x: BigUint::zero(),
        y: &p - 1u32,
    };
    let doubled = curve.add(&base(), &minus_one);
    assert_eq!(refused(doubled, order()), CurveError::OtherOrder);
    assert_eq!(
        curve.point(&BigUint::one(), true),
        Err(CurveError::NoPoint),
        "x = 0 is even"
    );
}
