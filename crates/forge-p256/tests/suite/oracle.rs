//! The yardstick: P-256 and ECDSA on big integers, in affine coordinates, from SEC 1.

use num_bigint::BigUint;

/// A point, or infinity.
pub type Point = Option<(BigUint, BigUint)>;

pub fn hex(text: &str) -> BigUint {
    BigUint::parse_bytes(text.as_bytes(), 16).expect("hexadecimal digits")
}

pub fn p() -> BigUint {
    hex("ffffffff00000001000000000000000000000000ffffffffffffffffffffffff")
}

pub fn n() -> BigUint {
    hex("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551")
}

pub fn b() -> BigUint {
    hex("5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b")
}

/// The base point (SEC 2, section 2.4.2).
pub fn g() -> Point {
    Some((
        hex("6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"),
        hex("4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"),
    ))
}

pub fn inverse(x: &BigUint, modulus: &BigUint) -> BigUint {
    x.modinv(modulus).expect("x is not 0 modulo the prime")
}

fn minus(x: &BigUint, y: &BigUint) -> BigUint {
    (x + p() - y % p()) % p()
}

pub fn negate(point: &Point) -> Point {
    point.as_ref().map(|(x, y)| (x.clone(), (p() - y) % p()))
}

pub fn on_curve(x: &BigUint, y: &BigUint) -> bool {
    minus(&(x.modpow(&3u8.into(), &p()) + b()), &(x * 3u8)) == y * y % p()
}

/// A point with this abscissa, if there is one: p is 3 modulo 4.
pub fn lift(x: &BigUint) -> Point {
    let square = minus(&(x.modpow(&3u8.into(), &p()) + b()), &(x * 3u8));
    let y = square.modpow(&((p() + 1u8) >> 2), &p());
    on_curve(x, &y).then(|| (x.clone(), y))
}

pub fn add(left: &Point, right: &Point) -> Point {
    let (Some((x1, y1)), Some((x2, y2))) = (left, right) else {
        return left.clone().or(right.clone());
    };
    let slope = if x1 != x2 {
        minus(y2, y1) * inverse(&minus(x2, x1), &p())
    } else if y1 == y2 {
        minus(&(x1 * x1 * 3u8), &3u8.into()) * inverse(&(y1 * 2u8), &p())
    } else {
        return None;
    };
    let x = minus(&(&slope * &slope), &(x1 + x2));
    let y = minus(&(slope * minus(x1, &x)), y1);
    Some((x, y))
}

pub fn multiply(scalar: &BigUint, point: &Point) -> Point {
    (0..scalar.bits()).rev().fold(None, |sum, i| {
        let double = add(&sum, &sum);
        if scalar.bit(i) {
            add(&double, point)
        } else {
            double
        }
    })
}

/// SEC 1, section 4.1.4, with z the hash as a number.
pub fn verify(key: &Point, z: &BigUint, r: &BigUint, s: &BigUint) -> bool {
    let zero = BigUint::ZERO;
    if *r == zero || *s == zero || *r >= n() || *s >= n() {
        return false;
    }
    let w = inverse(s, &n());
    let base = multiply(&(z * &w % n()), &g());
    let sum = add(&base, &multiply(&(r * w % n()), key));
    sum.is_some_and(|(x, _)| x % n() == *r)
}

pub fn bytes(number: &BigUint) -> [u8; 32] {
    let digits = number.to_bytes_be();
    let mut bytes = [0; 32];
    bytes[32 - digits.len()..].copy_from_slice(&digits);
    bytes
}

/// The encoding without compression; of infinity the byte 0.
pub fn encode(point: &Point) -> Vec<u8> {
    match point {
        None => vec![0],
        Some((x, y)) => [&[4][..], &bytes(x), &bytes(y)].concat(),
    }
}

/// The point of an encoding without compression.
pub fn decode(bytes: &[u8; 65]) -> Point {
    let [x, y] = [&bytes[1..33], &bytes[33..]].map(BigUint::from_bytes_be);
    Some((x, y))
}
