//! Edwards25519: −x² + y² = 1 + d·x²·y², with all 8L points (RFC 8032, 5.1).

use super::field::Element;
use super::{from_bytes, group_order, modulus, to_bytes};
use num_bigint::BigUint;
use std::sync::LazyLock;

/// x = X/Z, y = Y/Z, x·y = T/Z.
#[derive(Clone, Debug)]
pub struct Point {
    x: Element,
    y: Element,
    z: Element,
    t: Element,
}

/// Which encodings of a point are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// RFC 8032, 5.1.3: y < p, and x = 0 goes with sign bit 0.
    Canonical,
    /// ZIP 215: y is taken mod p, and the sign of x = 0 is ignored.
    Zip215,
}

/// d = −121665/121666.
static D: LazyLock<Element> =
    LazyLock::new(|| &Element::small(121_665).negated() * &Element::small(121_666).inverted());

static DOUBLE_D: LazyLock<Element> = LazyLock::new(|| &*D + &*D);

static BASE: LazyLock<Doubles> = LazyLock::new(|| {
    // y = 4/5, x even.
    let y = &Element::small(4) * &Element::small(5).inverted();
    Doubles::new(&Point::decode(&to_bytes(y.number()), Reading::Canonical).expect("the base point"))
});

/// The base point B.
pub fn base() -> &'static Doubles {
    &BASE
}

/// The eight points of small order: the i-th is i times one of order 8.
pub fn small_order() -> Vec<Point> {
    // L times any point has small order, half of the time 8. y counts up until it does.
    let generator = (2u8..)
        .filter_map(|y| Point::decode(&to_bytes(&BigUint::from(y)), Reading::Canonical))
        .map(|point| point.times(group_order()))
        .find(|point| !point.times(&BigUint::from(4u8)).is_identity())
        .expect("a point of order 8");
    (0u8..8)
        .map(|i| generator.times(&BigUint::from(i)))
        .collect()
}

impl Point {
    pub fn identity() -> Self {
        Self::affine(Element::small(0), Element::small(1))
    }

    fn affine(x: Element, y: Element) -> Self {
        let t = &x * &y;
        Self {
            x,
            y,
            z: Element::small(1),
            t,
        }
    }

    pub fn decode(bytes: &[u8; 32], reading: Reading) -> Option<Self> {
        let mut number = from_bytes(bytes);
        let sign = number.bit(255);
        number.set_bit(255, false);
        if reading == Reading::Canonical && number >= *modulus() {
            return None;
        }
        let y = Element::new(&number);
        let one = Element::small(1);
        let square = &y * &y;
        // x² = (y² − 1)/(d·y² + 1); the denominator is never 0.
        let x = Element::root_of_ratio(&(&square - &one), &(&(&*D * &square) + &one))?;
        if reading == Reading::Canonical && x.is_zero() && sign {
            return None;
        }
        let x = if x.is_odd() == sign { x } else { x.negated() };
        Some(Self::affine(x, y))
    }

    /// y, with the lowest bit of x as bit 255.
    pub fn encode(&self) -> [u8; 32] {
        let inverse = self.z.inverted();
        let mut number = (&self.y * &inverse).number().clone();
        number.set_bit(255, (&self.x * &inverse).is_odd());
        to_bytes(&number)
    }

    pub fn is_identity(&self) -> bool {
        self.x.is_zero() && self.y == self.z
    }

    pub fn is_small_order(&self) -> bool {
        self.times_cofactor().is_identity()
    }

    pub fn times_cofactor(&self) -> Self {
        (0..3).fold(self.clone(), |point, _| point.plus(&point))
    }

    pub fn negated(&self) -> Self {
        Self {
            x: self.x.negated(),
            t: self.t.negated(),
            ..self.clone()
        }
    }

    /// The complete addition law (RFC 8032, 5.1.4): right for any two points, equal ones and those of small order
    /// included.
    pub fn plus(&self, other: &Self) -> Self {
        let a = &(&self.y - &self.x) * &(&other.y - &other.x);
        let b = &(&self.y + &self.x) * &(&other.y + &other.x);
        let c = &(&self.t * &other.t) * &*DOUBLE_D;
        let d = &self.z * &(&other.z + &other.z);
        let (e, f, g, h) = (&b - &a, &d - &c, &d + &c, &b + &a);
        Self {
            x: &e * &f,
            y: &g * &h,
            z: &f * &g,
            t: &e * &h,
        }
    }

    pub fn minus(&self, other: &Self) -> Self {
        self.plus(&other.negated())
    }

    /// n times the point, for any integer n ≥ 0, not reduced by anything.
    pub fn times(&self, n: &BigUint) -> Self {
        Doubles::new(self).times(n)
    }
}

impl PartialEq for Point {
    fn eq(&self, other: &Self) -> bool {
        &self.x * &other.z == &other.x * &self.z && &self.y * &other.z == &other.y * &self.z
    }
}

/// P, 2P, 4P, … 2^255·P: what a multiple is the sum of some of.
pub struct Doubles(Vec<Point>);

impl Doubles {
    pub fn new(point: &Point) -> Self {
        Self(
            std::iter::successors(Some(point.clone()), |point| Some(point.plus(point)))
                .take(256)
                .collect(),
        )
    }

    /// n·P for 0 ≤ n < 2^256.
    pub fn times(&self, n: &BigUint) -> Point {
        assert!(n.bits() <= 256, "a scalar of 256 bits at most");
        let bits = self.0.iter().zip(0..).filter(|(_, i)| n.bit(*i));
        bits.fold(Point::identity(), |sum, (power, _)| sum.plus(power))
    }
}
