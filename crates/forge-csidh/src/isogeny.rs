//! Isogenies of odd degree by Vélu's formulas on x-coordinates.
//!
//! The image of a point is that of Costello and Hisil (2017). The curve follows in twisted Edwards form (Moody and Shumow
//! 2011, theorem 3; Meyer and Reith 2018): with kernel points (X_i : Z_i), i = 1 … (ℓ − 1)/2, a + 2c becomes
//! `(a + 2c)^ℓ·∏(X_i + Z_i)^8`, and a − 2c becomes `(a − 2c)^ℓ·∏(X_i − Z_i)^8`.

use crate::curve::{Curve, Point};
use crate::field::Field;

/// (587 − 1)/2 points: half of the largest kernel.
const MOST: usize = 293;

/// (ℓ − 1)/2 for a degree ℓ, which may be secret within public bounds.
#[derive(Clone, Copy)]
pub(crate) struct Half {
    /// A lower bound.
    pub least: u16,
    /// An upper bound. The operations depend on both bounds alone.
    pub most: u16,
    /// The value, between both.
    pub secret: u16,
}

impl Half {
    /// Of a public degree.
    fn of(degree: u16) -> Half {
        let half = degree >> 1;
        Half {
            least: half,
            most: half,
            secret: half,
        }
    }

    /// 1 if the i-th multiple of the generator counts.
    fn has(&self, i: u16) -> u64 {
        u64::from(self.secret.wrapping_sub(i) >> 15) ^ 1
    }
}

/// An isogeny to apply, or only to compute.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    /// Its degree.
    pub half: Half,
    /// 1 to apply it, 0 to leave curve and points as they are. Secret.
    pub real: u64,
}

impl Step {
    /// Applied, of a public degree.
    pub(crate) fn of(degree: u16) -> Step {
        Step {
            half: Half::of(degree),
            real: 1,
        }
    }
}

/// X + Z and X − Z of a point: (Z : Y) on the Edwards curve.
#[derive(Clone, Copy)]
struct Sides<F> {
    sum: F,
    difference: F,
}

impl<F: Field> Sides<F> {
    fn of(point: &Point<F>) -> Sides<F> {
        Sides {
            sum: point.x.add(&point.z),
            difference: point.x.sub(&point.z),
        }
    }

    fn mul(&self, sum: &F, difference: &F) -> Sides<F> {
        Sides {
            sum: self.sum.mul(sum),
            difference: self.difference.mul(difference),
        }
    }

    fn square(&self) -> Sides<F> {
        Sides {
            sum: self.sum.square(),
            difference: self.difference.square(),
        }
    }

    fn select(choice: u64, yes: &Sides<F>, no: &Sides<F>) -> Sides<F> {
        Sides {
            sum: F::select(choice, &yes.sum, &no.sum),
            difference: F::select(choice, &yes.difference, &no.difference),
        }
    }
}

/// The isogeny whose kernel a point of the degree's order generates. Returns its curve, and replaces points by their images.
///
/// For a kernel of another order the result is meaningless, after the same operations.
pub(crate) fn isogeny<F: Field>(
    curve: &Curve<F>,
    kernel: &Point<F>,
    step: Step,
    points: &mut [Point<F>],
) -> Curve<F> {
    let half = step.half;
    let mut multiples = [Sides {
        sum: F::ONE,
        difference: F::ONE,
    }; MOST];
    let multiples = &mut multiples[..usize::from(half.most)];
    list(curve, kernel, multiples);
    for point in points {
        *point = Point::select(step.real, &image(multiples, half, point), point);
    }
    let image = codomain(curve, multiples, half);
    Curve {
        plus: F::select(step.real, &image.plus, &curve.plus),
        four: F::select(step.real, &image.four, &curve.four),
    }
}

/// The multiples 1, 2, 3, … of a point.
fn list<F: Field>(curve: &Curve<F>, point: &Point<F>, multiples: &mut [Sides<F>]) {
    let (mut last, mut this) = (*point, curve.double(point));
    for (i, multiple) in multiples.iter_mut().enumerate() {
        if i == 0 {
            *multiple = Sides::of(point);
            continue;
        }
        if i > 1 {
            (last, this) = (this, this.add(point, &last));
        }
        *multiple = Sides::of(&this);
    }
}

/// Takes one factor after the other; those past the lower bound only count if the secret says so.
fn product<F: Field>(half: Half, factors: impl Iterator<Item = Sides<F>>) -> Sides<F> {
    let mut product = Sides {
        sum: F::ONE,
        difference: F::ONE,
    };
    for (i, factor) in (1..).zip(factors) {
        let next = if i == 1 {
            factor
        } else {
            product.mul(&factor.sum, &factor.difference)
        };
        product = if i <= half.least {
            next
        } else {
            Sides::select(half.has(i), &next, &product)
        };
    }
    product
}

/// 4 M for each multiple, 2 M + 2 S at the end.
fn image<F: Field>(multiples: &[Sides<F>], half: Half, point: &Point<F>) -> Point<F> {
    let sides = Sides::of(point);
    let factors = multiples.iter().map(|multiple| {
        let left = sides.difference.mul(&multiple.sum);
        let right = sides.sum.mul(&multiple.difference);
        Sides {
            sum: left.add(&right),
            difference: left.sub(&right),
        }
    });
    let product = product(half, factors).square();
    Point {
        x: point.x.mul(&product.sum),
        z: point.z.mul(&product.difference),
    }
}

/// 2 M for each multiple, and the powers.
fn codomain<F: Field>(curve: &Curve<F>, multiples: &[Sides<F>], half: Half) -> Curve<F> {
    let eighth = product(half, multiples.iter().copied()).square().square();
    // a^ℓ·Z^8 = a·(a^((ℓ−1)/2)·Z^4)², and likewise for d and Y.
    let ends = Sides {
        sum: curve.plus,
        difference: curve.plus.sub(&curve.four),
    };
    let powers = power(&ends, half);
    let squares = powers.mul(&eighth.sum, &eighth.difference).square();
    let ends = ends.mul(&squares.sum, &squares.difference);
    Curve {
        plus: ends.sum,
        four: ends.sum.sub(&ends.difference),
    }
}

/// Both to the power of half.
fn power<F: Field>(base: &Sides<F>, half: Half) -> Sides<F> {
    let public = half.least == half.most;
    let bits = u16::BITS - half.most.leading_zeros();
    let mut power = *base;
    for (count, bit) in (0..bits).rev().enumerate() {
        let set = half.secret >> bit & 1;
        if public {
            if count > 0 {
                power = power.square();
                if set == 1 {
                    power = power.mul(&base.sum, &base.difference);
                }
            }
            continue;
        }
        let one = Sides {
            sum: F::ONE,
            difference: F::ONE,
        };
        if count == 0 {
            power = Sides::select(set.into(), base, &one);
            continue;
        }
        power = power.square();
        let more = power.mul(&base.sum, &base.difference);
        power = Sides::select(set.into(), &more, &power);
    }
    power
}

#[cfg(test)]
mod tests {
    use super::Half;

    #[test]
    fn multiples_up_to_the_secret_count() {
        for secret in 1..=293 {
            let half = Half {
                least: 1,
                most: 293,
                secret,
            };
            for i in 1..=293 {
                assert_eq!(half.has(i), u64::from(i <= secret), "{i} of {secret}");
            }
        }
    }
}
