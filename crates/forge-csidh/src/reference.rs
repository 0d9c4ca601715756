//! The reference algorithm: algorithm 2 of Castryck, Lange, Martindale, Panny and Renes (2018), as their code runs it.

use crate::curve::{Curve, Point};
use crate::field::Field;
use crate::isogeny::{Step, isogeny};
use crate::kernel::{MOST, Room};
use crate::primes::{COUNT, PRIMES};
use crate::scalar::{Scalar, vartime_ladder};
use crate::stream::Stream;

/// The coefficient after the action of public exponents, given a coefficient. Supersingular curves only.
///
/// Each turn takes a random point of one of both twists, and with it a step for each prime that needs one in this
/// direction. The time depends on the exponents and on the points.
pub(crate) fn vartime_action<F: Field>(
    coefficient: &F,
    exponents: &[i8; COUNT],
    random: &mut Stream,
) -> F {
    let mut a = *coefficient;
    let mut room = Room::new();
    let mut left: [[u8; COUNT]; 2] = [
        exponents.map(|e| e.max(0).unsigned_abs()),
        exponents.map(|e| e.min(0).unsigned_abs()),
    ];
    while left.as_flattened().iter().any(|n| *n > 0) {
        let point = Point::affine(random.element::<F>());
        let twist = 1 - is_on(&a, &point.x) as usize;
        let left = &mut left[twist];
        if left.iter().any(|n| *n > 0) {
            a = turn(&mut room, &a, &point, left);
        }
    }
    a
}

/// 1 if x is that of a point of the curve itself: if x³ + A x² + x is a square.
fn is_on<F: Field>(a: &F, x: &F) -> u64 {
    x.square().add(&a.mul(x)).add(&F::ONE).mul(x).is_square()
}

/// One step for each prime that has some left.
fn turn<F: Field>(room: &mut Room<F, MOST>, a: &F, point: &Point<F>, left: &mut [u8; COUNT]) -> F {
    let mut curve = Curve::from_coefficient(a);
    let cofactor = product(Scalar::new(4), |i| left[i] == 0, COUNT);
    let mut point = vartime_ladder(&curve, point, &cofactor);
    for i in (0..COUNT).rev() {
        if left[i] == 0 {
            continue;
        }
        let rest = product(Scalar::new(1), |j| left[j] > 0, i);
        let kernel = vartime_ladder(&curve, &point, &rest);
        if kernel.is_neutral() == 0 {
            let step = Step {
                pairs: false,
                ..Step::of(PRIMES[i])
            };
            let point = core::slice::from_mut(&mut point);
            curve = isogeny(room, &curve, &kernel, step, point);
            left[i] -= 1;
        }
    }
    curve.coefficient()
}

/// `start` times the wanted primes below an index.
fn product(start: Scalar, wanted: impl Fn(usize) -> bool, below: usize) -> Scalar {
    let wanted = (0..below).filter(|i| wanted(*i));
    wanted.fold(start, |n, i| n.times(PRIMES[i]))
}
