//! The forms of elements, as the measured loops call them: each operation is a call.

use limbforge_fields::{csidh512, p521};
use limbforge_onelane::fold::{self, Fold};
use limbforge_onelane::montgomery::{Modulus, Number, limbs};
use limbforge_onelane::printed;
use limbforge_onelane::rns::{self, Rns};
use limbforge_onelane::scalar1024::{self, Scalar};
use num_bigint::BigUint;

/// Products, S side by side, with results in memory of the caller.
pub trait Form<const S: usize> {
    type Element: Copy;
    /// An element that depends on a seed, in the range that products have.
    fn element(&self, seed: u64) -> Self::Element;
    fn mul(&self, out: &mut [Self::Element; S], a: [&Self::Element; S], b: [&Self::Element; S]);
    fn square(&self, out: &mut [Self::Element; S], a: [&Self::Element; S]) {
        self.mul(out, a, a);
    }
    /// a·b + c·d.
    fn dot(
        &self,
        out: &mut [Self::Element; S],
        ab: [[&Self::Element; S]; 2],
        cd: [[&Self::Element; S]; 2],
    );
}

fn pairs<'a, T, const S: usize>(x: [&'a T; S], y: [&'a T; S]) -> [[&'a T; 2]; S] {
    std::array::from_fn(|s| [x[s], y[s]])
}

/// A number below 2^500 without structure.
pub fn number(seed: u64) -> BigUint {
    BigUint::from(seed + 3).pow(500) % ((BigUint::from(1u8) << 500) - 1u8)
}

/// CSIDH-512 in searched assembly, where the processor has BMI2.
pub struct Csidh;

impl Form<1> for Csidh {
    type Element = csidh512::Element;

    fn element(&self, seed: u64) -> csidh512::Element {
        let mut bytes = number(seed).to_bytes_le();
        bytes.resize(64, 0);
        csidh512::Element::from_bytes(&bytes.try_into().expect("64 bytes"))
    }

    #[inline(always)]
    fn mul(
        &self,
        out: &mut [Self::Element; 1],
        [a]: [&csidh512::Element; 1],
        [b]: [&csidh512::Element; 1],
    ) {
        out[0] = csidh512::x86_64::mul(a, b);
    }

    #[inline(always)]
    fn square(&self, out: &mut [Self::Element; 1], [a]: [&csidh512::Element; 1]) {
        out[0] = csidh512::x86_64::square(a);
    }

    #[inline(always)]
    fn dot(
        &self,
        out: &mut [Self::Element; 1],
        [[a], [b]]: [[&csidh512::Element; 1]; 2],
        [[c], [d]]: [[&csidh512::Element; 1]; 2],
    ) {
        out[0] = csidh_add(&csidh512::x86_64::mul(a, b), &csidh512::x86_64::mul(c, d));
    }
}

/// As forge-csidh has sums: a call.
#[inline(never)]
pub fn csidh_add(a: &csidh512::Element, b: &csidh512::Element) -> csidh512::Element {
    csidh512::word64::add(a, b)
}

/// As [`csidh_add`].
#[inline(never)]
pub fn csidh_sub(a: &csidh512::Element, b: &csidh512::Element) -> csidh512::Element {
    csidh512::word64::sub(a, b)
}

/// 2^521 − 1 as printed for words of 64 bits.
pub struct P521;

#[inline(never)]
fn p521_mul(a: &p521::word64::Loose, b: &p521::word64::Loose) -> p521::word64::Element {
    p521::word64::mul(a, b)
}

#[inline(never)]
fn p521_square(a: &p521::word64::Loose) -> p521::word64::Element {
    p521::word64::square(a)
}

#[inline(never)]
fn p521_add(a: &p521::word64::Element, b: &p521::word64::Element) -> p521::word64::Element {
    p521::word64::carry(&p521::word64::add(a, b))
}

impl Form<1> for P521 {
    type Element = p521::word64::Element;

    fn element(&self, seed: u64) -> p521::word64::Element {
        let mut bytes = number(seed).to_bytes_le();
        bytes.resize(66, 0);
        p521::word64::from_bytes(&bytes.try_into().expect("66 bytes"))
    }

    #[inline(always)]
    fn mul(
        &self,
        out: &mut [Self::Element; 1],
        [a]: [&p521::word64::Element; 1],
        [b]: [&p521::word64::Element; 1],
    ) {
        out[0] = p521_mul(&a.relax(), &b.relax());
    }

    #[inline(always)]
    fn square(&self, out: &mut [Self::Element; 1], [a]: [&p521::word64::Element; 1]) {
        out[0] = p521_square(&a.relax());
    }

    #[inline(always)]
    fn dot(
        &self,
        out: &mut [Self::Element; 1],
        [[a], [b]]: [[&p521::word64::Element; 1]; 2],
        [[c], [d]]: [[&p521::word64::Element; 1]; 2],
    ) {
        let products = [
            p521_mul(&a.relax(), &b.relax()),
            p521_mul(&c.relax(), &d.relax()),
        ];
        out[0] = p521_add(&products[0], &products[1]);
    }
}

/// 1024 bits in assembly. Sums are not measured there.
impl Form<1> for Scalar {
    type Element = scalar1024::Element;

