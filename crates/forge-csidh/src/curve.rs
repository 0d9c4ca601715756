//! Montgomery curves y² = x³ + A x² + x and x-only arithmetic on them (Montgomery 1987; Costello and Smith 2017).

use crate::arithmetic::Arithmetic;
use crate::ct;
use crate::primes::Chain;

/// A [`Chain`] in each lane that nobody is to know.
#[derive(Clone, Copy)]
pub struct SecretChain<F: Arithmetic> {
    /// A bit for each step.
    pub bits: F::Each<u64>,
    /// How many steps.
    pub steps: F::Each<u64>,
}

/// An x-coordinate X/Z; Z = 0 is the neutral point.
#[derive(Clone, Copy)]
pub struct Point<F> {
    /// X.
    pub x: F,
    /// Z.
    pub z: F,
}

/// A curve with A = a/c, as (a + 2c : 4c), which doublings take.
#[derive(Clone, Copy)]
pub struct Curve<F> {
    /// a + 2c.
    pub plus: F,
    /// 4c.
    pub four: F,
}

fn double<F: Arithmetic>(x: &F) -> F {
    x.add(x)
}

impl<F: Arithmetic> Point<F> {
    /// The point with an affine x-coordinate.
    pub fn affine(x: F) -> Point<F> {
        Point { x, z: F::ONE }
    }

    /// The lanes with the neutral point.
    pub fn is_neutral(&self) -> u64 {
        self.z.is_zero()
    }

    /// `yes` in the lanes of the choice, `no` in the others.
    pub fn select(choice: u64, yes: &Point<F>, no: &Point<F>) -> Point<F> {
        Point {
            x: F::select(choice, &yes.x, &no.x),
            z: F::select(choice, &yes.z, &no.z),
        }
    }

    /// `self + other`, for the difference of both: 4 M + 2 S.
    pub fn add(&self, other: &Point<F>, difference: &Point<F>) -> Point<F> {
        let mut sum = [self.x, self.z];
        F::montgomery_add(&mut sum, &[other.x, other.z], &[difference.x, difference.z]);
        let [x, z] = sum;
        Point { x, z }
    }
}

impl<F: Arithmetic> Curve<F> {
    /// The curve with coefficient A.
    pub fn from_coefficient(a: &F) -> Curve<F> {
        let two = double(&F::ONE);
        Curve {
            plus: a.add(&two),
            four: double(&two),
        }
    }

    /// a and c with A = a/c, up to a common factor.
    pub fn fraction(&self) -> (F, F) {
        // 4c·A = 4(plus − 2c) = 4 plus − 2·four
        let doubled = double(&self.plus);
        (double(&doubled.sub(&self.four)), self.four)
    }

    /// A, by an inversion.
    pub fn coefficient(&self) -> F {
        let (a, c) = self.fraction();
        a.mul(&c.invert())
    }

    /// 2·point: 4 M + 2 S.
    pub fn double(&self, point: &Point<F>) -> Point<F> {
        let low = point.x.sub(&point.z).square();
        let high = point.x.add(&point.z).square();
        let scaled = self.four.mul(&low);
        let between = high.sub(&low);
        Point {
            x: scaled.mul(&high),
            z: scaled.add(&self.plus.mul(&between)).mul(&between),
        }
    }

    /// n·point for the n of a chain, which is public.
    ///
    /// It is right if no difference within the chain is neutral or (0, 0): if the point's order has a factor above the
    /// largest difference, or is odd and coprime to all of them. Otherwise the result may be (0 : 0).
    pub fn multiply(&self, point: &Point<F>, chain: &Chain) -> Point<F> {
        let (mut a, mut b, mut c) = (self.double(point), *point, *point);
        for step in 0..chain.steps {
            let sum = a.add(&b, &c);
            if chain.bits >> step & 1 == 1 {
                c = b;
                b = a;
            } else {
                c = a;
            }
            a = sum;
        }
        a
    }

    /// n·point for the n of a chain with secret bits and at most so many steps.
    pub fn multiply_secret(&self, point: &Point<F>, chain: SecretChain<F>, most: u8) -> Point<F> {
        let (mut a, mut b, mut c) = (self.double(point), *point, *point);
        let (bits, steps) = (chain.bits.as_ref(), chain.steps.as_ref());
        for step in 0..u64::from(most) {
            let sum = a.add(&b, &c);
            let bit = F::lanes(|lane| bits[lane] >> step & 1);
            let going_on = F::lanes(|lane| ct::less(step, steps[lane]));
            c = Point::select(bit, &b, &a);
            b = Point::select(bit, &a, &b);
            a = Point::select(going_on, &sum, &a);
        }
        a
    }

    /// n·point, or nothing if a difference was neutral or (0, 0). The time depends on the point.
    pub(crate) fn vartime_multiply_exact(
        &self,
        point: &Point<F>,
        chain: &Chain,
    ) -> Option<Point<F>> {
        let (mut a, mut b, mut c) = (self.double(point), *point, *point);
        for step in 0..chain.steps {
            if c.x.is_zero() | c.z.is_zero() == 1 {
                return None;
            }
            let sum = a.add(&b, &c);
            if chain.bits >> step & 1 == 1 {
                c = b;
                b = a;
            } else {
                c = a;
            }
            a = sum;
        }
        Some(a)
    }
}
