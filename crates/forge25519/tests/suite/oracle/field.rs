//! Integers modulo p = 2^255 − 19, always kept in 0..p.

use num_bigint::BigUint;
use std::ops::{Add, Mul, Sub};
use std::sync::LazyLock;

static P: LazyLock<BigUint> = LazyLock::new(|| (BigUint::from(1u8) << 255) - 19u8);

static L: LazyLock<BigUint> = LazyLock::new(|| {
    (BigUint::from(1u8) << 252) + 27_742_317_777_372_353_535_851_937_790_883_648_493_u128
});

/// 2^((p−1)/4): 2 is no square.
static ROOT_OF_MINUS_ONE: LazyLock<Element> =
    LazyLock::new(|| Element::small(2).power(&((&*P - 1u8) >> 2)));

/// p = 2^255 − 19.
pub fn modulus() -> &'static BigUint {
    &P
}

/// L, the order of the base point.
pub fn group_order() -> &'static BigUint {
    &L
}

/// An element of the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element(BigUint);

impl Element {
    pub fn new(n: &BigUint) -> Self {
        Self(n % &*P)
    }

    /// For n < 2p, where a subtraction is quicker than a division.
    fn below_twice_modulus(n: BigUint) -> Self {
        Self(if n >= *P { n - &*P } else { n })
    }

    pub fn small(n: u32) -> Self {
        Self(BigUint::from(n))
    }

    pub fn number(&self) -> &BigUint {
        &self.0
    }

    pub fn is_zero(&self) -> bool {
        self.0 == BigUint::ZERO
    }

    pub fn is_odd(&self) -> bool {
        self.0.bit(0)
    }

    pub fn negated(&self) -> Self {
        &Self::small(0) - self
    }

    pub fn power(&self, exponent: &BigUint) -> Self {
        Self(self.0.modpow(exponent, &P))
    }

    /// 1/a, and 0 for 0, by Fermat: a^(p−2).
    pub fn inverted(&self) -> Self {
        self.power(&(&*P - 2u8))
    }

    /// Some x with v·x² = u, if there is one. p = 5 (mod 8), so that a root of a = u/v is a^((p+3)/8), or that times a
    /// root of −1.
    pub fn root_of_ratio(u: &Self, v: &Self) -> Option<Self> {
        let ratio = u * &v.inverted();
        let x = ratio.power(&((&*P + 3u8) >> 3));
        [&x * &*ROOT_OF_MINUS_ONE, x]
            .into_iter()
            .find(|x| x * x == ratio)
    }
}

impl Add for &Element {
    type Output = Element;
    fn add(self, other: Self) -> Element {
        Element::below_twice_modulus(&self.0 + &other.0)
    }
}

impl Sub for &Element {
    type Output = Element;
    fn sub(self, other: Self) -> Element {
        Element::below_twice_modulus(&self.0 + &*P - &other.0)
    }
}

impl Mul for &Element {
    type Output = Element;
    fn mul(self, other: Self) -> Element {
        Element::new(&(&self.0 * &other.0))
    }
}