    fn element(&self, seed: u64) -> scalar1024::Element {
        let digits = (number(seed) * number(seed + 1)).to_u64_digits();
        std::array::from_fn(|i| digits.get(i).copied().unwrap_or(0))
    }

    #[inline(always)]
    fn mul(
        &self,
        out: &mut [Self::Element; 1],
        [a]: [&scalar1024::Element; 1],
        [b]: [&scalar1024::Element; 1],
    ) {
        out[0] = Scalar::mul(*self, a, b);
    }

    #[inline(always)]
    fn square(&self, out: &mut [Self::Element; 1], [a]: [&scalar1024::Element; 1]) {
        out[0] = Scalar::square(*self, a);
    }

    fn dot(
        &self,
        out: &mut [Self::Element; 1],
        [[a], [b]]: [[&scalar1024::Element; 1]; 2],
        [[c], [d]]: [[&scalar1024::Element; 1]; 2],
    ) {
        // Both products without their sum, which would take some 30 cycles more.
        out[0] = Scalar::mul(*self, a, b);
        let other = Scalar::mul(*self, c, d);
        out[0].iter_mut().zip(other).for_each(|(x, y)| *x ^= y);
    }
}

impl<const L: usize, const R: usize, const S: usize> Form<S> for Modulus<L, R> {
    type Element = Number<R>;

    fn element(&self, seed: u64) -> Number<R> {
        limbs(&(number(seed) * number(seed + 1) % self.modulus()))
    }

    #[inline(always)]
    fn mul(&self, out: &mut [Self::Element; S], a: [&Number<R>; S], b: [&Number<R>; S]) {
        self.dot_into(out, a.map(|a| [a]), b.map(|b| [b]));
    }

    #[inline(always)]
    fn dot(
        &self,
        out: &mut [Self::Element; S],
        [a, b]: [[&Number<R>; S]; 2],
        [c, d]: [[&Number<R>; S]; 2],
    ) {
        self.dot_into(out, pairs(a, c), pairs(b, d));
    }
}

impl<const S: usize> Form<S> for Fold {
    type Element = fold::Element;

    fn element(&self, seed: u64) -> fold::Element {
        Fold::enter(&number(seed))
    }

    #[inline(always)]
    fn mul(&self, out: &mut [Self::Element; S], a: [&fold::Element; S], b: [&fold::Element; S]) {
        self.dot_into(out, a.map(|a| [a]), b.map(|b| [b]));
    }

    #[inline(always)]
    fn dot(
        &self,
        out: &mut [Self::Element; S],
        [a, b]: [[&fold::Element; S]; 2],
        [c, d]: [[&fold::Element; S]; 2],
    ) {
        self.dot_into(out, pairs(a, c), pairs(b, d));
    }
}

/// The functions of a printed file.
macro_rules! printed {
    ($module:ident, $number:expr) => {
        impl Form<1> for printed::$module::Printed {
            type Element = printed::$module::Element;

            fn element(&self, seed: u64) -> Self::Element {
                self.enter(&printed::limbs(&$number(seed), printed::$module::BITS))
            }

            #[inline(always)]
            fn mul(
                &self,
                [out]: &mut [Self::Element; 1],
                [a]: [&Self::Element; 1],
                [b]: [&Self::Element; 1],
            ) {
                Self::mul(*self, out, a, b);
            }

            #[inline(always)]
            fn square(&self, [out]: &mut [Self::Element; 1], [a]: [&Self::Element; 1]) {
                Self::square(*self, out, a);
            }

            #[inline(always)]
            fn dot(
                &self,
                [out]: &mut [Self::Element; 1],
                [[a], [b]]: [[&Self::Element; 1]; 2],
                [[c], [d]]: [[&Self::Element; 1]; 2],
            ) {
                let mut products = [*a; 2];
                Self::mul(*self, &mut products[0], a, b);
                Self::mul(*self, &mut products[1], c, d);
                self.add(out, &products[0], &products[1]);
            }
        }
    };
}

printed!(p521, number);
printed!(csidh512, number);
printed!(x1024, |seed| number(seed) * number(seed + 1));

impl<const N: usize, const R: usize, const S: usize> Form<S> for Rns<N, R> {
    type Element = rns::Element<R>;

    fn element(&self, seed: u64) -> rns::Element<R> {
        let x = number(seed) * number(seed + 1) % self.modulus();
        let limbs: Vec<u64> = (0..self.modulus().bits().div_ceil(48))
            .map(|k| (&x >> (48 * k)) & BigUint::from((1u64 << 48) - 1))
            .map(|limb| u64::try_from(limb).expect("48 bits"))
            .collect();
        self.enter(&limbs)
    }

    #[inline(always)]
    fn mul(
        &self,
        out: &mut [Self::Element; S],
        a: [&rns::Element<R>; S],
        b: [&rns::Element<R>; S],
    ) {
        self.dot_into(out, a.map(|a| [a]), b.map(|b| [b]));
    }

    #[inline(always)]
    fn dot(
        &self,
        out: &mut [Self::Element; S],
        [a, b]: [[&rns::Element<R>; S]; 2],
        [c, d]: [[&rns::Element<R>; S]; 2],
    ) {
        self.dot_into(out, pairs(a, c), pairs(b, d));
    }
}
